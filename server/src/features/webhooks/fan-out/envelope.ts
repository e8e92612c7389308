import type { Db } from '../../../db/database.ts';
import type { Actor } from '../../../kernel/actor.ts';
import type { EventDefinition, StoredEvent } from '../../../kernel/events.ts';

const maxBytes = 65_536;

/** An event as the table keeps it. */
export interface EventRow {
  readonly organization_id: string;
  readonly id: string;
  readonly type: string;
  readonly created_at: string;
  readonly subject_id: string;
  readonly snapshot: unknown;
  readonly previous: Record<string, unknown> | null;
}

type Envelope = Pick<EventRow, 'organization_id' | 'id' | 'type' | 'created_at'>;

/** Ids, types and instants hold nothing that JSON would escape. */
function written(
  { id, type, created_at, organization_id }: Envelope,
  object: Record<string, unknown>,
  previous: Record<string, unknown> | null,
): string {
  const head = `{"id":"${id}","type":"${type}","api_version":"v1","created_at":"${created_at}","organization_id":"${organization_id}"`;
  const changed = previous && Object.keys(previous).length > 0 ? `,"previous":${JSON.stringify(previous)}` : '';
  return `${head},"data":{"object":${JSON.stringify(object)}}${changed}}`;
}

const fits = (text: string): boolean => text.length <= maxBytes && Buffer.byteLength(text) <= maxBytes;

/** The body of a delivery. A record that would make it larger than 64 KB is named by id and kind alone. */
export function envelopeOf(
  definition: Pick<EventDefinition, 'object' | 'isThin'>,
  event: Envelope & { readonly subject_id: string },
  object: Record<string, unknown>,
  previous: Record<string, unknown> | null,
): string {
  const thin = { id: event.subject_id, object: definition.object };
  if (definition.isThin) return written(event, thin, null);
  const whole = written(event, object, previous);
  if (fits(whole)) return whole;
  const named = written(event, thin, previous);
  return fits(named) ? named : written(event, thin, null);
}

/** The event as this owner sees it, ready to be sent; null where they may not see the record. */
export async function payloadFor(
  db: Db,
  definition: EventDefinition,
  viewer: Actor,
  row: EventRow,
): Promise<string | null> {
  const event = {
    id: row.id,
    organizationId: row.organization_id,
    subjectId: row.subject_id,
    snapshot: row.snapshot,
    previous: row.previous,
  } as StoredEvent<never>;
  const object = await definition.seenBy(db, viewer, event);
  if (object === null) return null;
  const previous =
    definition.previousSeenBy && row.previous ? await definition.previousSeenBy(db, viewer, event) : row.previous;
  return envelopeOf(definition, row, object, previous);
}
