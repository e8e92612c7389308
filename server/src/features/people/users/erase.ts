import { sql } from '../../../db/sql.ts';
import type { Tx } from '../../../db/database.ts';
import { conflict, enforce } from '../../../kernel/errors.ts';
import { Id } from '../../../kernel/ids.ts';
import { writeOperation } from '../../../kernel/operation.ts';
import { Strict } from '../../../kernel/schema.ts';
import type { Work } from '../../../kernel/work.ts';
import { userErased, userUpdated } from '../events.ts';
import { directoryOf, presentPerson, tiersFor } from './present.ts';
import { Person, type DirectoryPerson } from './record.ts';
import { isNotErased, mayEdit, mayErase } from './rules.ts';
import { lockVisiblePerson, savePerson, type LockedPerson, type PersonRow } from './store.ts';

export const eraseUser = writeOperation({
  id: 'users.erase',
  route: 'POST /users/{id}/erase',
  summary: "Erase a person's personal data",
  description:
    'For an inactive person; cannot be undone. The id stays, with what payroll needs to tell whose totals are whose.',
  surface: 'app',
  scope: null,
  role: 'ADMINISTRATOR',
  params: Strict({ id: Id('usr') }),
  returns: Person,
  refuses: ['NOT_FOUND', 'FORBIDDEN', 'CONFLICT'],

  async run({ actor, work, params }) {
    const person = await lockVisiblePerson(work.tx, actor, params.id);
    enforce(mayErase(actor, person));
    enforce(mayEdit(actor, person));
    enforce(isNotErased(person));
    if (person.is_active) {
      throw conflict('This person is active. Complete their offboarding first.', { reason: 'state' });
    }
    const erased = await erasePerson(work, person);
    return presentPerson(work.installation.keys, actor, erased, tiersFor(actor, ['employment']));
  },
});

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
 * totals are whose. Everything else goes, also from what was told before. Receivers learn of it by user.updated, which
 * names no old value.
 */
export async function erasePerson(work: Work, person: LockedPerson): Promise<PersonRow> {
  const { actor, tx, now } = work;
  const { organizationId } = actor;
  const directory = erasedDirectory(person.id);
  await work.react(userErased, person.id);
  await deletePrivateRows(tx, organizationId, person.id);
  await eraseTraces(tx, organizationId, person.id, directory);
  const erased = await savePerson(tx, organizationId, person.id, {
    ...directory,
    probation_period_months: null,
    erased_at: now,
    updated_at: now,
  });
  work.audit({ action: 'users.erase', subjectType: 'user', subjectId: person.id });
  await work.raise(userUpdated, { subjectId: person.id, snapshot: directoryOf(erased) });
  work.changesAccess();
  return erased;
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

/** Earlier events lose names and old values; of what the person did, the logs keep the id and not the address. */
async function eraseTraces(tx: Tx, organizationId: string, userId: string, directory: object): Promise<void> {
  await sql`
    with told as (
      update events
         set snapshot = snapshot || ${JSON.stringify(directory)}::jsonb,
             previous = case when previous ? 'is_active' then jsonb_build_object('is_active', previous -> 'is_active') end
       where organization_id = ${organizationId} and subject_type = 'user' and subject_id = ${userId}),
    done as (
      update audit_log set ip = null where organization_id = ${organizationId} and actor_id = ${userId} and ip is not null)
    update sensitive_access_log set ip = null
     where organization_id = ${organizationId} and actor_id = ${userId} and ip is not null`.execute(tx);
}
