import { describe, expect, it } from 'vitest';
import { openHarness } from '../../../../test/harness.ts';
import { eightHours, record, workplace } from '../../time/testing/workplace.ts';

const { world: first, installation } = await openHarness();

/** A kitchen on Wednesday 11 March 2026, paid by the week. */
async function kitchen(settings: object = {}) {
  installation.clock.setOffset(Date.parse('2026-03-11T12:00:00-04:00') - Date.now());
  return workplace(first, { settings: { pay_period_type: 'WEEKLY', week_start: 'MONDAY', ...settings } });
}

const starts = (data: { period_start: string }[]): string[] => data.map(({ period_start }) => period_start);

describe('GET /pay-periods', () => {
  it('this period and the next one if there is no timesheet', async () => {
    const { api } = await kitchen();
    const { status, data } = await api.cook.get('/pay-periods');
    expect(status).toBe(200);
    expect(starts(data)).toEqual(['2026-03-16', '2026-03-09']);
    expect(data[0]).toMatchObject({ period_end: '2026-03-22', period_type: 'WEEKLY', is_locked: false });
  });

  it('back to the oldest timesheet, empty periods included, with the counts that the owner sees', async () => {
    const { api } = await kitchen({ time_locked_through: null });
    await record(api.cook, eightHours('2026-02-17', '-05:00'));
    await record(api.bartender, eightHours('2026-02-17', '-05:00'));
    await record(api.cook, eightHours('2026-03-09'));
    const all = (await api.admin.get('/pay-periods')).data;
    expect(starts(all)).toEqual(['2026-03-16', '2026-03-09', '2026-03-02', '2026-02-23', '2026-02-16']);
    expect(all.map((period: { status_counts: { OPEN: number } }) => period.status_counts.OPEN)).toEqual([
      0, 1, 0, 0, 2,
    ]);
    const own = (await api.bartender.get('/pay-periods')).data;
    expect(own.at(-1).status_counts).toEqual({
      OPEN: 1,
      SUBMITTED: 0,
      APPROVED: 0,
      FINALIZED: 0,
      SIGNED: 0,
      REJECTED: 0,
    });
    expect((await api.head.get('/pay-periods')).data.at(-1).status_counts.OPEN).toBe(1);
  });

  it('pages go on where the last one ended, and hold each period once', async () => {
    const { api } = await kitchen();
    await record(api.cook, eightHours('2026-02-03', '-05:00'));
    const whole = starts((await api.cook.get('/pay-periods')).data);
    const paged: string[] = [];
    for (let cursor: string | null = null, more = true; more;) {
      const answer = await api.cook.get('/pay-periods', { query: { limit: '2', ...(cursor !== null && { cursor }) } });
      paged.push(...starts(answer.data));
      cursor = answer.body.meta.next_cursor;
      more = answer.body.meta.has_more;
    }
    expect(paged).toEqual(whole);
  });

  it('a timesheet keeps its days after the pay period was changed; no day is in two periods', async () => {
    const { api, world } = await kitchen();
    await record(api.cook, eightHours('2026-03-09'));
    await world.set({ pay_period_type: 'MONTHLY' });
    const { data } = await api.admin.get('/pay-periods');
    expect(starts(data)).toEqual(['2026-04-01', '2026-03-09']);
    expect(data[1]).toMatchObject({ period_end: '2026-03-15', period_type: 'WEEKLY' });
  });

  it('is_locked up to time_locked_through', async () => {
    const { api } = await kitchen({ time_locked_through: '2026-03-15' });
    const { data } = await api.admin.get('/pay-periods');
    expect(data.map((period: { is_locked: boolean }) => period.is_locked)).toEqual([false, true]);
  });

  it('403 MODULE_DISABLED: time tracking is off', async () => {
    const { api } = await kitchen({ modules: { time_tracking: false } });
    expect(await api.cook.get('/pay-periods')).toMatchObject({ status: 403, error: { code: 'MODULE_DISABLED' } });
  });
});
