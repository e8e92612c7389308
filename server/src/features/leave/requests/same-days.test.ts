import { expect, it } from 'vitest';
import { openHarness } from '../../../../test/harness.ts';
import { insertRow } from '../../../db/rows.ts';
import { book, keepNoHolidays, monday, moveClockTo, office } from '../testing/office.ts';

const harness = await openHarness();
moveClockTo(harness, monday);
const { world, types, api, people } = await office(harness);
const { db } = harness.installation.database;
await keepNoHolidays(harness, world);

const week = { start_date: '2026-07-06', end_date: '2026-07-10' };
const app = await people.head.app();

interface Compared {
  readonly year: number;
  readonly requests: readonly {
    readonly id: string;
    readonly user: { readonly id: string };
    readonly leave_type: string | null;
    readonly last_year: { days: number; spans: { start_date: string }[]; had_these_days: boolean } | null;
    readonly can: readonly string[];
  }[];
}
const compare = async (client: { get: typeof app.get }, id: string): Promise<Compared> =>
  (await client.get(`/leaves/${id}/same-days`)).data as Compared;

/** Approved leave of the year before, from a Monday on. */
async function tookIn2025(userId: string, leave_type_id: string, days: readonly string[]): Promise<void> {
  const now = harness.installation.clock.now();
  const id = world.newId('lv');
  await insertRow('leave_requests', {
    organization_id: world.organizationId,
    id,
    user_id: userId,
    leave_type_id,
    status: 'APPROVED',
    start_date: days[0] ?? '',
    end_date: days.at(-1) ?? '',
    start_half: 'FULL_DAY',
    end_half: 'FULL_DAY',
    total_days: String(days.length),
    submitted_at: now,
    created_at: now,
    updated_at: now,
  }).execute(db);
  for (const date of days) {
    const row = { organization_id: world.organizationId, leave_request_id: id, user_id: userId, date };
    await insertRow('leave_request_days', { ...row, days: '1', hours: '8' }).execute(db);
  }
}

it('who asked first comes first, what was granted last, each with what they had the year before', async () => {
  await tookIn2025(people.cook.id, types.vacation, ['2025-07-08', '2025-07-09', '2025-07-10']);
  await tookIn2025(people.otherCook.id, types.vacation, ['2025-10-06', '2025-10-07']);
  await tookIn2025(people.otherCook.id, types.sick, ['2025-07-07']);
  await tookIn2025(people.otherCook.id, types.therapy, ['2025-07-08']);
  const granted = await book(api.chef, { leave_type_id: types.vacation, ...week });
  expect((await api.head.post(`/leaves/${granted.id}/approve`)).status).toBe(200);
  const first = await book(api.otherCook, { leave_type_id: types.vacation, ...week });
  moveClockTo(harness, monday + 3_600_000);
  const second = await book(api.cook, {
    leave_type_id: types.therapy,
    start_date: '2026-07-10',
    end_date: '2026-07-14',
  });
  await book(api.bartender, { leave_type_id: types.vacation, ...week });

  const { year, requests } = await compare(app, second.id);
  expect(year).toBe(2025);
  expect(requests.map(({ id }) => id)).toEqual([first.id, second.id, granted.id]);
  expect(requests.map(({ leave_type }) => leave_type)).toEqual(['Vacation', null, 'Vacation']);
  expect(requests.map(({ last_year }) => last_year)).toEqual([
    { days: 2, spans: [{ start_date: '2025-10-06', end_date: '2025-10-07' }], had_these_days: false },
    { days: 3, spans: [{ start_date: '2025-07-08', end_date: '2025-07-10' }], had_these_days: true },
    { days: 0, spans: [], had_these_days: false },
  ]);
  expect(requests[0]?.can).toEqual(expect.arrayContaining(['leaves.approve', 'leaves.reject']));
  const own = await compare(await people.cook.app(), second.id);
  expect(own.requests.map(({ id }) => id)).toEqual([second.id]);
});

it('404: out of view', async () => {
  const leave = await book(api.otherCook, {
    leave_type_id: types.unpaid,
    start_date: '2026-09-07',
    end_date: '2026-09-08',
  });
  expect((await (await people.barHead.app()).get(`/leaves/${leave.id}/same-days`)).status).toBe(404);
});
