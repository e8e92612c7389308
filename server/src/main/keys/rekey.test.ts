import { pino } from 'pino';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Client } from '../../../test/client.ts';
import { openHarness } from '../../../test/harness.ts';
import { openGovernmentIds } from '../../features/people/users/present.ts';
import { openSecret, openUrl } from '../../features/webhooks/endpoints/seals.ts';
import { rememberedResponseSeal } from '../../http/idempotency.ts';
import { readCursor, writeCursor } from '../../kernel/cursor.ts';
import { readConfig } from '../config.ts';
import { type OpenInstallation, openInstallation } from '../installation.ts';
import { countRemaining, rekey, type RekeyOptions } from './rekey.ts';

const oldKey = 'the old key, which is long enough to be taken';
const newKey = 'the new key, which is long enough to be taken';
const { world, installation, dataDir } = await openHarness({
  env: { MUSTER_SECRET_KEY: newKey, MUSTER_SECRET_KEY_PREVIOUS: oldKey },
});
const columns = [...installation.catalogue.sealed, rememberedResponseSeal];

function openWith(current: string, previous?: string, isListening = true): Promise<OpenInstallation> {
  const config = readConfig({
    MUSTER_DATA_DIR: dataDir,
    MUSTER_SECRET_KEY: current,
    ...(previous !== undefined && { MUSTER_SECRET_KEY_PREVIOUS: previous }),
  });
  const { database, catalogue } = installation;
  const log = pino({ level: 'silent' });
  return openInstallation({ config, connection: database.connection, log, catalogue, poolSize: 2, isListening });
}

const jobOf = ({ database, keys }: OpenInstallation, onProgress: RekeyOptions['onProgress'] = () => undefined) => ({
  db: database.db,
  connection: database.connection,
  keys,
  columns,
  onProgress,
});

let older: OpenInstallation;
let app: Client;
let person: string;
let endpoint: { id: string; secret: string };
const remembered = { headers: { 'idempotency-key': 'once' } };

/** What a process with these keys makes of everything sealed. */
async function readAll({ database, keys }: OpenInstallation) {
  const ids = await database.pool.query<{ sealed: Buffer }>(
    'select sealed from user_government_ids where user_id = $1',
    [person],
  );
  const [row] = (
    await database.pool.query<{ sealed_url: Buffer; sealed_secret: Buffer }>(
      'select sealed_url, sealed_secret from webhook_endpoints where id = $1',
      [endpoint.id],
    )
  ).rows;
  const answers = await database.pool.query<{ key_hash: Buffer; sealed_body: Buffer }>(
    'select * from idempotency_keys',
  );
  return {
    taxId: openGovernmentIds(keys, person, ids.rows[0]!.sealed).tax_id,
    url: openUrl(keys, endpoint.id, row!.sealed_url),
    secret: openSecret(keys, endpoint.id, row!.sealed_secret),
    answers: answers.rows.map(({ key_hash, sealed_body }) =>
      keys.open('remembered-response', key_hash.toString('hex'), sealed_body),
    ).length,
  };
}

beforeAll(async () => {
  const executive = await world.executive();
  app = await executive.app();
  person = (await world.employee()).id;
  await app.patch(`/users/${person}/government-ids`, { tax_id: '046 454 286' });
  const created = await app.post('/webhooks', { url: 'http://127.0.0.1:9/hook', events: ['*'] });
  // Twice: the secret in use, the one before it and the one before that are all sealed.
  await app.post(`/webhooks/${created.data.id}/rotate-secret`);
  const rotated = await app.post(`/webhooks/${created.data.id}/rotate-secret`);
  endpoint = { id: created.data.id, secret: rotated.data.signing_secret };
  expect((await app.post('/departments', { name: 'Kitchen' }, remembered)).status).toBe(201);
  older = await openWith(oldKey, newKey);
});

const expected = () => ({ taxId: '046 454 286', url: 'http://127.0.0.1:9/hook', secret: endpoint.secret, answers: 1 });

describe('changing the key', () => {
  it('every sealed column of the schema is declared, so that none is left behind', async () => {
    const { rows } = await installation.database.pool.query<{ name: string }>(
      `select table_name || '.' || column_name as name from information_schema.columns
        where table_schema = 'public' and data_type in ('bytea', 'ARRAY') and column_name like '%sealed%'
          and not (select relispartition from pg_class where oid = to_regclass(table_name))`,
    );
    const declared = columns.map(({ table, column }) => `${table}.${column}`);
    expect(declared.sort()).toEqual(rows.map(({ name }) => name).sort());
  });

  it('each process opens what the other has sealed, and verifies its cursors', async () => {
    expect(await readAll(older)).toEqual(expected());
    const cursor = writeCursor(older.keys, 'users', ['usr_1']);
    expect(readCursor(installation.keys, 'users', cursor)).toEqual(['usr_1']);
    expect(() => readCursor(installation.keys, 'teams', cursor)).toThrow('does not belong');
  });

  it('409: the other key is kept while a process seals with it, though everything has been renewed', async () => {
    const outcome = await rekey(jobOf(older));
    expect(outcome).toMatchObject({ done: 8, remaining: 0, isOtherKeyInUse: true, isFinished: false });
    expect(await readAll(installation)).toEqual(expected());
  });

  it('goes on where it was stopped, and counts what remains', async () => {
    const job = jobOf(installation);
    expect(await countRemaining(job)).toBe(8);
    const half = await rekey({ ...job, columns: columns.slice(0, 1) });
    expect(half.isFinished).toBe(false);
    const left = await countRemaining(job);
    expect(left).toBeLessThan(8);
    const told: number[] = [];
    const rest = await rekey(jobOf(installation, ({ done }) => told.push(done)));
    expect(rest).toMatchObject({ done: left, remaining: 0, isOtherKeyInUse: true });
    expect(told.at(-1)).toBe(left);
  });

  it('a value that no key opens is counted, not lost, and keeps the other key in use', async () => {
    const { pool } = installation.database;
    await older.close();
    const { rows } = await pool.query<{ sealed: Buffer }>('select sealed from user_government_ids');
    await pool.query(`update user_government_ids set sealed = '\\x0102'`);
    const outcome = await rekey(jobOf(installation));
    expect(outcome).toMatchObject({ unreadable: { 'user_government_ids.sealed': 1 }, isFinished: false });
    await pool.query('update user_government_ids set sealed = $1', [rows[0]!.sealed]);
  });

  it('done, the new key alone is enough', async () => {
    expect(await rekey(jobOf(installation))).toMatchObject({ remaining: 0, isOtherKeyInUse: false, isFinished: true });
    const alone = await openWith(newKey);
    expect(await readAll(alone)).toEqual(expected());
    await alone.close();
    expect((await app.post('/departments', { name: 'Kitchen' }, remembered)).headers['idempotent-replayed']).toBe(
      'true',
    );
  });

  it('done again, there is nothing to do, whatever a single key has sealed since', async () => {
    const alone = await openWith(newKey);
    await alone.database.pool.query('update user_government_ids set sealed = $1', [
      alone.keys.seal('government-ids', person, '{"tax_id": "046 454 286"}'),
    ]);
    expect(await rekey(jobOf(alone))).toMatchObject({ done: 0, remaining: 0, isFinished: true });
    expect(await readAll(installation)).toEqual(expected());
    await alone.close();
  });

  it.each([
    ['the old key alone', oldKey, undefined],
    ['a key that was never used', 'a third key, which is long enough to be taken', undefined],
    ['two that do not hold it', oldKey, 'a third key, which is long enough to be taken'],
  ])('a start with %s is refused in one sentence', async (_, current, previous) => {
    await expect(openWith(current, previous)).rejects.toThrow('MUSTER_SECRET_KEY is not the key');
    await expect(openWith(current, previous, false)).rejects.toThrow('MUSTER_SECRET_KEY is not the key');
  });

  it('once a process has sealed with a further key, a start without that key is refused', async () => {
    const further = await openWith('a third key, which is long enough to be taken', newKey);
    await further.close();
    await expect(openWith(newKey)).rejects.toThrow('MUSTER_SECRET_KEY is not the key');
  });
});

describe('MUSTER_SECRET_KEY_PREVIOUS', () => {
  const read = (value: string) =>
    readConfig({ MUSTER_SECRET_KEY: newKey, MUSTER_SECRET_KEY_PREVIOUS: value }).previousKeys;

  it('takes several keys, and one that holds a comma itself', () => {
    const [one, two] = ['1'.repeat(32), '2'.repeat(40)];
    expect(read(one)).toEqual([one]);
    expect(read(`${one}, ${two}`)).toEqual([one, two, `${one}, ${two}`]);
    expect(read(oldKey)).toEqual([oldKey]);
  });

  it('refuses what is too short to be a key', () => {
    expect(() => read('short')).toThrow('MUSTER_SECRET_KEY_PREVIOUS must be keys of at least 32 characters');
  });
});
