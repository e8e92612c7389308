import { keep, readKeptJson } from '../kept.ts';

/** The person who was signed in last on this device: as much of them as the clock needs without a network. */
export interface LastPerson {
  readonly id: string;
  /** Others may hold the same device: it says whose clock this is. */
  readonly name: string;
  readonly timezone: string;
  readonly country: string;
  readonly currency: string;
  readonly canClock: boolean;
  readonly asksForPlace: boolean;
  readonly askAfterHours: number;
  readonly shiftEndsAt: string | null;
  readonly serverAheadMs: number;
  /** When they clocked in, as the server last said. */
  readonly since: string | null;
}

const name = 'last-person';

/** null also for what an earlier version of the app kept. */
export function readLastPerson(): LastPerson | null {
  const kept = readKeptJson(name) as LastPerson | null;
  return kept !== null && 'askAfterHours' in kept ? kept : null;
}

export function keepLastPerson(person: LastPerson): void {
  keep(name, JSON.stringify(person));
}

export function forgetLastPerson(): void {
  keep(name, null);
}
