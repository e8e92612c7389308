import { execFile } from 'node:child_process';
import { rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, describe, expect, it } from 'vitest';
import { openConsole } from './browser.ts';
import { Looks, textsOn, walk } from './walk.ts';
import { atBothWidths, openAs, roles } from './walk-roles.ts';

/** The console in the test language, served in place of the one that the server has. */
async function buildPseudo(): Promise<string> {
  const folder = join(tmpdir(), `muster-pseudo-${String(process.pid)}`);
  const root = fileURLToPath(new URL('..', import.meta.url));
  const vite = join(dirname(createRequire(join(root, 'package.json')).resolve('vite/package.json')), 'bin/vite.js');
  await promisify(execFile)(process.execPath, [vite, 'build', '--mode', 'pseudo', '--outDir', folder], { cwd: root });
  return folder;
}

const consoleFolder = await buildPseudo();
const muster = await openConsole({ hasDemo: true, consoleFolder });
afterAll(() => {
  rmSync(consoleFolder, { recursive: true, force: true });
});

/** Names of days, months and units, which Intl writes and no catalogue holds. */
const wordsOfIntl = new Set(
  ['en', 'en-CA', 'fr', 'fr-CA'].flatMap((locale) => {
    const days = Array.from({ length: 366 }, (_, day) => new Date(Date.UTC(2026, 0, day + 1)));
    const styles: Intl.DateTimeFormatOptions[] = [
      { dateStyle: 'full', timeStyle: 'full' },
      { dateStyle: 'medium', timeStyle: 'short' },
      { weekday: 'short', month: 'short' },
      { weekday: 'long', month: 'long' },
    ];
    const dates = styles.flatMap((style) => days.map((day) => new Intl.DateTimeFormat(locale, style).format(day)));
    const relative = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
    const units = ['second', 'minute', 'hour', 'day', 'month', 'year'] as const;
    const ago = units.flatMap((unit) => [-2, -1, 0, 1, 2].map((count) => relative.format(count, unit)));
    const listed = new Intl.ListFormat(locale).format(['1', '2', '3']);
    const currencies = new Intl.DisplayNames(locale, { type: 'currency' });
    const regions = new Intl.DisplayNames(locale, { type: 'region', fallback: 'none' });
    const letters = Array.from({ length: 26 }, (_, index) => String.fromCodePoint(65 + index));
    const countries = letters.flatMap((one) => letters.map((two) => regions.of(one + two) ?? ''));
    const money = Intl.supportedValuesOf('currency').map((code) => currencies.of(code) ?? '');
    return [...dates, ...ago, listed, ...countries, ...money].flatMap((text) => text.match(/\p{L}+/gu) ?? []);
  }),
);

describe('the pseudo-language: what has no brackets is in no catalogue', () => {
  /** Guides are pages of the documentation; the name of the product is the same in every language. */
  const isElsewhere = (path: string): boolean => path.startsWith('/help');
  const sameEverywhere = new Set([
    'Muster',
    'English',
    'Français',
    'API',
    'CSV',
    'PDF',
    'URL',
    'cURL',
    'JSON',
    'MCP',
    'HTTP',
    // Of countries, which Chromium calls otherwise than Node does.
    'Islas',
    'Malvinas',
    'Palestine',
    'PostgreSQL',
    'Node',
    'js',
    'am',
    'pm',
  ]);

  const looks = new Looks();

  it.each(roles)('every screen of %s, at 1280 and 390', { timeout: 240_000 }, async (role) => {
    const { page, asked } = await openAs(muster, role, 'en');
    const faults: string[] = [];
    const seen = await walk(page, asked, async (path) => {
      const texts = await textsOn(page);
      if (await looks.isNew(page, path, texts, asked)) faults.push(...(await atBothWidths(page, asked, path)));
      if (isElsewhere(path)) return;
      for (const text of texts) {
        // Names of time zones are the same everywhere.
        let left = /^\w+(?:\/[\w-]+)+$/.test(text) ? '' : text;
        // A text may stand in another: the innermost brackets first.
        while (/\[[^[\]]*\]/.test(left)) left = left.replaceAll(/\[[^[\]]*\]/g, '');
        const words = (left.match(/\p{L}{2,}/gu) ?? []).filter(
          (word) =>
            // Initials and codes are no words.
            !/^\p{Lu}{2,3}$/u.test(word) &&
            !asked.words.has(word) &&
            !asked.words.has(word.toLowerCase()) &&
            !wordsOfIntl.has(word) &&
            !sameEverywhere.has(word),
        );
        if (words.length > 0) faults.push(`${path}: ${text.slice(0, 120)}`);
      }
    });
    expect(seen.length).toBeGreaterThan(20);
    expect([...new Set(faults)]).toEqual([]);
  });
});
