/** Lowest to highest. */
export const roles = ['EMPLOYEE', 'DEPARTMENT_HEAD', 'ADMINISTRATOR', 'EXECUTIVE'] as const;
export type Role = (typeof roles)[number];

const rank: Record<Role, number> = { EMPLOYEE: 0, DEPARTMENT_HEAD: 1, ADMINISTRATOR: 2, EXECUTIVE: 3 };

export const isAtLeast = (role: Role, lowest: Role): boolean => rank[role] >= rank[lowest];
export const isAbove = (role: Role, other: Role): boolean => rank[role] > rank[other];

/** Each scope with the lowest role whose tokens can use it. */
export const scopes = {
  'users:read': 'EMPLOYEE',
  'users.employment:read': 'DEPARTMENT_HEAD',
  'users.personal:read': 'ADMINISTRATOR',
  'users.govid:read': 'EXECUTIVE',
  'users:write': 'ADMINISTRATOR',
  'departments:read': 'EMPLOYEE',
  'departments:write': 'ADMINISTRATOR',
  'teams:read': 'EMPLOYEE',
  'teams:write': 'ADMINISTRATOR',
  'training:read': 'EMPLOYEE',
  'training:write': 'DEPARTMENT_HEAD',
  'certifications:read': 'EMPLOYEE',
  'certificate_requirements:read': 'DEPARTMENT_HEAD',
  'certificate_requirements:write': 'ADMINISTRATOR',
  'assets:read': 'EMPLOYEE',
  'assets:write': 'DEPARTMENT_HEAD',
  'benefits:read': 'ADMINISTRATOR',
  'compensation:read': 'ADMINISTRATOR',
  'custom_fields:read': 'EMPLOYEE',
  'goals:read': 'EMPLOYEE',
  'onboarding:read': 'EMPLOYEE',
  'time_entries:read': 'EMPLOYEE',
  'time_entries.location:read': 'ADMINISTRATOR',
  'time_entries:write': 'EMPLOYEE',
  'time_entries:approve': 'DEPARTMENT_HEAD',
  'timesheets:read': 'EMPLOYEE',
  'pay_runs:read': 'ADMINISTRATOR',
  'pay_runs:write': 'ADMINISTRATOR',
  'projects:read': 'EMPLOYEE',
  'schedules:read': 'EMPLOYEE',
  'availability:read': 'EMPLOYEE',
  'availability:write': 'EMPLOYEE',
  'shift_offers:read': 'EMPLOYEE',
  'shift_offers:write': 'EMPLOYEE',
  'staffing_requirements:read': 'DEPARTMENT_HEAD',
  'staffing_requirements:write': 'DEPARTMENT_HEAD',
  'labor_budgets:read': 'DEPARTMENT_HEAD',
  'labor_budgets:write': 'ADMINISTRATOR',
  'working_rules:read': 'EMPLOYEE',
  'working_rules:write': 'ADMINISTRATOR',
  'leaves:read': 'EMPLOYEE',
  'leaves:write': 'EMPLOYEE',
  'leaves:approve': 'DEPARTMENT_HEAD',
  'expenses:read': 'EMPLOYEE',
  'expenses:write': 'EMPLOYEE',
  'expenses:approve': 'DEPARTMENT_HEAD',
  'access_grants:read': 'EMPLOYEE',
  'access_grants:write': 'ADMINISTRATOR',
  'documents:read': 'EMPLOYEE',
  'documents:write': 'ADMINISTRATOR',
  'webhooks:read': 'ADMINISTRATOR',
  'webhooks:write': 'ADMINISTRATOR',
  'sandbox:write': 'ADMINISTRATOR',
  scim: 'ADMINISTRATOR',
} as const satisfies Record<string, Role>;

export type Scope = keyof typeof scopes;

/** Of decisions alone: no service account makes any. */
export const scopesOfPeople: readonly Scope[] = ['time_entries:approve', 'leaves:approve'];

/** Of programs that keep people in step with a directory: no token of a person carries any. */
export const scopesOfAccounts: readonly Scope[] = ['scim'];

export const scopeNames = Object.keys(scopes) as Scope[];

export const isScope = (name: string): name is Scope => Object.hasOwn(scopes, name);
export const roleCanUse = (role: Role, scope: Scope): boolean => isAtLeast(role, scopes[scope]);
/** What tokens of a person with this role can use. */
export const usableScopes = (role: Role): Scope[] =>
  scopeNames.filter((scope) => roleCanUse(role, scope) && !scopesOfAccounts.includes(scope));
/** What tokens of a service account with this role can use. */
export const scopesForAccount = (role: Role): Scope[] =>
  scopeNames.filter((scope) => roleCanUse(role, scope) && !scopesOfPeople.includes(scope));
