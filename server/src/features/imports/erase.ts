import { sql } from '../../db/sql.ts';
import type { ErasureStep } from '../../kernel/erasing.ts';
import { say } from '../../lib/texts/texts.ts';
import { deleteRowsMentioning } from './failed-rows-store.ts';
import { failureFrom, type KeptFailure } from './record.ts';
import { expireFiles } from './uploads/store.ts';

const batchSize = 20;

/** Why a line failed, or why a record stayed when the import was undone, may quote an address. */
export const eraseImportFailures: ErasureStep = {
  name: 'import_failures',
  summary:
    'Messages of failed import lines that hold the person’s e-mail address are replaced, and names of files that do are removed.',

  async run({ tx, organizationId, isMentionedIn, after }) {
    const { rows } = await sql<{
      id: string;
      failures: KeptFailure[];
      kept: KeptFailure[];
      file_name: string | null;
    }>`
      select id, failures, kept, file_name from imports
       where organization_id = ${organizationId} and id > ${after ?? ''}
         and (failures <> '[]' or kept <> '[]' or file_name is not null)
       order by id limit ${batchSize}`.execute(tx);
    let changed = 0;
    // What a message is made of is stored beside it.
    const mentions = ({ message, value, said }: KeptFailure): boolean =>
      [message, value ?? '', ...Object.values(said?.values ?? {}).map(String)].some(isMentionedIn);
    const without = (told: KeptFailure[]): string =>
      JSON.stringify(
        told.map((failure) =>
          mentions(failure) ? failureFrom(failure.line, { field: failure.field }, say('imports.erased', {})) : failure,
        ),
      );
    for (const { id, failures, kept, file_name: fileName } of rows) {
      const isNamed = fileName !== null && isMentionedIn(fileName);
      if (!isNamed && ![...failures, ...kept].some(mentions)) continue;
      await sql`update imports set failures = ${without(failures)}::jsonb, kept = ${without(kept)}::jsonb,
                        file_name = ${isNamed ? null : fileName}
                 where organization_id = ${organizationId} and id = ${id}`.execute(tx);
      changed++;
    }
    // Rows that failed hold whatever the file had; no one has to mend those of a person who is erased.
    for (const { id } of rows) changed += await deleteRowsMentioning(tx, organizationId, id, isMentionedIn);
    return { rows: changed, after: rows.length === batchSize ? (rows.at(-1)?.id ?? null) : null };
  },
};

/** Files that wait to be imported may name anyone. */
export const eraseImportFiles: ErasureStep = {
  name: 'import_files',
  summary: 'Files that were sent in to be imported are removed.',

  run: async ({ tx, services, organizationId }) => ({
    rows: await expireFiles(tx, services.clock, organizationId),
    after: null,
  }),
};
