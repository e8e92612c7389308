import { sql } from '../../../db/sql.ts';
import type { ErasureStep } from '../../../kernel/erasing.ts';

const batchSize = 5000;

export const eraseRequests: ErasureStep = {
  name: 'request_log',
  summary: "The log of requests made with the person's API tokens is deleted.",

  async run({ tx, organizationId, userId }) {
    const { rowCount } = await sql`
      delete from request_log where ctid = any(array(
        select ctid from request_log where organization_id = ${organizationId} and user_id = ${userId}
         limit ${batchSize}))`.execute(tx);
    return { rows: rowCount, after: rowCount === batchSize ? '' : null };
  },
};
