import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Client } from '../../../../test/client.ts';
import { openHarness } from '../../../../test/harness.ts';
import type { Somebody } from '../../../../test/world.ts';
import { sql } from '../../../db/sql.ts';
import { runJobsOnce } from '../../../worker/run.ts';
import { findActor } from '../../people/index.ts';
import { documentDeclined, documentSigned } from '../events.ts';
import { textFile } from '../testing/specimens.ts';

const { world, installation, dataDir } = await openHarness();
const admin = await world.administrator();
const api = await admin.api();
const [one, two, three] = [await world.employee(), await world.employee(), await world.employee()];
const apps = new Map<string, Client>();
for (const person of [admin, one, two, three]) apps.set(person.id, await person.app());
const as = (person: Somebody): Client => apps.get(person.id)!;

async function toSign(signers: Somebody[], options: object = {}): Promise<string> {
  const { data } = await api.post('/documents', { title: 'Agreement', ...textFile() });
  const body = { user_ids: signers.map(({ id }) => id), ...options };
  const { status, text } = await api.post(`/documents/${data.id}/signers`, body);
  if (status !== 200) throw new Error(text);
  return data.id;
}

const sign = (person: Somebody, id: string) => as(person).post(`/documents/${id}/sign`);
const decline = (person: Somebody, id: string) => as(person).post(`/documents/${id}/decline`, { reason: 'No.' });
const eventsOf = async (id: string) =>
  (await world.events()).filter(({ subject_id, type }) => subject_id === id && type.startsWith('document.'));
const document = async (id: string) => (await api.get(`/documents/${id}`)).data;

describe('POST /documents/{id}/signers', () => {
  it('200: PENDING, in the order given, with the deadline as everyone’s due date', async () => {
    const { data: fresh } = await api.post('/documents', { title: 'Agreement', ...textFile() });
    const { data, status } = await api.post(`/documents/${fresh.id}/signers`, {
      user_ids: [two.id, one.id],
      signing_mode: 'PARALLEL',
      signature_deadline: '2099-05-01T12:00:00-04:00',
    });
    expect(status).toBe(200);
    const decided = { viewed_at: null, signed_at: null, declined_at: null };
    expect(data).toEqual({
      ...fresh,
      requires_signature: true,
      signature_status: 'PENDING',
      signing_mode: 'PARALLEL',
      signature_deadline: '2099-05-01T16:00:00.000Z',
      updated_at: data.updated_at,
      signers: [two, one].map(({ id }, index) => ({
        assignment_id: expect.stringMatching(/^sgn_/),
        user: { id, first_name: 'Robin', last_name: expect.any(String) },
        status: 'PENDING',
        signing_order: index + 1,
        due_date: '2099-05-01T16:00:00.000Z',
        ...decided,
      })),
    });
    expect(await eventsOf(fresh.id)).toEqual([]);
  });

  it('SEQUENTIAL and without a deadline unless told otherwise; set anew while no one has signed', async () => {
    const id = await toSign([one, two]);
    expect(await document(id)).toMatchObject({ signing_mode: 'SEQUENTIAL', signature_deadline: null });
    const { data } = await api.post(`/documents/${id}/signers`, { user_ids: [three.id] });
    expect(data.signers).toMatchObject([{ user: { id: three.id }, signing_order: 1, due_date: null }]);
    expect((await as(one).get(`/documents/${id}`)).status).toBe(404);
  });

  it('a declined document is asked for again, after a correction', async () => {
    const id = await toSign([one]);
    await decline(one, id);
    expect((await api.patch(`/documents/${id}`, textFile('corrected'))).data).toMatchObject({
      version: 2,
      signature_status: 'DECLINED',
    });
    const { data } = await api.post(`/documents/${id}/signers`, { user_ids: [one.id] });
    expect(data).toMatchObject({ signature_status: 'PENDING', signers: [{ status: 'PENDING', declined_at: null }] });
    expect((await sign(one, id)).data).toMatchObject({ signature_status: 'SIGNED' });
  });

  it('409 once someone has signed', async () => {
    const id = await toSign([one, two]);
    await sign(one, id);
    const response = await api.post(`/documents/${id}/signers`, { user_ids: [three.id] });
    expect(response).toMatchObject({ status: 409, error: { details: { reason: 'signed' } } });
  });

  it.each([
    ['user_ids', {}],
    ['user_ids', { user_ids: [] }],
    ['user_ids', { user_ids: [one.id, one.id] }],
    ['user_ids.1', { user_ids: [one.id, 'usr_01K9Z3V5Q8R2T4W6Y8A0C2E4G6'] }],
    ['signing_mode', { user_ids: [one.id], signing_mode: 'RANDOM' }],
    ['signature_deadline', { user_ids: [one.id], signature_deadline: '2020-01-01T00:00:00Z' }],
    ['signature_deadline', { user_ids: [one.id], signature_deadline: '2099-01-01T00:00:00' }],
  ])('422 names %s: %j', async (field, body) => {
    const { data } = await api.post('/documents', { title: 'Agreement', ...textFile() });
    const response = await api.post(`/documents/${data.id}/signers`, body);
    expect(response).toMatchObject({ status: 422, error: { details: { field } } });
    expect(await document(data.id)).toMatchObject({ requires_signature: false, signers: [] });
  });

  it('422: someone who has left, or of another organization', async () => {
    const id = await toSign([one]);
    const gone = await world.employee({ is_active: false });
    const stranger = await (await world.another()).employee();
    for (const { id: userId } of [gone, stranger]) {
      const response = await api.post(`/documents/${id}/signers`, { user_ids: [userId] });
      expect(response).toMatchObject({ status: 422, error: { details: { field: 'user_ids.0' } } });
    }
    expect((await document(id)).signers).toHaveLength(1);
  });
});

describe('sign', () => {
  it('one after the other; every signature is told, the change of status with the last', async () => {
    const id = await toSign([one, two]);
    const first = await sign(one, id);
    expect(first.data).toMatchObject({
      signature_status: 'PENDING',
      signed_by_id: one.id,
      signed_at: expect.any(String),
      signers: [
        { status: 'SIGNED', signed_at: first.data.signed_at },
        { status: 'PENDING', signed_at: null },
      ],
    });
    const last = await sign(two, id);
    expect(last.data).toMatchObject({
      signature_status: 'SIGNED',
      signed_by_id: two.id,
      signers: [{ status: 'SIGNED' }, { status: 'SIGNED' }],
    });
    const events = await eventsOf(id);
    expect(events).toMatchObject([
      { type: 'document.signed', actor_id: one.id, previous: null, snapshot: first.data },
      { type: 'document.signed', actor_id: two.id, previous: { signature_status: 'PENDING' }, snapshot: last.data },
    ]);
    expect(JSON.stringify(events)).not.toMatch(/file_key|"content"|sha256|decline_reason/);
    expect(await world.audit()).toContainEqual(
      expect.objectContaining({ action: 'documents.sign', subject_id: id, actor_id: two.id, surface: 'app' }),
    );
  });

  it('409 out of turn in SEQUENTIAL mode, saying whom it waits for; any order in PARALLEL mode', async () => {
    const id = await toSign([one, two, three]);
    expect(await sign(three, id)).toMatchObject({
      status: 409,
      error: { details: { reason: 'order', waiting_for: [one.id, two.id] } },
    });
    expect((await decline(two, id)).status).toBe(409);
    const parallel = await toSign([one, two, three], { signing_mode: 'PARALLEL' });
    for (const person of [three, one, two]) expect((await sign(person, parallel)).status).toBe(200);
    expect(await document(parallel)).toMatchObject({ signature_status: 'SIGNED', signed_by_id: two.id });
  });

  it('409: twice, or after it was declined', async () => {
    const id = await toSign([one, two], { signing_mode: 'PARALLEL' });
    await sign(one, id);
    const again = await sign(one, id);
    expect(again).toMatchObject({ status: 409, error: { details: { reason: 'state', status: 'SIGNED' } } });
    await decline(two, id);
    const other = await toSign([one, two], { signing_mode: 'PARALLEL' });
    await decline(two, other);
    expect(await sign(one, other)).toMatchObject({
      status: 409,
      error: { details: { reason: 'state', signature_status: 'DECLINED' } },
    });
  });

  it('409 after the deadline, for signing and declining; moved by an Administrator it goes on', async () => {
    const id = await toSign([one, two], { signature_deadline: '2099-01-01T00:00:00Z' });
    await sign(one, id);
    const { db } = installation.database;
    await sql`update documents set signature_deadline = now() - interval '1 minute' where id = ${id}`.execute(db);
    for (const refused of [await sign(two, id), await decline(two, id)]) {
      expect(refused).toMatchObject({ status: 409, error: { details: { reason: 'deadline' } } });
    }
    const past = await api.patch(`/documents/${id}`, { signature_deadline: '2020-01-01T00:00:00Z' });
    expect(past).toMatchObject({ status: 422, error: { details: { field: 'signature_deadline' } } });
    const { data } = await api.patch(`/documents/${id}`, { signature_deadline: '2098-01-01T00:00:00Z' });
    expect(data.signers[1].due_date).toBe('2098-01-01T00:00:00.000Z');
    expect((await sign(two, id)).data.signature_status).toBe('SIGNED');
    expect((await api.patch(`/documents/${id}`, { signature_deadline: null })).status).toBe(409);
  });

  it('403 for who sees it and was not asked, whatever their role; 404 for who does not see it', async () => {
    const id = await toSign([one]);
    expect(await sign(admin, id)).toMatchObject({ status: 403, error: { code: 'FORBIDDEN' } });
    expect((await decline(admin, id)).status).toBe(403);
    expect((await as(admin).post(`/documents/${id}/view`)).status).toBe(403);
    expect((await sign(three, id)).status).toBe(404);
    expect(await document(id)).toMatchObject({ signature_status: 'PENDING' });
  });

  it('404 with a token: for the app alone', async () => {
    const id = await toSign([one]);
    expect((await (await one.api()).post(`/documents/${id}/sign`)).status).toBe(404);
  });
});

describe('decline', () => {
  it('one ends it for all, and is told once', async () => {
    const id = await toSign([one, two], { signing_mode: 'PARALLEL' });
    const { data, status } = await decline(two, id);
    expect(status).toBe(200);
    expect(data).toMatchObject({
      signature_status: 'DECLINED',
      signed_at: null,
      signed_by_id: null,
      signers: [{ status: 'PENDING' }, { status: 'DECLINED', declined_at: expect.any(String), signed_at: null }],
    });
    expect((await decline(one, id)).status).toBe(409);
    expect(await eventsOf(id)).toMatchObject([
      { type: 'document.declined', previous: { signature_status: 'PENDING' }, snapshot: data },
    ]);
  });

  it('why is for Administrators, in the app', async () => {
    const id = await toSign([one, two]);
    await as(one).post(`/documents/${id}/decline`, { reason: 'The start date is wrong.' });
    const { data } = await as(admin).get(`/documents/${id}/signers`);
    expect(data).toMatchObject([
      { user: { id: one.id }, status: 'DECLINED', decline_reason: 'The start date is wrong.' },
      { user: { id: two.id }, status: 'PENDING', decline_reason: null },
    ]);
    expect((await as(two).get(`/documents/${id}/signers`)).status).toBe(403);
    const first = await as(admin).get(`/documents/${id}/signers`, { query: { limit: '1' } });
    const query = { limit: '1', cursor: first.body.meta.next_cursor };
    expect((await as(admin).get(`/documents/${id}/signers`, { query })).data).toEqual([data[1]]);
  });

  it.each([undefined, {}, { reason: ' ' }])('422 without a reason: %j', async (body) => {
    const id = await toSign([one]);
    expect((await as(one).post(`/documents/${id}/decline`, body)).status).toBe(422);
  });
});

describe('view', () => {
  it('the first time counts, also before it is one’s turn', async () => {
    const id = await toSign([one, two]);
    const { data } = await as(two).post(`/documents/${id}/view`);
    expect(data.signers).toMatchObject([{ viewed_at: null }, { viewed_at: expect.any(String), status: 'PENDING' }]);
    const again = await as(two).post(`/documents/${id}/view`);
    expect(again).toMatchObject({ status: 200, data });
    await sign(one, id);
    expect((await document(id)).signers[0].viewed_at).toBeNull();
  });
});

describe('the file', () => {
  it('409: stays as it is while signatures are pending, and once there is one', async () => {
    const id = await toSign([one, two]);
    const change = () => api.patch(`/documents/${id}`, textFile('another'));
    expect(await change()).toMatchObject({ status: 409, error: { details: { reason: 'signing' } } });
    expect((await api.patch(`/documents/${id}`, { title: 'Better title' })).status).toBe(200);
    await sign(one, id);
    expect(await change()).toMatchObject({ status: 409, error: { details: { reason: 'signed' } } });
    await decline(two, id);
    expect(await change()).toMatchObject({ status: 409, error: { details: { reason: 'signed' } } });
    expect((await document(id)).version).toBe(1);
    expect((await api.get(`/documents/${id}/content`)).bytes.toString()).toBe('hello');
  });

  it('409: what someone has signed is not deleted', async () => {
    const id = await toSign([one]);
    await sign(one, id);
    expect(await api.delete(`/documents/${id}`)).toMatchObject({
      status: 409,
      error: { details: { reason: 'signed' } },
    });
    expect((await api.get(`/documents/${id}/content`)).status).toBe(200);
  });
});

describe('at the same time', () => {
  const statuses = (responses: { status: number }[]): number[] => responses.map(({ status }) => status).sort();

  it('signed twice: one counts, the other gets 409, one event', async () => {
    const id = await toSign([one]);
    expect(statuses(await Promise.all([sign(one, id), sign(one, id)]))).toEqual([200, 409]);
    expect(await eventsOf(id)).toHaveLength(1);
  });

  it('signed and declined by one person: one wins, the other gets 409, one event', async () => {
    for (let round = 0; round < 5; round++) {
      const id = await toSign([one]);
      expect(statuses(await Promise.all([sign(one, id), decline(one, id)]))).toEqual([200, 409]);
      const { signature_status, signers } = await document(id);
      expect(signers[0].status).toBe(signature_status);
      expect(await eventsOf(id)).toMatchObject([{ type: `document.${signature_status.toLowerCase()}` }]);
    }
  });

  it('one signs while another declines: nothing half done', async () => {
    const id = await toSign([one, two], { signing_mode: 'PARALLEL' });
    const [signed, declined] = await Promise.all([sign(one, id), decline(two, id)]);
    expect(declined.status).toBe(200);
    const { signature_status, signers } = await document(id);
    expect(signature_status).toBe('DECLINED');
    expect(signers[0].status).toBe(signed.status === 200 ? 'SIGNED' : 'PENDING');
    expect(await eventsOf(id)).toHaveLength(signed.status === 200 ? 2 : 1);
  });

  it('the last two sign in PARALLEL: both count, and exactly one completes it', async () => {
    const id = await toSign([one, two, three], { signing_mode: 'PARALLEL' });
    await Promise.all([sign(one, id), sign(two, id), sign(three, id)]);
    expect((await document(id)).signature_status).toBe('SIGNED');
    const events = await eventsOf(id);
    expect(events.map(({ previous }) => previous).filter((previous) => previous !== null)).toEqual([
      { signature_status: 'PENDING' },
    ]);
    expect(events).toHaveLength(3);
  });

  it('signed while it is deleted or its signers are set anew: one of the two', async () => {
    const id = await toSign([one]);
    const [signed, deleted] = await Promise.all([sign(one, id), api.delete(`/documents/${id}`)]);
    expect([
      [200, 409],
      [404, 200],
    ]).toContainEqual([signed.status, deleted.status]);
    const other = await toSign([one]);
    const again = api.post(`/documents/${other}/signers`, { user_ids: [two.id] });
    const outcome = (await Promise.all([sign(one, other), again])).map(({ status }) => status);
    expect([
      [200, 409],
      [403, 200],
      [404, 200],
    ]).toContainEqual(outcome);
  });
});

describe('events', () => {
  it('reach anyone who sees the document, and no one else', async () => {
    const head = await world.departmentHeadOf('Bar');
    const barkeeper = await world.employee({ department: 'Bar' });
    const { data } = await api.post('/documents', { title: 'x', owner_id: barkeeper.id, ...textFile() });
    await api.post(`/documents/${data.id}/signers`, { user_ids: [one.id] });
    await decline(one, data.id);
    const [event] = await eventsOf(data.id);
    const stored = {
      id: event!.id,
      organizationId: world.organizationId,
      subjectId: data.id,
      snapshot: event!.snapshot as never,
      previous: null,
    };
    const { db } = installation.database;
    const seen = async (person: Somebody) => {
      const viewer = (await findActor(db, world.organizationId, person.id))!;
      return (await documentDeclined.seenBy(db, viewer, [stored]))[0]?.object ?? null;
    };
    for (const person of [admin, barkeeper, head, one]) expect(await seen(person)).toMatchObject({ id: data.id });
    expect(await seen(two)).toBeNull();
    await api.patch(`/documents/${data.id}`, { is_private: true });
    expect(await seen(head)).toBeNull();
    await api.delete(`/documents/${data.id}`);
    expect(await seen(admin)).toMatchObject({ signature_status: 'DECLINED' });
    expect(await seen(barkeeper)).toBeNull();
    expect(documentSigned.scope).toBe('documents:read');
  });
});

describe('mail', () => {
  const mailTo = (email: string): string[] => {
    const folder = join(dataDir, 'mail');
    return readdirSync(folder)
      .sort()
      .map((name) => readFileSync(join(folder, name), 'utf8'))
      .filter((text) => text.includes(email) && text.includes('please sign'));
  };

  it('goes to the signer whose turn it is: one after the other, or to all at once', async () => {
    const [ana, ben] = [await world.employee(), await world.employee()];
    for (const person of [ana, ben]) apps.set(person.id, await person.app());
    const id = await toSign([ana, ben], { signature_deadline: '2099-05-01T16:00:00Z' });
    await runJobsOnce(installation);
    expect(mailTo(ana.email)).toHaveLength(1);
    expect(mailTo(ana.email)[0]).toContain(`/documents/${id}`);
    expect(mailTo(ben.email)).toHaveLength(0);
    await sign(ana, id);
    await runJobsOnce(installation);
    expect(mailTo(ben.email)).toHaveLength(1);
    await toSign([ana, ben], { signing_mode: 'PARALLEL' });
    await runJobsOnce(installation);
    expect([mailTo(ana.email), mailTo(ben.email)].map(({ length }) => length)).toEqual([2, 2]);
  });

  it('not to who has decided or left before it goes out', async () => {
    const [cat, dan] = [await world.employee(), await world.employee()];
    apps.set(cat.id, await cat.app());
    const id = await toSign([cat, dan], { signing_mode: 'PARALLEL' });
    await sign(cat, id);
    await sql`update users set is_active = false where id = ${dan.id}`.execute(installation.database.db);
    await runJobsOnce(installation);
    expect([...mailTo(cat.email), ...mailTo(dan.email)]).toEqual([]);
  });
});

describe('GET /documents/{id}/certificate', () => {
  const certificate = (person: Somebody, id: string) => as(person).get(`/documents/${id}/certificate`);

  it('200: PDF for signers and the administration once someone has signed; recorded', async () => {
    const id = await toSign([one, two]);
    expect(await certificate(one, id)).toMatchObject({ status: 409, error: { details: { reason: 'state' } } });
    await sign(one, id);
    for (const person of [one, two, admin]) {
      const { status, headers, text } = await certificate(person, id);
      expect(status).toBe(200);
      expect(headers['content-type']).toBe('application/pdf');
      expect(text).toMatch(/^%PDF-1\.7/);
    }
    expect((await world.audit()).at(-1)).toMatchObject({ action: 'documents.certificate', subject_id: id });
  });

  it('404: for who does not see the document', async () => {
    const id = await toSign([one]);
    await sign(one, id);
    expect((await certificate(three, id)).status).toBe(404);
  });

  it('409: of a document that many sign, for who has not signed', async () => {
    const { data } = await api.post('/documents', { title: 'Policy', is_company_library: true, ...textFile() });
    const id = data.id as string;
    await as(admin).post(`/documents/${id}/audience`, { audience: { user_ids: [one.id, two.id] } });
    await sign(one, id);
    expect((await certificate(one, id)).status).toBe(200);
    expect((await certificate(two, id)).status).toBe(409);
  });
});
