import type { Tenant } from '../kernel/actor.ts';
import type { Role } from '../kernel/scopes.ts';
import { addDays, weekdayOf } from '../lib/days.ts';
import type { Random } from './random.ts';
import { mentions } from './table.ts';

export const mailDomain = 'saffronpine.example';

/** Someone of the demo as it is planned; `name` is the part of their address before the @. */
export interface DemoPerson {
  readonly name: string;
  readonly role: Role;
  readonly department: string | null;
  readonly manager: string | null;
  /** The days they work there, the last of them or today. */
  readonly from: string;
  readonly until: string;
  /** What plans can ask of them. */
  readonly words: string;
  /** What the directory says of them: the body of `users.create`. */
  readonly details: Readonly<Record<string, unknown>>;
}

/** What plans are made from. The same people and the same numbers make the same plan. */
export interface Demo {
  readonly tenant: Tenant;
  readonly nowMs: number;
  /** Today in the demo organization. */
  readonly today: string;
  readonly people: readonly DemoPerson[];
  readonly random: Random;
}

export interface LargeSize {
  readonly people: number;
  readonly entries: number;
  /** Of each kind: leave, timesheets and expense reports that wait for a decision. */
  readonly waiting: number;
}
export const largeSize: LargeSize = { people: 1000, entries: 200_000, waiting: 100 };

export const at = (day: string, hour = 15): string => `${day}T${String(hour).padStart(2, '0')}:00:00.000Z`;

/** The Monday of the week so many days from today. */
export const mondayNear = (today: string, count: number): string => {
  const day = addDays(today, count);
  return addDays(day, 1 - weekdayOf(day));
};

/** The people of whom the words are true. */
export const thoseWho = ({ people }: Pick<Demo, 'people'>, words: string): DemoPerson[] =>
  people.filter((person) => mentions(words, person.words));

/** The Employee who shows visitors round. */
export const guideOf = (demo: Pick<Demo, 'people'>): DemoPerson => thoseWho(demo, 'guide')[0] as DemoPerson;

/** Who decides on what a person asks for: the head of their department, or an Executive for those who head one. */
export function deciderOf(demo: Demo, { name, department }: DemoPerson): string {
  const heads = department === null ? [] : thoseWho(demo, `DEPARTMENT_HEAD+${department}`);
  return [...heads, ...thoseWho(demo, 'EXECUTIVE')].find((person) => person.name !== name)?.name ?? '';
}
