import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');

/** Who writes a table and knows its columns: a feature, or a layer. Everyone else asks its face. */
const owners: Readonly<Record<string, readonly string[]>> = {
  organization: ['organization_settings_history', 'organizations'],
  people: [
    'department_managers',
    'department_merges',
    'departments',
    'employment',
    'employment_periods',
    'erasures',
    'service_account_departments',
    'service_accounts',
    'team_members',
    'teams',
    'user_government_ids',
    'user_personal_details',
    'user_search_words',
    'users',
  ],
  'access-grants': ['access_grants'],
  projects: ['clients', 'projects', 'tasks'],
  approvals: ['deputies'],
  leave: [
    'leave_attachments',
    'leave_ledger',
    'leave_request_days',
    'leave_requests',
    'leave_types',
    'locked_dates',
    'public_holiday_removals',
    'public_holidays',
  ],
  time: ['favourite_projects', 'time_entries', 'time_entry_locations', 'timesheets'],
  payroll: ['pay_run_left_out', 'pay_run_lines', 'pay_runs', 'payroll_templates', 'timesheet_corrections'],
  'hours-accounts': ['hours_account_entries'],
  expenses: [
    'expense_line_items',
    'expense_mileage',
    'expense_per_diems',
    'expense_receipts',
    'expense_report_counters',
    'expense_reports',
  ],
  documents: ['document_signers', 'document_versions', 'documents', 'folders'],
  records: [
    'asset_categories',
    'assets',
    'benefit_enrollments',
    'benefit_plans',
    'certificate_requirements',
    'certifications',
    'compensation_records',
    'courses',
    'custom_field_tabs',
    'custom_field_values',
    'custom_fields',
    'goals',
    'stock_assets',
    'training_assignments',
  ],
  schedule: [
    'availability_exceptions',
    'availability_patterns',
    'labor_budgets',
    'shift_applications',
    'shift_drafts',
    'shift_offers',
    'shifts',
    'staffing_requirements',
    'standard_cost_months',
    'standard_cost_people',
    'standard_costs',
    'week_template_shifts',
    'week_templates',
  ],
  announcements: ['announcement_readers', 'announcements'],
  calendar: ['calendar_feeds'],
  onboarding: ['checklist_tasks', 'checklist_template_tasks', 'checklist_templates', 'checklists'],
  reports: ['time_month_totals'],
  inbox: ['notification_preferences', 'notification_settings', 'notifications'],
  'sign-in': [
    'account_members',
    'break_glass_people',
    'email_changes',
    'email_domains',
    'identity_links',
    'identity_providers',
    'invitations',
    'one_time_codes',
    'passkeys',
    'password_links',
    'recovery_codes',
    'sessions',
    'sign_ins',
    'used_challenges',
    'user_credentials',
  ],
  push: ['push_keys', 'push_subscriptions'],
  kiosks: [
    'kiosk_badge_waits',
    'kiosk_badges',
    'kiosk_departments',
    'kiosk_pins',
    'kiosk_taps',
    'kiosk_waits',
    'kiosks',
  ],
  scim: ['scim_brakes', 'scim_people', 'scim_teams'],
  sandboxes: ['sandbox_faults', 'sandbox_people', 'sandboxes'],
  'saved-views': ['saved_views'],
  tokens: ['api_tokens'],
  'connected-apps': ['app_approvals', 'app_clients', 'app_grants'],
  webhooks: ['webhook_deliveries', 'webhook_endpoints', 'webhook_older_secrets'],
  feed: ['event_waits'],
  logs: ['audit_log', 'request_log', 'sensitive_access_log'],
  imports: ['import_failed_rows', 'import_files', 'import_mappings', 'imported_records', 'imports'],
  http: ['idempotency_keys'],
  kernel: [
    'bulk_change_steps',
    'bulk_changes',
    'data_archives',
    'event_fan_out',
    'events',
    'export_parts',
    'exports',
    'job_outbox',
    'long_work',
    'long_work_files',
    'long_work_steps',
    'proposal_people',
    'proposals',
    'stored_files',
    'what_ifs',
  ],
  main: ['installation', 'secret_keys'],
};

interface Guests {
  readonly who: readonly string[];
  readonly tables: readonly string[];
  readonly why: string;
}

/** Who reads tables of others, and why its face does not do. */
const guests: readonly Guests[] = [
  {
    who: ['sandboxes'],
    tables: [
      'api_tokens',
      'audit_log',
      'departments',
      'events',
      'imports',
      'long_work',
      'notifications',
      'organizations',
      'sessions',
      'sign_ins',
      'users',
    ],
    why: 'who comes in from outside, when someone did last, what happened as time was passed over, and what goes when a sandbox goes',
  },
  {
    who: ['sandboxes'],
    tables: ['custom_field_tabs', 'custom_fields', 'leave_types'],
    why: 'what one organization has and another does not is copied in one statement a table',
  },
  {
    who: ['sandboxes'],
    tables: ['leave_types', 'timesheets', 'webhook_endpoints'],
    why: 'an event on request needs the id of a record that may be there, by a line each',
  },
  {
    who: 'calendar documents expenses hours-accounts inbox leave logs my-data onboarding payroll push records reports saved-views schedule sign-in time tokens webhooks what-if'.split(
      ' ',
    ),
    tables: ['users'],
    why: 'the view of a record asks for the department and the manager of its person, in one plan with the record; a change locks the person first',
  },
  {
    who: ['expenses', 'leave', 'payroll', 'reports', 'schedule', 'time', 'what-if'],
    tables: ['departments'],
    why: 'names, heads and keys of departments beside the records of their people, in the same query',
  },
  {
    who: ['payroll', 'what-if'],
    tables: ['timesheets'],
    why: 'what was worked is paid, or worked out anew, timesheet by timesheet: pages of years of them, in one plan with their people',
  },
  {
    who: ['hours-accounts', 'payroll'],
    tables: ['time_entries'],
    why: 'entries that count, of many people at once, for sums and for what is corrected of them',
  },
  {
    who: ['time'],
    tables: ['timesheet_corrections'],
    why: 'corrections that stand count wherever entries do: read in the batch that locks the person’s time',
  },
  {
    who: ['schedule'],
    tables: ['time_entries'],
    why: 'the hours worked of a week beside those planned, by the department of the shift or the person, in one query',
  },
  {
    who: ['schedule'],
    tables: ['access_grants', 'organizations'],
    why: 'where standard costs are asked for and not yet worked out, of all organizations in one query',
  },
  {
    who: ['schedule'],
    tables: ['leave_requests'],
    why: 'an open shift is offered to nobody who is away, in the one query that finds whom',
  },
  {
    who: ['schedule'],
    tables: ['department_managers', 'notifications'],
    why: 'who plans a shift, and whether they have read that it was claimed, for a page of shifts at once',
  },
  {
    who: ['inbox', 'onboarding'],
    tables: ['team_members'],
    why: 'a task of a team is everyone’s of it: the view of tasks asks for members in one plan with the task',
  },
  {
    who: ['records'],
    tables: ['department_managers', 'departments'],
    why: 'who leads the people whose certificates are missing, in the one query that finds whom to remind',
  },
  { who: ['leave'], tables: ['department_managers'], why: 'who decides on leave, by one query for everyone asked' },
  {
    who: ['documents', 'home', 'leave', 'onboarding', 'people', 'saved-views', 'sign-in', 'webhooks'],
    tables: ['organizations'],
    why: 'its own row is locked, or read with the actor, where there is no tenant yet',
  },
  {
    who: ['sign-in'],
    tables: [
      'access_grants',
      'api_tokens',
      'department_merges',
      'kiosks',
      'leave_types',
      'shifts',
      'webhook_endpoints',
    ],
    why: 'whether a person uses them, which the menu and pages follow, is asked with who is signed in, in one round trip',
  },
  {
    who: ['approvals'],
    tables: ['department_managers', 'departments', 'leave_requests', 'users'],
    why: 'who decides on whom, and whether someone is away, in one query for everyone asked',
  },
  {
    who: ['organization'],
    tables: ['departments', 'leave_types', 'users'],
    why: 'whether what approval policies name is there, before they hold',
  },
  {
    who: ['push'],
    tables: ['sessions'],
    why: 'a device rings while the session stands that it hangs on: found in one query with the device',
  },
  {
    who: ['kiosks'],
    tables: ['departments', 'time_entries', 'users'],
    why: 'who clocks at a tablet, and whether they are in, in the one query that a tablet asks for every minute',
  },
  {
    who: ['time'],
    tables: ['kiosk_departments', 'kiosk_pins', 'kiosks'],
    why: 'at which tablets someone clocks: these build on the clock, which cannot call them',
  },
  {
    who: ['kiosks'],
    tables: ['shifts'],
    why: 'tablets that are silent while their people come and go, in the one query of every minute',
  },
  {
    who: ['inbox'],
    tables: ['department_managers', 'departments', 'kiosk_departments', 'kiosks'],
    why: 'whom a silent kiosk concerns, and what it is called, in the query that tells them',
  },
  {
    who: ['inbox'],
    tables: ['organizations', 'sandboxes'],
    why: 'what a sandbox is called that no one uses, and whether still no one does',
  },
  {
    who: ['scim'],
    tables: ['departments', 'service_accounts', 'team_members', 'teams', 'users'],
    why: 'filters of a directory go over people and teams with what its account knows of them, in one plan',
  },
  {
    who: ['people'],
    tables: ['deputies'],
    why: 'whose name is shown beside a decision, in the one query for names; what goes on without someone’s access',
  },
  {
    who: ['people'],
    tables: ['invitations'],
    why: 'who was never invited or never came, as a filter of people, along one index',
  },
  {
    who: ['who-can'],
    tables: ['department_managers', 'departments', 'service_account_departments', 'users'],
    why: 'everyone who leads a person or may see of everyone, in the one query that finds whom to ask the views about',
  },
  {
    who: ['people'],
    tables: ['access_grants'],
    why: 'what someone holds beyond their role, in the one query that finds who they are',
  },
  {
    who: ['people'],
    tables: ['installation'],
    why: 'the product’s clock, by which it is judged what someone holds today',
  },
  {
    who: ['access-grants'],
    tables: ['organizations', 'users'],
    why: 'who holds and who gave it, by name and role; what ended where an organization is, of all of them',
  },
  {
    who: ['people'],
    tables: ['api_tokens', 'webhook_endpoints'],
    why: 'what goes on without someone’s access, in one look',
  },
  { who: ['reports', 'time', 'inbox'], tables: ['projects'], why: 'names of projects beside hours' },
  { who: ['reports'], tables: ['clients'], why: 'names of clients beside hours' },
  { who: ['reports', 'time'], tables: ['tasks'], why: 'names of tasks beside hours' },
  {
    who: ['inbox'],
    tables: [
      'access_grants',
      'announcement_readers',
      'checklist_tasks',
      'checklists',
      'courses',
      'deputies',
      'document_signers',
      'documents',
      'employment',
      'expense_reports',
      'leave_requests',
      'leave_types',
      'scim_brakes',
      'service_accounts',
      'shift_applications',
      'shift_offers',
      'shifts',
      'time_entries',
      'timesheets',
      'training_assignments',
    ],
    why: 'one page over everything that waits for a person, in one order, is one query',
  },
  {
    who: ['home'],
    tables: [
      'account_members',
      'certifications',
      'shifts',
      'departments',
      'expense_reports',
      'leave_requests',
      'leave_types',
      'public_holiday_removals',
      'public_holidays',
      'time_entries',
      'timesheets',
      'user_credentials',
      'users',
    ],
    why: 'the first screen asks for a little of everything, in one round trip',
  },
  {
    who: ['reports'],
    tables: ['expense_reports', 'leave_request_days', 'leave_requests', 'leave_types', 'time_entries'],
    why: 'sums over years of rows, which only the database can group',
  },
  {
    who: ['calendar'],
    tables: ['leave_requests', 'leave_types', 'shifts'],
    why: 'days of many people, limited together',
  },
  {
    who: ['time'],
    tables: ['shifts'],
    why: 'the shift at which someone clocks in, in the batch that locks their time',
  },
  { who: ['imports'], tables: ['job_outbox'], why: 'an import that lost its job is found by what is queued' },
  {
    who: ['imports'],
    tables: [
      'asset_categories',
      'assets',
      'benefit_enrollments',
      'benefit_plans',
      'certifications',
      'compensation_records',
      'courses',
      'departments',
      'leave_ledger',
      'leave_types',
      'public_holidays',
      'stock_assets',
      'stored_files',
      'teams',
      'time_entries',
      'training_assignments',
      'users',
    ],
    why: 'rows that are taken back are told by name, thousands of them in one query',
  },
  {
    who: ['people', 'webhooks', 'feed'],
    tables: ['events'],
    why: 'those that name someone erased are looked for a page at a time; the feed and redelivery read them',
  },
  {
    who: ['documents', 'expenses', 'health', 'leave', 'my-data'],
    tables: ['stored_files'],
    why: 'name, type and size of a file beside the record that names it',
  },
  { who: ['health'], tables: ['webhook_deliveries'], why: 'how much waits to be sent' },
  { who: ['my-data'], tables: ['long_work'], why: 'erasing and the archive ask for the rows of a person' },
  { who: ['bulk-changes'], tables: ['long_work_steps'], why: 'erasing and the archive ask for the rows of a person' },
  {
    who: ['mail'],
    tables: ['notification_preferences', 'notification_settings'],
    why: 'whether a mail is wanted, asked as it is sent',
  },
  { who: ['people'], tables: ['idempotency_keys'], why: 'answers that name someone erased are emptied' },
  { who: ['webhooks'], tables: ['erasures'], why: 'deliveries made while someone is being erased are thinned out' },
  {
    who: ['delivery'],
    tables: ['event_fan_out', 'events', 'webhook_deliveries', 'webhook_endpoints'],
    why: 'the engine leases and writes in batches of its own',
  },
  {
    who: ['worker'],
    tables: [
      'audit_log',
      'events',
      'import_failed_rows',
      'imports',
      'job_outbox',
      'organizations',
      'sensitive_access_log',
      'stored_files',
    ],
    why: 'retention and sweeps go by tables, not by features',
  },
  {
    who: ['backup'],
    tables: ['events', 'installation', 'organizations', 'secret_keys', 'stored_files'],
    why: 'a backup is of tables',
  },
  { who: ['kernel'], tables: ['users'], why: 'what a view and an erasure start from' },
  { who: ['kernel'], tables: ['installation'], why: 'the test clock, which every layer above reads' },
  { who: ['kernel'], tables: ['api_tokens'], why: 'what the token of a proposal is called, in the same query' },
  { who: ['kernel'], tables: ['service_accounts'], why: 'who stands behind what an account proposed' },
  {
    who: ['proposals'],
    tables: ['proposal_people', 'proposals'],
    why: 'erasing and the archive ask for the rows of a person',
  },
  {
    who: ['connected-apps'],
    tables: ['api_tokens', 'users'],
    why: 'the token of a connection says until when it lasts and when it was used, in one query for a page',
  },
  {
    who: ['main'],
    tables: ['account_members', 'api_tokens', 'organizations', 'users'],
    why: 'commands for operators, without an actor',
  },
  {
    who: ['demo'],
    tables: [
      'benefit_enrollments',
      'custom_field_values',
      'leave_request_days',
      'leave_requests',
      'notifications',
      'organizations',
      'shifts',
      'timesheets',
      'training_assignments',
      'user_credentials',
      'users',
    ],
    why: 'what no operation would date back is dated back; hundreds of records that no rule counts with are rows',
  },
];

/** Who writes tables of others: few, for who writes a table decides what its rows mean. */
const writers: readonly Guests[] = [
  {
    who: ['sandboxes'],
    tables: [
      'api_tokens',
      'custom_field_tabs',
      'custom_fields',
      'departments',
      'leave_types',
      'organizations',
      'sessions',
      'users',
    ],
    why: 'an organization that is made, filled and removed as a whole',
  },
  { who: ['people'], tables: ['idempotency_keys'], why: 'answers that name someone erased are emptied' },
  {
    who: ['documents'],
    tables: ['stored_files'],
    why: 'a file goes, or loses its name, with its record',
  },
  {
    who: ['delivery'],
    tables: ['event_fan_out', 'webhook_deliveries', 'webhook_endpoints'],
    why: 'how deliveries are made is its own; the feature has the endpoints and the log',
  },
  {
    who: ['worker'],
    tables: ['audit_log', 'events', 'import_failed_rows', 'imports', 'sensitive_access_log'],
    why: 'retention goes by tables, not by features',
  },
  { who: ['proposals'], tables: ['proposals'], why: 'erasing and the archive ask for the rows of a person' },
  { who: ['my-data'], tables: ['long_work'], why: 'erasing and the archive ask for the rows of a person' },
  { who: ['bulk-changes'], tables: ['long_work_steps'], why: 'erasing and the archive ask for the rows of a person' },
  { who: ['kernel'], tables: ['installation'], why: 'the test clock is moved where it is read' },
  { who: ['demo'], tables: ['notifications', 'timesheets'], why: 'what no operation would date back is dated back' },
  {
    who: ['demo'],
    tables: ['benefit_enrollments', 'custom_field_values', 'training_assignments', 'user_credentials'],
    why: 'hundreds of records that no rule counts with, as the operation would have written them',
  },
];

const declared = /export interface Tables \{(.*?)\n\}/s.exec(readFileSync(join(root, 'src/db/tables.ts'), 'utf8'));
const tables = [...(declared?.[1] ?? '').matchAll(/^ {2}(\w+):/gm)].map(([, name]) => name ?? '');
const known = new Set(tables);

const inSql = /\b(?:from|join|into|update|using)\s+(?:only\s+)?(\w+)\b/g;
const byName = /(?:insertRow|updateRow|deleteRow|\.insert|\.update|\.delete|table:)[( ]*'(\w+)'/g;

/** Through functions that write the same query for several tables. */
const byFunction = /\b(?:itself|named|ofPerson)\('(\w+)'/g;

const inWrites = /(?:\binto|(?<!for |for no key )\bupdate|\bdelete\s+from)\s+(?:only\s+)?(\w+)\b/g;

/** Of each feature or layer, which tables its files name in one of these ways. */
function tablesNamed(...ways: readonly RegExp[]): string[] {
  const found = new Map<string, Set<string>>();
  for (const file of readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })) {
    if (!/(?<!\.test)\.ts$/.test(file) || file.startsWith('db/') || file.includes('/testing/')) continue;
    const [layer = '', feature = ''] = file.split('/');
    const who = layer === 'features' ? feature : layer;
    const text = readFileSync(join(root, 'src', file), 'utf8');
    const named = found.get(who) ?? new Set();
    for (const [, name = ''] of ways.flatMap((way) => [...text.matchAll(way)])) if (known.has(name)) named.add(name);
    found.set(who, named);
  }
  return [...found].flatMap(([who, theirs]) => [...theirs].map((table) => `${who}: ${table}`));
}

const pairsOf = (listed: readonly Guests[]): string[] =>
  listed.flatMap(({ who, tables: theirs }) => who.flatMap((one) => theirs.map((table) => `${one}: ${table}`)));

describe('tables', () => {
  const owned = Object.entries(owners).flatMap(([who, mine]) => mine.map((table) => `${who}: ${table}`));
  const visited = pairsOf(guests);
  const named = tablesNamed(inSql, byName, byFunction);

  it('each has one owner', () => {
    expect(Object.values(owners).flat().sort()).toEqual(tables.toSorted());
  });

  it('others ask the face of the owner, or are listed with the reason', () => {
    const allowed = new Set([...owned, ...visited]);
    expect(named.filter((pair) => !allowed.has(pair)).sort()).toEqual([]);
  });

  it('a reason that no query needs any more is taken out', () => {
    expect(visited.filter((pair) => !named.includes(pair)).sort()).toEqual([]);
  });

  it('the owner alone writes, and those listed with the reason', () => {
    const written = tablesNamed(inWrites, byName).filter((pair) => !owned.includes(pair));
    expect(written.sort()).toEqual(pairsOf(writers).sort());
  });
});
