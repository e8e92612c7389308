import { beforeAll, describe, expect, it } from 'vitest';
import type { Client } from '../../../test/client.ts';
import { openHarness } from '../../../test/harness.ts';
import type { Somebody } from '../../../test/world.ts';

const { world, installation } = await openHarness();
let app: Client;
let admin: Somebody;

beforeAll(async () => {
  installation.clock.setOffset(Date.parse('2027-03-10T15:00:00Z') - Date.now());
  admin = await world.administrator();
  app = await admin.app();
});

const leavingOf = (person: Somebody, last_day?: string) =>
  app.get(`/users/${person.id}/leaving`, last_day === undefined ? {} : { query: { last_day } });

describe('GET /users/{id}/leaving', () => {
  it('200: of someone with nothing, nothing; the day is that of the employment, else today', async () => {
    const ada = await world.employee();
    const { status, data } = await leavingOf(ada);
    expect(status).toBe(200);
    expect(data).toEqual({
      user_id: ada.id,
      last_day: '2027-03-10',
      is_active: true,
      checklist_id: null,
      ends_access: false,
      reason: null,
      note: null,
      tokens: 0,
      webhook_endpoints: 0,
      held_tokens: [],
      held_endpoints: [],
      shifts: { count: 0, first: [] },
      reports: { count: 0, user_ids: [] },
      department_ids: [],
      team_ids: [],
      requests: 0,
      tasks: 0,
      assets: [],
      leave: [],
    });
    await app.patch(`/users/${ada.id}`, { employment_end_date: '2027-05-31' });
    expect((await leavingOf(ada)).data).toMatchObject({ last_day: '2027-05-31', checklist_id: null });
  });

  it('200: what ends, comes back and is left, by the day; a leaving that runs with its reason, and taken back', async () => {
    const place = await world.another();
    const boss = await (await place.administrator()).app();
    const head = await place.departmentHeadOf('Kitchen', { employment_start_date: '2027-01-01' });
    const cook = await place.employee({ department: 'Kitchen', manager_id: head.id });
    await head.api();
    const team = (await boss.post('/teams', { name: 'Nights' })).data.id as string;
    await boss.put(`/teams/${team}/members/${head.id}`);
    await boss.put(`/teams/${team}/lead`, { lead_id: head.id });
    await boss.post(`/users/${head.id}/assets`, { category_name: 'Laptop', serial_number: 'LT-011' });
    const back = await boss.post(`/users/${head.id}/assets`, { category_name: 'Phone' });
    await boss.patch(`/users/${head.id}/assets/${String(back.data.id)}`, { status: 'AVAILABLE' });
    for (const day of ['2027-04-29', '2027-05-03', '2027-05-04']) {
      const shift = await boss.post('/shifts', {
        user_id: head.id,
        starts_at: `${day}T13:00:00Z`,
        ends_at: `${day}T17:00:00Z`,
      });
      expect(shift.status, shift.text).toBe(201);
    }
    const { data: type } = await boss.post('/leave-types', {
      name: 'Vacation',
      annual_allowance: 24,
      accrual: 'MONTHLY',
    });
    await boss.post('/leave-types', { name: 'Sick', annual_allowance: 10, is_sickness: true });
    for (const [start_date, end_date] of [
      ['2027-04-12', '2027-04-13'],
      ['2027-05-10', '2027-05-10'],
    ]) {
      const booked = await boss.post('/leaves', { user_id: head.id, leave_type_id: type.id, start_date, end_date });
      expect(booked.status, booked.text).toBe(201);
      await boss.post(`/leaves/${String(booked.data.id)}/approve`);
    }
    await (
      await cook.app()
    ).post('/leaves', {
      leave_type_id: type.id,
      start_date: '2027-03-15',
      end_date: '2027-03-15',
    });
    const look = async (last_day?: string) =>
      (await boss.get(`/users/${head.id}/leaving`, last_day === undefined ? {} : { query: { last_day } })).data;

    expect(await look('2027-04-30')).toMatchObject({
      tokens: 1,
      webhook_endpoints: 0,
      shifts: { count: 2 },
      reports: { count: 1, user_ids: [cook.id] },
      department_ids: [head.departmentId],
      team_ids: [team],
      requests: 1,
      assets: [{ category: 'Laptop', serial_number: 'LT-011' }],
      // Four months of two days; two were taken, the one in May is given back.
      leave: [{ leave_type_id: type.id, name: 'Vacation', unit: 'DAYS', available: 6, booked_after: 1 }],
    });
    expect(await look('2027-05-31')).toMatchObject({
      shifts: { count: 0 },
      leave: [{ available: 7, booked_after: 0 }],
    });

    const { data: list } = await boss.post(`/users/${head.id}/checklists`, {
      type: 'OFFBOARDING',
      last_day: '2027-04-30',
      leaving_reason: 'RETIREMENT',
      leaving_note: 'A party on the 29th.',
    });
    expect(JSON.stringify(list)).not.toContain('party');
    expect(await look()).toMatchObject({
      last_day: '2027-04-30',
      checklist_id: list.id,
      ends_access: true,
      reason: 'RETIREMENT',
      note: 'A party on the 29th.',
    });
    expect((await boss.post(`/onboarding/${String(list.id)}/cancel`)).status).toBe(200);
    expect(await look()).toMatchObject({
      last_day: '2027-03-10',
      checklist_id: null,
      ends_access: false,
      reason: null,
    });
  });

  it('200: once they are gone, what is still out', async () => {
    const ada = await world.employee();
    await app.post(`/users/${ada.id}/assets`, { category_name: 'Key' });
    const { data: list } = await app.post(`/users/${ada.id}/checklists`, {
      type: 'OFFBOARDING',
      last_day: '2027-03-10',
    });
    await app.post(`/onboarding/${String(list.id)}/complete`);
    expect((await leavingOf(ada)).data).toMatchObject({ is_active: false, assets: [{ category: 'Key' }] });
  });

  it('403: an Executive is for Executives; those who do not administer do not ask', async () => {
    const executive = await world.executive();
    expect((await leavingOf(executive)).status).toBe(403);
    const head = await world.departmentHeadOf('Bar');
    const server = await world.employee({ department: 'Bar' });
    expect((await (await head.app()).get(`/users/${server.id}/leaving`)).status).toBe(403);
  });

  it('404: a person of another organization', async () => {
    expect((await leavingOf(await (await world.another()).employee())).status).toBe(404);
  });

  it('422: a reason goes with an offboarding alone', async () => {
    const ada = await world.employee();
    for (const field of [{ leaving_reason: 'OTHER' }, { leaving_note: 'x' }]) {
      const { status, error } = await app.post(`/users/${ada.id}/checklists`, { type: 'ONBOARDING', ...field });
      expect([status, error.details.field]).toEqual([422, Object.keys(field)[0]]);
    }
  });
});
