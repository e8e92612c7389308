import { client } from './client/client.ts';

export { ApiError } from './client/error.ts';

/** What a query may hold; undefined and '' are left out. */
export type Query = Readonly<Record<string, string | number | boolean | undefined>>;

export interface Page<T> {
  readonly items: readonly T[];
  readonly nextCursor: string | null;
}

interface Envelope<T> {
  readonly data: T;
  readonly meta: { readonly next_cursor?: string | null };
}

type AnyCall = (path: string, init: object) => Promise<{ data?: unknown }>;

const ask = async <T>(path: string, signal?: AbortSignal): Promise<Envelope<T>> =>
  (await (client.GET as unknown as AnyCall)(path, { signal })).data as Envelope<T>;

export function pathWith(path: string, query: Query = {}): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== '') search.set(name, String(value));
  }
  const text = search.toString();
  return text === '' ? path : `${path}?${text}`;
}

export async function get<T>(path: string, query?: Query, signal?: AbortSignal): Promise<T> {
  return (await ask<T>(pathWith(path, query), signal)).data;
}

export async function getPage<T>(path: string, query?: Query, signal?: AbortSignal): Promise<Page<T>> {
  const { data, meta } = await ask<T[]>(pathWith(path, query), signal);
  return { items: data, nextCursor: meta.next_cursor ?? null };
}

/** Every page of a list that is short by nature, such as departments. */
export async function getAll<T>(path: string, query?: Query, signal?: AbortSignal): Promise<T[]> {
  const items: T[] = [];
  let cursor: string | null = null;
  do {
    const page: Page<T> = await getPage<T>(path, { ...query, limit: 100, ...(cursor !== null && { cursor }) }, signal);
    items.push(...page.items);
    cursor = page.nextCursor;
  } while (cursor !== null);
  return items;
}

export async function send<T>(method: 'POST' | 'PUT' | 'PATCH' | 'DELETE', path: string, body?: unknown): Promise<T> {
  const verb = client[method] as unknown as AnyCall;
  return ((await verb(path, { body })).data as Envelope<T>).data;
}
