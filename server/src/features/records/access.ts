import { type Actor, administers, isInDepartmentScope, isOneself } from '../../kernel/actor.ts';
import type { AccessRule } from '../../kernel/catalogue.ts';
import { type Guards, guardsOn } from '../../kernel/guards.ts';
import { isForAnother } from '../../kernel/never-for-oneself.ts';
import { isGranted, type PackageName } from '../../kernel/packages.ts';
import { type Role, roles } from '../../kernel/scopes.ts';
import { forbidden, notFound, type Verdict } from '../../lib/errors.ts';
import { recordKindNames } from '../../lib/texts/en/records.ts';
import { say } from '../../lib/texts/texts.ts';
import { noGuest, notErased, personRecord } from '../people/index.ts';

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
  readonly read: Grant;
  readonly write: Grant;
  /** Who was given it reads and writes them for others, of people in its departments. */
  readonly keptBy?: PackageName;
  /** Who was given it reads them, of people in its departments. */
  readonly readBy?: PackageName;
}

const noRole: readonly Role[] = [];
const heads: readonly Role[] = ['DEPARTMENT_HEAD'];
const administrators: readonly Role[] = ['ADMINISTRATOR', 'EXECUTIVE'];

const byOthers: Grant = { oneself: noRole, departmentScope: heads, directory: noRole, anyone: administrators };
const alsoByThePerson: Grant = { ...byOthers, oneself: roles };
const byAdministrators: Grant = { ...byOthers, oneself: administrators, departmentScope: noRole };

/** Who reads and who writes each kind of record of a person. All operations, views and tests go by this table. */
export const recordAccess = {
  training: { read: alsoByThePerson, write: byOthers, keptBy: 'RECORDS_KEEPING' },
  certifications: { read: alsoByThePerson, write: byOthers, keptBy: 'RECORDS_KEEPING' },
  assets: { read: alsoByThePerson, write: byOthers, keptBy: 'RECORDS_KEEPING' },
  goals: { read: alsoByThePerson, write: alsoByThePerson },
  customFields: {
    read: {
      oneself: roles,
      departmentScope: noRole,
      directory: ['EMPLOYEE', 'DEPARTMENT_HEAD'],
      anyone: administrators,
    },
    write: byAdministrators,
  },
  // No one settles what they are paid: it takes someone else.
  benefits: { read: byAdministrators, write: { ...byAdministrators, oneself: noRole } },
  compensation: {
    read: byAdministrators,
    write: { ...byAdministrators, oneself: noRole },
    readBy: 'PAYROLL_PREPARING',
  },
} as const satisfies Record<string, RecordAccess>;

export type RecordKind = keyof typeof recordAccess;
export const recordKinds = Object.keys(recordAccess) as RecordKind[];

const isGiven = (
  actor: Actor,
  by: PackageName | undefined,
  person: { readonly department_id: string | null },
): boolean => by !== undefined && isGranted(actor, person.department_id, by);

/** For a person whose records the actor reads; 403 if they may not write them. */
export function mayWrite(
  actor: Actor,
  kind: RecordKind,
  person: { readonly id: string; readonly department_id: string | null },
): Verdict {
  const { write, keptBy }: RecordAccess = recordAccess[kind];
  if (isOneself(actor, person.id)) {
    return write.oneself.includes(actor.role) || isForAnother(actor, person.id, kind);
  }
  return (
    write.anyone.includes(actor.role) ||
    (write.departmentScope.includes(actor.role) && isInDepartmentScope(actor, person.department_id)) ||
    isGiven(actor, keptBy, person) ||
    forbidden(say('records.readOnly', { kind }))
  );
}

type Whose = Parameters<typeof mayWrite>[2];

/** What the view of a kind says in SQL, for a person whom the actor sees. */
function mayRead(actor: Actor, { read, keptBy, readBy = keptBy }: RecordAccess, { id, department_id }: Whose): Verdict {
  const isRead =
    read.anyone.includes(actor.role) ||
    read.directory.includes(actor.role) ||
    (id === actor.userId && read.oneself.includes(actor.role)) ||
    (read.departmentScope.includes(actor.role) && isInDepartmentScope(actor, department_id)) ||
    isGiven(actor, readBy, { department_id });
  return isRead || notFound('person');
}

const byKind = (guards: (kind: RecordKind) => Guards): Record<RecordKind, Guards> =>
  Object.fromEntries(recordKinds.map((kind) => [kind, guards(kind)])) as Record<RecordKind, Guards>;

/** On the person whose records of this kind are read, and written. */
export const reading = byKind((kind) =>
  guardsOn(personRecord, [(actor, person) => mayRead(actor, recordAccess[kind], person)]),
);
export const writing = byKind((kind) =>
  guardsOn(personRecord, [(actor, person) => mayWrite(actor, kind, person), notErased, noGuest]),
);

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
  const { read, write } = recordAccess[kind];
  return { of: recordKindNames[kind], readers: inWords(read), writers: inWords(write) };
});
