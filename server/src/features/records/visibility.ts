import { sql } from '../../db/sql.ts';
import type { Actor } from '../../kernel/actor.ts';
import { holdsAny } from '../../kernel/packages.ts';
import { type Role, roles } from '../../kernel/scopes.ts';
import {
  departmentScope,
  either,
  everyone,
  own,
  type Predicate,
  type View,
  type ViewRule,
  visibility,
} from '../../kernel/view.ts';
import { visiblePeople } from '../people/index.ts';
import { type Grant, type RecordAccess, recordAccess, type RecordKind, recordKinds } from './access.ts';

const columns = { organization: 'users.organization_id', person: 'users.id', department: 'users.department_id' };

/** Anyone who reads anyone's reads their own as well. */
function readRule(grant: Grant, role: Role): ViewRule {
  if (grant.anyone.includes(role)) return everyone();
  const rules = [
    ...(grant.oneself.includes(role) ? [own(columns)] : []),
    ...(grant.departmentScope.includes(role) ? [departmentScope(columns)] : []),
    ...(grant.directory.includes(role) ? [visiblePeople.byRole[role]] : []),
  ];
  return rules.length === 0 ? () => sql<boolean>`false` : either(...rules);
}

const readView = ({ read, keptBy, readBy = keptBy }: RecordAccess): View =>
  visibility(
    columns,
    Object.fromEntries(roles.map((role) => [role, readRule(read, role)])) as Record<Role, ViewRule>,
    sql.nothing,
    readBy && { [readBy]: everyone() },
  );

const views = Object.fromEntries(recordKinds.map((kind) => [kind, readView(recordAccess[kind])])) as Record<
  RecordKind,
  View
>;

/** On the table users: the people whose records of this kind the actor reads. For anyone else: 404. */
export const whoseRecordsAreRead = (kind: RecordKind, actor: Actor): Predicate => views[kind](actor);

/** Of this kind the actor reads everyone's: a list need not ask whose they are. */
export const readsRecordsOfAll = (kind: RecordKind, actor: Actor): boolean => views[kind].seesAll(actor);

/** Equipment that no one has had is of no person: who may give people some sees what there is. */
export const seesStock = (actor: Actor): boolean =>
  [...recordAccess.assets.write.anyone, ...recordAccess.assets.write.departmentScope].includes(actor.role) ||
  holdsAny(actor, [recordAccess.assets.keptBy]);
