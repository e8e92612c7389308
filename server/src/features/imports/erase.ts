import { sql } from '../../db/sql.ts';
import type { ErasureStep } from '../../kernel/erasing.ts';
import type { ImportFailure } from './record.ts';

const batchSize = 20;

/** Why a line failed may quote an address. */
export const eraseImportFailures: ErasureStep = {
  name: 'import_failures',
  summary: 'Messages of failed import lines that hold the person’s e-mail address are replaced.',

  async run({ tx, organizationId, isMentionedIn, after }) {
    const { rows } = await sql<{ id: string; failures: ImportFailure[] }>`
      select id, failures from imports where organization_id = ${organizationId} and id > ${after ?? ''} and failures <> '[]'
       order by id limit ${batchSize}`.execute(tx);
    let changed = 0;
    for (const { id, failures } of rows) {
      if (!failures.some(({ message }) => isMentionedIn(message))) continue;
      const without = failures.map((failure) =>
        isMentionedIn(failure.message) ? { ...failure, message: 'About a person whose data was erased.' } : failure,
      );
      await sql`update imports set failures = ${JSON.stringify(without)}::jsonb
                 where organization_id = ${organizationId} and id = ${id}`.execute(tx);
      changed++;
    }
    return { rows: changed, after: rows.length === batchSize ? (rows.at(-1)?.id ?? null) : null };
  },
};
