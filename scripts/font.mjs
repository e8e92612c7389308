// Cuts the font of the first view down to what the app shows: `node scripts/font.mjs`, whenever Inter or the weights of tokens.css change.
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

const source = createRequire(new URL('../console/package.json', import.meta.url)).resolve(
  '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2',
);
export const fontFile = new URL('../console/src/ui/inter-latin-wght.woff2', import.meta.url);

/** What a browser applies by itself, and figures of one width. Alternate letters are asked for by nobody. */
const keepFeatures = ['calt', 'ccmp', 'kern', 'liga', 'locl', 'mark', 'mkmk', 'tnum'];
const variationAxes = { wght: { min: 400, max: 700 } };

/** The letters that font.css names for this file. */
function letters() {
  const css = readFileSync(new URL('../console/src/ui/font.css', import.meta.url), 'utf8');
  const [, ranges = ''] = /inter-latin-wght\.woff2[^}]*unicode-range:([^;]*);/.exec(css) ?? [];
  return [...ranges.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g)]
    .flatMap(([, first, last = first]) => {
      const from = Number.parseInt(first, 16);
      return Array.from({ length: Number.parseInt(last, 16) - from + 1 }, (_, index) => from + index);
    })
    .map((code) => String.fromCodePoint(code))
    .join('');
}

/** @returns {Promise<Buffer>} */
export const cutFont = () =>
  subsetFont(readFileSync(source), letters(), { targetFormat: 'woff2', keepFeatures, variationAxes });

if (process.argv[1] === fileURLToPath(import.meta.url)) writeFileSync(fontFile, await cutFont());
