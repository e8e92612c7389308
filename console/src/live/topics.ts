import { type OperationFacts, operations } from '../client/operations.ts';

const all: readonly OperationFacts[] = Object.values(operations);

/** The address of a kind of record: `/leaves` of `/leaves/{id}/approve`. */
const rootOf = (path: string): string => `/${path.split('/')[1] ?? ''}`;

/** Answers that follow from many kinds of records, and are asked for on every screen. */
const always = ['/inbox', '/notifications'];

/** Which answers a kind of record stands in, by the beginning of their path: where it is changed, and what else shows it. */
const pathsOf: ReadonlyMap<string, ReadonlySet<string>> = (() => {
  const paths = new Map<string, Set<string>>();
  const add = (topic: string, path: string): void => {
    paths.set(topic, (paths.get(topic) ?? new Set()).add(rootOf(path)));
  };
  for (const { path, subject, shows = [] } of all) {
    if (subject !== undefined) add(subject, path);
    for (const topic of shows) add(topic, path);
  }
  return paths;
})();

/** Whether an answer may be another after changes of these kinds of records. */
export const isConcerned = (path: string, topics: readonly string[]): boolean =>
  [...always, ...topics.flatMap((topic) => [...(pathsOf.get(topic) ?? [])])].includes(rootOf(path));
