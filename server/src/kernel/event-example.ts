import { sampleId } from '../lib/ids.ts';
import type { EventDefinition } from './events.ts';
import { exampleOf } from './example.ts';
import type { StateTable } from './states.ts';

type Json = Record<string, unknown>;

/** The move of a state table that raises the event, as fields of the record show it; null if none does. */
function moveOf(event: EventDefinition, states: readonly StateTable[]): { to: Json; from: Json } | null {
  const asked = event.example?.object;
  for (const table of states) {
    const { field, moves } = table;
    const move = moves.find(
      ({ raises, to }) =>
        raises?.type === event.type && (asked?.[field] === undefined || asked[field] === table.valueIn(to)),
    );
    if (!move) continue;
    const [from] = move.from;
    const isTold = from !== undefined && from !== move.to && event.previous?.includes(field);
    return { to: { [field]: table.valueIn(move.to) }, from: isTold ? { [field]: table.valueIn(from) } : {} };
  }
  return null;
}

/** The body of one delivery: the record as the move that raises the event leaves it, and what it was before. */
export function eventExample(event: EventDefinition, states: readonly StateTable[]): Json {
  const move = moveOf(event, states);
  const stock = event.isThin ? {} : (exampleOf(event.schema, 'response', event.type) as Json);
  const object: Json = event.isThin
    ? { id: sampleId('dep'), object: event.object }
    : { ...stock, ...move?.to, ...event.example?.object };
  const previous = { ...move?.from, ...event.example?.previous };
  return {
    id: sampleId('evt'),
    type: event.type,
    api_version: 'v1',
    created_at: object['updated_at'] ?? '2026-03-09T18:05:00.000Z',
    organization_id: sampleId('org'),
    data: { object },
    ...(Object.keys(previous).length > 0 && { previous }),
  };
}
