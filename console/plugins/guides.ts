import { readFile } from 'node:fs/promises';
import { Lexer, type Token, type Tokens } from 'marked';
import type { Plugin } from 'vite';
import type { Block, Inline } from '../src/screens/help/guide.ts';

/** Reads the guides of docs/using at build time, those of a language in its folder there. */
export function guides(): Plugin {
  return {
    name: 'guides',
    async load(id) {
      if (!/\/docs\/using\/(?:[a-z]{2}\/)?[\w-]+\.md$/.test(id)) return null;
      const { pictures, ...read } = await readGuide(id);
      const guide = JSON.stringify(read);
      return [
        ...pictures.map((path, index) => `import picture${index} from ${JSON.stringify(`./${path}`)};`),
        // An address is only known to the bundler: it takes the place of its number.
        `const pictures = [${pictures.map((_, index) => `picture${index}`).join(', ')}];`,
        `export const guide = ${guide};`,
        `for (const block of guide.blocks) if (block.kind === 'picture') block.address = pictures[block.address];`,
      ].join('\n');
    },
  };
}

type Unplaced = Exclude<Block, { kind: 'picture' }> | { kind: 'picture'; address: number; alt: string };

interface ReadGuide {
  readonly title: string;
  readonly blocks: readonly Unplaced[];
  /** Where the pictures are, from the guide; a block has the number of its own. */
  readonly pictures: readonly string[];
}

/** What it cannot show stops the build: nothing is lost without a word. */
export async function readGuide(path: string): Promise<ReadGuide> {
  const [heading, ...tokens] = Lexer.lex(await readFile(path, 'utf8'));
  if (heading?.type !== 'heading') throw new Error(`${path} begins with no title.`);
  const pictures: string[] = [];
  const blocks = tokens.filter(({ type }) => type !== 'space').map((token) => blockOf(token, pictures));
  return { title: (heading as Tokens.Heading).text, blocks, pictures };
}

function blockOf(token: Token, pictures: string[]): Unplaced {
  switch (token.type) {
    case 'heading':
      return { kind: 'heading', id: slug((token as Tokens.Heading).text), text: (token as Tokens.Heading).text };
    case 'paragraph': {
      const { tokens } = token as Tokens.Paragraph;
      const [only] = tokens;
      if (tokens.length !== 1 || only?.type !== 'image') return { kind: 'paragraph', inlines: tokens.map(inlineOf) };
      const { href, text } = only as Tokens.Image;
      return { kind: 'picture', address: pictures.push(href) - 1, alt: text };
    }
    case 'list':
      return { kind: 'list', items: (token as Tokens.List).items.map(itemOf) };
    default:
      throw new Error(`A guide holds what Help does not show: ${token.type}.`);
  }
}

const itemOf = ({ tokens }: Tokens.ListItem): Inline[] =>
  tokens.flatMap((token) => ((token as Tokens.Text).tokens ?? [token]).map(inlineOf));

/** What stands in the repository beside the guides is a page of the reference in the app. */
function addressOf(href: string): string {
  // From the folder of a language it is one folder further.
  const [, page] = /^\.\.\/(?:\.\.\/)?(.+)$/.exec(href) ?? [];
  const [, guide] = /^guide\/([\w-]+)\.md$/.exec(page ?? '') ?? [];
  if (guide !== undefined) return `/docs/guides/${guide}`;
  if (page === 'reference/permissions.md') return '/docs';
  if (href.startsWith('https://')) return href;
  throw new Error(`A link that leads nowhere, in the app or in the repository: ${href}.`);
}

function inlineOf(token: Token): Inline {
  switch (token.type) {
    case 'text':
    case 'escape':
      return { kind: 'text', text: (token as Tokens.Text).text };
    case 'strong':
      return { kind: 'strong', text: (token as Tokens.Strong).text };
    case 'codespan':
      return { kind: 'code', text: (token as Tokens.Codespan).text };
    case 'link': {
      const { href, text } = token as Tokens.Link;
      const [, name] = /^([\w-]+)\.md$/.exec(href) ?? [];
      return { kind: 'link', text, to: name === undefined ? addressOf(href) : `/help/${name}` };
    }
    default:
      throw new Error(`A guide holds what Help does not show: ${token.type}.`);
  }
}

const slug = (title: string): string =>
  title
    // Letters without their accents.
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^\w\s-]/g, '')
    .trim()
    .replaceAll(/\s+/g, '-');
