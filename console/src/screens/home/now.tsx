import type { ReactNode } from 'react';
import { type Data, useRead } from '../../client/hooks.ts';
import { ClockPanel } from '../../clock/clock-panel.tsx';
import { useClock, useNowMs } from '../../clock/use-clock.ts';
import { useFormat } from '../../format.ts';
import { useCan, useSession } from '../../session.tsx';
import { homeTexts } from '../../texts/home.ts';
import { noticesTexts as texts } from '../../texts/home-notices.ts';
import { Missed } from './notices.tsx';

type Home = Data<'/home'>;

/** Who comes later is late; a shift that begins sooner is told. */
const graceMs = 10 * 60_000;
const soonMs = 2 * 3_600_000;

/** The clock with what matters at this moment: a shift that has begun or soon will, the work of today, shifts that illness meets. */
export function HomeClock({ home }: { readonly home: Home | null }): ReactNode {
  const { user } = useSession();
  const can = useCan();
  const format = useFormat();
  const nowMs = useNowMs(30_000);
  const { since, illUntil } = useClock();
  // The panel of shifts asks for the same.
  const shifts = useRead('/shifts', { query: { user_id: user.id } }, { isEnabled: can('shifts.list') });
  const coming = (shifts.data ?? []).filter(
    (shift) => Date.parse(shift.ends_at) > nowMs && shift.status === 'SCHEDULED' && shift.is_published,
  );
  const absence = home?.requests.find((one) => one.kind === 'leave' && one.status === 'APPROVED');
  const worked = home?.week?.days.find(({ date }) => date === home.today)?.minutes ?? 0;
  const hint = (): string | null => {
    const [next] = coming;
    const startsMs = next === undefined ? Infinity : Date.parse(next.starts_at);
    if (next !== undefined && absence === undefined && worked === 0 && nowMs > startsMs + graceMs) {
      return texts.late(format.time(next.starts_at));
    }
    if (next !== undefined && absence === undefined && startsMs > nowMs && startsMs - nowMs <= soonMs) {
      return texts.soon(format.time(next.starts_at), Math.ceil((startsMs - nowMs) / 60_000));
    }
    return worked > 0 ? homeTexts.workedToday(format.minutes(worked)) : null;
  };
  const missed = illUntil === null ? [] : coming.filter(({ starts_at }) => format.dayOf(starts_at) <= illUntil);
  return (
    <>
      <ClockPanel hint={since == null ? hint() : null} />
      {missed.length > 0 && <Missed count={missed.length} absence={absence} />}
    </>
  );
}
