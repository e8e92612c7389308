import { otherSampleId } from '../../../lib/ids.ts';

/** What an entry looks like after each decision, if it differs from a new one. */
const at = '2026-03-10T09:20:00.000Z';

export const approvedEntry = {
  approval_status: 'APPROVED',
  approved_by_id: otherSampleId('usr'),
  approved_at: at,
  updated_at: at,
};
export const rejectedEntry = {
  approval_status: 'REJECTED',
  notes: 'Rejected: The shift ended at four.',
  rejected_by_id: otherSampleId('usr'),
  rejection_reason: 'The shift ended at four.',
  updated_at: at,
};
/** On no project: nothing to bill. */
export const newEntry = {
  is_duration: false,
  is_billable: false,
  hourly_rate: 0,
  billable_amount: 0,
  scheduled_shift_id: null,
};
export const deletedEntry = { status: 'DELETED', updated_at: at };
