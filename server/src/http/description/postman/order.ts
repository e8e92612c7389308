import type { Operation } from '../../../kernel/declaration.ts';
import type { Variables } from './variables.ts';

const isOfOne = ({ path }: Operation): boolean => path.endsWith('}');

const isDelete = ({ method }: Operation): boolean => method === 'DELETE';

/** Create, list, get, change, what else there is. */
function stageOf(operation: Operation): number {
  const { method } = operation;
  if (method === 'POST') return operation.status === 201 ? 0 : 4;
  if (method !== 'GET') return 3;
  return isOfOne(operation) ? 2 : 1;
}

/** Where the records stand: `/users/{id}/assets/{asset_id}` is of `/users/{id}/assets`. */
const collectionOf = ({ path, status, method }: Operation): string => {
  const place = path.replace(/\/\{\w+\}$/, '');
  const isAction = method === 'POST' && status !== 201;
  return isAction ? place.replace(/\/\{\w+\}\/[^/{]+$/, '') : place;
};

export const variablesUsed = (operation: Operation, variables: Variables): string[] => {
  const inPath = Object.keys(operation.params?.properties ?? {}).map((name) => variables.ofParameter(operation, name));
  const inBody = JSON.stringify(variables.bodyOf(operation) ?? null).matchAll(/\{\{(\w+_id)\}\}/g);
  return [...new Set([...inPath, ...[...inBody].map((match) => match[1] ?? '')])];
};

export const variableGiven = (operation: Operation, variables: Variables): string | null =>
  operation.kind === 'list' || isCreation(operation) ? variables.ofRecord(operation) : null;

/** What makes a record: a batch answers 200. */
export const isCreation = ({ kind, status }: Operation): boolean => kind === 'write' && status === 201;

/** With those that a list tells of beside its records, such as the courses of trainings. */
export const variablesGiven = (operation: Operation, variables: Variables): string[] => [
  ...[variableGiven(operation, variables)].filter((name) => name !== null),
  ...variables.toldBy(operation),
];

/**
 * Collections in an order in which each finds what it needs made by one before it; inside one, by stage. What deletes
 * comes last, inner records before those that hold them.
 */
export function inRunningOrder(operations: readonly Operation[], variables: Variables): Operation[] {
  const collections = new Map<string, Operation[]>();
  for (const operation of operations) {
    const name = collectionOf(operation);
    collections.set(name, [...(collections.get(name) ?? []), operation]);
  }
  const waiting = [...collections.values()];
  const ordered: Operation[] = [];
  while (waiting.length > 0) {
    const isReady = (members: Operation[]): boolean =>
      waiting.every((others) => others === members || !needsFrom(members, others, variables));
    const next = Math.max(0, waiting.findIndex(isReady));
    ordered.push(...(waiting.splice(next, 1)[0] ?? []).toSorted((a, b) => stageOf(a) - stageOf(b)));
  }
  return [...ordered.filter((operation) => !isDelete(operation)), ...ordered.filter(isDelete).reverse()];
}

function needsFrom(members: readonly Operation[], others: readonly Operation[], variables: Variables): boolean {
  const given = new Set(others.flatMap((operation) => variablesGiven(operation, variables)));
  const own = new Set(members.flatMap((operation) => variablesGiven(operation, variables)));
  return members.some((operation) =>
    variablesUsed(operation, variables).some((name) => given.has(name) && !own.has(name)),
  );
}
