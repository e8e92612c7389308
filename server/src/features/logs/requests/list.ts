import { Type } from 'typebox';
import { AnyOf } from '../../../kernel/filters.ts';
import { listOperation, readOperation } from '../../../kernel/operation.ts';
import { IdFilter } from '../../../lib/ids.ts';
import { Strict } from '../../../lib/schema.ts';
import { RequestErrors, RequestRow } from './record.ts';
import { groupVisibleErrors, keptDays, listVisibleRequests, statusClasses } from './store.ts';

const ofToken = Type.Optional(IdFilter('tok', 'Only requests with this token.'));

export const listRequests = listOperation({
  id: 'requests.list',
  route: 'GET /requests',
  summary: 'List requests made with API tokens',
  description: `Of one's own tokens; Administrators and Executives see everyone's, and who was given to develop those of service accounts. Kept for ${String(keptDays)} days, and there a few seconds after the request. Neither what was sent nor what was answered is kept.`,
  surface: 'app',
  scope: null,
  query: Strict({
    id: Type.Optional(IdFilter('req', 'Only this request.')),
    status: Type.Optional(
      AnyOf(Type.Enum([...statusClasses]), 'success: below 400; refused: 4xx; failed: 5xx; error: both of these.'),
    ),
    token_id: ofToken,
    operation: Type.Optional(
      Type.String({ maxLength: 100, description: 'Only this operation, by its id.', examples: ['users.list'] }),
    ),
    error_code: Type.Optional(
      Type.String({ maxLength: 100, description: 'Only those refused with it.', examples: ['NOT_FOUND'] }),
    ),
  }),
  returns: RequestRow,
  order: 'newest first',

  run: ({ actor, db, query, page, nowMs }) => listVisibleRequests(db, actor, query, page, nowMs),
});

export const listRequestErrors = readOperation({
  id: 'requests.errors',
  route: 'GET /requests/errors',
  summary: 'Group the errors of requests made with API tokens',
  description: 'By operation and code, the most frequent first; of the newest 10,000 errors.',
  surface: 'app',
  scope: null,
  query: Strict({ token_id: ofToken }),
  returns: Type.Array(RequestErrors),

  run: ({ actor, db, query, nowMs }) => groupVisibleErrors(db, actor, query, nowMs),
});
