import { addDays, daysBetween } from '../lib/days.ts';
import { at, deciderOf, type Demo, type DemoPerson, guideOf } from './demo.ts';
import type { Step } from './runner.ts';
import { fieldsOf, mentions } from './table.ts';

/** What people have: `whose` names words that tell of them, `share` how many of those have it. */
interface Plan {
  readonly call: string;
  readonly by: string;
  readonly whose: string;
  readonly share: string;
  readonly fields: string;
}

/** One of the states in which it may be, as often as its weight says. */
type State = Pick<Plan, 'call' | 'whose' | 'fields'> & { readonly weight: string };

const veteranDays = 400;
const salaried = 'Sous-chef,Pastry Chef,Supervisor,Planner,Buyer,Accountant,Analyst,Recruiter,Coordinator,Officer';

/** What plans can ask of a person. */
function wordsOf(demo: Demo, { name, role, jobTitle, department, employmentType, isActive, from, until }: DemoPerson) {
  const pay = role !== 'EMPLOYEE' || mentions(salaried, jobTitle) ? 'salaried' : 'hourly';
  const time = daysBetween(from, until) < veteranDays ? '' : 'veteran';
  const shown = name === guideOf(demo).name ? 'guide' : '';
  return [role, jobTitle, department, employmentType, pay, time, isActive ? 'here' : 'gone', shown].join(' ');
}

/**
 * What one person has by plans for everyone. It is in one of the states for people like them, unless it has a status or a date of
 * its own; where there are states only for others, they have none. `$from` and the like stand for what is true of the person.
 */
export function stepsFor(
  demo: Demo,
  person: DemoPerson,
  index: number,
  plans: readonly Plan[],
  states: readonly State[],
) {
  const { random, today } = demo;
  const { name, role, from, until } = person;
  const words = wordsOf(demo, person);
  // No one records what is theirs.
  const hr = name === 'mateo.fuentes' ? 'priya.raghunathan' : 'mateo.fuentes';
  const admin = role === 'EXECUTIVE' ? 'amara.okafor' : 'priya.raghunathan';
  const authors: Record<string, string | undefined> = { hr, admin, person: name, head: deciderOf(demo, person) };
  return plans.flatMap(({ call, by, whose, share, fields }): Step[] => {
    if (!mentions(whose, words) || !random.chance(Number(share))) return [];
    const all = /status=|_date=/.test(fields) ? [] : states.filter((state) => state.call === call);
    const theirs = all.filter((state) => mentions(state.whose, words));
    if (all.length > 0 && theirs.length === 0) return [];
    const weighted = theirs.flatMap((state) => Array.from({ length: Number(state.weight) }, () => state.fields));
    const known: Record<string, string> = {
      name,
      from,
      until,
      last: String(person.details['last_name']),
      anniversary: addDays(from, 365),
      day: addDays(from, random.between(0, daysBetween(from, until))),
      serial: String(index + 1).padStart(3, '0'),
      two: String((index * 7) % 100).padStart(2, '0'),
    };
    const text = `${fields}; ${weighted.length > 0 ? random.pick(weighted) : ''}`;
    const said = text.replaceAll(/\$(\w+)/g, (_, key: string) => known[key] ?? '');
    const { at: day, of, ...body } = fieldsOf(demo, said);
    const when = typeof day === 'number' ? addDays(today, day) : day;
    const moment = { as: authors[by] ?? by, at: typeof when === 'string' ? at(when) : undefined };
    return [{ ...moment, call, of: { id: `@${name}`, ...(of as object | undefined) }, with: body }];
  });
}
