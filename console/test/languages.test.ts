import { execFile } from 'node:child_process';
import { rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Page } from 'playwright-core';
import { afterAll, describe, expect, it } from 'vitest';
import { unaccented } from '../plugins/pseudo.ts';
import { findViolations } from './axe.ts';
import { openConsole, picture } from './browser.ts';
import { Looks, textsOn, walk } from './walk.ts';
import { atBothWidths, openAs, roles } from './walk-roles.ts';

/** The console in the test language, which is French in brackets, served in place of the one that the server has. */
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
  ['fr', 'fr-CA'].flatMap((locale) => {
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
    const ago = units.flatMap((unit) => [-5, -2, -1, 0, 1, 2, 5].map((count) => relative.format(count, unit)));
    const types = ['conjunction', 'disjunction'] as const;
    const listed = types.map((type) => new Intl.ListFormat(locale, { type }).format(['1', '2', '3']));
    const currencies = new Intl.DisplayNames(locale, { type: 'currency' });
    const regions = new Intl.DisplayNames(locale, { type: 'region', fallback: 'none' });
    const letters = Array.from({ length: 26 }, (_, index) => String.fromCodePoint(65 + index));
    const countries = letters.flatMap((one) => letters.map((two) => regions.of(one + two) ?? ''));
    const money = Intl.supportedValuesOf('currency').map((code) => currencies.of(code) ?? '');
    return [...dates, ...ago, ...listed, ...countries, ...money].flatMap((text) => text.match(/\p{L}+/gu) ?? []);
  }),
);

/** The same in every language, and the ending of 1er; the last are countries, which Chromium calls otherwise than Node does. */
const sameEverywhere = new Set(
  'er Muster English Français API CSV PDF URL cURL JSON MCP HTTP PostgreSQL Node js am pm Îles Malouines Falkland Palestine'.split(
    ' ',
  ),
);

/** What stands in no brackets, and is in no catalogue then: no initials, codes, names of time zones, and what the server answered. */
function isBare(text: string, answered: ReadonlySet<string>): boolean {
  let left = /^\w+(?:\/[\w-]+)+$/.test(text) ? '' : text;
  // A text may stand in another: the innermost brackets first.
  while (/\[[^[\]]*\]/.test(left)) left = left.replaceAll(/\[[^[\]]*\]/g, '');
  return (left.match(/\p{L}{2,}/gu) ?? []).some(
    (word) =>
      !/^\p{Lu}{2,3}$/u.test(word) &&
      !answered.has(word) &&
      !answered.has(word.toLowerCase()) &&
      !wordsOfIntl.has(word) &&
      !wordsOfIntl.has(word.toLowerCase()) &&
      !sameEverywhere.has(word),
  );
}

/** Words that hold English sentences together, and that no French one has. */
const englishWords =
  /(?<![\p{L}’'-])(?:the|of|and|to|is|are|was|were|with|for|you|your|this|that|not|by|from|has|have|its|their|will|would|cannot|been|when|which|who|what)(?![\p{L}’'-])/iu;

/** Initials and names of time zones are no words. */
const isEnglish = (text: string): boolean => !/^\p{Lu}{2}$|^\w+\/\w+$/u.test(text) && englishWords.test(text);

/** Texts that are English, but for what people wrote, which stays in their language, whole or in part. */
function englishAmong(texts: readonly string[], values: ReadonlySet<string>): string[] {
  const spoken = (text: string): string => unaccented(text).replaceAll(/\s+/g, ' ').trim();
  const suspect = texts.filter((text) => isEnglish(spoken(text)));
  if (suspect.length === 0) return [];
  const written = [...values]
    .filter((value) => value.length > 3)
    .sort((a, b) => b.length - a.length)
    .map((value) => unaccented(value));
  return suspect.filter((text) => {
    const whole = spoken(text);
    // A mail that is shown in part has names in it, which are values of their own: the whole first.
    if (written.some((value) => value.includes(whole))) return false;
    const left = written.reduce((rest, value) => rest.replaceAll(value, ''), whole).trim();
    return isEnglish(left) && !written.some((value) => value.includes(left));
  });
}

/** Controls whose name does not hold what is seen on them: who speaks to the device says what is seen. */
async function misnamedOn(page: Page): Promise<string[]> {
  const named = await page.$$eval(':is(a, button)[aria-label]', (all) =>
    all.map((one) => [(one as HTMLElement).innerText, one.getAttribute('aria-label') ?? ''] as const),
  );
  const words = (text: string): string =>
    unaccented(text)
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}]/gu, '');
  return named
    .filter(([seen, name]) => !words(name).includes(words(seen)))
    .map((pair) => `not in its name: ${pair.join(' / ')}`);
}

describe('French in brackets', () => {
  /** Guides are pages of the documentation, which has no brackets. */
  const isElsewhere = (path: string): boolean => path.startsWith('/help');
  const looks = new Looks();

  it.each(roles)(
    'every screen of %s: all of it in brackets, French, whole at 1280 and 390, and 0 of axe as fr-CA',
    { timeout: 600_000 },
    async (role) => {
      const { page, asked } = await openAs(muster, role, 'fr');
      expect(await page.evaluate(() => document.documentElement.lang)).toBe('fr-CA');
      const faults: string[] = [];
      const seen = await walk(page, asked, async (path) => {
        await picture(page, `fr-${role.toLowerCase()}${path.replaceAll('/', '-')}`);
        const texts = await textsOn(page);
        if (await looks.isNew(page, path, texts, asked)) {
          faults.push(...(await atBothWidths(page, asked, path)));
          faults.push(...(await misnamedOn(page)).map((fault) => `${path}: ${fault}`));
        }
        if (await looks.isBuiltAnew(page)) {
          // Colours are the same in every language, and looking at them takes the longest.
          // What stands around a screen is looked at with the first. Names are compared without the brackets.
          const without = ['color-contrast', 'label-content-name-mismatch'];
          const found = await findViolations(page, { without, isMainAlone: path !== '/' });
          faults.push(...found.map((fault) => `${path}: ${fault}`));
        }
        const bare = isElsewhere(path) ? [] : texts.filter((text) => isBare(text, asked.words));
        const english = englishAmong(texts, asked.values);
        faults.push(...[...bare, ...english].map((text) => `${path}: ${text.slice(0, 120)}`));
      });
      expect(seen.length).toBeGreaterThan(20);
      expect([...new Set(faults)]).toEqual([]);
    },
  );
});
