import type { Db } from '../../db/database.ts';
import { sql } from '../../db/sql.ts';
import type { Actor } from '../actor.ts';
import type { EventDefinition, StoredEvent } from '../events.ts';
import { whyNotReceived } from '../subscription.ts';
import { envelopeOf, type EventRow, thinEnvelopeOf } from './envelope.ts';
import { findNamingErased } from './erased-people.ts';

export type Definitions = ReadonlyMap<string, EventDefinition>;

export const definitionsOf = ({ events }: { readonly events: readonly EventDefinition[] }): Definitions =>
  new Map(events.map((definition) => [definition.type, definition]));

/** Events by their id, those that are still kept. */
export async function findEvents(
  db: Db,
  wanted: readonly { readonly organizationId: string; readonly id: string }[],
): Promise<Map<string, EventRow>> {
  const each = [...new Map(wanted.map((one) => [one.id, one])).values()];
  const { rows } = await sql<EventRow>`
    select e.* from unnest(${each.map(({ organizationId }) => organizationId)}::text[], ${each.map(({ id }) => id)}::text[])
        as wanted (organization_id, id)
      cross join lateral (
        select organization_id, id, type, created_at, subject_id, snapshot, previous from events
         where events.organization_id = wanted.organization_id and events.id = wanted.id offset 0) as e`.execute(db);
  return new Map(rows.map((row) => [row.id, row]));
}

const storedOf = (row: EventRow): StoredEvent<never> => ({
  id: row.id,
  organizationId: row.organization_id,
  subjectId: row.subject_id,
  snapshot: row.snapshot as never,
  previous: row.previous,
});

interface Rendered {
  readonly row: EventRow;
  readonly definition: EventDefinition;
  readonly text: string;
  readonly created_at: string;
}

async function renderType(
  db: Db,
  definition: EventDefinition,
  viewer: Actor,
  rows: readonly EventRow[],
): Promise<Rendered[]> {
  const seen = await definition.seenBy(db, viewer, rows.map(storedOf));
  return rows.flatMap((row, i) => {
    const one = seen[i];
    if (!one) return [];
    const text = envelopeOf(definition, row, one.object, one.previous);
    return [{ row, definition, text, created_at: row.created_at }];
  });
}

function byType(viewer: Actor, definitions: Definitions, rows: readonly EventRow[]): Map<EventDefinition, EventRow[]> {
  const types = new Map<EventDefinition, EventRow[]>();
  for (const row of rows) {
    const definition = definitions.get(row.type);
    if (!definition || row.organization_id !== viewer.organizationId || whyNotReceived(viewer, definition) !== null)
      continue;
    const known = types.get(definition);
    if (known) known.push(row);
    else types.set(definition, [row]);
  }
  return types;
}

/**
 * Renders events for a person, by the rights and the privacy of this moment: the one way from a stored event to what leaves.
 * Each tells what it told when it was raised; null if the person may not see the record now. If it names a person who was
 * erased since, id and kind are left. One query a type and one for the erased, however many events there are.
 */
export async function renderFor(
  db: Db,
  definitions: Definitions,
  viewer: Actor,
  rows: readonly EventRow[],
): Promise<(string | null)[]> {
  const types = [...byType(viewer, definitions, rows)];
  const rendered = (await Promise.all(types.map(([definition, of]) => renderType(db, definition, viewer, of)))).flat();
  const naming = await findNamingErased(db, viewer.organizationId, rendered);
  const texts = new Map(
    rendered.map((one) => [one.row, naming.has(one) ? thinEnvelopeOf(one.definition, one.row) : one.text]),
  );
  return rows.map((row) => texts.get(row) ?? null);
}

/** The same, if one event that cannot be rendered must not keep back the others: its error stands in its place. */
export async function renderEach(
  db: Db,
  definitions: Definitions,
  viewer: Actor,
  rows: readonly EventRow[],
): Promise<(string | null | Error)[]> {
  try {
    return await renderFor(db, definitions, viewer, rows);
  } catch (error) {
    if (rows.length === 1) return [error instanceof Error ? error : new Error(String(error))];
    // Halved until it is found: one of many costs a few queries more, not one for each.
    const middle = Math.ceil(rows.length / 2);
    const first = await renderEach(db, definitions, viewer, rows.slice(0, middle));
    return [...first, ...(await renderEach(db, definitions, viewer, rows.slice(middle)))];
  }
}

/** Whether a reader may see the record that the event is about. */
export async function isSeenBy(db: Db, definition: EventDefinition, viewer: Actor, row: EventRow): Promise<boolean> {
  const [seen] = await definition.seenBy(db, viewer, [storedOf(row)]);
  return row.organization_id === viewer.organizationId && seen !== null;
}
