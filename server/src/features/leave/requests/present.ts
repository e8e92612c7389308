import type { Actor } from '../../../kernel/actor.ts';
import { seesLeaveOfType } from '../visibility.ts';
import { type Leave, leaveColumnNames } from './record.ts';
import type { LeaveRow } from './store.ts';

/** What stands in place of a type that is not the reader's to know. */
const privateType: Leave['leave_type'] = {
  id: null,
  name: 'Private',
  code: 'PRIVATE',
  color: '#9CA3AF',
  is_private: true,
};

/** Events of before there were steps have none. */
const withoutSaid = (approvals: Leave['approvals'] | undefined): Leave['approvals'] =>
  (approvals ?? []).map((approval) => ({ ...approval, comment: null }));

/** Dates and status stay; nothing that tells what it is for. */
export const redacted = (leave: Leave): Leave => ({
  ...leave,
  leave_type_id: null,
  leave_type: privateType,
  reason: null,
  decision_comment: null,
  rejection_reason: null,
  cancellation_request_reason: null,
  approvals: withoutSaid(leave.approvals),
});

/** The whole leave: what events carry, until someone looks at them. */
export function wholeLeave(row: LeaveRow): Leave {
  const leave = {} as Record<string, unknown>;
  for (const name of leaveColumnNames) leave[name] = row[name];
  leave['total_days'] = Number(row.total_days);
  leave['total_hours'] = row.total_hours === null ? null : Number(row.total_hours);
  leave['leave_type'] = row.leave_type;
  leave['approvals'] = row.approvals;
  return leave as unknown as Leave;
}

/** Whether the actor may know what the leave is for. */
export const isWholeFor = (
  actor: Actor,
  row: Pick<LeaveRow, 'user_id' | 'department_id' | 'manager_id' | 'leave_type'>,
): boolean => seesLeaveOfType(actor, row.leave_type, row);

export const presentLeave = (actor: Actor, row: LeaveRow): Leave =>
  isWholeFor(actor, row) ? wholeLeave(row) : redacted(wholeLeave(row));
