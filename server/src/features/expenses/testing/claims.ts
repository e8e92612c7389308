import type { Client, Response } from '../../../../test/client.ts';
import type { World } from '../../../../test/world.ts';
import type { ExpenseReport } from '../reports/record.ts';

export const hotel = {
  date: '2026-03-09',
  expense_type: 'ACCOMMODATION',
  vendor: 'Hotel Pine',
  description: 'Two nights',
  amount_before_tax: 320,
  hst: 41.6,
};
export const perDiem = { date: '2026-03-09', per_diem_type: 'FULL_DAY', rate: 75 };
export const drive = { date: '2026-03-10', distance: 42.5, rate_per_unit: 0.72, round_trip: true };

function dataOf(answer: Response, expected: number, what: string): ExpenseReport {
  if (answer.status !== expected) throw new Error(`${what}: ${answer.text}`);
  return answer.data as ExpenseReport;
}

/** Starts a report with one hotel line unless told otherwise; throws if that is refused. */
export async function start(client: Client, body: object = {}): Promise<ExpenseReport> {
  const answer = await client.post('/expense-reports', { title: 'Montréal', line_items: [hotel], ...body });
  return dataOf(answer, 201, 'POST /expense-reports');
}

/** Starts one and submits it. */
export async function submitted(client: Client, body: object = {}): Promise<ExpenseReport> {
  const { id } = await start(client, body);
  return dataOf(await client.post(`/expense-reports/${id}/submit`), 200, 'submit');
}

/** Starts one and brings it to a state: each trigger by whom it takes. */
export async function reportIn(
  status: string,
  { person, decider, app }: { person: Client; decider: Client; app: Client },
): Promise<ExpenseReport> {
  const report = status === 'DRAFT' ? await start(person) : await submitted(person);
  const path = `/expense-reports/${report.id}`;
  if (status === 'PENDING_APPROVAL') return dataOf(await app.post(`${path}/review`), 200, 'review');
  if (status === 'REJECTED')
    return dataOf(await decider.post(`${path}/reject`, { reason: 'No receipt' }), 200, 'reject');
  if (status !== 'APPROVED' && status !== 'PAID') return report;
  const approved = dataOf(await decider.post(`${path}/approve`), 200, 'approve');
  if (status === 'APPROVED') return approved;
  return dataOf(await decider.post(`${path}/pay`, { payment_method: 'EFT' }), 200, 'pay');
}

export const eventsAbout = async (world: World, id: string) =>
  (await world.events()).filter(({ subject_id }) => subject_id === id);
