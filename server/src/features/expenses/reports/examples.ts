import { otherSampleId } from '../../../lib/ids.ts';

const approver = { id: otherSampleId('usr'), first_name: 'Grace', last_name: 'Murray' };
const decidedAt = '2026-03-17T10:00:00.000Z';
const paidAt = '2026-03-20T15:30:00.000Z';

/** What a report looks like after each step, if it differs from a draft. */
export const submittedReport = {
  status: 'SUBMITTED',
  approver,
  submitted_at: '2026-03-16T08:45:00.000Z',
  updated_at: '2026-03-16T08:45:00.000Z',
};
export const approvedReport = {
  ...submittedReport,
  status: 'APPROVED',
  approved_at: decidedAt,
  approver_notes: 'Within the travel budget.',
  updated_at: decidedAt,
};
export const rejectedReport = {
  ...submittedReport,
  status: 'REJECTED',
  rejection_reason: 'The hotel receipt is missing.',
  updated_at: decidedAt,
};
export const paidReport = {
  ...approvedReport,
  status: 'PAID',
  paid_at: paidAt,
  payment_method: 'EFT',
  payment_reference: '2026-03-0142',
  updated_at: paidAt,
};
