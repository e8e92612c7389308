import { describe, expect, it, onTestFinished } from 'vitest';
import type { Client } from '../../../../test/client.ts';
import { openHarness } from '../../../../test/harness.ts';
import { eightHours, type PersonName, record, sheetOver, type Workplace, workplace } from '../testing/workplace.ts';
import type { Timesheet, TimesheetStatus } from './record.ts';

const { world: first, installation } = await openHarness();
const day = '2026-03-10';

type Apps = Record<PersonName, Client>;
interface Stage extends Workplace {
  readonly app: Apps;
  readonly sheetOf: (name: PersonName) => Promise<Timesheet>;
  readonly move: (as: PersonName, verb: string, sheet: Timesheet) => Promise<Awaited<ReturnType<Client['post']>>>;
}

async function stage(settings: object = {}): Promise<Stage> {
  const place = await workplace(first, { settings });
  const names = Object.keys(place.people) as PersonName[];
  const app = Object.fromEntries(
    await Promise.all(names.map(async (name) => [name, await place.people[name].app()] as const)),
  ) as Apps;
  const sheetOf = async (name: PersonName): Promise<Timesheet> => {
    const by = name === 'admin' ? place.api.executive : place.api.admin;
    await record(by, { ...eightHours(day), user_id: place.people[name].id, hourly_rate: 20 });
    const sheet = await sheetOver(place.api.admin, place.people[name].id, day);
    if (!sheet) throw new Error('The entry opened no timesheet.');
    return sheet;
  };
  const move: Stage['move'] = (as, verb, sheet) =>
    app[as].post(`/timesheets/${sheet.id}/${verb}`, verb === 'reject' ? { reason: 'Monday is missing.' } : undefined);
  return { ...place, app, sheetOf, move };
}

/** The moves that lead there, and who makes them for a sheet of the cook. */
const wayTo: Record<TimesheetStatus, [PersonName, string][]> = {
  OPEN: [],
  SUBMITTED: [['cook', 'submit']],
  APPROVED: [
    ['cook', 'submit'],
    ['head', 'approve'],
  ],
  REJECTED: [
    ['cook', 'submit'],
    ['head', 'reject'],
  ],
  FINALIZED: [
    ['cook', 'submit'],
    ['head', 'approve'],
    ['admin', 'finalize'],
  ],
  SIGNED: [
    ['cook', 'submit'],
    ['head', 'approve'],
    ['admin', 'finalize'],
    ['cook', 'sign'],
  ],
};
const states = Object.keys(wayTo) as TimesheetStatus[];

async function cooksSheet(here: Stage, status: TimesheetStatus): Promise<Timesheet> {
  const sheet = await here.sheetOf('cook');
  for (const [as, verb] of wayTo[status]) {
    const answer = await here.move(as, verb, sheet);
    if (answer.status !== 200) throw new Error(`${verb}: ${answer.text}`);
  }
  return (await here.api.admin.get(`/timesheets/${sheet.id}`)).data as Timesheet;
}

/** From each state, what each trigger leads to; 409 if there is nothing. */
const table: Record<string, { by: PersonName; from: Partial<Record<TimesheetStatus, TimesheetStatus>> }> = {
  submit: { by: 'cook', from: { OPEN: 'SUBMITTED', REJECTED: 'SUBMITTED' } },
  approve: { by: 'head', from: { SUBMITTED: 'APPROVED' } },
  reject: { by: 'head', from: { SUBMITTED: 'REJECTED' } },
  finalize: { by: 'admin', from: { APPROVED: 'FINALIZED' } },
  sign: { by: 'cook', from: { FINALIZED: 'SIGNED' } },
  reopen: { by: 'admin', from: { APPROVED: 'OPEN' } },
};

describe('moves of a timesheet', () => {
  const cases = Object.entries(table).flatMap(([verb, { by, from }]) =>
    states.map((state) => [verb, state, from[state] ?? '409', by] as const),
  );
  it.each(cases)('%s from %s: %s', async (verb, state, expected, by) => {
    const here = await stage();
    const sheet = await cooksSheet(here, state);
    const { status, data, error } = await here.move(by, verb, sheet);
    if (expected === '409') {
      expect([status, error.code, error.details]).toEqual([409, 'CONFLICT', { reason: 'state', status: state }]);
    } else {
      expect([status, data.status]).toEqual([200, expected]);
      expect((await here.world.audit()).at(-1)).toMatchObject({ action: `timesheets.${verb}`, subject_id: sheet.id });
    }
  });

  it('each tells who and when; a rejection why, until it is submitted again; reopening forgets', async () => {
    const here = await stage();
    const sheet = await here.sheetOf('cook');
    const submitted = (await here.move('cook', 'submit', sheet)).data;
    expect(submitted.submitted_at).toBe(submitted.updated_at);
    const rejected = (await here.move('head', 'reject', sheet)).data;
    expect(rejected).toMatchObject({ rejection_reason: 'Monday is missing.', approved_at: null });
    expect((await here.move('cook', 'submit', sheet)).data.rejection_reason).toBeNull();
    const approved = (await here.move('head', 'approve', sheet)).data;
    expect(approved).toMatchObject({ approved_by_id: here.people.head.id, approved_at: approved.updated_at });
    const reopened = (await here.move('admin', 'reopen', sheet)).data;
    expect(reopened).toMatchObject({ submitted_at: null, approved_at: null, approved_by_id: null, status: 'OPEN' });
    await here.move('cook', 'submit', sheet);
    await here.move('admin', 'approve', sheet);
    const finalized = (await here.move('executive', 'finalize', sheet)).data;
    expect(finalized).toMatchObject({ finalized_by_id: here.people.executive.id, finalized_at: finalized.updated_at });
  });
});

describe('moves of a timesheet: who may', () => {
  const of = (owner: PersonName, state: TimesheetStatus) => async (here: Stage) => {
    const sheet = await here.sheetOf(owner);
    if (state === 'SUBMITTED') await here.move(owner, 'submit', sheet);
    return sheet;
  };
  it.each([
    ['submit', 'cook', 'cook', 200],
    ['submit', 'head', 'cook', 403],
    ['submit', 'admin', 'cook', 403],
    ['submit', 'otherCook', 'cook', 404],
    ['submit', 'barHead', 'cook', 404],
    ['submit', 'head', 'head', 200],
    ['submit', 'admin', 'admin', 200],
  ] as [string, PersonName, PersonName, number][])(
    '%s by %s of the timesheet of %s: %i',
    async (verb, as, owner, expected) => {
      const here = await stage();
      expect((await here.move(as, verb, await of(owner, 'OPEN')(here))).status).toBe(expected);
    },
  );

  const deciders: [PersonName, PersonName, number][] = [
    ['head', 'cook', 200],
    ['manager', 'cook', 200],
    ['admin', 'cook', 200],
    ['executive', 'cook', 200],
    ['barHead', 'cook', 404],
    ['otherCook', 'cook', 404],
    ['cook', 'cook', 403],
    ['head', 'head', 403],
    ['manager', 'head', 200],
    ['admin', 'admin', 403],
    ['executive', 'executive', 403],
    ['executive', 'admin', 200],
  ];
  for (const verb of ['approve', 'reject']) {
    it.each(deciders)(`${verb} by %s of the timesheet of %s: %i`, async (as, owner, expected) => {
      const here = await stage();
      expect((await here.move(as, verb, await of(owner, 'SUBMITTED')(here))).status).toBe(expected);
    });
  }

  it.each([
    ['finalize', 'head', 403],
    ['finalize', 'cook', 403],
    ['finalize', 'executive', 200],
    ['reopen', 'head', 403],
    ['reopen', 'cook', 403],
    ['reopen', 'executive', 200],
  ] as [string, PersonName, number][])('%s by %s: %i', async (verb, as, expected) => {
    const here = await stage();
    expect((await here.move(as, verb, await cooksSheet(here, 'APPROVED'))).status).toBe(expected);
  });

  it.each(['head', 'admin', 'executive'] as const)('403: %s signs for the cook', async (as) => {
    const here = await stage();
    expect((await here.move(as, 'sign', await cooksSheet(here, 'FINALIZED'))).status).toBe(403);
  });

  it('403 MODULE_DISABLED: time tracking is off', async () => {
    const here = await stage();
    const sheet = await cooksSheet(here, 'APPROVED');
    await here.world.set({ modules: { time_tracking: false } });
    const { status, error } = await here.move('admin', 'finalize', sheet);
    expect([status, error.code]).toEqual([403, 'MODULE_DISABLED']);
    expect(await here.world.events()).toEqual([]);
  });

  it('two at once: one wins, the other gets 409', async () => {
    const here = await stage();
    const sheet = await cooksSheet(here, 'APPROVED');
    const answers = await Promise.all([
      here.move('admin', 'finalize', sheet),
      here.move('executive', 'finalize', sheet),
      here.move('admin', 'reopen', sheet),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  });
});

describe('approving a timesheet', () => {
  it('approves the entries that still wait, and tells of each; others stay', async () => {
    const here = await stage();
    const sheet = await here.sheetOf('cook');
    const pending = await record(here.api.cook, eightHours('2026-03-11'));
    const rejected = await record(here.api.cook, eightHours('2026-03-12'));
    await here.api.head.post(`/time-entries/${rejected.id}/reject`, { reason: 'No' });
    const outside = await record(here.api.cook, eightHours('2026-03-23'));
    await here.move('cook', 'submit', sheet);
    await here.move('head', 'approve', sheet);
    const statusOf = async (id: string) => (await here.api.cook.get(`/time-entries/${id}`)).data;
    expect(await statusOf(pending.id)).toMatchObject({
      approval_status: 'APPROVED',
      approved_by_id: here.people.head.id,
    });
    expect(await statusOf(rejected.id)).toMatchObject({ approval_status: 'REJECTED' });
    expect(await statusOf(outside.id)).toMatchObject({ approval_status: 'PENDING' });
    const approvals = (await here.world.events()).filter(({ type }) => type === 'time_entry.approved');
    expect(approvals).toMatchObject([{ subject_id: pending.id, previous: { approval_status: 'PENDING' } }]);
  });
});

describe('finalising a timesheet', () => {
  it('timesheet.finalized with the status before, and without pay figures', async () => {
    const here = await stage();
    const sheet = await cooksSheet(here, 'FINALIZED');
    expect(sheet.total_pay).toBe(160);
    const event = (await here.world.events()).at(-1);
    expect(event).toMatchObject({
      type: 'timesheet.finalized',
      subject_id: sheet.id,
      previous: { status: 'APPROVED' },
    });
    const { regular_pay: _1, overtime_pay: _2, total_pay: _3, currency: _4, ...rest } = sheet;
    expect(event?.snapshot).toEqual(rest);
  });

  it('409: while an entry within waits for a decision', async () => {
    const here = await stage();
    const sheet = await cooksSheet(here, 'APPROVED');
    const late = await record(here.api.cook, eightHours('2026-03-11'));
    const { status, error } = await here.move('admin', 'finalize', sheet);
    expect([status, error.details]).toEqual([409, { reason: 'pending_entries', count: 1 }]);
    await here.api.head.post(`/time-entries/${late.id}/approve`);
    expect((await here.move('admin', 'finalize', sheet)).data).toMatchObject({ total_minutes: 960 });
  });

  it('409: while the person is clocked in on a day of it; also to submit it', async () => {
    // At noon: shortly after midnight the minute before belongs to another day, and perhaps to another week.
    installation.clock.setOffset(Date.parse('2026-03-18T12:00:00-04:00') - Date.now());
    onTestFinished(() => installation.clock.setOffset(0));
    const here = await stage();
    const now = installation.clock.now();
    await record(here.api.admin, {
      clock_in: new Date(Date.parse(now) - 60_000).toISOString(),
      clock_out: now,
      user_id: here.people.cook.id,
    });
    const { data } = await here.api.cook.get('/timesheets', { query: { limit: '1' } });
    const [sheet] = data as [Timesheet];
    await here.app.cook.post('/clock/in');
    expect(await here.move('cook', 'submit', sheet)).toMatchObject({
      status: 409,
      error: { details: { reason: 'running' } },
    });
    await here.app.cook.post('/clock/out');
    expect((await here.move('cook', 'submit', sheet)).status).toBe(200);
    await here.move('head', 'approve', sheet);
    await here.app.cook.post('/clock/in');
    expect(await here.move('admin', 'finalize', sheet)).toMatchObject({
      status: 409,
      error: { details: { reason: 'running' } },
    });
  });

  it('works the totals out by the settings of the day; from then on they stay', async () => {
    const here = await stage();
    const sheet = await cooksSheet(here, 'APPROVED');
    expect(sheet.overtime_minutes).toBe(0);
    await here.world.set({ overtime_mode: 'daily_only', overtime_daily_minutes: 420 });
    const finalized = (await here.move('admin', 'finalize', sheet)).data;
    expect(finalized).toMatchObject({ regular_minutes: 420, overtime_minutes: 60, overtime_pay: 30, total_pay: 170 });
    await here.world.set({});
    expect((await here.move('cook', 'sign', sheet)).data).toMatchObject({ overtime_minutes: 60 });
  });
});

describe.each(['FINALIZED', 'SIGNED', 'time_locked_through'] as const)(
  'a pay period that is locked: %s',
  async (lock) => {
    const here = await stage();
    const pending = await record(here.api.cook, { ...eightHours('2026-03-12'), project_id: null });
    const outside = await record(here.api.cook, eightHours('2026-03-23'));
    let entryId = '';
    if (lock === 'time_locked_through') {
      await here.sheetOf('cook');
      await here.world.set({ time_locked_through: '2026-03-22' });
    } else {
      await here.api.head.post(`/time-entries/${pending.id}/approve`);
      await cooksSheet(here, lock);
    }
    const { data: entries } = await here.api.admin.get('/time-entries', {
      query: { start_date: day, end_date: day, user_id: here.people.cook.id },
    });
    entryId = entries[0].id;
    const refused = (answer: Awaited<ReturnType<Client['post']>>): void => {
      expect(answer).toMatchObject({
        status: 409,
        error: {
          code: 'CONFLICT',
          details: { reason: 'locked', period_start: '2026-03-09', period_end: '2026-03-22' },
        },
      });
    };

    it.each(['cook', 'admin', 'executive'] as const)('409: %s records time in it', async (name) => {
      refused(
        await here.api[name].post('/time-entries', {
          ...eightHours('2026-03-22'),
          ...(name !== 'cook' && { user_id: here.people.cook.id }),
        }),
      );
    });

    it.each([
      { clock_in: `${day}T08:00:00-04:00` },
      { clock_out: `${day}T18:00:00-04:00` },
      { break_minutes: 10 },
      { is_billable: true },
      { hourly_rate: 99 },
      eightHours('2026-03-24'),
    ])('409: an Executive changes %o in it', async (body) => {
      refused(await here.api.executive.patch(`/time-entries/${entryId}`, body));
    });

    it('409: an entry is moved into it, or deleted from it', async () => {
      refused(await here.api.admin.patch(`/time-entries/${outside.id}`, eightHours('2026-03-13')));
      refused(await here.api.admin.delete(`/time-entries/${entryId}`));
    });

    it('200: description, notes and tags change all the same', async () => {
      const body = { description: 'x', notes: 'y', tags: ['z'] };
      const { status, data } = await here.api.cook.patch(`/time-entries/${entryId}`, body);
      expect([status, data]).toMatchObject([200, body]);
    });

    it('200: nothing different is no change', async () => {
      expect((await here.api.cook.patch(`/time-entries/${entryId}`, { break_minutes: 0 })).status).toBe(200);
    });

    it('201: the day after it is open', async () => {
      expect((await here.api.cook.post('/time-entries', eightHours('2026-03-23'))).status).toBe(201);
    });
  },
);

describe('time_locked_through', () => {
  it('locks the periods that end by then, not the one it lies in', async () => {
    const here = await stage({ time_locked_through: '2026-03-21' });
    expect((await here.api.cook.post('/time-entries', eightHours('2026-03-10'))).status).toBe(201);
    expect((await here.api.cook.post('/time-entries', eightHours('2026-03-08'))).status).toBe(409);
  });

  it('409: rejecting would change the totals; 200: approving does not', async () => {
    const here = await stage();
    const [one, other] = [await record(here.api.cook, eightHours(day)), await record(here.api.cook, eightHours(day))];
    await here.world.set({ time_locked_through: '2026-03-31' });
    expect((await here.api.head.post(`/time-entries/${one.id}/reject`, { reason: 'No' })).status).toBe(409);
    expect((await here.api.head.post(`/time-entries/${other.id}/approve`)).status).toBe(200);
  });

  it('409: clocking in or out in a locked period; the running entry can be dropped', async () => {
    const here = await stage();
    const { data: running } = await here.app.cook.post('/clock/in');
    await here.world.set({ time_locked_through: '2199-12-31' });
    expect((await here.app.cook.post('/clock/out')).status).toBe(409);
    expect((await here.api.cook.delete(`/time-entries/${running.id}`)).status).toBe(200);
    expect((await here.app.cook.post('/clock/in')).status).toBe(409);
  });
});
