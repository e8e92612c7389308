import MiniSearch from 'minisearch';

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

function indexOf(all: readonly Entry[]): Index {
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

export async function find(words: string): Promise<readonly Found[]> {
  return words === '' ? [] : ((await prepareSearch()).search(words) as unknown as Found[]);
}

/** Where an anchor stands, for addresses from before each area had its page. */
export async function findAnchor(anchor: string): Promise<string | null> {
  return (await loadEntries()).find(({ url }) => url.endsWith(`#${anchor}`))?.url ?? null;
}
