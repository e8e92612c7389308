import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { readGuide } from '../plugins/guides.ts';

type Blocks = Awaited<ReturnType<typeof readGuide>>['blocks'];

const folder = fileURLToPath(new URL('../../docs/using/', import.meta.url));
const guidesIn = (path: string): string[] => readdirSync(path).filter((name) => name.endsWith('.md'));
const names = guidesIn(folder);

const sourcesOfTexts = import.meta.glob<string>('../src/texts/**/*.ts', {
  eager: true,
  query: '?raw',
  import: 'default',
});
const languageOf = (path: string): string => /\/texts\/([a-z]{2})\//.exec(path)?.[1] ?? 'en';
const languages = [...new Set(Object.keys(sourcesOfTexts).map(languageOf))].filter((language) => language !== 'en');

const textsOf = (language: string): string =>
  Object.entries(sourcesOfTexts)
    .filter(([path]) => languageOf(path) === language)
    .map(([, source]) => source.toLowerCase())
    .join('\n');

const pathOf = (name: string, language: string): string => join(folder, language === 'en' ? '' : language, name);

const inlinesOf = (blocks: Blocks) =>
  blocks.flatMap((block) => {
    if (block.kind === 'paragraph') return block.inlines;
    return block.kind === 'list' ? block.items.flat() : [];
  });

/** What a guide has beside its words: its parts in their order, where its links lead, what its pictures show. */
async function shapeOf(path: string) {
  const { blocks, pictures } = await readGuide(path);
  return {
    parts: blocks.map((block) => (block.kind === 'list' ? `list of ${block.items.length}` : block.kind)),
    links: inlinesOf(blocks).flatMap((inline) => (inline.kind === 'link' ? [inline.to] : [])),
    pictures: pictures.map((picture) => basename(picture)),
  };
}

describe.each(languages)('the guides in %s', (language) => {
  it('are those that there are in English', () => {
    expect(names.length).toBeGreaterThan(3);
    expect(guidesIn(join(folder, language)).sort()).toEqual([...names].sort());
  });

  it.each(names)('%s has the headings, links and pictures of the English one', async (name) => {
    expect(await shapeOf(pathOf(name, language))).toEqual(await shapeOf(pathOf(name, 'en')));
  });

  it.each(names)('%s has words of its own for every heading and picture', async (name) => {
    const wordsOf = async (of: string) => {
      const { title, blocks } = await readGuide(pathOf(name, of));
      return [
        title,
        ...blocks.flatMap((block) => {
          if (block.kind === 'heading') return block.text;
          return block.kind === 'picture' ? block.alt : [];
        }),
      ];
    };
    const english = await wordsOf('en');
    const sameInBoth = ['Documents'];
    const untranslated = (await wordsOf(language)).filter((words) => english.includes(words));
    expect(untranslated.filter((words) => !sameInBoth.includes(words))).toEqual([]);
  });
});

describe.each(['en', ...languages])('in %s, what a guide names in bold', (language) => {
  it.each(names)('%s: is what a screen or a button is called', async (name) => {
    const texts = textsOf(language);
    const { blocks } = await readGuide(pathOf(name, language));
    const bold = inlinesOf(blocks).flatMap((inline) => (inline.kind === 'strong' ? [inline.text] : []));
    expect(bold.length).toBeGreaterThan(3);
    // A button may say more: how many it is about.
    expect(bold.filter((called) => !new RegExp(`['\`]${called.toLowerCase()}(?: #|['\`])`).test(texts))).toEqual([]);
  });
});
