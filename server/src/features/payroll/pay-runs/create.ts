import { Type } from 'typebox';
import { writeOperation } from '../../../kernel/operation.ts';
import { Day } from '../../../lib/days.ts';
import { conflict, invalid } from '../../../lib/errors.ts';
import { Id } from '../../../lib/ids.ts';
import { Prose, Strict } from '../../../lib/schema.ts';
import { sealOf } from '../../../lib/seal-of-run.ts';
import { say } from '../../../lib/texts/texts.ts';
import { PayRun } from './record.ts';
import { findRun, insertLeftOut, insertRun } from './store.ts';
import { linesOf, takingsOf, totalsOf } from './take.ts';
import { lockOpenCorrections, lockPayRuns, markTaken, type Taken } from './take-store.ts';

const blockingOf = ({ timesheet_id, user_id, status, period_start, period_end }: Taken) => ({
  timesheet_id,
  user_id,
  status,
  period_start,
  period_end,
});

const NamedLeftOut = Strict(
  {
    timesheet_id: Id('tsh', 'A timesheet that the run would take or be blocked by.'),
    reason: Prose(500, { description: 'Why it goes without it.', examples: ['Away until Monday; hours unknown.'] }),
  },
  { $id: 'TimesheetToLeaveOut', description: 'A timesheet that a pay run is to go without, and why.' },
);

export const createPayRun = writeOperation({
  id: 'payRuns.create',
  route: 'POST /pay-runs',
  subject: 'pay_run',
  summary: 'Seal a pay run',
  description:
    'Takes every FINALIZED or SIGNED timesheet that begins on that day and is in no run yet, and every open correction, and seals them. Refused while a timesheet of the period is not locked: `details.blocking` names every one. `left_out` goes without some, each with a reason: the next run of any period takes them once they are locked, and is blocked by them until then, unless it goes without them too. What is sealed never changes; what comes later is in a later run.',
  scope: 'pay_runs:write',
  packages: ['PAYROLL_PREPARING'],
  isOfEveryone: true,
  module: 'time_tracking',
  effects: ['PAY_SEALED'],
  worksOn: 'by hand: It seals what is there, for good.',
  body: Strict({
    period_start: Day('The first day of the pay period, as GET /pay-periods has it.'),
    left_out: Type.Optional(
      Type.Array(NamedLeftOut, {
        maxItems: 1000,
        examples: [[]],
        description: 'Timesheets that the run goes without.',
      }),
    ),
  }),
  returns: PayRun,
  status: 201,
  refuses: ['CONFLICT'],

  async run({ actor, work, body: { period_start: periodStart, left_out: named = [] } }) {
    const { tx } = work;
    await lockPayRuns(work);
    const open = await lockOpenCorrections(work);
    const reasons = new Map(named.map(({ timesheet_id: sheet, reason }) => [sheet, reason.trim()]));
    const { period, blocking, taken, without } = await takingsOf(tx, actor, periodStart, open, new Set(reasons.keys()));
    if (period === null) throw invalid('period_start', 'time.noPeriodBegins');
    if (without.length < reasons.size) throw invalid('left_out', 'time.leftOutUnknown', { reason: 'left_out' });
    if (blocking.length > 0) {
      const details = { reason: 'not_locked', blocking: blocking.map(blockingOf) };
      throw conflict(say('time.payRunBlocked', { count: blocking.length }), details);
    }
    if (taken.length === 0) throw conflict('time.payRunNothing', { reason: 'none' });
    const id = work.newId('prn');
    const lines = await linesOf(tx, actor, taken, { runId: id, newLineId: () => work.newId('prl') });
    const before = await findRun(tx, actor);
    const corrections = taken.flatMap(({ correction_id: correction }) => (correction === null ? [] : [correction]));
    const run = {
      id,
      number: (before?.number ?? 0) + 1,
      period_start: period.start,
      period_end: period.end,
      line_count: lines.length,
      correction_count: corrections.length,
      totals: totalsOf(taken),
      created_by_id: actor.userId,
      created_at: work.now,
    };
    const previous_hash = before?.hash ?? null;
    const leftOut = without.map(({ timesheet_id, user_id }) => ({
      timesheet_id,
      user_id,
      reason: reasons.get(timesheet_id) ?? null,
    }));
    const sealed: PayRun = { ...run, left_out: leftOut, previous_hash, hash: sealOf({ run, lines, previous_hash }) };
    await insertRun(work, sealed, lines);
    await insertLeftOut(work, id, leftOut);
    if (corrections.length > 0) await markTaken(work, id, corrections);
    work.audit({
      subjectId: id,
      recordCount: lines.length,
      after: { period_start: period.start, period_end: period.end, left_out: leftOut },
    });
    return sealed;
  },
});
