import { sql } from '../../../db/sql.ts';
import type { UnitOfWork } from '../../../kernel/unit-of-work.ts';
import { invalid, type Refusal } from '../../../lib/errors.ts';
import type { FixedKey } from '../../../lib/texts/texts.ts';
import { visiblePeople, visibleWithGuests } from '../visibility.ts';

/**
 * With a share lock: a change that deactivates one of them waits, and then finds what was given to them.
 * Answers those of the ids that are no active person of the organization.
 */
export async function lockActivePeople(work: UnitOfWork, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<{ id: string }>`
    select id from users where organization_id = ${work.actor.organizationId} and id = any(${[...ids]}) and is_active
     order by id for share`.execute(work.tx);
  const held = new Set(rows.map(({ id }) => id));
  return ids.filter((id) => !held.has(id));
}

/** Why no one who works here is meant: said of a guest whom the actor sees, and otherwise as of someone unknown. */
export async function whyNobody(
  { actor, tx }: UnitOfWork,
  field: string,
  id: string,
  said: Extract<FixedKey, 'reference.activePerson' | 'reference.person' | 'reference.worker'>,
): Promise<Refusal> {
  const { rows } = await sql`
    select 1 from users where ${visibleWithGuests(actor)} and users.id = ${id} and users.is_guest`.execute(tx);
  return rows.length > 0 ? invalid(field, 'reference.guest', { reason: 'guest' }) : invalid(field, said);
}

/** For a person whom a body names: one outside the caller's directory is refused as one who does not exist. */
export async function checkActivePerson(work: UnitOfWork, field: string, id: string | null | undefined): Promise<void> {
  if (id == null) return;
  const { rows } = await sql`
    select 1 from users where ${visiblePeople(work.actor)} and users.id = ${id} and users.is_active for share`.execute(
    work.tx,
  );
  if (rows.length === 0) throw await whyNobody(work, field, id, 'reference.activePerson');
}

/** As for one person; the field refused is the first id that fails, such as `user_ids.2`. */
export async function checkActivePeople(work: UnitOfWork, field: string, ids: readonly string[]): Promise<void> {
  const [missing] = await lockActivePeople(work, ids);
  if (missing === undefined) return;
  const path = `${field}.${String(ids.indexOf(missing))}`;
  throw await whyNobody(work, path, missing, 'reference.activePerson');
}

/** With a share lock: a change that deletes one of them waits. Answers those of the ids that are no department of the organization. */
async function lockDepartments(work: UnitOfWork, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<{ id: string }>`
    select id from departments where organization_id = ${work.actor.organizationId} and id = any(${[...ids]})
     order by id for key share`.execute(work.tx);
  const held = new Set(rows.map(({ id }) => id));
  return ids.filter((id) => !held.has(id));
}

export async function checkDepartment(work: UnitOfWork, field: string, id: string | null | undefined): Promise<void> {
  if (id == null) return;
  const [missing] = await lockDepartments(work, [id]);
  if (missing !== undefined) throw invalid(field, 'reference.department');
}

/** As for one department; the field refused is the first id that fails, such as `department_ids.2`. */
export async function checkDepartments(work: UnitOfWork, field: string, ids: readonly string[]): Promise<void> {
  const [missing] = await lockDepartments(work, ids);
  if (missing !== undefined) throw invalid(`${field}.${String(ids.indexOf(missing))}`, 'reference.department');
}

/** Without a lock, for what only reads: people who left count, too. The field refused is the first id that is unknown here. */
export async function checkKnown(
  { tx, actor }: UnitOfWork,
  table: 'users' | 'departments',
  field: string,
  ids: readonly string[] = [],
): Promise<void> {
  if (ids.length === 0) return;
  const { rows } = await sql<{ id: string }>`
    select id from ${sql.raw(table)} where organization_id = ${actor.organizationId} and id = any(${[...ids]})`.execute(
    tx,
  );
  const held = new Set(rows.map(({ id }) => id));
  const missing = ids.findIndex((id) => !held.has(id));
  if (missing === -1) return;
  throw invalid(`${field}.${String(missing)}`, table === 'users' ? 'reference.person' : 'reference.department');
}
