import type { UnitOfWork } from '../../../kernel/unit-of-work.ts';
import { invalid, Refusal } from '../../../lib/errors.ts';
import { say } from '../../../lib/texts/texts.ts';
import { findIdByEmail, listIdsByNumber } from '../../people/index.ts';
import type { Cells } from '../row-cells.ts';

/** A person of the organization, among them those whom earlier rows added. */
export async function findPersonByEmail(work: UnitOfWork, field: string, email: string): Promise<string> {
  const id = await findIdByEmail(work, email);
  if (id === null) throw invalid(field, say('imports.noPersonByEmail', { email }));
  return id;
}

/** Numbers are the organization's own, and not unique. Those who were erased keep theirs, but no record is added for them. */
async function findPersonByNumber(work: UnitOfWork, number: string): Promise<string> {
  const [found, another] = await listIdsByNumber(work, number);
  if (found === undefined) throw invalid('employee_id', say('imports.noPersonByNumber', { number }));
  if (another !== undefined) throw invalid('employee_id', say('imports.severalByNumber', { number }));
  return found;
}

/** Two columns for one thing: a row says it once. */
export function onlyOne(cells: Cells, name: string, other: string): void {
  if (cells[name] !== undefined && cells[other] !== undefined) {
    throw invalid(name, say('imports.notBoth', { column: name, other }));
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
  if (user_id === undefined) throw invalid('user_email', 'imports.whose');
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
  if (!found) throw invalid(column, say('imports.noneNamed', { column, text }));
  if (another) throw invalid(column, say('imports.severalNamed', { column, text }));
  return found.id;
}

/** A refusal about a field is told of the column that the file has in its place. */
export async function asColumn<T>(field: string, column: string, adding: Promise<T>): Promise<T> {
  try {
    return await adding;
  } catch (error) {
    if (!(error instanceof Refusal) || error.details?.['field'] !== field) throw error;
    throw new Refusal(error.code, error.said, { ...error.details, field: column });
  }
}

/**
 * `Okafor, Ngozi` or `Ngozi Okafor` as first and last name, unless the row has columns of their own for them. More words without
 * a comma could be parted in several ways: such a cell stays as it is.
 */
export function splitName(cells: Cells): Cells {
  const { full_name, ...rest } = cells;
  if (typeof full_name !== 'string') return cells;
  if (rest['first_name'] !== undefined || rest['last_name'] !== undefined) return rest;
  const parts = full_name.includes(',') ? full_name.split(',') : full_name.trim().split(/\s+/).reverse();
  const [last_name, first_name] = parts.map((part) => part.trim());
  return parts.length === 2 && first_name && last_name ? { ...rest, first_name, last_name } : cells;
}
