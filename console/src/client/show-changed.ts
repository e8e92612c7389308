import type { QueryClient } from '@tanstack/react-query';

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * A changed record where it stands on the screen, on its own or in a list of its kind, until all of that is renewed: buttons
 * that it no longer offers are gone with the answer, and a form does not fall back to what was.
 */
export function showChanged(queries: QueryClient, path: string, changed: unknown): void {
  if (!isRecord(changed)) return;
  const record = path.includes('{id}') ? path.slice(0, path.indexOf('{id}') + '{id}'.length) : path;
  const places = [record, record.replace('/{id}', '')];
  const renew = (shown: unknown): unknown =>
    isRecord(shown) && shown['id'] === changed['id'] ? { ...shown, ...changed } : shown;
  const renewData = (answer: unknown): unknown =>
    isRecord(answer) && 'data' in answer
      ? { ...answer, data: Array.isArray(answer['data']) ? answer['data'].map(renew) : renew(answer['data']) }
      : answer;
  queries.setQueriesData({ predicate: ({ queryKey }) => places.includes(String(queryKey[0])) }, (answer: unknown) =>
    Array.isArray(answer) ? answer.map(renewData) : renewData(answer),
  );
}
