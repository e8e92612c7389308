import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { visit } from '../../test/demo.ts';
import { openHarness } from '../../test/harness.ts';
import type { Row } from '../db/rows.ts';
import { sql } from '../db/sql.ts';
import type { InboxCounts } from '../features/inbox/items/record.ts';
import { castOf } from './cast.ts';
import { Random } from './demo.ts';
import { demoForStart, ensureDemo } from './index.ts';

const { installation, world, dataDir, server } = await openHarness();
const { db } = installation.database;
const demoAtStart = await demoForStart(installation);
await ensureDemo(installation);

describe('the demo', () => {
  it('is not forced on an installation that has an organization', () => {
    expect(demoAtStart).toBeNull();
  });

  it('has eight departments with heads, managers who are in charge, and people of every role, some of whom have left', async () => {
    const { organization_id } = await ensureDemo(installation);
    const people = (await sql<Row<'users'>>`select * from users where organization_id = ${organization_id}`.execute(db))
      .rows;
    expect(people).toHaveLength(80);
    const count = (role: string): number => people.filter((person) => person.role === role).length;
    expect([count('EXECUTIVE'), count('ADMINISTRATOR'), count('DEPARTMENT_HEAD')]).toEqual([2, 3, 8]);
    expect(people.filter((person) => person.manager_id === null)).toHaveLength(1);
    expect(people.filter((person) => !person.is_active).length).toBeGreaterThan(2);
    expect(people.some((person) => person.offboarded_at !== null)).toBe(true);
    expect(people.every((person) => /^[a-z.-]+@saffronpine\.example$/.test(person.email))).toBe(true);
    const { rows: departments } = await sql<{ department_id: string; id: string }>`
      select head.department_id, d.id from departments d join users head on head.id = d.head_id
       where d.organization_id = ${organization_id}`.execute(db);
    expect(departments).toHaveLength(8);
    expect(departments.every((department) => department.department_id === department.id)).toBe(true);
  });

  it('shows government ids that open, to the token it gives, and e-mails nobody', async () => {
    const demo = await ensureDemo(installation);
    const api = world.clientWith(demo.token);
    const { data } = await api.get('/users', { query: { limit: '1' } });
    expect(data[0]).toMatchObject({ tax_id: 'DEMO-TAX-0001', home_address: { city: 'Toronto' } });
    const { rows } = await installation.database.pool.query('select 1 from graphile_worker.jobs');
    expect(rows).toEqual([]);
  });

  it('lets one person of each role in with the same password', async () => {
    const { people, password } = await ensureDemo(installation);
    expect(people.map(({ role }) => role)).toEqual(['EXECUTIVE', 'ADMINISTRATOR', 'DEPARTMENT_HEAD', 'EMPLOYEE']);
    for (const { email } of people) {
      expect((await (await visit(server, email, password)).get('/me')).status).toBe(200);
    }
  });

  it('lets everyone in who works there', async () => {
    const { organization_id } = await ensureDemo(installation);
    const { rows } = await sql<{ email: string }>`
      select users.email from users
        left join user_credentials c on c.organization_id = users.organization_id and c.user_id = users.id
       where users.organization_id = ${organization_id} and users.is_active and c.user_id is null`.execute(db);
    expect(rows).toEqual([]);
  });

  it('something waits for one person of each role, and each was told of something', async () => {
    const { people, password } = await ensureDemo(installation);
    for (const { email, role } of people) {
      const app = await visit(server, email, password);
      const { total } = (await app.get('/inbox/count')).data;
      const { data: told } = await app.get('/notifications');
      expect([role, total > 0, told.length > 0]).toEqual([role, true, true]);
    }
  });

  it('the Department Head has requests of several kinds to decide on', async () => {
    const { people, password } = await ensureDemo(installation);
    const head = people.find(({ role }) => role === 'DEPARTMENT_HEAD');
    const app = await visit(server, head?.email ?? '', password);
    const counts = (await app.get('/inbox')).data.counts as InboxCounts;
    expect(counts.leave).toBeGreaterThan(0);
    expect(counts.time_entry + counts.timesheet).toBeGreaterThan(0);
    expect(counts.expense_report).toBeGreaterThan(0);
  });

  it('no longer shows a password that was changed or a person who left', async () => {
    const before = await ensureDemo(installation);
    const [executive, administrator] = before.people;
    await sql`update users set is_active = ${false} where id = ${administrator?.id ?? ''}`.execute(db);
    await sql`update user_credentials set changed_at = ${'2020-01-01T00:00:00.000Z'} where user_id = ${executive?.id ?? ''}`.execute(
      db,
    );
    const after = await ensureDemo(installation);
    expect(after.people.map(({ role }) => role)).toEqual(['DEPARTMENT_HEAD', 'EMPLOYEE']);
    expect(after.token).toBe(before.token);
  });

  it('409: says so when it is there but its credentials are gone', async () => {
    rmSync(join(dataDir, 'demo.json'));
    await expect(ensureDemo(installation)).rejects.toMatchObject({ code: 'CONFLICT' });
  });

  it('is the same each time', () => {
    const peopleBy = (seed: number) => castOf(new Random(seed), '2026-03-19');
    expect(peopleBy(1)).toEqual(peopleBy(1));
    expect(peopleBy(1)).not.toEqual(peopleBy(2));
  });
});
