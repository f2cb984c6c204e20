import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { appPlugin } from './app-plugin.ts';
import { wordsPlugin } from './words-plugin.ts';

const SERVER = 'http://127.0.0.1:8000';

export default defineConfig({
  // Wherever the server is: files find each other by where they lie, and the server tells the page where that is.
  base: './',
  plugins: [svelte(), wordsPlugin(), appPlugin()],
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
              priority: 2,
              test: /rolldown.runtime|node_modules.(?!qr.)|src.(theme|art.ArtDefs|App|main)|src.lib.(api|i18n)|virtual:words$|boriken.locale|src.lib.shell.(parts.(?!SettingsForm|NoticeBar|making-room)|[^/\\]+$)/,
            },
            // On the start page too, which needs nothing else of the table.
            { name: 'scenes', priority: 1, test: /src.art.(Role|roles|scenes)/ },
            { name: 'table', test: /src.lib.board.(?!puertoma|since.(SinceStrip|recap)|decide.(Preparing|AdviceList|expansions|(Achievement|Buccaneer|Draft|Handing|Seating|Sending|Supplier)Control))|src.lib.shell.room.(TablePage|GameRoom|TableMenu.svelte)|shell.end.counted|lesson-table/ },
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
