/** Makes an app of the page: icons of all sizes, drawn from `public/favicon.svg`; a manifest in each language; and the
 *  service worker, which is told the files of the build. */

import { createHash } from 'node:crypto';
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { Resvg, initWasm } from '@resvg/resvg-wasm';
import { transformWithOxc, type Plugin } from 'vite';
import { LANGUAGES, cataloguesOf } from './words-plugin.ts';

const PUBLIC = fileURLToPath(new URL('public/', import.meta.url));
const WORKER = fileURLToPath(new URL('src/worker/service-worker.ts', import.meta.url));
const WORKER_FILE = 'service-worker.js';
/** Paper by day, as in `src/theme/tokens.css`. */
const PAPER = '#f3e7cd';
const LABEL = '#8c2318';

// --- Icons -------------------------------------------------------------------------------------------------------

const SIZES = [192, 512];

interface Icon {
  file: string;
  size: number;
  svg: string;
  purpose?: 'any' | 'maskable';
}

/** What is inside of the drawing's frame: the first path is the label itself. */
const inside = (drawing: string): string => drawing.replaceAll(/<\/?svg[^>]*>/g, '').replace(/<path[^>]*\/>/, '');

const drawn = (content: string): string => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">${content}</svg>`;

/** Whatever shape a system cuts out, nothing of the drawing is lost: it lies in the inner four fifths. */
const filled = (drawing: string): string =>
  drawn(`<path fill="${LABEL}" d="M0 0h64v64H0z"/><g transform="translate(32 32) scale(.82) translate(-32 -32)">${inside(drawing)}</g>`);

/** Only its shape counts, in the bar of a phone. */
const silhouette = (drawing: string): string => drawn(inside(drawing).replaceAll(/(fill|stroke)="#\w+"/g, '$1="#fff"'));

export function icons(drawing: string): Icon[] {
  return [
    ...SIZES.map((size): Icon => ({ file: `icons/icon-${size}.png`, size, svg: drawing, purpose: 'any' })),
    ...SIZES.map((size): Icon => ({ file: `icons/maskable-${size}.png`, size, svg: filled(drawing), purpose: 'maskable' })),
    { file: 'icons/apple-180.png', size: 180, svg: filled(drawing) },
    { file: 'icons/badge-96.png', size: 96, svg: silhouette(drawing) },
  ];
}

let ready: Promise<void> | null = null;

export async function paint({ svg, size }: Icon): Promise<Uint8Array> {
  ready ??= initWasm(readFileSync(createRequire(import.meta.url).resolve('@resvg/resvg-wasm/index_bg.wasm')));
  await ready;
  return new Resvg(svg, { fitTo: { mode: 'width', value: size } }).render().asPng();
}

// --- The manifest ------------------------------------------------------------------------------------------------

export const manifestFile = (language: string): string => `manifest-${language}.webmanifest`;

/** Addresses are from the manifest on, wherever the server is. */
export function manifest(language: string, drawing: string): string {
  const words = new FluentBundle(language, { useIsolating: false });
  for (const file of ['', 'start'].flatMap((topic) => cataloguesOf(language, topic))) words.addResource(new FluentResource(readFileSync(file, 'utf8')));
  const t = (id: string): string => {
    const pattern = words.getMessage(id)?.value;
    if (pattern === null || pattern === undefined) throw new Error(`There is no message ${id} in ${language}.`);
    return words.formatPattern(pattern);
  };
  const shortcut = (name: string, url: string) => ({ name: t(name), url });
  return JSON.stringify({
    id: './',
    start_url: './',
    scope: './',
    lang: language,
    name: t('app-name'),
    short_name: t('app-name'),
    description: t('start-tagline'),
    display: 'standalone',
    background_color: PAPER,
    theme_color: PAPER,
    categories: ['games'],
    icons: [
      { src: 'favicon.svg', sizes: 'any', type: 'image/svg+xml' },
      ...icons(drawing).flatMap(({ file, size, purpose }) =>
        purpose === undefined ? [] : [{ src: file, sizes: `${size}x${size}`, type: 'image/png', purpose }]),
    ],
    shortcuts: [shortcut('nav-tables', './tables'), shortcut('nav-learn', './learn'), shortcut('nav-rules', './rules')],
  });
}

// --- The worker --------------------------------------------------------------------------------------------------

/** With the files it may keep; another build is another worker. */
async function worker(files: string[]): Promise<string> {
  const { code } = await transformWithOxc(readFileSync(WORKER, 'utf8'), WORKER);
  const build = createHash('sha256').update(JSON.stringify(files)).update(code).digest('hex').slice(0, 12);
  return `const FILES = ${JSON.stringify(files)};\nconst BUILD = '${build}';\n${code}`;
}

const LINKS = [
  { rel: 'manifest', href: `./${manifestFile('en')}` },
  { rel: 'apple-touch-icon', href: './icons/apple-180.png' },
];

export function appPlugin(): Plugin {
  return {
    name: 'boriken-app',
    transformIndexHtml: { order: 'post', handler: () => LINKS.map((attrs) => ({ tag: 'link', attrs })) },
    async generateBundle() {
      const drawing = readFileSync(`${PUBLIC}favicon.svg`, 'utf8');
      for (const icon of icons(drawing)) this.emitFile({ type: 'asset', fileName: icon.file, source: await paint(icon) });
      for (const language of LANGUAGES) {
        this.emitFile({ type: 'asset', fileName: manifestFile(language), source: manifest(language, drawing) });
      }
    },
    // What has been written is known only now: some files of the bundle are not.
    async writeBundle({ dir = '' }) {
      const written = readdirSync(dir, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
      const files = written.map(({ name, parentPath }) => relative(dir, join(parentPath, name)).replaceAll('\\', '/'));
      const kept = files.filter((file) => file !== 'index.html' && file !== WORKER_FILE);
      writeFileSync(join(dir, WORKER_FILE), await worker(kept.sort()));
    },
    configureServer({ middlewares }) {
      middlewares.use(`/${WORKER_FILE}`, (_, answer) => {
        void worker([]).then((code) => answer.setHeader('content-type', 'text/javascript').end(code));
      });
    },
  };
}
