import { hash } from 'node:crypto';
import type { TSchema } from 'typebox';
import type { Sql } from '../db/sql.ts';
import type { Actor } from './actor.ts';
import type { Operation } from './declaration.ts';

/** The operation that shows the record which another one answers with, and how the two belong together. */
export interface GetOne {
  readonly operation: Operation;
  /** The address of the other operation names the record, so that its version can be compared before. */
  readonly isAddressed: boolean;
  /** Its answer holds all that the version is made of. */
  readonly isCovered: boolean;
}

interface Properties {
  readonly properties?: Readonly<Record<string, TSchema & { pattern?: string; 'x-scope'?: string }>>;
  readonly required?: readonly string[];
}

const idPatternOf = (schema: TSchema): string | undefined => (schema as Properties).properties?.['id']?.pattern;
const isPathInside = (path: string, outer: string): boolean => path === outer || path.startsWith(`${outer}/`);

const namesOf = (schema: TSchema): string[] => Object.keys((schema as Properties).properties ?? {});

/** The fields that everyone who sees the record sees, whatever their other scopes. */
function commonNames(schema: TSchema): string[] {
  const { properties = {} } = schema as Properties;
  return Object.keys(properties).filter((name) => properties[name]?.['x-scope'] === undefined);
}

/** What is declared, as far as versions go. */
interface Operations {
  readonly operations: readonly Operation[];
}

const known = new WeakMap<Operations, Map<Operation, GetOne | null>>();

/** The get-one of the record that an operation answers with: at its own address, or by the kind of id. */
export function getOneOf(catalogue: Operations, operation: Operation): GetOne | null {
  let found = known.get(catalogue);
  if (!found) known.set(catalogue, (found = new Map<Operation, GetOne | null>()));
  let one = found.get(operation);
  if (one === undefined) found.set(operation, (one = findGetOne(catalogue, operation)));
  return one;
}

function findGetOne({ operations }: Operations, { path, returns, answersInPart }: Operation): GetOne | null {
  const reads = operations.filter(({ kind, goesOnByItself }) => kind === 'read' && !goesOnByItself);
  const idPattern = idPatternOf(returns);
  const operation =
    reads.find((read) => read.path === path) ??
    (idPattern === undefined
      ? undefined
      : reads.find((read) => read.path.endsWith('}') && idPatternOf(read.returns) === idPattern));
  if (!operation) return null;
  const shown = new Set(namesOf(returns));
  return {
    operation,
    isAddressed: isPathInside(path, operation.path),
    isCovered: !answersInPart && commonNames(operation.returns).every((name) => shown.has(name)),
  };
}

/** The same text for the same content, in whichever order its keys came. */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join()}]`;
  if (value === undefined) return 'null';
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const entries = Object.entries(value).filter(([, inner]) => inner !== undefined);
  return `{${entries
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, inner]) => `${JSON.stringify(name)}:${canonical(inner)}`)
    .join()}}`;
}

interface Versioned {
  /** In the order of the canonical text, each with how it begins there. */
  readonly members: readonly (readonly [name: string, start: string])[];
  readonly required: readonly string[];
}

const versionedBy = new WeakMap<TSchema, Versioned>();

function versionedOf(returns: TSchema): Versioned {
  let versioned = versionedBy.get(returns);
  if (!versioned) {
    const names = namesOf(returns).sort();
    const members = names.map((name) => [name, `${JSON.stringify(name)}:`] as const);
    versionedBy.set(returns, (versioned = { members, required: (returns as Properties).required ?? [] }));
  }
  return versioned;
}

/**
 * The version of a record as this caller sees it, as an entity tag; null if the answer shows but a part of it. A hash of
 * the content: whatever changes what is shown changes the version too.
 */
export function versionOf({ returns }: Operation, data: unknown): string | null {
  if (typeof data !== 'object' || data === null || Array.isArray(data)) return null;
  const record = data as Record<string, unknown>;
  const { members, required } = versionedOf(returns);
  if (required.some((name) => !Object.hasOwn(record, name))) return null;
  let text = '';
  for (const [name, start] of members) {
    const value = record[name];
    if (value !== undefined) text += `${text === '' ? '{' : ','}${start}${canonical(value)}`;
  }
  return `"${hash('sha256', `${text || '{'}}`, 'base64url').slice(0, 27)}"`;
}

/** How a record is read among others as its get-one shows it: in the query that shows it, so that both are of one moment. */
export interface Shown<Row> {
  readonly getOne: Operation;
  /** Columns of its alias, from its table, its person `users` and `joins`. */
  readonly columns: (actor: Actor) => Sql;
  readonly joins: (actor: Actor) => Sql;
  readonly present: (actor: Actor, row: Row) => unknown;
}

/** The version that the get-one would answer this actor with. */
export const versionOfRow = <Row>({ getOne, present }: Shown<Row>, actor: Actor, row: Row): string | null =>
  versionOf(getOne, present(actor, row));
