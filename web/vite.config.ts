import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { namesPlugin } from './names-plugin.ts';

const SERVER = 'http://127.0.0.1:8000';

export default defineConfig({
  base: '/',
  plugins: [svelte(), namesPlugin()],
  build: {
    outDir: '../src/boriken/server/static',
    emptyOutDir: true,
    // The page is served under a strict content security policy: nothing inline, not even as a data address.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: {
    // The words lie outside of this folder, beside the terminal's.
    fs: { allow: ['..'] },
    proxy: { '/api': { target: SERVER, ws: true } },
  },
  test: {
    include: ['src/**/*.test.ts'],
  },
});
