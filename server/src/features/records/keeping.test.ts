import { beforeAll, describe, expect, it } from 'vitest';
import type { Client } from '../../../test/client.ts';
import { openHarness } from '../../../test/harness.ts';
import { addDays, dayIn } from '../../lib/days.ts';

const { world, installation } = await openHarness();
const today = dayIn('America/Toronto', installation.clock.nowMs());

const admin = await world.administrator();
const keeper = await world.employee({ department: 'Kitchen' });
const everywhere = await world.employee();
const cook = await world.employee({ department: 'Kitchen' });
const waiter = await world.employee({ department: 'Bar' });
const kitchen = await world.department('Kitchen');
const packages = ['RECORDS_KEEPING'] as const;

let byAdmin: Client;
let byKeeper: Client;

beforeAll(async () => {
  await world.give(keeper, { packages, department_ids: [kitchen] });
  await world.give(everywhere, { packages });
  [byAdmin, byKeeper] = await Promise.all([admin.app(), keeper.app()]);
  const { id: course_id } = (await byAdmin.post('/courses', { name: 'Hygiene' })).data;
  bodies['training'] = { course_id, due_date: '2099-01-01' };
});

const bodies: Record<string, object> = {
  certifications: { name: 'Forklift', issuer: 'City', issued_date: '2026-01-01' },
  assets: { description: 'Laptop', category_name: 'IT' },
};
const bodyOf = (kind: string) => bodies[kind] ?? {};

describe.each(['training', 'certifications', 'assets'])('who keeps records: %s', (kind) => {
  it('201: of others of the department, who then see it; listed with those alone', async () => {
    const answer = await byKeeper.post(`/users/${cook.id}/${kind}`, bodyOf(kind));
    expect(answer.status, answer.text).toBe(201);
    await byAdmin.post(`/users/${waiter.id}/${kind}`, bodyOf(kind));
    const owners = async (app: Client) =>
      [...new Set(((await app.get(`/${kind}`)).data as { user_id: string }[]).map((one) => one.user_id))].toSorted();
    expect(await owners(byKeeper)).toEqual([cook.id]);
    expect(await owners(await everywhere.app())).toEqual([cook.id, waiter.id].toSorted());
    expect((await byKeeper.get(`/users/${cook.id}/${kind}`)).data).toHaveLength(1);
  });

  it('404: of people outside the department; 403: of oneself, and of others before and after its days', async () => {
    expect((await byKeeper.post(`/users/${waiter.id}/${kind}`, bodyOf(kind))).status).toBe(404);
    expect((await byKeeper.get(`/users/${waiter.id}/${kind}`)).status).toBe(404);
    expect((await byKeeper.post(`/users/${keeper.id}/${kind}`, bodyOf(kind))).status).toBe(403);
    for (const days of [{ starts_on: addDays(today, 1) }, { ends_on: addDays(today, -1) }]) {
      const clerk = await world.employee({ department: 'Office' });
      await world.give(clerk, { packages, ...days });
      const app = await clerk.app();
      expect((await app.post(`/users/${cook.id}/${kind}`, bodyOf(kind))).status).toBe(403);
      expect((await app.get(`/${kind}`)).data).toEqual([]);
    }
  });
});

describe('who keeps records', () => {
  it('keeps the stock, and gives it to people of the department', async () => {
    const stock = await byKeeper.post('/assets', bodyOf('assets'));
    expect(stock.status, stock.text).toBe(201);
    const id = String(stock.data.id);
    expect((await byKeeper.post(`/assets/${id}/hand-out`, { user_id: waiter.id })).status).toBeGreaterThanOrEqual(400);
    const handed = await byKeeper.post(`/assets/${id}/hand-out`, { user_id: cook.id });
    expect(handed.status, handed.text).toBeLessThan(300);
  });

  it('sees what is wanted and which certificates are missing, of the department alone; wants nothing new', async () => {
    const wanted = await byAdmin.post('/certificate-requirements', { certificate: 'First aid' });
    expect(wanted.status, wanted.text).toBe(201);
    const missing = (await byKeeper.get('/missing-certificates')).data as { user_id: string }[];
    expect(new Set(missing.map((one) => one.user_id))).toEqual(new Set([cook.id, keeper.id]));
    expect((await byKeeper.get('/certificate-requirements')).data).toHaveLength(1);
    expect((await byKeeper.post('/certificate-requirements', { certificate: 'More' })).status).toBe(403);
    expect((await byKeeper.post('/courses', { name: 'More' })).status).toBe(403);
  });

  it('with a token: by its scopes', async () => {
    const api = await keeper.api(['training:write']);
    const other = await world.employee({ department: 'Kitchen' });
    expect((await api.post(`/users/${other.id}/training`, bodies['training'])).status).toBe(201);
    expect(
      (await (await keeper.api(['training:read'])).post(`/users/${cook.id}/training`, bodies['training'])).status,
    ).toBe(403);
    expect(
      (await (await cook.api(['training:write'])).post(`/users/${keeper.id}/training`, bodies['training'])).status,
    ).toBe(403);
  });

  it('never sees pay, benefits, leave, goals or documents', async () => {
    expect((await byKeeper.get(`/users/${cook.id}/compensation`)).status).toBe(403);
    expect((await byKeeper.get('/benefits')).status).toBe(403);
    expect((await byKeeper.get(`/users/${cook.id}/goals`)).status).toBe(404);
    expect((await byKeeper.get('/leaves', { query: { user_id: cook.id } })).data).toEqual([]);
    expect((await byKeeper.get('/documents')).data).toEqual([]);
  });
});
