import pg from 'pg';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { openHarness } from '../../test/harness.ts';
import { HostClient } from './host-client.ts';
import { Hosts } from './hosts.ts';
import { listen } from './listen.ts';
import { Pool } from './pool.ts';

// A connection that the server ends (57P01) while no listener is attached ends the process: the run reports it as an unhandled error.

const { installation } = await openHarness();
const { connection } = installation.database;
const admin = new pg.Client(connection);
beforeAll(() => admin.connect());
afterAll(() => admin.end());

const terminate = (pid: number) => admin.query('select pg_terminate_backend($1, 5000)', [pid]);
const pidOf = async (client: pg.ClientBase): Promise<number> =>
  (await client.query<{ pid: number }>('select pg_backend_pid() as pid')).rows[0]!.pid;

const endOf = (client: pg.ClientBase) => new Promise<void>((resolve) => client.once('end', resolve));

function openPool(): { pool: Pool; lost: Error[] } {
  const lost: Error[] = [];
  const options = { connection, size: 2, statementTimeoutMs: 5000, lockTimeoutMs: 1000 };
  const pool = new Pool({ ...options, onError: (error) => lost.push(error) });
  onTestFinished(() => pool.end());
  return { pool, lost };
}

it.each([
  ['while it is held', (client: pg.PoolClient) => () => client.release()],
  ['while it waits in the pool', (client: pg.PoolClient) => (client.release(), () => undefined)],
])('a connection of the pool that is terminated %s is told of, and the next one works', async (_when, hold) => {
  const { pool, lost } = openPool();
  const client = await pool.connect();
  const pid = await pidOf(client);
  const ended = endOf(client);
  const release = hold(client);
  await terminate(pid);
  await ended;
  release();
  expect(lost).toContainEqual(expect.objectContaining({ code: '57P01' }));
  expect(await pool.query('select 1 as one')).toMatchObject({ rows: [{ one: 1 }] });
});

it('one that is terminated after it was given up is no loss', async () => {
  const { pool } = openPool();
  const client = await pool.connect();
  const pid = await pidOf(client);
  const ended = endOf(client);
  client.release(true);
  await Promise.all([terminate(pid), ended]);
  expect(pool.totalCount).toBe(0);
});

it('a client that no caller listens to may be terminated, right after it connected', async () => {
  for (const hosts of [undefined, new Hosts([{ host: admin.host, port: admin.port }], 'primary')]) {
    const client = new HostClient({ ...connection, hosts });
    const ended = endOf(client);
    await client.connect();
    await terminate((client as unknown as { processID: number }).processID);
    await ended;
  }
});

it('a listener that is terminated comes back', async () => {
  let pid = 0;
  const waiting: (() => void)[] = [];
  const connected = () => new Promise<void>((resolve) => waiting.push(resolve));
  const first = connected();
  const listener = await listen(connection, {
    handlers: { some_channel: () => undefined },
    onGap: () => undefined,
    onConnect: async (client) => void (pid = await pidOf(client)),
    onConnected: () => waiting.splice(0).forEach((resolve) => resolve()),
  });
  onTestFinished(() => listener.close());
  await first;
  const [before, again] = [pid, connected()];
  await terminate(before);
  await again;
  expect(pid).not.toBe(before);
});

it('a listener that is closed while it comes back leaves no connection behind', async () => {
  const opened: pg.Client[] = [];
  let reconnecting = (): void => undefined;
  let goOn = (): void => undefined;
  const isReconnecting = new Promise<void>((resolve) => (reconnecting = resolve));
  const mayGoOn = new Promise<void>((resolve) => (goOn = resolve));
  let connects = 0;
  const listener = await listen(connection, {
    handlers: { some_channel: () => undefined },
    onGap: () => undefined,
    onConnect: async (client) => {
      if (opened.push(client) < 2) return;
      reconnecting();
      await mayGoOn;
    },
    onConnected: () => void connects++,
  });
  await terminate(await pidOf(opened[0]!));
  await isReconnecting;
  await listener.close();
  const ended = endOf(opened[1]!);
  goOn();
  await ended;
  expect(connects).toBe(1);
});
