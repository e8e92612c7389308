import { guardsOn } from '../../../kernel/guards.ts';
import { writeOperation } from '../../../kernel/operation.ts';
import type { UnitOfWork } from '../../../kernel/unit-of-work.ts';
import { conflict } from '../../../lib/errors.ts';
import { Id } from '../../../lib/ids.ts';
import { Strict } from '../../../lib/schema.ts';
import {
  absencesOf,
  type EntryCorrection,
  explain,
  inOrder,
  type LockedSheet,
  lockedStatuses,
  lockVisibleSheet,
  mayPrepare,
  readSheetSettings,
  readTime,
  refreshTimesheets,
  sheetRecord,
  type Span,
  weeksAround,
  withCorrections,
} from '../../time/index.ts';
import { correctionsOf } from './apply.ts';
import { differenceOf, isNothing } from './difference.ts';
import { presentCorrection } from './present.ts';
import { NewCorrection, TimesheetCorrection } from './record.ts';
import { correctionRecord, correctionStates, isAnothers, isLockedSheet, namesRate, standsAlone } from './rules.ts';
import {
  findLaterCorrection,
  getVisibleCorrection,
  insertCorrection,
  type LaterSheet,
  listEntriesToCorrect,
  listLaterSheets,
  lockCorrection,
  saveWithdrawn,
} from './store.ts';

const periodOf = ({ period_start, period_end }: Pick<LaterSheet, 'period_start' | 'period_end'>): Span => ({
  start: period_start,
  end: period_end,
});
const isLocked = ({ status }: Pick<LaterSheet, 'status'>): boolean => lockedStatuses.includes(status);

export const createCorrection = writeOperation({
  id: 'timesheets.correct',
  route: 'POST /timesheets/{id}/corrections',
  subject: 'timesheet_correction',
  summary: 'Correct a locked timesheet',
  description:
    'Works out the timesheet as it would be, overtime of its weeks included, and keeps the difference for the next pay run. The timesheet and its entries stay as they are. Corrections of corrections add up. A change by `work_date` names no entry, so that `POST /bulk-changes` can say the same of several people’s timesheets. Later timesheets that share the week are worked out anew if they are open, and corrected too if they are locked.',
  surface: 'app',
  scope: null,
  role: 'ADMINISTRATOR',
  module: 'time_tracking',
  packages: ['PAYROLL_PREPARING'],
  effects: {
    may: ['PAY_CHANGED'],
    of: ({ body }) => (namesRate(body['changes']) ? ['PAY_CHANGED'] : []),
    isCarrier: true,
  },
  guards: guardsOn(sheetRecord, [isAnothers, mayPrepare, isLockedSheet]),
  params: Strict({ id: Id('tsh') }),
  body: NewCorrection,
  returns: TimesheetCorrection,
  status: 201,
  refuses: ['NOT_FOUND', 'FORBIDDEN', 'CONFLICT'],

  async run({ actor, work, params, body }) {
    const sheet = await lockVisibleSheet(work, params.id);
    await work.guard(sheet);
    const id = await correct(work, sheet, body.changes, body.reason.trim());
    const row = await getVisibleCorrection(work.tx, actor, id);
    work.audit({ subjectId: id, personId: sheet.user_id, after: { reason: row.reason } });
    return presentCorrection(actor, row);
  },
});

async function correct(
  work: UnitOfWork,
  sheet: LockedSheet,
  changes: Parameters<typeof correctionsOf>[2],
  reason: string,
): Promise<string> {
  const { actor, tx } = work;
  const { user_id: userId } = sheet;
  const period = periodOf(sheet);
  const settingsOf = await readSheetSettings(tx, actor);
  const weeks = weeksAround(settingsOf(sheet), period);
  const later = await listLaterSheets(work, userId, period.end, weeks.end);
  const end = later.reduce((last, { period_end: one }) => (one > last ? one : last), weeks.end);
  const time = await readTime(work, userId, { start: weeks.start, end });
  const entries = await listEntriesToCorrect(work, userId, period);
  const asked = { tenant: actor.organization, period, newId: () => work.newId('ten') };
  const made = correctionsOf(asked, withCorrections(entries, time.corrections), changes);
  const before = time.entries;
  const after = withCorrections(before, made);

  const id = work.newId('tcr');
  const keep = async (
    of: Pick<LaterSheet, 'id' | 'finalized_at' | 'currency'>,
    days: Span,
    own: readonly EntryCorrection[],
  ) => {
    const settings = settingsOf(of);
    const difference = differenceOf(before, after, days, settings, of.currency);
    if (own.length === 0 && isNothing(difference)) return;
    const absence = await absencesOf(actor.organization, time.absence, weeksAround(settings, days));
    const around = weeksAround(settings, days);
    const within = inOrder(after).filter(({ work_date: day }) => day >= around.start && day <= around.end);
    await insertCorrection(work, {
      id: own.length > 0 ? id : work.newId('tcr'),
      userId,
      sheetId: of.id,
      causeId: own.length > 0 ? null : id,
      period: days,
      changes: own,
      ...difference,
      currency: of.currency,
      reason,
      explanation: explain(within, absence, days, settings, of.currency),
    });
  };
  await keep(sheet, period, made);
  for (const one of later.filter(isLocked)) await keep(one, periodOf(one), []);
  if (!later.every(isLocked)) await refreshTimesheets(work, userId, [weeks.end]);
  return id;
}

const withdrawing = guardsOn(correctionRecord, [
  isAnothers,
  mayPrepare,
  standsAlone,
  correctionStates.guard('withdraw'),
]);

export const withdrawCorrection = writeOperation({
  id: 'timesheetCorrections.withdraw',
  route: 'POST /timesheet-corrections/{id}/withdraw',
  subject: 'timesheet_correction',
  summary: 'Withdraw a correction',
  description:
    'While no pay run has taken it; those that follow from it go with it. Of several on the same weeks the last one first.',
  surface: 'app',
  scope: null,
  role: 'ADMINISTRATOR',
  module: 'time_tracking',
  packages: ['PAYROLL_PREPARING'],
  guards: withdrawing,
  params: Strict({ id: Id('tcr') }),
  returns: TimesheetCorrection,
  refuses: ['NOT_FOUND', 'FORBIDDEN', 'CONFLICT'],

  async run({ actor, work, params: { id } }) {
    work.audit(await withdraw(work, id));
    return presentCorrection(actor, await getVisibleCorrection(work.tx, actor, id));
  },
});

/** Answers what is audited. */
async function withdraw(work: UnitOfWork, id: string) {
  const { actor } = work;
  const { timesheet_id: sheetId } = await getVisibleCorrection(work.tx, actor, id);
  const sheet = await lockVisibleSheet(work, sheetId);
  const correction = await lockCorrection(work, id);
  await work.guard(correction, withdrawing);
  const settingsOf = await readSheetSettings(work.tx, actor);
  const weeks = weeksAround(settingsOf(sheet), periodOf(sheet));
  const standsOnIt = await findLaterCorrection(work, correction, weeks);
  if (standsOnIt !== null) throw conflict('time.laterCorrection', { reason: 'later', correction_id: standsOnIt });
  const later = await listLaterSheets(work, sheet.user_id, sheet.period_end, weeks.end);
  const lockedSince = later.find(
    (one) => isLocked(one) && one.finalized_at !== null && one.finalized_at > correction.created_at,
  );
  if (lockedSince) throw conflict('time.lockedSince', { reason: 'locked_since', timesheet_id: lockedSince.id });
  await saveWithdrawn(work, id);
  if (!later.every(isLocked)) await refreshTimesheets(work, sheet.user_id, [weeks.end]);
  const { status } = await getVisibleCorrection(work.tx, actor, id);
  return { subjectId: id, personId: sheet.user_id, before: correction, after: { status } };
}

/** Of a correction that was made for several people at once: it is withdrawn, by the same rules. */
export const undoOfCorrection = {
  keep: (data: unknown): object => ({ id: (data as TimesheetCorrection).id }),

  async takeBack(work: UnitOfWork, { id }: Readonly<Record<string, unknown>>): Promise<void> {
    const withdrawn = await withdraw(work, id as string);
    work.audit({ action: 'timesheetCorrections.withdraw', subjectType: 'timesheet_correction', ...withdrawn });
  },
};
