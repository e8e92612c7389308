import {
  keepPreviousData,
  type QueryClient,
  type QueryKey,
  queryOptions,
  useMutation,
  type UseMutationResult,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { useDeferredValue, useMemo } from 'react';
import { client } from './client.ts';
import { type ApiError, isUnreachable } from './error.ts';
import { type Answered, type LoadedPage, renewPages, rowsOf } from './pages.ts';
import { withPreferredNames } from './preferred-names.ts';
import type { paths } from './schema.ts';
import { showChanged } from './show-changed.ts';

type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';
/** The paths that take a method. */
export type PathOf<M extends Method> = {
  [P in keyof paths]: paths[P] extends Record<M, infer O> ? (O extends object ? P : never) : never;
}[keyof paths];

type OperationAt<P extends keyof paths, M extends Method> = paths[P] extends Record<M, infer O> ? O : never;
type Success<O> = O extends { responses: infer R }
  ? { [S in keyof R]: R[S] extends { content: { 'application/json': infer A } } ? A : never }[keyof R]
  : never;
type PathParams<O> = O extends { parameters: { path: infer V } } ? V : undefined;
type QueryParams<O> = O extends { parameters: { query?: infer V } } ? NonNullable<V> : undefined;
type BodyOf<O> = O extends { requestBody?: infer B }
  ? NonNullable<B> extends { content: { 'application/json': infer V } }
    ? V
    : undefined
  : undefined;

/** What a path answers, its body and its query, by name. */
export type Answer<P extends keyof paths, M extends Method = 'get'> = Success<OperationAt<P, M>>;
export type Data<P extends keyof paths, M extends Method = 'get'> = Answer<P, M> extends { data: infer D } ? D : never;
/** One record of a list. */
export type Item<P extends keyof paths> = Data<P> extends readonly (infer I)[] ? I : never;
export type Body<P extends keyof paths, M extends Method> = BodyOf<OperationAt<P, M>>;
export type Query<P extends keyof paths> = QueryParams<OperationAt<P, 'get'>>;

/** Empty texts are left out of a query: a filter that is not set. */
type Loose<Q> = { readonly [K in keyof Q]?: Q[K] | '' | null | undefined };

interface ReadInput<P extends keyof paths> {
  readonly path?: PathParams<OperationAt<P, 'get'>> | undefined;
  readonly query?: Loose<Query<P>>;
}

const withoutBlanks = (query: object | undefined): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(query ?? {}).filter(([, value]) => value !== undefined && value !== '' && value !== null),
  );

type AnyCall = (path: string, init: object) => Promise<{ data?: unknown }>;

async function call(method: Method, path: string, init: object): Promise<unknown> {
  const verb = client[method.toUpperCase() as 'GET'] as unknown as AnyCall;
  return withPreferredNames((await verb(path, init)).data);
}

type Names = Readonly<Record<string, string>>;
interface Envelope {
  readonly data: unknown;
  readonly meta: { readonly names?: Names; readonly hidden?: readonly string[] };
}

/** What to hand to a route's loader or to useQuery. The first part of the key is the path: writes forget by it. */
export function readOptions<P extends PathOf<'get'>>(path: P, input: ReadInput<P> = {}) {
  const params = { path: input.path, query: withoutBlanks(input.query) };
  return queryOptions<Answer<P>, ApiError>({
    queryKey: [path, params],
    queryFn: ({ signal }) => call('get', path, { params, signal }) as Promise<Answer<P>>,
  });
}

export interface Read<D> {
  readonly data: D | undefined;
  /** What the ids in the answer are called. */
  readonly nameOf: (id: string | null | undefined) => string | null;
  /** Whether the record behind an id can be opened; of some only the name is shown. */
  readonly opens: (id: string | null | undefined) => boolean;
  readonly error: ApiError | null;
  readonly isLoading: boolean;
  /** When the answer came, by the device's clock. */
  readonly atMs: number;
  readonly reload: () => void;
}

interface ReadOptions {
  readonly isEnabled?: boolean;
  /** While another page or filter loads, what is there stays. */
  readonly keepsPrevious?: boolean;
  readonly refetchEveryMs?: number;
}

/** One answer of the server, kept and shared by every part of a screen that asks for the same. */
export function useRead<P extends PathOf<'get'>>(
  path: P,
  input: ReadInput<P> = {},
  { isEnabled = true, keepsPrevious = false, refetchEveryMs }: ReadOptions = {},
): Read<Data<P>> {
  const query = useQuery({
    ...readOptions(path, input),
    enabled: isEnabled,
    ...(keepsPrevious && { placeholderData: keepPreviousData }),
    ...(refetchEveryMs !== undefined && { refetchInterval: refetchEveryMs }),
  });
  const isComing = useIsComing(query.isPending);
  const answer = isComing ? undefined : (query.data as Envelope | undefined);
  return {
    data: answer?.data as Data<P> | undefined,
    nameOf: namesIn(answer?.meta.names ?? {}),
    opens: openIn(answer === undefined ? [] : [answer.meta]),
    error: isComing ? null : unlessSeen(query.error, answer),
    isLoading: isComing && isEnabled,
    atMs: query.dataUpdatedAt,
    reload: () => void query.refetch(),
  };
}

/** Without a network what is there stays: above the screen it says how old it is. */
const unlessSeen = (error: ApiError | null, seen: unknown): ApiError | null =>
  seen !== undefined && isUnreachable(error) ? null : error;

/** True until the first answer is rendered. The deferred value makes that render interruptible: stores that notify React would block it. */
function useIsComing(isPending: boolean): boolean {
  const wasPending = useDeferredValue(isPending);
  return isPending || wasPending;
}

const namesIn =
  (names: Names) =>
  (id: string | null | undefined): string | null =>
    id == null ? null : (names[id] ?? null);

const openIn =
  (metas: readonly Envelope['meta'][]) =>
  (id: string | null | undefined): boolean =>
    id != null && metas.some(({ names, hidden }) => names?.[id] !== undefined && hidden?.includes(id) !== true);

const usualPageSize = 50;

export interface List<I> extends Omit<Read<I[]>, 'data' | 'atMs'> {
  /** undefined until the first page is there. */
  readonly rows: readonly I[] | undefined;
  readonly total: number | null;
  readonly hasMore: boolean;
  readonly isLoadingMore: boolean;
  readonly loadMore: () => void;
  /** A page for other filters is on its way; what is shown is the one before. */
  readonly isStale: boolean;
}

const loadedPages = (queries: QueryClient, key: QueryKey): readonly LoadedPage[] => queries.getQueryData(key) ?? [];

/** What to hand to useQuery for a list by pages: all that are loaded, renewed together. */
export function listOptions<P extends PathOf<'get'>>(path: P, input: ReadInput<P> = {}, pageSize = usualPageSize) {
  const params = { path: input.path, query: { ...withoutBlanks(input.query), limit: pageSize } };
  const ask = (cursor: string | null, signal?: AbortSignal): Promise<Answered> => {
    const query = cursor === null ? params.query : { ...params.query, cursor };
    return call('get', path, { params: { ...params, query }, signal }) as Promise<Answered>;
  };
  const options = queryOptions<readonly LoadedPage[], ApiError>({
    queryKey: [path, params, 'pages'],
    queryFn: async ({ client: queries, queryKey, signal }) => {
      const before = loadedPages(queries, queryKey);
      const renewed = await renewPages(before, (cursor) => ask(cursor, signal));
      // Someone may have asked for more in the meantime.
      return [...renewed, ...loadedPages(queries, queryKey).slice(Math.max(1, before.length))];
    },
  });
  return { options, ask };
}

/** A list by pages. What was loaded stays when one comes back, so that the place in it does too. */
export function useList<P extends PathOf<'get'>>(
  path: P,
  input: ReadInput<P> = {},
  {
    isEnabled = true,
    pageSize = usualPageSize,
    refetchEveryMs,
  }: { readonly isEnabled?: boolean; readonly pageSize?: number; readonly refetchEveryMs?: number } = {},
): List<Item<P>> {
  const queries = useQueryClient();
  const { options, ask } = listOptions(path, input, pageSize);
  const pages = useQuery({
    ...options,
    enabled: isEnabled,
    placeholderData: keepPreviousData,
    ...(refetchEveryMs !== undefined && { refetchInterval: refetchEveryMs }),
  });
  const more = useMutation<unknown, ApiError>({
    mutationFn: async () => {
      const cursorNow = (): string | null => loadedPages(queries, options.queryKey).at(-1)?.meta.next_cursor ?? null;
      let page: LoadedPage;
      // A renewal may have moved the end of the list: then from there.
      do {
        const cursor = cursorNow();
        if (cursor === null) return;
        page = { ...(await ask(cursor)), cursor };
      } while (page.cursor !== cursorNow());
      queries.setQueryData<readonly LoadedPage[]>(options.queryKey, (before = []) => [...before, page]);
    },
  });
  const isComing = useIsComing(pages.isPending);
  const all = isComing ? undefined : pages.data;
  const rows = useMemo(() => all && (rowsOf(all) as Item<P>[]), [all]);
  const names = useMemo(() => Object.assign({}, ...(all ?? []).map(({ meta }) => meta.names ?? {})) as Names, [all]);
  return {
    rows,
    total: all?.[0]?.meta.total ?? null,
    nameOf: namesIn(names),
    opens: openIn((all ?? []).map(({ meta }) => meta)),
    error: isComing ? null : (unlessSeen(pages.error, all) ?? more.error),
    isLoading: isComing && isEnabled,
    isStale: pages.isPlaceholderData,
    hasMore: (all?.at(-1)?.meta.next_cursor ?? null) !== null,
    isLoadingMore: more.isPending,
    loadMore: () => more.mutate(),
    reload: () => void pages.refetch(),
  };
}

/** Rows that came whole, where a table expects pages. */
export const fixedList = <T>(rows: readonly T[]): List<T> => ({
  rows,
  total: null,
  nameOf: () => null,
  opens: () => false,
  error: null,
  isLoading: false,
  isStale: false,
  hasMore: false,
  isLoadingMore: false,
  loadMore: () => undefined,
  reload: () => undefined,
});

export interface WriteInput<P extends keyof paths, M extends Method> {
  readonly path?: PathParams<OperationAt<P, M>> | undefined;
  readonly query?: QueryParams<OperationAt<P, M>> | undefined;
  readonly body?: Body<P, M> | undefined;
  /** One key for all tries of what must happen once. */
  readonly idempotencyKey?: string;
  /** The version of the record as the screen shows it: another one is refused, and shown in its place. */
  readonly version?: string | null | undefined;
  /** Whose it is, if it was kept for a while: it is refused with someone else's session. */
  readonly person?: string | undefined;
}

/** Sends a change; for code outside components. */
export function write<M extends Exclude<Method, 'get'>, P extends PathOf<M>>(
  method: M,
  path: P,
  { path: pathParams, query, body, idempotencyKey, version, person }: WriteInput<P, M> = {},
): Promise<Answer<P, M>> {
  return call(method, path, {
    params: { path: pathParams, query },
    body,
    headers: {
      ...(idempotencyKey !== undefined && { 'Idempotency-Key': idempotencyKey }),
      ...(version != null && { 'If-Match': version }),
      ...(person !== undefined && { 'X-Muster-Person': person }),
    },
  }) as Promise<Answer<P, M>>;
}

/** A proposal answers with itself, not with the record. */
const isProposal = (query: { readonly propose?: boolean } = {}): boolean => query.propose === true;
const isRehearsal = (query: { readonly dry_run?: boolean } = {}): boolean => query.dry_run === true;

/** A change of the server. It is told of at once; what the screen shows is asked for again behind it. */
export function useWrite<M extends Exclude<Method, 'get'>, P extends PathOf<M>>(
  method: M,
  path: P,
): UseMutationResult<Data<P, M>, ApiError, WriteInput<P, M>> {
  const queries = useQueryClient();
  return useMutation<Data<P, M>, ApiError, WriteInput<P, M>>({
    mutationFn: async (input) => ((await write(method, path, input)) as { data: Data<P, M> }).data,
    onSuccess: (data, { query }) => {
      // A rehearsal leaves everything as it is.
      if (isRehearsal(query)) return;
      if (!isProposal(query)) showChanged(queries, path, data);
      void queries.invalidateQueries();
    },
    // It is not what the screen shows: that is asked for again, so that one decides on what it is.
    onError: ({ status }) => {
      if (status === 412) void queries.invalidateQueries();
    },
  });
}
