import { type Role, type Scope, usableScopes } from './scopes.ts';

interface Kind {
  /** What a token needs for the operations it opens. */
  readonly scopes: readonly Scope[];
  /** The lowest role that gives it. */
  readonly givenBy: Extract<Role, 'ADMINISTRATOR' | 'EXECUTIVE'>;
  /** What it opens belongs to no department. */
  readonly isWhole?: true;
}

/** What can be given beyond a role. An operation names those that open it (`packages`), a view those that widen it (`byPackage`). */
export const packages = {
  EXPENSES_PAYING: { scopes: ['expenses:approve'], givenBy: 'ADMINISTRATOR' },
  SCHEDULE_PLANNING: { scopes: [], givenBy: 'ADMINISTRATOR' },
  SCHEDULE_PUBLISHING: { scopes: ['shift_offers:write'], givenBy: 'ADMINISTRATOR' },
  SCHEDULE_COST: { scopes: ['labor_budgets:read', 'labor_budgets:write'], givenBy: 'ADMINISTRATOR' },
  LEAVE_KEEPING: { scopes: [], givenBy: 'ADMINISTRATOR' },
  HIRING: { scopes: ['users:write'], givenBy: 'ADMINISTRATOR' },
  AUDITING: { scopes: [], givenBy: 'EXECUTIVE' },
  REPORTS_READING: { scopes: [], givenBy: 'ADMINISTRATOR' },
  DEVELOPING: { scopes: ['webhooks:read', 'webhooks:write'], givenBy: 'ADMINISTRATOR', isWhole: true },
  PAYROLL_PREPARING: { scopes: ['pay_runs:read', 'pay_runs:write', 'compensation:read'], givenBy: 'EXECUTIVE' },
  RECORDS_KEEPING: {
    scopes: ['training:write', 'assets:write', 'certificate_requirements:read'],
    givenBy: 'ADMINISTRATOR',
  },
} as const satisfies Record<string, Kind>;

export type PackageName = keyof typeof packages;
export const packageNames = Object.keys(packages) as PackageName[];
export const isPackage = (name: string): name is PackageName => Object.hasOwn(packages, name);
export const packageKind = (name: PackageName): Kind => packages[name];

/** A package in words, beside the feature it is about: for the screen and the permissions reference. */
export interface PackageDeclaration {
  readonly name: PackageName;
  readonly sees: string;
  readonly does: string;
  readonly never: string;
}

/** A package that someone holds today. */
export interface HeldGrant {
  readonly package: PackageName;
  /** Of people in these alone; null: of everyone. */
  readonly departments: readonly string[] | null;
  /** The last day; null: until it is taken back. */
  readonly ends_on: string | null;
}

interface Holder {
  readonly grants: readonly HeldGrant[];
}

export const holdsAny = ({ grants }: Holder, names: readonly PackageName[]): boolean =>
  grants.some((grant) => names.includes(grant.package));

/** In which departments one of these packages holds; null: in all, and for people without one. */
export function grantedDepartments({ grants }: Holder, ...names: readonly PackageName[]): readonly string[] | null {
  const held = grants.filter((grant) => names.includes(grant.package));
  return held.some(({ departments }) => departments === null)
    ? null
    : held.flatMap(({ departments }) => departments ?? []);
}

/** Whether one of these packages holds for everyone. */
export const isGrantedEverywhere = ({ grants }: Holder, ...names: readonly PackageName[]): boolean =>
  grants.some(({ package: name, departments }) => departments === null && names.includes(name));

/** Whether one of these packages holds for a person of this department. */
export function isGranted(actor: Holder, departmentId: string | null, ...names: readonly PackageName[]): boolean {
  if (actor.grants.length === 0) return false;
  const departments = grantedDepartments(actor, ...names);
  return departments === null || (departmentId !== null && departments.includes(departmentId));
}

/** What a token of a person can carry: by their role, and by what they were given beyond it. */
export const scopesOf = (role: Role, held: readonly PackageName[]): Scope[] => [
  ...new Set([...usableScopes(role), ...held.flatMap((name) => packageKind(name).scopes)]),
];

export const scopesOfHolder = ({ role, grants }: Holder & { readonly role: Role }): Scope[] =>
  scopesOf(
    role,
    grants.map((grant) => grant.package),
  );
