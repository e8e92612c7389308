import type { TSchema } from 'typebox';
import type { Db } from '../db/database.ts';
import type { IdPrefix } from '../lib/ids.ts';
import type { Actor } from './actor.ts';

/** What an id stands for. A person has both names apart as well. */
export interface Named {
  readonly id: string;
  readonly name: string;
  readonly first_name?: string;
  readonly last_name?: string;
  readonly preferred_name?: string | null;
  /** Known by name alone: the record itself is not visible to the actor. */
  readonly is_hidden?: boolean;
}

/** What ids of one kind are called, for people who may know. One query for all of them. */
export interface NameSource {
  readonly prefix: IdPrefix;
  /** `shown`: those among the ids whose names the answer has already. */
  find(db: Db, actor: Actor, ids: readonly string[], shown: readonly string[]): Promise<readonly Named[]>;
}

/**
 * Which operations a person may do now to each of some records, by the rules that refuse. One answer for each record, in
 * order; at most one query for all of them.
 */
export interface RecordAbilities {
  /** The schema of the record, which must have a name of its own. */
  readonly schema: TSchema;
  /** Every operation that may stand in an answer. */
  readonly operations: readonly string[];
  find(db: Db, actor: Actor, records: readonly never[], nowMs: number): Promise<readonly (readonly string[])[]>;
}

const idPattern = /^([a-z]{2,6})_[0-9A-HJKMNP-TV-Z]{26}$/;
const ulidLength = 26;
const underscore = 95;
export const prefixOf = (id: string): string | undefined => idPattern.exec(id)?.[1];

/** More than a page of records refers to. */
const maxNames = 1000;

interface Found {
  /** Every id in an answer, by prefix. */
  readonly ids: ReadonlyMap<string, Set<string>>;
  /** Ids of people whose names stand beside them. */
  readonly shown: Set<string>;
}

function collectIds(value: unknown, found: Found): void {
  if (typeof value === 'string') {
    // An answer holds thousands of texts and the same ids over and over: most are told apart without the expression.
    const mark = value.length - ulidLength - 1;
    const ids = value.charCodeAt(mark) === underscore ? found.ids.get(value.slice(0, mark)) : undefined;
    if (ids && !ids.has(value) && idPattern.test(value)) ids.add(value);
  } else if (Array.isArray(value)) {
    for (const item of value) collectIds(item, found);
  } else if (typeof value === 'object' && value !== null) {
    if ('first_name' in value && 'id' in value) found.shown.add(String(value.id));
    for (const item of Object.values(value)) collectIds(item, found);
  }
}

interface Naming {
  readonly names: readonly NameSource[];
}

/** What the ids in some data stand for. */
async function findNamed({ names }: Naming, db: Db, actor: Actor, data: unknown): Promise<Named[]> {
  const found: Found = {
    ids: new Map(names.map(({ prefix }) => [prefix as string, new Set<string>()])),
    shown: new Set(),
  };
  collectIds(data, found);
  const shown = [...found.shown];
  const named = await Promise.all(
    names.map(async (source) => {
      const ids = [...(found.ids.get(source.prefix) ?? [])].slice(0, maxNames);
      return ids.length === 0 ? [] : await source.find(db, actor, ids, shown);
    }),
  );
  return named.flat();
}

type Names = Record<string, string>;
const namesOf = (named: readonly Named[]): Names => Object.fromEntries(named.map(({ id, name }) => [id, name]));

export const findNames = async (catalogue: Naming, db: Db, actor: Actor, data: unknown): Promise<Names> =>
  namesOf(await findNamed(catalogue, db, actor, data));

/**
 * Names beside ids, so that a screen never asks for them one by one, and which of these lead to no record. Records shared with
 * the API name people by their given names; what they prefer is told apart.
 */
export async function namesForApp(
  catalogue: Naming,
  db: Db,
  actor: Actor,
  data: unknown,
): Promise<{ names: Names; preferred_names?: Names; hidden?: string[] }> {
  const named = await findNamed(catalogue, db, actor, data);
  const hidden = named.flatMap(({ id, is_hidden }) => (is_hidden === true ? [id] : []));
  const preferred = named.flatMap(({ id, preferred_name: name }) => (name == null ? [] : [{ id, name }]));
  return {
    names: namesOf(named),
    ...(preferred.length > 0 && { preferred_names: namesOf(preferred) }),
    ...(hidden.length > 0 && { hidden }),
  };
}

/** Adds `can` to records of a kind that has abilities; anything else is left as it is. */
export async function withAbilities<Data>(
  { abilities: all }: { readonly abilities: ReadonlyMap<string, RecordAbilities> },
  db: Db,
  actor: Actor,
  returns: TSchema,
  data: Data,
  nowMs: number,
): Promise<Data> {
  const abilities = all.get((returns as { $id?: string }).$id ?? '');
  if (!abilities) return data;
  const records = (Array.isArray(data) ? data : [data]) as never[];
  const found = records.length === 0 ? [] : await abilities.find(db, actor, records, nowMs);
  const able = records.map((record: object, index) => ({ ...record, can: found[index] ?? [] }));
  return (Array.isArray(data) ? able : able[0]) as Data;
}
