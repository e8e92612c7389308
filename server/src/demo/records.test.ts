import { expect, it } from 'vitest';
import { type Harness, openHarness } from '../../test/harness.ts';
import type { Row } from '../db/rows.ts';
import { sql } from '../db/sql.ts';
import { findOrganization } from '../features/organization/index.ts';
import { ensureDemo } from './index.ts';

const harnesses = [await openHarness({ hasDemo: true }), await openHarness()] as const;
const [{ installation: copied }] = harnesses;
const made = await findOrganization(copied.database.db, (await ensureDemo(copied)).organization_id);
// The copy may be of the day before: both are made at the same time of the calendar.
for (const { installation } of harnesses) {
  installation.clock.setOffset(Date.parse(String(made?.created_at)) - Date.now());
  await ensureDemo(installation);
}
const lists = ['training', 'certifications', 'assets', 'goals', 'custom-fields', 'benefits', 'compensation'] as const;

/** The records of so many people as the API shows them, without what differs from one demo to the next: ids and moments. */
async function recordsOfDemo(
  { installation, world }: Harness,
  peopleCount: number,
): Promise<Record<string, Record<string, unknown>[]>> {
  const { token, organization_id } = await ensureDemo(installation);
  const api = world.clientWith(token);
  const people = (
    await sql<
      Pick<Row<'users'>, 'id' | 'email'>
    >`select id, email from users where organization_id = ${organization_id} order by id limit ${peopleCount}`.execute(
      installation.database.db,
    )
  ).rows;
  const found: Record<string, Record<string, unknown>[]> = {};
  for (const list of lists) {
    for (const { id, email } of people) {
      const { data } = await api.get(`/users/${id}/${list}`, { query: { limit: '100' } });
      (found[list] ??= []).push(...data.map((record: object) => ({ email, ...withoutIds(record) })));
    }
  }
  return found;
}

const withoutIds = (record: object): Record<string, unknown> =>
  JSON.parse(
    JSON.stringify(record, (key, value: unknown) => (/^(id|.*_id|.*_at)$/.test(key) ? undefined : value)),
  ) as Record<string, unknown>;

it('gives everyone records, in every state there is, and the same each time', { timeout: 60_000 }, async () => {
  const demo = await recordsOfDemo(harnesses[0], 80);
  const statusesOf = (list: string) => [...new Set(demo[list]?.map(({ status }) => status))].sort();
  expect(statusesOf('training')).toEqual(['ASSIGNED', 'COMPLETED', 'IN_PROGRESS', 'OVERDUE']);
  expect(statusesOf('certifications')).toEqual(['EXPIRED', 'EXPIRING', 'VALID']);
  expect(statusesOf('assets')).toEqual(['ASSIGNED', 'AVAILABLE', 'LOST']);
  expect(statusesOf('goals')).toEqual(['CANCELLED', 'COMPLETED', 'IN_PROGRESS', 'NOT_STARTED']);
  expect(statusesOf('benefits')).toEqual(['ACTIVE', 'ENDED', 'PENDING']);
  expect(new Set(demo['compensation']?.map(({ email }) => email)).size).toBe(80);
  expect(demo['custom-fields']?.length).toBeGreaterThan(100);
  const again = await recordsOfDemo(harnesses[1], 10);
  for (const list of lists) {
    const emails = new Set(again[list]?.map(({ email }) => email));
    expect(again[list]).toEqual(demo[list]?.filter(({ email }) => emails.has(email)));
  }
});
