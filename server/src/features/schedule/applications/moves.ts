import { Type } from 'typebox';
import { guardsOn } from '../../../kernel/guards.ts';
import { writeOperation } from '../../../kernel/operation.ts';
import { conflict, enforce } from '../../../lib/errors.ts';
import { Id } from '../../../lib/ids.ts';
import { Prose, Strict } from '../../../lib/schema.ts';
import { refuseAway } from '../offers/judge.ts';
import { isBeforeTheirLastDay } from '../offers/rules.ts';
import { findOther } from '../offers/store.ts';
import { publishing } from '../planning.ts';
import { shiftClaimedEvent } from '../shifts/events.ts';
import { leftOf } from '../shifts/rules.ts';
import { shiftStates } from '../shifts/shift-states.ts';
import { raiseOfShift } from '../shifts/tell.ts';
import { applicationAccepted, applicationDeclined, applicationStates } from './application-states.ts';
import { decidedExample, ShiftApplication } from './record.ts';
import { applicationRecord, isAsApplied, isStillOpen, mayChoose, mayTakeBack } from './rules.ts';
import { getVisibleApplication, holdApplication } from './store.ts';

const shared = {
  subject: 'shift_application',
  scope: 'shift_offers:write',
  params: Strict({ id: Id('sap') }),
  returns: ShiftApplication,
  worksOn: 'status=WAITING',
  refuses: ['NOT_FOUND', 'FORBIDDEN', 'CONFLICT'],
} as const;

export const acceptShiftApplication = writeOperation({
  ...shared,
  id: 'shiftApplications.accept',
  route: 'POST /shift-applications/{id}/accept',
  summary: 'Choose who gets an open shift',
  description:
    'By those who plan the shift, never one’s own. The shift is theirs at once, and the others who applied are told; refused if meanwhile giving it would be. Of a shift under way they get what is left.',
  role: 'DEPARTMENT_HEAD',
  packages: publishing,
  needsPerson: true,
  example: { status: 'ACCEPTED', ...decidedExample },
  guards: guardsOn(applicationRecord, [mayChoose, applicationStates.guard('accept'), isStillOpen]),

  async run({ actor, work, params }) {
    const { application, shift, person } = await holdApplication(work, params.id);
    await work.guard(application);
    if (!isAsApplied(application, shift) || person?.department_id !== application.department_id) {
      throw conflict('schedule.applicationChanged', { reason: 'changed' });
    }
    enforce(isBeforeTheirLastDay(actor, shift, person));
    const left = leftOf(shift, work.nowMs);
    if ((await findOther(work, person.id, { ...shift, ...left }, [shift.id])) !== null) {
      throw conflict('schedule.overlap', { reason: 'overlap', user_id: person.id });
    }
    await refuseAway(work, [{ userId: person.id, piece: { ...shift, ...left } }], application.warnings);
    const { to: status } = applicationStates.move(application.status, 'accept');
    await work.update('shift_applications', application.id, {
      status,
      decided_by_id: actor.userId,
      decided_at: work.now,
    });
    await work.update('shifts', shift.id, {
      ...left,
      user_id: person.id,
      status: shiftStates.move('OPEN', 'assign').to,
      claimed_at: null,
    });
    work.audit({ subjectId: application.id, personId: person.id, before: application, after: { status } });
    work.audit({
      action: 'shifts.update',
      subjectType: 'shift',
      subjectId: shift.id,
      changedFields: ['user_id', 'status'],
    });
    // The others of the shift end by it.
    await raiseOfShift(work, shiftClaimedEvent, shift.id, { previousUserId: null });
    await work.react(applicationAccepted, application.id);
    return getVisibleApplication(work.tx, actor, application.id);
  },
});

export const declineShiftApplication = writeOperation({
  ...shared,
  id: 'shiftApplications.decline',
  route: 'POST /shift-applications/{id}/decline',
  summary: 'Decline an application for an open shift',
  description: 'By those who plan the shift, never one’s own. The shift stays open.',
  role: 'DEPARTMENT_HEAD',
  packages: publishing,
  needsPerson: true,
  example: { status: 'DECLINED', ...decidedExample },
  guards: guardsOn(applicationRecord, [mayChoose, applicationStates.guard('decline')]),
  body: Strict({ reason: Type.Optional(Prose(2000, { description: 'Why; who applied reads it.' })) }),
  isBodyOptional: true,

  async run({ actor, work, params, body }) {
    const { application } = await holdApplication(work, params.id);
    await work.guard(application);
    const { to: status } = applicationStates.move(application.status, 'decline');
    await work.update('shift_applications', application.id, {
      status,
      decided_by_id: actor.userId,
      decided_at: work.now,
      rejection_reason: body.reason ?? null,
    });
    work.audit({ subjectId: application.id, personId: application.user_id, before: application, after: { status } });
    await work.react(applicationDeclined, application.id);
    return getVisibleApplication(work.tx, actor, application.id);
  },
});

export const withdrawShiftApplication = writeOperation({
  ...shared,
  id: 'shiftApplications.withdraw',
  route: 'POST /shift-applications/{id}/withdraw',
  summary: 'Withdraw one’s application for an open shift',
  description: 'By who applied, while it waits.',
  example: { status: 'WITHDRAWN' },
  guards: guardsOn(applicationRecord, [mayTakeBack, applicationStates.guard('withdraw')]),

  async run({ actor, work, params }) {
    const { application } = await holdApplication(work, params.id);
    await work.guard(application);
    const { to: status } = applicationStates.move(application.status, 'withdraw');
    await work.update('shift_applications', application.id, { status });
    work.audit({ subjectId: application.id, personId: application.user_id, before: application, after: { status } });
    return getVisibleApplication(work.tx, actor, application.id);
  },
});
