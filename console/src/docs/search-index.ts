import MiniSearch, { type QueryCombination } from 'minisearch';
import { synonyms } from './synonyms.ts';

/** Something to look for, as the server lists it. */
export interface Entry {
  readonly url: string;
  readonly kind: string;
  readonly title: string;
  readonly hint: string;
  readonly text: string;
}

export type Found = Pick<Entry, 'url' | 'title' | 'hint'>;
type Index = MiniSearch<Entry & { readonly id: number }>;

let entries: Promise<readonly Entry[]> | null = null;
let index: Promise<Index> | null = null;

/** Asked for when someone first looks for something. */
const loadEntries = (): Promise<readonly Entry[]> =>
  (entries ??= fetch('/docs/search.json').then((response) => response.json() as Promise<readonly Entry[]>));

/** Both `employment_start_date` and its words are found. */
function tokenize(text: string): string[] {
  const words = text.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '');
  return [...words, ...text.split(/\s+/).filter((word) => word.includes('_') || word.includes('.'))];
}

export function indexOf(all: readonly Entry[]): Index {
  const made: Index = new MiniSearch({
    fields: ['title', 'hint', 'text'],
    storeFields: ['url', 'kind', 'title', 'hint'],
    tokenize,
    searchOptions: {
      boost: { title: 4, hint: 2 },
      boostDocument: (_id, _term, stored) => (stored?.['kind'] === 'field' ? 0.6 : 1),
      prefix: true,
      fuzzy: (term) => (term.length > 4 ? 0.2 : false),
      combineWith: 'AND',
    },
  });
  made.addAll(all.map((entry, id) => ({ ...entry, id })));
  return made;
}

export const prepareSearch = (): Promise<Index> => (index ??= loadEntries().then(indexOf));

/** All parts of a word such as `if-match`. */
const whole = (word: string): QueryCombination => ({ combineWith: 'AND', queries: [word] });

/** Every word has to be met, by itself or by what the pages call it. */
export function searchIn(made: Index, words: string): readonly Found[] {
  const queries = words.split(/\s+/).map((word): QueryCombination => {
    const key = word.toLowerCase();
    const others = Object.hasOwn(synonyms, key) ? (synonyms[key] ?? []) : [];
    return { combineWith: 'OR', queries: [word, ...others].map(whole) };
  });
  return made.search({ combineWith: 'AND', queries }) as unknown as Found[];
}

export async function find(words: string): Promise<readonly Found[]> {
  return words === '' ? [] : searchIn(await prepareSearch(), words);
}

/** Where an anchor stands, for addresses from before each area had its page. */
export async function findAnchor(anchor: string): Promise<string | null> {
  return (await loadEntries()).find(({ url }) => url.endsWith(`#${anchor}`))?.url ?? null;
}
