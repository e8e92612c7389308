import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { vendoredPaths } from '../scripts/vendored.mjs';
import { chunks } from './plugins/chunks.ts';
import { guides } from './plugins/guides.ts';
import { languageOf, pseudo, translated } from './plugins/languages.ts';
import { screenPaths } from './plugins/screen-paths.ts';
import {
  type Bundle,
  chunkOf,
  firstView,
  kioskWorkerName,
  shellEntry,
  shellFiles,
  workerName,
} from './plugins/shell-files.ts';
import { shortPreloads } from './plugins/short-preloads.ts';

/**
 * Compressed once at build time, so that the server only has to pick. Brotli saves a seventh and takes twice the time of all the rest of a
 * build: here it is for the first view alone, and `npm run pack` adds it to every file for those who download.
 */
function compressed(): Plugin {
  return {
    name: 'compressed',
    apply: 'build',
    async writeBundle({ dir = '' }, output) {
      const bundle = output as unknown as Bundle;
      const first = firstView([chunkOf(shellEntry, bundle)], bundle);
      const names = Object.keys(bundle).filter((name) => /\.(m?js|css|html|svg)$/.test(name));
      await Promise.all(
        names.map(async (name) => {
          const body = await readFile(join(dir, name));
          if (body.length < 1024) return;
          await writeFile(join(dir, `${name}.gz`), await promisify(gzip)(body));
          if (first.has(name)) await writeFile(join(dir, `${name}.br`), await promisify(brotliCompress)(body, brotli));
        }),
      );
    },
  };
}
/** The highest quality, 11, takes twice the time for two percent. */
const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 10 } };

/** A module, or the address of its file (`?url`). */
const vendored = Object.entries(vendoredPaths('console')).map(([id, replacement]) => ({
  find: new RegExp(`^${id.replaceAll('.', '\\.')}(?=$|\\?)`),
  replacement,
}));

const server = process.env['MUSTER_URL'] ?? 'http://127.0.0.1:8080';

export default defineConfig(({ command, mode }) => {
  // One build a language: `vite build --mode fr`. Builds share the folder, and the files that are the same.
  const language = languageOf(mode);
  const isFirst = language === 'en';
  const worker = isFirst ? workerName : `${workerName}.${language}`;
  // A build is one for production, also where tests have set something else.
  if (command === 'build') process.env['NODE_ENV'] = 'production';
  const { plugin: chunked, groups } = chunks();
  return {
    plugins: [
      chunked,
      translated(language),
      react(),
      guides(),
      shortPreloads(),
      shellFiles(worker),
      language !== pseudo && compressed(),
      screenPaths(language),
    ],
    resolve: { alias: vendored },
    build: {
      // The app, and what the pages of the API reference look like; the server learns their names from the manifest.
      rolldownOptions: {
        input: [
          'index.html',
          ...(isFirst ? ['src/docs/main.ts', 'kiosk.html', `src/kiosk/${kioskWorkerName}.ts`] : []),
          `src/offline/${workerName}.ts`,
        ],
        // A service worker keeps its name, and stands at the root, which it is for.
        output: {
          codeSplitting: { groups },
          entryFileNames: ({ name }) =>
            name === workerName
              ? `${worker}.js`
              : name === kioskWorkerName
                ? `${kioskWorkerName}.js`
                : 'assets/[name]-[hash].js',
          // The first view lists what every screen needs by name: what a name is longer, all who visit load.
          chunkFileNames: ({ name }) => `assets/${name.slice(0, 6)}-[hash:7].js`,
          assetFileNames: 'assets/[name]-[hash:7][extname]',
        },
      },
      manifest: isFirst,
      // Every browser that knows light-dark() knows modulepreload.
      modulePreload: { polyfill: false },
      emptyOutDir: false,
      target: 'es2022',
      // Colours are written with light-dark(), which every current browser knows.
      cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
      // The content policy lets no data: fonts or scripts in.
      assetsInlineLimit: 0,
    },
    server: { proxy: { '/app/api': server, '/api': server, '/docs': server } },
  };
});
