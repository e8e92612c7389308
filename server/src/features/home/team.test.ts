import { describe, expect, it } from 'vitest';
import { openHarness } from '../../../test/harness.ts';
import { record, workplace } from '../time/testing/workplace.ts';

const { world: first, installation } = await openHarness();

/** Wednesday 11 March 2026, at noon in Toronto. */
async function kitchen(details: Parameters<typeof workplace>[1] = {}) {
  installation.clock.setOffset(Date.parse('2026-03-11T12:00:00-04:00') - Date.now());
  return workplace(first, details);
}

describe('GET /home: those who lead', () => {
  it('who is in and who is late, of one’s own people; nothing for anyone else', async () => {
    const { people, world } = await kitchen();
    const admin = await people.admin.app();
    const late = await world.employee({ department: 'Kitchen' });
    const ill = await world.employee({ department: 'Kitchen' });
    const { data: type } = await admin.post('/leave-types', { name: 'Sick', is_sickness: true });
    const off = { user_id: ill.id, leave_type_id: type.id, start_date: '2026-03-11', end_date: '2026-03-11' };
    const { data: leave } = await admin.post('/leaves', off);
    await admin.post(`/leaves/${String(leave.id)}/approve`);
    for (const { id } of [late, ill, people.cook]) {
      const shift = { user_id: id, starts_at: '2026-03-11T10:00:00-04:00', ends_at: '2026-03-11T18:00:00-04:00' };
      const made = await admin.post('/shifts', { ...shift, is_published: true });
      expect(made.status, made.text).toBe(201);
    }
    expect((await (await people.cook.app()).post('/clock/in', {})).status).toBeLessThan(300);
    const head = await people.head.app();
    const { team } = (await head.get('/home')).data;
    expect(team.in_now).toMatchObject({ count: 1, first: [{ user_id: people.cook.id }] });
    expect(team.late).toMatchObject({ count: 1, first: [{ user_id: late.id }] });
    expect((await (await people.cook.app()).get('/home')).data.team).toBeNull();
  });

  it('the next thirty days: probation, certificates, contracts and years', async () => {
    const { people, world } = await kitchen();
    const admin = await people.admin.app();
    const person = await world.employee({ department: 'Kitchen', employment_start_date: '2024-03-20' });
    const fresh = await world.employee({ department: 'Kitchen', employment_start_date: '2025-12-15' });
    await admin.patch(`/users/${fresh.id}`, { probation_period_months: 3, employment_end_date: '2026-04-01' });
    await admin.post(`/users/${person.id}/certifications`, { name: 'Food safety', expiry_date: '2026-03-12' });
    await admin.post(`/users/${person.id}/certifications`, { name: 'Later', expiry_date: '2026-05-12' });
    const mine = [person.id, fresh.id];
    const { team } = (await (await people.head.app()).get('/home')).data;
    expect(team.coming_up.filter(({ user_id }: { user_id: string }) => mine.includes(user_id))).toEqual([
      { kind: 'certificate', user_id: person.id, date: '2026-03-12', title: 'Food safety', years: null },
      { kind: 'probation', user_id: fresh.id, date: '2026-03-15', title: null, years: null },
      { kind: 'anniversary', user_id: person.id, date: '2026-03-20', title: null, years: 2 },
      { kind: 'contract', user_id: fresh.id, date: '2026-04-01', title: null, years: null },
    ]);
    const { id } = await world.employee({ department: 'Kitchen', employment_start_date: '2026-03-18' });
    const { team: now } = (await (await people.head.app()).get('/home')).data;
    expect(now.coming_up).toContainEqual({ kind: 'start', user_id: id, date: '2026-03-18', title: null, years: null });
  });

  it('what the last pay period waits for, to those who close it, until all of it is final', async () => {
    const { people, api } = await kitchen({ settings: { pay_period_type: 'WEEKLY' } });
    for (const who of ['cook', 'otherCook'] as const) {
      await record(api[who], { clock_in: '2026-03-03T09:00:00-05:00', clock_out: '2026-03-03T17:00:00-05:00' });
    }
    const admin = await people.admin.app();
    const open = async () => (await admin.get('/home')).data.open_period;
    const period = { period_start: '2026-03-02', period_end: '2026-03-08' };
    expect(await open()).toEqual({ ...period, unsent: 2, undecided: 0, ready: 0 });
    const sheets = (await admin.get('/timesheets')).data as { id: string; user_id: string }[];
    for (const { id, user_id } of sheets) {
      const owner = user_id === people.cook.id ? people.cook : people.otherCook;
      await (await owner.app()).post(`/timesheets/${id}/submit`);
    }
    expect(await open()).toMatchObject({ unsent: 0, undecided: 2 });
    for (const { id } of sheets) await admin.post(`/timesheets/${id}/approve`);
    expect(await open()).toMatchObject({ undecided: 0, ready: 2 });
    expect((await (await people.head.app()).get('/home')).data.open_period).toBeNull();
    for (const { id } of sheets) await admin.post(`/timesheets/${id}/finalize`);
    expect(await open()).toBeNull();
  });
});

describe('GET /team: who is here', () => {
  it('in, on break, late, away and expected, of one’s own people; who came late can be stood in for', async () => {
    const { people, world } = await kitchen();
    const admin = await people.admin.app();
    const head = await people.head.app();
    const [late, ill, later, elsewhere] = await Promise.all([
      world.employee({ department: 'Kitchen' }),
      world.employee({ department: 'Kitchen' }),
      world.employee({ department: 'Kitchen' }),
      world.employee({ department: 'Cellar' }),
    ]);
    const { data: type } = await admin.post('/leave-types', { name: 'Sick', is_sickness: true });
    const off = { user_id: ill.id, leave_type_id: type.id, start_date: '2026-03-11', end_date: '2026-03-11' };
    const { data: leave } = await admin.post('/leaves', off);
    await admin.post(`/leaves/${String(leave.id)}/approve`);
    for (const [id, from] of [
      [late.id, '10'],
      [ill.id, '10'],
      [people.cook.id, '10'],
      [later.id, '15'],
      [elsewhere.id, '10'],
    ]) {
      const shift = {
        user_id: id,
        starts_at: `2026-03-11T${String(from)}:00:00-04:00`,
        ends_at: '2026-03-11T18:00:00-04:00',
      };
      const made = await admin.post('/shifts', { ...shift, is_published: true });
      expect(made.status, made.text).toBe(201);
    }
    const cook = await people.cook.app();
    expect((await cook.post('/clock/in', {})).status).toBeLessThan(300);
    const states = async (): Promise<Record<string, string>> => {
      const { people: shown } = (await head.get('/team')).data as { people: { user_id: string; state: string }[] };
      return Object.fromEntries(shown.map(({ user_id, state }) => [user_id, state]));
    };
    const expected = { [late.id]: 'LATE', [ill.id]: 'AWAY', [later.id]: 'EXPECTED', [people.cook.id]: 'IN' };
    expect(await states()).toEqual(expected);
    // By the clock, and by going for a while where breaks are not clocked.
    await cook.post('/clock/break', {});
    expect(await states()).toEqual({ ...expected, [people.cook.id]: 'ON_BREAK' });
    await cook.post('/clock/back', {});
    expect(await states()).toEqual(expected);
    await cook.post('/clock/out', {});
    expect(await states()).toEqual({ ...expected, [people.cook.id]: 'ON_BREAK' });

    const { data } = await head.get('/team');
    const [missed] = data.people as { user_id: string; shift_id: string; email: string }[];
    expect(missed).toMatchObject({ user_id: late.id, email: late.email });
    expect(JSON.stringify(data)).not.toMatch(/latitude|Sick/);
    const candidates = await head.get(`/shifts/${String(missed?.shift_id)}/candidates`);
    expect((candidates.data as { user_id: string }[]).map(({ user_id }) => user_id)).toContain(people.otherCook.id);
    const handed = { shift_ids: [missed?.shift_id], from_user_id: late.id, user_id: people.otherCook.id };
    expect((await head.post('/shifts/hand-over', handed)).data).toMatchObject({ changed: [missed?.shift_id] });
    expect(await states()).toMatchObject({ [people.otherCook.id]: 'LATE' });
    expect(await states()).not.toHaveProperty(late.id);
  });

  it('403: who leads no one', async () => {
    const { people } = await kitchen();
    expect((await (await people.cook.app()).get('/team')).status).toBe(403);
  });
});
