import type { Db } from '../../db/database.ts';
import { type Sql, sql } from '../../db/sql.ts';
import type { Settings, StoredSettings } from '../../kernel/settings.ts';
import type { SandboxRow } from './record.ts';

type Key = keyof Settings;

/** What the past is written by: it holds before a sandbox is filled. */
const beforeFilling: readonly Key[] = [
  'week_start',
  'weekend_days',
  'pay_period_type',
  'pay_period_anchor',
  'overtime_mode',
  'overtime_daily_minutes',
  'overtime_weekly_minutes',
  'overtime_multiplier',
];

/**
 * What holds from then on. Named one by one: what says who someone is, where they are, how they sign in or from when on something
 * holds stays with the parent, and so does a setting that is new, until it is named here.
 */
const afterFilling: readonly Key[] = [
  'modules',
  'working_rules',
  'directory_employee_sees_all',
  'directory_department_head_sees_all',
  'time_manual_entry',
  'time_edit_clock_times',
  'clock_ask_after_hours',
  'kiosk_badge_is_enough',
  'time_approval_required',
  'time_rounding_increment',
  'time_rounding_mode',
  'hours_account_cap_minutes',
  'hours_account_cap',
  'booked_leave_on_other_hours',
  'schedule_employee_visibility',
  'schedule_default_schedules',
  'availability_deadline_days',
  'swap_approval',
  'expense_auto_approve_threshold',
  'expense_tax_rates',
  'reminder_days',
  'escalation_days',
  'self_service_fields',
  'proposal_days',
];

const among = (settings: StoredSettings, keys: readonly Key[]): object =>
  Object.fromEntries(Object.entries(settings).filter(([key]) => keys.some((one) => one === key)));

export const settingsBefore = (settings: StoredSettings): object => among(settings, beforeFilling);

async function mergeSettings(tx: Db, organizationId: string, settings: object): Promise<void> {
  await sql`
    update organizations set settings = settings || ${JSON.stringify(settings)}::jsonb where id = ${organizationId}`.execute(
    tx,
  );
}

/** As a new sandbox begins, or one that is filled again. */
export async function saveSettings(tx: Db, organizationId: string, settings: object): Promise<void> {
  await sql`
    update organizations set settings = ${JSON.stringify(settings)}::jsonb, clock_offset_ms = 0 where id = ${organizationId}`.execute(
    tx,
  );
}

interface Copied {
  readonly table: string;
  readonly prefix: string;
  /** By which one that was filled is the same. */
  readonly same: Sql;
  readonly columns: readonly string[];
}

const copied: readonly Copied[] = [
  {
    table: 'departments',
    prefix: 'dep',
    same: sql`lower(made.name) = lower(theirs.name) or lower(made.code) = lower(theirs.code)`,
    columns: ['name', 'code', 'color', 'is_active'],
  },
  {
    table: 'leave_types',
    prefix: 'lvt',
    same: sql`lower(made.name) = lower(theirs.name) or lower(made.code) = lower(theirs.code)`,
    columns: [
      'name', 'code', 'color', 'is_private', 'is_paid', 'requires_approval', 'unit', 'annual_allowance', 'accrual',
      'carry_over_limit', 'is_active', 'is_sickness', 'certificate_after_days', 'service_allowances',
      'carry_over_expires_on', 'pro_rata', 'is_for_family', 'allows_hours',
    ],
  },
  {
    table: 'custom_field_tabs',
    prefix: 'cft',
    same: sql`lower(made.name) = lower(theirs.name)`,
    columns: ['name', 'visible_to_roles', 'is_active', 'position'],
  },
]; // prettier-ignore

const named = (table: string, columns: readonly string[]): Sql =>
  sql.join(columns.map((column) => sql`${sql.ref(`${table}.${column}`)}`));

/**
 * What the organization has and the sandbox does not. What both have by name or code is set to what the organization has of it; people, texts
 * about people and who heads what are not among it.
 */
export async function copySettings(tx: Db, sandbox: SandboxRow, settings: StoredSettings, now: string): Promise<void> {
  const { organization_id: parent, sandbox_organization_id: own } = sandbox;
  await mergeSettings(tx, own, among(settings, afterFilling));
  for (const { table, prefix, same, columns } of copied) {
    const further = columns.filter((column) => column !== 'name' && column !== 'code');
    const set = sql.join(further.map((column) => sql`${sql.ref(column)} = ${sql.ref(`theirs.${column}`)}`));
    await sql`
      update ${sql.table(table)} made set ${set}, updated_at = ${now} from ${sql.table(table)} theirs
       where made.organization_id = ${own} and theirs.organization_id = ${parent} and (${same})`.execute(tx);
    await sql`
      insert into ${sql.table(table)} (organization_id, id, ${sql.join(columns.map((column) => sql.ref(column)))}, created_at, updated_at)
      select ${own}, new_record_id(${prefix}, ${now}::timestamptz), ${named('theirs', columns)}, ${now}, ${now}
        from ${sql.table(table)} theirs
       where theirs.organization_id = ${parent}
         and not exists (select from ${sql.table(table)} made where made.organization_id = ${own} and (${same}))`.execute(
      tx,
    );
  }
  await sql`
    insert into custom_fields (organization_id, id, tab_id, key, label, type, options, position, created_at, updated_at)
    select ${own}, new_record_id('cfd', ${now}::timestamptz), tab.id, theirs.key, theirs.label, theirs.type, theirs.options,
           theirs.position, ${now}, ${now}
      from custom_fields theirs
      join custom_field_tabs their_tab on their_tab.organization_id = theirs.organization_id and their_tab.id = theirs.tab_id
      join custom_field_tabs tab on tab.organization_id = ${own} and lower(tab.name) = lower(their_tab.name)
     where theirs.organization_id = ${parent}
       and not exists (select from custom_fields made where made.organization_id = ${own} and made.key = theirs.key)`.execute(
    tx,
  );
}
