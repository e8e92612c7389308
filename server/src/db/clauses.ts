import { Sql, sql } from './sql.ts';

type Values = Readonly<Record<string, unknown>>;

/** By the columns in their order: which there are is written in the source, so they are few. */
const remembered = new Map<string, readonly string[]>();

/** `write` gets the quoted names and gives the text around the values: one string more than there are columns. */
function around(kind: string, names: string[], write: (quoted: string[]) => string[]): readonly string[] {
  const key = `${kind} ${names.join()}`;
  let strings = remembered.get(key);
  if (!strings) {
    strings = write(names.map((name) => sql.ref(name).prepare().text));
    if (remembered.size < 1000) remembered.set(key, strings);
  }
  return strings;
}

/** What follows SET in an update: these columns, and only these. */
export const assignmentsOf = (values: Values): Sql =>
  new Sql(
    around('set', Object.keys(values), (names) => [...names.map((name, i) => `${i === 0 ? '' : ', '}${name} = `), '']),
    Object.values(values),
  );

/** What follows the table's name in an insert: the columns and their values. */
export const rowOf = (values: Values): Sql =>
  new Sql(
    around('insert', Object.keys(values), (names) => [
      `(${names.join(', ')}) values (`,
      ...names.slice(1).map(() => ', '),
      ')',
    ]),
    Object.values(values),
  );
