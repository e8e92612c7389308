import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { expect, it, onTestFinished } from 'vitest';
import { EngineError, startEngine } from './index.ts';

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'engine-product-'));
  onTestFinished(() => {
    rmSync(folder, { recursive: true, force: true });
  });
  return folder;
}

it('takes the name and the settings of the program, and keeps the socket to itself', async () => {
  const engine = await startEngine({
    dataDir: newFolder(),
    name: 'order',
    settings: { work_mem: '12MB', listen_addresses: '*' },
  });
  const client = new pg.Client(engine.connection);
  await client.connect();
  const { rows } = await client.query(
    "select current_database() as db, current_user as me, current_setting('work_mem') as work_mem, current_setting('listen_addresses') as listens",
  );
  await client.end();
  await engine.stop();
  expect(rows).toEqual([{ db: 'order', me: 'order', work_mem: '12MB', listens: '' }]);
});

it("speaks to the operator in the program's words", async () => {
  const options = { dataDir: newFolder(), title: 'Ledger', advice: { otherFolder: 'set LEDGER_HOME to another one' } };
  const engine = await startEngine(options);
  onTestFinished(() => engine.stop());
  await expect(startEngine(options)).rejects.toThrow(
    /^Ledger already runs on .*: stop that one first or set LEDGER_HOME to another one\.$/,
  );
});

it.each(['Order', 'pg_order', 'postgres', 'a-b', ''])(
  'refuses the name "%s" before it touches anything',
  async (name) => {
    await expect(startEngine({ dataDir: '/proc/nowhere', name })).rejects.toBeInstanceOf(EngineError);
  },
);

it('refuses what is no setting', async () => {
  await expect(startEngine({ dataDir: '/proc/nowhere', settings: { '-c x': '1' } })).rejects.toThrow(/no setting/);
});
