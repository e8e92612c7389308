import { beforeAll, describe, expect, it } from 'vitest';
import type { Client, Response } from '../../../test/client.ts';
import { openHarness } from '../../../test/harness.ts';
import { addDays, dayIn } from '../../lib/days.ts';

const { world, installation } = await openHarness();
const today = dayIn('America/Toronto', installation.clock.nowMs());

const admin = await world.administrator();
const keeper = await world.employee({ department: 'Kitchen' });
const everywhere = await world.employee();
const cook = await world.employee({ department: 'Kitchen' });
const waiter = await world.employee({ department: 'Bar' });
const kitchen = await world.department('Kitchen');
const packages = ['LEAVE_KEEPING'] as const;

let byAdmin: Client;
let byKeeper: Client;
let byEverywhere: Client;
let vacation: string;
let illness: string;

/** What was made, or what was refused. */
// oxlint-disable-next-line typescript/no-explicit-any -- a test reads whatever came back and asserts on it
async function made(answer: Promise<Response>): Promise<any> {
  const { data, status, text } = await answer;
  if (status >= 300) throw new Error(text);
  return data;
}

beforeAll(async () => {
  await world.give(keeper, { packages, department_ids: [kitchen] });
  await world.give(everywhere, { packages });
  [byAdmin, byKeeper, byEverywhere] = await Promise.all([admin.app(), keeper.app(), everywhere.app()]);
  vacation = (await made(byAdmin.post('/leave-types', { name: 'Vacation', annual_allowance: 20 }))).id;
  illness = (await made(byAdmin.post('/leave-types', { name: 'Care', annual_allowance: 10, is_private: true }))).id;
});

const booking = (user: { id: string }, leave_type_id: string, week: number) => {
  const monday = addDays('2027-01-04', 7 * week);
  return { user_id: user.id, leave_type_id, start_date: monday, end_date: monday };
};
const adjustment = (user: { id: string }) => ({
  user_id: user.id,
  leave_type_id: vacation,
  amount: 2,
  reason: 'Agreed.',
});

const refusal = ({ status, error }: Response) => ({
  status,
  reason: error?.details?.reason,
  field: error?.details?.field,
});
const idsOf = ({ data }: Response): string[] => (data as { id: string }[]).map(({ id }) => id);

describe('who keeps leave', () => {
  it('books for others of the department, changes and cancels what was booked; decides on nothing', async () => {
    const leave = await made(byKeeper.post('/leaves', booking(cook, vacation, 0)));
    expect(leave).toMatchObject({ user_id: cook.id, status: 'PENDING', leave_type_id: vacation });
    expect((await byKeeper.patch(`/leaves/${leave.id}`, { reason: 'By phone.' })).data.reason).toBe('By phone.');
    expect(await byKeeper.post(`/leaves/${leave.id}/approve`)).toMatchObject({ status: 403 });
    await made(byAdmin.post(`/leaves/${leave.id}/approve`));
    const shown = (await byKeeper.get(`/leaves/${leave.id}`)).data;
    expect(shown.can).toContain('leaves.cancel');
    expect(shown.can).not.toContain('leaves.reject');
    expect((await made(byKeeper.post(`/leaves/${leave.id}/cancel`))).status).toBe('CANCELLED');
    // What waits for a decision waits for those who decide.
    await made(byAdmin.post('/leaves', booking(cook, vacation, 1)));
    expect((await byKeeper.get('/inbox')).data.items).toEqual([]);
  });

  it('sees every type, by name: of the department alone', async () => {
    const inside = await made(byAdmin.post('/leaves', booking(cook, illness, 2)));
    const outside = await made(byAdmin.post('/leaves', booking(waiter, illness, 2)));
    expect((await byKeeper.get(`/leaves/${inside.id}`)).data.leave_type.name).toBe('Care');
    expect((await byKeeper.get(`/leaves/${outside.id}`)).status).toBe(404);
    const ofType = { leave_type_id: illness };
    expect(idsOf(await byKeeper.get('/leaves', { query: ofType }))).toEqual([inside.id]);
    expect(idsOf(await byEverywhere.get('/leaves', { query: ofType })).toSorted()).toEqual(
      [inside.id, outside.id].toSorted(),
    );
    const since = { ...ofType, updated_since: '2020-01-01T00:00:00Z' };
    expect(idsOf(await byKeeper.get('/leaves', { query: since }))).toEqual([inside.id]);
    expect(idsOf(await (await cook.app()).get('/leaves', { query: { user_id: waiter.id } }))).toEqual([]);
    // In the calendar of others it stays as it was.
    const colleague = await (await world.departmentHeadOf('Kitchen')).app();
    expect((await colleague.get(`/leaves/${inside.id}`)).data.leave_type.name).toBe('Private');
  });

  it('reads balances of the department, and corrects them for others', async () => {
    const listed = (await byKeeper.get('/leave-balances/people')).data as { user_id: string; can: string[] }[];
    expect(listed.map((one) => one.user_id).toSorted()).toEqual(
      expect.arrayContaining([keeper.id, cook.id].toSorted()),
    );
    expect(listed.map((one) => one.user_id)).not.toContain(waiter.id);
    const can = new Map(listed.map((one) => [one.user_id, one.can]));
    expect(can.get(cook.id)).toContain('leaveAdjustments.create');
    expect(can.get(keeper.id)).not.toContain('leaveAdjustments.create');
    const before = (await byKeeper.get('/leave-balances', { query: { user_id: cook.id } })).data.balances;
    expect(before.map((one: { leave_type: { id: string } }) => one.leave_type.id)).toContain(illness);
    await made(byKeeper.post('/leave-adjustments', adjustment(cook)));
    const { data: entries } = await byKeeper.get('/leave-balances/ledger', { query: { user_id: cook.id } });
    expect(entries).toContainEqual(expect.objectContaining({ kind: 'ADJUSTMENT', amount: 2 }));
  });

  it('403: one’s own balance; 422: outside the department, as if there was nobody', async () => {
    expect(refusal(await byKeeper.post('/leave-adjustments', adjustment(keeper)))).toEqual({
      status: 403,
      reason: 'own',
      field: 'user_id',
    });
    expect(refusal(await byKeeper.post('/leave-adjustments', adjustment(waiter)))).toMatchObject({
      status: 422,
      field: 'user_id',
    });
    expect((await byKeeper.get('/leave-balances', { query: { user_id: waiter.id } })).status).toBe(404);
  });

  it('403: of someone whose leave one sees as their manager, and was not given to keep', async () => {
    const other = await world.employee({ department: 'Bar', manager_id: keeper.id });
    expect(refusal(await byKeeper.post('/leave-adjustments', adjustment(other)))).toMatchObject({
      status: 403,
      field: 'user_id',
    });
    const { data } = await byKeeper.get('/leave-balances', { query: { user_id: other.id } });
    expect(data.can).not.toContain('leaveAdjustments.create');
  });

  it('books no leave outside the department: 422 as if there was nobody, 403 for one of the directory', async () => {
    const answer = refusal(await byKeeper.post('/leaves', booking(waiter, vacation, 3)));
    expect([403, 422]).toContain(answer.status);
    expect(answer).toMatchObject({ reason: 'person', field: 'user_id' });
  });

  it('never shows pay, documents or private details', async () => {
    expect((await byKeeper.get(`/users/${cook.id}/compensation`)).status).toBe(403);
    expect((await byKeeper.get('/compensation')).status).toBe(403);
    expect((await byKeeper.get('/benefits')).status).toBe(403);
    expect((await byKeeper.get(`/users/${cook.id}`)).data).not.toHaveProperty('home_address');
    expect((await byKeeper.get('/documents')).data).toEqual([]);
    expect((await byKeeper.get('/time-entries', { query: { user_id: cook.id } })).data).toEqual([]);
  });

  it('opens nothing before its first day and after its last', async () => {
    for (const days of [{ starts_on: addDays(today, 1) }, { ends_on: addDays(today, -1) }]) {
      const clerk = await world.employee({ department: 'Office' });
      await world.give(clerk, { packages, ...days });
      const app = await clerk.app();
      expect((await app.get('/leave-balances/people')).status).toBe(403);
      expect((await app.post('/leave-adjustments', adjustment(cook))).status).toBe(403);
      expect((await app.get('/leaves', { query: { user_id: cook.id } })).data).toEqual([]);
    }
    const clerk = await world.employee({ department: 'Office' });
    await world.give(clerk, { packages, starts_on: today, ends_on: today });
    expect((await (await clerk.app()).get('/leave-balances/people')).status).toBe(200);
  });

  it('tells events of private leave whole to who keeps it, redacted to others', async () => {
    const { id } = await made(byAdmin.post('/leaves', booking(cook, illness, 5)));
    const typesSeen = async (app: Client) =>
      ((await app.get('/events', { query: { limit: '100' } })).data as { subject_id: string; data?: object }[])
        .filter((event) => JSON.stringify(event).includes(String(id)))
        .map((event) => /"name":"(Care|Private)"/.exec(JSON.stringify(event))?.[1]);
    const head = await world.departmentHeadOf('Kitchen');
    expect(await typesSeen(await keeper.api(['leaves:read']))).toEqual(['Care']);
    expect(await typesSeen(await head.api(['leaves:read']))).toEqual(['Private']);
  });
});
