export interface Answered {
  readonly data: readonly unknown[];
  readonly meta: {
    readonly next_cursor: string | null;
    readonly total?: number;
    readonly names?: Readonly<Record<string, string>>;
    readonly hidden?: readonly string[];
  };
}

/** A page of a list, and the cursor that it begins behind. */
export interface LoadedPage extends Answered {
  readonly cursor: string | null;
}

type Ask = (cursor: string | null) => Promise<Answered>;

/** So many rows were added within one page, or the order is another one: the list is loaded again from there. */
const mostBetween = 3;

const keyOf = (row: unknown): string => {
  const { id } = row as { readonly id?: unknown };
  return typeof id === 'string' ? id : JSON.stringify(row);
};

/**
 * Every page again, all at once: each from where it began before. A row that is gone lets a page reach into the next one, so
 * rows are told apart by `rowsOf`. One that is new pushes others over the end of its page: those are asked for.
 */
export async function renewPages(before: readonly LoadedPage[], ask: Ask): Promise<LoadedPage[]> {
  const cursors = before.length === 0 ? [null] : before.map(({ cursor }) => cursor);
  const pages: LoadedPage[] = await Promise.all(cursors.map(async (cursor) => ({ ...(await ask(cursor)), cursor })));
  for (const [index, next] of pages.slice(1).entries()) {
    const following = new Set([...(before[index]?.data.slice(-1) ?? []), ...next.data].map(keyOf));
    const meets = (): boolean => pages[index]?.data.some((row) => following.has(keyOf(row))) === true;
    for (let count = 0; !meets(); count += 1) {
      const page = pages[index];
      if (!page || page.meta.next_cursor === null || count === mostBetween) return pages.slice(0, index + 1);
      const between = await ask(page.meta.next_cursor);
      pages[index] = {
        cursor: page.cursor,
        data: [...page.data, ...between.data],
        meta: { ...between.meta, names: { ...page.meta.names, ...between.meta.names } },
      };
    }
  }
  return pages;
}

/** The rows of all pages, each of them once. */
export const rowsOf = (pages: readonly LoadedPage[]): unknown[] => [
  ...new Map(pages.flatMap(({ data }) => data.map((row) => [keyOf(row), row]))).values(),
];
