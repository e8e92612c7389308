import { reportStatuses } from '../../../src/features/expenses/reports/record.ts';
import { hotel } from '../../../src/features/expenses/testing/claims.ts';
import { pdf } from '../../../src/features/expenses/testing/files.ts';
import type { Client } from '../../client.ts';
import { type House, make, type RecordInState, withErased } from './house.ts';

const ways: Readonly<Record<(typeof reportStatuses)[number], readonly string[]>> = {
  DRAFT: [],
  SUBMITTED: ['submit'],
  PENDING_APPROVAL: ['submit', 'review'],
  APPROVED: ['submit', 'approve'],
  REJECTED: ['submit', 'reject'],
  PAID: ['submit', 'approve', 'pay'],
};
const bodies: Readonly<Record<string, object>> = { reject: { reason: 'No.' }, pay: { payment_method: 'EFT' } };

/** A report in each state, with a receipt. */
async function reportsOf({ app }: House, whose: string, client: Client): Promise<RecordInState[]> {
  const add = async (state: string, moves: readonly string[], lines: object[]): Promise<RecordInState> => {
    const { id } = await make(client, '/expense-reports', { title: 'Montréal', line_items: lines });
    const receipt = await make(client, `/expense-reports/${id}/receipts`, pdf);
    for (const move of moves) {
      await make(move === 'submit' ? client : app.otherExecutive, `/expense-reports/${id}/${move}`, bodies[move]);
    }
    return { of: 'ExpenseReport', state: `${whose}, ${state}`, id, within: { receipt_id: receipt.id } };
  };
  const found = [await add('DRAFT without lines', [], [])];
  for (const status of reportStatuses) found.push(await add(status, ways[status], [hotel]));
  return found;
}

export const expenseRecords = async (house: House): Promise<RecordInState[]> => [
  ...(await reportsOf(house, 'the cook’s', house.app.cook)),
  ...(await reportsOf(house, 'the head’s', house.app.head)),
  ...(await reportsOf(house, 'the admin’s', house.app.admin)),
  ...(await withErased(house, (_person, client) => reportsOf(house, 'of someone erased', client))),
];
