import { describe, expect, it } from 'vitest';
import type { Client, Response } from '../../../../test/client.ts';
import { openHarness } from '../../../../test/harness.ts';
import { type PersonName, workplace } from '../../time/testing/workplace.ts';
import { reportIn } from '../testing/claims.ts';
import { pdf } from '../testing/files.ts';
import { reportStatuses } from './record.ts';

const { world: first } = await openHarness();
const { people, api } = await workplace(first);
const clients = { person: api.cook, decider: api.admin, app: await people.admin.app() };

const calls: Readonly<Record<string, (app: Client, path: string, receiptId: string) => Promise<Response>>> = {
  'expenseReports.update': (app, path) => app.patch(path, { title: 'Changed' }),
  'expenseReports.delete': (app, path) => app.delete(path),
  'expenseReports.submit': (app, path) => app.post(`${path}/submit`),
  'expenseReports.addReceipt': (app, path) => app.post(`${path}/receipts`, pdf),
  'expenseReports.removeReceipt': (app, path, receiptId) => app.delete(`${path}/receipts/${receiptId}`),
  'expenseReports.review': (app, path) => app.post(`${path}/review`),
  'expenseReports.approve': (app, path) => app.post(`${path}/approve`),
  'expenseReports.reject': (app, path) => app.post(`${path}/reject`, { reason: 'No.' }),
  'expenseReports.pay': (app, path) => app.post(`${path}/pay`, { payment_method: 'EFT' }),
};

/** A report in the state, with a receipt if it still takes one. */
async function reportWithReceipt(status: string): Promise<{ path: string; receiptId: string }> {
  const report = await reportIn(status, clients);
  const path = `/expense-reports/${report.id}`;
  const receipt = await api.cook.post(`${path}/receipts`, pdf);
  return { path, receiptId: receipt.status === 201 ? String(receipt.data.id) : 'rct_01K9Z3V5Q8R2T4W6Y8A0C2E4G6' };
}

const readers: PersonName[] = ['cook', 'head', 'manager', 'admin', 'executive'];
const cases = readers.flatMap((reader) => reportStatuses.map((status) => ({ reader, status })));

describe('what may be done to an expense report', () => {
  it.each(cases)('agrees with what each operation answers: $reader, $status', async ({ reader, status }) => {
    const app = await people[reader].app();
    for (const [operation, call] of Object.entries(calls)) {
      const { path, receiptId } = await reportWithReceipt(status);
      const { can } = (await app.get(path)).data;
      const answer = await call(app, path, receiptId);
      expect([operation, can.includes(operation)]).toEqual([operation, answer.status < 300]);
    }
  });
});
