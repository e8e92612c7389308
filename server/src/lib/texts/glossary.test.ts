import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
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

  it.each(folders)('of %s have no plain space where a line must not break, and none before ; ! and ?', (folder) => {
    const path = join(root, folder);
    const found = readdirSync(path, { encoding: 'utf8', recursive: true })
      .filter((name) => /\.(?:ts|md)$/.test(name))
      .flatMap((name) => {
        const source = readFileSync(join(path, name), 'utf8');
        const texts = name.endsWith('.md') ? source.replaceAll(/`[^`]*`/g, 'x').split('\n') : literalsIn(source);
        return texts.filter((text) => mistypeset.test(text)).map((text) => `${name}: ${text}`);
      });
    expect(found).toEqual([]);
  });
});

/** A plain space before : » % $ or after «, any space before ; ! ?, and none at all beside : « ». */
const mistypeset = / [:»%$]|« |\s[;!?]|«\S(?<!\u00a0)|\S(?<!\u00a0)»|\p{L}:\s/u;

/** Every literal and every part of a template, but for keys, which are in English, and words of the API. */
function literalsIn(source: string): string[] {
  const texts: string[] = [];
  const look = (node: ts.Node): void => {
    const isKey = ts.isPropertyAssignment(node.parent) && node.parent.name === node;
    if (ts.isStringLiteralLike(node) && !isKey) texts.push(node.text);
    if (ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node)) texts.push(node.text);
    ts.forEachChild(node, look);
  };
  ts.forEachChild(ts.createSourceFile('texts.ts', source, ts.ScriptTarget.Latest, true), look);
  return texts.map((text) => text.replaceAll(/\b(?:Authorization|X-Muster-App|Content-Type): /g, ''));
}
