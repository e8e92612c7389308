import { describe, expect, it } from 'vitest';
import { openHarness } from '../../../../test/harness.ts';
import { sql } from '../../../db/sql.ts';
import {
  askForLeave,
  askToCancel,
  claim,
  counter,
  idsIn,
  inboxOf,
  recordTime,
  submitSheet,
} from '../testing/counter.ts';
import type { Outcome } from './record.ts';

const harness = await openHarness();
const place = await counter(harness);
const { app, people, world } = place;

interface Sent {
  readonly kind: string;
  readonly id: string;
  readonly verdict?: string;
  readonly reason?: string;
}

async function decide(who: keyof typeof app, decisions: readonly Sent[]): Promise<Outcome[]> {
  const body = { decisions: decisions.map((one) => ({ verdict: 'approve', ...one })) };
  const answer = await app[who].post('/decisions', body);
  expect(answer.status, answer.text).toBe(200);
  return answer.data.outcomes as Outcome[];
}

describe('POST /decisions', () => {
  it('decides on every kind, each as its own operation does', async () => {
    const sheet = await submitSheet(place, 'cook');
    const decisions = [
      { kind: 'leave', id: await askForLeave(place, 'cook') },
      { kind: 'leave', id: await askForLeave(place, 'cook'), verdict: 'reject', reason: 'Too many are away' },
      { kind: 'leave_cancellation', id: await askToCancel(place, 'cook') },
      {
        kind: 'leave_cancellation',
        id: await askToCancel(place, 'cook'),
        verdict: 'reject',
        reason: 'Cover is booked',
      },
      { kind: 'timesheet', id: sheet, verdict: 'reject', reason: 'Monday is missing' },
      { kind: 'time_entry', id: idsIn(await inboxOf(app.head, { kind: 'time_entry' }))[0]! },
      { kind: 'expense_report', id: await claim(place, 'cook') },
      { kind: 'expense_report', id: await claim(place, 'cook'), verdict: 'reject', reason: 'No receipt' },
    ];
    const outcomes = await decide('head', decisions);
    expect(outcomes.map(({ index, status, data }) => [index, status, data?.status])).toEqual([
      [0, 200, 'APPROVED'],
      [1, 200, 'REJECTED'],
      [2, 200, 'CANCELLED'],
      [3, 200, 'APPROVED'],
      [4, 200, 'REJECTED'],
      [5, 200, 'APPROVED'],
      [6, 200, 'APPROVED'],
      [7, 200, 'REJECTED'],
    ]);
    const { data: rejected } = await app.cook.get(`/leaves/${decisions[1]!.id}`);
    expect(rejected).toMatchObject({ rejection_reason: 'Too many are away', decided_by_id: people.head.id });
    const types = (await world.events()).map(({ type }) => type);
    expect(types).toEqual(expect.arrayContaining(['leave.approved', 'leave.rejected', 'leave.cancelled']));
    expect((await inboxOf(app.head)).items).toEqual([]);
  });

  it('a refusal keeps no other back: 403 one’s own, 404 out of view, 404 malformed, 409 decided', async () => {
    const own = await askForLeave(place, 'head');
    const foreign = await askForLeave(place, 'bartender');
    const [first, last] = [await recordTime(place, 'cook'), await recordTime(place, 'cook')];
    const outcomes = await decide('head', [
      { kind: 'time_entry', id: first },
      { kind: 'leave', id: own },
      { kind: 'leave', id: foreign },
      { kind: 'expense_report', id: 'nonsense' },
      { kind: 'time_entry', id: first },
      { kind: 'time_entry', id: last },
    ]);
    expect(outcomes.map(({ status }) => status)).toEqual([200, 403, 404, 404, 409, 200]);
    expect(outcomes[4]).toMatchObject({ data: null, error: { code: 'CONFLICT', details: { reason: 'state' } } });
  });

  it('says what someone else decided meanwhile, and who', async () => {
    const id = await askForLeave(place, 'cook');
    await app.admin.post(`/leaves/${id}/reject`, { reason: 'No' });
    const [outcome] = await decide('executive', [{ kind: 'leave', id }]);
    expect(outcome).toMatchObject({
      status: 409,
      meanwhile: { status: 'REJECTED', decided_by_id: people.admin.id, decided_by: expect.stringMatching(/^Robin /) },
    });
    const [unseen] = await decide('barHead', [{ kind: 'leave', id }]);
    expect(unseen).toMatchObject({ status: 404, meanwhile: null });
  });

  it('409: a cancellation that no one asks for any more is not granted', async () => {
    const id = await askToCancel(place, 'cook');
    await app.head.post(`/leaves/${id}/decline-cancellation`, { reason: 'Cover is booked' });
    const [outcome] = await decide('boss', [{ kind: 'leave_cancellation', id }]);
    expect(outcome).toMatchObject({ status: 409, error: { details: { reason: 'cancellation_not_requested' } } });
    expect((await app.cook.get(`/leaves/${id}`)).data.status).toBe('APPROVED');
  });

  it('a manager whose role is Employee decides on leave, cancellations and expenses, not on time', async () => {
    const outcomes = await decide('boss', [
      { kind: 'leave', id: await askForLeave(place, 'cook') },
      { kind: 'leave_cancellation', id: await askToCancel(place, 'cook') },
      { kind: 'expense_report', id: await claim(place, 'cook') },
      { kind: 'time_entry', id: await recordTime(place, 'cook') },
    ]);
    expect(outcomes.map(({ status }) => status)).toEqual([200, 200, 200, 404]);
  });

  it('403: MODULE_DISABLED for what a module that is off holds, and for nothing else', async () => {
    const [entry, leave] = [await recordTime(place, 'cook'), await askForLeave(place, 'cook')];
    await world.set({ modules: { time_tracking: false } });
    const outcomes = await decide('head', [
      { kind: 'time_entry', id: entry },
      { kind: 'leave', id: leave },
    ]);
    await world.set({ modules: { time_tracking: true } });
    expect(outcomes.map(({ status, error }) => [status, error?.code])).toEqual([
      [403, 'MODULE_DISABLED'],
      [200, undefined],
    ]);
  });

  it('of two who decide at the same time one is first, and the other is told', async () => {
    const id = await askForLeave(place, 'cook');
    const [one, other] = await Promise.all([
      decide('head', [{ kind: 'leave', id }]),
      decide('admin', [{ kind: 'leave', id, verdict: 'reject', reason: 'No' }]),
    ]);
    expect([one[0]?.status, other[0]?.status].sort()).toEqual([200, 409]);
  });

  it('422: a rejection without a reason, an approval with one, none, too many; nothing is decided', async () => {
    const id = await askForLeave(place, 'cook');
    const refused = async (decisions: unknown) => {
      const { status, error } = await app.head.post('/decisions', { decisions });
      return [status, error?.details?.field];
    };
    const approve = { kind: 'leave', id, verdict: 'approve' };
    expect(await refused([approve, { ...approve, verdict: 'reject' }])).toEqual([422, 'decisions.1.reason']);
    expect(await refused([{ ...approve, reason: 'Fine' }])).toEqual([422, 'decisions.0.reason']);
    expect(await refused([])).toEqual([422, 'decisions']);
    expect(await refused(Array.from({ length: 101 }, () => approve))).toEqual([422, 'decisions']);
    expect((await app.cook.get(`/leaves/${id}`)).data.status).toBe('PENDING');
  });

  it('sent again with its key it decides nothing twice and answers as before', async () => {
    const id = await claim(place, 'cook');
    const body = { decisions: [{ kind: 'expense_report', id, verdict: 'approve' }] };
    const send = () => app.head.post('/decisions', body, { headers: { 'idempotency-key': 'once' } });
    const [first, again] = [await send(), await send()];
    expect([first.status, again.status]).toEqual([200, 200]);
    expect(again.data).toEqual(first.data);
  });

  it('commits ten together where none is refused, and each alone where one is', async () => {
    const commitsOf = async (decisions: readonly Sent[]): Promise<number> => {
      await decide('head', decisions);
      const { rows } = await sql<{ commits: number }>`
        select count(distinct xmin::text)::integer as commits from time_entries
         where id = any(${decisions.map(({ id }) => id)}) and approval_status = 'APPROVED'`.execute(
        harness.installation.database.db,
      );
      return rows[0]!.commits;
    };
    const entries: Sent[] = [];
    while (entries.length < 15) entries.push({ kind: 'time_entry', id: await recordTime(place, 'cook') });
    expect(await commitsOf(entries.slice(0, 12))).toBe(2);
    expect(await commitsOf([...entries.slice(12), { kind: 'leave', id: 'nonsense' }])).toBe(3);
  });

  it('works if the organization has but one connection: none is held while each is decided', async () => {
    const narrow = await openHarness({ poolSize: 2 });
    const small = await counter(narrow);
    const ids = [await askForLeave(small, 'cook'), await askForLeave(small, 'cook')];
    const decisions = ids.map((id) => ({ kind: 'leave', id, verdict: 'approve' }));
    const answers = await Promise.all([0, 1, 2, 3].map(() => small.app.head.post('/decisions', { decisions })));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const { rows } = await sql<{ status: string }>`select status from leave_requests where id = any(${ids})`.execute(
      narrow.installation.database.db,
    );
    expect(rows).toEqual([{ status: 'APPROVED' }, { status: 'APPROVED' }]);
  });
});
