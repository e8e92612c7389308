import type { TSchema } from 'typebox';
import type { EventDefinition } from '../../kernel/events.ts';
import type { StateTable } from '../../kernel/states.ts';
import type { Components, Json } from './components.ts';
import { exampleOf } from './example.ts';
import { moduleNames, pascalOf } from './words.ts';

export const eventsTag = 'Events';
const idOf = (prefix: string): string => `${prefix}_01K9Z3V5Q8R2T4W6Y8A0C2E4G6`;

const previousOf = ({ previous, schema }: EventDefinition): [string, TSchema][] => {
  const { properties = {} } = schema as { properties?: Record<string, TSchema> };
  return (previous ?? []).map((name) => [name, properties[name] ?? {}]);
};

/** The move of a state table that raises the event, as fields of the record show it; null where none does. */
function moveOf(event: EventDefinition, states: readonly StateTable[]): { to: Json; from: Json } | null {
  const { properties = {} } = event.schema as { properties?: Record<string, { type?: string }> };
  const asked = event.example?.object;
  for (const { field, states: all, moves } of states) {
    const shown = (state: string): unknown => (properties[field]?.type === 'boolean' ? state === all[0] : state);
    const move = moves.find(
      ({ raises, to }) => raises?.type === event.type && (asked?.[field] === undefined || asked[field] === shown(to)),
    );
    if (!move) continue;
    const [from] = move.from;
    const isTold = from !== undefined && from !== move.to && event.previous?.includes(field);
    return { to: { [field]: shown(move.to) }, from: isTold ? { [field]: shown(from) } : {} };
  }
  return null;
}

/** The body of one delivery: the record as the move that raises the event leaves it, and what it was before. */
export function eventExample(event: EventDefinition, states: readonly StateTable[]): Json {
  const move = moveOf(event, states);
  const stock = event.isThin ? {} : (exampleOf(event.schema, 'response', event.type) as Json);
  const object: Json = event.isThin
    ? { id: idOf('dep'), object: event.object }
    : { ...stock, ...move?.to, ...event.example?.object };
  const previous = { ...move?.from, ...event.example?.previous };
  return {
    id: idOf('evt'),
    type: event.type,
    api_version: 'v1',
    created_at: object['updated_at'] ?? '2026-03-09T18:05:00.000Z',
    organization_id: idOf('org'),
    data: { object },
    ...(Object.keys(previous).length > 0 && { previous }),
  };
}

/** What every event holds; `type`, `data` and `previous` differ from one to the next. */
export const envelopeFields: Record<string, Json> = {
  id: {
    type: 'string',
    pattern: '^evt_[0-9A-HJKMNP-TV-Z]{26}$',
    description: 'The same on retries and redeliveries: de-duplicate on it.',
  },
  type: { type: 'string', description: 'What happened.' },
  api_version: { type: 'string', const: 'v1', description: 'The version of the API whose records the event holds.' },
  created_at: { type: 'string', format: 'date-time', description: 'When it happened.' },
  organization_id: { type: 'string', description: 'Where it happened; the same for all events of an endpoint.' },
  data: {
    type: 'object',
    description: 'What it happened to.',
    required: ['object'],
    properties: {
      object: { type: 'object', description: 'The record as the owner of the endpoint sees it, at its standard tier.' },
    },
  },
  previous: {
    type: 'object',
    description: 'Old values of the fields that changed; absent when there is nothing to report.',
  },
};

function envelopeOf(event: EventDefinition, components: Components): Json {
  const thin = components.add('ThinRecord', {
    type: 'object',
    description: 'A record too large to be sent, or gone: only its id and its kind.',
    required: ['id', 'object'],
    properties: {
      id: { type: 'string', description: 'The id of the record, to read it by.' },
      object: { type: 'string', description: 'The kind of record.' },
    },
  });
  const changed = previousOf(event).map(([name, schema]): [string, Json] => [name, components.use(schema)]);
  const { previous, ...common } = envelopeFields;
  const description = 'The record as the owner of the endpoint sees it; thin where it is too large to be sent.';
  const object = event.isThin
    ? { ...thin, description: 'The record by id; it is gone.' }
    : { anyOf: [components.use(event.schema, `${pascalOf(event.object)}InEvent`), thin], description };
  return {
    type: 'object',
    description: event.summary,
    required: Object.keys(common),
    properties: {
      ...common,
      type: { type: 'string', const: event.type, description: 'What happened.' },
      data: components.add(`${pascalOf(event.isThin ? event.type : event.object)}EventData`, {
        ...common['data'],
        properties: { object },
      }),
      ...(changed.length > 0 && { previous: { ...previous, properties: Object.fromEntries(changed) } }),
    },
  };
}

/** One entry of the document's webhooks for one type of event. */
export function webhookOf(event: EventDefinition, states: readonly StateTable[], components: Components): Json {
  return {
    post: {
      operationId: `events.${event.type}`,
      tags: [eventsTag],
      summary: event.type,
      description: [
        event.summary,
        event.scope === null
          ? 'Sent whatever the scopes.'
          : `Sent to endpoints whose owner can use the scope \`${event.scope}\` and may see the record.`,
        ...(event.module ? [`Not sent while the module ${moduleNames[event.module]} is switched off.`] : []),
      ].join('\n\n'),
      security: [],
      'x-required-scope': event.scope,
      ...(event.module && { 'x-module': event.module }),
      parameters: ['WebhookId', 'WebhookTimestamp', 'WebhookSignature'].map((name) => ({
        $ref: `#/components/parameters/${name}`,
      })),
      requestBody: {
        required: true,
        content: {
          'application/json': {
            schema: components.add(`${pascalOf(event.type)}Event`, envelopeOf(event, components)),
            example: eventExample(event, states),
          },
        },
      },
      responses: {
        '2XX': { description: 'Received. Any other answer, or none within 15 seconds, counts as a failed attempt.' },
        '410': { description: 'The endpoint is gone: it is disabled at once and gets no further events.' },
      },
    },
  };
}
