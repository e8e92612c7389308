import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { Client } from '../../../../test/client.ts';
import { openHarness } from '../../../../test/harness.ts';
import { sql } from '../../../db/sql.ts';
import { storeKey } from '../../../kernel/file-store.ts';
import { runJobsOnce } from '../../../worker/run.ts';
import { textFile } from '../testing/specimens.ts';

const { world, installation } = await openHarness();
const admin = await world.administrator();
const cook = await world.employee({ department: 'Kitchen' });
const api = await admin.api();
const app = await admin.app();

const pdf = {
  file_name: 'Lease.pdf',
  mime_type: 'application/pdf',
  content: Buffer.from('%PDF-1.7\nhello').toString('base64'),
};

async function added(fields: object = {}) {
  const { data, status, text } = await api.post('/documents', { title: 'Handbook', ...textFile(), ...fields });
  if (status !== 201) throw new Error(text);
  return data;
}

const filesOf = async (id: string): Promise<string[]> => {
  const { rows } = await sql<{ file_key: string }>`
    select file_key from document_versions where document_id = ${id} order by version`.execute(
    installation.database.db,
  );
  return rows.map(({ file_key }) => storeKey(world.organizationId, file_key));
};

describe('POST /documents', () => {
  it('201: the document with its file, the caller’s own unless it is someone else’s', async () => {
    const { data, status } = await api.post('/documents', {
      title: 'Lease',
      description: 'Of the flat',
      category: 'CONTRACT',
      owner_id: cook.id,
      is_private: true,
      tags: ['2026'],
      ...pdf,
    });
    expect(status).toBe(201);
    expect(data).toMatchObject({
      title: 'Lease',
      description: 'Of the flat',
      category: 'CONTRACT',
      tags: ['2026'],
      file_name: 'Lease.pdf',
      mime_type: 'application/pdf',
      size_bytes: 14,
      version: 1,
      owner: { id: cook.id, first_name: 'Robin', last_name: expect.any(String) },
      uploaded_by: { id: admin.id },
      requires_signature: false,
      signature_status: null,
      signing_mode: null,
      signature_deadline: null,
      signed_at: null,
      signed_by_id: null,
      is_private: true,
      is_company_library: false,
      folder_id: null,
      signers: [],
    });
    expect(data.id).toMatch(/^doc_/);
    expect(JSON.stringify(data)).not.toMatch(/file_key|storage|sha256/);
    expect((await api.get(`/documents/${data.id}`)).data).toEqual(data);
    expect(await added()).toMatchObject({ owner: { id: admin.id }, category: 'OTHER', is_private: false });
    expect(await world.audit()).toContainEqual(
      expect.objectContaining({ action: 'documents.create', subject_id: data.id, actor_id: admin.id }),
    );
  });

  it('the name of the file is made safe', async () => {
    expect(await added(textFile('x', '../../etc/pass\u202Ewd.exe'))).toMatchObject({ file_name: 'passwd.exe.txt' });
  });

  it.each([
    ['title', { title: '' }],
    ['content', { content: 'not base64!' }],
    ['content', { mime_type: 'application/pdf' }],
    ['mime_type', { mime_type: 'text/html' }],
    ['mime_type', { mime_type: undefined }],
    ['owner_id', { owner_id: 'usr_01K9Z3V5Q8R2T4W6Y8A0C2E4G6' }],
    ['folder_id', { folder_id: 'fld_01K9Z3V5Q8R2T4W6Y8A0C2E4G6' }],
    ['is_private', { is_private: true, is_company_library: true }],
    ['tags.0', { tags: [''] }],
    ['version', { version: 2 }],
  ])('422 names %s: %j', async (field, fields) => {
    const response = await api.post('/documents', { title: 'Handbook', ...textFile(), ...fields });
    expect(response).toMatchObject({ status: 422, error: { details: { field } } });
  });

  it('422: an owner who has left', async () => {
    const gone = await world.employee({ is_active: false });
    const response = await api.post('/documents', { title: 'x', owner_id: gone.id, ...textFile() });
    expect(response).toMatchObject({ status: 422, error: { details: { field: 'owner_id' } } });
  });

  it('413 beyond 1 MB', async () => {
    const response = await api.post('/documents', { title: 'x', ...textFile('x'.repeat(800_000)) });
    expect(response.status).toBe(413);
  });
});

describe('GET /documents/{id}/content', () => {
  it('200: the file, recorded as a download', async () => {
    const { id } = await added(pdf);
    const response = await api.get(`/documents/${id}/content`);
    expect(response.status).toBe(200);
    expect(response.bytes.toString()).toBe('%PDF-1.7\nhello');
    expect(response.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="Lease.pdf"; filename*=UTF-8''Lease.pdf`,
    });
    expect(await world.audit()).toContainEqual(
      expect.objectContaining({ action: 'documents.download', subject_id: id, actor_id: admin.id }),
    );
  });

  it('404 for a version there never was, 422 for what is no version', async () => {
    const { id } = await added();
    expect((await api.get(`/documents/${id}/content`, { query: { version: '2' } })).status).toBe(404);
    expect((await api.get(`/documents/${id}/content`, { query: { version: '0' } })).status).toBe(422);
  });

  it('403 for an earlier version below Administrator; the present one by its number is fine', async () => {
    const { id } = await added({ owner_id: cook.id });
    await api.patch(`/documents/${id}`, textFile('second'));
    const own = await cook.api();
    const content = (version: string) => own.get(`/documents/${id}/content`, { query: { version } });
    expect(await content('1')).toMatchObject({ status: 403, error: { code: 'FORBIDDEN' } });
    expect(await content('9')).toMatchObject({ status: 403 });
    expect((await content('2')).bytes.toString()).toBe('second');
    expect((await api.get(`/documents/${id}/content`, { query: { version: '1' } })).bytes.toString()).toBe('hello');
  });
});

describe('limits', () => {
  it('a download counts as ten against the token and the organization; 429 once that is too many', async () => {
    const limits =
      'token_per_second=1000,token_per_minute=25,organization_per_minute=28,ip_per_minute=1000,edge_per_second=0';
    const { world: other } = await openHarness({ limits });
    const boss = await other.executive();
    const owner = await boss.app();
    const { data } = await owner.post('/documents', { title: 'x', ...textFile() });
    const path = `/documents/${data.id}`;
    const token = await boss.api();
    expect((await token.get(`${path}/content`)).headers).toMatchObject({
      'ratelimit-limit': '25',
      'ratelimit-remaining': '15',
    });
    expect((await token.get(`${path}/content`)).headers['ratelimit-remaining']).toBe('5');
    const refused = await token.get(`${path}/content`);
    expect(refused).toMatchObject({ status: 429, error: { code: 'RATE_LIMITED' } });
    expect(refused.headers['retry-after']).toEqual(expect.any(String));
    // The organization has 8 left: too few for another token's download, enough for a look at the record.
    const another = await boss.api();
    expect((await another.get(`${path}/content`)).status).toBe(429);
    const seen = await another.get(path);
    expect(seen.headers).toMatchObject({ 'ratelimit-limit': '28', 'ratelimit-remaining': '7' });
    expect((await owner.get(`${path}/content`)).status).toBe(200);
  });
});

describe('PATCH /documents/{id}', () => {
  it('200: only what is sent changes', async () => {
    const document = await added({ tags: ['a'] });
    const { data: folder } = await app.post('/folders', { name: 'Policies' });
    const changes = { title: 'New', category: 'POLICY', folder_id: folder.id, is_company_library: true, tags: ['b'] };
    const { data, status } = await api.patch(`/documents/${document.id}`, changes);
    expect(status).toBe(200);
    expect(data).toEqual({ ...document, ...changes, updated_at: data.updated_at });
  });

  it('200 without a change: updated_at stays, and a file sent again makes no version', async () => {
    const document = await added();
    const { data } = await api.patch(`/documents/${document.id}`, { title: 'Handbook', ...textFile() });
    expect(data).toEqual(document);
  });

  it('a new file is a new version by the person who sent it; the one before is kept', async () => {
    const document = await added();
    const boss = await world.executive();
    const { data } = await (await boss.api()).patch(`/documents/${document.id}`, { ...pdf, description: 'Revised' });
    expect(data).toMatchObject({
      version: 2,
      file_name: 'Lease.pdf',
      mime_type: 'application/pdf',
      size_bytes: 14,
      description: 'Revised',
      uploaded_by: { id: boss.id },
      owner: { id: admin.id },
    });
    const content = (version: string) => api.get(`/documents/${document.id}/content`, { query: { version } });
    expect((await content('1')).bytes.toString()).toBe('hello');
    expect((await content('2')).bytes.toString()).toBe('%PDF-1.7\nhello');
  });

  it.each([
    ['file_name', { mime_type: 'text/plain', content: 'aGVsbG8=' }],
    ['mime_type', { file_name: 'a.txt', content: 'aGVsbG8=' }],
    ['content', { file_name: 'a.txt', mime_type: 'text/plain' }],
    ['content', { ...textFile(), mime_type: 'image/png' }],
    ['owner_id', { owner_id: 'usr_01K9Z3V5Q8R2T4W6Y8A0C2E4G6' }],
    ['folder_id', { folder_id: 'fld_01K9Z3V5Q8R2T4W6Y8A0C2E4G6' }],
    ['signature_status', { signature_status: 'SIGNED' }],
  ])('422 names %s: %j', async (field, changes) => {
    const { id } = await added();
    const response = await api.patch(`/documents/${id}`, changes);
    expect(response).toMatchObject({ status: 422, error: { details: { field } } });
  });

  it('422: what is in the library does not become private, nor the other way round', async () => {
    const { id } = await added({ is_company_library: true });
    expect(await api.patch(`/documents/${id}`, { is_private: true })).toMatchObject({
      status: 422,
      error: { details: { field: 'is_private' } },
    });
    expect((await api.patch(`/documents/${id}`, { is_private: true, is_company_library: false })).status).toBe(200);
    expect(await api.patch(`/documents/${id}`, { is_company_library: true })).toMatchObject({
      status: 422,
      error: { details: { field: 'is_company_library' } },
    });
  });

  it('409: a deadline without signatures that are pending', async () => {
    const { id } = await added();
    const response = await api.patch(`/documents/${id}`, { signature_deadline: '2099-01-01T00:00:00Z' });
    expect(response).toMatchObject({ status: 409, error: { details: { reason: 'state' } } });
  });

  it('two new files at once: both are kept, as versions one after the other', async () => {
    const { id } = await added();
    const answers = await Promise.all(
      ['one', 'two', 'three'].map((text) => api.patch(`/documents/${id}`, textFile(text))),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(answers.map(({ data }) => data.version).sort()).toEqual([2, 3, 4]);
    expect(new Set(await filesOf(id)).size).toBe(4);
  });
});

describe('DELETE /documents/{id}', () => {
  it('200 with the record; it is gone, and its files of every version with it', async () => {
    const { id } = await added();
    const { data: document } = await api.patch(`/documents/${id}`, textFile('second'));
    const keys = await filesOf(id);
    const response = await api.delete(`/documents/${id}`);
    expect(response).toMatchObject({ status: 200, data: document });
    expect((await api.get(`/documents/${id}`)).status).toBe(404);
    expect((await api.get(`/documents/${id}/content`)).status).toBe(404);
    expect((await api.delete(`/documents/${id}`)).status).toBe(404);
    await runJobsOnce(installation);
    expect(keys).toHaveLength(2);
    expect(await Promise.all(keys.map((key) => installation.files.open(key)))).toEqual([null, null]);
    const { rows } =
      await sql`select 1 from stored_files where key = any(${keys.map((key) => key.slice(-32))})`.execute(
        installation.database.db,
      );
    expect(rows).toEqual([]);
  });

  it('200 while signatures are asked for and none was given', async () => {
    const { id } = await added();
    await api.post(`/documents/${id}/signers`, { user_ids: [cook.id] });
    expect((await api.delete(`/documents/${id}`)).status).toBe(200);
  });
});

describe('folders', () => {
  it('201, then 409: two of the same name, whatever its case', async () => {
    expect(await app.post('/folders', { name: ' Contracts ' })).toMatchObject({
      status: 201,
      data: { name: 'Contracts' },
    });
    expect(await app.post('/folders', { name: 'contracts' })).toMatchObject({
      status: 409,
      error: { details: { field: 'name' } },
    });
  });

  it('are listed by name: all of them for Administrators, for others those with something to see', async () => {
    for (const name of ['zebra', 'Apples']) await app.post('/folders', { name });
    const all = await app.get('/folders');
    const names: string[] = all.data.map(({ name }: { name: string }) => name);
    expect(names).toEqual([...names].sort((a, b) => (a.toLowerCase() < b.toLowerCase() ? -1 : 1)));
    expect(names).toContain('zebra');
    const first = await app.get('/folders', { query: { limit: '1' } });
    const rest = await app.get('/folders', { query: { limit: '100', cursor: first.body.meta.next_cursor } });
    expect([...first.data, ...rest.data]).toEqual(all.data);
    const zebra = all.data.find(({ name }: { name: string }) => name === 'zebra');
    const own = await (await world.employee()).app();
    const seen = async () => (await own.get('/folders')).data.map(({ name }: { name: string }) => name);
    expect(await seen()).not.toContain('zebra');
    await added({ is_company_library: true, folder_id: zebra.id });
    expect(await seen()).toContain('zebra');
    expect((await own.post('/folders', { name: 'Mine' })).status).toBe(403);
  });

  it('200: renamed; 409 to a name that is taken; 404 elsewhere', async () => {
    const { data: folder } = await app.post('/folders', { name: 'Old name' });
    await app.post('/folders', { name: 'Taken' });
    expect(await app.patch(`/folders/${folder.id}`, { name: ' New name ' })).toMatchObject({
      status: 200,
      data: { id: folder.id, name: 'New name' },
    });
    expect(await app.patch(`/folders/${folder.id}`, { name: 'taken' })).toMatchObject({
      status: 409,
      error: { details: { field: 'name' } },
    });
    const stranger = await (await (await world.another()).administrator()).app();
    expect((await stranger.patch(`/folders/${folder.id}`, { name: 'Ours' })).status).toBe(404);
    expect((await stranger.delete(`/folders/${folder.id}`)).status).toBe(404);
    const employee = await (await world.employee()).app();
    expect((await employee.patch(`/folders/${folder.id}`, { name: 'Mine' })).status).toBe(403);
    expect((await employee.delete(`/folders/${folder.id}`)).status).toBe(403);
  });

  it('200: removed, and its documents stay in none', async () => {
    const { data: folder } = await app.post('/folders', { name: 'Leaving' });
    const { id } = await added({ folder_id: folder.id });
    expect((await app.delete(`/folders/${folder.id}`)).status).toBe(200);
    expect((await app.get(`/documents/${id}`)).data.folder_id).toBeNull();
    expect((await app.delete(`/folders/${folder.id}`)).status).toBe(404);
  });
});

describe('POST /documents/file', () => {
  const pdf = Buffer.concat([Buffer.from('%PDF-1.4\n'), randomBytes(3_000_000)]);
  const send = (client: Client, bytes: Buffer, type: string, query: Record<string, string> = {}) =>
    client.post('/documents/file', bytes, {
      headers: { 'content-type': type },
      query: { file_name: '../Handbook', title: 'Handbook', is_company_library: 'true', ...query },
    });

  it('201: the file as it is, larger than a JSON body may be, and the same bytes come back', async () => {
    const { status, data, text } = await send(app, pdf, 'application/pdf');
    expect(status, text).toBe(201);
    expect(data).toMatchObject({ title: 'Handbook', size_bytes: pdf.length, is_company_library: true });
    expect(data.file_name).toMatch(/^[^/]*Handbook\.pdf$/);
    const content = await app.get(`/documents/${data.id}/content`);
    expect(content.bytes.equals(pdf)).toBe(true);
  });

  it('422: another type, bytes of another type, no bytes, a folder that is not there', async () => {
    for (const [bytes, type, query, field] of [
      [pdf, 'application/json', {}, 'Content-Type'],
      [pdf, 'text/html', {}, 'Content-Type'],
      [pdf, 'image/png', {}, 'body'],
      [Buffer.alloc(0), 'application/pdf', {}, 'body'],
      [pdf, 'application/pdf', { folder_id: 'fld_01K9Z3V5Q8R2T4W6Y8A0C2E4G6' }, 'folder_id'],
      [pdf, 'application/pdf', { file_name: ' ' }, 'file_name'],
    ] as const) {
      const { status, error } = await send(app, bytes, type, query);
      expect([status, error.details?.field], `${type} ${JSON.stringify(query)}`).toEqual([422, field]);
    }
  });

  it('413: more than 25 MB', async () => {
    const { status, error } = await send(app, Buffer.alloc(25_000_001), 'application/pdf');
    expect([status, error.message]).toEqual([413, expect.stringContaining('25 MB')]);
  });

  it('403: an Employee', async () => {
    const employee = await (await world.employee()).app();
    expect((await send(employee, pdf, 'application/pdf')).status).toBe(403);
  });
});
