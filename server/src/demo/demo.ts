import type { Role } from '../kernel/scopes.ts';
import { addDays, weekdayOf } from '../lib/days.ts';
import type { Random } from './random.ts';

/** Someone of the demo as it is planned; `name` is the part of their address before the @. */
export interface DemoPerson {
  readonly name: string;
  readonly email: string;
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
  /** What else the directory says of them. */
  readonly details: Readonly<Record<string, unknown>>;
}

/** What plans are made from. The same people and the same numbers make the same plan. */
export interface Demo {
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

/** The Employee who shows visitors round: the first of the kitchen. */
export const guideOf = ({ people }: Pick<Demo, 'people'>): DemoPerson => {
  const guide = people.find(
    ({ isActive, role, department }) => isActive && role === 'EMPLOYEE' && department === 'Kitchen',
  );
  if (!guide) throw new Error('The demo has no Employee in the kitchen.');
  return guide;
};
