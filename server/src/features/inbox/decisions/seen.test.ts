import { beforeEach, describe, expect, it } from 'vitest';
import { openHarness } from '../../../../test/harness.ts';
import { sql } from '../../../db/sql.ts';
import { samples } from '../../expenses/testing/files.ts';
import { record } from '../../time/testing/workplace.ts';
import type { InboxItem } from '../items/record.ts';
import {
  askForLeave,
  askToCancel,
  claim,
  type Counter,
  counter,
  inboxOf,
  recordTime,
  submitSheet,
} from '../testing/counter.ts';
import type { Outcome } from './record.ts';

/** What is decided on is what was seen: across the kinds of request, in bulk and one by one. */
const harness = await openHarness();
const { db } = harness.installation.database;
let place: Counter;
let app: Counter['app'];

// A place for each: a person has one timesheet a period, and a balance that ends.
beforeEach(async () => {
  place = await counter(harness, { time_edit_clock_times: true });
  ({ app } = place);
});

const receipt = {
  file_name: 'taxi.png',
  mime_type: 'image/png',
  content: samples['image/png'],
};

interface Case {
  readonly kind: InboxItem['kind'];
  /** The get-one and what the decision is called there. */
  readonly path: string;
  readonly action: string;
  readonly ask: (here: Counter) => Promise<string>;
  /** By the person, while it waits. */
  readonly change: (here: Counter, id: string) => Promise<{ readonly status: number; readonly text: string }>;
}

const cases: readonly Case[] = [
  {
    kind: 'leave',
    path: '/leaves',
    action: 'approve',
    ask: (here) => askForLeave(here, 'cook'),
    change: async (here, id) => {
      const { start_date } = (await app.cook.get(`/leaves/${id}`)).data as { start_date: string };
      const end = new Date(Date.parse(start_date) + 2 * 86_400_000).toISOString().slice(0, 10);
      return here.app.cook.patch(`/leaves/${id}`, { end_date: end });
    },
  },
  {
    kind: 'leave_cancellation',
    path: '/leaves',
    action: 'cancel',
    ask: (here) => askToCancel(here, 'cook'),
    // Declined by one and asked for again: another wish.
    change: async (here, id) => {
      await here.app.executive.post(`/leaves/${id}/decline-cancellation`, { reason: 'Cover is booked' });
      return here.app.cook.post(`/leaves/${id}/cancel`, { reason: 'We move house' });
    },
  },
  {
    kind: 'time_entry',
    path: '/time-entries',
    action: 'approve',
    ask: (here) => recordTime(here, 'cook'),
    change: (here, id) => here.app.cook.patch(`/time-entries/${id}`, { break_minutes: 15 }),
  },
  {
    kind: 'timesheet',
    path: '/timesheets',
    action: 'approve',
    ask: (here) => submitSheet(here, 'cook'),
    change: async (here, id) => {
      const sheet = (await here.app.cook.get(`/timesheets/${id}`)).data as { period_start: string };
      const start = Date.parse(`${sheet.period_start}T01:00:00-05:00`);
      const times = [start, start + 2 * 3_600_000].map((ms) => new Date(ms).toISOString());
      return here.app.cook.post('/time-entries', { clock_in: times[0], clock_out: times[1] });
    },
  },
  {
    kind: 'expense_report',
    path: '/expense-reports',
    action: 'approve',
    ask: (here) => claim(here, 'cook'),
    change: (here, id) => here.app.cook.post(`/expense-reports/${id}/receipts`, receipt),
  },
];

async function itemOf(kind: InboxItem['kind'], id: string): Promise<InboxItem> {
  const item = (await inboxOf(app.head, { kind })).items.find((one) => one.id === id);
  if (!item) throw new Error(`${id} is not in the inbox.`);
  return item;
}

async function decide(item: { kind: string; id: string; version: string | null }): Promise<Outcome> {
  const decision = { kind: item.kind, id: item.id, verdict: 'approve', version: item.version };
  const { status, text, data } = await app.head.post('/decisions', { decisions: [decision] });
  expect(status, text).toBe(200);
  return (data.outcomes as Outcome[])[0]!;
}

describe.each(cases)('a decision on a $kind', ({ kind, path, action, ask, change }) => {
  it('409 changed_since once it has changed, with what it is now; 200 with that version', async () => {
    const id = await ask(place);
    const seen = await itemOf(kind, id);
    expect(seen.version).toBe((await app.head.get(`${path}/${id}`)).headers['etag']);
    const changed = await change(place, id);
    expect(changed.status, changed.text).toBeLessThan(300);
    const refused = await decide(seen);
    expect(refused).toMatchObject({ status: 409, data: null, error: { details: { reason: 'changed_since' } } });
    const now = await itemOf(kind, id);
    expect(refused.error?.details['now']).toEqual(now);
    expect(now.version).not.toBe(seen.version);
    expect(await decide(now)).toMatchObject({ status: 200 });
  });

  it('412 for the operation alone; 200 with the version that the app shows beside the record', async () => {
    const id = await ask(place);
    const { data: seen } = await app.head.get(`${path}/${id}`);
    expect(seen.version).toBe((await itemOf(kind, id)).version);
    // Whatever is included beside it.
    const beside = await app.head.get(`${path}/${id}`, { query: { include: 'user' } });
    if (beside.status === 200) expect(beside.data.version).toBe(seen.version);
    await change(place, id);
    const approve = (version: string) =>
      app.head.post(`${path}/${id}/${action}`, {}, { headers: { 'if-match': version } });
    expect((await approve(seen.version as string)).status).toBe(412);
    const { data: now } = await app.head.get(`${path}/${id}`);
    expect((await approve(now.version as string)).status).toBe(200);
  });

  it('the rows of the list carry the version of the get-one', async () => {
    const id = await ask(place);
    const window = kind === 'time_entry' ? { start_date: '2026-02-01', end_date: '2026-03-31' } : {};
    const rows = (await app.head.get(path, { query: { limit: '100', ...window } })).data as {
      id: string;
      version: string;
    }[];
    const { headers } = await app.head.get(`${path}/${id}`);
    expect(rows.find((row) => row.id === id)?.version).toBe(headers['etag']);
  });

  it('200 without a version: whatever it is', async () => {
    const id = await ask(place);
    await change(place, id);
    const { data } = await app.head.post('/decisions', { decisions: [{ kind, id, verdict: 'approve' }] });
    expect((data.outcomes as Outcome[])[0]).toMatchObject({ status: 200 });
  });
});

describe('what was seen', () => {
  it('what someone else decided is told as that, not as a change', async () => {
    const seen = await itemOf('leave', await askForLeave(place, 'cook'));
    await app.admin.post(`/leaves/${seen.id}/reject`, { reason: 'No' });
    expect(await decide(seen)).toMatchObject({
      status: 409,
      error: { details: { reason: 'state' } },
      meanwhile: { status: 'REJECTED' },
    });
  });

  it('the calendar shows the version of a leave that can be decided on', async () => {
    const id = await askForLeave(place, 'cook');
    const { data: leave, headers } = await app.head.get(`/leaves/${id}`);
    const query = { start_date: leave.start_date as string, end_date: leave.end_date as string };
    const { leaves } = (await app.head.get('/calendar', { query })).data as {
      leaves: { id: string; version: string }[];
    };
    expect(leaves.find((one) => one.id === id)?.version).toBe(headers['etag']);
  });

  it('422: a version that is none', async () => {
    const id = await askForLeave(place, 'cook');
    const { status, error } = await app.head.post('/decisions', {
      decisions: [{ kind: 'leave', id, verdict: 'approve', version: 'newest' }],
    });
    expect([status, error.details.field]).toEqual([422, 'decisions.0.version']);
  });

  it('of a change and a decision at the same time, the decision is on what was seen or on nothing', async () => {
    for (let round = 0; round < 8; round++) {
      const seen = await itemOf('leave', await askForLeave(place, 'cook'));
      const { start_date } = (await app.cook.get(`/leaves/${seen.id}`)).data as { start_date: string };
      const end = new Date(Date.parse(start_date) + 2 * 86_400_000).toISOString().slice(0, 10);
      const [outcome] = await Promise.all([decide(seen), app.cook.patch(`/leaves/${seen.id}`, { end_date: end })]);
      const { data } = await app.cook.get(`/leaves/${seen.id}`);
      if (outcome.status === 200) expect([data.status, data.total_days]).toEqual(['APPROVED', 1]);
      else expect([outcome.status, data.status]).toEqual([409, 'PENDING']);
    }
  });
});

describe('a submitted timesheet', () => {
  const sheetOf = async (id: string) => (await app.head.get(`/timesheets/${id}`)).data as Record<string, unknown>;

  it('says that its hours have changed, and what was submitted; not once it is submitted again', async () => {
    const id = await submitSheet(place, 'cook');
    const before = await sheetOf(id);
    expect(before).toMatchObject({ changed_since_submitted: false, submitted_minutes: before['total_minutes'] });
    expect(await itemOf('timesheet', id)).toMatchObject({ has_changed: false, submitted_minutes: null });
    await cases[3]!.change(place, id);
    const now = { changed_since_submitted: true, submitted_minutes: before['total_minutes'] };
    expect(await sheetOf(id)).toMatchObject(now);
    expect(await itemOf('timesheet', id)).toMatchObject({
      has_changed: true,
      submitted_minutes: now.submitted_minutes,
    });
    await app.head.post(`/timesheets/${id}/reject`, { reason: 'Please look again' });
    await app.cook.post(`/timesheets/${id}/submit`);
    expect(await sheetOf(id)).toMatchObject({ changed_since_submitted: false });
    await app.head.post(`/timesheets/${id}/approve`);
  });

  it('another entry in the place of one is another timesheet, though the totals agree', async () => {
    const id = await submitSheet(place, 'bartender');
    const headOf = await app.admin.get(`/timesheets/${id}`);
    const { rows } = await sql<{ id: string; clock_in: string; clock_out: string }>`
      select e.id, e.clock_in, e.clock_out from time_entries e join timesheets t on t.user_id = e.user_id
       where t.id = ${id} and e.status = 'ACTIVE' and e.work_date between t.period_start and t.period_end`.execute(db);
    const [entry] = rows;
    expect((await app.bartender.delete(`/time-entries/${entry!.id}`)).status).toBeLessThan(300);
    await record(app.bartender, { clock_in: entry!.clock_in, clock_out: entry!.clock_out });
    const after = await app.admin.get(`/timesheets/${id}`);
    expect(after.data.total_minutes).toBe(headOf.data.total_minutes);
    expect(after.data.changed_since_submitted).toBe(true);
    expect(after.headers['etag']).not.toBe(headOf.headers['etag']);
    const decision = { kind: 'timesheet', id, verdict: 'approve', version: headOf.headers['etag'] };
    const { data } = await app.admin.post('/decisions', { decisions: [decision] });
    expect((data.outcomes as Outcome[])[0]).toMatchObject({
      status: 409,
      error: { details: { reason: 'changed_since' } },
    });
  });
});
