import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Client } from '../../../../test/client.ts';
import { finishErasures } from '../../../../test/erasures.ts';
import { openHarness } from '../../../../test/harness.ts';
import { insertRow, type Row } from '../../../db/rows.ts';
import { sql } from '../../../db/sql.ts';
import { newId } from '../../../lib/ids.ts';
import { runJobsOnce } from '../../../worker/run.ts';
import { deliverMail } from '../../mail/index.ts';
import { eraseJob, resumeErasures } from './job.ts';

const { installation, world, dataDir } = await openHarness();
const { pool, db } = installation.database;
const { organizationId } = world;
let app: Client;

beforeAll(async () => {
  app = await (await world.administrator()).app();
});

let people = 0;

/** Someone who has left, and their address. */
async function leaver(): Promise<{ id: string; email: string }> {
  const email = `leaver${String(people++)}@example.com`;
  const { data } = await app.post('/users', { first_name: 'Zephyrine', last_name: 'Quill', email });
  const { id } = data as { id: string };
  await pool.query('update users set is_active = false where id = $1', [id]);
  return { id, email };
}

async function erase(id: string): Promise<{ organization_id: string; id: string }> {
  const { status, data } = await app.post(`/users/${id}/erase`);
  expect(status).toBe(202);
  return { organization_id: organizationId, id: data.id as string };
}

const statusOf = async (userId: string): Promise<string> => (await app.get(`/users/${userId}/erasure`)).data.status;

const addEvent = `insert into events (organization_id, id, type, created_at, subject_type, subject_id, snapshot, surface)
  values ($1, $2, 'user.updated', now(), 'user', $3, jsonb_build_object('id', $3::text, 'first_name', 'Zephyrine'), 'api')`;

describe('an erasure', () => {
  it('empties answers that were remembered for a repeated request and name the person, and no others', async () => {
    const { id } = await leaver();
    const api = await (await world.executive()).api();
    const rename = { body: { first_name: 'Zoe' }, headers: { 'idempotency-key': 'rename' } };
    const named = await app.post(
      '/users',
      { first_name: 'Zephyrine', last_name: 'B', email: 'b@example.com', manager_id: null },
      {
        headers: { 'idempotency-key': 'other' },
      },
    );
    expect(named.status).toBe(201);
    await pool.query('update users set is_active = true where id = $1', [id]);
    const changed = await api.patch(`/users/${id}`, rename.body, { headers: rename.headers });
    expect(changed.status).toBe(200);
    await pool.query('update users set is_active = false where id = $1', [id]);
    await erase(id);
    await finishErasures(installation);
    const rows = (
      await sql<
        Pick<Row<'idempotency_keys'>, 'key_hash' | 'sealed_body'>
      >`select key_hash, sealed_body from idempotency_keys`.execute(db)
    ).rows;
    const bodies = rows.map(({ key_hash, sealed_body }) =>
      installation.keys.open('remembered-response', key_hash.toString('hex'), sealed_body),
    );
    expect(bodies.filter((body) => body === '{}')).toHaveLength(1);
    expect(bodies.some((body) => body.includes(id))).toBe(false);
    expect(bodies.some((body) => body.includes('b@example.com'))).toBe(true);
  });

  it('deletes kept mail to the person, and replaces their address in messages of imports', async () => {
    const { id, email } = await leaver();
    for (const to of [email, 'somebody.else@example.com']) {
      const text = `Dear ${to}, welcome.`;
      await deliverMail(installation, {
        to,
        subject: 'Hello',
        text,
        html: `<p>${text}</p>`,
        locale: 'en-CA',
        organizationId,
      });
    }
    const failures = [email, `x${email}`].map((address) => ({
      line: 2,
      field: 'email',
      message: `${address} is in use.`,
    }));
    await insertRow('imports', {
      organization_id: organizationId,
      id: world.newId('imp'),
      kind: 'people',
      status: 'COMPLETED',
      dry_run: false,
      failures: JSON.stringify(failures),
      kept: JSON.stringify(failures),
      created_at: installation.clock.now(),
      completed_at: installation.clock.now(),
    }).execute(db);
    await erase(id);
    await finishErasures(installation);
    const { rows } = await pool.query<Record<'failures' | 'kept', { message: string }[]>>(
      'select failures, kept from imports',
    );
    expect(rows[0]?.kept).toEqual(rows[0]?.failures);
    expect(rows[0]?.failures.map(({ message }) => message)).toEqual([
      'About a person whose data was erased.',
      `x${email} is in use.`,
    ]);
    expect(readdirSync(join(dataDir, 'mail'))).toHaveLength(1);
  });

  it('waits for a change that was under way when it began, and empties what that one tells', async () => {
    const { id } = await leaver();
    const other = await pool.connect();
    await other.query('begin');
    const late = newId('evt', installation.clock.nowMs() - 1000);
    await other.query(addEvent, [organizationId, late, id]);
    const ref = await erase(id);
    for (let runs = 0; runs < 3; runs++) await eraseJob.run(installation, ref);
    expect(await statusOf(id)).toBe('RUNNING');
    await other.query('commit');
    other.release();
    await finishErasures(installation);
    expect(await statusOf(id)).toBe('COMPLETED');
    const { rows } = await pool.query(`select snapshot ->> 'first_name' as name from events where id = $1`, [late]);
    expect(rows).toEqual([{ name: 'Erased' }]);
  });

  it('one batch is done by one worker: another leaves it alone', async () => {
    const { id } = await leaver();
    const ref = await erase(id);
    const other = await pool.connect();
    await other.query('begin');
    await other.query('select from erasures where id = $1 for update', [ref.id]);
    await eraseJob.run(installation, ref);
    await other.query('rollback');
    other.release();
    expect(await statusOf(id)).toBe('RUNNING');
    await finishErasures(installation);
    expect(await statusOf(id)).toBe('COMPLETED');
  });

  it('begins again if its step is there no more, and is taken up again without its job', async () => {
    const { id } = await leaver();
    const ref = await erase(id);
    await pool.query('delete from job_outbox');
    await pool.query('select graphile_worker.complete_jobs(array_agg(id)) from graphile_worker.jobs');
    await pool.query(`update erasures set step = 'a step of long ago', position = 'evt_9' where id = $1`, [ref.id]);
    await resumeErasures.run(installation, {});
    for (let runs = 0; runs < 50 && (await statusOf(id)) !== 'COMPLETED'; runs++) await runJobsOnce(installation);
    expect(await statusOf(id)).toBe('COMPLETED');
    expect((await pool.query('select email_mac, step from erasures where id = $1', [ref.id])).rows).toEqual([
      { email_mac: null, step: null },
    ]);
  });

  it('works through more events than a batch holds', async () => {
    const { id } = await leaver();
    await pool.query(
      `insert into events (organization_id, id, type, created_at, subject_type, subject_id, snapshot, surface)
       select $1, $2 || to_char(n, 'FM0000'), 'time_entry.approved', now(), 'time_entry', 'ten_' || n,
              jsonb_build_object('user_id', $3::text, 'user', jsonb_build_object('id', $3::text, 'first_name', 'Zephyrine')), 'api'
         from generate_series(1, 2500) n`,
      [organizationId, newId('evt', installation.clock.nowMs()).slice(0, -4), id],
    );
    await erase(id);
    await finishErasures(installation);
    const { rows } = await pool.query<{ n: number }>(
      `select count(*) as n from events where position($1 in snapshot::text) > 0 and snapshot::text like '%Zephyrine%'`,
      [id],
    );
    expect(rows[0]?.n).toBe(0);
  });
});
