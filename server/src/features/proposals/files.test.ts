import { describe, expect, it } from 'vitest';
import type { Client } from '../../../test/client.ts';
import { finishErasures } from '../../../test/erasures.ts';
import { openHarness } from '../../../test/harness.ts';
import { sql } from '../../db/sql.ts';
import { runJobsOnce } from '../../worker/run.ts';
import { sweepProposals } from './jobs.ts';

/** A write whose body is a file: the file waits in the store, and becomes the record's own or goes. */
const { world, installation } = await openHarness();
const { db } = installation.database;
const [ada, grace] = [await world.administrator(), await world.administrator()];
const [app, other] = [await ada.app(), await grace.app()];

const propose = (bytes: string, { query = {}, headers = {}, client = app }: Sending = {}) =>
  client.post('/documents/file', Buffer.from(bytes), {
    query: { title: 'Plan', file_name: 'plan.txt', propose: 'true', ...query },
    headers: { 'content-type': 'text/plain', ...headers },
  });
interface Sending {
  readonly query?: Record<string, string>;
  readonly headers?: Record<string, string>;
  readonly client?: Client;
}

async function proposed(bytes: string, sending: Sending = {}): Promise<string> {
  const { status, data, text } = await propose(bytes, sending);
  expect(status, text).toBe(202);
  return data.id as string;
}

async function storedKeys(): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key } of installation.files.list(world.organizationId)) keys.push(key);
  return keys.sort();
}

/** Files by name in the store and in its table: as many, or something is left behind. */
async function standing(): Promise<number> {
  const { rows } = await sql`
    select from stored_files where organization_id = ${world.organizationId}`.execute(db);
  await expect.poll(async () => (await storedKeys()).length).toBe(rows.length);
  return rows.length;
}

const keyOf = async (id: string): Promise<string | null | undefined> =>
  (await sql<{ file_key: string | null }>`select file_key from proposals where id = ${id}`.execute(db)).rows[0]
    ?.file_key;

describe('a file that is proposed', () => {
  it('202: what it is, and no record; 200: the record has it when it is accepted, and no byte was copied', async () => {
    const before = await standing();
    const answer = await propose('the plan');
    expect(answer).toMatchObject({
      status: 202,
      data: {
        operation: 'documents.upload',
        query: { title: 'Plan', file_name: 'plan.txt' },
        body: { file_name: 'plan.txt', mime_type: 'text/plain', size_bytes: 8 },
        outcome: { status: 201, data: { title: 'Plan', file_name: 'plan.txt', size_bytes: 8 } },
      },
    });
    const { id } = answer.data as { id: string };
    const key = await keyOf(id);
    expect(key).toMatch(/^[0-9a-z]{32}$/);
    expect(answer.text).not.toContain(key);
    expect(await standing()).toBe(before + 1);
    expect((await app.get(`/documents/${String(answer.data.outcome.data.id)}`)).status).toBe(404);

    const accepted = await other.post(`/proposals/${id}/accept`);
    expect(accepted, accepted.text).toMatchObject({ status: 200, data: { status: 'ACCEPTED' } });
    const document = accepted.data.outcome.data as { id: string; uploaded_by: { id: string } };
    expect(document.uploaded_by.id).toBe(ada.id);
    expect((await app.get(`/documents/${document.id}/content`)).text).toBe('the plan');
    await runJobsOnce(installation);
    expect(await keyOf(id)).toBeNull();
    expect(await standing()).toBe(before + 1);
    const { rows } = await sql<{ file_key: string }>`
      select file_key from documents where id = ${document.id}`.execute(db);
    expect(rows[0]?.file_key).toBe(key);
  });

  it('declined, withdrawn, expired, or someone named in it erased: the file goes', async () => {
    const before = await standing();
    const owner = await world.employee();
    const [declined, withdrawn, erased, late] = [
      await proposed('declined'),
      await proposed('withdrawn'),
      await proposed('erased', { query: { owner_id: owner.id } }),
      await proposed('late'),
    ];
    expect(await standing()).toBe(before + 4);
    expect((await other.post(`/proposals/${declined}/decline`)).status).toBe(200);
    expect((await app.post(`/proposals/${withdrawn}/withdraw`)).status).toBe(200);
    await sql`update users set is_active = false where id = ${owner.id}`.execute(db);
    expect((await app.post(`/users/${owner.id}/erase`)).status).toBe(202);
    await finishErasures(installation);
    expect(await keyOf(erased)).toBeUndefined();
    await sweepProposals.run(installation, {});
    await runJobsOnce(installation);
    expect(await standing()).toBe(before + 1);

    await sql`update proposals set expires_at = ${installation.clock.now()} where id = ${late}`.execute(db);
    await sweepProposals.run(installation, {});
    await runJobsOnce(installation);
    expect((await app.get(`/proposals/${late}`)).data.status).toBe('EXPIRED');
    expect(await standing()).toBe(before);
  });

  it('409: refused by now, and the file waits on; once it may be done again it is', async () => {
    const owner = await world.employee();
    const id = await proposed('waits', { query: { owner_id: owner.id } });
    const count = await standing();
    await sql`update users set is_active = false where id = ${owner.id}`.execute(db);
    expect(await other.post(`/proposals/${id}/accept`)).toMatchObject({
      status: 409,
      error: { details: { reason: 'refused' } },
    });
    expect(await keyOf(id)).not.toBeNull();
    expect(await standing()).toBe(count);
    await sql`update users set is_active = true where id = ${owner.id}`.execute(db);
    const accepted = await other.post(`/proposals/${id}/accept`);
    expect(accepted.status, accepted.text).toBe(200);
    expect(await standing()).toBe(count);
  });

  it('422 and 403: what is refused is kept nowhere', async () => {
    const count = await standing();
    const stranger = await (await world.employee()).app();
    const refused = [
      await propose('no', { headers: { 'content-type': 'application/pdf' } }),
      await propose('no', { query: { folder_id: world.newId('fld') } }),
      await propose('no', { query: { is_company_library: 'true' }, client: stranger }),
    ];
    for (const { status, text } of refused) expect([403, 422], text).toContain(status);
    expect(await standing()).toBe(count);
  });

  it('202: the same Idempotency-Key and file are the same proposal; another file 409', async () => {
    const headers = { 'idempotency-key': 'a-proposed-file' };
    const id = await proposed('once', { headers });
    const count = await standing();
    const again = await propose('once', { headers });
    expect(again).toMatchObject({ status: 202, data: { id } });
    expect(again.headers['idempotent-replayed']).toBe('true');
    expect((await propose('other', { headers })).status).toBe(409);
    expect(await standing()).toBe(count);
  });

  it('403 needs_proposal: where two are asked for, a plain file is not kept; 202: proposed', async () => {
    const here = await world.another({ settings: { four_eyes: ['documents.upload'] } });
    const client = await (await here.administrator()).app();
    const plain = await propose('plain', { query: { propose: 'false' }, client });
    expect(plain).toMatchObject({ status: 403, error: { details: { reason: 'needs_proposal' } } });
    expect((await propose('by two', { client })).data).toMatchObject({ needs_two: true });
  });
});
