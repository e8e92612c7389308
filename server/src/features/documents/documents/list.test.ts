import { describe, expect, it } from 'vitest';
import type { Client } from '../../../../test/client.ts';
import { sharedHarness } from '../../../../test/harness.ts';
import { sql } from '../../../db/sql.ts';
import { textFile } from '../testing/specimens.ts';

const { world, installation } = await sharedHarness();
const admin = await world.administrator();
const api = await admin.api();
const [chef, cook, waiter] = [
  await world.departmentHeadOf('Kitchen'),
  await world.employee({ department: 'Kitchen' }),
  await world.employee({ department: 'Service' }),
];

async function added(title: string, fields: object = {}, signers: string[] = []): Promise<string> {
  const { data } = await api.post('/documents', { title, ...textFile(), ...fields });
  if (signers.length > 0) await api.post(`/documents/${data.id}/signers`, { user_ids: signers });
  return data.id;
}

const ids = {
  ofCook: await added('of the cook', { owner_id: cook.id, category: 'CONTRACT', tags: ['x'] }),
  privateOfCook: await added('private, of the cook', { owner_id: cook.id, is_private: true }),
  library: await added('library', { owner_id: admin.id, is_company_library: true, category: 'POLICY' }),
  ofWaiter: await added('of the waiter', { owner_id: waiter.id, tags: ['x', 'y'] }),
  signedByWaiter: await added('of the cook, signed by the waiter', { owner_id: cook.id, is_private: true }, [
    waiter.id,
  ]),
  ofAdmin: await added('of the administrator'),
};

const shown = async (client: Client, query: Record<string, string> = {}): Promise<string[]> => {
  const { data, status, text } = await client.get('/documents', { query });
  if (status !== 200) throw new Error(text);
  const byId = new Map(Object.entries(ids).map(([name, id]) => [id, name]));
  return data.map(({ id }: { id: string }) => byId.get(id) ?? id);
};

describe('who sees which', () => {
  const cases: { name: string; person: typeof cook; sees: (keyof typeof ids)[] }[] = [
    {
      name: 'an Employee: their own, what they sign, the library',
      person: cook,
      sees: ['signedByWaiter', 'library', 'privateOfCook', 'ofCook'],
    },
    { name: 'a signer', person: waiter, sees: ['signedByWaiter', 'ofWaiter', 'library'] },
    { name: 'a Department Head: their departments’, but nothing private', person: chef, sees: ['library', 'ofCook'] },
    {
      name: 'an Administrator: all',
      person: admin,
      sees: ['ofAdmin', 'signedByWaiter', 'ofWaiter', 'library', 'privateOfCook', 'ofCook'],
    },
  ];
  it.each(cases)('$name; 404 for the rest', async ({ person, sees }) => {
    const client = await person.api();
    expect(await shown(client)).toEqual(sees);
    for (const [name, id] of Object.entries(ids)) {
      const status = sees.includes(name as keyof typeof ids) ? 200 : 404;
      expect((await client.get(`/documents/${id}`)).status, name).toBe(status);
      expect((await client.get(`/documents/${id}/content`)).status, name).toBe(status);
    }
  });

  it('anyone who manages a department sees it as its head does', async () => {
    const manager = await world.managerOf('Kitchen');
    expect(await shown(await manager.api())).toEqual(['library', 'ofCook']);
  });

  it('another organization sees nothing', async () => {
    const stranger = await (await (await world.another()).executive()).api();
    expect(await shown(stranger)).toEqual([]);
    expect((await stranger.get(`/documents/${ids.library}`)).status).toBe(404);
  });
});

describe('filters', () => {
  it.each<[Record<string, string>, string[]]>([
    [{ owner_id: cook.id }, ['signedByWaiter', 'privateOfCook', 'ofCook']],
    [{ signer_id: waiter.id }, ['signedByWaiter']],
    [{ category: 'POLICY' }, ['library']],
    [{ signature_status: 'PENDING' }, ['signedByWaiter']],
    [{ signature_status: 'SIGNED' }, []],
    [{ is_company_library: 'true' }, ['library']],
    [{ is_company_library: 'false', tag: 'x' }, ['ofWaiter', 'ofCook']],
    [{ owner_id: 'nobody' }, []],
    [{ folder_id: 'fld_x' }, []],
  ])('%j', async (query, names) => {
    expect(await shown(api, query)).toEqual(names);
  });

  it('narrow and never widen', async () => {
    const own = await waiter.api();
    expect(await shown(own, { owner_id: cook.id })).toEqual(['signedByWaiter']);
    expect(await shown(await chef.api(), { signer_id: waiter.id })).toEqual([]);
  });

  it('in the app: by what one has done oneself as a signer, whatever the others have', async () => {
    const place = await world.another();
    const [writer, signer, other] = [await place.administrator(), await place.employee(), await place.employee()];
    const [office, own] = [await writer.app(), await signer.app()];
    const { data } = await office.post('/documents', { title: 'Rules', ...textFile() });
    const asked = { user_ids: [signer.id, other.id], signing_mode: 'PARALLEL' };
    expect((await office.post(`/documents/${String(data.id)}/signers`, asked)).status).toBe(200);
    const titles = async (own_signature: string) =>
      ((await own.get('/documents', { query: { own_signature } })).data as { title: string }[]).map(
        ({ title }) => title,
      );
    expect(await titles('PENDING')).toContain('Rules');
    expect((await own.post(`/documents/${String(data.id)}/sign`)).status).toBe(200);
    expect([await titles('PENDING'), await titles('SIGNED')]).toEqual([
      expect.not.arrayContaining(['Rules']),
      ['Rules'],
    ]);
    expect((await own.get('/documents', { query: { own_signature: 'X' } })).status).toBe(422);
  });

  it('422: one that is unknown, or of another type', async () => {
    expect((await api.get('/documents', { query: { title: 'x' } })).status).toBe(422);
    expect((await api.get('/documents', { query: { category: 'LETTER' } })).status).toBe(422);
    expect((await api.get('/documents', { query: { is_company_library: 'yes' } })).status).toBe(422);
  });
});

describe('pages', () => {
  it('hold each document once, newest first, for every role', async () => {
    for (const person of [admin, chef, cook, waiter]) {
      const client = await person.api();
      const all = await shown(client);
      const paged: string[] = [];
      let cursor: string | null = null;
      do {
        const query = { limit: '1', ...(cursor === null ? {} : { cursor }) };
        const { data, body } = await client.get('/documents', { query });
        paged.push(...data.map(({ id }: { id: string }) => id));
        cursor = body.meta.next_cursor;
      } while (cursor !== null);
      expect(paged.map((id) => Object.entries(ids).find(([, known]) => known === id)?.[0])).toEqual(all);
    }
  });

  it('422: a cursor with other filters', async () => {
    const { body } = await api.get('/documents', { query: { limit: '1' } });
    const query = { limit: '1', cursor: body.meta.next_cursor, tag: 'x' };
    expect((await api.get('/documents', { query })).status).toBe(422);
  });
});

describe('the view', () => {
  it('the list shows exactly what can be read one by one, in a world put together by chance', async () => {
    const other = await world.another();
    const boss = await other.executive();
    const owner = await boss.app();
    const people = [
      await other.departmentHeadOf('A'),
      await other.managerOf('B', { department: 'A' }),
      await other.employee({ department: 'A' }),
      await other.employee({ department: 'B' }),
      await other.employee(),
    ];
    const { data: template } = await owner.post('/documents', { title: 'x', ...textFile() });
    const { db } = installation.database;
    // Six bits each: whose it is, whether private or in the library, and who signs.
    for (let n = 0; n < 60; n++) {
      const id = other.newId('doc');
      const [ownerId, kind, signer] = [people[n % 5]!.id, n % 3, people[(n * 7 + 3) % 5]!.id];
      await sql`insert into documents (organization_id, id, title, category, owner_id, uploaded_by_id, file_key, is_private,
          is_company_library, tags, created_at, updated_at)
        select organization_id, ${id}, 'y', category, ${ownerId}, uploaded_by_id, file_key, ${kind === 1}, ${kind === 2}, tags,
          created_at, updated_at from documents where id = ${template.id}`.execute(db);
      if (n % 4 !== 0) continue;
      await sql`insert into document_signers (organization_id, id, document_id, user_id, signing_order, status)
        values (${other.organizationId}, ${other.newId('sgn')}, ${id}, ${signer}, 1, 'PENDING')`.execute(db);
    }
    const { data: all } = await owner.get('/documents', { query: { limit: '100' } });
    expect(all).toHaveLength(61);
    for (const person of people) {
      const client = await person.app();
      const { data } = await client.get('/documents', { query: { limit: '100' } });
      const listed = data.map(({ id }: { id: string }) => id);
      const readable: string[] = [];
      for (const { id } of all) if ((await client.get(`/documents/${id}`)).status === 200) readable.push(id);
      expect(listed).toEqual(readable);
      expect(listed.length).toBeGreaterThan(20);
      expect(listed.length).toBeLessThan(61);
    }
  });
});
