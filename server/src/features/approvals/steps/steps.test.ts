import { afterEach, describe, expect, it } from 'vitest';
import type { Client, Response } from '../../../../test/client.ts';
import { openHarness } from '../../../../test/harness.ts';
import { sql } from '../../../db/sql.ts';
import { submitted } from '../../expenses/testing/claims.ts';
import { remindDeciders } from '../../inbox/overdue/remind.ts';
import { counter, inboxOf, setToday, type Who } from '../../inbox/testing/counter.ts';
import { deactivate } from '../../people/users/testing/operator.ts';
import type { Approval } from './record.ts';

/** Wednesday 11 March 2026. The cook's manager, the boss, is an Employee; the bartender is nothing to the kitchen. */
const harness = await openHarness();
const place = await counter(harness);
const { app, people, types, world } = place;
const { db } = harness.installation.database;

const administrators = { by: 'ROLE', role: 'ADMINISTRATOR' } as const;
const twoSteps = [{ by: 'MANAGER' }, administrators] as const;

type Steps = readonly object[];

async function setPolicies(changes: object): Promise<void> {
  const { status, text } = await app.admin.patch('/settings', changes);
  if (status !== 200) throw new Error(text);
}
const leavePolicy = (steps: Steps, applies: object = {}): Promise<void> =>
  setPolicies({ leave_approval_policies: [{ applies, steps }] });
const expensePolicy = (steps: Steps, applies: object = {}): Promise<void> =>
  setPolicies({ expense_approval_policies: [{ applies, steps }] });

let week = 0;
const nextDay = (): string => new Date(Date.UTC(2026, 4, 5 + 7 * week++)).toISOString().slice(0, 10);

interface Request {
  readonly id: string;
  readonly status: string;
  readonly approvals: Approval[];
  readonly decided_by_id: string | null;
  readonly on_behalf_of_id: string | null;
  readonly can?: string[];
  readonly version?: string;
}
const dataOf = ({ status, text, data }: Response): Request => {
  if (status >= 300) throw new Error(text);
  return data;
};

async function ask(who: Who = 'cook', more: object = {}): Promise<Request> {
  const day = nextDay();
  const body = { leave_type_id: types.vacation, start_date: day, end_date: day, ...more };
  return dataOf(await app[who].post('/leaves', body));
}
const read = async (who: Who, id: string): Promise<Request> => dataOf(await app[who].get(`/leaves/${id}`));
const approve = (who: Who, id: string, body: object = {}) => app[who].post(`/leaves/${id}/approve`, body);
const statuses = ({ approvals }: Pick<Request, 'approvals'>) => approvals.map(({ status }) => status);
const skips = ({ approvals }: Pick<Request, 'approvals'>) => approvals.map((one) => one.skipped_because);
const holds = async (who: Who, id: string): Promise<boolean> =>
  (await inboxOf(app[who])).items.some((item) => item.id === id && item.verdicts.length > 0);
const everyone = Object.keys(people) as Who[];
const holders = async (id: string): Promise<Who[]> => {
  const held = await Promise.all(everyone.map((who) => holds(who, id)));
  return everyone.filter((_, index) => held[index]);
};
const eventsOf = async (id: string): Promise<string[]> =>
  (await world.events()).filter(({ subject_id }) => subject_id === id).map(({ type }) => type);

afterEach(async () => {
  setToday(harness);
  await setPolicies({ leave_approval_policies: [], expense_approval_policies: [] });
});

describe('leave with two steps', () => {
  it('waits for one after the other, is PENDING until the last, and tells once', async () => {
    await leavePolicy(twoSteps);
    const leave = await ask();
    expect(leave).toMatchObject({ status: 'PENDING', decided_by_id: null });
    expect(leave.approvals).toEqual([
      {
        step: 1,
        by: 'MANAGER',
        role: null,
        user_id: null,
        status: 'WAITING',
        skipped_because: null,
        decided_by_id: null,
        on_behalf_of_id: null,
        decided_at: null,
        comment: null,
      },
      expect.objectContaining({ step: 2, by: 'ROLE', role: 'ADMINISTRATOR', status: 'WAITING' }),
    ]);
    expect(await holders(leave.id)).toEqual(['boss']);

    const first = dataOf(await approve('boss', leave.id, { comment: 'Fine' }));
    expect(first).toMatchObject({ status: 'PENDING', decided_by_id: null });
    expect(first.approvals[0]).toMatchObject({
      status: 'APPROVED',
      decided_by_id: people.boss.id,
      comment: 'Fine',
      decided_at: expect.any(String),
    });
    expect(await eventsOf(leave.id)).toEqual(['leave.requested']);
    expect((await holders(leave.id)).sort()).toEqual(['admin', 'executive']);
    expect((await approve('boss', leave.id)).status).toBe(403);
    expect(statuses(await read('boss', leave.id))).toEqual(['APPROVED', 'WAITING']);

    const last = dataOf(await approve('admin', leave.id));
    expect(last).toMatchObject({ status: 'APPROVED', decided_by_id: people.admin.id });
    expect(statuses(last)).toEqual(['APPROVED', 'APPROVED']);
    expect(await eventsOf(leave.id)).toEqual(['leave.requested', 'leave.approved']);
    expect(await holders(leave.id)).toEqual([]);
  });

  it('403 step: others, those in charge among them; Administrators send all_steps, and each step records it', async () => {
    await leavePolicy([{ by: 'PERSON', user_id: people.bartender.id }, { by: 'MANAGER' }]);
    const leave = await ask();
    expect(await holders(leave.id)).toEqual(['bartender']);
    const refused = await approve('head', leave.id);
    expect(refused).toMatchObject({ status: 403, error: { details: { reason: 'step' } } });
    const plain = await approve('admin', leave.id);
    expect(plain).toMatchObject({ status: 403, error: { details: { reason: 'step' } } });
    expect((await app.admin.post(`/leaves/${leave.id}/reject`, { reason: 'No' })).status).toBe(403);
    const claimed = await approve('bartender', leave.id, { all_steps: true });
    expect(claimed).toMatchObject({ status: 403, error: { details: { field: 'all_steps' } } });
    expect((await read('admin', leave.id)).can).toContain('leaves.approve');
    expect((await app.admin.get(`/leaves/${leave.id}/deciders`)).data).toMatchObject({ standing: 'ALL_STEPS' });
    const all = dataOf(await approve('admin', leave.id, { all_steps: true }));
    expect(all.status).toBe('APPROVED');
    expect(all.approvals.map(({ decided_by_id }) => decided_by_id)).toEqual([people.admin.id, people.admin.id]);
    expect(await eventsOf(leave.id)).toEqual(['leave.requested', 'leave.approved']);
  });

  it('a rejection at any step ends it, and so does withdrawing it', async () => {
    await leavePolicy(twoSteps);
    const leave = await ask();
    const rejected = dataOf(await app.boss.post(`/leaves/${leave.id}/reject`, { reason: 'No' }));
    expect(rejected.status).toBe('REJECTED');
    expect(statuses(rejected)).toEqual(['REJECTED', 'SKIPPED']);
    expect(skips(rejected)).toEqual([null, 'ENDED']);
    expect(rejected.approvals[0]?.comment).toBe('No');
    expect(await eventsOf(leave.id)).toEqual(['leave.requested', 'leave.rejected']);
    const other = await ask();
    await approve('boss', other.id);
    const withdrawn = dataOf(await app.cook.post(`/leaves/${other.id}/cancel`));
    expect(statuses(withdrawn)).toEqual(['APPROVED', 'SKIPPED']);
    expect(await holders(other.id)).toEqual([]);
  });

  it('passes over who is nobody, oneself, or has decided before; the last step falls to Administrators', async () => {
    // The other cook has no manager; the manager of the cook is also the person of the second step.
    await leavePolicy([{ by: 'MANAGER' }, { by: 'DEPARTMENT_HEAD' }, administrators]);
    const orphan = await ask('otherCook');
    expect(skips(orphan)).toEqual(['NOBODY', null, null]);
    expect((await holders(orphan.id)).sort()).toEqual(['head', 'manager']);

    await leavePolicy([{ by: 'PERSON', user_id: people.cook.id }, administrators]);
    expect(skips(await ask())).toEqual(['OWN', null]);

    await leavePolicy([{ by: 'MANAGER' }, { by: 'PERSON', user_id: people.boss.id }, administrators]);
    const twice = await ask();
    expect(skips(dataOf(await approve('boss', twice.id)))).toEqual([null, 'DECIDED_BEFORE', null]);

    await leavePolicy([{ by: 'MANAGER' }, { by: 'PERSON', user_id: people.boss.id }]);
    const last = await ask();
    expect(statuses(dataOf(await approve('boss', last.id)))).toEqual(['APPROVED', 'WAITING']);
    expect((await holders(last.id)).sort()).toEqual(['admin', 'executive']);
    const done = dataOf(await approve('executive', last.id));
    expect(done).toMatchObject({ status: 'APPROVED', decided_by_id: people.executive.id });
  });

  it('an edit of its days begins anew by the policies of now; one of its reason does not', async () => {
    await leavePolicy(twoSteps);
    const leave = await ask();
    await approve('boss', leave.id);
    const noted = dataOf(await app.cook.patch(`/leaves/${leave.id}`, { reason: 'The sea' }));
    expect(statuses(noted)).toEqual(['APPROVED', 'WAITING']);
    const moved = nextDay();
    const edited = dataOf(await app.cook.patch(`/leaves/${leave.id}`, { start_date: moved, end_date: moved }));
    expect(statuses(edited)).toEqual(['WAITING', 'WAITING']);
    await setPolicies({ leave_approval_policies: [] });
    const again = nextDay();
    const free = dataOf(await app.cook.patch(`/leaves/${leave.id}`, { start_date: again, end_date: again }));
    expect(free.approvals).toEqual([]);
    expect(dataOf(await approve('head', leave.id)).status).toBe('APPROVED');
  });

  it('keeps its steps when policies change, and who can take them is asked at the moment', async () => {
    const finance = await world.employee({ department: 'Office' });
    const financeApp = await finance.app();
    await leavePolicy([
      { by: 'PERSON', user_id: finance.id },
      { by: 'PERSON', user_id: people.bartender.id },
    ]);
    const leave = await ask();
    await setPolicies({ leave_approval_policies: [] });
    expect((await financeApp.get(`/leaves/${leave.id}`)).status).toBe(200);
    expect(await holders(leave.id)).toEqual([]);
    // Who was to take it has left: nobody can, so Administrators do.
    await deactivate(harness.installation, world, finance, people.admin);
    expect((await holders(leave.id)).sort()).toEqual(['admin', 'executive']);
    expect((await app.admin.get(`/leaves/${leave.id}/deciders`)).data).toMatchObject({ standing: 'STEP' });
    expect(statuses(dataOf(await approve('admin', leave.id)))).toEqual(['APPROVED', 'WAITING']);
    expect(await holders(leave.id)).toEqual(['bartender']);
  });

  it('a deputy takes the step of who is away, and the trace says both', async () => {
    await leavePolicy([{ by: 'DEPARTMENT_HEAD' }, administrators]);
    const leave = await ask('otherCook');
    const made = await app.admin.post('/deputies', {
      user_id: people.head.id,
      deputy_id: people.bartender.id,
      kinds: ['LEAVE'],
      from: '2026-03-01',
      to: '2026-03-31',
      while_away: false,
    });
    expect(made.status, made.text).toBe(201);
    const [item] = (await inboxOf(app.bartender)).items.filter(({ id }) => id === leave.id);
    expect(item).toMatchObject({ on_behalf_of: { id: people.head.id } });
    const shown = await read('bartender', leave.id);
    expect(shown).toMatchObject({ can: ['leaves.approve', 'leaves.reject'], version: item?.version });
    const after = dataOf(await approve('bartender', leave.id));
    expect(after).toMatchObject({ status: 'PENDING', on_behalf_of_id: null });
    expect(after.approvals[0]).toMatchObject({
      decided_by_id: people.bartender.id,
      on_behalf_of_id: people.head.id,
    });
    // Neither the deputy nor the absent person takes another one.
    expect((await approve('bartender', leave.id)).status).toBe(403);
    await app.admin.delete(`/deputies/${(made.data as { id: string }).id}`);
  });

  it('a manager who books takes the step that is theirs, and the rest waits', async () => {
    await leavePolicy(twoSteps);
    const day = nextDay();
    const body = { user_id: people.cook.id, leave_type_id: types.vacation, start_date: day, end_date: day };
    const booked = dataOf(await app.boss.post('/leaves', body));
    expect([booked.status, ...statuses(booked)]).toEqual(['PENDING', 'APPROVED', 'WAITING']);
    await leavePolicy([{ by: 'MANAGER' }]);
    const other = nextDay();
    const granted = dataOf(await app.boss.post('/leaves', { ...body, start_date: other, end_date: other }));
    expect([granted.status, ...statuses(granted)]).toEqual(['APPROVED', 'APPROVED']);
  });

  it('private leave is decided on as “Away”, and what was said stays out', async () => {
    await leavePolicy([{ by: 'MANAGER' }, { by: 'PERSON', user_id: people.bartender.id }]);
    const leave = await ask('cook', { leave_type_id: types.therapy, reason: 'Therapy' });
    await approve('boss', leave.id, { comment: 'Get well' });
    const [item] = (await inboxOf(app.bartender)).items.filter(({ id }) => id === leave.id);
    expect(item).toMatchObject({ title: null, note: null, approvals: [{ comment: null }, {}] });
    const shown = await read('bartender', leave.id);
    expect(shown).toMatchObject({ leave_type_id: null, reason: null, version: item?.version });
    expect(shown.approvals[0]).toMatchObject({ comment: null, decided_by_id: people.boss.id });
    expect((await app.bartender.get('/leaves')).data).not.toContainEqual(expect.objectContaining({ id: leave.id }));
  });

  it('the preview names who will decide, in order', async () => {
    await leavePolicy(twoSteps, { min_days: 2 });
    const day = nextDay();
    const body = { leave_type_id: types.vacation, start_date: day, end_date: day };
    expect((await app.cook.post('/leaves/preview', body)).data).toMatchObject({ steps: [] });
    const longer = { ...body, end_date: nextDay() };
    const { data } = await app.cook.post('/leaves/preview', longer);
    expect(data).toMatchObject({
      decided_by: [{ id: people.boss.id }],
      steps: [
        { step: 1, by: 'MANAGER', skipped_because: null, deciders: [{ id: people.boss.id }] },
        { step: 2, by: 'ROLE', role: 'ADMINISTRATOR' },
      ],
    });
    const second = data.steps[1].deciders as { id: string }[];
    expect(second.map(({ id }) => id).sort()).toEqual([people.admin.id, people.executive.id].sort());
  });

  it('reminds who can take the step that waits, from when it waits', async () => {
    // People of their own: nothing else waits for them.
    const [first, second] = [await world.employee(), await world.employee()];
    const [firstApp, secondApp] = [await first.app(), await second.app()];
    await leavePolicy([
      { by: 'PERSON', user_id: first.id },
      { by: 'PERSON', user_id: second.id },
    ]);
    const leave = await ask('otherCook');
    const remindAt = async (time: string): Promise<void> => {
      harness.installation.clock.setOffset(Date.parse(`2026-03-${time}:00-04:00`) - Date.now());
      await remindDeciders.run(harness.installation, {});
    };
    const told = async (client: Client): Promise<boolean> =>
      ((await client.get('/notifications')).data as { kind: string }[]).some(
        ({ kind }) => kind === 'decisions_waiting',
      );
    await remindAt('13T09:05');
    expect([await told(firstApp), await told(secondApp)]).toEqual([true, false]);
    expect((await firstApp.post(`/leaves/${leave.id}/approve`)).status).toBe(200);
    await remindAt('16T09:05');
    expect(await told(secondApp)).toBe(false);
    await remindAt('17T09:05');
    expect(await told(secondApp)).toBe(true);
  });

  it('two who decide at once take one step each, and one click never takes two', async () => {
    await leavePolicy([administrators, administrators, administrators]);
    const leave = await ask();
    const answers = await Promise.all([
      approve('admin', leave.id),
      approve('executive', leave.id),
      approve('admin', leave.id),
    ]);
    const { approvals } = await read('admin', leave.id);
    const deciders = approvals.flatMap(({ decided_by_id: id }) => (id === null ? [] : [id]));
    expect(new Set(deciders).size).toBe(deciders.length);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(deciders.length);
    expect(answers.every(({ status }) => status === 200 || status === 403)).toBe(true);
    const { version } = await read('executive', leave.id);
    const stale = { kind: 'leave', id: leave.id, verdict: 'approve', version: '"another"' };
    const { data } = await app.executive.post('/decisions', { decisions: [stale] });
    expect(data.outcomes[0].status).not.toBe(200);
    expect(version).toBe((await read('executive', leave.id)).version);
  });
});

describe('expense reports with steps', () => {
  it('SUBMITTED, PENDING_APPROVAL between two steps, APPROVED at the last, told once; by POST /decisions too', async () => {
    await expensePolicy([{ by: 'MANAGER' }, { by: 'PERSON', user_id: people.bartender.id }], { min_amount: 300 });
    const report = (await submitted(app.cook)) as unknown as Request;
    expect(report).toMatchObject({ status: 'SUBMITTED', approver: { id: people.boss.id } });
    expect(await holders(report.id)).toEqual(['boss']);
    const decision = { kind: 'expense_report', id: report.id, verdict: 'approve' };
    const first = await app.boss.post('/decisions', { decisions: [decision] });
    expect(first.data).toMatchObject({ outcomes: [{ status: 200, data: { status: 'PENDING_APPROVAL' } }] });
    const between = dataOf(await app.bartender.get(`/expense-reports/${report.id}`));
    expect(between).toMatchObject({ approver: { id: people.bartender.id }, can: expect.any(Array) });
    expect(between.can).toEqual(['expenseReports.approve', 'expenseReports.reject']);
    expect(await holders(report.id)).toEqual(['bartender']);
    const done = dataOf(await app.bartender.post(`/expense-reports/${report.id}/approve`));
    expect(done).toMatchObject({ status: 'APPROVED', approver: { id: people.bartender.id } });
    expect(await eventsOf(report.id)).toEqual(['expense_report.submitted', 'expense_report.approved']);
    expect((await app.bartender.post(`/expense-reports/${report.id}/pay`, { payment_method: 'EFT' })).status).toBe(403);
  });

  it('rejected and submitted again it begins anew; below the least amount one decision will do', async () => {
    await expensePolicy(twoSteps, { min_amount: 300, report_types: ['REIMBURSEMENT'] });
    const report = (await submitted(app.cook)) as unknown as Request;
    const path = `/expense-reports/${report.id}`;
    expect((await app.head.post(`${path}/review`)).status).toBe(403);
    expect(dataOf(await app.boss.post(`${path}/review`)).status).toBe('PENDING_APPROVAL');
    expect(statuses(dataOf(await app.boss.post(`${path}/reject`, { reason: 'No receipt' })))).toEqual([
      'REJECTED',
      'SKIPPED',
    ]);
    const again = dataOf(await app.cook.post(`${path}/submit`));
    expect(again.status).toBe('SUBMITTED');
    expect(statuses(again)).toEqual(['WAITING', 'WAITING']);
    const small = (await submitted(app.cook, {
      line_items: [{ date: '2026-03-09', expense_type: 'MEALS', amount_before_tax: 20 }],
    })) as unknown as Request;
    expect(small.approvals).toEqual([]);
    const trip = (await submitted(app.cook, { report_type: 'TRAVEL' })) as unknown as Request;
    expect(trip.approvals).toEqual([]);
    const foreign = (await submitted(app.cook, {
      currency: 'USD',
      line_items: [{ date: '2026-03-09', expense_type: 'MEALS', amount_before_tax: 20 }],
    })) as unknown as Request;
    expect(foreign.approvals).toHaveLength(2);
  });

  it('422: all_steps of a kind that has none', async () => {
    const decisions = [{ kind: 'timesheet', id: 'tsh_1', verdict: 'approve', all_steps: true }];
    expect(await app.admin.post('/decisions', { decisions })).toMatchObject({
      status: 422,
      error: { details: { field: 'decisions.0.all_steps' } },
    });
  });
});

describe('policies', () => {
  const first = { applies: {}, steps: twoSteps };

  it('200: the first that applies holds', async () => {
    const kitchen = await world.department('Kitchen');
    await setPolicies({
      leave_approval_policies: [
        { applies: { min_days: 5 }, steps: [administrators] },
        { applies: { department_ids: [kitchen], leave_type_ids: [types.vacation] }, steps: twoSteps },
      ],
    });
    expect((await ask()).approvals).toHaveLength(2);
    expect((await ask('bartender')).approvals).toEqual([]);
    expect((await ask('cook', { leave_type_id: types.therapy })).approvals).toEqual([]);
  });

  it.each([
    [{ leave_approval_policies: [{ applies: {}, steps: [] }] }, 'leave_approval_policies.0.steps'],
    [{ leave_approval_policies: [{ applies: {}, steps: [{ by: 'ROLE' }] }] }, 'leave_approval_policies.0.steps.0.role'],
    [
      { leave_approval_policies: [{ applies: {}, steps: [{ by: 'MANAGER', role: 'EXECUTIVE' }] }] },
      'leave_approval_policies.0.steps.0.role',
    ],
    [
      { expense_approval_policies: [{ applies: {}, steps: [{ by: 'PERSON' }] }] },
      'expense_approval_policies.0.steps.0.user_id',
    ],
    [
      { leave_approval_policies: [{ applies: {}, steps: [{ by: 'HOLDER_OF' }] }] },
      'leave_approval_policies.0.steps.0.package',
    ],
    [
      { leave_approval_policies: [{ applies: {}, steps: [{ by: 'MANAGER', package: 'LEAVE_KEEPING' }] }] },
      'leave_approval_policies.0.steps.0.package',
    ],
    [
      {
        expense_approval_policies: [
          first,
          { applies: {}, steps: [{ by: 'PERSON', user_id: 'usr_01K9Z3V5Q8R2T4W6Y8A0C2E4G6' }] },
        ],
      },
      'expense_approval_policies.1.steps.0.user_id',
    ],
    [
      { leave_approval_policies: [{ ...first, applies: { department_ids: ['dep_01K9Z3V5Q8R2T4W6Y8A0C2E4G6'] } }] },
      'leave_approval_policies.0.applies.department_ids.0',
    ],
    [
      { leave_approval_policies: [{ ...first, applies: { leave_type_ids: ['lvt_01K9Z3V5Q8R2T4W6Y8A0C2E4G6'] } }] },
      'leave_approval_policies.0.applies.leave_type_ids.0',
    ],
    [{ leave_approval_policies: Array.from({ length: 21 }, () => first) }, 'leave_approval_policies'],
    [
      { expense_approval_policies: [{ ...first, applies: { min_days: 3 } }] },
      'expense_approval_policies.0.applies.min_days',
    ],
  ])('422: %j', async (body, field) => {
    const { status, error } = await app.admin.patch('/settings', body);
    expect([status, error?.details?.field]).toEqual([422, field]);
  });

  it('a trial says who would decide, of a person or of anyone of a department, before they are saved', async () => {
    const kitchen = await world.department('Kitchen');
    const leave_approval_policies = [{ applies: { min_days: 10 }, steps: twoSteps }];
    const body = { kind: 'LEAVE', total_days: 12, leave_approval_policies };
    const ofOne = await app.admin.post('/approval-policies/trial', { ...body, user_id: people.cook.id });
    expect(ofOne.data).toMatchObject({ policy: 1, steps: [{ deciders: [{ id: people.boss.id }] }, {}] });
    const ofAnyone = await app.admin.post('/approval-policies/trial', { ...body, department_id: kitchen });
    expect(ofAnyone.data).toMatchObject({
      policy: 1,
      steps: [{ by: 'MANAGER', skipped_because: null, deciders: [] }, {}],
    });
    const headless = [{ applies: {}, steps: [{ by: 'DEPARTMENT_HEAD' }, administrators] }];
    const ofNone = await app.admin.post('/approval-policies/trial', { ...body, leave_approval_policies: headless });
    expect(ofNone.data).toMatchObject({ steps: [{ skipped_because: 'NOBODY', deciders: [] }, {}] });
    const none = await app.admin.post('/approval-policies/trial', { ...body, total_days: 3 });
    expect(none.data).toEqual({ policy: null, steps: [] });
    expect((await app.head.post('/approval-policies/trial', body)).status).toBe(403);
    const bad = await app.admin.post('/approval-policies/trial', {
      kind: 'EXPENSES',
      expense_approval_policies: [{ applies: {}, steps: [{ by: 'ROLE' }] }],
    });
    expect(bad.error?.details?.field).toBe('expense_approval_policies.0.steps.0.role');
  });
});

describe('a step for whoever was given something', () => {
  const kept = { by: 'HOLDER_OF', package: 'LEAVE_KEEPING' } as const;
  const packages = [kept.package];
  const end = (who: { readonly id: string }) =>
    sql`update access_grants set ended_at = now() where organization_id = ${world.organizationId} and user_id = ${who.id}`.execute(
      db,
    );

  it('is taken by those who hold it for people of the department, today; it names nobody else', async () => {
    const [kitchen, bar] = [await world.department('Kitchen'), await world.department('Bar')];
    await leavePolicy([kept, administrators]);
    await world.give(people.bartender, { packages, department_ids: [kitchen] });
    await world.give(people.boss, { packages, department_ids: [bar] });
    const leave = await ask();
    expect(leave.approvals[0]).toMatchObject({ ...kept, status: 'WAITING', role: null, user_id: null });
    expect(leave.approvals[1]).not.toHaveProperty('package');
    expect(await holders(leave.id)).toEqual(['bartender']);
    expect((await app.admin.get(`/leaves/${leave.id}/deciders`)).data.steps[0]).toMatchObject({
      ...kept,
      deciders: [{ id: people.bartender.id, on_behalf_of_id: null }],
    });
    expect(await approve('boss', leave.id)).toMatchObject({ status: 403, error: { details: { reason: 'step' } } });
    expect(await approve('head', leave.id)).toMatchObject({ status: 403, error: { details: { reason: 'step' } } });
    expect(statuses(dataOf(await approve('bartender', leave.id)))).toEqual(['APPROVED', 'WAITING']);
    expect((await holders(leave.id)).sort()).toEqual(['admin', 'executive']);
    await end(people.bartender);
    await end(people.boss);
  });

  it('is passed over if nobody holds it; left without anyone it falls to Administrators; deputies do not have it', async () => {
    await leavePolicy([kept, administrators]);
    expect(skips(await ask())).toEqual(['NOBODY', null]);
    await leavePolicy([kept]);
    await world.give(people.bartender, { packages });
    const leave = await ask();
    const term = { kinds: ['LEAVE'], from: '2026-03-01', to: '2026-12-31', while_away: false };
    const named = await app.admin.post('/deputies', {
      user_id: people.bartender.id,
      deputy_id: people.boss.id,
      ...term,
    });
    expect(await holders(leave.id)).toEqual(['bartender']);
    if (named.status < 300) await app.admin.delete(`/deputies/${String(named.data.id)}`);
    await end(people.bartender);
    harness.installation.permissionCache.forget(world.organizationId);
    expect((await holders(leave.id)).sort()).toEqual(['admin', 'executive']);
    expect(dataOf(await approve('admin', leave.id)).status).toBe('APPROVED');
  });

  it('is not one’s own to take: who asks and is the only one to hold it is passed over', async () => {
    await leavePolicy([kept, administrators]);
    await world.give(people.cook, { packages });
    expect(skips(await ask())).toEqual(['OWN', null]);
    await end(people.cook);
  });
});
