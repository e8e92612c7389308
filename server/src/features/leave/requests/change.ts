import { guardsOn } from '../../../kernel/guards.ts';
import { writeOperation } from '../../../kernel/operation.ts';
import type { UnitOfWork } from '../../../kernel/unit-of-work.ts';
import { enforce, forbidden, invalid } from '../../../lib/errors.ts';
import { Id } from '../../../lib/ids.ts';
import { Strict } from '../../../lib/schema.ts';
import { moveAttachments } from '../attachments/store.ts';
import { recordTaken, saveRequestDays } from '../balances/ledger.ts';
import { seesLeaveOfType } from '../visibility.ts';
import { decisionOf, sicknessReported } from './create.ts';
import { leaveRecord, replaces } from './guards.ts';
import { leaveStates } from './leave-states.ts';
import { endReplaced } from './moves.ts';
import { checkFits, isInUse, lockType, planLeave } from './plan.ts';
import { isWholeFor, presentLeave } from './present.ts';
import { Leave, LeaveInPlace } from './record.ts';
import { mayEdit } from './rules.ts';
import { type SentSpan, spanOf } from './span.ts';
import { insertLeave, leaveAfter, type LeaveRow, lockVisibleLeave, saveLeave } from './store.ts';

export const changeApprovedLeave = writeOperation({
  id: 'leaves.change',
  route: 'POST /leaves/{id}/change',
  subject: 'leave',
  summary: 'Change an approved leave',
  description:
    'Asks for other days, or for another type, in place of an approved leave. The answer is the leave that is asked for, with `replaces_id`; the approved one stands, with `change_id`, until that is decided, and is CANCELLED in the same step as the other is approved. Rejected or withdrawn, the approved one stays as it was. Until then both count as one: the balance is asked for what the new days take beyond the old, and they may lie over each other. By the person, or anyone who may book for them and sees it whole; decided, and approved at once, as a new booking would be. Of a leave that has begun the days gone by stay: 409 with `details.reason` `begun`; `over` after its last day, `change_requested` while another change waits, `cancellation_requested` while its cancellation was asked for. A cancellation of the approved leave, or the wish for one, withdraws the change.',
  scope: 'leaves:write',
  guards: guardsOn(leaveRecord, [mayEdit, leaveStates.guard('ask for another'), replaces]),
  params: Strict({ id: Id('lv') }),
  body: LeaveInPlace,
  returns: Leave,
  status: 201,
  worksOn: 'by hand: It needs an approved leave that is not over.',
  refuses: ['NOT_FOUND', 'FORBIDDEN', 'CONFLICT'],

  async run({ actor, work, params, body }) {
    const leave = await lockVisibleLeave(work, params.id);
    if (body.leave_type_id !== undefined) await lockType(work, body.leave_type_id);
    await work.guard({ ...leave, isWhole: isWholeFor(actor, leave) });
    return presentLeave(actor, await askInPlace(work, leave, body));
  },
});

/** As it was sent; hours that were not sent stay while the day does. */
function spanInPlace(leave: LeaveRow, sent: LeaveInPlace, isSameType: boolean): SentSpan {
  const staysByClock =
    isSameType && sent.start_date === sent.end_date && sent.start_half === undefined && leave.start_time !== null;
  if (!staysByClock) return sent;
  const { start_time = leave.start_time, end_time = leave.end_time } = sent;
  return { ...sent, start_time, end_time };
}

async function askInPlace(work: UnitOfWork, leave: LeaveRow, sent: LeaveInPlace): Promise<LeaveRow> {
  const typeId = sent.leave_type_id ?? leave.leave_type_id;
  const isSameType = typeId === leave.leave_type_id;
  const type = await lockType(work, typeId);
  if (!isSameType) enforce(isInUse(type));
  enforce(seesLeaveOfType(work.actor, type, leave) || forbidden('leave.private'));
  const span = spanOf(type, spanInPlace(leave, sent, isSameType));
  if (isSameType && isSameSpan(leave, span)) throw invalid('start_date', 'leave.sameDays', { reason: 'range' });
  const plan = await planLeave(work, leave.user_id, type, span);
  await checkFits(work, leave, plan, null, leave);
  const decision = await decisionOf(work, leave, plan);
  const id = work.newId('lv');
  if (decision.status === 'APPROVED') {
    const next = isSameType ? { byDate: plan.byDate, replaced: null } : null;
    await endReplaced(work, leave, id, next);
  } else {
    await saveLeave(work, leave.id, { change_id: id });
  }
  await insertLeave(work, {
    id,
    user_id: leave.user_id,
    leave_type_id: typeId,
    ...plan.span,
    ...plan.totals,
    reason: sent.reason === undefined ? leave.reason : sent.reason,
    booked_by_id: work.actor.userId,
    ...decision,
    replaces_id: leave.id,
    submitted_at: work.now,
    created_at: work.now,
    updated_at: work.now,
  });
  await saveRequestDays(work, { id, user_id: leave.user_id }, plan.byDate);
  const asked = await leaveAfter(work, id);
  if (asked.status === 'APPROVED') {
    await recordTaken(work, id);
    await moveAttachments(work, leave.id, id);
  }
  work.audit({ subjectId: id, before: leave, after: { ...span, leave_type_id: typeId, replaces_id: leave.id } });
  await work.raiseCreation(leaveStates, asked);
  if (type.is_sickness) await work.react(sicknessReported, id);
  return asked;
}

const isSameSpan = (leave: LeaveRow, span: ReturnType<typeof spanOf>): boolean =>
  (Object.keys(span) as (keyof typeof span)[]).every((name) => leave[name] === span[name]);
