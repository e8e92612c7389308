import { describe, expect, it } from 'vitest';
import { finishErasures } from '../../../test/erasures.ts';
import { openHarness } from '../../../test/harness.ts';
import { sql } from '../../db/sql.ts';
import { storeKey } from '../../kernel/file-store.ts';
import { runJobsOnce } from '../../worker/run.ts';
import { textFile } from './testing/specimens.ts';

const { world, installation } = await openHarness();
const { db } = installation.database;
const boss = await world.executive();
const app = await boss.app();
const colleague = await world.employee();

async function added(fields: object): Promise<string> {
  const { data, status, text } = await app.post('/documents', { ...textFile('x', 'wilhelmina.txt'), ...fields });
  if (status !== 201) throw new Error(text);
  return data.id;
}

const leaves = (id: string) => sql`update users set is_active = false where id = ${id}`.execute(db);

describe('erasing a person', () => {
  it('deletes what was about them, and empties what must be kept', async () => {
    const leaver = await world.employee({ first_name: 'Wilhelmina', last_name: 'Quux' });
    const own = { owner_id: leaver.id, description: 'Of Wilhelmina', tags: ['Quux'] };
    const passport = await added({ ...own, title: 'Passport of Wilhelmina', category: 'IDENTIFICATION' });
    const payslip = await added({ ...own, title: 'Payslip of Wilhelmina', category: 'PAYROLL' });
    const contract = await added({ ...own, title: 'Contract of Wilhelmina', category: 'CONTRACT' });
    const refused = await added({ ...own, title: 'Refused by Wilhelmina' });
    const library = await added({ ...own, title: 'Menu', description: null, tags: [], is_company_library: true });
    const ofColleague = await added({ owner_id: colleague.id, title: 'Of somebody else', ...textFile() });
    const client = await leaver.app();
    for (const id of [contract, ofColleague]) {
      await app.post(`/documents/${id}/signers`, { user_ids: [leaver.id] });
      await client.post(`/documents/${id}/sign`);
    }
    await app.post(`/documents/${refused}/signers`, { user_ids: [leaver.id] });
    await client.post(`/documents/${refused}/decline`, { reason: 'Because Wilhelmina says so' });
    const { rows } = await sql<{ document_id: string; file_key: string }>`
      select document_id, file_key from document_versions`.execute(db);
    const fileOf = (id: string) =>
      installation.files.open(
        storeKey(world.organizationId, rows.find(({ document_id }) => document_id === id)!.file_key),
      );

    await leaves(leaver.id);
    expect((await app.post(`/users/${leaver.id}/erase`)).status).toBe(202);
    await finishErasures(installation);
    await runJobsOnce(installation);

    for (const id of [passport, refused]) {
      expect((await app.get(`/documents/${id}`)).status).toBe(404);
      expect(await fileOf(id)).toBeNull();
    }
    for (const id of [payslip, contract]) {
      expect((await app.get(`/documents/${id}`)).data).toMatchObject({
        title: 'Document of an erased person',
        description: null,
        tags: [],
        file_name: 'document.txt',
        is_private: true,
        owner: { id: leaver.id, first_name: 'Erased', last_name: 'Person' },
      });
      expect((await app.get(`/documents/${id}/content`)).text).toBe('x');
    }
    expect((await app.get(`/documents/${library}`)).data).toMatchObject({ title: 'Menu', is_company_library: true });
    expect((await app.get(`/documents/${ofColleague}`)).data).toMatchObject({
      title: 'Of somebody else',
      signers: [{ status: 'SIGNED', user: { id: leaver.id, first_name: 'Erased' } }],
    });
    const told = (await world.events()).filter(({ type }) => type.startsWith('document.'));
    expect(told).toHaveLength(3);
    expect(JSON.stringify(told)).not.toMatch(/wilhelmina|quux/i);
    expect(JSON.stringify(told)).toContain(leaver.id);
    const { rows: words } = await sql<{ text: string }>`
      select coalesce(string_agg(d::text || s::text, ' '), '') as text from documents d
        left join document_signers s on s.document_id = d.id`.execute(db);
    expect(words[0]?.text).not.toMatch(/wilhelmina|quux/i);
  });

  it('a person who has left stays a pending signer until others are set', async () => {
    const leaver = await world.employee();
    const id = await added({ title: 'Policy' });
    await app.post(`/documents/${id}/signers`, { user_ids: [leaver.id, colleague.id] });
    await leaves(leaver.id);
    const { data } = await app.get(`/documents/${id}`);
    expect(data).toMatchObject({ signature_status: 'PENDING', signers: [{ user: { id: leaver.id } }, {}] });
    expect((await (await colleague.app()).post(`/documents/${id}/sign`)).status).toBe(409);
    await app.post(`/documents/${id}/signers`, { user_ids: [colleague.id] });
    expect((await (await colleague.app()).post(`/documents/${id}/sign`)).status).toBe(200);
  });
});
