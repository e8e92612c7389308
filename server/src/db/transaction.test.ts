import { afterAll, describe, expect, it } from 'vitest';
import { openHarness } from '../../test/harness.ts';
import { openDatabase } from './database.ts';
import type { Row } from './rows.ts';
import { sql } from './sql.ts';
import { OpenTransaction } from './transaction.ts';

const { installation } = await openHarness();
const { db, pool } = installation.database;
await pool.query('create table steps (id integer primary key)');

const begin = () => OpenTransaction.begin(pool);
const add = (id: number) => sql`insert into steps (id) values (${id})`;
const ids = async () =>
  (await sql<{ id: number }>`select id from steps order by id`.execute(db)).rows.map(({ id }) => id);

describe('a transaction', () => {
  it('keeps all its statements with the commit, the last ones sent along with it', async () => {
    const transaction = await begin();
    await add(1).execute(transaction.tx);
    expect(await ids()).toEqual([]);
    await transaction.commit(add(2), add(3));
    expect(await ids()).toEqual([1, 2, 3]);
  });

  it('keeps nothing if a last statement fails', async () => {
    const transaction = await begin();
    await add(4).execute(transaction.tx);
    await expect(transaction.commit(add(5), add(1))).rejects.toMatchObject({ code: '23505' });
    expect(await ids()).toEqual([1, 2, 3]);
  });

  it('keeps nothing if an earlier statement had failed and no one minded', async () => {
    const transaction = await begin();
    await add(1)
      .execute(transaction.tx)
      .catch(() => undefined);
    await expect(transaction.commit()).rejects.toThrow('The transaction had failed before its commit.');
  });

  it('keeps nothing after a rollback, and a second one does nothing', async () => {
    const transaction = await begin();
    await add(6).execute(transaction.tx);
    await transaction.rollback();
    await transaction.rollback();
    expect(await ids()).toEqual([1, 2, 3]);
  });

  it('that sent nothing gives its connection back as it was', async () => {
    const transaction = await begin();
    await transaction.rollback();
    const { rows } = await sql`
      select pid from pg_stat_activity
       where datname = current_database() and state = 'idle in transaction'`.execute(db);
    expect(rows).toEqual([]);
    expect(pool.idleCount).toBe(pool.totalCount);
  });
});

describe('a deferred statement', () => {
  it('leaves before the next one', async () => {
    const transaction = await begin();
    transaction.tx.defer(add(7));
    const { rows } = await sql`select id from steps where id = ${7}`.execute(transaction.tx);
    expect(rows).toEqual([{ id: 7 }]);
    await transaction.rollback();
  });

  it('that fails stops the next one, which fails with its error', async () => {
    const transaction = await begin();
    transaction.tx.defer(add(1));
    await expect(add(8).execute(transaction.tx)).rejects.toMatchObject({ code: '23505', constraint: 'steps_pkey' });
    await transaction.rollback();
    expect(await ids()).toEqual([1, 2, 3]);
  });

  it('is never sent if the transaction is rolled back', async () => {
    const transaction = await begin();
    await add(8).execute(transaction.tx);
    transaction.tx.defer(add(1), (error) => error);
    await transaction.rollback();
    const next = await begin();
    await next.commit(add(9));
    expect(await ids()).toEqual([1, 2, 3, 9]);
    await sql`delete from steps where id = ${9}`.execute(db);
  });

  it('and the last ones are one transaction, also if no begin has left', async () => {
    const transaction = await begin();
    transaction.tx.defer(add(10));
    await expect(transaction.commit(add(11), add(1))).rejects.toMatchObject({ code: '23505' });
    expect(await ids()).toEqual([1, 2, 3]);
    const again = await begin();
    again.tx.defer(add(10));
    await again.commit(add(11));
    expect(await ids()).toEqual([1, 2, 3, 10, 11]);
    await sql`delete from steps where id > ${3}`.execute(db);
  });

  it('that fails tells what it means, to whichever statement it left with', async () => {
    const meaning = new Error('Taken.');
    const transaction = await begin();
    transaction.tx.defer(add(1), () => meaning);
    await expect(transaction.commit(add(12))).rejects.toBe(meaning);
    const other = await begin();
    other.tx.defer(add(1), () => meaning);
    await expect(add(12).execute(other.tx)).rejects.toBe(meaning);
    await other.rollback();
    expect(await ids()).toEqual([1, 2, 3]);
  });

  it('can be waited for on its own', async () => {
    const transaction = await begin();
    transaction.tx.defer(add(1));
    await expect(transaction.flush()).rejects.toMatchObject({ code: '23505' });
    await transaction.rollback();
  });
});

describe('a connection that is lost', () => {
  it('is not used again', async () => {
    const transaction = await begin();
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(transaction.tx);
    await pool.query('select pg_terminate_backend($1)', [rows[0]?.pid]);
    await expect(transaction.commit(add(9))).rejects.toThrow();
    expect(await ids()).toEqual([1, 2, 3]);
    const live = await Promise.all(
      Array.from({ length: 5 }, () => sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db)),
    );
    expect(live.flatMap((answer) => answer.rows).some(({ pid }) => pid === rows[0]?.pid)).toBe(false);
  });
});

describe('a transaction that is over', () => {
  const tooLate = 'The transaction is over: this statement came too late.';
  // One connection: whatever came too late would meet the neighbour's transaction on it.
  const narrow = openDatabase({ connection: installation.database.connection, poolSize: 1 });
  afterAll(() => narrow.close());

  it.each(['commit', 'rollback'] as const)('refuses statements, posted ones too, after its %s', async (end) => {
    const first = await OpenTransaction.begin(narrow.pool);
    await add(20).execute(first.tx);
    await first[end]();
    const neighbour = await OpenTransaction.begin(narrow.pool);
    await add(21).execute(neighbour.tx);
    await expect(add(22).execute(first.tx)).rejects.toThrow(tooLate);
    await expect(
      sql<Pick<Row<'organizations'>, 'id'>>`select id from organizations`.execute(first.tx).then(({ rows }) => rows),
    ).rejects.toThrow(tooLate);
    expect(() => {
      first.tx.defer(add(22));
    }).toThrow(tooLate);
    await expect(first.tx.beginPart()).rejects.toThrow(tooLate);
    await expect(first.flush()).rejects.toThrow(tooLate);
    await expect(first.commit(add(22))).rejects.toThrow('The transaction is over.');
    await neighbour.commit();
    expect(await ids()).toEqual(end === 'commit' ? [1, 2, 3, 20, 21] : [1, 2, 3, 21]);
    await sql`delete from steps where id > ${3}`.execute(db);
  });

  it('is so from the moment its commit leaves: nothing runs behind it in the pipeline', async () => {
    const first = await OpenTransaction.begin(narrow.pool);
    await add(20).execute(first.tx);
    const committing = first.commit();
    await expect(add(22).execute(first.tx)).rejects.toThrow(tooLate);
    await committing;
    expect(await ids()).toEqual([1, 2, 3, 20]);
    await sql`delete from steps where id > ${3}`.execute(db);
  });

  it('gives its connection to the next one once what is in flight has been answered', async () => {
    const first = await OpenTransaction.begin(narrow.pool);
    const slow = sql`insert into steps (id) select ${20}::int from pg_sleep(0.2)`.execute(first.tx);
    const order: string[] = [];
    const ending = first.rollback().then(() => order.push('first'));
    const neighbour = await OpenTransaction.begin(narrow.pool);
    order.push('neighbour');
    await slow;
    await neighbour.commit(add(21));
    await ending;
    expect(order).toEqual(['first', 'neighbour']);
    expect(await ids()).toEqual([1, 2, 3, 21]);
    await sql`delete from steps where id > ${3}`.execute(db);
  });

  it('keeps its begin if what was posted before it left is taken back', async () => {
    const first = await OpenTransaction.begin(narrow.pool, { lockTimeoutMs: 5000 });
    const part = await first.tx.beginPart();
    first.tx.defer(add(1));
    part.undo();
    await add(20).execute(first.tx);
    const { rows } = await sql<{ lock_timeout: string }>`show lock_timeout`.execute(first.tx);
    expect(rows).toEqual([{ lock_timeout: '5s' }]);
    await first.rollback();
    expect(await ids()).toEqual([1, 2, 3]);
  });
});

describe('a part of a transaction', () => {
  it('is undone alone, and only back to where it began: also when one within it was undone before', async () => {
    const transaction = await begin();
    await add(20).execute(transaction.tx);
    const outer = await transaction.tx.beginPart();
    await add(21).execute(transaction.tx);
    const inner = await transaction.tx.beginPart();
    await expect(add(21).execute(transaction.tx)).rejects.toThrow(/duplicate key/);
    inner.undo();
    await add(22).execute(transaction.tx);
    outer.undo();
    await transaction.commit(add(23));
    expect(await ids()).toEqual([1, 2, 3, 20, 23]);
    await sql`delete from steps where id > ${3}`.execute(db);
  });

  it('is kept with what was deferred in it, which fails there if it fails', async () => {
    const transaction = await begin();
    const kept = await transaction.tx.beginPart();
    transaction.tx.defer(add(20));
    await kept.keep();
    const failing = await transaction.tx.beginPart();
    transaction.tx.defer(add(20));
    await expect(failing.keep()).rejects.toThrow(/duplicate key/);
    failing.undo();
    await transaction.commit(add(21));
    expect(await ids()).toEqual([1, 2, 3, 20, 21]);
    await sql`delete from steps where id > ${3}`.execute(db);
  });

  it('does not begin if what was deferred before it fails', async () => {
    const transaction = await begin();
    transaction.tx.defer(add(1));
    await expect(transaction.tx.beginPart()).rejects.toThrow(/duplicate key/);
    await transaction.rollback();
    expect(await ids()).toEqual([1, 2, 3]);
  });
});

describe('a session', () => {
  it('in another time zone than UTC is refused before its first statement, saying what to do', async () => {
    const { connection } = installation.database;
    const astray = openDatabase({ connection, poolSize: 2 });
    // As with a pooler that drops startup parameters, so that a default of the role or database holds.
    Object.assign(astray.pool.options, { options: '-c timezone=America/Toronto' });
    await expect(sql`select now()`.execute(astray.db)).rejects.toThrow(
      /time zone is America\/Toronto, not UTC.*set timezone to UTC/,
    );
    expect(astray.pool.totalCount).toBe(0);
    await astray.close();
  });

  it('that leaves UTC later misreads no instant: the statement fails', async () => {
    const transaction = await begin();
    await sql`set local timezone = 'America/Toronto'`.execute(transaction.tx);
    await expect(sql`select now()`.execute(transaction.tx)).rejects.toThrow('another time zone than UTC');
    await transaction.rollback();
  });

  it('waits two seconds for a lock, no longer', async () => {
    const holder = await begin();
    await sql`select from steps where id = ${1} for update`.execute(holder.tx);
    const startedMs = performance.now();
    const waiter = await begin();
    await expect(sql`select from steps where id = ${1} for update`.execute(waiter.tx)).rejects.toMatchObject({
      code: '55P03',
    });
    expect(performance.now() - startedMs).toBeLessThan(20_000);
    await waiter.rollback();
    await holder.rollback();
  });
});
