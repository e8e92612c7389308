import type { Tenant } from '../kernel/actor.ts';
import type { Role } from '../kernel/scopes.ts';
import { addDays, weekdayOf } from '../lib/days.ts';
import type { Random } from './random.ts';
import type { Step } from './runner.ts';

export const mailDomain = 'saffronpine.example';

/** Someone of the demo as it is planned; `name` is the part of their address before the @. */
export interface DemoPerson {
  readonly name: string;
  readonly role: Role;
  readonly jobTitle: string;
  readonly department: string | null;
  readonly manager: string | null;
  readonly isActive: boolean;
  readonly isOffboarded: boolean;
  readonly employmentType: string;
  /** The days they work there, the last of them or today. */
  readonly from: string;
  readonly until: string;
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

export const at = (day: string, hour = 15): string => `${day}T${String(hour).padStart(2, '0')}:00:00.000Z`;

/** The Monday of the week so many days from today. */
export const mondayNear = (today: string, count: number): string => {
  const day = addDays(today, count);
  return addDays(day, 1 - weekdayOf(day));
};

/** Who decides on what a person asks for: the head of their department, or an Executive for those who head one. */
export function deciderOf({ people }: Demo, person: DemoPerson): string | undefined {
  const head = people.find(({ role, department }) => role === 'DEPARTMENT_HEAD' && department === person.department);
  const executive = people.find(({ role, name }) => role === 'EXECUTIVE' && name !== person.name);
  return (head && head.name !== person.name ? head : executive)?.name;
}

/** Employees of a department, or of any. */
export const crewOf = ({ people }: Pick<Demo, 'people'>, department?: string): DemoPerson[] =>
  people.filter(
    (person) =>
      person.isActive && person.role === 'EMPLOYEE' && person.department === (department ?? person.department),
  );

/** The Employee who shows visitors round: the first of the kitchen. */
export const guideOf = (demo: Pick<Demo, 'people'>): DemoPerson => crewOf(demo, 'Kitchen')[0] as DemoPerson;

/** One step on the way of a record: by the person whose it is or who decides on it, so many days after it began. */
export type Move = readonly [call: string, by: 'person' | 'decider', days: number, body?: Step['with']];

/** The way of a record through its states. */
export const walk = (demo: Demo, person: DemoPerson, name: string, day: string, moves: readonly Move[]): Step[] =>
  moves.map(([call, by, days, body = {}], index) => ({
    as: by === 'person' ? person.name : deciderOf(demo, person),
    at: at(addDays(day, days), 16 + index),
    call,
    of: `@${name}`,
    with: body,
  }));
