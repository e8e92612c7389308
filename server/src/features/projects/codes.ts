import { refuseConstraint } from '../../db/rows.ts';
import { sql } from '../../db/sql.ts';
import { conflict } from '../../lib/errors.ts';
import type { UnitOfWork } from '../../kernel/unit-of-work.ts';
import { codeFrom, freeCode } from '../people/index.ts';

/** Clients and projects alike carry a code that is unique in the organization. */
type Coded = 'clients' | 'projects';
const words = { clients: 'client', projects: 'project' } as const;

async function nextCode(work: UnitOfWork, table: Coded, name: string): Promise<string> {
  const code = codeFrom(name, words[table].toUpperCase());
  const { rows } = await sql<{ code: string }>`
    select code from ${sql.table(table)}
     where organization_id = ${work.actor.organizationId} and (code = ${code} or starts_with(code, ${`${code}_`}))`.execute(
    work.tx,
  );
  return freeCode(code, new Set(rows.map((row) => row.code)));
}

/**
 * Inserts under the code asked for, or under one that follows from the name. `insert` answers false where someone else
 * took the code in the meantime.
 */
export async function insertCoded(
  work: UnitOfWork,
  table: Coded,
  { name, code }: { name: string; code: string | undefined },
  insert: (code: string) => Promise<boolean>,
): Promise<string> {
  if (code !== undefined) {
    if (!(await insert(code))) throw codeTaken(table);
    return code;
  }
  for (;;) {
    const generated = await nextCode(work, table, name);
    if (await insert(generated)) return generated;
  }
}

const codeTaken = (table: Coded) => conflict(`Another ${words[table]} has this code.`, { field: 'code' });

/** Two requests for one code may pass every check; the index lets one through, the other learns why. */
export const refuseTakenCode = (table: Coded) => refuseConstraint({ [`${table}_code_key`]: () => codeTaken(table) });

/** Blanks around a name or a code are no part of it: they would hide a duplicate. */
export const trimmed = <T extends { name?: string; code?: string }>(input: T): T => ({
  ...input,
  ...(input.name !== undefined && { name: input.name.trim() }),
  ...(input.code !== undefined && { code: input.code.trim() }),
});
