import { describe, expect, it } from 'vitest';
import { openHarness } from '../../../../test/harness.ts';
import { sql } from '../../../db/sql.ts';
import { type PersonName, workplace } from '../../time/testing/workplace.ts';
import { drive, eventsAbout, hotel, perDiem, reportIn, start, submitted } from '../testing/claims.ts';
import { pdf } from '../testing/files.ts';
import { reportStatuses } from './record.ts';

const { world: first, installation } = await openHarness();
const { db } = installation.database;
const { world, people, api } = await workplace(first);
const clients = { person: api.cook, decider: api.admin, app: await people.admin.app() };
const nameOf = (id: string) => ({ id, first_name: 'Robin', last_name: expect.any(String) as string });

describe('POST /expense-reports/{id}/submit', () => {
  it('200: SUBMITTED, with the head of the department to decide; expense_report.submitted with DRAFT before', async () => {
    const report = await start(api.cook, { per_diems: [perDiem] });
    const { status, data } = await api.cook.post(`/expense-reports/${report.id}/submit`);
    expect(status).toBe(200);
    expect(data).toEqual({
      ...report,
      status: 'SUBMITTED',
      approver: nameOf(people.head.id),
      submitted_at: data.updated_at,
      updated_at: data.updated_at,
    });
    const events = await eventsAbout(world, report.id);
    expect(events).toMatchObject([{ type: 'expense_report.submitted', previous: { status: 'DRAFT' } }]);
    expect(events[0]?.snapshot).toEqual(data);
    expect((await world.audit()).at(-1)).toMatchObject({ action: 'expenseReports.submit', subject_id: report.id });
  });

  it.each([
    ['a per diem', { per_diems: [perDiem] }],
    ['a drive', { mileage: [drive] }],
  ])('200: %s alone is a line', async (_, lines) => {
    const report = await start(api.cook, { line_items: [], ...lines });
    expect((await api.cook.post(`/expense-reports/${report.id}/submit`)).status).toBe(200);
  });

  it('409: a report without any line', async () => {
    const report = await start(api.cook, { line_items: [] });
    const { status, error } = await api.cook.post(`/expense-reports/${report.id}/submit`);
    expect([status, error.code, error.details]).toEqual([409, 'CONFLICT', { reason: 'empty' }]);
    expect(await eventsAbout(world, report.id)).toEqual([]);
  });

  it.each(reportStatuses)('a report that is %s is submitted only as DRAFT and REJECTED, else 409', async (status) => {
    const report = await reportIn(status, clients);
    const answer = await api.cook.post(`/expense-reports/${report.id}/submit`);
    const expected = status === 'DRAFT' || status === 'REJECTED' ? 200 : 409;
    expect(answer.status).toBe(expected);
    if (expected === 409) expect(answer.error.details).toEqual({ reason: 'state', status });
  });

  it('200: again after a rejection, which is cleared; previous.status is REJECTED', async () => {
    const report = await reportIn('REJECTED', clients);
    expect(report).toMatchObject({ rejection_reason: 'No receipt', approver: nameOf(people.admin.id) });
    const { data } = await api.cook.post(`/expense-reports/${report.id}/submit`);
    expect(data).toMatchObject({
      status: 'SUBMITTED',
      rejection_reason: null,
      approver_notes: null,
      approver: nameOf(people.head.id),
    });
    expect(data.submitted_at > String(report.submitted_at)).toBe(true);
    const events = await eventsAbout(world, report.id);
    expect(events.map(({ type, previous }) => [type, previous])).toEqual([
      ['expense_report.submitted', { status: 'DRAFT' }],
      ['expense_report.rejected', { status: 'SUBMITTED' }],
      ['expense_report.submitted', { status: 'REJECTED' }],
    ]);
  });

  const submitters: [PersonName, number][] = [
    ['cook', 200],
    ['admin', 200],
    ['executive', 200],
    ['head', 403],
    ['otherCook', 404],
  ];
  it.each(submitters)('%s submits a draft of the cook: %i', async (name, expected) => {
    const report = await start(api.cook);
    expect((await api[name].post(`/expense-reports/${report.id}/submit`)).status).toBe(expected);
  });

  it('twice at once: one wins, the other gets 409, and it is told once', async () => {
    const report = await start(api.cook);
    const answers = await Promise.all(
      [api.cook, api.admin, api.cook, api.executive].map((client) =>
        client.post(`/expense-reports/${report.id}/submit`),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    expect(await eventsAbout(world, report.id)).toHaveLength(1);
  });

  it('a change and the submission at once: what is decided on is what was submitted', async () => {
    const report = await start(api.cook);
    const [patched, sent] = await Promise.all([
      api.cook.patch(`/expense-reports/${report.id}`, { line_items: [hotel, hotel] }),
      api.cook.post(`/expense-reports/${report.id}/submit`),
    ]);
    expect(sent.status).toBe(200);
    expect(sent.data.line_items).toHaveLength(patched.status === 200 ? 2 : 1);
    expect((await api.cook.get(`/expense-reports/${report.id}`)).data).toEqual(sent.data);
  });
});

describe('who is to decide', () => {
  const managed = async (manager_id: string, department?: string) => {
    const person = await world.employee({ manager_id, ...(department !== undefined && { department }) });
    return submitted(await person.api());
  };

  it('the manager if their role can approve, wherever they belong', async () => {
    const report = await managed(people.barHead.id, 'Kitchen');
    expect(report.approver).toEqual(nameOf(people.barHead.id));
    expect((await api.barHead.get(`/expense-reports/${report.id}`)).status).toBe(200);
    expect((await api.barHead.get('/expense-reports')).data.map(({ id }: { id: string }) => id)).toContain(report.id);
    expect((await api.barHead.post(`/expense-reports/${report.id}/approve`)).status).toBe(200);
  });

  it('no longer if their role cannot approve any more', async () => {
    const manager = await world.person('DEPARTMENT_HEAD');
    const report = await managed(manager.id);
    const client = await manager.api();
    expect((await client.get(`/expense-reports/${report.id}`)).status).toBe(200);
    await sql`update users set role = ${'EMPLOYEE'} where id = ${manager.id}`.execute(db);
    installation.permissionCache.forget(world.organizationId);
    expect((await client.get(`/expense-reports/${report.id}`)).status).toBe(404);
    expect((await client.get('/expense-reports')).data).toEqual([]);
  });

  it('else the head of the department', async () => {
    expect((await managed(people.cook.id, 'Kitchen')).approver?.id).toBe(people.head.id);
  });

  it('no one if neither can, if the manager is inactive, or if the person heads the department', async () => {
    expect((await managed(people.cook.id)).approver).toBeNull();
    const gone = await world.administrator({ is_active: false });
    expect((await managed(gone.id)).approver).toBeNull();
    expect((await submitted(api.head)).approver).toBeNull();
  });
});

describe('expense_auto_approve_threshold', () => {
  const within = async (threshold: number | null, body: object = {}) => {
    const own = await workplace(first, { settings: { expense_auto_approve_threshold: threshold } });
    return { ...own, report: await submitted(own.api.cook, body) };
  };

  it.each([361.6, 361.61, 1_000_000])('a report of 361.60 is approved at once at %d', async (threshold) => {
    const { report, world: own } = await within(threshold);
    expect(report).toMatchObject({
      status: 'APPROVED',
      approver: null,
      submitted_at: report.updated_at,
      approved_at: report.updated_at,
    });
    const events = await eventsAbout(own, report.id);
    expect(events.map(({ type, previous }) => [type, previous])).toEqual([
      ['expense_report.submitted', { status: 'DRAFT' }],
      ['expense_report.approved', { status: 'SUBMITTED' }],
    ]);
    expect(events[0]?.snapshot).toMatchObject({ status: 'SUBMITTED', approved_at: null });
    expect(events[1]?.snapshot).toEqual(report);
  });

  it.each([null, 0, 361.59])('and waits for a person at %d', async (threshold) => {
    const { report, world: own } = await within(threshold);
    expect(report.status).toBe('SUBMITTED');
    expect(await eventsAbout(own, report.id)).toHaveLength(1);
  });

  it('a report in another currency than the organization’s waits for a person', async () => {
    const { report } = await within(1_000_000, { currency: 'USD' });
    expect(report.status).toBe('SUBMITTED');
  });

  it('what was approved so can be paid', async () => {
    const { report, api: own } = await within(500);
    const { data } = await own.head.post(`/expense-reports/${report.id}/pay`, { payment_method: 'EFT' });
    expect(data.status).toBe('PAID');
  });
});

it('409: the report of somebody erased is neither changed nor submitted any more', async () => {
  const person = await world.employee({ department: 'Kitchen' });
  const client = await person.api();
  const report = await reportIn('REJECTED', { ...clients, person: client });
  await sql`update users set is_active = ${false} where id = ${person.id}`.execute(db);
  expect((await clients.app.post(`/users/${person.id}/erase`)).status).toBe(202);
  const { status, error } = await api.admin.post(`/expense-reports/${report.id}/submit`);
  expect([status, error.details]).toEqual([409, { reason: 'erased' }]);
  expect((await api.admin.patch(`/expense-reports/${report.id}`, { title: 'x' })).status).toBe(409);
  expect((await api.admin.post(`/expense-reports/${report.id}/receipts`, pdf)).status).toBe(409);
});
