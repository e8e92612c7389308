import { sql } from '../../db/sql.ts';
import type { Actor } from '../../kernel/actor.ts';
import { type Role, roles } from '../../kernel/scopes.ts';
import {
  departmentScope,
  either,
  everyone,
  own,
  type Predicate,
  type ViewRule,
  visibility,
} from '../../kernel/view.ts';
import { visiblePeople } from '../people/index.ts';
import { type Grant, recordAccess, type RecordKind, recordKinds } from './access.ts';

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

const readView = (grant: Grant): ((actor: Actor) => Predicate) =>
  visibility(columns, Object.fromEntries(roles.map((role) => [role, readRule(grant, role)])) as Record<Role, ViewRule>);

const views = Object.fromEntries(recordKinds.map((kind) => [kind, readView(recordAccess[kind].read)])) as Record<
  RecordKind,
  (actor: Actor) => Predicate
>;

/** On the table users: the people whose records of this kind the actor reads. For anyone else: 404. */
export const whoseRecordsAreRead = (kind: RecordKind, actor: Actor): Predicate => views[kind](actor);

/** Equipment that no one has had is of no person: who may give people some sees what there is. */
export const seesStock = ({ role }: Actor): boolean =>
  [...recordAccess.assets.write.anyone, ...recordAccess.assets.write.departmentScope].includes(role);
