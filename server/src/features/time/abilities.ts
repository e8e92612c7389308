import type { Db } from '../../db/database.ts';
import { sql } from '../../db/sql.ts';
import { type Actor, administers, mayUse } from '../../kernel/actor.ts';
import type { RecordAbilities } from '../../kernel/app-answers.ts';
import { isAtLeast } from '../../kernel/scopes.ts';
import { approval } from './entries/approval-states.ts';
import { TimeEntry } from './entries/record.ts';
import { isCompleted, isNotDeleted, mayDecide, mayEditEntry } from './entries/rules.ts';
import { Timesheet, type TimesheetStatus } from './timesheets/record.ts';
import { isOwnSheet } from './timesheets/rules.ts';
import { lockedStatuses, timesheetStates } from './timesheets/timesheet-states.ts';

interface EntryFacts {
  readonly id: string;
  readonly department_id: string | null;
  readonly is_erased: boolean;
  readonly sheet_status: TimesheetStatus | null;
  readonly period_end: string | null;
}

async function factsOfEntries(db: Db, actor: Actor, ids: readonly string[]): Promise<Map<string, EntryFacts>> {
  const { rows } = await sql<EntryFacts>`
    select e.id, users.department_id, users.erased_at is not null as is_erased, t.status as sheet_status, t.period_end
      from time_entries e
      join users on users.organization_id = e.organization_id and users.id = e.user_id
      left join timesheets t on t.organization_id = e.organization_id and t.user_id = e.user_id
       and t.period_start > e.work_date - 31 and t.period_start <= e.work_date and t.period_end >= e.work_date
     where e.organization_id = ${actor.organizationId} and e.id = any(${ids})`.execute(db);
  return new Map(rows.map((row) => [row.id, row]));
}

/** The rule of refuseLocked, for a day that has its timesheet. */
export function isInLockedPeriod(
  { organization }: Actor,
  { sheet_status, period_end }: Pick<EntryFacts, 'sheet_status' | 'period_end'>,
): boolean {
  const { time_locked_through: through } = organization.settings;
  if (sheet_status !== null && lockedStatuses.includes(sheet_status)) return true;
  return through !== null && period_end !== null && period_end <= through;
}

/** Changing means the hours: what a locked pay period still takes, such as a note, is left to the API. */
export const entryAbilities: RecordAbilities = {
  schema: TimeEntry,
  operations: ['timeEntries.update', 'timeEntries.delete', 'timeEntries.approve', 'timeEntries.reject'],
  async find(db, actor, records: readonly TimeEntry[]) {
    const facts = await factsOfEntries(
      db,
      actor,
      records.map(({ id }) => id),
    );
    return records.map((entry) => {
      const known = facts.get(entry.id);
      return known === undefined || known.is_erased ? [] : abilitiesOfEntry(actor, entry, known);
    });
  },
};

function abilitiesOfEntry(actor: Actor, entry: TimeEntry, facts: EntryFacts): string[] {
  const status = entry.status;
  const isKept = isInLockedPeriod(actor, facts) && status !== 'RUNNING';
  const edits = mayEditEntry(actor, entry) === true && isNotDeleted({ status }) === true && !isKept;
  const decides =
    mayUse(actor, 'time_entries:approve') &&
    isCompleted({ status }) === true &&
    mayDecide(actor, { user_id: entry.user_id, department_id: facts.department_id }) === true;
  const takes = (trigger: 'approve' | 'reject'): boolean =>
    approval.moves.some((move) => move.trigger === trigger && move.from.includes(entry.approval_status));
  return [
    ...(edits ? ['timeEntries.update', 'timeEntries.delete'] : []),
    ...(decides && takes('approve') ? ['timeEntries.approve'] : []),
    // What is rejected no longer counts, so a locked period keeps it.
    ...(decides && takes('reject') && !isKept ? ['timeEntries.reject'] : []),
  ];
}

const sheetTriggers = ['submit', 'approve', 'reject', 'finalize', 'sign', 'reopen'] as const;
type SheetTrigger = (typeof sheetTriggers)[number];

/**
 * By role and state. An entry that still runs or waits holds a submission up for a while; the refusal says so, and the
 * button stays.
 */
export const sheetAbilities: RecordAbilities = {
  schema: Timesheet,
  operations: sheetTriggers.map((trigger) => `timesheets.${trigger}`),
  async find(db, actor, records: readonly Timesheet[]) {
    const departments = await departmentsOf(db, actor, records);
    return records.map((sheet) => {
      const department_id = departments.get(sheet.user_id) ?? null;
      return sheetTriggers
        .filter((trigger) => mayMove(actor, { ...sheet, department_id }, trigger))
        .map((trigger) => `timesheets.${trigger}`);
    });
  },
};

/** Whose department matters: for Department Heads alone. */
async function departmentsOf(db: Db, actor: Actor, sheets: readonly Timesheet[]): Promise<Map<string, string | null>> {
  if (actor.role !== 'DEPARTMENT_HEAD') return new Map();
  const ids = [...new Set(sheets.map(({ user_id }) => user_id))];
  const { rows } = await sql<{ id: string; department_id: string | null }>`
    select id, department_id from users where organization_id = ${actor.organizationId} and id = any(${ids})`.execute(
    db,
  );
  return new Map(rows.map((row) => [row.id, row.department_id]));
}

function mayMove(
  actor: Actor,
  sheet: Pick<Timesheet, 'user_id' | 'status'> & { department_id: string | null },
  trigger: SheetTrigger,
): boolean {
  if (!timesheetStates.moves.some((move) => move.trigger === trigger && move.from.includes(sheet.status))) return false;
  if (trigger === 'submit' || trigger === 'sign') return isOwnSheet(actor, sheet) === true;
  if (trigger === 'finalize' || trigger === 'reopen') return administers(actor);
  return isAtLeast(actor.role, 'DEPARTMENT_HEAD') && mayDecide(actor, sheet) === true;
}
