import type { ShiftWarning } from '../week/record.ts';
import {
  type Contract,
  type PlannedAbsence,
  type PlannedShift,
  type PlanRules,
  warningsOfOne,
  workedMinutes,
} from '../week/warnings.ts';
import type { CandidateReason, ReasonCode } from './record.ts';

export type Said = 'AVAILABLE' | 'IF_NEEDED' | 'UNAVAILABLE' | null;

/** All that is known of one person around a shift. */
export interface Around {
  readonly shifts: readonly PlannedShift[];
  readonly absences: readonly PlannedAbsence[];
  readonly contract: Contract;
  readonly said: Said;
  /** Certificates and training that would be missing on that day, by name. */
  readonly missing: readonly string[];
}

export interface Judged {
  readonly score: number;
  /** Only what assigning refuses: two shifts at once. */
  readonly fits: boolean;
  readonly week_minutes: number;
  readonly rest_before_minutes: number | null;
  readonly rest_after_minutes: number | null;
  readonly reasons: CandidateReason[];
}

/** How much each speaks against. What is refused, or as good as, weighs more than all together that is only not nice. */
const costs: Record<ReasonCode, number> = {
  OTHER_SHIFT: 500,
  AWAY: 400,
  UNAVAILABLE: 300,
  MISSING_CERTIFICATE: 250,
  ASKED_AWAY: 40,
  REST: 30,
  LONG_DAY: 25,
  LONG_WEEK: 25,
  WEEKLY_REST: 25,
  OVERTIME: 20,
  DAY_OFF: 15,
  IF_NEEDED: 10,
  FREE: 0,
  AVAILABLE: 0,
};

const codeOf: Partial<Record<ShiftWarning['kind'], ReasonCode>> = {
  OVERLAP: 'OTHER_SHIFT',
  REST: 'REST',
  WEEKLY_REST: 'WEEKLY_REST',
  WEEKLY_HOURS: 'OVERTIME',
  LONG_DAY: 'LONG_DAY',
  LONG_WEEK: 'LONG_WEEK',
  DAY_OFF: 'DAY_OFF',
};

const notFree: readonly ReasonCode[] = ['OTHER_SHIFT', 'AWAY', 'UNAVAILABLE'];

const reason = (code: ReasonCode, { minutes, limit_minutes }: Partial<ShiftWarning> = {}): CandidateReason => ({
  code,
  minutes: minutes ?? null,
  limit_minutes: limit_minutes ?? null,
  missing: null,
});

function reasonOf(warning: ShiftWarning): CandidateReason[] {
  // Of leave it is told that there is some, and no more.
  if (warning.kind === 'LEAVE') return [reason(warning.leave_status === 'APPROVED' ? 'AWAY' : 'ASKED_AWAY')];
  const code = codeOf[warning.kind];
  return code === undefined ? [] : [reason(code, code === 'OTHER_SHIFT' ? {} : warning)];
}

const minuteMs = 60_000;

/** What the schedule would warn of if this person had the shift, with what speaks for them. */
export function judge(
  shift: PlannedShift,
  { shifts, absences, contract, said, missing }: Around,
  rules: PlanRules,
): Judged {
  const reasons = warningsOfOne(shift, shifts, absences, rules, contract).flatMap(reasonOf);
  if (said !== null) reasons.push(reason(said));
  if (missing.length > 0) reasons.push({ ...reason('MISSING_CERTIFICATE'), missing: [...missing] });
  const isFree = !reasons.some(({ code }) => notFree.includes(code));
  if (isFree) reasons.unshift(reason('FREE'));
  const ofWeek = [shift, ...shifts].filter(
    ({ startMs }) => startMs >= rules.week.startMs && startMs < rules.week.endMs,
  );
  const ends = shifts.filter(({ endMs }) => endMs <= shift.startMs).map(({ endMs }) => endMs);
  const starts = shifts.filter(({ startMs }) => startMs >= shift.endMs).map(({ startMs }) => startMs);
  return {
    score: 100 - reasons.reduce((sum, { code }) => sum + costs[code], 0),
    fits: !shifts.some(({ startMs, endMs }) => startMs < shift.endMs && endMs > shift.startMs),
    week_minutes: ofWeek.reduce((sum, one) => sum + workedMinutes(one), 0),
    rest_before_minutes: ends.length === 0 ? null : Math.floor((shift.startMs - Math.max(...ends)) / minuteMs),
    rest_after_minutes: starts.length === 0 ? null : Math.floor((Math.min(...starts) - shift.endMs) / minuteMs),
    reasons,
  };
}

/** Who can be given it before who cannot, then by what speaks against it, then who works least with it. */
export const byRank = (
  one: Pick<Judged, 'fits' | 'score' | 'week_minutes'>,
  other: Pick<Judged, 'fits' | 'score' | 'week_minutes'>,
): number => Number(other.fits) - Number(one.fits) || other.score - one.score || one.week_minutes - other.week_minutes;
