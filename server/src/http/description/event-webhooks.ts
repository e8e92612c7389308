import type { TSchema } from 'typebox';
import { answerSeconds } from '../../kernel/delivery.ts';
import { eventExample } from '../../kernel/event-example.ts';
import type { EventDefinition } from '../../kernel/events.ts';
import type { StateTable } from '../../kernel/states.ts';
import type { Components, Json } from './components.ts';
import { moduleNames, pascalOf } from './words.ts';

export const eventsTag = 'Events';

const previousOf = ({ previous, schema }: EventDefinition): [string, TSchema][] => {
  const { properties = {} } = schema as { properties?: Record<string, TSchema> };
  return (previous ?? []).map((name) => [name, properties[name] ?? {}]);
};

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
  const description = 'The record as the owner of the endpoint sees it; thin if it is too large to be sent.';
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
        '2XX': {
          description: `Received. Any other answer, or none within ${String(answerSeconds)} seconds, counts as a failed attempt.`,
        },
        '410': { description: 'The endpoint is gone: it is disabled at once and gets no further events.' },
      },
    },
  };
}
