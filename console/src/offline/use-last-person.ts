import { useEffect } from 'react';
import { useRead } from '../client/hooks.ts';
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
  const { timezone, country, currency } = organization;
  useEffect(() => {
    if (isKnown) keepLastPerson({ id: user.id, timezone, country, currency, canClock, asksForPlace, since });
  }, [isKnown, user.id, timezone, country, currency, canClock, asksForPlace, since]);
}
