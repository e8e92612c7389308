import { sql } from '../db/sql.ts';
import { type GivenLines, priceReport } from '../features/expenses/index.ts';
import { addDays, dayIn } from '../lib/days.ts';
import { newId } from '../lib/ids.ts';
import { type Demo, keepDemoFile } from './demo.ts';
import { type ExpensePlan, expensePlans } from './expenses-plan.ts';
import { progressOf, recent, type Status, statusOf } from './expenses-progress.ts';
import { receiptPage } from './expenses-receipt.ts';
import { Random } from './random.ts';
import { type Staff, staffOf } from './staff.ts';

const seed = 20_260_317;
const reportsShown = 54;
const lastDays = 100;
const withReceipts = 4;

type Row = Record<string, unknown>;

/** Three months of reports, numbered as they came. */
export async function fillExpenses(whole: Demo): Promise<void> {
  const demo = { ...whole, random: new Random(seed) };
  const staff = (await staffOf(demo)).filter(
    ({ isActive, from }) => isActive && from <= addDays(demo.today, -lastDays),
  );
  // The Employee who shows visitors round has some in the first states; not more than others.
  const guide = staff.findIndex(({ role, department }) => role === 'EMPLOYEE' && department === 'Kitchen');
  const reports: Report[] = [];
  for (let index = 0; index < reportsShown; index++) {
    const person = index < recent.length / 2 ? staff[guide] : demo.random.pick(staff);
    if (!person) return;
    const started = addDays(demo.today, -1 - Math.floor((index * lastDays) / reportsShown));
    reports.push(reportOf(demo, person, demo.random.pick(expensePlans), started, statusOf(index)));
  }
  await insertReports(demo, reports.reverse());
}

export interface Report {
  readonly row: Row;
  readonly id: string;
  readonly started: string;
  readonly lines: { readonly table: string; readonly rows: readonly Row[] }[];
}

export function reportOf(demo: Demo, person: Staff, plan: ExpensePlan, started: string, status: Status): Report {
  const { work, departments } = demo;
  const firstDay = addDays(started, -plan.days - 2);
  const on = (day: number): string => addDays(firstDay, day);
  const given: GivenLines = {
    line_items: plan.items.map(({ day, ...item }) => ({ ...item, date: on(day) })),
    per_diems: (plan.perDiems ?? []).map(({ day, ...item }) => ({ ...item, date: on(day) })),
    mileage: (plan.mileage ?? []).map(({ day, ...item }) => ({ ...item, date: on(day) })),
  };
  const { currency } = work.actor.organization;
  const { totals, ...priced } = priceReport(currency, given);
  const createdMs = Date.parse(`${started}T15:00:00.000Z`);
  const id = newId('exp', createdMs);
  const isTrip = plan.type === 'TRAVEL';
  const rowsOf = (prefix: 'eli' | 'epd' | 'emi', lines: readonly object[]): Row[] =>
    lines.map((line, position) => ({
      ...line,
      organization_id: work.actor.organizationId,
      report_id: id,
      position,
      id: newId(prefix, createdMs),
    }));
  return {
    id,
    started,
    row: {
      id,
      organization_id: work.actor.organizationId,
      user_id: person.id,
      status,
      currency,
      ...totals,
      title: plan.title,
      trip_purpose: plan.purpose,
      report_type: plan.type,
      is_billable: false,
      departure_date: isTrip ? firstDay : null,
      return_date: isTrip ? on(plan.days - 1) : null,
      department_id: person.department === null ? null : departments.get(person.department),
      ...progressOf(demo, person, started, status),
      created_at: new Date(createdMs).toISOString(),
    },
    lines: [
      { table: 'expense_line_items', rows: rowsOf('eli', priced.line_items) },
      { table: 'expense_per_diems', rows: rowsOf('epd', priced.per_diems) },
      { table: 'expense_mileage', rows: rowsOf('emi', priced.mileage) },
    ],
  };
}

/** Numbered after those that are there. */
export async function insertReports(demo: Demo, reports: readonly Report[]): Promise<void> {
  const numbers = await lastNumbersOf(demo);
  const { timezone } = demo.work.actor.organization;
  const rows = reports.map(({ row, started }) => {
    const year = dayIn(timezone, Date.parse(`${started}T15:00:00.000Z`)).slice(0, 4);
    const number = (numbers.get(year) ?? 0) + 1;
    numbers.set(year, number);
    return {
      payment_method: null,
      payment_reference: null,
      paid_at: null,
      ...row,
      report_number: `EXP-${year}-${String(number).padStart(5, '0')}`,
    };
  });
  await insertAll(demo, 'expense_reports', rows);
  await keepNumbers(demo, numbers);
  const withHotel = reports.filter(({ lines }) => lines[0]?.rows.some(({ vendor }) => vendor === 'Auberge du Marché'));
  for (const report of withHotel.slice(-withReceipts)) await addReceipt(demo, report);
  const lines = reports.flatMap((report) => report.lines);
  for (const table of new Set(lines.map(({ table }) => table))) {
    await insertAll(
      demo,
      table,
      lines.flatMap((some) => (some.table === table ? some.rows : [])),
    );
  }
}

async function lastNumbersOf({ work }: Demo): Promise<Map<string, number>> {
  const { rows } = await sql<{ year: number; last_number: number }>`
    select year, last_number from expense_report_counters
     where organization_id = ${work.actor.organizationId}`.execute(work.tx);
  return new Map(rows.map(({ year, last_number: number }) => [String(year), number]));
}

async function keepNumbers({ work }: Demo, numbers: ReadonlyMap<string, number>): Promise<void> {
  for (const [year, number] of numbers) {
    await sql`
      insert into expense_report_counters (organization_id, year, last_number)
      values (${work.actor.organizationId}, ${Number(year)}, ${number})
          on conflict (organization_id, year) do update set last_number = excluded.last_number`.execute(work.tx);
  }
}

/** A page that can be opened, for the first line of the report. */
async function addReceipt(demo: Demo, report: Report): Promise<void> {
  const { work } = demo;
  const [line] = report.lines[0]?.rows ?? [];
  if (!line) return;
  const bytes = receiptPage(['Auberge du Marché', 'Two nights', 'Total CAD 365.62', 'Merci!']);
  const key = await keepDemoFile(demo, { bytes, mimeType: 'application/pdf', fileName: 'auberge.pdf' });
  const id = newId('rct', Date.parse(String(report.row['created_at'])));
  line['receipt_id'] = id;
  await sql`insert into expense_receipts (organization_id, report_id, id, file_key, uploaded_at)
    values (${work.actor.organizationId}, ${report.id}, ${id}, ${key}, ${report.row['created_at']})`.execute(work.tx);
}

/** In one statement, whatever the number of rows. */
async function insertAll({ work }: Demo, table: string, rows: readonly Row[]): Promise<void> {
  if (rows.length === 0) return;
  const columns = sql.join(Object.keys(rows[0] ?? {}).map((name) => sql.ref(name)));
  await sql`
    insert into ${sql.table(table)} (${columns})
    select ${columns} from jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::jsonb)`.execute(
    work.tx,
  );
}
