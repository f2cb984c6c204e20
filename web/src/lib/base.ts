/** Where the server is on its site: '' at the root, '/games' in a part of it. The page says it (`index.html`). */

const said = globalThis.document?.querySelector('meta[name="boriken-base"]')?.getAttribute('content') ?? '';

export const BASE = said.startsWith('/') ? said.replace(/\/+$/, '') : '';
