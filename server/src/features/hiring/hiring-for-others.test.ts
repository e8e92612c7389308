import { beforeAll, describe, expect, it } from 'vitest';
import type { Client } from '../../../test/client.ts';
import { openHarness } from '../../../test/harness.ts';
import { sql } from '../../db/sql.ts';
import { addDays, dayIn } from '../../lib/days.ts';

const { world, installation } = await openHarness();
const today = dayIn('America/Toronto', installation.clock.nowMs());

const admin = await world.administrator();
const recruiter = await world.employee({ department: 'Office' });
const everywhere = await world.employee();
const cook = await world.employee({ department: 'Kitchen' });
const kitchen = await world.department('Kitchen');
const bar = await world.department('Bar');
const packages = ['HIRING'] as const;

let byAdmin: Client;
let byRecruiter: Client;

beforeAll(async () => {
  await world.give(recruiter, { packages, department_ids: [kitchen] });
  await world.give(everywhere, { packages });
  [byAdmin, byRecruiter] = await Promise.all([admin.app(), recruiter.app()]);
});

let count = 0;
const person = (more: object = {}) => ({
  first_name: 'Noa',
  last_name: 'Levi',
  email: `new${String(++count)}@example.com`,
  department_id: kitchen,
  ...more,
});
const peopleNow = async () => (await byAdmin.get('/users', { query: { limit: '100' } })).data.length;

describe.each(['/users', '/hires'])('who was given to hire: POST %s', (path) => {
  it('201: an Employee of the department, and sees nothing private of them', async () => {
    const answer = await byRecruiter.post(path, person());
    expect(answer.status, answer.text).toBe(201);
    const { data } = await byRecruiter.get(`/users/${String(answer.data.id)}`);
    expect(data).toMatchObject({ role: 'EMPLOYEE', department_id: kitchen });
    for (const shown of [answer.data, data]) {
      for (const field of ['home_address', 'tax_id', 'date_of_birth']) expect(shown).not.toHaveProperty(field);
    }
  });

  it.each([
    ['a role above Employee', { role: 'DEPARTMENT_HEAD' }, 'role'],
    ['an Executive', { role: 'EXECUTIVE' }, 'role'],
    ['another department', { department_id: bar }, 'department_id'],
    ['no department', { department_id: null }, 'department_id'],
    ['someone they would manage', { manager_id: recruiter.id }, 'manager_id'],
  ])('403: %s', async (_what, more, field) => {
    const before = await peopleNow();
    expect(await byRecruiter.post(path, person(more))).toMatchObject({ status: 403, error: { details: { field } } });
    expect(await peopleNow()).toBe(before);
  });

  it('201: into any department, or none, where it was given for everyone', async () => {
    const app = await everywhere.app();
    expect((await app.post(path, person({ department_id: bar }))).status).toBe(201);
    expect((await app.post(path, person({ department_id: null }))).status).toBe(201);
    expect((await app.post(path, person({ role: 'ADMINISTRATOR' }))).status).toBe(403);
  });

  it('403: before its first day and after its last', async () => {
    for (const days of [{ starts_on: addDays(today, 1) }, { ends_on: addDays(today, -1) }]) {
      const clerk = await world.employee();
      await world.give(clerk, { packages, ...days });
      expect((await (await clerk.app()).post(path, person())).status).toBe(403);
    }
  });
});

describe('who was given to hire proposes what someone new is paid', () => {
  const compensation = { amount: 25, pay_type: 'HOURLY' };
  const propose = { query: { propose: 'true' } };
  const accept = (client: Client, id: string) => client.post(`/proposals/${id}/accept`);

  it('202: nobody is added; an Administrator accepts, and pay is theirs to see', async () => {
    const [before, body] = [await peopleNow(), person({ compensation })];
    const { status, data, text } = await byRecruiter.post('/hires', body, propose);
    expect(status, text).toBe(202);
    expect(await peopleNow()).toBe(before);
    // Another who was given to hire decides on no pay.
    expect((await accept(await everywhere.app(), data.id)).status).toBe(404);
    expect((await accept(byRecruiter, data.id)).status).toBe(403);
    const accepted = await accept(byAdmin, data.id);
    expect(accepted.status, accepted.text).toBe(200);
    const added = (await byAdmin.get('/users', { query: { email: body.email } })).data[0];
    expect(added).toMatchObject({ role: 'EMPLOYEE', department_id: kitchen });
    expect((await byAdmin.get(`/users/${String(added.id)}/compensation`)).data).toMatchObject([{ amount: 25 }]);
    expect((await byRecruiter.get(`/users/${String(added.id)}/compensation`)).status).toBe(403);
  });

  it.each([
    ['a role above Employee', { role: 'ADMINISTRATOR' }, 'role'],
    ['another department', { department_id: bar }, 'department_id'],
    ['equipment', { equipment: [{ description: 'Laptop', category_name: 'IT' }] }, 'equipment'],
    ['private details', { date_of_birth: '1990-01-01' }, 'date_of_birth'],
  ])('403: %s is not even proposed', async (_what, more, field) => {
    expect(await byRecruiter.post('/hires', person({ compensation, ...more }), propose)).toMatchObject({
      status: 403,
      error: { details: { field } },
    });
  });

  it('409: once it was taken back from who proposed it', async () => {
    const clerk = await world.employee();
    await world.give(clerk, { packages, department_ids: [kitchen] });
    const { data } = await (await clerk.app()).post('/hires', person({ compensation }), propose);
    await sql`update access_grants set ended_at = now() where user_id = ${clerk.id}`.execute(installation.database.db);
    installation.permissionCache.forget(world.organizationId);
    expect(await accept(byAdmin, data.id)).toMatchObject({ status: 409, error: { details: { reason: 'refused' } } });
  });
});

describe('who was given to hire', () => {
  it.each([
    ['compensation', { amount: 25, pay_type: 'HOURLY' }],
    ['equipment', [{ description: 'Laptop', category_name: 'IT' }]],
    ['date_of_birth', '1990-01-01'],
  ])('403: %s is entered by those who administer, and nobody is added', async (field, value) => {
    const before = await peopleNow();
    expect(await byRecruiter.post('/hires', person({ [field]: value }))).toMatchObject({
      status: 403,
      error: { details: { field } },
    });
    expect(await peopleNow()).toBe(before);
  });

  it('starts onboarding by a template, and changes nobody who is here', async () => {
    const template = await byAdmin.post('/checklist-templates', {
      name: 'First days',
      type: 'ONBOARDING',
      tasks: [{ title: 'Say hello' }],
    });
    expect(template.status, template.text).toBe(201);
    expect((await byRecruiter.get('/checklist-templates')).data).toHaveLength(1);
    const hired = await byRecruiter.post('/hires', person({ template_id: template.data.id, equipment: [] }));
    expect(hired.data.checklist_id, hired.text).toMatch(/^chk_/);
    expect((await byRecruiter.patch(`/users/${cook.id}`, { job_title: 'Chef' })).status).toBe(403);
    expect((await byRecruiter.get(`/users/${cook.id}/compensation`)).status).toBe(403);
  });

  it('with a token: by its scope', async () => {
    expect((await (await recruiter.api(['users:write'])).post('/users', person())).status).toBe(201);
    expect((await (await recruiter.api(['users:read'])).post('/users', person())).status).toBe(403);
    expect((await (await cook.api(['users:write'])).post('/users', person())).status).toBe(403);
  });
});
