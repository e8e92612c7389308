/** Of fewer, an average would say what one of them earns. */
export const fewest = 3;

/** Whoever belongs to a department on the first of a month and is paid in the currency of the organization. */
export interface PaidPerson {
  readonly user_id: string;
  readonly department_id: string;
  readonly record_id: string;
  readonly pay_type: 'SALARY' | 'HOURLY';
  readonly amount: string;
}

/** A figure that was told, with the pay that went in; null: a record that is no longer there. */
export interface ToldFigure {
  readonly department_id: string;
  readonly month: string;
  readonly week_minutes: number;
  readonly people: readonly {
    readonly user_id: string;
    readonly is_new: boolean;
    readonly pay: Pick<PaidPerson, 'pay_type' | 'amount'> | null;
  }[];
}

export interface NewFigure {
  readonly department_id: string;
  readonly hourly_cost: number;
  readonly people: readonly (PaidPerson & { readonly is_new: boolean })[];
}

const minutesOfHour = 60;
const weeksOfYear = 52;

const hourlyCost = ({ pay_type, amount }: PaidPerson, weekMinutes: number): number =>
  pay_type === 'HOURLY' ? Number(amount) : (Number(amount) / weeksOfYear / weekMinutes) * minutesOfHour;

const payOf = ({ pay_type, amount }: Pick<PaidPerson, 'pay_type' | 'amount'>): string =>
  `${pay_type} ${String(Number(amount))}`;

/**
 * Which departments get a figure now; all others keep the one they have. A figure is made if at least three people in it were in
 * none before, or if the same people are all paid anew. So each has three people, or the new pay of three, that no earlier one
 * has: whatever is added to and taken from it, they stay in it together. `told` is of all departments, oldest first.
 */
export function figuresOf(
  paid: readonly PaidPerson[],
  told: readonly ToldFigure[],
  weekMinutes: number,
): readonly NewFigure[] {
  const known = new Set(told.flatMap(({ people }) => people.map(({ user_id }) => user_id)));
  return [...new Set(paid.map(({ department_id }) => department_id))].flatMap((department_id) => {
    const people = paid.filter((person) => person.department_id === department_id);
    const newcomers = people.filter(({ user_id }) => !known.has(user_id));
    const before = told.findLast((figure) => figure.department_id === department_id);
    const isNew =
      newcomers.length >= fewest
        ? (id: string): boolean => !known.has(id)
        : before && isPaidAnew(people, before, told, weekMinutes)
          ? (id: string): boolean => before.people.some(({ user_id, is_new }) => user_id === id && is_new)
          : null;
    if (isNew === null) return [];
    const sum = people.reduce((total, person) => total + hourlyCost(person, weekMinutes), 0);
    return [
      {
        department_id,
        hourly_cost: Math.round(sum / people.length),
        people: people.map((person) => ({ ...person, is_new: isNew(person.user_id) })),
      },
    ];
  });
}

/** Nobody came and nobody went, and what each is paid stands in no earlier figure: a raise for everyone. */
function isPaidAnew(
  people: readonly PaidPerson[],
  before: ToldFigure,
  told: readonly ToldFigure[],
  weekMinutes: number,
): boolean {
  const ids = new Set(before.people.map(({ user_id }) => user_id));
  if (ids.size !== people.length || before.week_minutes !== weekMinutes) return false;
  return people.every((person) => {
    const earlier = told.flatMap((figure) => figure.people.filter(({ user_id }) => user_id === person.user_id));
    return ids.has(person.user_id) && earlier.every(({ pay }) => pay !== null && payOf(pay) !== payOf(person));
  });
}
