import { type Static, Type } from 'typebox';
import { Id } from '../../lib/ids.ts';

const anything = (description: string) => Type.Object({}, { additionalProperties: true, description });

/** As `kernel/rendering/envelope.ts` writes it. */
export const FeedEvent = Type.Object(
  {
    id: Id('evt', 'The same as in deliveries to webhook endpoints.'),
    type: Type.String({ description: 'What happened.', examples: ['department.updated'] }),
    api_version: Type.Literal('v1', { description: 'The version of the API whose records the event holds.' }),
    created_at: Type.String({
      format: 'date-time',
      description: 'When it happened.',
      examples: ['2026-03-09T18:05:00.000Z'],
    }),
    organization_id: Id('org', 'Where it happened.'),
    data: Type.Object(
      {
        object: anything(
          'The record as the owner of the token sees it, at its standard tier; as the event’s type describes it under Events.',
        ),
      },
      { description: 'What it happened to.' },
    ),
    previous: Type.Optional(anything('Old values of the fields that changed; absent when there is nothing to report.')),
  },
  { $id: 'FeedEvent', description: 'An event, as a webhook endpoint of the token’s owner would get it.' },
);
export type FeedEvent = Static<typeof FeedEvent>;
