import type { Db } from '../../db/database.ts';
import { type Sql, sql } from '../../db/sql.ts';
import { type Actor, mayUse } from '../../kernel/actor.ts';
import { type PersonalTable, theirRows } from '../../kernel/personal-data.ts';

type Row = Readonly<Record<string, unknown>>;

/** Whose data is read, by whom. */
export interface Reading {
  readonly db: Db;
  readonly organizationId: string;
  readonly userId: string;
}

const pageSize = 500;

const after = (key: readonly string[], last: Row): Sql => {
  const refs = key.map((name) => sql.ref(name));
  const values = key.map((name) => last[name]);
  return sql`and (${sql.join(refs)}) > (${sql.join(values)})`;
};

const storedFile = ({ table, file }: PersonalTable): Sql =>
  file === undefined
    ? sql.nothing
    : sql.raw(`, (select file_name from stored_files f where f.organization_id = "${table}".organization_id
        and f.key = "${table}"."${file}") as file_name`);

/** The rows of one table about a person, a page at a time. No connection is held between two pages. */
export async function* rowsAbout({ db, organizationId, userId }: Reading, data: PersonalTable): AsyncGenerator<Row[]> {
  let last: Row | null = null;
  for (;;) {
    const { rows }: { rows: Row[] } = await sql<Row>`
      select ${sql.table(data.table)}.* ${data.beside ? sql`, ${data.beside}` : sql.nothing} ${storedFile(data)}
        from ${sql.table(data.table)}
       where ${theirRows(data, organizationId, userId)} ${last ? after(data.key, last) : sql.nothing}
       order by ${sql.join(data.key.map((name) => sql.ref(name)))} limit ${pageSize}`.execute(db);
    if (rows.length > 0) yield rows;
    if (rows.length < pageSize) return;
    last = rows.at(-1) ?? null;
  }
}

/** Of another's data only what the actor may read: an archive opens no tier that is closed to them. */
export const isOpenTo = (actor: Actor, userId: string, { scope }: PersonalTable): boolean =>
  scope === undefined || actor.userId === userId || mayUse(actor, scope);
