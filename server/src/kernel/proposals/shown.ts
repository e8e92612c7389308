import type { TSchema } from 'typebox';
import type { Db } from '../../db/database.ts';
import { sql } from '../../db/sql.ts';
import { isSame } from '../../lib/changes.ts';
import { timeOfId } from '../../lib/ids.ts';
import { type Actor, administers } from '../actor.ts';
import type { Catalogue } from '../catalogue.ts';
import type { Operation } from '../declaration.ts';
import { hiddenFrom, type RecordVisibility } from '../record-visibility.ts';
import type { Outcome, ProposedRequest } from './record.ts';

type Fields = Readonly<Record<string, unknown>>;
type Shared = Pick<Catalogue, 'visibilities'>;

/** What was proposed and what would come of it, as its author saw both. */
export interface Told {
  readonly operation: Operation | undefined;
  readonly request: ProposedRequest;
  readonly outcome: Outcome;
}

/** The same in the eyes of a reader. */
export interface Shown {
  readonly data: unknown;
  readonly body: unknown;
  readonly changes: Outcome['changes'];
}

const isRecord = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

/** The records of one schema within an answer. */
function recordsOf(schema: TSchema, wanted: TSchema, value: unknown): Fields[] {
  if (!isRecord(value)) return [];
  if (schema === wanted) return [value];
  const { anyOf, items, properties } = schema as {
    anyOf?: TSchema[];
    items?: TSchema;
    properties?: Record<string, TSchema>;
  };
  if (anyOf) return anyOf.flatMap((one) => recordsOf(one, wanted, value));
  if (Array.isArray(value)) return items ? value.flatMap((one) => recordsOf(items, wanted, one)) : [];
  return Object.entries(properties ?? {}).flatMap(([name, one]) => recordsOf(one, wanted, value[name]));
}

const nameFields = new Set(['id', 'name', 'title', 'code', 'first_name', 'last_name', 'preferred_name']);

/** Only what something is called, such as who decided. */
const isName = (value: Fields): boolean => {
  const fields = Object.keys(value);
  return !Array.isArray(value) && fields.length > 1 && fields.every((field) => nameFields.has(field));
};

/**
 * Every record that is told of by itself, not those that are only named; and whose it is, unless it is of a kind with a view of its own and
 * there already. `isJudged` knows those.
 */
function idsToldOf(value: unknown, isJudged: (id: unknown) => boolean, found = new Set<string>()): Set<string> {
  if (!isRecord(value) || isName(value)) return found;
  const isOwn = isJudged(value['id'] ?? value['subject_id']);
  for (const [name, inner] of Object.entries(value)) {
    if (typeof inner !== 'string') idsToldOf(inner, isJudged, found);
    else if (/^(id|subject_id)$/.test(name) || (/^(person_id|owner_id|user_id)$/.test(name) && !isOwn))
      found.add(inner);
  }
  return found;
}

/** What a reader sees of one record: after the write, and of what it was before. */
interface Sight {
  readonly record: Fields;
  readonly after: Fields | null;
  readonly before: Fields;
  readonly beforeSeen: Fields | null;
}

const isWhole = ({ record, after, before, beforeSeen }: Sight): boolean =>
  isSame(record, after) && isSame(before, beforeSeen);

const beforesOf = ({ changes }: Outcome, { id }: Fields): Fields =>
  Object.fromEntries(
    changes.filter(({ subject_id }) => subject_id === id).map(({ field, before }) => [field, before ?? null]),
  );

/** Of the records of one kind in some outcomes. One question, however many. */
async function sightsOf(
  db: Db,
  reader: Actor,
  { partly }: RecordVisibility,
  told: readonly Told[],
): Promise<Sight[][]> {
  const records = told.map(({ operation, outcome }) =>
    partly && operation
      ? recordsOf(operation.returns, partly.schema, outcome.data).map((record) => {
          const known = Object.entries(beforesOf(outcome, record)).filter(([name]) => name in record);
          return { record, before: { ...record, ...Object.fromEntries(known) } };
        })
      : [],
  );
  const all = records.flat();
  if (!partly || all.length === 0) return records.map(() => []);
  const asStored = (snapshot: Fields) => ({
    id: '',
    organizationId: reader.organizationId,
    subjectId: String(snapshot['id']),
    snapshot: snapshot as never,
    previous: null,
  });
  const seen = await partly.seenBy(
    db,
    reader,
    all.flatMap(({ record, before }) => [asStored(record), asStored(before)]),
  );
  const places = new Map(all.map(({ record }, index) => [record, index * 2]));
  return records.map((of) =>
    of.map(({ record, before }) => {
      const place = places.get(record) ?? 0;
      return { record, before, after: seen[place]?.object ?? null, beforeSeen: seen[place + 1]?.object ?? null };
    }),
  );
}

/** The answer with each record as the reader sees it. */
function replaced(value: unknown, seen: ReadonlyMap<unknown, Fields | null>): unknown {
  if (!isRecord(value)) return value;
  const instead = seen.get(value);
  if (instead !== undefined) return instead;
  if (Array.isArray(value)) return value.map((one) => replaced(one, seen));
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, replaced(one, seen)]));
}

const nothing: Shown = { data: null, body: {}, changes: [] };

/** Where the reader sees a part of a record, nothing else of the write tells the rest. */
function partOf({ request, outcome }: Told, sights: readonly Sight[]): Shown {
  const { data, changes } = outcome;
  if (sights.every(isWhole)) return { data, body: request.body, changes };
  const shows = (whole: Fields, seen: Fields | null, field: string): boolean =>
    seen !== null && field in whole && isSame(whole[field], seen[field]);
  const isShown = ({ subject_id, field }: Outcome['changes'][number]): boolean =>
    sights.some(
      ({ record, after, before, beforeSeen }) =>
        record['id'] === subject_id && shows(record, after, field) && shows(before, beforeSeen, field),
    );
  const isSent = ([name, value]: readonly [string, unknown]): boolean =>
    sights.every(({ record, after }) => shows(record, after, name) && isSame(record[name], value));
  return {
    data: replaced(data, new Map(sights.map(({ record, after }) => [record, after]))),
    body: Object.fromEntries(Object.entries(request.body ?? {}).filter(isSent)),
    changes: changes.filter(isShown),
  };
}

/**
 * What someone may see of outcomes by their own rights, now: who proposed saw by theirs, then. A kind of which some see a part is shown as
 * a read would show it; of what is out of the reader's view nothing is told. No query for Administrators, who see every record.
 */
export async function shownTo(
  { visibilities }: Shared,
  db: Db,
  reader: Actor,
  told: readonly Told[],
): Promise<readonly Shown[]> {
  if (administers(reader) || told.length === 0)
    return told.map(({ request, outcome }) => ({ data: outcome.data, body: request.body, changes: outcome.changes }));
  const partly = visibilities.filter((visibility) => visibility.partly !== undefined);
  const sights = await Promise.all(partly.map((visibility) => sightsOf(db, reader, visibility, told)));
  const sightsAt = (index: number): Sight[] => sights.flatMap((of) => of[index] ?? []);
  const ids = told.map(({ request, outcome }, index) => {
    const judged = new Set(sightsAt(index).map(({ record }) => record));
    const rest = replaced(outcome.data, new Map([...judged].map((record) => [record, null])));
    const madeAt = Date.parse(outcome.at);
    const isJudged = (id: unknown): boolean =>
      typeof id === 'string' &&
      timeOfId(id) !== madeAt &&
      visibilities.some(({ prefix }) => id.startsWith(`${prefix}_`));
    const found = idsToldOf([rest, request.params, outcome.changes], isJudged);
    for (const record of judged) for (const id of [record['id'], record['user_id']]) found.delete(String(id));
    return found;
  });
  const hidden = await findHidden(db, reader, visibilities, [...new Set(ids.flatMap((of) => [...of]))]);
  return told.map((one, index) =>
    [...(ids[index] ?? [])].some((id) => hidden.has(id)) ? nothing : partOf(one, sightsAt(index)),
  );
}

async function findHidden(
  db: Db,
  reader: Actor,
  visibilities: readonly RecordVisibility[],
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  const isJudged = (id: string): boolean =>
    id.startsWith('usr_') || visibilities.some(({ prefix }) => id.startsWith(`${prefix}_`));
  const judged = ids.filter(isJudged);
  if (judged.length === 0) return new Set();
  const { rows } = await sql<{ id: string }>`
    with given (id) as (select unnest(${judged}::text[])) ${hiddenFrom(reader, visibilities)}`.execute(db);
  return new Set(rows.map(({ id }) => id));
}
