import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { findViolations } from './axe.ts';
import { openConsole, picture } from './browser.ts';
import { Asked, Looks, misfitsOn, textsOn, walk } from './walk.ts';

const muster = await openConsole({ hasDemo: true });

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

const mostly = { width: 1280, height: 860 };
const phone = { width: 390, height: 844 };
/** Those who see most first: the others are measured where they see something else. */
const roles = ['EXECUTIVE', 'ADMINISTRATOR', 'DEPARTMENT_HEAD', 'EMPLOYEE'] as const;
type Role = (typeof roles)[number];

/** Someone of the demo with this role who has been at work. */
async function personWith(role: Role): Promise<{ id: string }> {
  const { rows } = await muster.installation.database.pool.query<{ id: string }>(
    `select users.id from users where role = $1 and users.is_active and organization_id <> $2
      order by (select count(*) from time_entries where user_id = users.id) desc, users.id limit 1`,
    [role, muster.world.organizationId],
  );
  return rows[0] ?? expect.fail(`The demo has nobody with the role ${role}.`);
}

async function open(role: Role, language: string, prepare: (page: Page) => Promise<unknown> = () => Promise.resolve()) {
  const person = await personWith(role);
  await muster.installation.database.pool.query('update users set language = $2 where id = $1', [person.id, language]);
  const page = await muster.signedIn(person as never, '/sign-in', { viewport: mostly, locale: `${language}-CA` });
  await prepare(page);
  const asked = new Asked(page);
  await page.goto(`${muster.origin}/`);
  await asked.settled();
  return { page, asked };
}

/** Both widths of what is there, without asking for it again. */
async function atBothWidths(page: Page, asked: Asked, path: string): Promise<string[]> {
  // What people wrote may be as long as it likes: it is cut where it has a tooltip or a page of its own.
  const isWritten = (fault: string): boolean =>
    [...fault.replace('cut: ', '').matchAll(/\p{L}{2,}/gu)].every(([word]) => asked.words.has(word));
  const faults: string[] = [];
  for (const size of [phone, mostly]) {
    await page.setViewportSize(size);
    faults.push(
      ...(await misfitsOn(page))
        .filter((fault) => !fault.startsWith('cut: ') || !isWritten(fault))
        .map((fault) => `${path} at ${String(size.width)}: ${fault}`),
    );
  }
  return faults;
}

describe('the pseudo-language: what has no brackets is in no catalogue', () => {
  const folder = join(tmpdir(), `muster-pseudo-${String(process.pid)}`);
  const root = fileURLToPath(new URL('..', import.meta.url));

  beforeAll(async () => {
    const vite = join(dirname(createRequire(join(root, 'package.json')).resolve('vite/package.json')), 'bin/vite.js');
    await promisify(execFile)(process.execPath, [vite, 'build', '--mode', 'pseudo', '--outDir', folder], {
      cwd: root,
    });
  });

  const types: Readonly<Record<string, string>> = {
    '.js': 'text/javascript',
    '.css': 'text/css',
    '.mjs': 'text/javascript',
  };

  /** The build of the test language in place of the one that the server has. */
  const inPseudo = (page: Page): Promise<unknown> =>
    page.route(
      (url) => !url.pathname.startsWith('/app/api') && !url.pathname.startsWith('/docs'),
      (route) => {
        const { pathname } = new URL(route.request().url());
        const file = join(folder, pathname);
        if (extname(pathname) === '') {
          return route.fulfill({ contentType: 'text/html', body: readFileSync(join(folder, 'index.html')) });
        }
        if (!existsSync(file)) return route.continue();
        return route.fulfill({
          contentType: types[extname(pathname)] ?? 'application/octet-stream',
          body: readFileSync(file),
        });
      },
    );

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
    const { page, asked } = await open(role, 'en', inPseudo);
    const faults: string[] = [];
    const seen = await walk(page, asked, async (path) => {
      const texts = await textsOn(page);
      if (await looks.isNew(page, path, asked)) faults.push(...(await atBothWidths(page, asked, path)));
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

/** Words that hold English sentences together, and that no French one has. */
const englishWords =
  /(?<![\p{L}’'-])(?:the|of|and|to|is|are|was|were|with|for|you|your|this|that|not|by|from|has|have|its|their|will|would|cannot|been|when|which|who|what)(?![\p{L}’'-])/iu;

/** Initials and names of time zones are no words. */
const isEnglish = (text: string): boolean => !/^\p{Lu}{2}$|^\w+\/\w+$/u.test(text) && englishWords.test(text);

describe('French', () => {
  const looks = new Looks();

  it.each(roles)(
    'every screen of %s, at 1280 and 390: whole, French, and 0 of axe as fr-CA',
    { timeout: 240_000 },
    async (role) => {
      const { page, asked } = await open(role, 'fr');
      expect(await page.evaluate(() => document.documentElement.lang)).toBe('fr-CA');
      const faults: string[] = [];
      const seen = await walk(page, asked, async (path) => {
        await picture(page, `fr-${role.toLowerCase()}${path.replaceAll('/', '-')}`);
        const texts = await textsOn(page);
        if (await looks.isNew(page, path, asked)) {
          faults.push(...(await atBothWidths(page, asked, path)));
          // Colours are the same in every language, and looking at them takes the longest.
          const found = await findViolations(page, { without: ['color-contrast'] });
          faults.push(...found.map((fault) => `${path}: ${fault}`));
        }
        const suspect = texts.filter((text) => isEnglish(text));
        if (suspect.length === 0) return;
        // What people wrote stays in their language, whole or in part.
        const written = [...asked.values].filter((value) => value.length > 3).sort((a, b) => b.length - a.length);
        for (const text of suspect) {
          const whole = text.replaceAll(/\s+/g, ' ').trim();
          // A mail that is shown in part has names in it, which are values of their own: the whole first.
          if (written.some((value) => value.includes(whole))) continue;
          const left = written.reduce((rest, value) => rest.replaceAll(value, ''), whole).trim();
          if (isEnglish(left) && !written.some((value) => value.includes(left)))
            faults.push(`${path}: ${text.slice(0, 120)}`);
        }
      });
      expect(seen.length).toBeGreaterThan(20);
      expect([...new Set(faults)]).toEqual([]);
    },
  );
});
