import type { Db } from '../../db/database.ts';
import { advisoryLock } from '../../db/rows.ts';
import { executeTogether, type Sql, sql } from '../../db/sql.ts';
import { type Actor, selfOf } from '../../kernel/actor.ts';
import type { UnitOfWork } from '../../kernel/unit-of-work.ts';
import { conflict, invalid } from '../../lib/errors.ts';
import type { ClockPlace } from '../people/index.ts';
import { whoseTimeIsDecided } from './visibility.ts';

/** A person as far as their time goes. */
export interface Owner {
  readonly erased_at: string | null;
  readonly is_guest: boolean;
  readonly first_name: string;
  readonly last_name: string;
}

/**
 * Locks the time of one person: changes of their entries and timesheets come one after the other, so that totals always
 * follow from what is committed. To be sent first: what is sent with it and behind it looks at what was there once it was
 * locked.
 */
export const timeLockOf = ({ organizationId }: Actor, userId: string): Sql =>
  advisoryLock('time', organizationId, userId);

const clockFrom = sql`(
  select departments.clock_from from departments
   where departments.organization_id = users.organization_id and departments.id = users.department_id) as clock_from`;

const ownerColumns = sql`users.erased_at, users.is_guest, users.first_name, users.last_name`;

/**
 * An erasure of the person waits for this lock and finds the change, or the change finds them erased. Asks for these columns
 * of the table users along with it.
 */
export const lockPerson = <R = Owner>({ organizationId }: Actor, userId: string, ...columns: Sql[]): Sql<Owner & R> =>
  sql<Owner & R>`
    select ${sql.join([ownerColumns, ...columns])} from users
     where users.organization_id = ${organizationId} and users.id = ${userId} for share`;

/** For a timesheet of theirs, which payroll may still have to settle when the person is gone. */
export async function lockSheetsOf({ actor, tx }: UnitOfWork, userId: string): Promise<void> {
  await executeTogether(tx, timeLockOf(actor, userId), lockPerson(actor, userId));
}

/** For a person known to be there: themselves, or the owner of an entry. */
export async function lockTimeOf({ actor, tx }: UnitOfWork, userId: string): Promise<void> {
  const [, [person]] = await executeTogether(tx, timeLockOf(actor, userId), lockPerson(actor, userId));
  refuseErased(person);
}

/** For a tap of their own; where the department clocks is asked along with it. */
export async function lockClockOf({ actor, tx }: UnitOfWork, userId: string): Promise<readonly ClockPlace[] | null> {
  const [, [person]] = await executeTogether(
    tx,
    timeLockOf(actor, userId),
    lockPerson<{ readonly clock_from: ClockPlace[] | null }>(actor, userId, clockFrom),
  );
  refuseErased(person);
  return person?.clock_from ?? null;
}

/** Someone whose time the actor sees. */
export async function findLed(
  { actor, tx }: UnitOfWork,
  userId: string,
): Promise<{ readonly department_id: string | null; readonly is_active: boolean } | null> {
  const { rows } = await sql<{ department_id: string | null; is_active: boolean }>`
    select users.department_id, users.is_active from users
     where ${whoseTimeIsDecided(actor)} and users.id = ${userId} and users.erased_at is null`.execute(tx);
  return rows[0] ?? null;
}

/** Where someone clocks; null: wherever they are. */
export async function findClockFrom(db: Db, actor: Actor): Promise<readonly ClockPlace[] | null> {
  const { rows } = await sql<{ clock_from: ClockPlace[] | null }>`
    select clock_from from departments
     where organization_id = ${actor.organizationId} and id = ${actor.departmentId}`.execute(db);
  return rows[0]?.clock_from ?? null;
}

export function refuseErased(person: Owner | undefined): void {
  if (person?.erased_at !== null) {
    throw conflict('time.erased', { reason: 'erased' });
  }
  if (person.is_guest) throw invalid('user_id', 'reference.guest', { reason: 'guest' });
}

/** For a person whom a request names: 422 if they are no person of the organization, or no longer. */
export function ownerNamed<P extends Owner>(field: string, person: P | undefined): P {
  if (person?.erased_at !== null) throw invalid(field, 'reference.person');
  if (person.is_guest) throw invalid(field, 'reference.guest', { reason: 'guest' });
  return person;
}

/** Who clocks in, or records time without saying whose. */
export function ownId({ actor }: UnitOfWork): string {
  const id = selfOf(actor);
  if (id === null) throw invalid('user_id', 'time.noPerson');
  return id;
}
