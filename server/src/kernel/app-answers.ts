import type { TSchema } from 'typebox';
import type { Db } from '../db/database.ts';
import type { IdPrefix } from '../lib/ids.ts';
import type { Actor } from './actor.ts';
import { idsIn } from './declared-ids.ts';

/** What an id stands for. A person has both names apart as well. */
export interface Named {
  readonly id: string;
  readonly name: string;
  readonly first_name?: string;
  readonly last_name?: string;
  readonly preferred_name?: string | null;
  /** Known by name alone: the record itself is not visible to the actor. */
  readonly is_hidden?: boolean;
  /** The name is in the language of the actor; records have another one. */
  readonly is_translated?: boolean;
}

/** What ids of one kind are called, for people who may know. One query for all of them. */
export interface NameSource {
  readonly prefix: IdPrefix;
  /** `shown`: those among the ids whose names the answer has already. */
  find(db: Db, actor: Actor, ids: readonly string[], shown: readonly string[]): Promise<readonly Named[]>;
}

const idPattern = /^([a-z]{2,6})_[0-9A-HJKMNP-TV-Z]{26}$/;
export const prefixOf = (id: string): string | undefined => idPattern.exec(id)?.[1];

/** More than a page of records refers to. */
const maxNames = 1000;

interface Naming {
  readonly names: readonly NameSource[];
}

/** What the ids stand for that some data has where `schema` declares ids; what it calls them is then in the language of the actor. */
async function findNamed({ names }: Naming, db: Db, actor: Actor, schema: TSchema, data: unknown): Promise<Named[]> {
  const prefixes = names.map(({ prefix }) => prefix);
  const found = idsIn(prefixes, schema, data);
  const shown = [...found.shown];
  const named = await Promise.all(
    names.map(async (source) => {
      const ids = [...(found.ids.get(source.prefix) ?? [])].slice(0, maxNames);
      return ids.length === 0 ? [] : await source.find(db, actor, ids, shown);
    }),
  );
  const translated = new Map(
    named.flat().flatMap(({ id, name, is_translated: is }) => (is === true ? [[id, name]] : [])),
  );
  if (translated.size > 0) for (const one of found.called) one.name = translated.get(one.id) ?? one.name;
  return named.flat();
}

type Names = Record<string, string>;
const namesOf = (named: readonly Named[]): Names => Object.fromEntries(named.map(({ id, name }) => [id, name]));

export const findNames = async (
  catalogue: Naming,
  db: Db,
  actor: Actor,
  schema: TSchema,
  data: unknown,
): Promise<Names> => namesOf(await findNamed(catalogue, db, actor, schema, data));

/**
 * Names beside ids, so that a screen never asks for them one by one, and which of these lead to no record. Records shared with
 * the API name people by their given names; what they prefer is told apart.
 */
export async function namesForApp(
  catalogue: Naming,
  db: Db,
  actor: Actor,
  returns: TSchema,
  data: unknown,
): Promise<{ names: Names; preferred_names?: Names; hidden?: string[] }> {
  const named = await findNamed(catalogue, db, actor, returns, data);
  const hidden = named.flatMap(({ id, is_hidden }) => (is_hidden === true ? [id] : []));
  const preferred = named.flatMap(({ id, preferred_name: name }) => (name == null ? [] : [{ id, name }]));
  return {
    names: namesOf(named),
    ...(preferred.length > 0 && { preferred_names: namesOf(preferred) }),
    ...(hidden.length > 0 && { hidden }),
  };
}
