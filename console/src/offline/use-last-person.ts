import { useEffect } from 'react';
import { useRead } from '../client/hooks.ts';
import { serverAheadMs } from '../clock/server-time.ts';
import { useCan, useSession } from '../session.tsx';
import { keepLastPerson } from './last-person.ts';

/** Keeps what the clock needs when the app is opened without a network; mounted once, in the shell. */
export function useKeepLastPerson(): void {
  const { user, organization } = useSession();
  const can = useCan();
  const clock = useRead('/clock', {}, { isEnabled: can('clock.get') }).data;
  const canClock = can('clock.in');
  const since = clock?.entry?.clock_in ?? null;
  const asksForPlace = clock?.asks_for_place === true;
  const isKnown = clock !== undefined;
  const askAfterHours = clock?.ask_after_hours ?? 24;
  const shiftEndsAt = clock?.shift_ends_at ?? null;
  const { timezone, country, currency } = organization;
  const name = user.preferred_name ?? user.first_name;
  useEffect(() => {
    if (!isKnown) return;
    keepLastPerson({
      id: user.id,
      name,
      timezone,
      country,
      currency,
      canClock,
      asksForPlace,
      askAfterHours,
      shiftEndsAt,
      serverAheadMs: serverAheadMs(),
      since,
    });
  }, [isKnown, user.id, name, timezone, country, currency, canClock, asksForPlace, askAfterHours, shiftEndsAt, since]);
}
