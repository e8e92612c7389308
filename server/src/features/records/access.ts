import { sql } from '../../db/sql.ts';
import { type Actor, administers, isInDepartmentScope } from '../../kernel/actor.ts';
import type { AccessRule } from '../../kernel/catalogue.ts';
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
import { forbidden, type Verdict } from '../../lib/errors.ts';
import { visiblePeople } from '../people/index.ts';

/** Which roles, by what the person is to them. */
export interface Grant {
  readonly oneself: readonly Role[];
  /** People in the departments that one heads or manages. */
  readonly departmentScope: readonly Role[];
  /** People whom one sees in the directory; of them only what stands on active tabs visible to one's role. */
  readonly directory: readonly Role[];
  /** Anyone else in the organization. */
  readonly anyone: readonly Role[];
}

export interface RecordAccess {
  /** The records in words, as a sentence about them needs it. */
  readonly of: string;
  readonly read: Grant;
  readonly write: Grant;
}

const noRole: readonly Role[] = [];
const heads: readonly Role[] = ['DEPARTMENT_HEAD'];
const administrators: readonly Role[] = ['ADMINISTRATOR', 'EXECUTIVE'];

const byOthers: Grant = { oneself: noRole, departmentScope: heads, directory: noRole, anyone: administrators };
const alsoByThePerson: Grant = { ...byOthers, oneself: roles };
const byAdministrators: Grant = { ...byOthers, oneself: administrators, departmentScope: noRole };

/** Who reads and who writes each kind of record of a person. All operations, views and tests go by this table. */
export const recordAccess = {
  training: { of: 'training', read: alsoByThePerson, write: byOthers },
  certifications: { of: 'certifications', read: alsoByThePerson, write: byOthers },
  assets: { of: 'equipment', read: alsoByThePerson, write: byOthers },
  goals: { of: 'goals', read: alsoByThePerson, write: alsoByThePerson },
  customFields: {
    of: 'custom-field values',
    read: {
      oneself: roles,
      departmentScope: noRole,
      directory: ['EMPLOYEE', 'DEPARTMENT_HEAD'],
      anyone: administrators,
    },
    write: byAdministrators,
  },
  // No one settles what they are paid: it takes someone else.
  benefits: { of: 'benefits', read: byAdministrators, write: { ...byAdministrators, oneself: noRole } },
  compensation: { of: 'compensation', read: byAdministrators, write: { ...byAdministrators, oneself: noRole } },
} as const satisfies Record<string, RecordAccess>;

export type RecordKind = keyof typeof recordAccess;
export const recordKinds = Object.keys(recordAccess) as RecordKind[];

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

/** For a person whose records the actor reads; 403 if they may not write them. */
export function mayWrite(
  actor: Actor,
  kind: RecordKind,
  person: { readonly id: string; readonly department_id: string | null },
): Verdict {
  const { of, write }: RecordAccess = recordAccess[kind];
  if (person.id === actor.userId) {
    return write.oneself.includes(actor.role) || forbidden(`Another person has to record your ${of}.`);
  }
  return (
    write.anyone.includes(actor.role) ||
    (write.departmentScope.includes(actor.role) && isInDepartmentScope(actor, person.department_id)) ||
    forbidden(`You may see the ${of} of this person but not change it.`)
  );
}

/** Own values and, for Administrators and Executives, anyone's are shown whole; others see what their role's tabs hold. */
export const seesEveryTab = (actor: Actor, userId: string): boolean => administers(actor) || userId === actor.userId;

const inWords = ({ oneself, departmentScope, directory, anyone }: Grant): string =>
  [
    ...(oneself.includes('EMPLOYEE') ? ['the person'] : []),
    ...(departmentScope.length > 0 ? ['Department Heads for their department scope'] : []),
    ...(directory.length > 0
      ? ['others who see the person in the directory, on active tabs visible to their role']
      : []),
    ...(anyone.length > 0 ? ['Administrators and Executives for anyone'] : []),
    ...(oneself.length === 0 ? ['never for oneself'] : []),
  ].join('; ');

/** The table in words, for the permissions reference. */
export const accessRules: readonly AccessRule[] = recordKinds.map((kind) => {
  const { of, read, write } = recordAccess[kind];
  return { of, readers: inWords(read), writers: inWords(write) };
});
