import { beforeEach, describe, expect, it } from 'vitest';
import { openHarness } from '../../../../test/harness.ts';
import { askForLeave, claim, type Counter, counter, recordTime, type Who } from '../testing/counter.ts';
import { countAfter, daysAfter, workingDayAfter } from './age.ts';
import { remindDeciders } from './remind.ts';

/** Asked on Wednesday 11 March 2026, at noon; there is no public holiday near. */
const harness = await openHarness();
const { installation } = harness;
let place: Counter;
let app: Counter['app'];

beforeEach(async () => {
  place = await counter(harness);
  ({ app } = place);
});

async function remindAt(time: string): Promise<void> {
  installation.clock.setOffset(Date.parse(`2026-03-${time}:00-04:00`) - Date.now());
  await remindDeciders.run(installation, {});
}

interface Told {
  readonly id: string;
  readonly kind: string;
  readonly text: string;
  readonly leads_to: string;
}

const toldTo = async (who: Who): Promise<Told[]> =>
  ((await app[who].get('/notifications')).data as Told[]).filter(
    ({ kind }) => kind.startsWith('decisions_') || kind === 'leave_urgent',
  );
const kindsTold = async (who: Who): Promise<string[]> => (await toldTo(who)).map(({ kind }) => kind).sort();

async function takeLeave(who: Who, start_date: string, end_date: string): Promise<void> {
  const body = { leave_type_id: place.types.vacation, start_date, end_date };
  const { data, text, status } = await app[who].post('/leaves', body);
  if (status !== 201) throw new Error(text);
  await app.executive.post(`/leaves/${String(data.id)}/approve`);
}

/** Who leads the bar has someone of the kitchen decide on leave. */
async function nameDeputy(when: object): Promise<void> {
  const body = { user_id: place.people.barHead.id, deputy_id: place.people.otherCook.id, kinds: ['LEAVE'], ...when };
  const { status, text } = await app.admin.post('/deputies', body);
  expect(status, text).toBe(201);
}

describe('requests that wait', () => {
  it('whoever can decide is reminded after two working days, from nine on, once a day', async () => {
    await askForLeave(place, 'cook');
    await remindAt('12T09:05');
    expect(await kindsTold('head')).toEqual([]);
    await remindAt('13T08:55');
    expect(await kindsTold('head')).toEqual([]);
    await remindAt('13T09:05');
    for (const who of ['head', 'manager', 'boss'] as const) expect(await kindsTold(who)).toEqual(['decisions_waiting']);
    for (const who of ['cook', 'otherCook', 'barHead', 'admin'] as const) expect(await kindsTold(who)).toEqual([]);
    const [first] = await toldTo('head');
    expect(first).toMatchObject({ leads_to: '/inbox', text: expect.stringContaining('waiting for your decision') });
    await remindAt('13T10:05');
    expect(await toldTo('head')).toEqual([first]);
    await remindAt('14T09:05');
    expect(await toldTo('head')).toEqual([first]);
    await remindAt('16T09:05');
    const again = await toldTo('head');
    expect(again).toHaveLength(1);
    expect(again[0]?.id).not.toBe(first?.id);
  });

  it('a public holiday counts for those who work where it is none, and keeps those who have it from being told', async () => {
    const { admin } = app;
    const holiday_regions = [{ work_location: 'Dublin', country: 'IE', region: null }];
    expect((await admin.patch('/settings', { holiday_regions })).status).toBe(200);
    for (const who of ['head', 'otherCook'] as const) {
      const moved = await admin.patch(`/users/${place.people[who].id}`, { work_location: 'Dublin' });
      expect(moved.status, moved.text).toBe(200);
    }
    installation.clock.setOffset(Date.parse('2026-03-13T12:00:00-04:00') - Date.now());
    await askForLeave(place, 'cook');
    await remindAt('16T09:05');
    expect(await kindsTold('manager')).toEqual([]);
    // Saint Patrick’s Day, a Tuesday.
    await remindAt('17T09:05');
    expect(await kindsTold('manager')).toEqual(['decisions_waiting']);
    expect(await kindsTold('head')).toEqual([]);
    await remindAt('18T09:05');
    expect(await kindsTold('head')).toEqual(['decisions_waiting']);

    installation.clock.setOffset(Date.parse('2026-03-16T12:00:00-04:00') - Date.now());
    const soon = { leave_type_id: place.types.vacation, start_date: '2026-03-19', end_date: '2026-03-19' };
    expect((await app.cook.post('/leaves', soon)).status).toBe(201);
    expect(await kindsTold('manager')).not.toContain('leave_urgent');
    expect((await app.otherCook.post('/leaves', soon)).status).toBe(201);
    expect(await kindsTold('manager')).toContain('leave_urgent');
  });

  it('weekends do not count, nor does a request that was decided', async () => {
    installation.clock.setOffset(Date.parse('2026-03-13T12:00:00-04:00') - Date.now());
    const leave = await askForLeave(place, 'cook');
    const entry = await recordTime(place, 'otherCook');
    await app.admin.post(`/time-entries/${entry}/approve`);
    await remindAt('16T09:05');
    expect(await kindsTold('head')).toEqual([]);
    await app.boss.post(`/leaves/${leave}/approve`);
    await remindAt('17T09:05');
    expect(await kindsTold('head')).toEqual([]);
  });

  it('Administrators are told after five working days, and at once of what nobody else decides on', async () => {
    await claim(place, 'cook');
    await remindAt('17T09:05');
    expect(await kindsTold('admin')).toEqual([]);
    await remindAt('18T09:05');
    expect(await kindsTold('admin')).toEqual(['decisions_escalated']);
    expect(await kindsTold('executive')).toEqual([]);
    const lonely = await counter(harness);
    place = lonely;
    app = lonely.app;
    await askForLeave(place, 'boss');
    await remindAt('13T09:05');
    expect(await kindsTold('admin')).toEqual(['decisions_waiting']);
  });

  it('days on which everyone is away who could decide do not count; their deputies are told', async () => {
    for (const who of ['barHead'] as const) await takeLeave(who, '2026-03-12', '2026-03-13');
    await askForLeave(place, 'bartender');
    await remindAt('13T09:05');
    expect(await kindsTold('barHead')).toEqual([]);
    await remindAt('16T09:05');
    expect(await kindsTold('barHead')).toEqual([]);
    await remindAt('17T09:05');
    expect(await kindsTold('barHead')).toEqual(['decisions_waiting']);
    const when = { from: '2026-03-18', while_away: false };
    await nameDeputy(when);
    await remindAt('18T09:05');
    expect(await kindsTold('otherCook')).toEqual(['decisions_waiting']);
  });

  it('days on which a deputy was there count', async () => {
    await takeLeave('barHead', '2026-03-12', '2026-03-13');
    await nameDeputy({ while_away: true });
    await askForLeave(place, 'bartender');
    await remindAt('13T09:05');
    expect([await kindsTold('barHead'), await kindsTold('otherCook')]).toEqual([[], ['decisions_waiting']]);
  });

  it('0 turns both off', async () => {
    await app.admin.patch('/settings', { reminder_days: 0, escalation_days: 0 });
    await askForLeave(place, 'cook');
    await remindAt('25T09:05');
    for (const who of ['head', 'admin'] as const) expect(await kindsTold(who)).toEqual([]);
  });

  it('leave that begins within two working days is told at once, until it is decided', async () => {
    const ask = async (start_date: string): Promise<string> => {
      const body = { leave_type_id: place.types.therapy, start_date, end_date: start_date };
      return ((await app.cook.post('/leaves', body)).data as { id: string }).id;
    };
    await ask('2026-03-16');
    expect(await kindsTold('head')).toEqual([]);
    const soon = await ask('2026-03-13');
    for (const who of ['head', 'manager', 'boss'] as const) expect(await kindsTold(who)).toEqual(['leave_urgent']);
    const [told] = await toldTo('head');
    expect(told?.text).toMatch(/begins soon waits for your decision: Mar 13, 2026\.$/);
    expect(told?.text).not.toContain('Therapy');
    await app.boss.post(`/leaves/${soon}/approve`);
    expect(await kindsTold('head')).toEqual([]);
  });
});

describe('working days', () => {
  const isWorkingDay = (day: string): boolean => ![6, 0].includes(new Date(day).getUTCDay());

  it('are counted after the day of sending, with today', () => {
    const workingDays = (from: string, to: string): string[] => daysAfter(from, to).filter(isWorkingDay);
    expect(workingDays('2026-03-11', '2026-03-11')).toEqual([]);
    expect(workingDays('2026-03-11', '2026-03-13')).toEqual(['2026-03-12', '2026-03-13']);
    expect(workingDays('2026-03-13', '2026-03-16')).toEqual(['2026-03-16']);
    expect(countAfter('2026-03-12', workingDays('2026-03-02', '2026-03-16'))).toBe(2);
    expect(countAfter('2020-03-13', workingDays('2026-03-02', '2026-03-16'))).toBe(10);
  });

  it('are counted forward over weekends', () => {
    expect(workingDayAfter('2026-03-11', 2, isWorkingDay)).toBe('2026-03-13');
    expect(workingDayAfter('2026-03-13', 2, isWorkingDay)).toBe('2026-03-17');
  });
});
