import { type ReactNode, useEffect, useState } from 'react';
import { saySince } from '../clock/since.ts';
import { keepTap, type Tap, type TapDetails } from '../clock/taps.ts';
import { useTaps } from '../clock/use-clock.ts';
import { useLeaving } from '../clock/use-leaving.tsx';
import { formatFor } from '../format.ts';
import { Entrance } from '../screens/sessions/entrance.tsx';
import { clockTexts } from '../texts/clock.ts';
import { offlineTexts } from '../texts/offline.ts';
import { Button } from '../ui/button.tsx';
import { type LastPerson, readLastPerson } from './last-person.ts';
import '../clock/clock.css';

const retryMs = 15_000;

/** In place of the app if it was opened without the server; the clock goes on. */
export function Offline({ onRetry }: { readonly onRetry: () => void }): ReactNode {
  const [person] = useState(readLastPerson);
  useEffect(() => {
    const timer = setInterval(onRetry, retryMs);
    window.addEventListener('online', onRetry);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', onRetry);
    };
  }, [onRetry]);
  const isOnline = navigator.onLine;
  return (
    <Entrance
      title={isOnline ? offlineTexts.away : offlineTexts.offline}
      lead={isOnline ? offlineTexts.awayLead : offlineTexts.offlineLead}
    >
      {person?.canClock === true && <OfflineClock person={person} />}
      <Button onClick={onRetry}>{offlineTexts.retry}</Button>
    </Entrance>
  );
}

/** Taps are kept, and sent once by the next page that has the server and this person. */
function OfflineClock({ person }: { readonly person: LastPerson }): ReactNode {
  const [isBusy, setIsBusy] = useState(false);
  const format = formatFor(person);
  const last = useTaps(person.id).findLast(({ refusal }) => refusal === undefined);
  const since = last ? (last.action === 'in' ? last.tappedAt : null) : person.since;
  const { askAfterHours, shiftEndsAt, asksForPlace, serverAheadMs } = person;
  const tap = async (action: Tap['action'], body: TapDetails = {}): Promise<void> => {
    setIsBusy(true);
    const wantsPlace = asksForPlace && body.left_at === undefined;
    await keepTap({ userId: person.id, action, body, asksForPlace: wantsPlace, serverAheadMs });
    setIsBusy(false);
  };
  const leaving = useLeaving(format, {
    since,
    askAfterHours,
    shiftEndsAt: last ? null : shiftEndsAt,
    clockOut: (details) => tap('out', details),
  });
  return (
    <section
      className={since === null ? 'clock' : 'clock clock--running'}
      aria-label={offlineTexts.clockOf(person.name)}
    >
      <div className="clock__form">
        <div className="clock__said" role="status">
          <span className="quiet">{offlineTexts.clockOf(person.name)}</span>
          <strong>{since === null ? clockTexts.out : saySince(format, since)}</strong>
          {last && <span className="quiet">{clockTexts.unsentIn}</span>}
        </div>
        <Button kind="primary" isBusy={isBusy} onClick={() => (since === null ? void tap('in') : leaving.leave())}>
          {since === null ? clockTexts.clockIn : clockTexts.clockOut}
        </Button>
      </div>
      {leaving.dialog}
    </section>
  );
}
