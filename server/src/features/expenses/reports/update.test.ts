import { describe, expect, it } from 'vitest';
import { openHarness } from '../../../../test/harness.ts';
import { type PersonName, workplace } from '../../time/testing/workplace.ts';
import { drive, eventsAbout, hotel, perDiem, reportIn, start } from '../testing/claims.ts';
import { reportStatuses } from './record.ts';

const { world: first } = await openHarness();
const { world, people, api } = await workplace(first);
const decider = { person: api.cook, decider: api.admin, app: await people.admin.app() };

describe('PATCH /expense-reports/{id}', () => {
  it('200: what is sent changes, totals follow, the rest stays; no event', async () => {
    const report = await start(api.cook, { per_diems: [perDiem], description: 'First' });
    const { status, data } = await api.cook.patch(`/expense-reports/${report.id}`, {
      title: 'Québec',
      mileage: [drive],
      per_diems: [{ ...perDiem, quantity: 2.5 }],
      description: null,
    });
    expect(status).toBe(200);
    expect(data).toMatchObject({
      title: 'Québec',
      description: null,
      report_number: report.report_number,
      line_items: report.line_items,
      total_expenses: 361.6,
      total_per_diems: 187.5,
      total_mileage: 61.2,
      grand_total: 610.3,
    });
    expect(data.updated_at > report.updated_at).toBe(true);
    expect(await eventsAbout(world, report.id)).toEqual([]);
    const audit = (await world.audit()).at(-1);
    expect(audit).toMatchObject({
      action: 'expenseReports.update',
      changed_fields: ['title', 'description', 'per_diems', 'mileage'],
    });
  });

  it('200: an array replaces the lines that are there; an empty one removes them', async () => {
    const report = await start(api.cook, { line_items: [hotel, hotel, hotel] });
    const { data } = await api.cook.patch(`/expense-reports/${report.id}`, { line_items: [hotel] });
    expect(data.line_items).toHaveLength(1);
    const emptied = await api.cook.patch(`/expense-reports/${report.id}`, { line_items: [] });
    expect(emptied.data).toMatchObject({ line_items: [], grand_total: 0, total_tax: 0 });
  });

  it('200: nothing different changes nothing, not even the ids of lines', async () => {
    const body = { description: 'As it was', line_items: [hotel], per_diems: [perDiem], mileage: [drive] };
    const report = await start(api.cook, body);
    const { data } = await api.cook.patch(`/expense-reports/${report.id}`, { ...body, title: report.title });
    expect(data).toEqual(report);
    expect((await world.audit()).at(-1)).toMatchObject({ changed_fields: [] });
  });

  it('200: another currency together with all lines; 422: without them', async () => {
    const report = await start(api.cook, { per_diems: [perDiem] });
    const path = `/expense-reports/${report.id}`;
    const { status, error } = await api.cook.patch(path, { currency: 'EUR', line_items: [hotel] });
    expect([status, error.details.field]).toEqual([422, 'currency']);
    const dollars = { currency: 'CAD', exchange_rate: 0.65 };
    const { data } = await api.cook.patch(path, {
      currency: 'EUR',
      line_items: [{ ...hotel, ...dollars }],
      per_diems: [{ ...perDiem, ...dollars }],
    });
    expect(data).toMatchObject({ currency: 'EUR', total_expenses: 235.04, total_per_diems: 48.75, total_tax: 27.04 });
    expect((await api.cook.patch(path, { line_items: [], per_diems: [], currency: 'CAD' })).data.grand_total).toBe(0);
  });

  it.each<[string, object, string]>([
    ['an unknown field', { status: 'PAID' }, 'status'],
    ['a title of nothing', { title: null }, 'title'],
    ['a return before the departure that stands', { return_date: '2026-03-07' }, 'return_date'],
    ['a department of nobody', { department_id: 'dep_01K9Z3V5Q8R2T4W6Y8A0C2E4G6' }, 'department_id'],
    ['a project of nobody', { project_id: 'prj_01K9Z3V5Q8R2T4W6Y8A0C2E4G6' }, 'project_id'],
    ['no currency', { currency: 'XQX' }, 'currency'],
    ['a line that does not fit', { mileage: [drive, { ...drive, rate_per_unit: -1 }] }, 'mileage.1.rate_per_unit'],
    [
      'a foreign receipt',
      { line_items: [{ ...hotel, receipt_id: 'rct_01K9Z3V5Q8R2T4W6Y8A0C2E4G6' }] },
      'line_items.0.receipt_id',
    ],
  ])('422: %s', async (_, body, field) => {
    const report = await start(api.cook, { departure_date: '2026-03-08', line_items: [] });
    const { status, error } = await api.cook.patch(`/expense-reports/${report.id}`, body);
    expect([status, error.details.field]).toEqual([422, field]);
  });

  it('422: arrays that add up to more than a report of 1 MB', async () => {
    const report = await start(api.cook, { line_items: [] });
    const notes = 'é'.repeat(900);
    const lines = Array.from({ length: 300 }, () => ({ ...hotel, notes }));
    const days = Array.from({ length: 300 }, () => ({ ...perDiem, notes }));
    expect((await api.cook.patch(`/expense-reports/${report.id}`, { line_items: lines })).status).toBe(200);
    const { status, error } = await api.cook.patch(`/expense-reports/${report.id}`, { per_diems: days });
    expect([status, error.details.field]).toEqual([422, 'line_items']);
  });

  const editors: [PersonName, number][] = [
    ['cook', 200],
    ['admin', 200],
    ['executive', 200],
    ['head', 403],
    ['manager', 403],
    ['otherCook', 404],
    ['barHead', 404],
  ];
  it.each(editors)('%s changes and deletes a draft of the cook: %i', async (name, expected) => {
    const report = await start(api.cook);
    expect((await api[name].patch(`/expense-reports/${report.id}`, { title: 'x' })).status).toBe(expected);
    expect((await api[name].delete(`/expense-reports/${report.id}`)).status).toBe(expected);
  });

  it.each(reportStatuses)('a report that is %s changes only as DRAFT and REJECTED, else 409', async (status) => {
    const report = await reportIn(status, decider);
    const expected = status === 'DRAFT' || status === 'REJECTED' ? 200 : 409;
    const patched = await api.cook.patch(`/expense-reports/${report.id}`, { title: 'x' });
    const deleted = await api.admin.delete(`/expense-reports/${report.id}`);
    expect([patched.status, deleted.status]).toEqual([expected, expected]);
    if (expected === 409) expect(patched.error.details).toEqual({ reason: 'state', status });
  });

  it('two changes at once: both are whole, and totals are those of the lines that stand', async () => {
    const report = await start(api.cook, { line_items: [] });
    const sizes = [1, 2, 3, 4, 5, 6];
    await Promise.all(
      sizes.map((size) =>
        api.cook.patch(`/expense-reports/${report.id}`, {
          line_items: Array.from({ length: size }, () => ({ ...hotel, amount_before_tax: size, hst: 0 })),
        }),
      ),
    );
    const { data } = await api.cook.get(`/expense-reports/${report.id}`);
    expect(data.grand_total).toBe(data.line_items.length ** 2);
  });
});

describe('DELETE /expense-reports/{id}', () => {
  it('200: the report as it stood; afterwards 404 and in no list', async () => {
    const report = await start(api.bartender);
    const { data } = await api.bartender.delete(`/expense-reports/${report.id}`);
    expect(data).toEqual({ ...report, updated_at: data.updated_at });
    for (const answer of [
      await api.bartender.get(`/expense-reports/${report.id}`),
      await api.bartender.patch(`/expense-reports/${report.id}`, { title: 'x' }),
      await api.bartender.delete(`/expense-reports/${report.id}`),
      await api.bartender.post(`/expense-reports/${report.id}/submit`),
    ]) {
      expect(answer.status).toBe(404);
    }
    expect((await api.bartender.get('/expense-reports')).data).toEqual([]);
  });
});
