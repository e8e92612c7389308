import { describe, expect, it } from 'vitest';
import { visit } from '../../test/demo.ts';
import { openHarness } from '../../test/harness.ts';
import type { Row } from '../db/rows.ts';
import { sql } from '../db/sql.ts';
import { addDays, dayIn } from '../lib/days.ts';
import { ensureDemo } from './index.ts';

const { installation, server, world } = await openHarness({ hasDemo: true });
const { token, people, password, organization_id } = await ensureDemo(installation);
const api = world.clientWith(token);
const valuesOf = (rows: Record<string, unknown>[], field: string): unknown[] =>
  [...new Set(rows.map((row) => row[field]))].sort();

describe('the demo', () => {
  it('has projects of every status, of departments and of the whole house, and clients', async () => {
    const { data: projects } = await api.get('/projects');
    expect(projects).toHaveLength(12);
    expect(valuesOf(projects, 'status')).toEqual(['ACTIVE', 'ARCHIVED', 'COMPLETED', 'ON_HOLD', 'PLANNED']);
    expect(valuesOf(projects, 'department_id').length).toBeGreaterThan(5);
    expect((await api.get('/clients')).data).toHaveLength(5);
    for (const project of projects) {
      const { data: tasks } = await api.get(`/projects/${String(project.id)}/tasks`);
      expect(tasks.length).toBeGreaterThan(1);
    }
  });

  it('has a rota: people, open shifts, and a week that is not published', async () => {
    const { data: next } = await api.get('/shifts', { query: { limit: '100' } });
    expect(next.length).toBeGreaterThan(50);
    const today = dayIn('America/Toronto', installation.clock.nowMs());
    const rows = (
      await sql<Row<'shifts'>>`select * from shifts where organization_id = ${organization_id}`.execute(
        installation.database.db,
      )
    ).rows;
    expect(valuesOf(rows, 'status')).toEqual(['CANCELLED', 'OPEN', 'SCHEDULED']);
    expect(valuesOf(rows, 'department_id')).toHaveLength(2);
    expect(valuesOf(rows, 'is_published')).toEqual([false, true]);
    // The days around today are planned, and so is what comes after, into the next month.
    const days = new Set(rows.map((row) => dayIn('America/Toronto', Date.parse(row.starts_at))));
    expect([-6, -1, 0, 1, 7, 27].filter((offset) => !days.has(addDays(today, offset)))).toEqual([]);
  });

  it('no one of it is in two places', async () => {
    const { rows } = await installation.database.pool.query(
      `select 1 from shifts one join shifts other
           on other.organization_id = one.organization_id and other.user_id = one.user_id and other.id > one.id
          and other.starts_at < one.ends_at and other.ends_at > one.starts_at`,
    );
    expect(rows).toEqual([]);
  });

  it('an Employee sees projects of their department and their own shifts', async () => {
    const cook = people.find(({ role }) => role === 'EMPLOYEE')!;
    const app = await visit(server, cook.email, password);
    const { data: projects } = await app.get('/projects');
    expect(projects.map(({ name }: { name: string }) => name)).toEqual([
      'Summer Menu',
      'Allergen Register',
      'Food Safety Certification',
      'General',
    ]);
    const { data: shifts } = await app.get('/shifts');
    expect(valuesOf(shifts, 'is_published')).toEqual([true]);
  });
});
