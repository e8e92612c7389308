import { sql } from '../../db/sql.ts';
import { conflict, invalid } from '../../kernel/errors.ts';
import type { Work } from '../../kernel/work.ts';

/**
 * Takes the time of one person until the change commits: changes of their entries and timesheets come one after the
 * other, so that totals always follow from what is committed.
 */
async function takeTimeOf({ actor, tx }: Work, userId: string): Promise<void> {
  const name = `time ${actor.organizationId} ${userId}`;
  await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(tx);
}

/** Whoever erases the person meanwhile waits for this change and finds it, or it finds them erased. */
async function holdPerson({ actor, tx }: Work, userId: string): Promise<{ erased_at: string | null } | null> {
  const { rows } = await sql<{ erased_at: string | null }>`
    select erased_at from users where organization_id = ${actor.organizationId} and id = ${userId} for share`.execute(
    tx,
  );
  return rows[0] ?? null;
}

/** For a timesheet of theirs, which payroll may still have to settle when the person is gone. */
export async function holdSheetsOf(work: Work, userId: string): Promise<void> {
  await Promise.all([takeTimeOf(work, userId), holdPerson(work, userId)]);
}

/** For a person known to be there: themselves, or the owner of an entry. */
export async function holdTimeOf(work: Work, userId: string): Promise<void> {
  const [, person] = await Promise.all([takeTimeOf(work, userId), holdPerson(work, userId)]);
  if (person?.erased_at !== null) {
    throw conflict('The personal data of this person was erased; their time stays as it is.', { reason: 'erased' });
  }
}

/** For a person whom a request names: 422 where they are nobody of the organization, or nobody any more. */
export async function holdTimeOfNamed(work: Work, field: string, userId: string): Promise<void> {
  const [, person] = await Promise.all([takeTimeOf(work, userId), holdPerson(work, userId)]);
  if (person?.erased_at !== null) throw invalid(field, `${field} is no person of this organization.`);
}

/** Who clocks in, or records time without saying whose. */
export function ownId({ actor }: Work): string {
  if (actor.userId === null)
    throw invalid('user_id', 'user_id is required: the installation itself has no time of its own.');
  return actor.userId;
}
