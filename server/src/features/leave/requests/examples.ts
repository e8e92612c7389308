import { otherSampleId } from '../../../lib/ids.ts';

/** What a leave looks like after each decision, if it differs from a new one. */
const decided = (at: string) => ({ decided_by_id: otherSampleId('usr'), decided_at: at, updated_at: at });

export const approvedLeave = { ...decided('2026-03-10T09:20:00.000Z'), status: 'APPROVED', decision_comment: 'Enjoy.' };
export const rejectedLeave = {
  ...decided('2026-03-10T09:20:00.000Z'),
  status: 'REJECTED',
  rejection_reason: 'Two of the kitchen are away that week.',
};
export const cancelledLeave = {
  ...decided('2026-03-12T16:40:00.000Z'),
  status: 'CANCELLED',
  decision_comment: 'The trip was called off.',
  cancelled_at: '2026-03-12T16:40:00.000Z',
};
export const leaveToCancel = {
  ...approvedLeave,
  cancellation_requested_at: '2026-03-12T08:15:00.000Z',
  cancellation_request_reason: 'The trip was called off.',
  updated_at: '2026-03-12T08:15:00.000Z',
};
