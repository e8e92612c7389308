import { describe, expect, it } from 'vitest';
import { sql } from '../src/db/sql.ts';
import { textFile } from '../src/features/documents/testing/specimens.ts';
import { addType } from '../src/features/leave/testing/office.ts';
import { settingsOfViews } from '../src/http/replay-rights.ts';
import { defaultSettings } from '../src/kernel/settings.ts';
import type { Client, Response } from './client.ts';
import { openHarness } from './harness.ts';
import type { World } from './world.ts';

const harness = await openHarness();
const { installation, world: first } = harness;
const { db } = installation.database;
const withheld = { status: 409, error: { code: 'CONFLICT', details: { reason: 'replay_withheld' } } };
let count = 0;

/** Sends a request with a key, and answers with how to send it again. */
async function once(client: Client, method: string, path: string, body?: unknown): Promise<() => Promise<Response>> {
  const headers = { 'idempotency-key': `rights-${String(++count)}` };
  const send = (): Promise<Response> => client.send(method, path, body, { headers });
  const answer = await send();
  expect([200, 201, 202]).toContain(answer.status);
  expect((await send()).text).toBe(answer.text);
  return send;
}

async function change(world: World, statement: ReturnType<typeof sql>): Promise<void> {
  await statement.execute(db);
  installation.permissionCache.forget(world.organizationId);
}

async function kitchen() {
  const world = await first.another();
  const [bar, dining] = [await world.department('Bar'), await world.department('Dining')];
  const head = await world.departmentHeadOf('Kitchen');
  const cook = await world.employee({ department: 'Kitchen' });
  const admin = await world.administrator();
  return { world, head, cook, bar, dining, kitchen: await world.department('Kitchen'), admin, app: await head.app() };
}

describe('409 replay_withheld for a Department Head', () => {
  it('the person belongs to another department now', async () => {
    const { world, cook, bar, app } = await kitchen();
    const again = await once(app, 'POST', `/users/${cook.id}/goals`, { title: 'Learn to bake' });
    await change(world, sql`update users set department_id = ${bar} where id = ${cook.id}`);
    expect(await again()).toMatchObject(withheld);
  });

  it('the Head heads another department now, or belongs to another', async () => {
    const { world, head, cook, dining, kitchen: kitchenId, app } = await kitchen();
    const again = await once(app, 'POST', `/users/${cook.id}/goals`, { title: 'Learn to bake' });
    await change(world, sql`update departments set head_id = ${head.id} where id = ${dining}`);
    expect(await again()).toMatchObject(withheld);
    await change(world, sql`update departments set head_id = null where id = ${dining}`);
    expect((await again()).status).toBe(201);
    await change(world, sql`update departments set head_id = null where id = ${kitchenId}`);
    expect(await again()).toMatchObject(withheld);
  });

  it('the leave’s type became private', async () => {
    const { world, cook, app } = await kitchen();
    const type = await addType(harness, world, 'Clinic');
    const day = '2027-06-07';
    const leave = { user_id: cook.id, leave_type_id: type, start_date: day, end_date: day, reason: 'Surgery' };
    const again = await once(app, 'POST', '/leaves', leave);
    await change(world, sql`update leave_types set is_private = true where id = ${type}`);
    expect(await again()).toMatchObject(withheld);
  });

  it('the project belongs to another department now', async () => {
    const { world, head, bar, app, admin } = await kitchen();
    const project = await (await admin.app()).post('/projects', { name: 'Menu', department_id: head.departmentId });
    const entry = { clock_in: '2026-03-10T09:00:00Z', clock_out: '2026-03-10T17:00:00Z', project_id: project.data.id };
    const again = await once(app, 'POST', '/time-entries', entry);
    await change(world, sql`update projects set department_id = ${bar} where id = ${project.data.id}`);
    expect(await again()).toMatchObject(withheld);
  });

  it('the document went out of sight', async () => {
    const { world, head, cook, admin, app } = await kitchen();
    const boss = await admin.app();
    const { data } = await boss.post('/documents', { title: 'Contract', owner_id: cook.id, ...textFile() });
    await boss.post(`/documents/${data.id}/signers`, { user_ids: [head.id] });
    const again = await once(app, 'POST', `/documents/${data.id}/view`);
    await change(world, sql`delete from document_signers where document_id = ${data.id}`);
    await change(world, sql`update documents set is_private = true where id = ${data.id}`);
    expect(await again()).toMatchObject(withheld);
  });
});

describe('a replay that goes on', () => {
  it('201: a record deleted since is hidden from nobody', async () => {
    const { cook, admin } = await kitchen();
    const again = await once(await admin.app(), 'POST', `/users/${cook.id}/goals`, { title: 'Learn to bake' });
    await sql`delete from goals where user_id = ${cook.id}`.execute(db);
    expect((await again()).status).toBe(201);
  });

  it('200: for an Administrator the person may move, and other settings change', async () => {
    const { world, cook, bar, admin } = await kitchen();
    const again = await once(await admin.app(), 'PATCH', `/users/${cook.id}`, { job_title: 'Sous-chef' });
    await change(world, sql`update users set department_id = ${bar} where id = ${cook.id}`);
    await world.set({ directory_employee_sees_all: true, time_locked_through: '2026-01-31' });
    expect((await again()).headers['idempotent-replayed']).toBe('true');
  });

  it('201: a setting that decides no view', async () => {
    const { world, cook, app } = await kitchen();
    const again = await once(app, 'POST', `/users/${cook.id}/goals`, { title: 'Learn to bake' });
    await world.set({ time_locked_through: '2026-01-31' });
    expect((await again()).status).toBe(201);
  });

  it('202: the erasure itself', async () => {
    const { world, cook, admin } = await kitchen();
    await change(world, sql`update users set is_active = false where id = ${cook.id}`);
    const again = await once(await admin.app(), 'POST', `/users/${cook.id}/erase`);
    expect((await again()).headers['idempotent-replayed']).toBe('true');
  });
});

describe('409 replay_withheld: each setting that decides a view', () => {
  const other = { true: false, false: true, OWN: 'EVERYONE' } as Record<string, unknown>;
  it.each(settingsOfViews)('%s', async (name) => {
    const { world, head } = await kitchen();
    const again = await once(await head.app(), 'POST', '/clock/in');
    await world.set({ [name]: other[String(defaultSettings[name])] });
    expect(await again()).toMatchObject(withheld);
  });
});

it('409 replay_withheld: government ids after the owner was demoted, and no look is logged', async () => {
  const { world, cook } = await kitchen();
  const boss = await world.executive();
  await world.executive();
  const ids = { social_insurance_number: '046 454 286' };
  await (await boss.app()).patch(`/users/${cook.id}/government-ids`, ids);
  const again = await once(await boss.api(), 'PATCH', `/users/${cook.id}`, { job_title: 'Chef' });
  expect((await again()).text).toContain('046 454 286');
  await change(world, sql`update users set role = 'ADMINISTRATOR' where id = ${boss.id}`);
  const before = (await world.accessLog()).length;
  const answer = await again();
  expect(answer).toMatchObject(withheld);
  // But for the id of the request, whose digits are random.
  expect(answer.text.replace(String(answer.body.meta.request_id), '')).not.toContain('046');
  expect(await world.accessLog()).toHaveLength(before);
});

it('409 replay_withheld: an answer that an earlier version remembered, without what it showed', async () => {
  const { cook, admin } = await kitchen();
  const again = await once(await admin.app(), 'PATCH', `/users/${cook.id}`, { job_title: 'Chef' });
  await sql`update idempotency_keys set rights = null, sights = null, looks = null`.execute(db);
  expect(await again()).toMatchObject(withheld);
});
