import type { Db } from '../../../db/database.ts';
import { type Sql, sql } from '../../../db/sql.ts';
import type { Actor } from '../../../kernel/actor.ts';
import { type DepartmentPart, type PartRow, shownOfPart } from '../../../kernel/department-parts.ts';
import type { LogSubject, LogSubjectSource } from '../../../kernel/log-subjects.ts';
import type { UnitOfWork } from '../../../kernel/unit-of-work.ts';
import { dayIn } from '../../../lib/days.ts';
import { conflict, invalid, notFound } from '../../../lib/errors.ts';
import { approvalsColumn, decidedBy, findInPlace, seenInSteps } from '../../approvals/index.ts';
import { reportsSeen, reportsToDecide, visibleReports } from '../visibility.ts';
import { LineItem, Mileage, PerDiem } from './lines.ts';
import { type ExpenseReport, reportColumnNames } from './record.ts';

type Totals = 'total_expenses' | 'total_per_diems' | 'total_mileage' | 'total_tax' | 'grand_total';

/** numeric columns come as text. */
export type ReportRow = Omit<ExpenseReport, Totals> & Readonly<Record<Totals, string>>;

/** What rules ask of a report beyond what it shows. */
export interface ReportContext {
  readonly user_id: string;
  readonly approver_id: string | null;
  /** The department of the person, which decides who decides. */
  readonly person_department_id: string | null;
  readonly manager_id: string | null;
  readonly erased_at: string | null;
}

/** A report whose row is locked. */
export type LockedReport = ReportRow & ReportContext;

const plainColumns = reportColumnNames.map((name) => `r.${name}`).join(', ');

const nameOf = (alias: string): string =>
  `json_build_object('id', ${alias}.id, 'first_name', ${alias}.first_name, 'last_name', ${alias}.last_name)`;

/** Fields of the record that no column of the table holds. */
const people = {
  submitted_by: nameOf('users'),
  approver: `case when approvers.id is not null then ${nameOf('approvers')} end`,
};

/** The lines of the report `r` as JSON, put together by the database: one query whatever their number. */
function arrayOf(table: string, { properties }: { properties: object }): string {
  const pairs = Object.keys(properties).map((name) => `'${name}', l.${name}`);
  return `coalesce((select json_agg(json_build_object(${pairs.join(', ')}) order by l.position) from ${table} l
    where l.organization_id = r.organization_id and l.report_id = r.id), '[]')`;
}

const receipts = `coalesce((
  select json_agg(json_build_object('id', c.id, 'file_name', f.file_name, 'mime_type', f.mime_type,
           'size_bytes', f.size_bytes,
           'uploaded_at', to_char(c.uploaded_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) order by c.id)
    from expense_receipts c join stored_files f on f.organization_id = c.organization_id and f.key = c.file_key
   where c.organization_id = r.organization_id and c.report_id = r.id), '[]')`;

/** Columns of the report `r`, whose person is `users` and whose approver is `approvers`. */
export const reportColumns =
  sql.raw(`${plainColumns}, ${approvalsColumn('r')}, ${people.submitted_by} as submitted_by, ${people.approver} as approver,
  ${arrayOf('expense_line_items', LineItem)} as line_items, ${arrayOf('expense_per_diems', PerDiem)} as per_diems,
  ${arrayOf('expense_mileage', Mileage)} as mileage, ${receipts} as receipts`);

export const withApprover = sql.raw(`left join users approvers
    on approvers.organization_id = r.organization_id and approvers.id = coalesce(r.decided_by_id, r.approver_id)`);
export const reportJoins = sql`join users on users.organization_id = r.organization_id and users.id = r.user_id
  ${withApprover}`;

export const presentReport = (row: ReportRow): ExpenseReport => ({
  ...row,
  total_expenses: Number(row.total_expenses),
  total_per_diems: Number(row.total_per_diems),
  total_mileage: Number(row.total_mileage),
  total_tax: Number(row.total_tax),
  grand_total: Number(row.grand_total),
});

function visible<Found>(report: Found | undefined): Found {
  if (report === undefined) throw notFound('expense report');
  return report;
}

/** What a deputy sees of someone else's duty: what waits, and what they have decided in that person's place. */
const seenInPlace = ({ userId }: Actor, isTheirs: Sql): Sql => sql`${isTheirs}
  and (r.status in ('SUBMITTED', 'PENDING_APPROVAL') or r.on_behalf_of_id is not null and r.decided_by_id = ${userId})`;

interface Asking {
  readonly actor: Actor;
  readonly db: Db;
  readonly nowMs: number;
}

/** What someone decides on, and what they see anyway or took a step of. */
const toDecide = decidedBy('r', reportsToDecide);
const seenToDecide = seenInSteps('r', reportsSeen);

/** By the actor's own view, and then among what waits for someone in whose place they decide. */
export const findReportAsDecider = async <Row>(
  asking: Asking,
  find: (isSeen: Sql) => Promise<Row | undefined>,
): Promise<Row | undefined> => {
  const own = await find(seenToDecide(asking.actor));
  if (own) return own;
  const inPlace = (isTheirs: Sql) => find(seenInPlace(asking.actor, isTheirs));
  return (await findInPlace(asking, 'EXPENSES', toDecide, inPlace))?.row;
};

async function findReport(db: Db, actor: Actor, id: string, isSeen: Sql): Promise<ReportRow | undefined> {
  const { rows } = await sql<ReportRow>`
    select ${reportColumns} from expense_reports r ${reportJoins}
     where ${isSeen} and r.organization_id = ${actor.organizationId} and r.id = ${id}
       and r.deleted_at is null`.execute(db);
  return rows[0];
}

/** Also one that waits for someone in whose place the actor decides. */
export const getReportToDecide = async (asking: Asking, id: string): Promise<ReportRow> =>
  visible(await findReportAsDecider(asking, (isSeen) => findReport(asking.db, asking.actor, id, isSeen)));

/** Locks the person first, then the report: a change that erases the person waits, and then finds this change. */
async function lockReport({ actor, tx }: UnitOfWork, id: string, isSeen: Sql): Promise<LockedReport | undefined> {
  const seen = await sql`
    select 1 from expense_reports r join users on users.organization_id = r.organization_id and users.id = r.user_id
     where ${isSeen} and r.organization_id = ${actor.organizationId} and r.id = ${id}
       and r.deleted_at is null for share of users`.execute(tx);
  if (!seen.rows[0]) return undefined;
  await sql`select 1 from expense_reports where organization_id = ${actor.organizationId} and id = ${id}
     for no key update`.execute(tx);
  // Read once the row is ours: what another change has just left.
  const { rows } = await sql<LockedReport>`
    select ${reportColumns}, r.user_id, r.approver_id, users.department_id as person_department_id, users.manager_id,
           users.erased_at
      from expense_reports r ${reportJoins}
     where r.organization_id = ${actor.organizationId} and r.id = ${id} and r.deleted_at is null`.execute(tx);
  return rows[0];
}

export const lockVisibleReport = async (work: UnitOfWork, id: string): Promise<LockedReport> =>
  visible(await lockReport(work, id, reportsSeen(work.actor)));

/** Also one that waits for someone in whose place the actor decides. */
export async function lockReportToDecide(work: UnitOfWork, id: string): Promise<LockedReport> {
  const { actor, tx: db, nowMs } = work;
  return visible(await findReportAsDecider({ actor, db, nowMs }, (isSeen) => lockReport(work, id, isSeen)));
}

/** What rules ask of reports beyond what these show, by the id of the report. */
export async function findBehindReports(
  db: Db,
  actor: Actor,
  ids: readonly string[],
): Promise<ReadonlyMap<string, ReportContext>> {
  const { rows } = await sql<ReportContext & { id: string }>`
    select r.id, r.user_id, r.approver_id, users.department_id as person_department_id, users.manager_id, users.erased_at
      from expense_reports r join users on users.organization_id = r.organization_id and users.id = r.user_id
     where r.organization_id = ${actor.organizationId} and r.id = any(${[...ids]})`.execute(db);
  return new Map(rows.map(({ id, ...behind }) => [id, behind]));
}

/**
 * Who is to decide: the person's manager if their role can approve, else the head of the person's department; null
 * if neither can. Never the person themselves.
 */
export async function findApprover({ actor, tx }: UnitOfWork, report: LockedReport): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`
    select users.id from users
      left join departments on departments.organization_id = users.organization_id
                           and departments.id = ${report.person_department_id} and departments.head_id = users.id
     where users.organization_id = ${actor.organizationId} and users.is_active and users.role <> 'EMPLOYEE'
       and users.id <> ${report.user_id} and (users.id = ${report.manager_id} or departments.id is not null)
     order by (users.id = ${report.manager_id}) desc nulls last limit 1`.execute(tx);
  return rows[0]?.id ?? null;
}

/** The report as it stands after a change: what answers it and what its events carry. */
export async function reportAfter({ actor, tx }: UnitOfWork, id: string): Promise<ExpenseReport> {
  const { rows } = await sql<ReportRow>`
    select ${reportColumns} from expense_reports r ${reportJoins}
     where r.organization_id = ${actor.organizationId} and r.id = ${id}`.execute(tx);
  if (!rows[0]) throw new Error('The report is gone although it was just written.');
  return presentReport(rows[0]);
}

/** Those of the reports that the viewer sees, deleted ones among them. */
export async function listVisibleIds(db: Db, viewer: Actor, ids: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select r.id from expense_reports r join users on users.organization_id = r.organization_id and users.id = r.user_id
     where ${visibleReports(viewer)} and r.organization_id = ${viewer.organizationId} and r.id = any(${ids})`.execute(
    db,
  );
  return rows.map(({ id }) => id);
}

/** Whose new report it is: the actor, locked, so that no one erases them meanwhile. */
export async function lockOwner({ actor, tx }: UnitOfWork): Promise<{ id: string; department_id: string | null }> {
  if (actor.userId === null) throw invalid('', 'expenses.noPerson');
  const { rows } = await sql<{ id: string; department_id: string | null; erased_at: string | null }>`
    select id, department_id, erased_at from users
     where organization_id = ${actor.organizationId} and id = ${actor.userId} for share`.execute(tx);
  const [person] = rows;
  if (person?.erased_at !== null) throw conflict('people.erased', { reason: 'erased' });
  return person;
}

/**
 * The next number of the organization, such as EXP-2026-00001; the count restarts with each year on its calendar.
 * The row is locked: a transaction that creates another report waits for this one: no number is given twice or left out.
 */
export async function nextReportNumber({ actor, tx, nowMs }: UnitOfWork): Promise<string> {
  const year = dayIn(actor.organization.timezone, nowMs).slice(0, 4);
  const { rows } = await sql<{ last_number: number }>`
    insert into expense_report_counters as counters (organization_id, year, last_number)
    values (${actor.organizationId}, ${Number(year)}, 1)
    on conflict (organization_id, year) do update set last_number = counters.last_number + 1
    returning last_number`.execute(tx);
  return `EXP-${year}-${String(rows[0]?.last_number).padStart(5, '0')}`;
}

export const reportSubjects: LogSubjectSource = {
  prefix: 'exp',
  async find(db, actor, ids) {
    const { rows } = await sql<LogSubject>`
      select r.id, r.title, r.grand_total::float8 as amount, r.currency
        from expense_reports r join users on users.organization_id = r.organization_id and users.id = r.user_id
       where r.organization_id = ${actor.organizationId} and r.id = any(${ids}) and ${reportsSeen(actor)}`.execute(db);
    return rows;
  },
};

/** What is approved or paid stays a cost of the department that it was. */
const openReports: DepartmentPart<UnitOfWork> = {
  kind: 'EXPENSE_REPORTS',
  async find(db, { organizationId }, { from }) {
    const { rows } = await sql<PartRow>`
      select user_id, title as name, count(*) over ()::integer as count from expense_reports
       where organization_id = ${organizationId} and department_id = ${from} and deleted_at is null
         and status in ('SUBMITTED', 'PENDING_APPROVAL')
       order by id limit ${sql.lit(shownOfPart)}`.execute(db);
    return rows;
  },
  move: ({ tx, actor, now }, { from, into }) =>
    sql`
      update expense_reports set department_id = ${into}, updated_at = ${now}
       where organization_id = ${actor.organizationId} and department_id = ${from} and deleted_at is null
         and status in ('DRAFT', 'SUBMITTED', 'PENDING_APPROVAL', 'REJECTED')`.execute(tx),
};

export const expenseParts: readonly DepartmentPart<UnitOfWork>[] = [openReports];
