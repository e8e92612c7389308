import { beforeAll, describe, expect, it } from 'vitest';
import { advance } from '../../../test/advance.ts';
import type { Client, Response } from '../../../test/client.ts';
import { openHarness } from '../../../test/harness.ts';
import type { Somebody } from '../../../test/world.ts';
import { addDays, dayIn } from '../../lib/days.ts';
import { reportIn } from '../expenses/testing/claims.ts';
import { deactivate } from '../people/users/testing/operator.ts';

const { world, installation } = await openHarness();
const today = () => dayIn('America/Toronto', installation.clock.nowMs());
const inDays = (days: number) => addDays(today(), days);

const admin = await world.administrator();
const executive = await world.executive();
const clerk = await world.employee({ department: 'Office' });
const cook = await world.employee({ department: 'Kitchen' });
const waiter = await world.employee({ department: 'Bar' });
const kitchen = await world.department('Kitchen');
const bar = await world.department('Bar');

let byAdmin: Client;
let byExecutive: Client;
beforeAll(async () => {
  [byAdmin, byExecutive] = await Promise.all([admin.app(), executive.app()]);
});

const grant = (more: object = {}) => ({
  user_id: clerk.id,
  package: 'EXPENSES_PAYING',
  department_ids: null,
  starts_on: today(),
  ends_on: null,
  reason: 'Pays the expenses.',
  ...more,
});

/** Given for as long as it takes. */
async function whileGiven(more: object, run: (id: string) => Promise<void>): Promise<void> {
  const { data, status, text } = await byExecutive.post('/access-grants', grant(more));
  expect(status, text).toBe(201);
  try {
    await run(data.id);
  } finally {
    await byExecutive.delete(`/access-grants/${String(data.id)}`);
  }
}

const refusal = ({ status, error }: Response) => ({ status, ...error?.details });

describe('POST /access-grants', () => {
  it('201: with who gave it and how it stands; audited, told to the person, and as an event without the reason', async () => {
    await whileGiven({ department_ids: [kitchen], ends_on: inDays(10) }, async (id) => {
      const { data } = await byAdmin.get(`/access-grants/${id}`);
      expect(data).toMatchObject({
        package: 'EXPENSES_PAYING',
        department_ids: [kitchen],
        standing: 'HOLDS',
        user: { id: clerk.id },
        given_by: { id: executive.id },
        is_giver_in_charge: true,
        reason: 'Pays the expenses.',
        ended_at: null,
      });
      const event = (await world.events()).findLast(({ type }) => type === 'access_grant.created');
      expect(event).toMatchObject({ subject_id: id, actor_id: executive.id });
      expect(JSON.stringify(event?.snapshot)).not.toContain('Pays the expenses.');
      const row = (await world.audit()).findLast(({ action }) => action === 'accessGrants.create');
      expect(row).toMatchObject({ subject_id: id, actor_id: executive.id });
      const { data: told } = await (await clerk.app()).get('/notifications');
      expect(told[0]).toMatchObject({ kind: 'access_given' });
      expect(told[0].text).toContain('Pay expenses');
      // The person reads their own; nobody else does.
      expect((await (await clerk.api()).get('/access-grants')).data).toHaveLength(1);
      expect((await (await cook.app()).get('/access-grants')).data).toEqual([]);
      expect((await (await cook.app()).get(`/access-grants/${id}`)).status).toBe(404);
    });
    const { data: told } = await (await clerk.app()).get('/notifications');
    expect(told[0]).toMatchObject({ kind: 'access_ended' });
  });

  it('403: nobody gives to themselves', async () => {
    expect(refusal(await byAdmin.post('/access-grants', grant({ user_id: admin.id })))).toMatchObject({
      status: 403,
      reason: 'own',
    });
  });

  it('403: a service account gives nothing to who stands behind it', async () => {
    const account = (await byAdmin.post('/service-accounts', { name: 'Robot', role: 'ADMINISTRATOR' })).data;
    const scopes = ['access_grants:read', 'access_grants:write'];
    const { data } = await byAdmin.post('/tokens', { name: 'T', scopes, service_account_id: account.id });
    const answer = await world.clientWith(data.token).post('/access-grants', grant({ user_id: admin.id }));
    expect(refusal(answer)).toMatchObject({ status: 403, reason: 'own' });
  });

  it('403: nobody gives to someone above them', async () => {
    const answer = await byAdmin.post('/access-grants', grant({ user_id: executive.id }));
    expect(refusal(answer)).toMatchObject({ status: 403, reason: 'above', field: 'user_id' });
  });

  it('403: for Administrators and Executives', async () => {
    const head = await world.departmentHeadOf('Bar');
    expect(await (await head.app()).post('/access-grants', grant())).toMatchObject({
      status: 403,
      error: { details: { required_role: 'ADMINISTRATOR' } },
    });
  });

  it.each([
    ['a package that does not exist', { package: 'EVERYTHING' }, 'package'],
    ['a first day in the past', { starts_on: '2020-01-01' }, 'starts_on'],
    ['a last day before the first', { starts_on: '2030-02-02', ends_on: '2030-02-01' }, 'ends_on'],
    ['no department', { department_ids: [] }, 'department_ids'],
    ['a reason that is blank', { reason: '  ' }, 'reason'],
    ['no reason', { reason: undefined }, 'reason'],
    ['nobody of the organization', { user_id: 'usr_01K9Z3V5Q8R2T4W6Y8A0C2E4G6' }, 'user_id'],
  ])('422: %s', async (_what, more, field) => {
    const before = (await byAdmin.get('/access-grants')).data.length;
    expect(refusal(await byAdmin.post('/access-grants', grant(more)))).toMatchObject({ status: 422, field });
    expect((await byAdmin.get('/access-grants')).data).toHaveLength(before);
  });

  it('422: a department of another organization, and a person of another one; 409: one who has left', async () => {
    const other = await world.another();
    const theirs = await other.department('Kitchen');
    const answer = await byAdmin.post('/access-grants', grant({ department_ids: [kitchen, theirs] }));
    expect(refusal(answer)).toMatchObject({ status: 422, field: 'department_ids.1' });
    const giving = async ({ id }: Somebody) => refusal(await byAdmin.post('/access-grants', grant({ user_id: id })));
    expect(await giving(await other.employee())).toMatchObject({ status: 422, field: 'user_id' });
    expect(await giving(await world.employee({ is_active: false }))).toMatchObject({ status: 409, reason: 'inactive' });
  });

  it('409: the same package twice on a day for a department, with the one that is there', async () => {
    await whileGiven({ department_ids: [kitchen], ends_on: inDays(10) }, async (id) => {
      const overlap = { status: 409, reason: 'overlap', access_grant_id: id };
      expect(refusal(await byAdmin.post('/access-grants', grant()))).toMatchObject(overlap);
      const alike = grant({ department_ids: [bar, kitchen], starts_on: inDays(10) });
      expect(refusal(await byAdmin.post('/access-grants', alike))).toMatchObject(overlap);
      for (const apart of [
        { department_ids: [bar] },
        { department_ids: [kitchen], starts_on: inDays(11) },
        { user_id: cook.id },
      ]) {
        await whileGiven(apart, () => Promise.resolve());
      }
    });
  });

  it('403: alone, where the organization wants a second person', async () => {
    await world.set({ four_eyes: ['ACCESS_GIVEN'] });
    const alone = await byAdmin.post('/access-grants', grant());
    const proposed = await byAdmin.post('/access-grants', grant(), { query: { propose: 'true' } });
    await world.set({});
    expect(refusal(alone)).toMatchObject({ status: 403, reason: 'needs_proposal' });
    expect(proposed.status).toBe(202);
    const accepted = await byExecutive.post(`/proposals/${String(proposed.data.id)}/accept`);
    expect(accepted.status, accepted.text).toBe(200);
    await byExecutive.delete(`/access-grants/${String(accepted.data.outcome.data.id)}`);
  });
});

describe('PATCH /access-grants/{id}', () => {
  it('200: another last day', async () => {
    await whileGiven({ ends_on: inDays(3) }, async (id) => {
      const { data } = await byAdmin.patch(`/access-grants/${id}`, { ends_on: inDays(30) });
      expect(data.ends_on).toBe(inDays(30));
      expect((await byAdmin.patch(`/access-grants/${id}`, { ends_on: null })).data.ends_on).toBeNull();
    });
  });

  it('422: a last day in the past; 409: one that overlaps another, and one that has ended', async () => {
    await whileGiven({ ends_on: inDays(3) }, async (id) => {
      expect(refusal(await byAdmin.patch(`/access-grants/${id}`, { ends_on: inDays(-1) }))).toMatchObject({
        status: 422,
        field: 'ends_on',
      });
      await whileGiven({ starts_on: inDays(4) }, async (next) => {
        expect(refusal(await byAdmin.patch(`/access-grants/${id}`, { ends_on: null }))).toMatchObject({
          status: 409,
          access_grant_id: next,
        });
      });
      await byAdmin.delete(`/access-grants/${id}`);
      expect(refusal(await byAdmin.patch(`/access-grants/${id}`, { ends_on: null }))).toMatchObject({
        status: 409,
        reason: 'state',
      });
      expect(refusal(await byAdmin.delete(`/access-grants/${id}`))).toMatchObject({ status: 409, reason: 'state' });
    });
  });

  it('403: one’s own', async () => {
    await whileGiven({ user_id: admin.id }, async (id) => {
      expect(refusal(await byAdmin.patch(`/access-grants/${id}`, { ends_on: inDays(5) }))).toMatchObject({
        status: 403,
        reason: 'own',
      });
    });
  });
});

describe('GET /access-grants', () => {
  it('200: by person, by package, and what ends soon; ended ones if they are asked for', async () => {
    await whileGiven({ user_id: waiter.id, ends_on: inDays(20) }, async (id) => {
      const ids = async (query: object) =>
        (
          (await byAdmin.get('/access-grants', { query: query as Record<string, string> })).data as { id: string }[]
        ).map((one) => one.id);
      expect(await ids({ user_id: waiter.id, package: 'EXPENSES_PAYING', ends_by: inDays(30) })).toEqual([id]);
      expect(await ids({ user_id: waiter.id, ends_by: inDays(19) })).toEqual([]);
      await byAdmin.delete(`/access-grants/${id}`);
      expect(await ids({ user_id: waiter.id })).toEqual([]);
      expect(await ids({ user_id: waiter.id, include_ended: true })).toEqual([id]);
    });
  });

  it('200: says that who gave it no longer could', async () => {
    const former: Somebody = await world.administrator();
    const { data } = await (await former.app()).post('/access-grants', grant({ user_id: waiter.id }));
    await byExecutive.patch(`/users/${former.id}`, { role: 'EMPLOYEE' });
    const { data: now } = await byAdmin.get(`/access-grants/${String(data.id)}`);
    expect(now).toMatchObject({ standing: 'HOLDS', is_giver_in_charge: false, given_by: { id: former.id } });
    await byAdmin.delete(`/access-grants/${String(data.id)}`);
  });
});

describe('EXPENSES_PAYING', () => {
  const pay = (client: Client, id: string) => client.post(`/expense-reports/${id}/pay`, { payment_method: 'EFT' });
  const people = async (somebody: Somebody) => ({
    person: await somebody.app(),
    decider: byAdmin,
    app: byAdmin,
  });
  const idsOf = async (client: Client) =>
    ((await client.get('/expense-reports')).data as { id: string }[]).map(({ id }) => id);

  it('opens approved and paid reports of others in its departments, and their payment; nothing before, after or outside', async () => {
    const [ofCook, ofWaiter] = [await people(cook), await people(waiter)];
    const approved = await reportIn('APPROVED', ofCook);
    const paid = await reportIn('PAID', ofCook);
    const elsewhere = await reportIn('APPROVED', ofWaiter);
    const hidden = [
      await reportIn('DRAFT', ofCook),
      await reportIn('SUBMITTED', ofCook),
      await reportIn('REJECTED', ofCook),
      elsewhere,
    ];
    const client = await clerk.app();
    expect(await idsOf(client)).toEqual([]);
    expect((await pay(client, approved.id)).status).toBe(403);

    await whileGiven({ department_ids: [kitchen] }, async () => {
      expect((await idsOf(client)).toSorted()).toEqual([approved.id, paid.id].toSorted());
      expect((await client.get(`/expense-reports/${approved.id}`)).data.can).toEqual(['expenseReports.pay']);
      expect((await client.get(`/expense-reports/${approved.id}`)).body.meta.names[cook.id]).toContain('Number');
      for (const { id } of hidden) {
        expect((await client.get(`/expense-reports/${id}`)).status).toBe(404);
        expect((await pay(client, id)).status).toBe(404);
      }
      for (const move of ['approve', 'reject', 'review']) {
        const answer = await client.post(`/expense-reports/${approved.id}/${move}`, { reason: 'No.' });
        expect([403, 409, 422], move).toContain(answer.status);
      }
      expect((await client.get(`/users/${cook.id}/compensation`)).status).toBeGreaterThanOrEqual(403);
      // With a token that carries the scope, and only with it.
      const { data } = await client.post('/tokens', {
        name: 'Payments',
        scopes: ['expenses:read', 'expenses:approve'],
      });
      const api = world.clientWith(data.token);
      expect(await idsOf(api)).toContain(approved.id);
      const reader = await clerk.api(['expenses:read']);
      expect((await pay(reader, approved.id)).error?.code).toBe('SCOPE_MISSING');
      const judged = (await api.get('/token/operations')).data.find(
        ({ operation_id }: { operation_id: string }) => operation_id === 'expenseReports.pay',
      );
      expect(judged).toMatchObject({ allowed: true, packages: ['EXPENSES_PAYING'] });
      expect((await pay(api, approved.id)).data.status).toBe('PAID');
      expect((await api.post(`/expense-reports/${elsewhere.id}/pay`, { payment_method: 'EFT' })).status).toBe(404);
    });

    expect(await idsOf(client)).toEqual([]);
    expect((await pay(client, elsewhere.id)).status).toBe(403);
  });

  it('403: one’s own, whoever one is paid by', async () => {
    const own = await reportIn('APPROVED', await people(clerk));
    await whileGiven({}, async () => {
      const client = await clerk.app();
      expect((await client.get(`/expense-reports/${own.id}`)).data.can).not.toContain('expenseReports.pay');
      expect((await pay(client, own.id)).status).toBe(403);
    });
  });

  it('holds from its first to its last day, and its end is told', async () => {
    const report = await reportIn('APPROVED', await people(waiter));
    const { data } = await byAdmin.post(
      '/access-grants',
      grant({ starts_on: inDays(2), ends_on: inDays(3), department_ids: [bar] }),
    );
    const client = await clerk.app();
    const sees = async () => {
      // Rights are kept for a second, which a test does not wait for.
      installation.permissionCache.forget(world.organizationId);
      return (await idsOf(client)).includes(report.id);
    };
    expect(data.standing).toBe('PLANNED');
    expect(await sees()).toBe(false);
    const dayMs = 86_400_000;
    await advance(installation, 2 * dayMs);
    expect(await sees()).toBe(true);
    await advance(installation, dayMs);
    expect(await sees()).toBe(true);
    await advance(installation, dayMs);
    expect(await sees()).toBe(false);
    const { data: after } = await byAdmin.get(`/access-grants/${String(data.id)}`);
    expect(after).toMatchObject({ standing: 'ENDED', ended_by_id: null });
    expect(after.ended_at).not.toBeNull();
    const event = (await world.events()).findLast(({ type }) => type === 'access_grant.ended');
    expect(event).toMatchObject({ subject_id: data.id, surface: 'job' });
  });

  it('ends with the person’s work here', async () => {
    const leaver = await world.employee();
    const { data } = await byAdmin.post('/access-grants', grant({ user_id: leaver.id }));
    await deactivate(installation, world, leaver, admin);
    expect((await byAdmin.get(`/access-grants/${String(data.id)}`)).data.standing).toBe('ENDED');
  });

  it('proposals that name it are for those who hold it, for the department; 422: a package that could not accept', async () => {
    const head = await world.departmentHeadOf('Kitchen');
    const byHead = await head.app();
    const report = await reportIn('APPROVED', await people(cook));
    const asked = (query: Record<string, string>) =>
      byHead.post(`/expense-reports/${report.id}/pay`, { payment_method: 'EFT' }, { query });
    for (const holder_of of ['EVERYTHING', 'HIRING']) {
      expect(refusal(await asked({ propose: 'true', holder_of })), holder_of).toMatchObject({
        status: 422,
        field: 'holder_of',
      });
    }
    expect((await asked({ holder_of: 'EXPENSES_PAYING' })).status).toBe(422);
    const { data: proposal } = await asked({ propose: 'true', holder_of: 'EXPENSES_PAYING' });
    expect(proposal.holder_of).toBe('EXPENSES_PAYING');
    const client = await clerk.app();
    const path = `/proposals/${String(proposal.id)}`;
    expect((await client.get(path)).status).toBe(404);
    await whileGiven({ department_ids: [bar] }, async () => {
      expect((await client.get(path)).status).toBe(404);
    });
    await whileGiven({ package: 'RECORDS_KEEPING' }, async () => {
      expect((await client.get(path)).status).toBe(404);
    });
    await whileGiven({ department_ids: [kitchen] }, async () => {
      const { data } = await client.get(path);
      // Shown as they see the report itself.
      expect(data).toMatchObject({
        can: ['proposals.accept', 'proposals.decline'],
        outcome: { data: { id: report.id } },
      });
      expect((await client.get('/proposals')).data).toHaveLength(1);
      const accepted = await client.post(`${path}/accept`);
      expect(accepted.status, accepted.text).toBe(200);
    });
    expect((await byAdmin.get(`/expense-reports/${report.id}`)).data.status).toBe('PAID');
  });

  it('takes the list out, and nothing else', async () => {
    await whileGiven({}, async () => {
      const client = await clerk.app();
      expect((await client.post('/exports', { kind: 'expenses' })).status).toBe(202);
      expect((await client.post('/exports', { kind: 'people' })).status).toBe(403);
      expect((await client.post('/exports', { kind: 'leave' })).status).toBe(403);
    });
    expect((await (await clerk.app()).post('/exports', { kind: 'expenses' })).status).toBe(403);
  });
});
