import { describe, expect, it } from 'vitest';
import { openHarness } from '../../../../test/harness.ts';
import { expectToAddUp } from '../testing/explained.ts';
import { type Workplace, workplace } from '../testing/workplace.ts';

const { world: first } = await openHarness();

async function week(place: Workplace): Promise<string> {
  for (const day of ['09', '10', '11', '12', '13']) {
    const hours = { clock_in: `2026-03-${day}T08:00:00-04:00`, clock_out: `2026-03-${day}T18:00:00-04:00` };
    const body = { ...hours, user_id: place.people.cook.id, hourly_rate: 33.3333, break_minutes: 30 };
    expect((await place.api.admin.post('/time-entries', body)).status).toBe(201);
  }
  const { data } = await place.api.admin.get('/timesheets', { query: { user_id: place.people.cook.id } });
  return data[0].id as string;
}

describe('GET /timesheets/{id}/explanation', () => {
  it('adds up to the sheet, and shows pay only to those who see it on the sheet', async () => {
    const place = await workplace(first, { settings: { overtime_mode: 'daily_then_weekly' } });
    const id = await week(place);
    const { data: sheet } = await place.api.admin.get(`/timesheets/${id}`);
    const { status, data } = await place.api.admin.get(`/timesheets/${id}/explanation`);
    expect(status).toBe(200);
    expectToAddUp(data, sheet);
    expect(data).toMatchObject({ is_current: true, totals: { overtime_minutes: sheet.overtime_minutes } });
    expect(sheet.overtime_minutes).toBeGreaterThan(0);
    const own = await (await place.people.cook.api()).get(`/timesheets/${id}/explanation`);
    expect(own.status).toBe(200);
    expect(own.text).not.toMatch(/"pay"|_pay|rate/);
    expectToAddUp(own.data, sheet);
  });

  it('404: a timesheet out of sight', async () => {
    const place = await workplace(first, {});
    const id = await week(place);
    const stranger = await workplace(first, {});
    expect((await stranger.api.admin.get(`/timesheets/${id}/explanation`)).status).toBe(404);
  });

  it('a changed setting shows until the timesheet follows; a locked one is explained by what held then', async () => {
    const place = await workplace(first, { settings: { overtime_mode: 'daily_only' } });
    const id = await week(place);
    const admin = await place.people.admin.app();
    const explanation = async () => (await admin.get(`/timesheets/${id}/explanation`)).data;
    expect((await admin.patch('/settings', { overtime_mode: 'weekly_only', overtime_weekly_minutes: 0 })).status).toBe(
      200,
    );
    expect(await explanation()).toMatchObject({ is_current: false });
    await (await place.people.cook.app()).post(`/timesheets/${id}/submit`);
    expect(await explanation()).toMatchObject({ is_current: true });
    await (await place.people.head.app()).post(`/timesheets/${id}/approve`);
    expect((await admin.post(`/timesheets/${id}/finalize`)).status).toBe(200);
    const locked = await explanation();
    await admin.patch('/settings', { overtime_mode: 'daily_only' });
    expect(await explanation()).toEqual(locked);
    expectToAddUp(locked, (await admin.get(`/timesheets/${id}`)).data);
  });
});

describe('GET /timesheets/{id}/file', () => {
  it('200: a PDF in the reader’s language for the person and those who see the timesheet; recorded', async () => {
    const place = await workplace(first, {});
    const id = await week(place);
    for (const [who, language] of [
      ['cook', 'fr'],
      ['head', 'en'],
    ] as const) {
      const app = await place.people[who].app();
      expect((await app.patch('/me', { language })).status).toBe(200);
      const { status, headers, text } = await app.get(`/timesheets/${id}/file`);
      expect(status).toBe(200);
      expect(headers['content-type']).toBe('application/pdf');
      expect(text).toMatch(/^%PDF-1\.7/);
      expect(text).toContain(`/Lang (${language})`);
      expect((await place.world.audit()).at(-1)).toMatchObject({ action: 'timesheets.file', subject_id: id });
    }
  });

  it('404: a timesheet out of sight', async () => {
    const place = await workplace(first, {});
    const id = await week(place);
    for (const who of ['otherCook', 'barHead'] as const) {
      expect((await (await place.people[who].app()).get(`/timesheets/${id}/file`)).status).toBe(404);
    }
  });
});
