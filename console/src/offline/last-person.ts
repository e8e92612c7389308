import { keep, readKeptJson } from '../kept.ts';

/** The person who was signed in last on this device: as much of them as the clock needs without a network. */
export interface LastPerson {
  readonly id: string;
  readonly timezone: string;
  readonly country: string;
  readonly currency: string;
  readonly canClock: boolean;
  readonly asksForPlace: boolean;
  /** When they clocked in, as the server last said. */
  readonly since: string | null;
}

const name = 'last-person';

export const readLastPerson = (): LastPerson | null => readKeptJson(name) as LastPerson | null;

export function keepLastPerson(person: LastPerson): void {
  keep(name, JSON.stringify(person));
}

export function forgetLastPerson(): void {
  keep(name, null);
}
