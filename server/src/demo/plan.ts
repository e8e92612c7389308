import { addDays, daysBetween } from '../lib/days.ts';
import { at, deciderOf, type Demo, type DemoPerson, list, mentions, mondayOf } from './demo.ts';
import type { Step } from './runner.ts';

type Column<Header extends string> = Header extends `${infer First}|${infer Rest}` ? First | Column<Rest> : Header;
export type Row<Name extends string = string> = Readonly<Record<Name, string>>;
type Fields = Record<string, unknown>;

/** A plan as text: one record a line, its cells apart by `|` in the order of the header. */
export const table =
  <const Header extends string>(header: Header) =>
  (text: TemplateStringsArray, ...values: readonly string[]): Row<Column<Header>>[] => {
    const columns = header.split('|');
    const lines = String.raw({ raw: text }, ...values).trim();
    return lines.split('\n').map((line) => {
      const cells = line.split('|').map((cell) => cell.trim());
      if (cells.length !== columns.length) throw new Error(`A plan needs ${header} in ${line}.`);
      return Object.fromEntries(columns.map((column, index) => [column, cells[index]])) as Row<Column<Header>>;
    });
  };

/** What becomes of a record that is to reach one of the statuses; `$day` is the one on which it was made. */
const moves = table('call|statuses|by|at|fields')`
  leaves.approve|APPROVED,RECALLED|$head|$day + 2|comment=null or null or null or null or Enjoy!
  leaves.reject|REJECTED|$head|$day + 2|reason=Two others of the team are away that week. or The festival needs everybody: please pick another week. or We are short of cooks until the new ones have started.
  leaves.cancel|CANCELLED|$name|$day + 2|reason=Plans have changed.
  leaves.cancel|RECALLED|$name|$day + 30|reason=Plans have changed.
  expenseReports.submit|SUBMITTED,PENDING_APPROVAL,REJECTED,APPROVED,PAID|$name|$day|
  expenseReports.review|PENDING_APPROVAL|$head|$day + 1|
  expenseReports.reject|REJECTED|$head|$day + 1|reason=Please add the receipts.
  expenseReports.approve|APPROVED,PAID|$head|$day + 1|
  expenseReports.pay|PAID|$head|$day + 4|payment_method=EFT; payment_reference=EFT-$day
  timesheets.submit|SUBMITTED,APPROVED,REJECTED|$name|$day + 1|
  timesheets.approve|APPROVED|$head|$day + 2|
  timesheets.reject|REJECTED|$head|$day + 2|reason=The second Monday is missing.
  timeEntries.reject|REJECTED|$head|-1|reason=The shift ended earlier.`;

const constants: Readonly<Fields> = { '': undefined, null: null, true: true, false: false };

/** 5, or a number of 5..90; NaN is none. */
function numberIn({ random }: Demo, cell: string): number {
  const [lowest = Number.NaN, highest = lowest] = cell.split('..').map(Number);
  return highest > lowest ? random.between(lowest, highest) : lowest;
}

/** A day is counted from today, from the `monday` near one, or from what an earlier field says: `start_date + 4`. */
function dayOf(demo: Demo, cell: string, earlier: Fields): string {
  const [first = '', ...later] = cell.split(' + ');
  const near = first.replace('monday ', '');
  const days = numberIn(demo, near);
  const counted = Number.isNaN(days) ? ((earlier[first] as string | undefined) ?? first) : addDays(demo.today, days);
  const start = near === first ? counted : mondayOf(counted);
  return later.reduce((day, more) => addDays(day, numberIn(demo, more)), start);
}

/** An empty cell leaves its field out, `a or b` is one of both, and [a, b] a list. */
function valueOf(demo: Demo, column: string, cell: string, earlier: Fields): unknown {
  if (cell.includes(' or ')) return valueOf(demo, column, demo.random.pick(cell.split(' or ')), earlier);
  if (cell in constants) return constants[cell];
  if (cell.startsWith('[')) return list(cell.slice(1, -1));
  if (column === 'at' || column.includes('date')) return dayOf(demo, cell, earlier);
  const number = numberIn(demo, cell);
  return Number.isNaN(number) ? cell : number;
}

/** `home_address.city` is a field of a field, `tasks.0.title` one of the first in a list. */
function put(fields: Fields, [name = '', ...inner]: readonly string[], value: unknown): void {
  if (inner.length === 0) fields[name] = value;
  else put((fields[name] ??= inner[0] === '0' ? [] : {}) as Fields, inner, value);
}

/** What the cells of a row say, those of `fields` in one cell: `status=IN_PROGRESS; progress_percent=5..90`. */
export function fieldsOf(demo: Demo, { fields = '', ...cells }: Row, given: Row = {}): Fields {
  const said: Fields = {};
  const inOneCell = fields.split(';').filter((field) => field.includes('='));
  const further = inOneCell.map((field) => field.split('=').map((part) => part.trim()));
  for (const [name = '', cell = ''] of [...Object.entries(cells), ...further]) {
    const filled = cell.replaceAll(/\$(\w+)/g, (_, word: string) => given[word] ?? '');
    put(said, name.split('.'), valueOf(demo, name, filled, said));
  }
  return said;
}

type Words = Partial<Row<'call' | 'by' | 'at' | 'known' | 'name' | 'title' | 'key'>>;

/** A row is the call of an operation: its cells are the body, but for those that are the step's. */
export function stepOf(demo: Demo, row: Row, given: Row = {}, hour?: number): Step {
  const said = fieldsOf(demo, row, given) as Fields & Words & Pick<Step, 'of'>;
  const { call = '', by, at: day, of, known, ...body } = said;
  const name = known ?? body.name ?? body.title ?? body.key;
  return { as: by, at: day && at(day, hour), call, of, with: body, name };
}

export const stepsOf = (demo: Demo, usual: Row, rows: readonly Row[]): Step[] =>
  rows.map((row) => stepOf(demo, { ...usual, ...row }));

/** What is true of a person, for the words with a $. */
function factsOf(demo: Demo, person: DemoPerson): Row {
  const { name, role, department, from, until, details } = person;
  const index = demo.people.indexOf(person);
  return {
    name,
    from,
    until,
    department: department ?? '',
    last: String(details['last_name']),
    day: addDays(from, demo.random.between(0, daysBetween(from, until))),
    serial: String(index + 1).padStart(3, '0'),
    two: String((index * 7) % 100).padStart(2, '0'),
    head: deciderOf(demo, person),
    // No one records what is theirs.
    hr: name === 'mateo.fuentes' ? 'priya.raghunathan' : 'mateo.fuentes',
    admin: role === 'EXECUTIVE' ? 'amara.okafor' : 'priya.raghunathan',
  };
}

/** The way of a record through its states. */
export const walk = (demo: Demo, person: DemoPerson, kind: string, known: string, day: string, status: string) =>
  moves.flatMap(({ statuses, ...move }): Step[] => {
    if (!move.call.startsWith(`${kind}.`) || !list(statuses).includes(status)) return [];
    return [stepOf(demo, { ...move, of: `@${known}` }, { ...factsOf(demo, person), day }, 16)];
  });

/**
 * What one person has by plans for everyone: `whose` names words that tell of them, `share` how many of those have it. It is in
 * one of the states for people like them, as often as its weight says, and walks from there. If there are states only for
 * others, they have none; what the guide has says its state itself.
 */
export function stepsFor(demo: Demo, person: DemoPerson, plans: readonly Row[], states: readonly Row[] = []): Step[] {
  const { random } = demo;
  return plans.flatMap(({ whose = '', share, ...plan }, index) => {
    if (!mentions(whose, person.words) || !random.chance(Number(share))) return [];
    const all = whose === 'guide' ? [] : states.filter(({ call }) => call === plan['call']);
    const theirs = all.filter((state) => mentions(state['whose'] ?? '', person.words));
    if (all.length > 0 && theirs.length === 0) return [];
    const weighted = theirs.flatMap(({ weight, fields }) => Array.from({ length: Number(weight) }, () => fields));
    const fields = `${weighted.length > 0 ? (random.pick(weighted) ?? '') : ''}; ${plan['fields'] ?? ''}`;
    const step = stepOf(demo, { ...plan, fields }, factsOf(demo, person));
    const { walk: status, ...body } = step.with ?? {};
    const of = { id: `@${person.name}`, ...(step.of as object | undefined) };
    if (typeof status !== 'string') return [{ ...step, of }];
    const name = `${step.call} ${person.name} ${String(index)}`;
    const [kind = ''] = step.call.split('.');
    const day = step.at?.slice(0, 10) ?? demo.today;
    return [{ ...step, with: body, name }, ...walk(demo, person, kind, name, day, status)];
  });
}
