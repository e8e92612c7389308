import { packageNames } from '../../kernel/packages.ts';
import { AnyError } from '../../lib/error-schema.ts';
import type { Components, Json } from './components.ts';

const text = (description: string): Json => ({ type: 'string', description });

const addWithheld = (components: Components): Json =>
  components.add('Withheld', {
    type: 'object',
    description: 'Fields that an answer leaves out, and what would show them.',
    required: ['fields', 'scope', 'reason'],
    properties: {
      fields: { type: 'array', items: { type: 'string' }, description: 'The fields that are left out.' },
      scope: { type: ['string', 'null'], description: 'The scope that shows them; null if none would.' },
      reason: {
        type: 'string',
        enum: ['scope', 'role'],
        description: '`scope`: the token lacks it. `role`: its owner may not see them.',
      },
    },
  });

const isDryRun: Json = {
  type: 'boolean',
  const: true,
  description: 'There if `dry_run=true` was asked for: nothing of this was kept, ids included.',
};

const addWouldRaise = (components: Components): Json => ({
  type: 'array',
  description: 'With `dry_run`: the events that the change would raise, in order.',
  items: components.add('RaisedEvent', {
    type: 'object',
    description: 'An event that a rehearsed change would raise.',
    required: ['type', 'subject_id'],
    properties: {
      type: text('The type of the event.'),
      subject_id: text('The id of the record that it is about; one that is new is not kept.'),
    },
  }),
});

const addWithheldTypes = (components: Components): Json => ({
  type: 'array',
  description: 'Types of events that the feed leaves out because the token lacks their scope.',
  items: components.add('WithheldType', {
    type: 'object',
    description: 'A type of event that the feed leaves out.',
    required: ['type', 'scope'],
    properties: { type: text('The type of event.'), scope: text('The scope that shows it.') },
  }),
});

/** Schemas of the envelope around every answer. */
export function addEnvelopes(components: Components): void {
  const request_id = {
    ...text('The same as the header X-Request-Id. Quote it when you report a problem.'),
    examples: ['req_01K9Z3V5Q8R2T4W6Y8A0C2E4G6'],
  };
  const withheld = { type: 'array', description: 'What `data` leaves out, and why.', items: addWithheld(components) };
  const as_of = components.add('AsOf', {
    type: 'object',
    description: 'With `as_of`: of which day the values are, and that rights are those of today.',
    required: ['date', 'rights_of'],
    properties: {
      date: { type: 'string', format: 'date', description: 'The day that was asked about.' },
      rights_of: {
        type: 'string',
        format: 'date',
        description: 'The day whose departments and roles decide whom one sees: today.',
      },
      explanation: text('The same in words, with `explain=true`.'),
    },
  });
  components.add('Meta', {
    type: 'object',
    description: 'What stands beside the data of every answer.',
    required: ['request_id'],
    properties: { request_id, withheld, as_of, dry_run: isDryRun, would_raise: addWouldRaise(components) },
  });
  components.add('ListMeta', {
    type: 'object',
    description: 'What stands beside a page of records.',
    required: ['request_id', 'has_more', 'next_cursor'],
    properties: {
      request_id,
      has_more: { type: 'boolean', description: 'Whether there is another page.' },
      next_cursor: {
        type: ['string', 'null'],
        description: 'Pass it as `cursor` to get the next page; null on the last.',
      },
      withheld,
      as_of,
      withheld_types: addWithheldTypes(components),
    },
  });
  components.use(AnyError);
}

export const cursorExample = 'AYxQ3v0mJ7d2Kc9fW1rZ8tLbN5sXeHgUo4yTpRiVaE6q';

export const limitParameter = {
  name: 'limit',
  in: 'query',
  description: 'How many records a page holds. Values above 100 are treated as 100.',
  schema: { type: 'integer', minimum: 1, default: 50 },
  example: 50,
};
export const cursorParameter = {
  name: 'cursor',
  in: 'query',
  description: 'The `next_cursor` of the page before, unchanged. Keep all other parameters the same on every page.',
  schema: { type: 'string' },
  example: cursorExample,
};

export const dryRunParameter = {
  name: 'dry_run',
  in: 'query',
  description:
    '`true`: a rehearsal. The answer is the real one, refusals included; `meta.would_raise` tells the events, and nothing is kept. Not together with an `Idempotency-Key`.',
  schema: { type: 'boolean', default: false },
  example: true,
};

export const proposeParameter = {
  name: 'propose',
  in: 'query',
  description:
    '`true`: rehearsed as with `dry_run`, and kept as a proposal that waits for a person to accept it: `202`. Not together with `dry_run`.',
  schema: { type: 'boolean', default: false },
  example: false,
};

export const holderOfParameter = {
  name: 'holder_of',
  in: 'query',
  description:
    'With `propose=true`: whoever was given this beyond their role, for the department of whom it is about, decides on it as well. One of those that open the operation.',
  schema: { type: 'string', enum: packageNames },
  example: 'HIRING',
};

export const parameters: Json = {
  DryRun: dryRunParameter,
  Propose: proposeParameter,
  HolderOf: holderOfParameter,
  Note: {
    name: 'Muster-Note',
    in: 'header',
    description:
      "What to say with a proposal to whoever decides on it: up to 500 characters in UTF-8, or as an extended value (`UTF-8''…`, RFC 8187).",
    schema: { type: 'string' },
    example: 'As agreed on Monday',
  },
  Limit: limitParameter,
  Cursor: cursorParameter,
  IdempotencyKey: {
    name: 'Idempotency-Key',
    in: 'header',
    description:
      'Makes it safe to send the request again: for 24 hours the same key, method and path with the same body answer what the first one answered.',
    schema: { type: 'string', pattern: '^[\\x21-\\x7e]{1,255}$', minLength: 1, maxLength: 255 },
    example: '8e03978e-40d5-43e8-bc93-6894a57f9324',
  },
  IfMatch: {
    name: 'If-Match',
    in: 'header',
    description:
      'The `ETag` of the record as you know it. If the record is another version by now, the answer is `412 PRECONDITION_FAILED` and nothing changes. `*`: any version.',
    schema: { type: 'string' },
    example: '"7Hh3kq0m8xZc1vB5nY2wQ4tR6uP"',
  },
  IfNoneMatch: {
    name: 'If-None-Match',
    in: 'header',
    description: 'The `ETag` of an earlier answer: while that version stands, the answer is `304` without a body.',
    schema: { type: 'string' },
    example: '"7Hh3kq0m8xZc1vB5nY2wQ4tR6uP"',
  },
  WebhookId: {
    name: 'webhook-id',
    in: 'header',
    required: true,
    description: 'The id of the event; the same on retries and redeliveries.',
    schema: { type: 'string' },
  },
  WebhookTimestamp: {
    name: 'webhook-timestamp',
    in: 'header',
    required: true,
    description: 'When this attempt was signed, in seconds since 1970.',
    schema: { type: 'string', pattern: '^[0-9]+$' },
  },
  WebhookSignature: {
    name: 'webhook-signature',
    in: 'header',
    required: true,
    description:
      'One or more signatures, separated by spaces: `v1,` and the base64 HMAC-SHA256 of `id.timestamp.body` under the secret of the endpoint.',
    schema: { type: 'string' },
  },
};

export const headers: Json = {
  'X-Request-Id': {
    description: 'The id of this request, the same as `meta.request_id`.',
    schema: { type: 'string' },
  },
  'RateLimit-Limit': {
    description: 'Requests allowed in the window that is closest to exhaustion.',
    schema: { type: 'integer' },
  },
  'RateLimit-Remaining': { description: 'Requests left in that window.', schema: { type: 'integer' } },
  'RateLimit-Reset': { description: 'Seconds until a slot of that window frees.', schema: { type: 'integer' } },
  'Idempotent-Replayed': {
    description: '`true` on an answer remembered from an earlier request with the same key.',
    schema: { type: 'string', enum: ['true'] },
  },
  ETag: {
    description: 'The version of the record. Send it as `If-Match` with a change to make sure that it still stands.',
    schema: { type: 'string' },
  },
  'WWW-Authenticate': {
    description: 'How to authenticate: `Bearer`, and where apps learn how people connect them (RFC 9728).',
    schema: { type: 'string' },
  },
  'Content-Disposition': {
    description: 'Names the file: `filename` in ASCII, `filename*` in full.',
    schema: { type: 'string' },
  },
  'Content-Length': { description: 'The size of the file in bytes.', schema: { type: 'integer' } },
  'Repr-Digest': {
    description: 'The SHA-256 of the file, to check what arrived (RFC 9530): `sha-256=:…base64…:`.',
    schema: { type: 'string' },
  },
  'Retry-After': { description: 'Seconds to wait before trying again.', schema: { type: 'integer' } },
  Allow: { description: 'The methods that the path takes.', schema: { type: 'string' } },
};
