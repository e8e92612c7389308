import { beforeAll, describe, expect, it } from 'vitest';
import type { Client } from '../../../../test/client.ts';
import { finishErasures } from '../../../../test/erasures.ts';
import { openHarness } from '../../../../test/harness.ts';
import type { Somebody } from '../../../../test/world.ts';
import { insertRow, type Row } from '../../../db/rows.ts';
import { sql } from '../../../db/sql.ts';
import { catalogueOf } from '../../../kernel/catalogue.ts';
import type { Reaction } from '../../../kernel/unit-of-work.ts';
import { catalogue } from '../../../main/catalogue.ts';
import { userErased } from '../index.ts';
import { databaseText, formsOf } from './testing/database-text.ts';
import { deactivate } from './testing/operator.ts';
import { employment, governmentIds, personalDetails } from './testing/somebody-known.ts';

const told: { id: string; name: string | undefined }[] = [];
const noteErased: Reaction = {
  to: userErased,
  summary: 'Notes who is being erased.',
  async run(work, id) {
    const row = (
      await sql<Pick<Row<'users'>, 'last_name'>>`select last_name from users where id = ${id}`.execute(work.tx)
    ).rows[0];
    told.push({ id, name: row?.last_name });
  },
};
const { world, installation } = await openHarness({
  catalogue: catalogueOf([...catalogue.features, { name: 'listener', reactions: [noteErased] }]),
});
const gone = { is_active: false, deactivated_at: '2026-02-03T04:05:06.000Z' };
let admin: Somebody;
let executive: Somebody;
let app: Client;

beforeAll(async () => {
  admin = await world.administrator();
  executive = await world.executive();
  app = await admin.app();
});

/** Someone who left traces in every corner, and left. */
async function somebodyGone(): Promise<{ id: string; email: string }> {
  const api = await executive.api();
  const email = `zephyrine${String(told.length)}@example.com`;
  const { data } = await api.post('/users', {
    first_name: 'Zephyrine',
    last_name: 'Quillfeather',
    email,
    job_title: 'Saucier-in-chief',
    department_id: await world.department('Kitchen'),
    manager_id: admin.id,
    role: 'ADMINISTRATOR',
    level: 'LEAD',
    ...employment,
  });
  const { id } = data as { id: string };
  await api.patch(`/users/${id}`, { preferred_name: 'Zippy', work_location: 'Yellowknife' });
  await api.patch(`/users/${id}`, { preferred_name: 'Zeph', payroll_id: 'P-99' });
  const console = await executive.app();
  await console.patch(`/users/${id}/personal`, personalDetails);
  await console.patch(`/users/${id}/government-ids`, governmentIds);
  await (await world.signedIn(id)).get('/users/export', { ip: '203.0.113.77' });
  await world.signedIn(id);
  await insertRow('user_credentials', {
    organization_id: world.organizationId,
    user_id: id,
    password_hash: 'secret',
    changed_at: '2026-01-01',
  }).execute(installation.database.db);
  await deactivate(installation, world, { id } as Somebody, admin);
  return { id, email };
}

describe('POST /users/{id}/erase', () => {
  it('202: the id stays, with what payroll needs; nothing else does, from that moment on', async () => {
    const { id } = await somebodyGone();
    const { status, data } = await app.post(`/users/${id}/erase`);
    expect(status).toBe(202);
    expect(data).toEqual({
      id: expect.stringMatching(/^ers_/),
      user_id: id,
      status: 'RUNNING',
      requested_by_id: admin.id,
      rows_done: 0,
      started_at: expect.any(String),
      updated_at: data.started_at,
      completed_at: null,
    });
    const read = await (await executive.app()).get(`/users/${id}`);
    expect(read.data).toMatchObject({
      id,
      first_name: 'Erased',
      last_name: 'Person',
      middle_name: null,
      preferred_name: null,
      email: `${id.toLowerCase()}@erased.invalid`,
      job_title: null,
      division: null,
      work_location: null,
      department_id: null,
      manager_id: null,
      role: 'EMPLOYEE',
      level: 'STANDARD',
      is_active: false,
      created_at: expect.any(String),
      updated_at: expect.any(String),
      employment_start_date: '2026-01-31',
      employment_end_date: '2027-06-30',
      employment_type: 'CONTRACT',
      employee_id: 'E-17',
      payroll_id: 'P-99',
      probation_period_months: null,
      probation_end_date: null,
      phone: null,
      home_address: null,
      emergency_contacts: [],
      tax_id: null,
    });
  });

  it('200: shows how far it has come, until nothing is left', async () => {
    const { id } = await somebodyGone();
    const { data } = await app.post(`/users/${id}/erase`);
    expect((await app.get(`/users/${id}/erasure`)).data).toEqual(data);
    await finishErasures(installation);
    const finished = await app.get(`/users/${id}/erasure`);
    expect(finished.status).toBe(200);
    expect(finished.data).toMatchObject({ id: data.id, status: 'COMPLETED', completed_at: expect.any(String) });
    expect(finished.data.rows_done).toBeGreaterThan(0);
  });

  it('the address a person worked from is hidden before its row is reached', async () => {
    const { id } = await somebodyGone();
    await app.post(`/users/${id}/erase`);
    const { data } = await app.get('/audit-log', { query: { actor_id: id } });
    expect(data).toMatchObject([{ action: 'users.export', ip: null, actor: { id, first_name: null } }]);
    expect((await world.audit()).find(({ actor_id }) => actor_id === id)?.ip).toBe('203.0.113.77');
  });

  it('404: no erasure of one who was not erased, nor of another organization; 403: below Administrator', async () => {
    const ada = await world.employee(gone);
    const stranger = await (await world.another()).employee(gone);
    for (const id of [ada.id, stranger.id, world.newId('usr')]) {
      expect((await app.get(`/users/${id}/erasure`)).status).toBe(404);
    }
    const head = await (await world.departmentHeadOf('Bar')).app();
    expect((await head.get(`/users/${ada.id}/erasure`)).status).toBe(403);
  });

  it('leaves no word of the person anywhere in the database', async () => {
    const { id, email } = await somebodyGone();
    const words = ['Zephyrine', 'Quillfeather', 'Saucier', 'Zippy', 'Yellowknife', email, '203.0.113.77', 'Ossington'];
    const before = await databaseText(installation);
    for (const word of words) expect(before).toContain(word);
    expect((await app.post(`/users/${id}/erase`)).status).toBe(202);
    await finishErasures(installation);
    const after = await databaseText(installation);
    for (const form of words.flatMap(formsOf)) expect(after).not.toContain(form);
    for (const table of ['user_personal_details', 'user_government_ids', 'user_credentials', 'sessions'] as const) {
      const { rows } = await installation.database.pool.query(`select 1 from ${table} where user_id = $1`, [id]);
      expect({ table, rows }).toEqual({ table, rows: [] });
    }
  });

  it('earlier events keep their place and what is no personal data', async () => {
    const { id } = await somebodyGone();
    await app.post(`/users/${id}/erase`);
    const events = (await world.events()).filter(({ subject_id }) => subject_id === id);
    expect(events.map(({ type, previous }) => [type, previous])).toEqual([
      ['user.created', null],
      ['user.updated', null],
      ['user.updated', null],
      ['user.deactivated', { is_active: true }],
      ['user.updated', null],
    ]);
    const email = `${id.toLowerCase()}@erased.invalid`;
    for (const { snapshot } of events) expect(snapshot).toMatchObject({ id, first_name: 'Erased', email });
    expect(events.map(({ snapshot }) => (snapshot as { is_active?: boolean }).is_active)).toEqual([
      true,
      true,
      true,
      false,
      false,
    ]);
  });

  it('does not touch events about anybody else', async () => {
    const other = await (
      await executive.api()
    ).post('/users', {
      first_name: 'Grace',
      last_name: 'Hopper',
      email: 'grace@example.com',
    });
    const { id } = await somebodyGone();
    await app.post(`/users/${id}/erase`);
    const event = (await world.events()).find(({ subject_id }) => subject_id === other.data.id);
    expect(event?.snapshot).toMatchObject({ last_name: 'Hopper' });
  });

  it('tells the other features while the person can still be read', async () => {
    const { id } = await somebodyGone();
    await app.post(`/users/${id}/erase`);
    expect(told.at(-1)).toEqual({ id, name: 'Quillfeather' });
    expect(catalogue.events.map(({ type }) => type)).not.toContain(userErased);
  });

  it('is in the audit log, where rows about the person keep the id', async () => {
    const { id } = await somebodyGone();
    await app.post(`/users/${id}/erase`);
    await finishErasures(installation);
    const rows = (await world.audit()).filter(({ subject_id }) => subject_id === id);
    expect(rows.map(({ action }) => action)).toEqual([
      'users.create',
      'users.update',
      'users.update',
      'users.updatePersonal',
      'users.updateGovernmentIds',
      'users.deactivate',
      'users.erase',
    ]);
    expect(rows.at(-1)).toMatchObject({ actor_id: admin.id, surface: 'app', ip: '127.0.0.1' });
    const own = (await world.audit()).filter(({ actor_id }) => actor_id === id);
    expect(own.map(({ action, ip }) => [action, ip])).toEqual([['users.export', null]]);
  });

  it('201: the address is free for someone else', async () => {
    const { id, email } = await somebodyGone();
    await app.post(`/users/${id}/erase`);
    const again = { first_name: 'Zoe', last_name: 'New', email };
    expect((await (await admin.api()).post('/users', again)).status).toBe(201);
  });

  it('409: nothing can be written to someone erased, nor erased again', async () => {
    const ada = await world.employee(gone);
    const whole = await executive.app();
    expect((await whole.post(`/users/${ada.id}/erase`)).status).toBe(202);
    const answers = [
      await whole.post(`/users/${ada.id}/erase`),
      await whole.post(`/users/${ada.id}/reactivate`),
      await whole.patch(`/users/${ada.id}`, { first_name: 'Ada' }),
      await whole.patch(`/users/${ada.id}/personal`, { phone: '1' }),
      await whole.patch(`/users/${ada.id}/government-ids`, { tax_id: '1' }),
    ];
    for (const { status, error } of answers) {
      expect(status).toBe(409);
      expect(error).toMatchObject({ code: 'CONFLICT', details: { reason: 'erased' } });
    }
  });

  it('409: an active person is offboarded first', async () => {
    const ada = await world.employee();
    const { status, error } = await app.post(`/users/${ada.id}/erase`);
    expect(status).toBe(409);
    expect(error).toMatchObject({ code: 'CONFLICT', details: { reason: 'state' } });
  });

  it('403: no one erases themselves; only an Executive erases an Executive', async () => {
    expect((await app.post(`/users/${admin.id}/erase`)).status).toBe(403);
    const other = await world.executive(gone);
    expect((await app.post(`/users/${other.id}/erase`)).status).toBe(403);
    expect((await (await executive.app()).post(`/users/${other.id}/erase`)).status).toBe(202);
  });

  it('403: below Administrator', async () => {
    const ada = await world.employee({ ...gone, department: 'Bar' });
    const head = await (await world.departmentHeadOf('Bar')).app();
    const { status, error } = await head.post(`/users/${ada.id}/erase`);
    expect(status).toBe(403);
    expect(error.details).toEqual({ required_role: 'ADMINISTRATOR' });
  });

  it('404: unknown, of another organization, or through the API', async () => {
    const stranger = await (await world.another()).employee(gone);
    for (const id of [world.newId('usr'), stranger.id]) expect((await app.post(`/users/${id}/erase`)).status).toBe(404);
    const ada = await world.employee(gone);
    expect((await (await admin.api()).post(`/users/${ada.id}/erase`)).status).toBe(404);
  });
});
