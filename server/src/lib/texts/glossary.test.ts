import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../../../..');

/** By each word of the glossary's last column, the one to use. */
const instead = new Map(
  readFileSync(join(root, 'docs/glossary.fr.md'), 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('| ') && !line.startsWith('| English') && !line.startsWith('| ---'))
    .flatMap((line) => {
      const [, , french = '', not = ''] = line.split('|').map((cell) => cell.trim());
      const words = not.split(',').map((word) => word.trim().toLowerCase());
      return words.filter((word) => word !== '').map((word) => [word, french] as const);
    }),
);

const avoided = new RegExp(`(?<![\\p{L}\\p{N}_-])(${[...instead.keys()].join('|')})[sx]?(?![\\p{L}\\p{N}_-])`, 'giu');

/** What stands between quotes in a source; imports name files. */
const textsIn = (source: string): string[] =>
  source
    .split('\n')
    .filter((line) => !line.startsWith('import ') && !/^\s*(\/\*\*|\*|\/\/)/.test(line))
    .flatMap((line) =>
      [...line.matchAll(/'([^']*)'(:)?|`((?:[^`\\]|\\.)*)`/g)].flatMap(([, fixed, isKey, made]) =>
        isKey === undefined ? [fixed ?? made ?? ''] : [],
      ),
    )
    // Values that are put in, codes and paths are named in English.
    .map((text) => text.replaceAll(/\$\{[^}]*\}|\b[A-Z_]{2,}\b|\/[a-z]\S*/g, ''));

/** The lines of a guide, without code and the names of files. */
const linesIn = (guide: string): string[] => guide.replaceAll(/`[^`]*`|\]\([^)]*\)/g, '').split('\n');

/** Folders of French texts. */
const folders = ['server/src/lib/texts/fr', 'server/src/demo/fr', 'console/src/texts/fr', 'docs/using/fr'];

describe('the French texts', () => {
  it('have words to avoid', () => {
    expect(instead.size).toBeGreaterThan(50);
  });

  it.each(folders)('of %s keep to the one word of the glossary', (folder) => {
    const path = join(root, folder);
    const found = readdirSync(path, { encoding: 'utf8', recursive: true })
      .filter((name) => /\.(?:ts|md)$/.test(name) && !name.endsWith('.test.ts'))
      .flatMap((name) =>
        (name.endsWith('.md') ? linesIn : textsIn)(readFileSync(join(path, name), 'utf8')).flatMap((text) =>
          [...text.matchAll(avoided)].map(
            ([, word = '']) => `${name}: "${text}" has ${word}, not ${instead.get(word.toLowerCase()) ?? ''}`,
          ),
        ),
      );
    expect(found).toEqual([]);
  });
});
