import { sql } from '../../db/sql.ts';
import type { PersonalTable } from '../../kernel/personal-data.ts';

const sealed = 'a secret between the organization and the receiver';
const secrets = { sealed_url: sealed, sealed_secret: sealed, sealed_previous_secret: sealed };

/** Endpoints are the organization's; a person only answers for them. */
export const endpointData: readonly PersonalTable[] = [
  {
    table: 'webhook_endpoints',
    area: 'account',
    key: ['id'],
    rowsOf: (userId) => sql`owner_id = ${userId}`,
    whenErased: 'kept',
    kept: {
      host: 'of a receiver of the organization',
      description: 'what the organization’s receiver is for',
      events: 'a list of codes',
      status_reason: 'a code',
      ...secrets,
    },
    withheld: secrets,
  },
];
