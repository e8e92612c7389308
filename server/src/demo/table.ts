import { addDays } from '../lib/days.ts';
import { at, type Demo } from './demo.ts';
import type { Step } from './runner.ts';

type Column<Header extends string> = Header extends `${infer First}|${infer Rest}` ? First | Column<Rest> : Header;
type Row<Name extends string> = Readonly<Record<Name, string>>;

/** A plan as text: one record a line, its cells apart by `|` in the order of the header. */
export const table =
  <const Header extends string>(header: Header) =>
  (text: TemplateStringsArray, ...values: readonly string[]): Row<Column<Header>>[] => {
    const columns = header.split('|');
    const lines = String.raw({ raw: text }, ...values)
      .trim()
      .split('\n');
    return lines.map((line) => {
      const cells = line.split('|').map((cell) => cell.trim());
      if (cells.length !== columns.length) throw new Error(`A plan needs ${header} in ${line}.`);
      return Object.fromEntries(columns.map((column, index) => [column, cells[index]])) as Row<Column<Header>>;
    });
  };

/** What a cell lists. */
export const list = (cell: string): string[] => cell.split(',').flatMap((item) => item.trim() || []);

/** Whether a text holds one of the words, or all of some joined by +; no words at all mean every text. */
export const mentions = (words: string, text: string): boolean =>
  words === '' || list(words).some((joined) => joined.split('+').every((word) => text.includes(word)));

const constants: Readonly<Record<string, unknown>> = { '': undefined, null: null, true: true, false: false };

/** As the field of a body: an empty cell leaves it out, `a or b` is one of both, [a, b] a list, and a date is counted in days from today. */
function valueOf(demo: Demo, column: string, cell: string): unknown {
  if (cell.includes(' or ')) return valueOf(demo, column, demo.random.pick(cell.split(' or ')));
  if (cell in constants) return constants[cell];
  if (cell.startsWith('[')) return list(cell.slice(1, -1));
  if (!/^-?\d+(\.\d+)?(\.\.-?\d+)?$/.test(cell)) return cell;
  const number = demo.random.number(cell);
  return column.includes('date') ? addDays(demo.today, number) : number;
}

/** Fields in one cell, such as `status=IN_PROGRESS; progress_percent=5..90; home_address.city=Toronto`. */
export function fieldsOf(demo: Demo, cell: string): Record<string, unknown> {
  const fields: Record<string, unknown> = {};
  for (const field of cell.split(';').filter((text) => text.includes('='))) {
    const [name = '', value = ''] = field.split('=').map((part) => part.trim());
    const [outer = '', inner] = name.split('.');
    const drawn = valueOf(demo, name, value);
    fields[outer] = inner === undefined ? drawn : { ...(fields[outer] as object | undefined), [inner]: drawn };
  }
  return fields;
}

/** Each row is a call of the operation: its cells are the body, but `as`, `at` (in days from today) and `of` are the step's. */
export const stepsOf = (demo: Demo, call: string, usual: Partial<Step>, rows: readonly Row<string>[]): Step[] =>
  rows.map(({ as, at: days, of, ...cells }) => {
    const body = Object.entries(cells).map(([column, cell]) => [column, valueOf(demo, column, cell)] as const);
    const step: Step = {
      name: cells['name'] ?? cells['title'] ?? cells['key'],
      ...usual,
      call,
      with: Object.fromEntries(body),
    };
    const own = { ...(as && { as }), ...(of && { of }), ...(days && { at: at(addDays(demo.today, Number(days))) }) };
    return { ...step, ...own };
  });
