import { guardsOn } from '../../../kernel/guards.ts';
import { writeOperation } from '../../../kernel/operation.ts';
import type { RecordMove } from '../../../kernel/states.ts';
import type { UnitOfWork } from '../../../kernel/unit-of-work.ts';
import { differing } from '../../../lib/changes.ts';
import { enforce, forbidden } from '../../../lib/errors.ts';
import { Id } from '../../../lib/ids.ts';
import { Strict } from '../../../lib/schema.ts';
import { bindRequest, keptApprovals } from '../../approvals/index.ts';
import { saveRequestDays } from '../balances/ledger.ts';
import { telling } from '../events.ts';
import { seesLeaveOfType } from '../visibility.ts';
import { stepsOf } from './create.ts';
import { leaveRecord } from './guards.ts';
import { leaveStates } from './leave-states.ts';
import { checkFits, lockBookableType, lockType, type Plan, planLeave } from './plan.ts';
import { isWholeFor, presentLeave } from './present.ts';
import { Leave, LeaveChanges } from './record.ts';
import { mayEdit } from './rules.ts';
import { type Parts, type SentSpan, spanOf } from './span.ts';
import { leaveAfter, type LeaveRow, type LeaveValues, lockReplaced, lockVisibleLeave, saveLeave } from './store.ts';

export const updateLeave = writeOperation({
  id: 'leaves.update',
  route: 'PATCH /leaves/{id}',
  subject: 'leave',
  summary: 'Change a pending leave',
  description:
    'Only the fields sent change, and only while it is PENDING. By the person, or anyone who may book for them and sees it whole. Checked as a new one is; other days or another type begin its `approvals` anew. A change of the reason alone raises no event.',
  scope: 'leaves:write',
  guards: guardsOn(leaveRecord, [mayEdit, leaveStates.guard('edit')]),
  params: Strict({ id: Id('lv') }),
  body: LeaveChanges,
  returns: Leave,
  refuses: ['NOT_FOUND', 'FORBIDDEN', 'CONFLICT'],

  async run({ actor, work, params, body }) {
    const leave = await lockVisibleLeave(work, params.id);
    await work.guard({ ...leave, isWhole: isWholeFor(actor, leave) });
    const edit = leaveStates.move(leave.status, 'edit');
    return presentLeave(actor, await changeLeave(work, leave, edit, body));
  },
});

/** Halves and hours that were not sent stay, unless the type or the number of days leaves no room for them. */
function spanAfter({ unit, allows_hours }: Parts, leave: LeaveRow, sent: LeaveChanges): SentSpan {
  const start_date = sent.start_date ?? leave.start_date;
  const end_date = sent.end_date ?? leave.end_date;
  const staysByClock =
    allows_hours && leave.start_time !== null && start_date === end_date && sent.start_half === undefined;
  if (unit === 'HOURS' || staysByClock) {
    const { start_time = leave.start_time, end_time = leave.end_time, start_half, end_half } = sent;
    return { start_date, end_date, start_half, end_half, start_time, end_time };
  }
  const { start_half = leave.start_half, start_time, end_time } = sent;
  const isOtherHalf = sent.start_half !== undefined && start_date === end_date;
  const end_half = sent.end_half ?? (isOtherHalf ? start_half : leave.end_half);
  return { start_date, end_date, start_half, end_half, start_time, end_time };
}

/** Other days are another request: whoever has agreed did so to what was asked before. By the policies of now. */
async function boundAnew(work: UnitOfWork, leave: LeaveRow, plan: Plan): Promise<LeaveValues> {
  const steps = stepsOf(work, leave, plan);
  if (steps.length === 0 && leave.approvals.length === 0) return {};
  return keptApprovals(steps.length === 0 ? [] : (await bindRequest(work, leave, steps)).approvals);
}

/** Changes what differs. Nothing different: no event, and updated_at stays. */
async function changeLeave(work: UnitOfWork, leave: LeaveRow, edit: RecordMove, sent: LeaveChanges): Promise<LeaveRow> {
  const typeId = sent.leave_type_id ?? leave.leave_type_id;
  const isOtherType = typeId !== leave.leave_type_id;
  const type = isOtherType ? await lockBookableType(work, typeId) : await lockType(work, typeId);
  // Nor to what they would not know any more.
  enforce(seesLeaveOfType(work.actor, type, leave) || forbidden('leave.private'));
  const span = spanOf(type, spanAfter(type, leave, sent));
  const booked = differing(leave, { leave_type_id: typeId, ...span });
  const changes = { ...booked, ...differing(leave, { reason: sent.reason }) };
  const changedFields = Object.keys(changes);
  work.audit({ subjectId: leave.id, changedFields, before: leave, after: changes });
  if (changedFields.length === 0) return leave;

  const isRebooked = Object.keys(booked).length > 0;
  if (!isRebooked) {
    await saveLeave(work, leave.id, changes);
    return leaveAfter(work, leave.id);
  }
  const plan = await planLeave(work, leave.user_id, type, span);
  await checkFits(work, leave, plan, leave, await lockReplaced(work, leave));
  await saveLeave(work, leave.id, { ...changes, ...plan.totals, ...(await boundAnew(work, leave, plan)) });
  await saveRequestDays(work, leave, plan.byDate);
  const after = await leaveAfter(work, leave.id);
  const told = telling.filter((name) => name in booked);
  await work.raiseMove(leaveStates, edit, after, Object.fromEntries(told.map((name) => [name, leave[name]])));
  return after;
}
