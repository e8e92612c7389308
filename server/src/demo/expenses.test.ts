import { describe, expect, it } from 'vitest';
import { visit } from '../../test/demo.ts';
import { openHarness } from '../../test/harness.ts';
import type { ExpenseReport } from '../features/expenses/reports/record.ts';
import { ensureDemo } from './index.ts';

const { installation, server, world } = await openHarness({ hasDemo: true });
const { token, people, password, organization_id } = await ensureDemo(installation);
const api = world.clientWith(token);
const { pool } = installation.database;

async function everyReport(): Promise<ExpenseReport[]> {
  const { body } = await api.get('/expense-reports', { query: { limit: '100' } });
  return body.data as ExpenseReport[];
}

describe('the expenses of the demo', () => {
  it('are in every state, of several people, newest first and numbered without gaps', async () => {
    const reports = await everyReport();
    expect(reports.length).toBeGreaterThan(50);
    expect(new Set(reports.map(({ status }) => status)).size).toBe(6);
    expect(new Set(reports.map(({ submitted_by }) => submitted_by.id)).size).toBeGreaterThan(20);
    const numbers = reports.map(({ report_number }) => report_number).reverse();
    expect(numbers).toEqual([...numbers].sort());
    for (const year of new Set(numbers.map((number) => number.slice(0, 8)))) {
      const some = numbers.filter((number) => number.startsWith(year));
      expect(some.at(-1)).toBe(`${year}-${String(some.length).padStart(5, '0')}`);
    }
    const times = reports.map(({ created_at }) => created_at);
    expect(times).toEqual([...times].sort().reverse());
  });

  it('have totals that follow from their lines, and what belongs to their state', async () => {
    for (const report of await everyReport()) {
      const lines = [...report.line_items, ...report.per_diems, ...report.mileage];
      const cents = lines.reduce((sum, line) => sum + Math.round(line.total_in_base_currency * 100), 0);
      expect(Math.round(report.grand_total * 100)).toBe(cents);
      expect(report.submitted_at === null).toBe(report.status === 'DRAFT');
      // Where several people can take a step, none of them is named.
      if (report.approvals.length === 0) expect(report.approver === null).toBe(report.status === 'DRAFT');
      expect(report.approver?.id).not.toBe(report.submitted_by.id);
    }
  });

  it('go on with the next number, and their receipts can be opened', async () => {
    const reports = await everyReport();
    const { data } = await api.post('/expense-reports', { title: 'The next one' });
    const last = Number(reports[0]?.report_number.slice(-5));
    const isSameYear = reports[0]?.report_number.slice(0, 8) === String(data.report_number).slice(0, 8);
    expect(Number(String(data.report_number).slice(-5))).toBe(isSameYear ? last + 1 : 1);
    const withReceipt = reports.find(({ receipts }) => receipts.length > 0);
    const [receipt] = withReceipt?.receipts ?? [];
    expect(withReceipt?.line_items[0]?.receipt_id).toBe(receipt?.id);
    const path = `/expense-reports/${String(withReceipt?.id)}/receipts/${String(receipt?.id)}/content`;
    const { status, text } = await api.get(path);
    expect([status, text.slice(0, 5)]).toEqual([200, '%PDF-']);
  });

  it('the Employee who shows visitors round has some of their own; no event was raised', async () => {
    const cook = people.find(({ role }) => role === 'EMPLOYEE')!;
    const app = await visit(server, cook.email, password);
    const own = (await app.get('/expense-reports')).data as ExpenseReport[];
    expect(own.length).toBeGreaterThanOrEqual(3);
    const { rows } = await pool.query('select 1 from events where organization_id = $1', [organization_id]);
    expect(rows).toEqual([]);
  });
});
