import { sql } from '../../../db/sql.ts';
import type { UnitOfWork } from '../../../kernel/unit-of-work.ts';
import { invalid, Refusal } from '../../../lib/errors.ts';
import type { Cells } from '../rows.ts';

/** A person of the organization, among them those whom earlier rows added. */
export async function findPersonByEmail({ tx, actor }: UnitOfWork, field: string, email: string): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    select id from users where organization_id = ${actor.organizationId} and email = lower(${email})`.execute(tx);
  if (!rows[0])
    throw invalid(
      field,
      `No person here has the e-mail address ${email}; if they are in this file, put their row first.`,
    );
  return rows[0].id;
}

/** Numbers are the organization's own, and not unique. Those who were erased keep theirs, but no record is added for them. */
async function findPersonByNumber({ tx, actor }: UnitOfWork, number: string): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    select id from users
     where organization_id = ${actor.organizationId} and employee_id = ${number} and erased_at is null
     order by id limit 2`.execute(tx);
  const [found, another] = rows;
  if (!found) throw invalid('employee_id', `No person here has the employee number ${number}.`);
  if (another) throw invalid('employee_id', `Several people have the employee number ${number}; give user_email.`);
  return found.id;
}

/** Two columns for one thing: a row says it once. */
export function onlyOne(cells: Cells, name: string, other: string): void {
  if (cells[name] !== undefined && cells[other] !== undefined) {
    throw invalid(name, `Give ${name} or ${other}, not both.`);
  }
}

/** The columns of every kind whose rows belong to a person. */
export const personColumns = { user_email: {}, employee_id: {}, user_id: {} };

/** Whose record a row is, by e-mail address, employee number or id. */
export async function personOf(work: UnitOfWork, cells: Cells): Promise<string> {
  onlyOne(cells, 'user_email', 'user_id');
  onlyOne(cells, 'user_email', 'employee_id');
  onlyOne(cells, 'employee_id', 'user_id');
  const { user_email, employee_id, user_id } = cells as { user_email?: string; employee_id?: string; user_id?: string };
  if (user_email !== undefined) return findPersonByEmail(work, 'user_email', user_email);
  if (employee_id !== undefined) return findPersonByNumber(work, employee_id);
  if (user_id === undefined) throw invalid('user_email', 'Whose is it? Give user_email, employee_id or user_id.');
  return user_id;
}

/** What a row says of the record itself. */
export function withoutPerson(cells: Cells): Cells {
  const { user_email: _email, employee_id: _number, user_id: _id, ...fields } = cells;
  return fields;
}

/** What a name stands for; a name that several have tells none of them. */
export function onlyNamed(rows: readonly { readonly id: string }[], column: string, text: string): string {
  const [found, another] = rows;
  const words = column.replaceAll('_', ' ');
  if (!found) throw invalid(column, `There is no ${words} "${text}".`);
  if (another) throw invalid(column, `Several ${words}s are called "${text}"; give ${column}_id.`);
  return found.id;
}

/** A refusal about a field is told of the column that the file has in its place. */
export async function asColumn<T>(field: string, column: string, adding: Promise<T>): Promise<T> {
  try {
    return await adding;
  } catch (error) {
    if (!(error instanceof Refusal) || error.details?.['field'] !== field) throw error;
    throw new Refusal(error.code, error.message, { ...error.details, field: column });
  }
}
