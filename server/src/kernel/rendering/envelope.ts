import type { EventDefinition } from '../events.ts';

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

type Envelope = Pick<EventRow, 'organization_id' | 'id' | 'type' | 'created_at' | 'subject_id'>;
type Kind = Pick<EventDefinition, 'object' | 'isThin'>;

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

const thinObject = ({ object }: Kind, { subject_id: id }: Envelope): Record<string, unknown> => ({ id, object });

/** The record by id and kind alone, without old values. */
export const thinEnvelopeOf = (kind: Kind, event: Envelope): string => written(event, thinObject(kind, event), null);

/** The body of a delivery. A record that would make it larger than 64 KB is named by id and kind alone. */
export function envelopeOf(
  kind: Kind,
  event: Envelope,
  object: Record<string, unknown>,
  previous: Record<string, unknown> | null,
): string {
  if (kind.isThin) return thinEnvelopeOf(kind, event);
  const whole = written(event, object, previous);
  if (fits(whole)) return whole;
  const named = written(event, thinObject(kind, event), previous);
  return fits(named) ? named : thinEnvelopeOf(kind, event);
}
