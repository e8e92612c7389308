import { type ReactNode, useEffect, useState } from 'react';
import { keepTaps, readTaps, type Tap } from '../clock/outbox.ts';
import { findPlace } from '../clock/place.ts';
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

/** Taps are kept, and sent once by the next page that has the server. */
function OfflineClock({ person }: { readonly person: LastPerson }): ReactNode {
  const [taps, setTaps] = useState(() => readTaps(person.id));
  const [isBusy, setIsBusy] = useState(false);
  const last = taps.at(-1);
  const since = last ? (last.action === 'in' ? new Date(last.tappedMs).toISOString() : null) : person.since;
  const tap = async (action: Tap['action']): Promise<void> => {
    setIsBusy(true);
    const tappedMs = Date.now();
    const place = person.asksForPlace ? await findPlace() : null;
    const next = [...readTaps(person.id), { key: crypto.randomUUID(), action, tappedMs, body: { ...place } }];
    keepTaps(person.id, next);
    setTaps(next);
    setIsBusy(false);
  };
  return (
    <section className={since === null ? 'clock' : 'clock clock--running'} aria-label={offlineTexts.clock}>
      <div className="clock__form">
        <div className="clock__said" role="status">
          <strong>{since === null ? clockTexts.out : clockTexts.since(formatFor(person).time(since))}</strong>
          {last && <span className="quiet">{clockTexts.unsentIn}</span>}
        </div>
        <Button kind="primary" isBusy={isBusy} onClick={() => void tap(since === null ? 'in' : 'out')}>
          {since === null ? clockTexts.clockIn : clockTexts.clockOut}
        </Button>
      </div>
    </section>
  );
}
