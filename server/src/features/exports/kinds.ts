import { type Actor, administers } from '../../kernel/actor.ts';
import type { Operation } from '../../kernel/declaration.ts';
import type { Declared } from '../../kernel/declared.ts';
import { holdsAny, type PackageName } from '../../kernel/packages.ts';
import { shapeParameters } from '../../kernel/shape.ts';
import type { ObjectSchema } from '../../lib/schema.ts';
import { Strict } from '../../lib/schema.ts';

interface ExportKind {
  /** The list that is written. */
  readonly operation: string;
  readonly fileName: string;
  /** The list takes a few months at a time: more of them are written one after the other, in its order. */
  readonly slices?: 'newest first' | 'oldest first';
  /** What the list is always asked with. */
  readonly fixed?: Readonly<Record<string, string>>;
  /** A field that holds several records: each of them is a line, beside what it belongs to. */
  readonly each?: string;
  /** It tells what people are paid; `asked`: where its filters ask for that. */
  readonly hasPay?: true | 'asked';
  /** A record with none of them is a line all the same. */
  readonly keepsEmpty?: true;
  /** Whoever holds one of these takes out what they see of it. */
  readonly packages?: readonly PackageName[];
  /** Columns of codes that people read, by the text that says what one means. */
  readonly words?: Readonly<Record<string, CodeText>>;
}

/** What a code of a column is called. */
export type CodeText = 'files.accessTier' | 'files.surface' | 'files.values';

const origin = { surface: 'files.surface' } as const;

const forPayroll = { hasPay: true, packages: ['PAYROLL_PREPARING'] } as const;

/** What can be exported: any list of the organization. A new one is a line here. */
export const exportKinds = {
  // Private tiers are looked at person by person: sealed identifiers do not lie about in files.
  people: { operation: 'users.list', fileName: 'people', fixed: { tiers: 'directory,employment' } },
  departments: { operation: 'departments.list', fileName: 'departments' },
  teams: { operation: 'teams.list', fileName: 'teams' },
  time_entries: { operation: 'timeEntries.list', fileName: 'time-entries', ...forPayroll, slices: 'newest first' },
  timesheets: { operation: 'timesheets.list', fileName: 'timesheets', ...forPayroll },
  pay_periods: { operation: 'payPeriods.list', fileName: 'pay-periods', ...forPayroll },
  leave: { operation: 'leaves.list', fileName: 'leave' },
  leave_balances: { operation: 'leaveBalances.list', fileName: 'leave-balances', each: 'balances' },
  hours_accounts: { operation: 'hoursAccounts.list', fileName: 'hours-accounts' },
  leave_types: { operation: 'leaveTypes.list', fileName: 'leave-types' },
  locked_dates: { operation: 'lockedDates.list', fileName: 'locked-dates' },
  shifts: { operation: 'shifts.list', fileName: 'shifts', slices: 'oldest first' },
  projects: { operation: 'projects.list', fileName: 'projects' },
  clients: { operation: 'clients.list', fileName: 'clients' },
  expenses: { operation: 'expenseReports.list', fileName: 'expenses', packages: ['EXPENSES_PAYING'] },
  documents: { operation: 'documents.list', fileName: 'documents' },
  folders: { operation: 'folders.list', fileName: 'folders' },
  equipment: { operation: 'assets.register', fileName: 'equipment' },
  equipment_categories: { operation: 'assetCategories.list', fileName: 'equipment-categories' },
  training: { operation: 'training.listAll', fileName: 'training' },
  courses: { operation: 'courses.list', fileName: 'courses' },
  certifications: { operation: 'certifications.listAll', fileName: 'certifications' },
  benefits: { operation: 'benefits.listAll', fileName: 'benefits' },
  benefit_plans: { operation: 'benefitPlans.list', fileName: 'benefit-plans' },
  compensation: { operation: 'compensation.listAll', fileName: 'compensation', ...forPayroll },
  custom_fields: { operation: 'customFields.list', fileName: 'custom-fields' },
  custom_field_tabs: { operation: 'customFieldTabs.list', fileName: 'custom-field-tabs' },
  custom_field_values: { operation: 'customFieldValues.listAll', fileName: 'custom-field-values' },
  checklists: { operation: 'onboarding.list', fileName: 'checklists' },
  checklist_templates: { operation: 'checklistTemplates.list', fileName: 'checklist-templates' },
  audit_log: {
    operation: 'auditLog.list',
    fileName: 'audit-log',
    packages: ['AUDITING'],
    hasPay: 'asked',
    each: 'changes',
    keepsEmpty: true,
    words: { ...origin, values: 'files.values' },
  },
  access_log: {
    operation: 'sensitiveAccessLog.list',
    fileName: 'sensitive-access-log',
    packages: ['AUDITING'],
    words: { ...origin, tier: 'files.accessTier' },
  },
  requests: { operation: 'requests.list', fileName: 'requests' },
  api_tokens: { operation: 'tokens.list', fileName: 'api-tokens' },
  webhooks: { operation: 'webhooks.list', fileName: 'webhooks' },
  imports: { operation: 'imports.list', fileName: 'imports' },
} as const satisfies Record<string, ExportKind>;

/** Lists across the organization that are no file, and why. */
export const withoutExport: Readonly<Record<string, string>> = {
  'accessGrants.list': 'What people may do beyond their role; audit_log has who gave it and when.',
  'departments.listMerges': 'What became of departments; departments has them as they are.',
  'kiosks.list': 'How tablets stand at this minute.',
  'kioskTaps.list': 'Taps that wait for someone’s word; time_entries has those that count.',
  'sandboxes.list': 'Organizations for trying things out.',
  'exports.list': 'The files themselves.',
  'dataArchives.list': 'The files themselves.',
  'bulkChanges.list': 'How far work in bulk has come, for as long as it is shown.',
  'assets.listAll': 'What people have; equipment has what is in stock besides.',
  'announcements.list': 'What was said to many; how many have read it changes by the minute.',
  'announcements.mine': 'One’s own alone.',
  'availabilityExceptions.list': 'Days to plan by; who plans reads them in the week.',
  'notifications.list': 'One’s own alone.',
  'deputies.list': 'Who decides in whose place, for some days.',
  'employment.listPlanned': 'What is to come; a person’s own page has the whole of it.',
  'certificateRequirements.list': 'What is wanted of people, not their records; certifications are the records.',
  'certificateRequirements.listMissing':
    'What people lack today, worked out as it is asked; certifications says what they have and until when.',
  'compensation.listPlanned': 'What is to come; the list of pay has the whole of it.',
  'proposals.list': 'What waits for a person, for some days.',
  'settings.history': 'Settings of the organization, not its records.',
  'identityLinks.list': 'Ways to sign in, not data.',
  'factors.missing': 'Ways to sign in, not data.',
  'myAccessLog.list': 'One’s own alone; what an Administrator may read of it is access_log.',
  'payRuns.list': 'Each is a file of its own, sealed.',
  'laborBudgets.list': 'What a week may take, not what it took; shifts and time entries say that.',
  'staffingRequirements.list': 'What is wanted of a week, not what was planned; shifts says that.',
  'shiftApplications.list': 'For open shifts, for some days; shifts says who got them.',
  'shiftOffers.list': 'Between colleagues, for some days; shifts says whose they are.',
  'weekTemplates.list': 'Weeks to start from, not data; their shifts are exported as shifts.',
  'payrollTemplates.list': 'Settings of files, not data.',
  'serviceAccounts.list': 'What integrations run as, not records of the organization.',
  'connectedApps.list': 'What people let in, not records of the organization.',
  'savedViews.list': 'Settings of the screens, not data.',
  'leaveLedger.list': 'Of one person; leave_balances has everyone.',
  'events.list': 'A feed without an end, read on by its position.',
  'documents.listSignings': 'How far signatures are, which changes by the minute; documents has who signed.',
  'timesheetCorrections.list': 'What waits for the next pay run, whose file has it as lines.',
  'developmentMail.list': 'For development alone.',
};

export type ExportKindName = keyof typeof exportKinds;
export const exportKindNames = Object.keys(exportKinds) as ExportKindName[];

const asksForPay = (filters: unknown): boolean => JSON.stringify(filters ?? '').includes('compensation');

/** Whether such a list takes pay out, narrowed as it was sent or as it was read. */
export const hasPay = (kind: unknown, filters?: unknown): boolean =>
  exportKindNames.some((name) => {
    const { hasPay: has } = kindOf(name);
    return name === kind && (has === true || (has === 'asked' && asksForPay(filters)));
  });

export const kindOf = (kind: ExportKindName): ExportKind => exportKinds[kind];

/** What opens the operations of exports besides a role. */
export const exportPackages: readonly PackageName[] = [
  ...new Set(exportKindNames.flatMap((name) => kindOf(name).packages ?? [])),
];

/** Whether the person takes lists of this kind out: besides, they have to read them. */
export const takesOut = (actor: Actor, kind: ExportKindName): boolean =>
  administers(actor) || holdsAny(actor, kindOf(kind).packages ?? []);

export function listOf({ operations }: Pick<Declared, 'operations'>, kind: ExportKindName): Operation {
  const operation = operations.find(({ id }) => id === exportKinds[kind].operation);
  if (!operation) throw new Error(`There is no list ${exportKinds[kind].operation}.`);
  return operation;
}

const filterSchemas = new WeakMap<Operation, ObjectSchema>();

/** Asked of a page on a screen alone: a file has every field, by name, and no total. */
const notFilters: readonly string[] = ['total', ...shapeParameters];

/** What narrows the list. */
export function filtersOf(operation: Operation, kind: ExportKindName): ObjectSchema {
  let schema = filterSchemas.get(operation);
  if (!schema) {
    const all = { ...operation.query?.properties, ...operation.appQuery?.properties };
    schema = Strict(
      Object.fromEntries(
        Object.entries(all).filter(([name]) => !notFilters.includes(name) && !(name in (kindOf(kind).fixed ?? {}))),
      ),
    );
    filterSchemas.set(operation, schema);
  }
  return schema;
}
