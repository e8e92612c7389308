import type { Static } from 'typebox';
import { todayOf } from '../../../kernel/actor.ts';
import { writeOperation } from '../../../kernel/operation.ts';
import { isAbove } from '../../../kernel/scopes.ts';
import type { UnitOfWork } from '../../../kernel/unit-of-work.ts';
import { checkPattern } from '../../../kernel/working-patterns.ts';
import { isSame } from '../../../lib/changes.ts';
import { enforce, invalid } from '../../../lib/errors.ts';
import { Changes } from '../../../lib/fields.ts';
import { Id } from '../../../lib/ids.ts';
import { Strict } from '../../../lib/schema.ts';
import { say } from '../../../lib/texts/texts.ts';
import { settleDuePlans } from '../employment/due.ts';
import { patternChanged, patternFollows } from '../employment/patterns-store.ts';
import { findFormerEnd } from '../employment/periods-store.ts';
import { employmentValueNames, type HistoryNote } from '../employment/record.ts';
import { noteForHistory } from '../employment/store.ts';
import { departmentChanged, roleLowered, roleRaised, userUpdated } from '../events.ts';
import { editableFields } from './create.ts';
import { checkExecutiveRemains, lockExecutives } from './executives-store.ts';
import { editing } from './guards.ts';
import { accessTo, directoryOf, presentPerson, tiersFor } from './present.ts';
import { directoryFieldNames, directoryFields, Person } from './record.ts';
import {
  checkEmploymentDates,
  checkGuest,
  checkLastDay,
  checkManagers,
  mayChangeRole,
  mayGiveRole,
  withinRules,
} from './rules.ts';
import { type LockedPerson, lockPersonOrGuest, type PersonRow, savePerson } from './store.ts';

export const PersonChanges = Changes({
  first_name: directoryFields.first_name,
  last_name: directoryFields.last_name,
  ...editableFields,
});
export type PersonChanges = Static<typeof PersonChanges>;

export const updateUser = writeOperation({
  id: 'users.update',
  route: 'PATCH /users/{id}',
  summary: 'Change a person',
  description: 'Only the fields sent change. The e-mail address and is_active cannot be changed here.',
  scope: 'users:write',
  effects: {
    may: ['PERSON_CHANGED', 'ROLE_GIVEN'],
    of: ({ body }) => (body['role'] === undefined ? ['PERSON_CHANGED'] : ['PERSON_CHANGED', 'ROLE_GIVEN']),
  },
  guards: editing,
  ownRecord: ['first_name', 'last_name'],
  params: Strict({ id: Id('usr') }),
  body: PersonChanges,
  returns: Person,
  refuses: ['NOT_FOUND', 'FORBIDDEN', 'CONFLICT'],

  async run({ actor, work, params, body }) {
    const shown = tiersFor(actor, undefined, null, work.origin);
    if (body.role !== undefined) await lockExecutives(work);
    const person = await lockPersonOrGuest(work.tx, actor, params.id, shown);
    const changed = await changePerson(work, person, body);
    work.recordSensitiveRead(accessTo([changed], shown));
    return presentPerson(work.services.keys, actor, changed, shown);
  },
});

const overTime = new Set<string>(employmentValueNames);
const names = Object.keys(PersonChanges.properties) as (keyof PersonChanges)[];
const directory = new Set<string>(directoryFieldNames);
const decidesAccess = new Set<string>(['role', 'department_id', 'first_name', 'last_name']);

/** Changes what differs, after what was planned for this moment or before. */
export async function changePerson(
  work: UnitOfWork,
  person: LockedPerson,
  changes: PersonChanges,
  note: HistoryNote = {},
): Promise<PersonRow> {
  const isKept = names.some((name) => overTime.has(name) && changes[name] !== undefined);
  const current = isKept ? await settleDuePlans(work, person, saveChanges) : person;
  return saveChanges(work, current, changes, note);
}

/** Nothing different: no event, and updated_at stays. */
export async function saveChanges(
  work: UnitOfWork,
  person: LockedPerson,
  changes: PersonChanges,
  note: HistoryNote,
): Promise<PersonRow> {
  const { actor, tx, now } = work;
  await work.guard(person, editing);
  if (changes.role !== undefined) {
    enforce(mayChangeRole(actor, person, changes.role));
    enforce(mayGiveRole(actor, changes.role));
  }
  if (person.is_guest) checkGuest(changes);
  checkEmploymentDates({ ...person, ...changes });
  checkPattern('working_pattern', changes.working_pattern);
  const changed = names.filter((name) => changes[name] !== undefined && !isSame(changes[name], person[name]));
  if (person.is_active && changed.includes('employment_end_date') && note.isLeaving !== true)
    checkLastDay(work, changes.employment_end_date);
  if (changed.includes('employment_start_date')) await checkFormerEnd(work, person.id, changes.employment_start_date);
  const values = Object.fromEntries(changed.map((name) => [name, changes[name]]));
  work.audit({
    action: 'users.update',
    subjectType: 'user',
    subjectId: person.id,
    before: person,
    after: values,
  });
  if (changed.length === 0) return person;

  if (changed.includes('manager_id') && changes.manager_id != null) {
    await checkManagers(work, person.id, changes.manager_id);
  }
  if (changed.includes('role')) await checkExecutiveRemains(work, person);
  if (changed.some((name) => overTime.has(name))) tx.defer(noteForHistory(person.id, { by: actor.userId, ...note }));
  const saved = await withinRules(savePerson(tx, actor.organizationId, person.id, { ...values, updated_at: now }));
  const previous = Object.fromEntries(
    changed.filter((name) => directory.has(name)).map((name) => [name, person[name]]),
  );
  await work.raise(userUpdated, { subjectId: person.id, snapshot: directoryOf(saved), previous });
  if (changed.some((name) => decidesAccess.has(name))) work.changesAccess();
  if (isAbove(saved.role, person.role)) await work.react(roleRaised, person.id);
  if (isAbove(person.role, saved.role)) await work.react(roleLowered, person.id);
  if (changed.includes('department_id')) await work.react(departmentChanged, person.id, note);
  if (changed.includes('working_pattern')) {
    await work.react(patternChanged, person.id);
    await work.react(patternFollows, person.id, { from: note.from ?? todayOf(actor, work.nowMs) });
  }
  return { ...person, ...saved };
}

/** Who was hired again did not begin before they had left. */
async function checkFormerEnd(work: UnitOfWork, userId: string, start: string | null | undefined): Promise<void> {
  const ended_on = await findFormerEnd(work, userId);
  if (ended_on === null || (start != null && start > ended_on)) return;
  throw invalid('employment_start_date', say('people.startBeforeFormerEnd', { ended_on }), {
    reason: 'former_employment',
    ended_on,
  });
}
