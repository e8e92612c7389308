import { insertRow, type NewRow, refuseConstraint } from '../../db/rows.ts';
import { sql } from '../../db/sql.ts';
import type { UnitOfWork } from '../../kernel/unit-of-work.ts';
import { conflict } from '../../lib/errors.ts';
import { codeFrom, freeCode } from '../people/index.ts';

/** Clients and projects alike carry a code that is unique in the organization. */
type Coded = 'clients' | 'projects';
const words = { clients: 'client', projects: 'project' } as const;
const takenCode = { clients: 'projects.clientCodeTaken', projects: 'projects.projectCodeTaken' } as const;

async function nextCode(work: UnitOfWork, table: Coded, name: string): Promise<string> {
  const code = codeFrom(name, words[table].toUpperCase());
  const { rows } = await sql<{ code: string }>`
    select code from ${sql.table(table)}
     where organization_id = ${work.actor.organizationId} and (code = ${code} or starts_with(code, ${`${code}_`}))`.execute(
    work.tx,
  );
  return freeCode(code, new Set(rows.map((row) => row.code)));
}

/** Inserts under the code asked for, or under one that follows from the name. Answers with the code. */
export async function insertCoded<T extends Coded>(
  work: UnitOfWork,
  table: T,
  row: Omit<NewRow<T>, 'organization_id' | 'code'> & { readonly name: string },
  asked: string | undefined,
): Promise<string> {
  for (;;) {
    const code = asked ?? (await nextCode(work, table, row.name));
    const coded = { ...row, code, organization_id: work.actor.organizationId } as unknown as NewRow<T>;
    const { rowCount } = await sql`
      ${insertRow(table, coded)} on conflict (organization_id, code) do nothing`.execute(work.tx);
    if (rowCount === 1) return code;
    // A generated code that was taken in the meantime makes way for the next one.
    if (asked !== undefined) throw codeTaken(table);
  }
}

const codeTaken = (table: Coded) => conflict(takenCode[table], { field: 'code' });

/** Two requests for one code may pass every check; the index lets one through, the other learns why. */
export const refuseTakenCode = (table: Coded) => refuseConstraint({ [`${table}_code_key`]: () => codeTaken(table) });
