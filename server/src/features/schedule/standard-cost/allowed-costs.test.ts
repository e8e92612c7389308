import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sized } from '../../../../test/depth.ts';
import { ofOneAlone } from '../../reports/testing/linear.ts';
import { fewest, figuresOf, type PaidPerson, type ToldFigure } from './figures.ts';

/**
 * Who sees standard costs knows the hours and every figure that was ever told, of all departments and months, and who was in which
 * department when. They add and subtract as they like: no rate of anyone follows. Tried over months in which people come, go, move
 * to and fro and are paid anew, alone or together.
 */
const weekMinutes = 2400;
/** A salary counts as its part of the year; times this, every pay stands in a sum with a whole number. */
const weightOf = { HOURLY: (52 * weekMinutes) / 60, SALARY: 1 } as const;

interface Person {
  department_id: string | null;
  pay_type: PaidPerson['pay_type'];
  /** Which of their rates it is, counted from the first. */
  rate: number;
}

type Step = readonly (
  | { readonly kind: 'moves' | 'paid' | 'paidBefore' | 'type'; readonly who: number; readonly to: number }
  | { readonly kind: 'allPaid'; readonly to: number }
)[];

interface Sum {
  readonly month: string;
  readonly of: readonly PaidPerson[];
}

/** What is told in some months by a rule, with who stands in it. */
type Rule = (
  paid: readonly PaidPerson[],
  told: readonly ToldFigure[],
) => readonly { department_id: string; people: readonly (PaidPerson & { is_new: boolean })[] }[];

const departments = ['A', 'B', null] as const;
const people = 9;

function history(steps: readonly Step[], rule: Rule): (Sum & { readonly newcomers: readonly string[] })[] {
  const all = Array.from({ length: people }, (_, index): Person => ({
    department_id: departments[index % 3 === 2 ? 1 : 0],
    pay_type: index % 2 === 0 ? 'HOURLY' : 'SALARY',
    rate: 0,
  }));
  const told: ToldFigure[] = [];
  const sums: (Sum & { readonly newcomers: readonly string[] })[] = [];
  for (const [index, step] of steps.entries()) {
    for (const change of step) {
      if (change.kind === 'allPaid') {
        for (const person of all) if (person.department_id === departments[change.to % 3]) person.rate++;
        continue;
      }
      const person = all[change.who]!;
      if (change.kind === 'moves') person.department_id = departments[change.to % 3]!;
      if (change.kind === 'paid') person.rate++;
      if (change.kind === 'paidBefore') person.rate = Math.max(0, person.rate - 1);
      if (change.kind === 'type') person.pay_type = person.pay_type === 'HOURLY' ? 'SALARY' : 'HOURLY';
    }
    const month = `${String(2026 + Math.floor(index / 12))}-${String((index % 12) + 1).padStart(2, '0')}-01`;
    const paid = all.flatMap(({ department_id, pay_type, rate }, who): PaidPerson[] =>
      department_id === null
        ? []
        : [
            {
              user_id: `p${String(who)}`,
              department_id,
              record_id: `${String(who)} ${String(rate)}`,
              pay_type,
              amount: String(20 + rate),
            },
          ],
    );
    for (const figure of rule(paid, told)) {
      told.push({
        department_id: figure.department_id,
        month,
        week_minutes: weekMinutes,
        people: figure.people.map(({ user_id, is_new, pay_type, amount }) => ({
          user_id,
          is_new,
          pay: { pay_type, amount },
        })),
      });
      sums.push({
        month,
        of: figure.people,
        newcomers: figure.people.filter(({ is_new }) => is_new).map(({ user_id }) => user_id),
      });
    }
  }
  return sums;
}

const payOf = ({ user_id, pay_type, amount }: PaidPerson): string => `${user_id} ${pay_type} ${amount}`;

/** Whose pay follows, where each pay of each person is unknown and nothing is known of how one became another. */
function byPay(sums: readonly Sum[], knows: ReadonlySet<string> = new Set()): string[] {
  const unknown = sums.flatMap(({ of }) => of).filter(({ user_id }) => !knows.has(user_id));
  const columns = [...new Map(unknown.map((person) => [payOf(person), person.user_id]))];
  const rows = sums.map(({ of }) => {
    const weights = new Map(of.map((person) => [payOf(person), weightOf[person.pay_type]]));
    return columns.map(([pay]) => weights.get(pay) ?? 0);
  });
  return ofOneAlone(
    rows,
    columns.map(([, who]) => who),
  );
}

/** Whose follows for someone who knows by how much everyone’s was raised: one unknown a person. */
function byPerson(sums: readonly Sum[], knows: ReadonlySet<string> = new Set()): string[] {
  const columns = [...new Set(sums.flatMap(({ of }) => of.map(({ user_id }) => user_id)))].filter(
    (id) => !knows.has(id),
  );
  return ofOneAlone(
    sums.map(({ of }) => columns.map((id) => (of.some(({ user_id }) => user_id === id) ? 1 : 0))),
    columns,
  );
}

const change = fc.oneof(
  fc.record({
    kind: fc.constantFrom('moves' as const, 'paid' as const, 'paidBefore' as const, 'type' as const),
    who: fc.nat({ max: people - 1 }),
    to: fc.nat({ max: 2 }),
  }),
  fc.record({ kind: fc.constant('allPaid' as const), to: fc.nat({ max: 1 }) }),
);
const steps = fc.array(fc.array(change, { maxLength: 4 }), { minLength: 2, maxLength: 10 });

const asBuilt: Rule = (paid, told) => figuresOf(paid, told, weekMinutes);

/** Every month, of whichever department has three. */
const everyMonth: Rule = (paid) =>
  ['A', 'B'].flatMap((department_id) => {
    const own = paid.filter((person) => person.department_id === department_id);
    return own.length < fewest ? [] : [{ department_id, people: own.map((person) => ({ ...person, is_new: true })) }];
  });

/** As soon as three are paid otherwise than ever before, whoever the others are. */
const onceThreeArePaidAnew: Rule = (paid, told) => {
  const known = new Set(
    told.flatMap(({ people: of }) => of.map(({ user_id, pay }) => `${user_id} ${pay!.pay_type} ${pay!.amount}`)),
  );
  return everyMonth(paid, told).filter(({ people: of }) => of.filter((one) => !known.has(payOf(one))).length >= fewest);
};

const found = (rule: Rule, whose: (sums: readonly Sum[]) => string[]): boolean => {
  let isFound = false;
  fc.assert(
    fc.property(steps, (given) => {
      isFound ||= whose(history(given, rule)).length > 0;
    }),
    { numRuns: sized(2000, 200) },
  );
  return isFound;
};

describe('figures that were ever told', () => {
  it('are renewed: where three are new, and where everyone is paid anew', () => {
    let renewed = 0;
    fc.assert(
      fc.property(steps, (given) => {
        renewed += history(given, asBuilt).filter(({ month }) => month !== '2026-01-01').length;
      }),
      { numRuns: sized(2000, 200) },
    );
    expect(renewed).toBeGreaterThan(0);
  });

  it('let no one’s pay be computed, nor by how much one person was raised', () => {
    expect(found(asBuilt, (sums) => byPay(sums))).toBe(false);
  });

  it('nor by someone who knows how much everyone was raised', () => {
    expect(found(asBuilt, (sums) => byPerson(sums))).toBe(false);
  });

  it('nor by someone who knows the pay of some, to whom those are told by which three others came in', () => {
    fc.assert(
      fc.property(steps, fc.uniqueArray(fc.nat({ max: people - 1 })), (given, seen) => {
        const knows = new Set(seen.map((who) => `p${String(who)}`));
        const sums = history(given, asBuilt).filter(
          ({ newcomers }) => newcomers.filter((id) => !knows.has(id)).length >= fewest,
        );
        expect([...byPay(sums, knows), ...byPerson(sums, knows)]).toEqual([]);
      }),
      { numRuns: sized(2000, 200) },
    );
  });

  it('would let it be computed, and be found out: were they told every month', () => {
    expect(found(everyMonth, (sums) => byPay(sums))).toBe(true);
  });

  it('would let it be computed, and be found out: were they told once three are paid anew', () => {
    expect(found(onceThreeArePaidAnew, (sums) => byPay(sums))).toBe(false);
    expect(found(onceThreeArePaidAnew, (sums) => byPerson(sums))).toBe(true);
  });
});

describe('a figure', () => {
  const person = (user_id: string, amount: number, more: Partial<PaidPerson> = {}): PaidPerson => ({
    user_id,
    department_id: 'A',
    record_id: `${user_id} ${String(amount)}`,
    pay_type: 'HOURLY',
    amount: String(amount),
    ...more,
  });
  const toldOf = (month: string, of: readonly PaidPerson[]): ToldFigure => ({
    department_id: 'A',
    month,
    week_minutes: weekMinutes,
    people: of.map(({ user_id, pay_type, amount }) => ({ user_id, is_new: true, pay: { pay_type, amount } })),
  });
  const costs = (paid: readonly PaidPerson[], told: readonly ToldFigure[] = [], minutes = weekMinutes): number[] =>
    figuresOf(paid, told, minutes).map(({ hourly_cost }) => hourly_cost);
  const three = [person('a', 20), person('b', 22), person('c', 25)];

  it('is of three at least, in whole units; a salary is spread over the weeks of the year', () => {
    expect(costs(three.slice(1))).toEqual([]);
    expect(costs(three)).toEqual([22]);
    expect(costs([...three, person('d', 52 * 40 * 30, { pay_type: 'SALARY' })])).toEqual([24]);
  });

  it('stays when one comes, goes, or is paid otherwise, and when two do', () => {
    const told = [toldOf('2026-01-01', three)];
    expect(costs([...three, person('d', 99)], told)).toEqual([]);
    expect(costs([...three, person('d', 99), person('e', 99)], told)).toEqual([]);
    expect(costs([person('a', 99), ...three.slice(1)], told)).toEqual([]);
    expect(costs([person('a', 99), person('b', 99), three[2]!], told)).toEqual([]);
    expect(costs([...three.slice(1), person('d', 99)], told)).toEqual([]);
  });

  it('is renewed when three are new, and when the same people are all paid anew', () => {
    const told = [toldOf('2026-01-01', three)];
    expect(costs([three[0]!, person('d', 30), person('e', 30), person('f', 30)], told)).toEqual([28]);
    const raised = [person('a', 30), person('b', 32), person('c', 35)];
    expect(costs(raised, told)).toEqual([32]);
    expect(costs(raised, told, 2100)).toEqual([]);
    expect(costs([...raised, person('d', 99)], told)).toEqual([]);
    // Back to what one was paid before: that was told already.
    const back = [person('a', 20), person('b', 33), person('c', 36)];
    expect(costs(back, [...told, toldOf('2026-02-01', raised)])).toEqual([]);
  });

  it('stays where a record of pay that went into it is no longer there', () => {
    const { people: of, ...figure } = toldOf('2026-01-01', three);
    const told = [{ ...figure, people: of.map((one, index) => (index === 0 ? { ...one, pay: null } : one)) }];
    expect(costs([person('a', 30), person('b', 32), person('c', 35)], told)).toEqual([]);
  });
});
