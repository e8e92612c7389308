import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Marked, type Token, type Tokens } from 'marked';
import { packageFolder } from '../../../package.ts';
import type { Steps } from '../../slices.ts';
import { escape, json, sample } from '../page/html.ts';

export interface Guide {
  readonly path: string;
  readonly title: string;
  /** The first sentence or two. */
  readonly lead: string;
  readonly html: string;
  readonly headings: readonly { readonly id: string; readonly title: string; readonly text: string }[];
}

const guidesFolder = fileURLToPath(new URL('../docs/guide', packageFolder));
/** What a newcomer reads first; the rest by title. */
const firstNames = [
  'first-call-curl',
  'first-call-typescript',
  'first-call-python',
  'first-call-n8n',
  'authenticate',
  'calls-that-survive',
  'receive-webhooks',
];

/** Files beside the guides that are pages here. */
const elsewhere: Readonly<Record<string, string>> = {
  '../reference/permissions.md': '#scopes',
  '../reference/errors.md': '#errors',
  '../reference/events.md': '/docs/events',
};

/** null for files of the repository that are no pages here. */
function addressOf(href: string): string | null {
  const known = elsewhere[href];
  if (known !== undefined) return known;
  const [, name, anchor = ''] = /^([\w-]+)\.md(#.*)?$/.exec(href) ?? [];
  if (name !== undefined) return `/docs/guides/${name}${anchor}`;
  return /^(https?:\/\/|\/|#)/.test(href) ? href : null;
}

const slug = (title: string): string =>
  title
    .toLowerCase()
    .replaceAll(/[^\w\s-]/g, '')
    .trim()
    .replaceAll(/\s+/g, '-');

const languageNames: Readonly<Record<string, string>> = {
  sh: 'Shell',
  js: 'JavaScript',
  ts: 'TypeScript',
  json: 'JSON',
  python: 'Python',
  go: 'Go',
};

function codeOf({ text, lang = '' }: Tokens.Code): string {
  const title = escape(languageNames[lang] ?? (lang === '' ? 'Text' : lang));
  try {
    if (lang === 'json') return sample(title, json(JSON.parse(text)));
  } catch {
    // Shortened for the reader: shown as it stands.
  }
  return sample(title, escape(text));
}

const markdown = new Marked({
  renderer: {
    // The title stands above; what follows it begins at the second level.
    heading({ tokens, depth }) {
      const title = this.parser.parseInline(tokens, this.parser.textRenderer);
      const level = String(depth);
      return depth === 1
        ? ''
        : `<h${level} id="${slug(title)}"><a class="anchor" href="#${slug(title)}">${escape(title)}</a></h${level}>`;
    },
    code: codeOf,
    table(token) {
      const row = (cells: readonly Tokens.TableCell[], tag: string): string =>
        `<tr>${cells.map(({ tokens }) => `<${tag}>${this.parser.parseInline(tokens)}</${tag}>`).join('')}</tr>`;
      const head = row(token.header, 'th scope="col"').replaceAll('</th scope="col">', '</th>');
      const body = token.rows.map((cells) => row(cells, 'td')).join('');
      return `<div class="grid" tabindex="0" role="group" aria-label="Table"><table><thead>${head}</thead><tbody>${body}</tbody></table></div>`;
    },
    link({ href, tokens }) {
      const [text, address] = [this.parser.parseInline(tokens), addressOf(href)];
      return address === null ? text : `<a href="${escape(address)}">${text}</a>`;
    },
  },
});

/** The words of some tokens, for the search. */
const plainOf = (tokens: readonly Token[]): string =>
  tokens
    .map((token) => token.raw)
    .join(' ')
    .replaceAll(/[`*#|[\]]|\(\S+\)/g, ' ');

function guideOf(name: string, text: string): Guide {
  const tokens = markdown.lexer(text);
  const headings: { id: string; title: string; tokens: Token[] }[] = [];
  let title = name;
  for (const token of tokens) {
    if (token.type === 'heading' && token.depth === 1) title = String(token.text);
    else if (token.type === 'heading') {
      const plain = String(token.text).replaceAll('`', '');
      headings.push({ id: slug(plain), title: plain, tokens: [] });
    } else headings.at(-1)?.tokens.push(token);
  }
  const lead = tokens.find(({ type }) => type === 'paragraph')?.raw ?? '';
  return {
    path: `/docs/guides/${name}`,
    title,
    lead: plainOf([{ type: 'text', raw: lead }])
      .replaceAll(/\s+/g, ' ')
      .trim(),
    html: markdown.parser(tokens),
    headings: headings.map((heading) => ({ ...heading, text: plainOf(heading.tokens) })),
  };
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder).flatMap((file) => (file.endsWith('.md') ? [file.slice(0, -3)] : []));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}

const rankOf = ({ path }: Guide): number => {
  const rank = firstNames.indexOf(path.split('/').at(-1) ?? '');
  return rank === -1 ? firstNames.length : rank;
};

/** None if the folder was not brought along. */
export function* readGuides(folder = guidesFolder): Steps<Guide[]> {
  const guides: Guide[] = [];
  for (const name of namesIn(folder)) {
    guides.push(guideOf(name, readFileSync(join(folder, `${name}.md`), 'utf8')));
    yield;
  }
  return guides.sort((a, b) => rankOf(a) - rankOf(b) || a.title.localeCompare(b.title));
}
