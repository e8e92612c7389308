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

const key = 'muster.last-person';

export function readLastPerson(): LastPerson | null {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null') as LastPerson | null;
  } catch {
    return null;
  }
}

export function keepLastPerson(person: LastPerson): void {
  try {
    localStorage.setItem(key, JSON.stringify(person));
  } catch {
    // Without storage there is no clock offline.
  }
}

export function forgetLastPerson(): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // What cannot be written was never kept.
  }
}
