import { sql } from '../../../db/sql.ts';
import type { Tx } from '../../../db/database.ts';
import { conflict, enforce } from '../../../lib/errors.ts';
import { Id } from '../../../lib/ids.ts';
import { writeOperation } from '../../../kernel/operation.ts';
import { theseEvents, type EventErasure } from '../../../kernel/erasing.ts';
import { Strict } from '../../../lib/schema.ts';
import type { UnitOfWork } from '../../../kernel/unit-of-work.ts';
import { eraseKey, eraseTask, macOf } from '../erasures/job.ts';
import { Erasure } from '../erasures/record.ts';
import { emptyEvents } from '../erasures/steps.ts';
import { insertErasure } from '../erasures/store.ts';
import { userErased, userUpdated } from '../events.ts';
import { directoryOf } from './present.ts';
import type { DirectoryPerson } from './record.ts';
import { isNotErased, mayEdit, mayErase } from './rules.ts';
import { lockVisiblePerson, savePerson, type LockedPerson } from './store.ts';

export const eraseUser = writeOperation({
  id: 'users.erase',
  route: 'POST /users/{id}/erase',
  summary: "Erase a person's personal data",
  description:
    'For an inactive person; cannot be undone. The id stays, with what payroll needs to tell whose totals are whose. The record is empty at once; what events, logs and deliveries say of the person follows in batches: see GET /users/{id}/erasure.',
  surface: 'app',
  scope: null,
  role: 'ADMINISTRATOR',
  params: Strict({ id: Id('usr') }),
  returns: Erasure,
  status: 202,
  refuses: ['NOT_FOUND', 'FORBIDDEN', 'CONFLICT'],

  async run({ actor, work, params }) {
    const person = await lockVisiblePerson(work.tx, actor, params.id);
    enforce(mayErase(actor, person));
    enforce(mayEdit(actor, person));
    enforce(isNotErased(person));
    if (person.is_active) {
      throw conflict('This person is active. Complete their offboarding first.', { reason: 'state' });
    }
    return erasePerson(work, person);
  },
});

/** So many are emptied with the record; there are hardly ever more. */
const eventsAtOnce = 2000;

/** Of the directory tier nothing stays that tells who it was. */
const erasedDirectory = (id: string): Omit<DirectoryPerson, 'id' | 'is_active' | 'created_at' | 'updated_at'> => ({
  first_name: 'Erased',
  last_name: 'Person',
  middle_name: null,
  preferred_name: null,
  email: `${id.toLowerCase()}@erased.invalid`,
  job_title: null,
  division: null,
  work_location: null,
  department_id: null,
  manager_id: null,
  role: 'EMPLOYEE',
  level: 'STANDARD',
});

/**
 * Keeps the id, and of the employment tier the dates, the type, employee_id and payroll_id: payroll must still tell whose
 * totals are whose. Their records are emptied here and now, whatever else names them by the job. Receivers learn of it by
 * user.updated, which names no old value.
 */
export async function erasePerson(work: UnitOfWork, person: LockedPerson): Promise<Erasure> {
  const { actor, tx, now, installation } = work;
  const { organizationId } = actor;
  const directory = erasedDirectory(person.id);
  await work.react(userErased, person.id);
  await deletePrivateRows(tx, organizationId, person.id);
  await emptyLatestEvents(work, person.id);
  const erased = await savePerson(tx, organizationId, person.id, {
    ...directory,
    probation_period_months: null,
    erased_at: now,
    updated_at: now,
  });
  work.audit({ action: 'users.erase', subjectType: 'user', subjectId: person.id });
  await work.raise(userUpdated, { subjectId: person.id, snapshot: directoryOf(erased) });
  work.changesAccess();
  const ref = { organization_id: organizationId, id: work.newId('ers') };
  work.enqueue(eraseTask, ref, { jobKey: eraseKey(ref) });
  return insertErasure(tx, {
    ...ref,
    user_id: person.id,
    requested_by_id: actor.userId,
    email_mac: macOf(installation, person.email),
    now,
  });
}

const privateTables = [
  'user_personal_details',
  'user_government_ids',
  'user_credentials',
  'password_links',
  'sessions',
  'team_members',
];

async function deletePrivateRows(tx: Tx, organizationId: string, userId: string): Promise<void> {
  const deletions = privateTables.map(
    (table) => sql`${sql.ref(`no_${table}`)} as (
      delete from ${sql.table(table)} where organization_id = ${organizationId} and user_id = ${userId})`,
  );
  await sql`with ${sql.join(deletions)} select`.execute(tx);
}

/** What may be on its way to a receiver at this moment: the newest events about the person themselves. */
async function emptyLatestEvents(
  { tx, actor: { organizationId }, installation }: UnitOfWork,
  userId: string,
): Promise<void> {
  const { rows } = await sql<{ id: string; subject_type: string }>`
    select id, subject_type from (
      select id, subject_type from events where organization_id = ${organizationId} and subject_id = ${userId}
       order by id desc limit ${eventsAtOnce}) as latest order by id`.execute(tx);
  await emptyEvents(tx, installation.catalogue, { organizationId, userId }, rows);
}

/** Earlier events about the person lose names and old values. */
export const personEventErasure: EventErasure = {
  object: 'user',
  statement: (events) => sql`
    update events
       set snapshot = snapshot || ${JSON.stringify(erasedDirectory(events.userId))}::jsonb,
           previous = case when previous ? 'is_active' then jsonb_build_object('is_active', previous -> 'is_active') end
     where ${theseEvents(events)} and subject_type = 'user' and subject_id = ${events.userId}`,
};
