import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { wordsPlugin } from './words-plugin.ts';

const SERVER = 'http://127.0.0.1:8000';

export default defineConfig({
  base: '/',
  plugins: [svelte(), wordsPlugin()],
  build: {
    outDir: '../src/boriken/server/static',
    emptyOutDir: true,
    // The page is served under a strict content security policy: nothing inline, not even as a data address.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // A request costs more than a kilobyte does: one file of code for all pages, one for the table; styles likewise.
    cssCodeSplit: true,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // The QR code is left out: only an invitation needs it.
            {
              name: 'common',
              test: /rolldown.runtime|node_modules.(?!qr.)|src.(theme|art.ArtDefs|App|main)|src.lib.(api|i18n)|boriken.locale|src.lib.shell.(parts.(?!SettingsForm)|start|[^/\\]+$)/,
            },
            { name: 'table', test: /src.lib.board.(?!puertoma)|src.lib.shell.room.(TablePage|GameRoom|TableMenu.svelte)|lesson-table/ },
          ],
        },
      },
    },
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
