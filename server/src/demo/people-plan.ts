import {
  addressOf,
  administrators,
  departmentPlans,
  executives,
  firstNames,
  lastNames,
  mailDomain,
  type Named,
  type PersonPlan,
} from './cast.ts';
import type { Random } from './random.ts';

const leading = /Sous-chef|Pastry Chef|Supervisor|Sommelier|Planner|Buyer/;

/** Everyone, those who manage others before those they manage. */
export function planPeople(random: Random): PersonPlan[] {
  const taken = new Set<string>();
  const plan = (named: Named, rest: Omit<PersonPlan, 'first' | 'last' | 'email'>): PersonPlan => {
    const email = addressOf(named, mailDomain);
    taken.add(email);
    return { first: named.first, last: named.last, email, ...rest };
  };
  const newName = (): Named => {
    for (;;) {
      const named = { first: random.pick(firstNames), last: random.pick(lastNames) };
      if (!taken.has(addressOf(named, mailDomain))) return named;
    }
  };
  const top = executives.map((named) =>
    plan(named, { title: named.title, role: 'EXECUTIVE', department: null, workLocation: 'Head Office', rank: 0 }),
  );
  const heads = departmentPlans.map(({ name, workLocation, head }) =>
    plan(head, { title: head.title, role: 'DEPARTMENT_HEAD', department: name, workLocation, rank: 1 }),
  );
  const administering = administrators.map((named) =>
    plan(named, {
      title: named.title,
      role: 'ADMINISTRATOR',
      department: named.department,
      workLocation: 'Head Office',
      rank: 2,
    }),
  );
  const others = departmentPlans.flatMap(({ name, workLocation, titles }) =>
    titles.map((title) =>
      plan(newName(), { title, role: 'EMPLOYEE', department: name, workLocation, rank: leading.test(title) ? 2 : 3 }),
    ),
  );
  return [...top, ...heads, ...administering, ...others];
}
