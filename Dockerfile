# The server with its web client. `docker compose up` runs it with PostgreSQL and Redis.
FROM node:20-slim AS web
WORKDIR /boriken/web
COPY web/package.json web/package-lock.json web/.npmrc ./
COPY web/tools/locked.js ./tools/locked.js
# Not "npm ci", which insists on the builds of all platforms; locked.js holds what came to the lock.
RUN npm install --no-save --no-audit --no-fund && node tools/locked.js
COPY web ./
COPY src/boriken/locale ../src/boriken/locale
COPY src/boriken/catalog/data ../src/boriken/catalog/data
RUN npm run build

FROM python:3.11-slim AS build
RUN apt-get update && apt-get install --yes --no-install-recommends gcc libc6-dev \
    && rm -rf /var/lib/apt/lists/*
WORKDIR /boriken
COPY requirements ./requirements
RUN python -m venv /venv && /venv/bin/pip install --no-cache-dir --require-hashes -r requirements/runtime.txt
COPY pyproject.toml hatch_build.py README.md LICENSE NOTICE.md ./
COPY tools/compile.py ./tools/compile.py
COPY docs/rules ./docs/rules
COPY src ./src
COPY --from=web /boriken/src/boriken/server/static ./src/boriken/server/static
RUN /venv/bin/pip install --no-cache-dir --no-deps --no-build-isolation .

FROM python:3.11-slim
RUN useradd --create-home --uid 10001 boriken && install --directory --owner=boriken --mode=700 /data
COPY --from=build /venv /venv
USER boriken
# Without a database of its own the server keeps the tables in a file of this volume.
ENV PATH=/venv/bin:$PATH PYTHONUNBUFFERED=1 BORIKEN_DATABASE_URL=sqlite:////data/tables.db
VOLUME /data
EXPOSE 8000
HEALTHCHECK --interval=15s --timeout=3s \
    CMD ["python", "-c", "import urllib.request as r; r.urlopen('http://127.0.0.1:8000/readyz', timeout=2)"]
CMD ["boriken", "serve", "--host", "0.0.0.0", "--log-format", "json"]
