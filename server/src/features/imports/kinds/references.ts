import { sql } from '../../../db/sql.ts';
import type { UnitOfWork } from '../../../kernel/unit-of-work.ts';
import { invalid } from '../../../lib/errors.ts';
import type { Cells } from '../rows.ts';

/** A person of the organization, among them those whom earlier rows added. */
export async function findPersonByEmail({ tx, actor }: UnitOfWork, field: string, email: string): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    select id from users where organization_id = ${actor.organizationId} and email = lower(${email})`.execute(tx);
  if (!rows[0])
    throw invalid(field, `Nobody here has the e-mail address ${email}; if they are in this file, put their row first.`);
  return rows[0].id;
}

/** Two columns for one thing: a row says it once. */
export function onlyOne(cells: Cells, name: string, other: string): void {
  if (cells[name] !== undefined && cells[other] !== undefined) {
    throw invalid(name, `Give ${name} or ${other}, not both.`);
  }
}

/** Whose record a row is, by e-mail address or id. */
export async function personOf(work: UnitOfWork, cells: Cells): Promise<string> {
  onlyOne(cells, 'user_email', 'user_id');
  const { user_email: email, user_id: id } = cells as { user_email?: string; user_id?: string };
  if (email !== undefined) return findPersonByEmail(work, 'user_email', email);
  if (id === undefined) throw invalid('user_email', 'Whose is it? Give user_email or user_id.');
  return id;
}

/** What a name stands for; a name that several have tells none of them. */
export function onlyNamed(rows: readonly { readonly id: string }[], column: string, text: string): string {
  const [found, another] = rows;
  const words = column.replaceAll('_', ' ');
  if (!found) throw invalid(column, `There is no ${words} "${text}".`);
  if (another) throw invalid(column, `Several ${words}s are called "${text}"; give ${column}_id.`);
  return found.id;
}
