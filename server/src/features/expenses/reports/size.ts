import { invalid } from '../../../lib/errors.ts';
import type { ExpenseReport } from './record.ts';

const maxBytes = 1_000_000;

/** Arrays sent one after the other must not add up to a report that no single request could carry. */
export function checkSize(report: ExpenseReport): ExpenseReport {
  if (Buffer.byteLength(JSON.stringify(report)) > maxBytes) {
    throw invalid('line_items', 'expenses.tooManyBytes');
  }
  return report;
}
