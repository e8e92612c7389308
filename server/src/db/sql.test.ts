import { describe, expect, it } from 'vitest';
import { openHarness } from '../../test/harness.ts';
import { executeTogether, nameOf, sql } from './sql.ts';

const { installation } = await openHarness();
const { db, pool } = installation.database;
await pool.query(`create table marks (id integer primary key, name text, at timestamptz, amount numeric, day date,
  is_on boolean, big bigint, tags text[], extra jsonb, bytes bytea)`);

describe('the text of a statement', () => {
  it('holds parameters for values, in their order, through parts and parts of parts', () => {
    const part = sql`b = ${2} and ${sql`c = ${3}`}`;
    expect(sql`select ${1} where ${part} or d = ${4}`.prepare()).toMatchObject({
      text: 'select $1 where b = $2 and c = $3 or d = $4',
      values: [1, 2, 3, 4],
    });
  });

  it('quotes names and literals, and joins values and parts alike', () => {
    expect(sql`${sql.ref('t."odd')} ${sql.table('my table')} ${sql.lit("it's")} ${sql.lit(null)}`.prepare().text).toBe(
      `"t"."""odd" "my table" 'it''s' null`,
    );
    expect(sql`in (${sql.join([1, sql`now()`, 3])}) ${sql.join(['a', 'b'], ' or ')} ${sql.join([])}`.prepare()).toEqual(
      expect.objectContaining({ text: 'in ($1, now(), $2) $3 or $4 ', values: [1, 3, 'a', 'b'] }),
    );
  });

  it('has one name wherever it is written, and another for another text', () => {
    const first = sql`select ${1}::int as n`.prepare();
    const second = sql`select ${2}::int as ${sql.raw('n')}`.prepare();
    expect(second.name).toBe(first.name);
    expect(nameOf('select 1')).not.toBe(nameOf('select 2'));
  });
});

describe('rows', () => {
  it('come as the types of the product: instants and days as text, numbers where they are exact', async () => {
    await sql`insert into marks values (1, 'one', '2026-01-02T03:04:05.600Z', 12.50, '2026-02-28', true, 9007199254740991,
      ${['a', 'b']}, ${{ deep: [1] }}, ${Buffer.from('hi')})`.execute(db);
    await sql`insert into marks (id) values (2)`.execute(db);
    const { rows } = await sql`select * from marks order by id`.execute(db);
    expect(rows).toEqual([
      {
        id: 1,
        name: 'one',
        at: '2026-01-02T03:04:05.600Z',
        amount: '12.50',
        day: '2026-02-28',
        is_on: true,
        big: 9007199254740991,
        tags: ['a', 'b'],
        extra: { deep: [1] },
        bytes: Buffer.from('hi'),
      },
      ...[{ id: 2, name: null, at: null, amount: null, day: null }].map(
        (row) => expect.objectContaining(row) as unknown,
      ),
    ]);
  });

  it('are the same the second time, when the connection knows the statement', async () => {
    const read = () => sql`select id, name from marks where id = ${1} order by id`.execute(db);
    const answers = await Promise.all(Array.from({ length: 40 }, read));
    expect(new Set(answers.map(({ rows }) => JSON.stringify(rows)))).toEqual(new Set(['[{"id":1,"name":"one"}]']));
  });

  it('keep odd column names as names', async () => {
    const { rows } = await sql`select ${1}::int as "a""b", 2 as "constructor"`.execute(db);
    expect(Object.entries(rows[0] as object)).toEqual([
      ['a"b', 1],
      ['constructor', 2],
    ]);
  });

  it('are counted where a statement changes some', async () => {
    expect((await sql`update marks set name = 'x' where id > ${0}`.execute(db)).rowCount).toBe(2);
    expect((await sql`delete from marks where id > ${5}`.execute(db)).rowCount).toBe(0);
  });
});

describe('a table that changes while connections are open, as in an upgrade', () => {
  it('is read and written on, with its new column', async () => {
    await pool.query('create table growing (id integer primary key)');
    const add = (id: number) => sql`insert into growing (id) values (${id}) returning *`.execute(db);
    const read = () => sql`select * from growing where id = ${1}`.execute(db);
    await add(1);
    await Promise.all(Array.from({ length: 20 }, read));
    await pool.query(`alter table growing add column name text default 'grown'`);
    const answers = await Promise.all(Array.from({ length: 20 }, read));
    expect(new Set(answers.map(({ rows }) => JSON.stringify(rows)))).toEqual(new Set(['[{"id":1,"name":"grown"}]']));
    expect((await add(2)).rows).toEqual([{ id: 2, name: 'grown' }]);
    expect(
      (await executeTogether(db, sql`select * from growing where id = ${1}`, sql`select ${1}::int as n`))[0],
    ).toEqual([{ id: 1, name: 'grown' }]);
  });
});

describe('statements sent together', () => {
  it('run in order, each seeing what the one before did', async () => {
    const [, [found], none] = await executeTogether(
      db,
      sql`insert into marks (id, name) values (${10}, 'ten')`,
      sql<{ name: string }>`select name from marks where id = ${10}`,
      sql`select 1 where ${false}`,
    );
    expect(found).toEqual({ name: 'ten' });
    expect(none).toEqual([]);
  });

  it('all happen, or nothing; the connection goes on', async () => {
    const failing = () =>
      executeTogether(
        db,
        sql`insert into marks (id) values (${20})`,
        sql`insert into marks (id) values (${10}) returning id`,
        sql`insert into marks (id) values (${21}) returning id, name`,
      );
    await expect(failing()).rejects.toMatchObject({ code: '23505' });
    // The statements behind the one that failed were not even prepared; they must be the next time.
    await expect(failing()).rejects.toMatchObject({ code: '23505' });
    const [, [last]] = await executeTogether(
      db,
      sql`delete from marks where id = ${10}`,
      sql`insert into marks (id) values (${21}) returning id, name`,
    );
    expect(last).toEqual({ id: 21, name: null });
    expect((await sql`select id from marks where id = ${20}`.execute(db)).rows).toEqual([]);
  });

  it('a value that cannot be sent leaves nothing behind', async () => {
    const circular: Record<string, unknown> = {};
    circular['self'] = circular;
    await expect(
      executeTogether(db, sql`insert into marks (id) values (${30})`, sql`select ${circular}::jsonb`),
    ).rejects.toThrow(/circular/i);
    expect((await sql`select id from marks where id = ${30}`.execute(db)).rows).toEqual([]);
  });

  it('an error tells where in our code the statement was sent', async () => {
    const error: unknown = await sql`select ${1} / 0`.execute(db).catch((failed: unknown) => failed);
    expect((error as Error).stack).toContain('sql.test.ts');
  });
});
