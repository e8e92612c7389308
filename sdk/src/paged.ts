import type { ListBody } from './answers.ts';
import type { ListMeta } from './generated/records.ts';

/** One page of a list. */
export interface Page<T> {
  readonly data: readonly T[];
  readonly meta: ListMeta;
  /** null on the last page. */
  readonly next: (() => Promise<Page<T>>) | null;
}

type Fetcher<T> = (cursor: string | undefined) => Promise<ListBody<T>>;

/** A list: `await` it for its first page, `for await` it for every record of all pages. Nothing is asked for before. */
export class Paged<T> implements PromiseLike<Page<T>>, AsyncIterable<T> {
  readonly #fetch: Fetcher<T>;

  constructor(fetcher: Fetcher<T>) {
    this.#fetch = fetcher;
  }

  then<A = Page<T>, B = never>(
    onPage?: ((page: Page<T>) => A | PromiseLike<A>) | null,
    onError?: ((error: unknown) => B | PromiseLike<B>) | null,
  ): Promise<A | B> {
    return this.#page(undefined).then(onPage, onError);
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<T, void, undefined> {
    for await (const { data } of this.pages()) yield* data;
  }

  /** Page by page, for those who store where they are: `meta.next_cursor`. */
  async *pages(): AsyncGenerator<Page<T>, void, undefined> {
    let page: Page<T> | undefined = await this.#page(undefined);
    while (page) {
      yield page;
      page = await page.next?.();
    }
  }

  /** Every record at once, at most `limit` of them: a list may be longer than memory. */
  async toArray({ limit }: { readonly limit: number }): Promise<T[]> {
    const records: T[] = [];
    if (limit <= 0) return records;
    for await (const record of this) {
      records.push(record);
      if (records.length >= limit) break;
    }
    return records;
  }

  async #page(cursor: string | undefined): Promise<Page<T>> {
    const { data, meta } = await this.#fetch(cursor);
    const { has_more: hasMore, next_cursor: following } = meta;
    return { data, meta, next: hasMore && following !== null ? () => this.#page(following) : null };
  }
}
