import { describe, expect, it } from 'vitest';
import type { Client } from '../../../test/client.ts';
import { openHarness } from '../../../test/harness.ts';
import type { Somebody } from '../../../test/world.ts';
import { sql } from '../../db/sql.ts';
import { addType } from '../leave/testing/office.ts';
import { givePassword } from '../sign-in/testing/accounts.ts';
import { record, workplace } from '../time/testing/workplace.ts';

const harness = await openHarness();
const { world: first, installation } = harness;
const setNow = (text: string): void => {
  installation.clock.setOffset(Date.parse(text) - Date.now());
};

/** A kitchen on Wednesday 11 March 2026, at noon in Toronto. */
async function kitchen(details: Parameters<typeof workplace>[1] = {}) {
  setNow('2026-03-11T12:00:00-04:00');
  return workplace(first, details);
}

describe('GET /home', () => {
  it('holds the worked minutes of this week, by the organization’s calendar', async () => {
    const { people, api } = await kitchen();
    await record(api.cook, { clock_in: '2026-03-09T09:00:00-04:00', clock_out: '2026-03-09T16:30:00-04:00' });
    await record(api.cook, { clock_in: '2026-03-10T22:00:00-04:00', clock_out: '2026-03-11T01:00:00-04:00' });
    await record(api.cook, { clock_in: '2026-03-06T09:00:00-05:00', clock_out: '2026-03-06T16:30:00-05:00' });
    const { data } = await (await people.cook.app()).get('/home');
    expect(data.today).toBe('2026-03-11');
    expect(data.week).toMatchObject({ start: '2026-03-09', end: '2026-03-15' });
    expect(data.week.days.map(({ minutes }: { minutes: number }) => minutes)).toEqual([450, 180, 0, 0, 0, 0, 0]);
  });

  it('has no week if time tracking is off', async () => {
    const { people } = await kitchen({ settings: { modules: { time_tracking: false } } });
    const { status, data } = await (await people.cook.app()).get('/home');
    expect([status, data.week]).toEqual([200, null]);
  });

  it('says which colleagues are away, by their days alone; not those of other departments', async () => {
    const { people, world } = await kitchen({ settings: { directory_employee_sees_all: true } });
    const admin = await people.admin.app();
    const { data: type } = await admin.post('/leave-types', { name: 'Vacation' });
    const leave_type_id = type.id as string;
    const days = { leave_type_id, start_date: '2026-03-11', end_date: '2026-03-12' };
    for (const user_id of [people.otherCook.id, people.bartender.id]) {
      const booked = await admin.post('/leaves', { ...days, user_id });
      expect(booked.status, booked.text).toBe(201);
      await admin.post(`/leaves/${String(booked.data.id)}/approve`);
    }
    const away = async (person: typeof people.cook) => (await (await person.app()).get('/home')).data.away;
    expect(await away(people.cook)).toEqual([
      { user_id: people.otherCook.id, start_date: '2026-03-11', end_date: '2026-03-12' },
    ]);
    expect(await away(people.otherCook)).toEqual([]);
    expect(await away(people.admin)).toHaveLength(2);
    await world.set({ directory_employee_sees_all: false });
    expect(await away(people.cook)).toEqual([]);
  });

  it('names who works beside one in the next shift: of the same department, at that time, as far as one sees them', async () => {
    const { people, world } = await kitchen({ settings: { schedule_employee_visibility: 'DEPARTMENT' } });
    const admin = await people.admin.app();
    const plan = async (
      person: { id: string },
      day: string,
      department_id: string | null,
      hours = ['09:00', '17:00'],
    ) => {
      const planned = await admin.post('/shifts', {
        user_id: person.id,
        department_id,
        starts_at: `${day}T${hours[0] ?? ''}:00-04:00`,
        ends_at: `${day}T${hours[1] ?? ''}:00-04:00`,
        is_published: true,
      });
      expect(planned.status, planned.text).toBe(201);
    };
    const own = people.cook.departmentId;
    const beside = async () => (await (await people.cook.app()).get('/home')).data.working_with;
    await plan(people.otherCook, '2026-03-13', own);
    expect(await beside()).toEqual({ first: [], count: 0 });
    await plan(people.cook, '2026-03-13', own);
    await plan(people.cook, '2026-03-14', own);
    await plan(people.bartender, '2026-03-14', own);
    await plan(people.head, '2026-03-13', own, ['17:00', '22:00']);
    expect(await beside()).toMatchObject({ first: [{ id: people.otherCook.id }], count: 1 });
    await world.set({ schedule_employee_visibility: 'OWN' });
    expect(await beside()).toEqual({ first: [], count: 0 });
  });

  it('lists one’s own requests that wait, and no one else’s', async () => {
    const { people, api } = await kitchen();
    await record(api.cook, { clock_in: '2026-03-09T09:00:00-04:00', clock_out: '2026-03-09T16:30:00-04:00' });
    const app = await people.cook.app();
    const [sheet] = (await app.get('/timesheets')).data as { id: string }[];
    expect((await app.get('/home')).data.requests).toEqual([]);
    await app.post(`/timesheets/${String(sheet?.id)}/submit`);
    expect((await app.get('/home')).data.requests).toMatchObject([
      { kind: 'timesheet', id: sheet?.id, status: 'SUBMITTED' },
    ]);
    expect((await (await people.otherCook.app()).get('/home')).data.requests).toEqual([]);
    await (await people.head.app()).post(`/timesheets/${String(sheet?.id)}/reject`, { reason: 'Tuesday is missing.' });
    const rejected = { status: 'REJECTED', reason: 'Tuesday is missing.', decided_by: { id: people.head.id } };
    expect((await app.get('/home')).data.requests).toMatchObject([rejected]);
    await app.post(`/timesheets/${String(sheet?.id)}/submit`);
    expect((await app.get('/home')).data.requests).toMatchObject([{ status: 'SUBMITTED', decided_by: null }]);
    expect((await app.get(`/timesheets/${String(sheet?.id)}`)).data).toMatchObject({ rejected_by_id: null });
  });

  it('lists leave that one is on today, and time that was rejected with its reason and by whom', async () => {
    const { people, api, world } = await kitchen({ settings: { time_approval_required: true } });
    const app = await people.cook.app();
    const { today } = (await app.get('/home')).data as { today: string };
    const ill = await addType(harness, world, 'Sick', { is_sickness: true, requires_approval: false });
    const leave = await app.post('/leaves', { leave_type_id: ill, start_date: today, end_date: today });
    expect(leave.status, leave.text).toBe(201);
    const entry = (await record(api.cook, {
      clock_in: '2026-03-09T09:00:00-04:00',
      clock_out: '2026-03-09T16:30:00-04:00',
    })) as { id: string };
    await (await people.admin.app()).post(`/time-entries/${entry.id}/reject`, { reason: 'The shift ended at four.' });
    const { requests } = (await app.get('/home')).data as { requests: { id: string }[] };
    expect(requests.find(({ id }) => id === leave.data.id)).toMatchObject({ kind: 'leave', status: 'APPROVED' });
    expect(requests.find(({ id }) => id === entry.id)).toMatchObject({
      kind: 'time_entry',
      status: 'REJECTED',
      reason: 'The shift ended at four.',
      decided_by: { id: people.admin.id },
    });
  });
});

describe('GET /home: setting up', () => {
  const stepsOf = async (person: Somebody): Promise<string[] | null> => {
    const { setup } = (await (await person.app()).get('/home')).data as {
      setup: { step: string; is_done: boolean }[] | null;
    };
    return setup?.filter(({ is_done }) => !is_done).map(({ step }) => step) ?? null;
  };

  it('tells those who set up what a new organization still lacks, and nothing once it has all', async () => {
    const place = await first.another();
    await sql`update organizations set region = null where id = ${place.organizationId}`.execute(
      installation.database.db,
    );
    const boss = await place.executive();
    const app = await boss.app();
    expect(await stepsOf(boss)).toEqual(['departments', 'people', 'leave_types', 'holidays', 'pay_period', 'sign_in']);
    const admin = await place.administrator();
    expect(await stepsOf(boss)).toEqual(['departments', 'leave_types', 'holidays', 'pay_period', 'sign_in']);
    await app.post('/departments', { name: 'Kitchen', code: 'KIT' });
    await app.post('/leave-types', { name: 'Vacation' });
    expect(await stepsOf(admin)).toEqual(['holidays', 'pay_period', 'sign_in']);
    await place.set({ pay_period_type: 'MONTHLY' });
    await app.post('/public-holidays', { name: 'Founders’ day', date: '2026-08-01' });
    expect(await stepsOf(boss)).toEqual(['sign_in']);
    await givePassword({ ...harness, world: place }, admin);
    expect(await stepsOf(boss)).toBeNull();
  });

  it('where there are rules of the place, these and where overtime begins are offered; taken or set they are done', async () => {
    for (const choose of [
      (app: Client) => app.put('/working-rules', { pack: 'CA-ON', rules: [] }),
      (app: Client) => app.patch('/settings', { overtime_weekly_minutes: 2640 }),
    ]) {
      const place = await first.another();
      const boss = await place.executive();
      expect(await stepsOf(boss)).toContain('working_rules');
      expect((await choose(await boss.app())).status).toBe(200);
      expect(await stepsOf(boss)).not.toContain('working_rules');
    }
  });

  it('leaves out what needs nothing: a country without regions, time tracking that is off', async () => {
    const place = await first.another({ settings: { modules: { time_tracking: false } } });
    await sql`update organizations set country = 'SG' where id = ${place.organizationId}`.execute(
      installation.database.db,
    );
    expect(await stepsOf(await place.executive())).toEqual(['departments', 'people', 'leave_types', 'sign_in']);
  });

  it('says nothing to others, nor in an organization past its beginnings', async () => {
    const place = await first.another();
    expect(await stepsOf(await place.employee())).toBeNull();
    expect(await stepsOf(await place.departmentHeadOf('Kitchen'))).toBeNull();
    for (let count = 2; count < 10; count++) await place.employee();
    expect(await stepsOf(await place.administrator())).toBeNull();
  });
});
