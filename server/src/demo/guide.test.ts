import { expect, it } from 'vitest';
import { advance } from '../../test/advance.ts';
import type { Client } from '../../test/client.ts';
import { visit } from '../../test/demo.ts';
import { openHarness } from '../../test/harness.ts';
import { addDays } from '../lib/days.ts';
import { ensureDemo } from './index.ts';

const { installation, server, world } = await openHarness({ hasDemo: true });
const { token, people, password } = await ensureDemo(installation);
const cook = people.find(({ role }) => role === 'EMPLOYEE')!;
const app = await visit(server, cook.email, password);
const api = world.clientWith(token);

type Shown = Record<string, unknown>;

const listOf = async (client: Client, path: string, query: Record<string, string> = {}): Promise<Shown[]> =>
  (await client.get(path, { query: { limit: '100', ...query } })).data as Shown[];
const own = (path: string): Promise<Shown[]> => listOf(app, path);
const states = (rows: readonly Shown[], field = 'status'): unknown[] =>
  [...new Set(rows.map((row) => row[field]))].sort();

const signingOf = ({ signature_status: status, signature_deadline: deadline }: Shown): unknown =>
  status === 'PENDING' && typeof deadline === 'string' && deadline < installation.clock.now() ? 'EXPIRED' : status;

/** What each screen of an Employee can show, as the Employee whom the banner names sees it. */
const screens: Readonly<Record<string, () => Promise<{ readonly shown: unknown[]; readonly states: unknown[] }>>> = {
  'My time, entries': async () => ({
    shown: states(await own('/time-entries'), 'approval_status'),
    states: ['APPROVED', 'PENDING', 'REJECTED'],
  }),
  'My time, timesheets': async () => ({
    shown: states(await own('/timesheets')),
    states: ['APPROVED', 'FINALIZED', 'OPEN', 'REJECTED', 'SIGNED', 'SUBMITTED'],
  }),
  'My schedule': async () => ({
    shown: states(await listOf(app, '/shifts', { user_id: cook.id }), 'is_published'),
    states: [true],
  }),
  'Time off': async () => ({
    shown: states(await listOf(app, '/leaves', { user_id: cook.id })),
    states: ['APPROVED', 'CANCELLED', 'PENDING', 'REJECTED'],
  }),
  Expenses: async () => ({
    shown: states(await own('/expense-reports')),
    states: ['APPROVED', 'DRAFT', 'PAID', 'PENDING_APPROVAL', 'REJECTED', 'SUBMITTED'],
  }),
  Documents: async () => ({
    shown: [...new Set((await own('/documents')).map(signingOf))].filter((state) => state !== null).sort(),
    states: ['DECLINED', 'EXPIRED', 'PENDING', 'SIGNED'],
  }),
  Training: async () => ({
    shown: states(await own(`/users/${cook.id}/training`)),
    states: ['ASSIGNED', 'COMPLETED', 'IN_PROGRESS', 'OVERDUE'],
  }),
  Certificates: async () => ({
    shown: states(await own(`/users/${cook.id}/certifications`)),
    states: ['EXPIRED', 'EXPIRING', 'VALID'],
  }),
  Equipment: async () => ({
    shown: states(await own(`/users/${cook.id}/assets`)),
    states: ['ASSIGNED', 'AVAILABLE', 'LOST'],
  }),
  Goals: async () => ({
    shown: states(await own(`/users/${cook.id}/goals`)),
    states: ['CANCELLED', 'COMPLETED', 'IN_PROGRESS', 'NOT_STARTED'],
  }),
  // Shown to those who administer them.
  Benefits: async () => ({
    shown: states(await listOf(api, `/users/${cook.id}/benefits`)),
    states: ['ACTIVE', 'ENDED', 'PENDING'],
  }),
  Pay: async () => ({
    shown: states(await listOf(api, `/users/${cook.id}/compensation`), 'reason'),
    states: ['Hired', 'Yearly review'],
  }),
  Checklists: async () => ({
    shown: states((await own('/onboarding')).flatMap(({ tasks }) => tasks as Shown[])),
    states: ['COMPLETED', 'PENDING', 'SKIPPED'],
  }),
  Announcements: async () => ({
    shown: states(
      (await own('/announcements/mine')).map(({ read_at }) => ({ isRead: read_at !== null })),
      'isRead',
    ),
    states: [false, true],
  }),
  Notifications: async () => ({
    shown: states(
      (await own('/notifications')).map(({ read_at }) => ({ isRead: read_at !== null })),
      'isRead',
    ),
    states: [false, true],
  }),
};

it.each(Object.keys(screens))('the printed Employee has %s in every state', async (screen) => {
  const { shown, states: expected } = await screens[screen]!();
  expect(shown).toEqual(expected);
});

it('the printed Employee has expenses with and without receipts, something in the inbox, and was looked at', async () => {
  const receipts = (await own('/expense-reports')).map((report) => (report['receipts'] as unknown[]).length > 0);
  expect(new Set(receipts)).toEqual(new Set([false, true]));
  expect(((await app.get('/inbox/count')).data as { total: number }).total).toBeGreaterThan(0);
  expect((await own('/my-access-log')).length).toBeGreaterThan(0);
});

it('the printed Employee has an open timesheet on the first day of a pay period too', async () => {
  const later = await openHarness();
  const { rows } = await installation.database.pool.query<{ end: string }>(
    'select max(period_end) as end from timesheets',
  );
  const first = addDays(rows[0]!.end, 1);
  await advance(later.installation, Date.parse(`${first}T12:00:00Z`) - later.installation.clock.nowMs());
  await ensureDemo(later.installation);
  const sheets = await later.installation.database.pool.query<{ status: string }>(
    `select status from timesheets where user_id = (select id from users where email = $1) order by period_start desc`,
    [cook.email],
  );
  expect(sheets.rows.map(({ status }) => status)).toEqual([
    'OPEN',
    'SUBMITTED',
    'REJECTED',
    'APPROVED',
    'FINALIZED',
    'SIGNED',
  ]);
}, 180_000);
