import { describe, expect, it } from 'vitest';
import { sharedHarness } from '../../../../test/harness.ts';
import { type PersonName, workplace } from '../../time/testing/workplace.ts';
import { eventsAbout, reportIn, start, submitted } from '../testing/claims.ts';
import { type ReportStatus, reportStatuses } from './record.ts';

const { world: first } = await sharedHarness();
const { world, people, api } = await workplace(first);
const clients = { person: api.cook, decider: api.admin, app: await people.admin.app() };
const reason = 'The hotel receipt is missing.';
const bodyOf = { approve: undefined, reject: { reason }, pay: { payment_method: 'EFT' }, review: undefined };
type Verb = keyof typeof bodyOf;

const from: Record<Verb, ReportStatus[]> = {
  approve: ['SUBMITTED', 'PENDING_APPROVAL'],
  reject: ['SUBMITTED', 'PENDING_APPROVAL'],
  review: ['SUBMITTED'],
  pay: ['APPROVED'],
};
const ready = { approve: 'SUBMITTED', reject: 'SUBMITTED', review: 'SUBMITTED', pay: 'APPROVED' } as const;

/** Who decides on whose report: 200, 403 or 404. */
const table: [PersonName, PersonName, number][] = [
  ['head', 'cook', 200],
  ['manager', 'cook', 200],
  ['admin', 'cook', 200],
  ['executive', 'cook', 200],
  ['barHead', 'cook', 404],
  ['head', 'bartender', 404],
  ['cook', 'cook', 403],
  ['head', 'head', 403],
  ['manager', 'head', 200],
  ['head', 'manager', 404],
  ['admin', 'head', 200],
  ['admin', 'admin', 403],
  ['executive', 'executive', 403],
];

describe.each(['approve', 'reject', 'pay', 'review'] as const)('POST /expense-reports/{id}/%s', (verb) => {
  it.each(table)('%s on the report of %s: %i', async (actor, owner, expected) => {
    const decider = owner === 'admin' ? api.executive : api.admin;
    const report = await reportIn(ready[verb], { ...clients, person: api[owner], decider });
    const app = await people[actor].app();
    const { status, error } = await app.post(`/expense-reports/${report.id}/${verb}`, bodyOf[verb]);
    expect(status).toBe(expected);
    if (expected === 403) expect(error.code).toBe('FORBIDDEN');
  });

  it('an Employee on the report of someone who is not theirs to decide on: 404, to pay 403', async () => {
    const report = await reportIn(ready[verb], { ...clients, person: api.otherCook, decider: api.admin });
    const { status } = await (await people.cook.app()).post(`/expense-reports/${report.id}/${verb}`, bodyOf[verb]);
    expect(status).toBe(verb === 'pay' ? 403 : 404);
  });

  it.each(reportStatuses)('a report that is %s', async (status) => {
    const report = await reportIn(status, clients);
    const before = await eventsAbout(world, report.id);
    const answer = await clients.app.post(`/expense-reports/${report.id}/${verb}`, bodyOf[verb]);
    const isAllowed = from[verb].includes(status);
    expect(answer.status).toBe(isAllowed ? 200 : 409);
    if (isAllowed) return;
    expect(answer.error.details).toEqual({ reason: 'state', status });
    expect(await eventsAbout(world, report.id)).toEqual(before);
  });

  it('four at once: one wins, the others get 409, and it is told once', async () => {
    const report = await reportIn(ready[verb], clients);
    const before = await eventsAbout(world, report.id);
    const apps = await Promise.all([people.head, people.admin, people.manager, people.executive].map((p) => p.app()));
    const answers = await Promise.all(
      apps.map((app) => app.post(`/expense-reports/${report.id}/${verb}`, bodyOf[verb])),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    expect((await eventsAbout(world, report.id)).length - before.length).toBe(verb === 'review' ? 0 : 1);
  });

  it('404: one that was deleted, and one of another organization', async () => {
    const draft = await start(api.cook);
    await api.cook.delete(`/expense-reports/${draft.id}`);
    const other = await workplace(first);
    const foreign = await submitted(other.api.cook);
    for (const { id } of [draft, foreign]) {
      expect((await clients.app.post(`/expense-reports/${id}/${verb}`, bodyOf[verb])).status).toBe(404);
    }
  });
});

describe('POST /expense-reports/{id}/approve', () => {
  it('200: who, when and their notes; expense_report.approved with the status before', async () => {
    const report = await submitted(api.cook);
    const notes = { approver_notes: 'Within the budget.' };
    const { data } = await api.manager.post(`/expense-reports/${report.id}/approve`, notes);
    expect(data).toEqual({
      ...report,
      ...notes,
      status: 'APPROVED',
      approved_at: data.updated_at,
      updated_at: data.updated_at,
      approver: { id: people.manager.id, first_name: 'Robin', last_name: expect.any(String) },
    });
    const event = (await eventsAbout(world, report.id)).at(-1);
    expect(event).toMatchObject({ type: 'expense_report.approved', previous: { status: 'SUBMITTED' } });
    expect(event?.snapshot).toEqual(data);
    expect((await world.audit()).at(-1)).toMatchObject({ action: 'expenseReports.approve', subject_id: report.id });
  });

  it('200: an empty body is taken; 422: an unknown field', async () => {
    const report = await submitted(api.cook);
    expect((await api.head.post(`/expense-reports/${report.id}/approve`, { by: 'me' })).status).toBe(422);
    expect((await api.head.post(`/expense-reports/${report.id}/approve`, {})).status).toBe(200);
  });

  it('approved and rejected at once: one of them holds', async () => {
    for (let round = 0; round < 5; round++) {
      const report = await submitted(api.cook);
      const path = `/expense-reports/${report.id}`;
      const [approved, rejected] = await Promise.all([
        api.head.post(`${path}/approve`),
        api.admin.post(`${path}/reject`, { reason }),
      ]);
      expect([approved.status, rejected.status].sort()).toEqual([200, 409]);
      const { data } = await api.cook.get(path);
      expect(data).toEqual(approved.status === 200 ? approved.data : rejected.data);
      expect(await eventsAbout(world, report.id)).toHaveLength(2);
    }
  });

  it('the manager who was asked still sees what an Administrator decided', async () => {
    const person = await world.employee({ manager_id: people.barHead.id, department: 'Kitchen' });
    const report = await submitted(await person.api());
    await api.admin.post(`/expense-reports/${report.id}/approve`);
    const { status, data } = await api.barHead.get(`/expense-reports/${report.id}`);
    expect([status, data.approver.id]).toEqual([200, people.admin.id]);
    expect((await api.barHead.post(`/expense-reports/${report.id}/pay`, { payment_method: 'EFT' })).status).toBe(200);
  });
});

describe('POST /expense-reports/{id}/review', () => {
  it('200: PENDING_APPROVAL with the approver who took it up; no event; decided on as before', async () => {
    const report = await submitted(api.cook);
    const before = await eventsAbout(world, report.id);
    const { data } = await clients.app.post(`/expense-reports/${report.id}/review`);
    expect(data).toMatchObject({ status: 'PENDING_APPROVAL', approver: { id: people.admin.id }, approved_at: null });
    expect(await eventsAbout(world, report.id)).toEqual(before);
    await api.head.post(`/expense-reports/${report.id}/reject`, { reason });
    expect((await eventsAbout(world, report.id)).at(-1)).toMatchObject({ previous: { status: 'PENDING_APPROVAL' } });
  });

  it('404: with a token, since it is the app’s own', async () => {
    const report = await submitted(api.cook);
    expect((await api.admin.post(`/expense-reports/${report.id}/review`)).status).toBe(404);
  });
});

describe('POST /expense-reports/{id}/reject', () => {
  it('200: the reason; expense_report.rejected with the status before', async () => {
    const report = await submitted(api.cook);
    const { data } = await api.head.post(`/expense-reports/${report.id}/reject`, { reason: ` ${reason} ` });
    expect(data).toMatchObject({ status: 'REJECTED', rejection_reason: reason, approved_at: null });
    expect(data.approver.id).toBe(people.head.id);
    const event = (await eventsAbout(world, report.id)).at(-1);
    expect(event).toMatchObject({ type: 'expense_report.rejected', previous: { status: 'SUBMITTED' } });
    expect(event?.snapshot).toEqual(data);
  });

  it.each([undefined, {}, { reason: '' }, { reason: '  ' }, { reason: 'x'.repeat(2001) }])(
    '422: %o is no reason',
    async (body) => {
      const report = await submitted(api.cook);
      expect((await api.head.post(`/expense-reports/${report.id}/reject`, body)).status).toBe(422);
    },
  );
});

describe('POST /expense-reports/{id}/pay', () => {
  it('200: how and when; expense_report.paid with the status before; the approver stays', async () => {
    const report = await reportIn('APPROVED', { ...clients, decider: api.head });
    const payment = { payment_method: 'EFT', payment_reference: '2026-03-0142' };
    const { data } = await api.executive.post(`/expense-reports/${report.id}/pay`, payment);
    expect(data).toEqual({
      ...report,
      ...payment,
      status: 'PAID',
      paid_at: data.updated_at,
      updated_at: data.updated_at,
    });
    const event = (await eventsAbout(world, report.id)).at(-1);
    expect(event).toMatchObject({ type: 'expense_report.paid', previous: { status: 'APPROVED' } });
    expect(event?.snapshot).toEqual(data);
  });

  it.each([undefined, {}, { payment_method: '' }, { payment_method: 'EFT', amount: 5 }, { payment_reference: 'x' }])(
    '422: %o is no payment',
    async (body) => {
      const report = await reportIn('APPROVED', clients);
      expect((await api.admin.post(`/expense-reports/${report.id}/pay`, body)).status).toBe(422);
    },
  );
});
