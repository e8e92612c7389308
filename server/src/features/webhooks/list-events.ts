import { Type } from 'typebox';
import { readOperation } from '../../kernel/operation.ts';
import { scopeNames } from '../../kernel/scopes.ts';
import { modules } from '../../kernel/settings.ts';
import { Nullable } from '../../lib/schema.ts';
import { developing } from '../people/index.ts';

const EventType = Type.Object(
  {
    type: Type.String({ description: 'Its name, as `events` of an endpoint takes it.', examples: ['user.updated'] }),
    summary: Type.String({ description: 'When it is raised.' }),
    required_scope: Nullable(Type.Enum(scopeNames), {
      description: 'What a token needs to subscribe to it, and the owner’s role to receive it; null: nothing.',
    }),
    object: Type.String({ description: 'The kind of record it is about.', examples: ['user'] }),
    module: Nullable(Type.Enum([...modules]), { description: 'Not sent while this module is off.' }),
    is_thin: Type.Boolean({ description: 'Whether it only ever holds id and object of the record.' }),
    previous: Type.Array(Type.String(), {
      description: 'Fields whose old values `previous` may hold.',
      examples: [['job_title', 'department_id']],
    }),
    described_at: Type.String({
      description: 'Where the OpenAPI document describes it, with an example.',
      examples: ['openapi.json#/webhooks/user.updated'],
    }),
  },
  { $id: 'EventType', description: 'A type of event that an endpoint can subscribe to.' },
);

export const listEventTypes = readOperation({
  id: 'webhookEvents.list',
  route: 'GET /webhook-events',
  summary: 'List all types of events',
  description: 'Everything an endpoint can subscribe to, in one answer. New types may be added at any time.',
  scope: 'webhooks:read',
  packages: developing,
  returns: Type.Array(EventType),

  run({ services }) {
    return Promise.resolve(
      services.catalogue.events.map((event) => ({
        type: event.type,
        summary: event.summary,
        required_scope: event.scope,
        object: event.object,
        module: event.module ?? null,
        is_thin: event.isThin ?? false,
        previous: [...(event.previous ?? [])],
        described_at: `openapi.json#/webhooks/${event.type}`,
      })),
    );
  },
});
