import { describe, expect, it } from 'vitest';
import { findViolations } from './axe.ts';
import { openConsole, picture } from './browser.ts';
import { Looks, textsOn, walk } from './walk.ts';
import { atBothWidths, openAs, roles } from './walk-roles.ts';

const muster = await openConsole({ hasDemo: true });

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
      const { page, asked } = await openAs(muster, role, 'fr');
      expect(await page.evaluate(() => document.documentElement.lang)).toBe('fr-CA');
      const faults: string[] = [];
      const seen = await walk(page, asked, async (path) => {
        await picture(page, `fr-${role.toLowerCase()}${path.replaceAll('/', '-')}`);
        const texts = await textsOn(page);
        if (await looks.isNew(page, path, texts, asked)) {
          faults.push(...(await atBothWidths(page, asked, path)));
          // Colours are the same in every language, and looking at them takes the longest.
          // What stands around a screen is looked at with the first.
          const found = await findViolations(page, { without: ['color-contrast'], isMainAlone: path !== '/' });
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
