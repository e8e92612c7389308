import type { UnitOfWork } from '../../../kernel/unit-of-work.ts';
import { conflict, enforce } from '../../../lib/errors.ts';
import { userRemoved } from '../events.ts';
import { activity } from '../person-states.ts';
import { checkExecutiveRemains } from './executives.ts';
import { mayEdit, mayRemove } from './rules.ts';
import { lockVisiblePerson } from './store.ts';

/**
 * Takes back a person whom nothing depends on yet; for the undoing of an import. A receiver that was told of the person
 * learns by user.deactivated that they are no longer there.
 */
export async function removePerson(work: UnitOfWork, id: string): Promise<void> {
  const { actor, tx, now } = work;
  const person = await lockVisiblePerson(tx, actor, id);
  enforce(mayRemove(actor, person));
  enforce(mayEdit(actor, person));
  await checkExecutiveRemains(work, person);
  await work.react(userRemoved, id);
  await work.delete('users', id).catch(refuseWhileInUse);
  work.audit({ action: 'users.remove', subjectType: 'user', subjectId: id });
  if (person.is_active) {
    const gone = { ...person, is_active: false, updated_at: now };
    await work.raiseMove(activity, activity.move('ACTIVE', 'deactivate'), gone);
  }
  work.changesAccess();
}

/** By the table that refers to the person: what they have or did. Others go by their own name. */
const words: Readonly<Record<string, string>> = {
  api_tokens: 'an API token of theirs',
  assets: 'equipment',
  benefit_enrollments: 'benefits',
  calendar_feeds: 'a calendar address of theirs',
  certifications: 'certificates',
  checklist_tasks: 'a task on a checklist',
  checklist_template_tasks: 'a task of a checklist template',
  checklists: 'a checklist',
  compensation_records: 'compensation',
  custom_field_values: 'custom fields',
  department_managers: 'a department that they manage',
  departments: 'a department that they head',
  document_signers: 'a document to sign',
  document_versions: 'a document that they uploaded',
  documents: 'documents',
  expense_reports: 'expense reports',
  exports: 'an export that they asked for',
  goals: 'goals',
  leave_ledger: 'a leave balance that was corrected or used',
  leave_requests: 'leave requests',
  sessions: 'they have signed in',
  shifts: 'shifts',
  tasks: 'a task of a project',
  team_members: 'a team that they belong to',
  teams: 'a team that they lead',
  time_entries: 'time that was recorded',
  time_month_totals: 'time that was recorded',
  timesheets: 'time that was recorded',
  training_assignments: 'training',
  user_credentials: 'a password that they have set',
  user_government_ids: 'government identifiers',
  user_personal_details: 'personal details',
  users: 'people who report to them',
  webhook_endpoints: 'a webhook endpoint of theirs',
};

/** Columns that name who decided, whichever table has them. */
const isDecision = /_(approved|decided|finalized|signed|cancelled|completed)_by_id_/;

function refuseWhileInUse(error: unknown): never {
  const { code, table = '', constraint = '' } = error as { code?: string; table?: string; constraint?: string };
  if (code !== '23503') throw error;
  const what = isDecision.test(constraint) ? 'a decision that they made' : (words[table] ?? table.replaceAll('_', ' '));
  throw conflict(`The person stays, because there is more about them by now: ${what}.`, { reason: 'in_use' });
}
