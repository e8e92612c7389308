import { sql } from '../../../db/sql.ts';
import type { UnitOfWork } from '../../../kernel/unit-of-work.ts';
import { invalid } from '../../../lib/errors.ts';
import type { PricedLines } from '../amounts/totals.ts';
import type { ArrayName } from './lines.ts';

const kept = {
  line_items: { table: 'expense_line_items', prefix: 'eli' },
  per_diems: { table: 'expense_per_diems', prefix: 'epd' },
  mileage: { table: 'expense_mileage', prefix: 'emi' },
} as const;

/** Puts lines in the place of those that are there, by one statement an array. */
export async function replaceLines(
  work: UnitOfWork,
  reportId: string,
  lines: Pick<PricedLines, ArrayName>,
  names: readonly ArrayName[],
): Promise<void> {
  const { organizationId } = work.actor;
  for (const name of names) {
    const { table, prefix } = kept[name];
    await sql`delete from ${sql.table(table)}
      where organization_id = ${organizationId} and report_id = ${reportId}`.execute(work.tx);
    if (lines[name].length === 0) continue;
    const rows = lines[name].map((line, position) => ({
      ...line,
      organization_id: organizationId,
      report_id: reportId,
      position,
      id: work.newId(prefix),
    }));
    await sql`insert into ${sql.table(table)}
      select * from jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::jsonb)`.execute(
      work.tx,
    );
  }
}

/** 422 for a line whose receipt is none of the report's. */
export function checkReceipts(
  items: readonly { receipt_id?: string | null }[],
  receipts: readonly { readonly id: string }[],
): void {
  const known = new Set(receipts.map(({ id }) => id));
  for (const [index, { receipt_id: receiptId }] of items.entries()) {
    if (receiptId == null || known.has(receiptId)) continue;
    const field = `line_items.${String(index)}.receipt_id`;
    throw invalid(field, 'reference.receipt');
  }
}
