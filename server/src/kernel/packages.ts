import { type Role, type Scope, usableScopes } from './scopes.ts';

interface Kind {
  /** What a token needs for the operations it opens. */
  readonly scopes: readonly Scope[];
  /** The lowest role that gives it. */
  readonly givenBy: Extract<Role, 'ADMINISTRATOR' | 'EXECUTIVE'>;
  /** What it opens belongs to no department. */
  readonly isWhole?: true;
  /** Operations that everyone who works here has and no guest: the package is worth nothing without them. By id, or all before a dot. */
  readonly forGuests: readonly string[];
}

/** Whom there is, as the view of the directory has it for the package. */
const directory = ['users.list', 'search', 'teams.list', 'teams.get'];
const planning = [
  ...directory,
  'shifts.list',
  'shifts.get',
  'availability.get',
  'availabilityExceptions.list',
  'workingRules.get',
  'publicHolidays.get',
  'leaveTypes.list',
  'bulkChanges.get',
  'bulkChanges.undo',
];

/** What can be given beyond a role. An operation names those that open it (`packages`), a view those that widen it (`byPackage`). */
export const packages = {
  EXPENSES_PAYING: {
    scopes: ['expenses:approve'],
    givenBy: 'ADMINISTRATOR',
    forGuests: [
      'expenseReports.list',
      'expenseReports.get',
      'expenseReports.deciders',
      'expenseReports.getReceiptContent',
    ],
  },
  SCHEDULE_PLANNING: { scopes: ['schedules:read'], givenBy: 'ADMINISTRATOR', forGuests: planning },
  SCHEDULE_PUBLISHING: {
    scopes: ['schedules:read', 'shift_offers:write'],
    givenBy: 'ADMINISTRATOR',
    forGuests: [
      ...planning,
      'shiftOffers.list',
      'shiftOffers.get',
      'shiftOffers.create',
      'shiftOffers.withdraw',
      'shiftApplications.list',
      'shiftApplications.get',
      'shiftApplications.listFor',
      'shifts.swapOptions',
    ],
  },
  SCHEDULE_COST: {
    scopes: ['labor_budgets:read', 'labor_budgets:write'],
    givenBy: 'ADMINISTRATOR',
    forGuests: [],
  },
  LEAVE_KEEPING: {
    scopes: [],
    givenBy: 'ADMINISTRATOR',
    forGuests: [
      ...directory,
      'leaves.list',
      'leaves.get',
      'leaves.deciders',
      'leaves.create',
      'leaves.preview',
      'leaves.update',
      'leaves.cancel',
      'leaves.getAttachments',
      'leaves.getAttachmentContent',
      'leaves.uploadAttachment',
      'leaves.removeAttachment',
      'leaveTypes.list',
      'leaveBalances.get',
      'leaveLedger.list',
      'publicHolidays.get',
      'lockedDates.list',
      'calendar.get',
    ],
  },
  HIRING: { scopes: ['users:write'], givenBy: 'ADMINISTRATOR', forGuests: directory },
  AUDITING: { scopes: [], givenBy: 'EXECUTIVE', forGuests: [] },
  REPORTS_READING: { scopes: [], givenBy: 'ADMINISTRATOR', forGuests: [] },
  DEVELOPING: {
    scopes: ['webhooks:read', 'webhooks:write'],
    givenBy: 'ADMINISTRATOR',
    isWhole: true,
    forGuests: ['requests.list', 'requests.errors'],
  },
  PAYROLL_PREPARING: {
    scopes: ['pay_runs:read', 'pay_runs:write', 'compensation:read'],
    givenBy: 'EXECUTIVE',
    forGuests: [
      ...directory,
      'payPeriods.list',
      'timesheets.list',
      'timesheets.get',
      'timesheets.explain',
      'timesheets.corrections',
      'timesheets.file',
      'timeEntries.list',
      'timeEntries.get',
    ],
  },
  RECORDS_KEEPING: {
    scopes: ['training:write', 'assets:write', 'certificate_requirements:read'],
    givenBy: 'ADMINISTRATOR',
    forGuests: [
      ...directory,
      'training.list',
      'training.listAll',
      'certifications.list',
      'certifications.listAll',
      'certificateRequirements.listMissing',
      'assets.list',
      'assets.listAll',
      'assets.register',
    ],
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

/** One's own account, what one was given, and names of people and departments that one sees anyway. Every guest has these. */
const ofEveryGuest = new Set([
  ...[
    'account',
    'session',
    'sessions',
    'signIns',
    'factors',
    'oneTimeCodes',
    'recoveryCodes',
    'passkeys',
    'emailChanges',
    'password',
  ],
  ...['me', 'notifications', 'notificationPreferences', 'pushKey', 'pushSubscriptions', 'savedViews', 'dataArchives'],
  ...[
    'token',
    'tokens',
    'connectedApps',
    'appClients',
    'home.get',
    'inbox.get',
    'inbox.count',
    'organization.get',
    'permissions.list',
  ],
  ...[
    'accessGrants.list',
    'accessGrants.get',
    'users.get',
    'departments.list',
    'departments.get',
    'events.list',
    'myAccessLog.list',
  ],
  ...[
    'proposals.list',
    'proposals.get',
    'proposals.withdraw',
    'proposals.accept',
    'proposals.decline',
    'sandboxes.leave',
  ],
]);

const names = (ids: { has(id: string): boolean }, id: string): boolean =>
  ids.has(id) || ids.has(id.replace(/\..*/u, ''));
const forGuestsBy = new Map(packageNames.map((name) => [name, new Set(packages[name].forGuests as readonly string[])]));

/** Whether a guest finds an operation that no package of theirs names. */
export const isForGuest = ({ grants }: Holder, operationId: string): boolean =>
  names(ofEveryGuest, operationId) || grants.some((grant) => forGuestsBy.get(grant.package)?.has(operationId));

/** What a token of a person can carry: by their role, and by what they were given beyond it. */
export const scopesOf = (role: Role, held: readonly PackageName[]): Scope[] => [
  ...new Set([...usableScopes(role), ...held.flatMap((name) => packageKind(name).scopes)]),
];

export const scopesOfHolder = ({ role, grants }: Holder & { readonly role: Role }): Scope[] =>
  scopesOf(
    role,
    grants.map((grant) => grant.package),
  );
