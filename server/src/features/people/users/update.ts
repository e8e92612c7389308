import { Type, type Static } from 'typebox';
import { enforce } from '../../../kernel/errors.ts';
import { Id } from '../../../kernel/ids.ts';
import { writeOperation } from '../../../kernel/operation.ts';
import { Strict } from '../../../kernel/schema.ts';
import type { Work } from '../../../kernel/work.ts';
import { userUpdated } from '../events.ts';
import { editableFields } from './create.ts';
import { directoryFieldNames, directoryFields, Person, type DirectoryPerson } from './record.ts';
import { checkEmploymentDates, checkReferences, mayChangeRole, mayEdit, mayGiveRole } from './rules.ts';
import {
  accessTo,
  directoryOf,
  getVisiblePerson,
  lockVisiblePerson,
  presentPerson,
  tiersFor,
  type PersonRow,
} from './store.ts';

export const PersonChanges = Strict({
  first_name: Type.Optional(directoryFields.first_name),
  last_name: Type.Optional(directoryFields.last_name),
  ...editableFields,
});
export type PersonChanges = Static<typeof PersonChanges>;

export const updateUser = writeOperation({
  id: 'users.update',
  route: 'PATCH /users/{id}',
  summary: 'Change a person',
  description: 'Only the fields sent change. The e-mail address and is_active cannot be changed here.',
  scope: 'users:write',
  params: Strict({ id: Id('usr') }),
  body: PersonChanges,
  returns: Person,
  refuses: ['NOT_FOUND', 'FORBIDDEN'],

  async run({ actor, work, params, body }) {
    const person = await lockVisiblePerson(work.tx, actor, params.id);
    await changePerson(work, person, body);
    const shown = tiersFor(actor);
    const row = await getVisiblePerson(work.tx, actor, params.id, shown);
    work.accessed(accessTo([row], shown));
    return presentPerson(work.installation.keys, actor, row, shown);
  },
});

/** Changes what differs. Nothing different: no event, and updated_at stays. */
export async function changePerson(work: Work, person: PersonRow, changes: PersonChanges): Promise<void> {
  const { actor, tx, now } = work;
  enforce(mayEdit(actor, person));
  if (changes.role !== undefined) {
    enforce(mayChangeRole(actor, person, changes.role));
    enforce(mayGiveRole(actor, changes.role));
  }
  checkEmploymentDates({ ...person, ...changes });
  const changed = (Object.keys(changes) as (keyof PersonChanges)[]).filter((name) => changes[name] !== person[name]);
  const differing = Object.fromEntries(changed.map((name) => [name, changes[name]])) as PersonChanges;
  await checkReferences(work, differing, person.id);
  work.audit({ action: 'users.update', subjectType: 'user', subjectId: person.id, changedFields: changed });
  if (changed.length === 0) return;

  await tx
    .updateTable('users')
    .set({ ...differing, updated_at: now })
    .where('organization_id', '=', actor.organizationId)
    .where('id', '=', person.id)
    .execute();
  const directory = new Set<string>(directoryFieldNames);
  const previous = Object.fromEntries(
    changed.filter((name) => directory.has(name)).map((name) => [name, person[name]]),
  );
  const snapshot: DirectoryPerson = { ...directoryOf({ ...person, ...differing }), updated_at: now };
  await work.raise(userUpdated, { subjectId: person.id, snapshot, previous });
  if (changed.some((name) => ['role', 'department_id', 'first_name', 'last_name'].includes(name))) work.changesAccess();
}
