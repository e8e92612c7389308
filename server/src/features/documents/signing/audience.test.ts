import { describe, expect, it } from 'vitest';
import { openHarness } from '../../../../test/harness.ts';
import type { Somebody } from '../../../../test/world.ts';
import { runJobsOnce } from '../../../worker/run.ts';
import { textFile } from '../testing/specimens.ts';

const { installation, world } = await openHarness();
const admin = await world.administrator();
const app = await admin.app();
const cooks = [await world.employee({ department: 'Kitchen' }), await world.employee({ department: 'Kitchen' })];
const waiter = await world.employee({ department: 'Hall' });
const kitchen = cooks[0]?.departmentId ?? '';
const [first, second] = cooks as [Somebody, Somebody];

const policy = async (): Promise<string> =>
  (await app.post('/documents', { title: 'Policy', is_company_library: true, ...textFile() })).data.id as string;
const asked = async (audience: object): Promise<string> => {
  const id = await policy();
  const answer = await app.post(`/documents/${id}/audience`, { audience });
  expect(answer.status, answer.text).toBe(200);
  return id;
};
const signing = async (id: string) => (await app.get(`/documents/${id}/signing`)).data;
/** Those who joined are asked by a job. */
const signingAfterJobs = async (id: string) => {
  await runJobsOnce(installation);
  return signing(id);
};
const newPerson = async (more: object) => {
  const { api } = admin;
  const client = await api();
  const answer = await client.post('/users', {
    email: `new${String(Math.random()).slice(2)}@example.com`,
    first_name: 'New',
    last_name: 'Comer',
    role: 'EMPLOYEE',
    ...more,
  });
  expect(answer.status, answer.text).toBe(201);
  return answer.data.id as string;
};

describe('POST /documents/{id}/audience', () => {
  it('200: everyone of a department signs side by side and sees only their own entry; the last one completes it', async () => {
    const id = await asked({ department_ids: [kitchen] });
    expect(await signing(id)).toMatchObject({ asked: 2, signed: 0, waiting: 2, is_open: true });
    const signed = await (await first.app()).post(`/documents/${id}/sign`);
    expect(signed.data).toMatchObject({ signature_status: 'PENDING', signers: [{ user: { id: first.id } }] });
    expect((await app.get(`/documents/${id}/signers`, { query: { status: 'PENDING' } })).data).toMatchObject([
      { user: { id: second.id } },
    ]);
    expect((await app.post(`/documents/${id}/audience`, { audience: { everyone: true } })).status).toBe(409);
    expect((await (await second.app()).post(`/documents/${id}/sign`)).data.signature_status).toBe('SIGNED');
    expect(await signing(id)).toMatchObject({ asked: 2, signed: 2, waiting: 0, is_open: false });
  });

  it('200: who declines keeps no one else from signing', async () => {
    const id = await asked({ user_ids: [first.id, second.id] });
    const declined = await (await first.app()).post(`/documents/${id}/decline`, { reason: 'Not mine' });
    expect(declined.data.signature_status).toBe('PENDING');
    expect((await (await second.app()).post(`/documents/${id}/sign`)).data.signature_status).toBe('SIGNED');
    expect(await signing(id)).toMatchObject({ signed: 1, declined: 1 });
  });

  it('200: who is added by API, moves in or joins the team later is asked too, until it is stopped', async () => {
    const team = (await app.post('/teams', { name: 'Early' })).data.id as string;
    const id = await asked({ department_ids: [kitchen], team_ids: [team], and_new_people: true });
    await newPerson({ department_id: kitchen });
    await newPerson({});
    expect(await signingAfterJobs(id)).toMatchObject({ asked: 3 });
    await app.patch(`/users/${waiter.id}`, { department_id: kitchen });
    expect(await signingAfterJobs(id)).toMatchObject({ asked: 4 });
    const other = await world.employee();
    await app.put(`/teams/${team}/members/${other.id}`);
    expect(await signingAfterJobs(id)).toMatchObject({ asked: 5, audience: { and_new_people: true } });
    expect((await (await other.app()).get('/inbox')).text).toContain(id);

    await (await first.app()).post(`/documents/${id}/sign`);
    const stopped = await app.post(`/documents/${id}/stop-signing`);
    expect(stopped.data).toMatchObject({ signature_status: 'SIGNED' });
    await newPerson({ department_id: kitchen });
    expect(await signingAfterJobs(id)).toMatchObject({ asked: 1, signed: 1, is_open: false });
    expect((await app.post(`/documents/${id}/stop-signing`)).status).toBe(409);
  });

  it('200: stopped before anyone signed, it asks for no signature any more', async () => {
    const id = await asked({ everyone: true });
    const { data } = await app.post(`/documents/${id}/stop-signing`);
    expect(data).toMatchObject({ signature_status: null, signers: [] });
  });

  it('422: no one, and new people of no group; 403: a Department Head; 404: another organization', async () => {
    const id = await policy();
    const refused = async (audience: object) =>
      (await app.post(`/documents/${id}/audience`, { audience })).error?.details?.field;
    expect(await refused({})).toBe('audience');
    expect(await refused({ user_ids: [first.id], and_new_people: true })).toBe('audience.and_new_people');
    const head = await (await world.departmentHeadOf('Kitchen')).app();
    expect((await head.post(`/documents/${id}/audience`, { audience: { everyone: true } })).status).toBe(403);
  });
});

describe('POST /documents/{id}/remind', () => {
  it('200: those who have not signed, each once a day', async () => {
    const id = await asked({ user_ids: [first.id, second.id] });
    await (await first.app()).post(`/documents/${id}/sign`);
    const remind = async () => (await app.post(`/documents/${id}/remind`)).data.reminded as number;
    expect(await remind()).toBe(1);
    expect(await remind()).toBe(0);
    installation.clock.setOffset(25 * 3_600_000);
    expect(await (await admin.app()).post(`/documents/${id}/remind`)).toMatchObject({ data: { reminded: 1 } });
    installation.clock.setOffset(0);
  });

  it('409: nothing to be signed', async () => {
    expect((await app.post(`/documents/${await policy()}/remind`)).status).toBe(409);
  });
});

describe('GET /document-signings', () => {
  const list = (ids: readonly string[], client = app) =>
    client.get('/document-signings', { query: { document_id: ids.join(',') } });

  it('200: how far each of some documents is, without those that no one is asked to sign', async () => {
    const [one, other, plain] = [
      await asked({ user_ids: [first.id, second.id] }),
      await asked({ user_ids: [first.id] }),
      await policy(),
    ];
    await (await first.app()).post(`/documents/${one}/sign`);
    const { data } = await list([one, other, plain]);
    expect(data).toMatchObject([
      { document_id: other, asked: 1, signed: 0 },
      { document_id: one, asked: 2, signed: 1, waiting: 1 },
    ]);
    expect(data).toHaveLength(2);
    expect((await list([one])).data).toEqual([await signing(one)]);
  });

  it('403: an Employee, who signed; a document of another organization is not there', async () => {
    const id = await asked({ user_ids: [first.id] });
    expect(await list([id], await first.app())).toMatchObject({ status: 403 });
    const stranger = await (await (await world.another()).administrator()).app();
    expect((await list([id], stranger)).data).toEqual([]);
  });
});

describe('GET /documents with is_mine', () => {
  it('200: what one signed, is to sign or owns, and nothing else of the library; others’ neither for an Administrator', async () => {
    const own = await world.employee();
    const mine = async (client = own.app()) =>
      ((await (await client).get('/documents', { query: { is_mine: 'true' } })).data as { id: string }[]).map(
        ({ id }) => id,
      );
    expect(await mine()).toEqual([]);
    const toSign = await asked({ user_ids: [own.id] });
    await policy();
    const contract = (await app.post('/documents', { title: 'Contract', owner_id: own.id, ...textFile() })).data.id;
    expect(await mine()).toEqual([contract, toSign]);
    await (await own.app()).post(`/documents/${toSign}/sign`);
    expect(await mine()).toEqual([contract, toSign]);
    expect(await mine(admin.app())).toEqual([]);
  });
});
