// The hours of the last pay period that is ready, as a file for payroll.
//
//   MUSTER_TOKEN=mst_… node examples/hours-to-payroll.mjs hours.csv
//
// The token needs timesheets:read, users:read and users.employment:read; its owner is an Administrator or Executive.
import { writeFile } from 'node:fs/promises';
import { accessFromEnvironment, isMain, Muster } from './muster.mjs';

/** What payroll takes: locked by an Administrator, signed by the person or not. */
const ready = ['FINALIZED', 'SIGNED'];
const open = ['OPEN', 'SUBMITTED', 'APPROVED', 'REJECTED'];

const count = (/** @type {Record<string, number>} */ counts, /** @type {string[]} */ statuses) =>
  statuses.reduce((sum, status) => sum + (counts[status] ?? 0), 0);

/**
 * The latest period in which every timesheet is locked; null while there is none.
 *
 * @param {Muster} muster
 * @returns {Promise<{ period_start: string, period_end: string } | null>}
 */
export async function findReadyPeriod(muster) {
  for await (const { status_counts: counts, period_start, period_end } of muster.list('/pay-periods')) {
    if (count(counts, ready) > 0 && count(counts, open) === 0) return { period_start, period_end };
  }
  return null;
}

const fields =
  'user_id,period_start,period_end,status,regular_minutes,overtime_minutes,paid_leave_minutes,holiday_minutes,total_pay,currency';

/**
 * One line a person: their number in payroll, and their minutes.
 *
 * @param {Muster} muster
 * @param {{ period_start: string, period_end: string }} period
 */
export async function hoursOf(muster, { period_start, period_end }) {
  const sheets = [];
  const query = { status: ready.join(), period_start, period_end, fields };
  for await (const sheet of muster.list('/timesheets', query)) sheets.push(sheet);
  /** @type {Map<string, Record<string, any>>} */
  const people = new Map();
  for await (const person of muster.list('/users', { fields: 'first_name,last_name,payroll_id' })) {
    people.set(person.id, person);
  }
  return sheets.map(({ id, user_id, ...sheet }) => {
    const { payroll_id = null, first_name = '', last_name = '' } = people.get(user_id) ?? {};
    return { timesheet_id: id, payroll_id, name: `${first_name} ${last_name}`, ...sheet };
  });
}

/** A spreadsheet must not run a name as a formula. */
const harmless = (/** @type {unknown} */ value) =>
  typeof value === 'string' && /^[=+\-@＝＋－＠\t\r]/.test(value) ? `'${value}` : String(value ?? '');
const cell = (/** @type {unknown} */ value) => `"${harmless(value).replaceAll('"', '""')}"`;

/** @param {Record<string, unknown>[]} rows */
export const asCsv = (rows) =>
  [Object.keys(rows[0] ?? {}), ...rows.map((row) => Object.values(row))]
    .map((cells) => `${cells.map(cell).join(',')}\r\n`)
    .join('');

if (isMain(import.meta.url)) {
  const [file = 'hours.csv'] = process.argv.slice(2);
  const muster = new Muster(accessFromEnvironment());
  const period = await findReadyPeriod(muster);
  if (period === null) {
    console.log('No pay period is ready: every one has timesheets that are not locked yet.');
  } else {
    const rows = await hoursOf(muster, period);
    await writeFile(file, asCsv(rows));
    console.log(
      `${rows.length} timesheets of ${period.period_start} to ${period.period_end}, ${muster.requests} requests`,
    );
  }
}
