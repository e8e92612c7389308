import { beforeEach, describe, expect, it } from 'vitest';
import { openHarness } from '../../../../test/harness.ts';
import { insertRow, type Row } from '../../../db/rows.ts';
import { sql } from '../../../db/sql.ts';
import { book, dataOf, eventsOf, keepNoHolidays, monday, moveClockTo, office, weeks } from '../testing/office.ts';

const harness = await openHarness();
moveClockTo(harness, monday);
const here = await office(harness);
const { world, types, api, people } = here;
const { db } = harness.installation.database;
await keepNoHolidays(harness, world);
const calendar = weeks();
let days = calendar.next();
beforeEach(() => {
  days = calendar.next();
});

const ask = (fields: object = {}, client = api.cook) =>
  book(client, { leave_type_id: types.unpaid, start_date: days.mon, end_date: days.wed, ...fields });
const decisions = [
  ['approve', { comment: 'Enjoy' }],
  ['reject', { reason: 'Too many are away' }],
] as const;

describe('POST /leaves/{id}/approve', () => {
  it.each(['boss', 'head', 'deputy', 'admin', 'executive'] as const)('200: by %s', async (name) => {
    const leave = await ask();
    const approved = dataOf(await api[name].post(`/leaves/${leave.id}/approve`, { comment: 'Enjoy' }));
    expect(approved).toEqual({
      ...leave,
      status: 'APPROVED',
      decided_by_id: people[name].id,
      decision_comment: 'Enjoy',
      decided_at: approved.updated_at,
      updated_at: approved.updated_at,
    });
    expect((await eventsOf(here, leave.id)).at(-1)).toMatchObject({
      type: 'leave.approved',
      snapshot: approved,
      previous: { status: 'PENDING' },
    });
    expect((await world.audit()).at(-1)).toMatchObject({
      action: 'leaves.approve',
      subject_type: 'leave',
      subject_id: leave.id,
      changed_fields: ['status', 'decided_by_id', 'decided_at', 'decision_comment'],
    });
  });

  it('200: without a body, and with an empty one', async () => {
    expect(dataOf(await api.boss.post(`/leaves/${(await ask()).id}/approve`)).decision_comment).toBeNull();
    const other = await ask({}, api.bartender);
    expect(dataOf(await api.admin.post(`/leaves/${other.id}/approve`, {})).status).toBe('APPROVED');
  });

  it('takes the days from the balance, once', async () => {
    const person = await world.employee();
    const client = await person.api();
    const leave = await ask({ leave_type_id: types.vacation }, client);
    await api.admin.post(`/leaves/${leave.id}/approve`);
    const rows = (
      await sql<
        Pick<Row<'leave_ledger'>, 'kind' | 'amount' | 'year'>
      >`select kind, amount, year from leave_ledger where user_id = ${person.id} order by id`.execute(db)
    ).rows;
    expect(rows.map(({ kind, amount }) => [kind, Number(amount)])).toEqual([
      ['GRANT', 20],
      ['TAKEN', -3],
    ]);
  });

  it('409 locked_dates: days that were locked since it was asked for', async () => {
    const leave = await ask();
    await insertRow('locked_dates', {
      organization_id: world.organizationId,
      id: world.newId('lck'),
      reason: null,
      department_id: null,
      start_date: days.wed,
      end_date: days.wed,
      created_at: harness.installation.clock.now(),
    }).execute(db);
    expect(await api.boss.post(`/leaves/${leave.id}/approve`)).toMatchObject({
      status: 409,
      error: { details: { reason: 'locked_dates', start_date: days.wed } },
    });
    expect((await api.cook.get(`/leaves/${leave.id}`)).data.status).toBe('PENDING');
    expect(await eventsOf(here, leave.id)).toHaveLength(1);
  });

  it('409 balance: what was taken away since it was asked for', async () => {
    const person = await world.employee();
    const leave = await ask({ leave_type_id: types.vacation }, await person.api());
    await insertRow('leave_ledger', {
      organization_id: world.organizationId,
      id: world.newId('bal'),
      user_id: person.id,
      year: 2026,
      leave_type_id: types.vacation,
      kind: 'ADJUSTMENT',
      amount: '-18',
      entry_key: 'cut',
      created_at: harness.installation.clock.now(),
    }).execute(db);
    expect(await api.admin.post(`/leaves/${leave.id}/approve`)).toMatchObject({
      status: 409,
      error: { details: { reason: 'balance', requested: 3, available: 2 } },
    });
  });
});

describe('POST /leaves/{id}/reject', () => {
  it('200: with a reason; its days are free again', async () => {
    const leave = await ask();
    const rejected = dataOf(await api.head.post(`/leaves/${leave.id}/reject`, { reason: 'Too many are away' }));
    expect(rejected).toEqual({
      ...leave,
      status: 'REJECTED',
      decided_by_id: people.head.id,
      rejection_reason: 'Too many are away',
      decided_at: rejected.updated_at,
      updated_at: rejected.updated_at,
    });
    expect((await eventsOf(here, leave.id)).at(-1)).toMatchObject({
      type: 'leave.rejected',
      snapshot: rejected,
      previous: { status: 'PENDING' },
    });
    expect((await ask()).status).toBe('PENDING');
  });

  it.each([{}, { reason: '' }, { reason: '  ' }, { reason: null }, { reason: 'x'.repeat(2001) }])(
    '422: %o',
    async (body) => {
      const leave = await ask();
      expect(await api.head.post(`/leaves/${leave.id}/reject`, body)).toMatchObject({
        status: 422,
        error: { details: { field: 'reason' } },
      });
    },
  );
});

describe.each(decisions)('%s', (verb, body) => {
  it('403: no one decides on their own leave, whatever their role', async () => {
    for (const name of ['head', 'admin', 'executive'] as const) {
      const leave = await ask({}, api[name]);
      expect(await api[name].post(`/leaves/${leave.id}/${verb}`, body)).toMatchObject({
        status: 403,
        error: { code: 'FORBIDDEN' },
      });
    }
  });

  it('404: by a Department Head of other departments', async () => {
    const leave = await ask();
    expect(await api.barHead.post(`/leaves/${leave.id}/${verb}`, body)).toMatchObject({ status: 404 });
  });

  it('403: by a manager whose role is Employee, with a token; 200: in the app', async () => {
    const leave = await ask({}, api.otherCook);
    const token = world.clientWith(await world.token(people.chef.id, ['leaves:approve']));
    expect(await token.post(`/leaves/${leave.id}/${verb}`, body)).toMatchObject({
      status: 403,
      error: { code: 'FORBIDDEN', details: { required_role: 'DEPARTMENT_HEAD' } },
    });
    expect(await (await people.chef.app()).post(`/leaves/${leave.id}/${verb}`, body)).toMatchObject({
      status: 200,
      data: { decided_by_id: people.chef.id, on_behalf_of_id: null },
    });
  });

  it('409: what is not PENDING', async () => {
    const approved = await ask({ leave_type_id: types.sick });
    const rejected = await ask({ start_date: days.thu, end_date: days.thu });
    await api.head.post(`/leaves/${rejected.id}/reject`, { reason: 'No' });
    const cancelled = await ask({ start_date: days.fri, end_date: days.fri });
    await api.cook.post(`/leaves/${cancelled.id}/cancel`);
    const states = { [approved.id]: 'APPROVED', [rejected.id]: 'REJECTED', [cancelled.id]: 'CANCELLED' };
    for (const [id, status] of Object.entries(states)) {
      expect(await api.admin.post(`/leaves/${id}/${verb}`, body)).toMatchObject({
        status: 409,
        error: { details: { reason: 'state', status } },
      });
    }
  });
});

describe('at the same time', () => {
  it('two approvers: one 200, the other 409, one event, taken once', async () => {
    const leave = await ask({ leave_type_id: types.vacation });
    const answers = await Promise.all(
      (['boss', 'head', 'admin'] as const).map((name) => api[name].post(`/leaves/${leave.id}/approve`)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    const raised = (await eventsOf(here, leave.id)).map(({ type }) => type);
    expect(raised).toEqual(['leave.requested', 'leave.approved']);
    const taken = (
      await sql<
        Pick<Row<'leave_ledger'>, 'amount'>
      >`select amount from leave_ledger where leave_request_id = ${leave.id}`.execute(db)
    ).rows;
    expect(taken).toHaveLength(1);
  });

  it('approved and rejected: one wins, the other 409', async () => {
    const leave = await ask();
    const answers = await Promise.all([
      api.head.post(`/leaves/${leave.id}/reject`, { reason: 'No' }),
      api.boss.post(`/leaves/${leave.id}/approve`),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await eventsOf(here, leave.id)).toHaveLength(2);
  });

  it('withdrawn and approved: never both', async () => {
    const leave = await ask({ leave_type_id: types.vacation });
    const [withdrawn, approved] = await Promise.all([
      api.cook.post(`/leaves/${leave.id}/cancel`),
      api.boss.post(`/leaves/${leave.id}/approve`),
    ]);
    const raised = (await eventsOf(here, leave.id)).map(({ type }) => type);
    const after = (await api.cook.get(`/leaves/${leave.id}`)).data;
    // Withdrawn first, nothing is left to approve; approved first, the person only asks for its cancellation.
    if (withdrawn.data.status === 'CANCELLED') {
      expect(approved.status).toBe(409);
      expect(raised).toEqual(['leave.requested', 'leave.cancelled']);
      expect(after.status).toBe('CANCELLED');
    } else {
      expect([withdrawn.status, approved.status]).toEqual([200, 200]);
      expect(raised.sort()).toEqual(['leave.approved', 'leave.cancellation_requested', 'leave.requested']);
      expect(after).toMatchObject({ status: 'APPROVED', cancellation_requested_at: expect.any(String) });
    }
  });
});
