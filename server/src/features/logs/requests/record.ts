import { type Static, Type } from 'typebox';
import { Instant } from '../../../lib/days.ts';
import { ActorId, Id } from '../../../lib/ids.ts';
import { Nullable } from '../../../lib/schema.ts';

const operationFields = {
  operation: Nullable(Type.String({ examples: ['users.list'] }), {
    description: 'The operation, by its id; null: none has this path.',
  }),
  error_code: Nullable(Type.String({ examples: ['VALIDATION_FAILED'] }), {
    description: 'What it was refused with; null if it was not.',
  }),
};

const RequestOwner = Type.Object(
  {
    id: ActorId('The id of the person, or of the service account (`svc_…`).'),
    first_name: Nullable(Type.String(), {
      description: 'Their given name; the name of a service account; null once erased.',
    }),
    last_name: Nullable(Type.String(), {
      description: 'Their family name; “Service account” for a service account; null once erased.',
    }),
  },
  { description: 'Whose token it was. A person whose data was erased is an id alone.' },
);

export const RequestRow = Type.Object(
  {
    id: Id('req', 'The request, as X-Request-Id of its answer named it.'),
    at: Instant('When it came.'),
    method: Type.String({ description: 'Of HTTP.', examples: ['GET'] }),
    path: Nullable(Type.String({ examples: ['/users/{id}'] }), {
      description: 'As the reference writes it, with names in place of ids; null: no operation has it.',
    }),
    ...operationFields,
    status: Type.Integer({ description: 'Of the answer.', examples: [200] }),
    duration_ms: Type.Number({
      minimum: 0,
      description: 'From the first byte of the request to the end of the answer.',
    }),
    token_id: Id('tok', 'The token it came with.'),
    owner: RequestOwner,
    ip: Nullable(Type.String(), { description: 'The address it came from.' }),
  },
  { $id: 'RequestRow', description: 'A request to the API.' },
);
export type RequestRow = Static<typeof RequestRow>;

export const RequestErrors = Type.Object(
  {
    ...operationFields,
    status: Type.Integer({ description: 'Of the answers.' }),
    count: Type.Integer({ minimum: 1, description: 'How many of the newest errors.' }),
    tokens: Type.Integer({ minimum: 1, description: 'By how many tokens.' }),
    last_at: Instant('When it last happened.'),
    last_id: Id('req', 'The last of them.'),
  },
  { $id: 'RequestErrors', description: 'Requests that were refused with one code by one operation.' },
);
export type RequestErrors = Static<typeof RequestErrors>;
