import { guardsOn } from '../../../kernel/guards.ts';
import { writeOperation } from '../../../kernel/operation.ts';
import type { UnitOfWork } from '../../../kernel/unit-of-work.ts';
import { Id } from '../../../lib/ids.ts';
import { Prose, Strict } from '../../../lib/schema.ts';
import { decides } from '../entries/guards.ts';
import { approvePendingOf } from '../entries/moves.ts';
import { keepExplanation } from './explain.ts';
import { sheetRecord } from './guards.ts';
import { presentTimesheet } from './present.ts';
import { refreshTimesheets } from './recompute.ts';
import { Timesheet } from './record.ts';
import { isOwnSheet, isSheetOfOther, mayPrepare, refuseRunning, refuseUnsettled } from './rules.ts';
import { type LockedSheet, lockSheetToDecide, lockVisibleSheet, noteSubmitted, type TimesheetRow } from './store.ts';
import { lockedStatuses, timesheetStates } from './timesheet-states.ts';

/** Told within the change; no events of the catalogue. */
export const sheetApproved = 'timesheet.approved';
export const sheetRejected = 'timesheet.rejected';
export const sheetSubmittedFor = 'timesheet.submitted_for';

export type SheetTrigger = 'submit' | 'approve' | 'reject' | 'finalize' | 'sign' | 'reopen';

/** Makes a move with what belongs to it. A timesheet that still moves is recomputed first, by today's settings. */
export async function moveSheet(
  work: UnitOfWork,
  sheet: LockedSheet,
  trigger: SheetTrigger,
  values: Readonly<Record<string, unknown>> = {},
): Promise<TimesheetRow> {
  const isLocked = lockedStatuses.includes(sheet.status);
  const submittingId = trigger === 'submit' ? sheet.id : undefined;
  const refresh = () => refreshTimesheets(work, sheet.user_id, [sheet.period_start, sheet.period_end], submittingId);
  return work.move(timesheetStates, sheet, trigger, {
    values,
    ...(!isLocked && { beforeSave: refresh }),
    ...(trigger === 'submit' && {
      afterSave: () => {
        noteSubmitted(work, sheet.id);
        return Promise.resolve();
      },
    }),
  });
}

export const submitTimesheet = writeOperation({
  id: 'timesheets.submit',
  route: 'POST /timesheets/{id}/submit',
  subject: 'timesheet',
  summary: 'Submit one’s timesheet for approval',
  surface: 'app',
  scope: null,
  module: 'time_tracking',
  guards: guardsOn(sheetRecord, [isOwnSheet, timesheetStates.guard('submit')]),
  params: Strict({ id: Id('tsh') }),
  returns: Timesheet,
  refuses: ['NOT_FOUND', 'FORBIDDEN', 'CONFLICT'],

  async run({ actor, work, params }) {
    const sheet = await lockVisibleSheet(work, params.id);
    await work.guard(sheet);
    await refuseRunning(work, sheet);
    const unrejected = { rejection_reason: null, rejected_by_id: null };
    const undecided = {
      ...unrejected,
      ...handedInByPerson(sheet),
      ...(sheet.on_behalf_of_id !== null && { on_behalf_of_id: null }),
    };
    const submitted = await moveSheet(work, sheet, 'submit', { submitted_at: work.now, ...undecided });
    return presentTimesheet(actor, submitted);
  },
});

/** Nothing, unless someone else had handed it in. */
const handedInByPerson = ({ submitted_by_id: by }: Pick<LockedSheet, 'submitted_by_id'>) =>
  by === null ? {} : { submitted_by_id: null, submission_reason: null };

export const submitTimesheetFor = writeOperation({
  id: 'timesheets.submitFor',
  route: 'POST /timesheets/{id}/submit-for',
  subject: 'timesheet',
  summary: 'Submit someone’s timesheet for them',
  description:
    'By an Administrator or Executive, for someone who cannot: what stands in it is what waits for approval. The person is told, with the reason. Never one’s own.',
  surface: 'app',
  scope: null,
  role: 'ADMINISTRATOR',
  module: 'time_tracking',
  guards: guardsOn(sheetRecord, [isSheetOfOther, timesheetStates.guard('submit')]),
  params: Strict({ id: Id('tsh') }),
  body: Strict({
    reason: Prose(2000, {
      description: 'Why it is submitted for them; they read it.',
      examples: ['You are away and payroll closes today.'],
    }),
  }),
  returns: Timesheet,
  refuses: ['NOT_FOUND', 'FORBIDDEN', 'CONFLICT'],

  async run({ actor, work, params, body }) {
    const sheet = await lockVisibleSheet(work, params.id);
    await work.guard(sheet);
    await refuseRunning(work, sheet);
    const submitted = await moveSheet(work, sheet, 'submit', {
      submitted_at: work.now,
      submitted_by_id: actor.userId,
      submission_reason: body.reason.trim(),
      rejection_reason: null,
      rejected_by_id: null,
      ...(sheet.on_behalf_of_id !== null && { on_behalf_of_id: null }),
    });
    await work.react(sheetSubmittedFor, sheet.id);
    return presentTimesheet(actor, submitted);
  },
});

export const approveTimesheet = writeOperation({
  id: 'timesheets.approve',
  route: 'POST /timesheets/{id}/approve',
  subject: 'timesheet',
  summary: 'Approve a timesheet',
  description: 'By anyone who may approve the entries in it; those that still wait are approved with it.',
  surface: 'app',
  scope: null,
  role: 'DEPARTMENT_HEAD',
  isGuardedInApp: true,
  module: 'time_tracking',
  guards: guardsOn(sheetRecord, [decides, timesheetStates.guard('approve')]),
  params: Strict({ id: Id('tsh') }),
  returns: Timesheet,
  refuses: ['NOT_FOUND', 'FORBIDDEN', 'CONFLICT'],

  async run({ actor, work, params }) {
    const sheet = await lockSheetToDecide(work, params.id);
    await work.guard(sheet);
    const on_behalf_of_id = await decides.principalOf(work, sheet);
    const period = { start: sheet.period_start, end: sheet.period_end };
    await approvePendingOf(work, sheet.user_id, period, on_behalf_of_id);
    const inPlaceOf = sheet.on_behalf_of_id === on_behalf_of_id ? {} : { on_behalf_of_id };
    const decision = { approved_at: work.now, approved_by_id: actor.userId, ...inPlaceOf };
    const after = await moveSheet(work, sheet, 'approve', decision);
    await work.react(sheetApproved, sheet.id);
    return presentTimesheet(actor, after);
  },
});

export const rejectTimesheet = writeOperation({
  id: 'timesheets.reject',
  route: 'POST /timesheets/{id}/reject',
  subject: 'timesheet',
  summary: 'Reject a timesheet',
  description: 'By anyone who may approve it. The person corrects it and submits it again.',
  surface: 'app',
  scope: null,
  role: 'DEPARTMENT_HEAD',
  isGuardedInApp: true,
  module: 'time_tracking',
  guards: guardsOn(sheetRecord, [decides, timesheetStates.guard('reject')]),
  params: Strict({ id: Id('tsh') }),
  body: Strict({
    reason: Prose(2000, {
      description: 'Why it is turned down; the person reads it.',
      examples: ['Monday is missing.'],
    }),
  }),
  returns: Timesheet,
  refuses: ['NOT_FOUND', 'FORBIDDEN', 'CONFLICT'],

  async run({ actor, work, params, body }) {
    const sheet = await lockSheetToDecide(work, params.id);
    await work.guard(sheet);
    const inPlaceOf = await decides.inPlaceOf(work, sheet);
    const rejection = { rejection_reason: body.reason.trim(), rejected_by_id: actor.userId, ...inPlaceOf };
    const after = await moveSheet(work, sheet, 'reject', rejection);
    await work.react(sheetRejected, sheet.id);
    return presentTimesheet(actor, after);
  },
});

export const finalizeTimesheet = writeOperation({
  id: 'timesheets.finalize',
  route: 'POST /timesheets/{id}/finalize',
  subject: 'timesheet',
  summary: 'Lock a timesheet for payroll',
  description:
    'From then on its hours, rates and billing no longer change. Refused while an entry in it is undecided. Who prepares payroll locks those of others.',
  surface: 'app',
  scope: null,
  role: 'ADMINISTRATOR',
  module: 'time_tracking',
  packages: ['PAYROLL_PREPARING'],
  effects: ['PERIOD_CLOSED'],
  guards: guardsOn(sheetRecord, [mayPrepare, timesheetStates.guard('finalize')]),
  params: Strict({ id: Id('tsh') }),
  returns: Timesheet,
  refuses: ['NOT_FOUND', 'FORBIDDEN', 'CONFLICT'],

  async run({ actor, work, params }) {
    const sheet = await lockVisibleSheet(work, params.id);
    await work.guard(sheet);
    await refuseUnsettled(work, sheet);
    const values = { finalized_at: work.now, finalized_by_id: actor.userId };
    const finalized = await moveSheet(work, sheet, 'finalize', values);
    await keepExplanation(work, finalized);
    return presentTimesheet(actor, finalized);
  },
});

export const signTimesheet = writeOperation({
  id: 'timesheets.sign',
  route: 'POST /timesheets/{id}/sign',
  subject: 'timesheet',
  summary: 'Sign one’s finalised timesheet',
  surface: 'app',
  scope: null,
  module: 'time_tracking',
  guards: guardsOn(sheetRecord, [isOwnSheet, timesheetStates.guard('sign')]),
  params: Strict({ id: Id('tsh') }),
  returns: Timesheet,
  refuses: ['NOT_FOUND', 'FORBIDDEN', 'CONFLICT'],

  async run({ actor, work, params }) {
    const sheet = await lockVisibleSheet(work, params.id);
    await work.guard(sheet);
    return presentTimesheet(actor, await moveSheet(work, sheet, 'sign'));
  },
});

export const reopenTimesheet = writeOperation({
  id: 'timesheets.reopen',
  route: 'POST /timesheets/{id}/reopen',
  subject: 'timesheet',
  summary: 'Open an approved timesheet again',
  description: 'The person submits it anew. One that is FINALIZED stays so.',
  surface: 'app',
  scope: null,
  role: 'ADMINISTRATOR',
  module: 'time_tracking',
  guards: guardsOn(sheetRecord, [timesheetStates.guard('reopen')]),
  params: Strict({ id: Id('tsh') }),
  returns: Timesheet,
  refuses: ['NOT_FOUND', 'CONFLICT'],

  async run({ actor, work, params }) {
    const sheet = await lockVisibleSheet(work, params.id);
    await work.guard(sheet);
    const inPlaceOf = sheet.on_behalf_of_id !== null && { on_behalf_of_id: null };
    const decision = { approved_at: null, approved_by_id: null, ...inPlaceOf };
    const undecided = { submitted_at: null, submitted_minutes: null, ...handedInByPerson(sheet), ...decision };
    return presentTimesheet(actor, await moveSheet(work, sheet, 'reopen', undecided));
  },
});
