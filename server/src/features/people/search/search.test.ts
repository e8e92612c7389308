import pg from 'pg';
import { describe, expect, inject, it } from 'vitest';
import type { Client } from '../../../../test/client.ts';
import { inDatabase } from '../../../../test/database.ts';
import { openHarness } from '../../../../test/harness.ts';
import { testDatabaseName } from '../../../../test/new-database.ts';
import { readArchivedMigrations } from '../../../db/migration-files.ts';

const { world: first } = await openHarness();

const namesFound = async (client: Client, q: string, more: Record<string, string> = {}): Promise<string[]> => {
  const { status, data } = await client.get('/search', { query: { q, ...more } });
  expect(status).toBe(200);
  return data.people.map(
    (person: { first_name: string; last_name: string }) => `${person.first_name} ${person.last_name}`,
  );
};

describe('GET /search', () => {
  it('200: by the beginnings of words of name, address and job title, whatever the accents and the case', async () => {
    const world = await first.another();
    const admin = await world.administrator({ first_name: 'Root', last_name: 'Admin', email: 'root@a.example' });
    await world.employee({
      first_name: 'Kofi',
      last_name: 'Fernández',
      email: 'k.fern@b.example',
      job_title: 'Sous-chef',
    });
    await world.employee({ first_name: 'Łucja', last_name: "O'Brien", email: 'lob@b.example', preferred_name: 'Lulu' });
    const app = await admin.app();
    for (const q of [
      'kofi',
      'KOF',
      'fernandez',
      'Fernán',
      'kofi fer',
      'fer kofi',
      'chef',
      'k.fern',
      'k.fern@b.example',
    ]) {
      expect(await namesFound(app, q), q).toEqual(['Kofi Fernández']);
    }
    for (const q of ['lulu', 'łuc', 'lucja', 'brien', "o'brien"]) {
      expect(await namesFound(app, q), q).toEqual(["Łucja O'Brien"]);
    }
    for (const q of ['ofi', 'kofi brien', 'example', '%', '_', '...', 'b.example']) {
      expect(await namesFound(app, q), q).toEqual([]);
    }
  });

  it('200: names in any letters in a database whose locale knows only those of ASCII, older ones too', async () => {
    const { connection } = inject('template');
    const name = testDatabaseName('locale_c');
    const admin = new pg.Client(connection);
    await admin.connect();
    await admin.query(`create database ${name} template template0 locale_provider libc locale 'C'`);
    await admin.end();
    const { world, installation } = await openHarness({ connection: inDatabase(connection, name) });
    await world.employee({ first_name: 'Łucja', last_name: 'Ольгина' });
    const app = await (await world.administrator()).app();
    const { pool } = installation.database;
    await pool.query('delete from user_search_words');
    expect(await namesFound(app, 'łuc')).toEqual([]);
    await pool.query((await readArchivedMigrations()).find((one) => one.name.startsWith('0056'))?.steps[0]?.sql ?? '');
    for (const q of ['łuc', 'lucja', 'ольг', 'ОЛЬ']) expect(await namesFound(app, q), q).toEqual(['Łucja Ольгина']);
  });

  it('200: follows a change of name at once, and forgets the old one', async () => {
    const world = await first.another();
    const admin = await world.administrator();
    const ada = await world.employee({ first_name: 'Ada', last_name: 'Byron' });
    const app = await admin.app();
    await app.patch(`/users/${ada.id}`, { last_name: 'Lovelace' });
    expect(await namesFound(app, 'lovel')).toEqual(['Ada Lovelace']);
    expect(await namesFound(app, 'byron')).toEqual([]);
  });

  it('200: no one outside the directory of the person who asks, nor of another organization', async () => {
    const world = await first.another();
    const cook = await world.employee({ first_name: 'Solo', last_name: 'Cook', department: 'Kitchen' });
    await world.employee({ first_name: 'Solo', last_name: 'Barman', department: 'Bar' });
    await (await first.another()).employee({ first_name: 'Solo', last_name: 'Stranger' });
    const head = await world.departmentHeadOf('Kitchen');
    expect(await namesFound(await cook.app(), 'solo')).toEqual(['Solo Cook']);
    expect(await namesFound(await head.app(), 'solo')).toEqual(['Solo Cook']);
    expect(await namesFound(await (await world.administrator()).app(), 'solo')).toEqual(['Solo Barman', 'Solo Cook']);
  });

  it('200: at most ten, those who left last or not at all, and no row in the audit log', async () => {
    const world = await first.another();
    const admin = await world.administrator();
    for (let n = 0; n < 12; n++)
      await world.employee({ first_name: 'Same', last_name: `Name${String(n).padStart(2, '0')}` });
    await world.employee({
      first_name: 'Gone',
      last_name: 'Same',
      is_active: false,
      deactivated_at: '2026-01-01T00:00:00Z',
    });
    const app = await admin.app();
    expect(await namesFound(app, 'same')).toHaveLength(10);
    expect(await namesFound(app, 'gone')).toEqual(['Gone Same']);
    expect(await namesFound(app, 'gone', { status: 'active' })).toEqual([]);
    expect(await world.audit()).toEqual([]);
  });

  it.each([{}, { q: '' }, { q: 'a', status: 'gone' }, { q: 'x'.repeat(101) }])('422: %o', async (query) => {
    const { status } = await (await (await first.administrator()).app()).get('/search', { query });
    expect(status).toBe(422);
  });
});

describe('GET /users in the app', () => {
  it('200: q, sort and total; every person once through the pages of each order', async () => {
    const world = await first.another();
    const admin = await world.administrator({
      first_name: 'Zed',
      last_name: 'Admin',
      employment_start_date: '2020-01-01',
    });
    await world.employee({
      first_name: 'Émile',
      last_name: 'A',
      department: 'Kitchen',
      employment_start_date: '2024-05-01',
    });
    await world.employee({ first_name: 'bob', last_name: 'B', department: 'Bar' });
    await world.employee({
      first_name: 'Carla',
      last_name: 'C',
      department: 'Kitchen',
      employment_start_date: '2022-05-01',
    });
    const app = await admin.app();
    const walk = async (sort: string): Promise<string[]> => {
      const names: string[] = [];
      let cursor: string | null = null;
      do {
        const query: Record<string, string> = {
          limit: '1',
          sort,
          tiers: 'directory,employment',
          total: 'true',
          ...(cursor !== null && { cursor }),
        };
        const { data, body } = await app.get('/users', { query });
        expect(body.meta.total).toBe(4);
        expect(data[0]).not.toHaveProperty('sort_key');
        names.push(data[0].first_name);
        cursor = body.meta.next_cursor;
      } while (cursor !== null);
      return names;
    };
    expect(await walk('name')).toEqual(['bob', 'Carla', 'Émile', 'Zed']);
    expect(await walk('-name')).toEqual(['Zed', 'Émile', 'Carla', 'bob']);
    expect(await walk('start_date')).toEqual(['Zed', 'Carla', 'Émile', 'bob']);
    expect(await walk('-start_date')).toEqual(['Émile', 'Carla', 'Zed', 'bob']);
    expect((await walk('department')).at(0)).toBe('bob');
    expect((await walk('-department')).at(-1)).toBe('Zed');
    const { data } = await app.get('/users', { query: { q: 'emile' } });
    expect(data).toHaveLength(1);
  });

  it('a look at the list is no export; the file is one', async () => {
    const world = await first.another();
    const admin = await world.administrator({ first_name: '=cmd', last_name: 'A "B"' });
    const app = await admin.app();
    await app.get('/users');
    expect(await world.audit()).toEqual([]);
    const file = await app.get('/users/export', { query: { sort: 'name' } });
    expect(file.status).toBe(200);
    expect((await world.audit()).map(({ action, record_count }) => [action, record_count])).toEqual([
      ['users.export', 1],
    ]);
  });

  it('422: an order by what the role does not see, and the words of the app with a token', async () => {
    const world = await first.another();
    const cook = await world.employee();
    expect((await (await cook.app()).get('/users', { query: { sort: 'start_date' } })).status).toBe(422);
    expect((await (await cook.api()).get('/users', { query: { q: 'a' } })).status).toBe(422);
  });
});
