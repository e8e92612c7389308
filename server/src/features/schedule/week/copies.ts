import type { UnitOfWork } from '../../../kernel/unit-of-work.ts';
import { dayIn } from '../../../lib/days.ts';
import { maxShiftMs } from '../shifts/record.ts';
import { type Copy, listOpenKeys, listSpans, lockPlannable, openKeyOf, type SpanRow } from './copy-store.ts';
import { byPerson } from './warnings.ts';
import { daysLaterMs, weekFrom } from './week.ts';

export const leftOutReasons = ['OVERLAP', 'PERSON_GONE', 'ALREADY_THERE'] as const;
type Reason = (typeof leftOutReasons)[number];

export const whyLeftOut =
  'OVERLAP: the person has another shift then; PERSON_GONE: they are inactive or have left by then, or someone else plans for them; ALREADY_THERE: the same open shift is there.';

interface LeftOut {
  /** The shift that has no copy. */
  readonly shift: Copy;
  /** What it would be. */
  readonly copy: Copy;
  readonly reason: Reason;
}

/** Shifts some days later, but for those that cannot be in the week that begins on `to`. */
export async function planCopies(
  work: UnitOfWork,
  shifts: readonly Copy[],
  days: number,
  to: string,
): Promise<{ copies: Copy[]; left: LeftOut[] }> {
  const { actor } = work;
  const { organization } = actor;
  const userIds = [...new Set(shifts.flatMap(({ user_id }) => (user_id === null ? [] : [user_id])))];
  const target = weekFrom(organization, to);
  const between = { startMs: target.startMs - maxShiftMs, endMs: target.endMs + maxShiftMs };
  const held = await lockPlannable(work, userIds);
  const [spans, openKeys] = [
    byPerson(await listSpans(work.tx, actor, userIds, between)),
    await listOpenKeys(work, target),
  ];
  const later = daysLaterMs(organization.timezone, days);
  const copies: Copy[] = [];
  const left: LeftOut[] = [];
  for (const shift of shifts) {
    const copy = copyOf(work, shift, later);
    const reason = reasonAgainst(copy, held, spans, openKeys, organization.timezone);
    if (reason === null) copies.push(copy);
    else left.push({ shift, copy, reason });
  }
  return { copies, left };
}

function reasonAgainst(
  copy: Copy,
  held: ReadonlyMap<string, string | null>,
  spans: Map<string, SpanRow[]>,
  openKeys: ReadonlySet<string>,
  timezone: string,
): Reason | null {
  if (copy.user_id === null) return openKeys.has(openKeyOf(copy)) ? 'ALREADY_THERE' : null;
  const lastDay = held.get(copy.user_id);
  const [startMs, endMs] = [Date.parse(copy.starts_at), Date.parse(copy.ends_at)];
  if (lastDay === undefined || (lastDay !== null && dayIn(timezone, startMs) > lastDay)) return 'PERSON_GONE';
  const taken = spans.get(copy.user_id) ?? [];
  if (taken.some((span) => span.startMs < endMs && span.endMs > startMs)) return 'OVERLAP';
  const span = { id: copy.id, user_id: copy.user_id, startMs, endMs, breakMinutes: copy.break_minutes };
  spans.set(copy.user_id, [...taken, span]);
  return null;
}

/** At the same times by the clock; where these change, a shift keeps within a day and longer than its break. */
function copyOf(work: UnitOfWork, shift: Copy, later: (instantMs: number) => number): Copy {
  const [fromMs, toMs] = [Date.parse(shift.starts_at), Date.parse(shift.ends_at)];
  const startMs = later(fromMs);
  const wallEndMs = later(toMs);
  const endMs = wallEndMs > startMs ? Math.min(wallEndMs, startMs + maxShiftMs) : startMs + (toMs - fromMs);
  return {
    ...shift,
    id: work.newId('shf'),
    starts_at: new Date(startMs).toISOString(),
    ends_at: new Date(endMs).toISOString(),
    break_minutes: Math.min(shift.break_minutes, Math.ceil((endMs - startMs) / 60_000) - 1),
  };
}
