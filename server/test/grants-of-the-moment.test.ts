import { beforeAll, describe, expect, it, vi } from 'vitest';
import { sql } from '../src/db/sql.ts';
import { reportIn } from '../src/features/expenses/testing/claims.ts';
import { mergeOne } from '../src/features/people/departments/merges/carry-out.ts';
import type { PackageName } from '../src/kernel/packages.ts';
import { addDays, dayIn } from '../src/lib/days.ts';
import type { Client, Response } from './client.ts';
import { openHarness } from './harness.ts';
import { runLongWork } from './long-work.ts';
import { pdfOf, WireUpload } from './uploading.ts';
import type { Somebody } from './world.ts';

/** What someone was given ends while something goes on by it: nothing of that is done or shown from then on. */
const harness = await openHarness();
const { world, installation, server } = harness;
const { db } = installation.database;
const today = dayIn('America/Toronto', installation.clock.nowMs());
const monday = '2027-02-01';

const admin = await world.administrator();
const executive = await world.executive();
const cook = await world.employee({ department: 'Kitchen' });
const [kitchen, bar] = [await world.department('Kitchen'), await world.department('Bar')];

let app: Client;
let boss: Client;
let byCook: Client;
beforeAll(async () => {
  [app, boss, byCook] = await Promise.all([admin.app(), executive.app(), cook.app()]);
});

interface Held {
  readonly holder: Somebody;
  readonly client: Client;
  /** Takes it back, as whoever is in charge does. */
  readonly end: () => Promise<Response>;
}

/** Someone new who holds a package for the kitchen, by the operation that gives it. */
async function holding(name: PackageName): Promise<Held> {
  const holder = await world.employee({ department: 'Office' });
  const given = { user_id: holder.id, package: name, department_ids: [kitchen], starts_on: today, ends_on: null };
  const { data, status, text } = await boss.post('/access-grants', { ...given, reason: 'For a while.' });
  expect(status, text).toBe(201);
  return { holder, client: await holder.app(), end: () => boss.delete(`/access-grants/${String(data.id)}`) };
}

const approvedReport = () => reportIn('APPROVED', { person: byCook, decider: app, app });

describe('taken back while', () => {
  it('a token waits for events: what comes later is not told', async () => {
    const { holder, client, end } = await holding('EXPENSES_PAYING');
    const scopes = ['expenses:read', 'expenses:approve', 'access_grants:read'];
    const { data: made } = await client.post('/tokens', { name: 'Payments', scopes });
    const api = world.clientWith(made.token);
    const [told, untold] = [await approvedReport(), await approvedReport()];
    expect((await api.get('/events', { query: { types: 'expense_report.approved', limit: '100' } })).text).toContain(
      told.id,
    );
    const { body } = await api.get('/events', { query: { limit: '100' } });
    const waiting = api.get('/events', { query: { cursor: body.meta.next_cursor, wait: '20' } });
    const waits = async () => (await sql`select from event_waits`.execute(db)).rows.length;
    while ((await waits()) === 0) await new Promise((resolve) => setImmediate(resolve));
    await end();
    const { status, data } = await waiting;
    expect(status).toBe(200);
    // That it ended is one's own to know.
    expect(data.map(({ type }: { type: string }) => type)).toEqual(['access_grant.ended']);
    await app.post(`/expense-reports/${untold.id}/pay`, { payment_method: 'EFT' });
    expect((await api.get('/events', { query: { types: 'expense_report.paid' } })).data).toEqual([]);
    expect((await api.post(`/expense-reports/${told.id}/pay`, { payment_method: 'EFT' })).status).toBe(403);
    expect(holder.id).toBeDefined();
  });

  it('a file is on its way: it is judged anew at its end, and nothing is kept', async () => {
    const { holder, end } = await holding('LEAVE_KEEPING');
    const { data: type } = await app.post('/leave-types', { name: 'Vacation', annual_allowance: 20 });
    const days = { leave_type_id: type.id, start_date: '2027-03-01', end_date: '2027-03-02' };
    const { data: leave } = await byCook.post('/leaves', days);
    const path = `/leaves/${String(leave.id)}/attachments/upload?file_name=note.pdf`;
    const upload = await WireUpload.open(server, path, await world.session(holder.id));
    await upload.send(pdfOf(1_000_000));
    await end();
    expect((await upload.finish()).status).toBe(404);
    upload.request.destroy();
    expect((await app.get(`/leaves/${String(leave.id)}/attachments`)).data.attachments).toEqual([]);
  });

  it('a list is being written to a file: nothing of it is written', async () => {
    const { client, end } = await holding('EXPENSES_PAYING');
    const { data } = await client.post('/exports', { kind: 'expenses' });
    await end();
    await runLongWork(installation, data.id as string);
    const { rows } = await sql`
      select status, reason, state -> 'parts' as parts from long_work where id = ${data.id as string}`.execute(db);
    expect(rows).toEqual([{ status: 'FAILED', reason: 'author_not_allowed', parts: 0 }]);
  });

  it('a job locks timesheets in its name: none is locked', async () => {
    const { client, end } = await holding('PAYROLL_PREPARING');
    const hours = { clock_in: '2026-04-07T09:00:00-04:00', clock_out: '2026-04-07T17:00:00-04:00' };
    await byCook.post('/time-entries', hours);
    const [sheet] = (await byCook.get('/timesheets', { query: { user_id: cook.id } })).data as { id: string }[];
    await byCook.post(`/timesheets/${sheet!.id}/submit`);
    await app.post(`/timesheets/${sheet!.id}/approve`);
    const { data } = await app.get(`/timesheets/${sheet!.id}`);
    const asked = await client.post('/pay-periods/finalize', {
      period_start: data.period_start,
      period_end: data.period_end,
    });
    expect(asked.status, asked.text).toBeLessThan(300);
    await end();
    if (asked.status === 202) await runLongWork(installation, asked.data.id as string);
    expect((await app.get(`/timesheets/${sheet!.id}`)).data.status).toBe('APPROVED');
  });

  it.each([{}, { query: { dry_run: 'true' } }])('a change is tried or made %j: it is judged anew', async (options) => {
    const { client, end } = await holding('SCHEDULE_PLANNING');
    const share = installation.database.shares.of(world.organizationId);
    const begin = share.begin.bind(share);
    const spy = vi.spyOn(share, 'begin').mockImplementationOnce(async () => {
      spy.mockRestore();
      await end();
      // Longer than rights may be old.
      await new Promise((resolve) => setTimeout(resolve, 1100));
      return begin();
    });
    const shift = { user_id: cook.id, department_id: kitchen };
    const at = { starts_at: '2027-04-05T09:00:00-04:00', ends_at: '2027-04-05T17:00:00-04:00' };
    const answer = await client.post('/shifts', { ...shift, ...at }, options);
    expect(answer.status, answer.text).toBe(403);
    expect((await app.get('/schedule', { query: { week_start: '2027-04-05' } })).data.shifts).toEqual([]);
  });
});

describe('a proposal that waits', () => {
  let hour = 8;
  async function proposed(by: Client): Promise<string> {
    const at = (h: number) => `${monday}T${String(h).padStart(2, '0')}:00:00-05:00`;
    const shift = { user_id: cook.id, department_id: kitchen, starts_at: at(hour), ends_at: at(hour + 1) };
    hour += 1;
    expect((await by.post('/shifts', shift)).status).toBe(201);
    const week = { week_start: monday, department_id: kitchen };
    const { status, data, text } = await by.post('/shifts/publish', week, { query: { propose: 'true' } });
    expect(status, text).toBe(202);
    return data.id as string;
  }
  const idsIn = async (client: Client): Promise<string[]> =>
    ((await client.get('/inbox')).data.items as { id: string }[]).map(({ id }) => id);
  const accept = (client: Client, id: string) => client.post(`/proposals/${id}/accept`);

  it('409: who proposed it holds it no more', async () => {
    const planner = await holding('SCHEDULE_PLANNING');
    const id = await proposed(planner.client);
    await planner.end();
    expect(await accept(app, id)).toMatchObject({ status: 409, error: { details: { reason: 'refused' } } });
    // What they proposed is theirs to see and to withdraw.
    expect((await planner.client.post(`/proposals/${id}/withdraw`)).status).toBe(200);
  });

  it('404: who was to accept it holds it no more, and it is gone from an inbox that is open', async () => {
    const planner = await holding('SCHEDULE_PLANNING');
    const publisher = await holding('SCHEDULE_PUBLISHING');
    const id = await proposed(planner.client);
    expect(await idsIn(publisher.client)).toContain(id);
    await publisher.end();
    expect(await idsIn(publisher.client)).not.toContain(id);
    expect((await accept(publisher.client, id)).status).toBe(404);
    expect((await publisher.client.post(`/proposals/${id}/decline`)).status).toBe(404);
    expect((await accept(app, id)).status).toBe(200);
  });
});

describe('who moves out of the department', () => {
  it('is seen no more by who was given it there', async () => {
    const { client } = await holding('EXPENSES_PAYING');
    const mover = await world.employee({ department: 'Kitchen' });
    const { id } = await reportIn('APPROVED', { person: await mover.app(), decider: app, app });
    expect((await client.get(`/expense-reports/${id}`)).status).toBe(200);
    await app.patch(`/users/${mover.id}`, { department_id: bar });
    expect((await client.get(`/expense-reports/${id}`)).status).toBe(404);
    expect((await client.post(`/expense-reports/${id}/pay`, { payment_method: 'EFT' })).status).toBe(404);
  });

  it('goes with the department: a grant for one that became part of another opens nothing there, and the preview names it', async () => {
    const pastry = await world.department('Pastry');
    const holder = await world.employee({ department: 'Office' });
    await world.give(holder, { packages: ['EXPENSES_PAYING'], department_ids: [pastry] });
    const baker = await world.employee({ department: 'Pastry' });
    const { id } = await reportIn('APPROVED', { person: await baker.app(), decider: app, app });
    const client = await holder.app();
    expect((await client.get(`/expense-reports/${id}`)).status).toBe(200);
    const query = { effective_date: addDays(today, 1) };
    const preview = await app.get(`/departments/${pastry}/merge-preview`, { query });
    expect(preview.status, preview.text).toBe(200);
    const named = (preview.data.parts as { kind: string; first: { user_id: string | null }[] }[]).find(
      ({ kind }) => kind === 'ACCESS_GRANTS',
    );
    expect(named).toMatchObject({ count: 1, first: [{ user_id: holder.id }] });
    const merged = await app.post(`/departments/${pastry}/merge`, { into_id: bar, effective_date: today });
    expect(merged.status, merged.text).toBeLessThan(300);
    await mergeOne.run(installation, { organization_id: world.organizationId, department_id: pastry });
    expect((await app.get(`/users/${baker.id}`)).data.department_id).toBe(bar);
    expect((await client.get(`/expense-reports/${id}`)).status).toBe(404);
  });
});
