import type { Client } from '../../../../test/client.ts';
import { drive, hotel, perDiem, start } from './claims.ts';
import { pdf } from './files.ts';

/** One report of the person signed in, with a line of each kind and a receipt. */
export async function expenseSpecimens(app: Client, _userId: string): Promise<Record<string, string>> {
  const report = await start(app, { line_items: [hotel], per_diems: [perDiem], mileage: [drive] });
  const receipt = await app.post(`/expense-reports/${report.id}/receipts`, pdf);
  if (receipt.status !== 201) throw new Error(`POST receipts: ${receipt.text}`);
  return { exp: report.id, rct: (receipt.data as { id: string }).id };
}
