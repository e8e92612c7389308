import { describe, expect, it } from 'vitest';
import { openHarness } from '../../../test/harness.ts';
import { addType, book, keepNoHolidays } from '../leave/testing/office.ts';
import { record, workplace } from '../time/testing/workplace.ts';
import type { Timesheet } from '../time/timesheets/record.ts';
import type { AbsenceReport, HoursReport } from './record.ts';

const harness = await openHarness();
/** Work weeks from Monday; pay by the half month, so that periods split weeks. */
const settings = { pay_period_type: 'SEMI_MONTHLY', overtime_mode: 'greater_of', overtime_multiplier: 1.5 } as const;
const { world, people, api } = await workplace(harness.world, { settings });
await keepNoHolidays(harness, world);
const admin = await people.admin.app();
const apps = {
  cook: await people.cook.app(),
  head: await people.head.app(),
  barHead: await people.barHead.app(),
  executive: await people.executive.app(),
};
const kitchen = await world.department('Kitchen');
const bar = await world.department('Bar');
const make = async (path: string, body: object): Promise<string> => {
  const answer = await admin.post(path, body);
  expect(answer.status, answer.text).toBe(201);
  return (answer.data as { id: string }).id;
};
const client = await make('/clients', { name: 'Harbour Hotel', code: 'HARBOUR' });
const project = await make('/projects', { name: 'Menu', code: 'MENU', client_id: client });
const barProject = await make('/projects', { name: 'Bar plans', code: 'BARP', client_id: client, department_id: bar });
const task = await make(`/projects/${project}/tasks`, { name: 'Tasting' });

const worked = (user_id: string, day: string, hours: number, more: object = {}) =>
  record(api.admin, {
    user_id,
    clock_in: `${day}T07:00:00-04:00`,
    clock_out: `${day}T${String(7 + hours).padStart(2, '0')}:00:00-04:00`,
    hourly_rate: 21.35,
    ...more,
  });

// The week of 28 September to 4 October and that of 26 October to 1 November cross the month; so does none of the pay periods.
for (const [day, hours] of [
  ['2026-09-28', 11],
  ['2026-09-29', 11],
  ['2026-09-30', 11],
  ['2026-10-01', 11],
  ['2026-10-02', 7],
  ['2026-10-13', 10],
  ['2026-10-14', 10],
  ['2026-10-15', 10],
  ['2026-10-16', 10],
  ['2026-10-30', 12],
  ['2026-10-31', 9],
  ['2026-11-01', 9],
] as const) {
  await worked(people.cook.id, day, hours, { project_id: project, task_id: task, is_billable: hours > 9 });
}
await worked(people.otherCook.id, '2026-10-06', 13);
await worked(people.bartender.id, '2026-10-06', 14, { project_id: barProject });

type Query = Record<string, string>;
const october = { start_date: '2026-10-01', end_date: '2026-10-31' };
const hours = async (query: Query, app = admin): Promise<HoursReport> => {
  const answer = await app.get('/reports/hours', { query });
  expect(answer.status, answer.text).toBe(200);
  return answer.data as HoursReport;
};
const sheets = async (query: Query = {}): Promise<Timesheet[]> =>
  (await admin.get('/timesheets', { query: { limit: '100', ...query } })).data as Timesheet[];
const sum = (values: readonly (number | null | undefined)[]): number =>
  values.reduce<number>((all, one) => all + (one ?? 0), 0);
const ways = ['project', 'client', 'task', 'department', 'person'] as const;

/** Whole periods: every grouping adds up to what the timesheets themselves say, to the minute and to the cent. */
async function expectTimesheets(window: { start_date: string; end_date: string }): Promise<void> {
  const within = await sheets({ period_start: window.start_date, period_end: window.end_date });
  const truth = {
    total_minutes: sum(within.map((sheet) => sheet.total_minutes)),
    overtime_minutes: sum(within.map((sheet) => sheet.overtime_minutes)),
    cost: sum(within.map((sheet) => sheet.total_pay)),
  };
  expect(truth.overtime_minutes).toBeGreaterThan(0);
  for (const by of ways) {
    for (const then_by of [undefined, ...ways.filter((way) => way !== by)]) {
      const query = { ...window, by, measure: 'cost', ...(then_by && { then_by }) };
      const { totals, rows, months } = await hours(query);
      for (const added of [totals, summed(rows), summed(months)]) {
        expect(added.total_minutes, `${by} ${then_by ?? ''}`).toBe(truth.total_minutes);
        expect(added.overtime_minutes, `${by} ${then_by ?? ''}`).toBe(truth.overtime_minutes);
        expect(added.cost, `${by} ${then_by ?? ''}`).toBeCloseTo(truth.cost, 2);
      }
    }
  }
}
const summed = (rows: readonly HoursReport['totals'][]) => ({
  total_minutes: sum(rows.map((row) => row.total_minutes)),
  overtime_minutes: sum(rows.map((row) => row.overtime_minutes)),
  cost: sum(rows.map((row) => row.cost)),
});

describe('overtime and cost in GET /reports/hours', () => {
  it('200: add up to the timesheets, in every grouping of one or two', async () => {
    await expectTimesheets(october);
    await expectTimesheets({ start_date: '2026-09-16', end_date: '2026-11-15' });
  });

  it('200: by person and month what each timesheet has; a week that crosses the month counts what came before', async () => {
    const report = await hours({ ...october, by: 'person', measure: 'overtime' });
    const cooks = await sheets({ user_id: people.cook.id, period_start: '2026-10-01', period_end: '2026-10-31' });
    expect(report.rows.find(({ id }) => id === people.cook.id)).toMatchObject({
      overtime_minutes: sum(cooks.map((sheet) => sheet.overtime_minutes)),
    });
    expect(report.timesheets).toMatchObject({ straddling: [], following: 0 });
    expect(report.timesheets.weeks).toEqual([
      { start_date: '2026-09-28', end_date: '2026-10-04' },
      { start_date: '2026-10-26', end_date: '2026-11-01' },
    ]);
  });

  it('200: says which periods and weeks go beyond the days, and adds up their days within alone', async () => {
    const parts = await Promise.all([
      hours({ start_date: '2026-10-01', end_date: '2026-10-13' }),
      hours({ start_date: '2026-10-14', end_date: '2026-10-31' }),
    ]);
    expect(parts.map(({ timesheets }) => timesheets.straddling)).toEqual([
      [{ period_start: '2026-10-01', period_end: '2026-10-15', timesheets: 3 }],
      [{ period_start: '2026-10-01', period_end: '2026-10-15', timesheets: 3 }],
    ]);
    expect(parts[0].timesheets.weeks).toContainEqual({ start_date: '2026-10-12', end_date: '2026-10-18' });
    const whole = await hours(october);
    expect(sum(parts.map(({ totals }) => totals.overtime_minutes))).toBe(whole.totals.overtime_minutes);
    const weeks = await hours({ start_date: '2026-10-05', end_date: '2026-10-11' });
    expect(weeks.timesheets.weeks).toEqual([]);
    const inside = await hours({ start_date: '2026-10-13', end_date: '2026-10-14' });
    expect(inside.timesheets.weeks).toEqual([{ start_date: '2026-10-12', end_date: '2026-10-18' }]);
  });

  it('200: a locked timesheet keeps its figures when settings and the days before it change; others say that they follow', async () => {
    const [sheet] = await sheets({ user_id: people.cook.id, period_start: '2026-10-01', period_end: '2026-10-15' });
    const settle = async (): Promise<void> => {
      for (const [app, move] of [
        [apps.cook, 'submit'],
        [apps.head, 'approve'],
        [admin, 'finalize'],
      ] as const) {
        const answer = await app.post(`/timesheets/${sheet!.id}/${move}`);
        expect(answer.status, answer.text).toBe(200);
      }
    };
    await settle();
    const before = await hours({ ...october, by: 'person', measure: 'cost' });
    const changed = await admin.patch('/settings', {
      overtime_daily_minutes: 600,
      overtime_multiplier: 2,
    });
    expect(changed.status, changed.text).toBe(200);
    await worked(people.cook.id, '2026-09-28', 4, {
      clock_in: '2026-09-28T19:00:00-04:00',
      clock_out: '2026-09-28T23:00:00-04:00',
    });
    const first = { start_date: '2026-10-01', end_date: '2026-10-15', user_id: people.cook.id, measure: 'cost' };
    const [locked] = await sheets({ user_id: people.cook.id, period_start: '2026-10-01', period_end: '2026-10-15' });
    expect((await hours(first)).totals).toMatchObject({
      overtime_minutes: locked!.overtime_minutes,
      cost: locked!.total_pay,
    });
    expect(locked!.overtime_minutes).toBe(sheet!.overtime_minutes);
    const after = await hours({ ...october, by: 'person', measure: 'cost' });
    expect(after.timesheets.following).toBeGreaterThan(0);
    expect(after.totals.overtime_minutes).toBeLessThan(before.totals.overtime_minutes ?? 0);
    await admin.patch('/settings', { overtime_daily_minutes: 480, overtime_multiplier: 1.5 });
    await expectTimesheets(october);
  });

  it('200: keeps to a department, a project, what is billable', async () => {
    const ofKitchen = await hours({ ...october, department_id: kitchen, by: 'person' });
    expect(ofKitchen.rows.map(({ id }) => id).sort()).toEqual([people.cook.id, people.otherCook.id].sort());
    expect(ofKitchen.totals.overtime_minutes).toBe(sum(ofKitchen.rows.map((row) => row.overtime_minutes)));
    const billable = await hours({ ...october, is_billable: 'true', by: 'client' });
    expect(billable.totals.total_minutes).toBe(billable.totals.billable_minutes);
    expect(billable.rows).toMatchObject([{ id: client, name: 'Harbour Hotel' }]);
    const ofProject = await hours({ ...october, project_id: barProject, by: 'task', then_by: 'person' });
    expect(ofProject.rows).toMatchObject([{ id: null, then: { id: people.bartender.id }, overtime_minutes: 360 }]);
  });

  it('422: the same thing twice; by task more than thirteen months', async () => {
    const twice = await admin.get('/reports/hours', { query: { by: 'person', then_by: 'person' } });
    expect(twice).toMatchObject({ status: 422, error: { details: { field: 'then_by' } } });
    const long = await admin.get('/reports/hours', {
      query: { by: 'task', start_date: '2025-01-01', end_date: '2026-12-31' },
    });
    expect(long).toMatchObject({ status: 422, error: { details: { field: 'end_date' } } });
  });
});

describe('who sees what of hours', () => {
  it('200: an Employee sees their own alone, by client, project and task; whoever they ask for', async () => {
    const own = await hours({ ...october, by: 'client', then_by: 'task' }, apps.cook);
    expect(own.rows).toMatchObject([
      { id: client, name: 'Harbour Hotel', then: { id: task, name: 'Tasting' }, total_minutes: 4740 },
    ]);
    expect(own.totals.overtime_minutes).toBeGreaterThan(0);
    for (const query of [{ user_id: people.bartender.id }, { department_id: bar }, { project_id: barProject }]) {
      const report = await hours({ ...october, ...query }, apps.cook);
      expect(report).toMatchObject({ rows: [], totals: { total_minutes: 0, overtime_minutes: 0 } });
      expect(report.timesheets).toMatchObject({ straddling: [] });
    }
  });

  it('200: a Department Head sees their departments and themselves, and no more by asking for others', async () => {
    const seen = await hours({ ...october, by: 'person' }, apps.head);
    expect(seen.rows.map(({ id }) => id).sort()).toEqual([people.cook.id, people.otherCook.id].sort());
    expect((await hours({ ...october, department_id: bar }, apps.head)).rows).toEqual([]);
    expect((await hours({ ...october, user_id: people.bartender.id }, apps.head)).rows).toEqual([]);
    const barPeople = await hours({ ...october, by: 'person' }, apps.barHead);
    expect(barPeople.rows.map(({ id }) => id)).toEqual([people.bartender.id]);
  });

  it('200: cost is for Administrators and Executives; for others it is not there, in the file neither', async () => {
    expect((await hours({ ...october, measure: 'cost' }, apps.executive)).totals.cost).toBeGreaterThan(0);
    for (const app of [apps.head, apps.cook]) {
      const report = await hours({ ...october, measure: 'cost' }, app);
      expect([report.currency, report.totals.cost, ...report.rows.map(({ cost }) => cost)]).toEqual([
        null,
        null,
        ...report.rows.map(() => null),
      ]);
      const { text } = await app.get('/reports/hours/file', { query: { ...october, measure: 'cost' } });
      expect(text.split('\r\n')[0]).toBe('\uFEFFProject,Hours,Overtime hours,Billable hours,Entries');
    }
    const file = await admin.get('/reports/hours/file', {
      query: { ...october, by: 'person', then_by: 'project', measure: 'cost' },
    });
    expect(file.text.split('\r\n')[0]).toBe(
      '\uFEFFPerson,Project,Hours,Overtime hours,Billable hours,Entries,Cost,Currency',
    );
  });

  it('200: of a project that is out of view, hours and neither its name nor its client', async () => {
    await worked(people.otherCook.id, '2026-10-07', 8, { project_id: project });
    expect((await admin.patch(`/projects/${project}`, { department_id: bar })).status).toBe(200);
    const app = await people.otherCook.app();
    const hidden = await hours({ ...october, by: 'client', then_by: 'project' }, app);
    expect(hidden.rows).toMatchObject([
      { id: null, name: null, then: { id: null } },
      { id: 'hidden', name: null, then: { id: 'hidden', name: null }, total_minutes: 480 },
    ]);
    expect((await hours({ ...october, client_id: client }, app)).rows).toEqual([]);
    expect((await admin.patch(`/projects/${project}`, { department_id: null })).status).toBe(200);
  });
});

describe('absence for those who lead', () => {
  const absence = async (query: Query, app = apps.head): Promise<AbsenceReport> => {
    const answer = await app.get('/reports/absence', {
      query: { start_date: '2026-12-01', end_date: '2026-12-31', ...query },
    });
    expect(answer.status, answer.text).toBe(200);
    return answer.data as AbsenceReport;
  };

  it('200: their people alone, and of private leave the days without the type', async () => {
    const illness = await addType(harness, world, 'Illness', { is_private: true });
    const vacation = await addType(harness, world, 'Vacation');
    for (const [who, leave_type_id, start_date, end_date] of [
      ['cook', illness, '2026-12-07', '2026-12-08'],
      ['otherCook', vacation, '2026-12-07', '2026-12-09'],
      ['bartender', illness, '2026-12-07', '2026-12-07'],
    ] as const) {
      const leave = await book(api[who], { leave_type_id, start_date, end_date });
      expect((await admin.post(`/leaves/${leave.id}/approve`, {})).status).toBe(200);
    }
    const seen = await absence({ by: 'type', then_by: 'person' });
    expect(seen.rows).toMatchObject([
      { id: vacation, then: { id: people.otherCook.id }, days: 3 },
      { id: null, name: null, then: { id: people.cook.id }, days: 2 },
    ]);
    expect((await absence({ by: 'type', department_id: bar })).rows).toEqual([]);
    const all = await absence({ by: 'department', then_by: 'type' }, admin);
    expect(all.rows).toMatchObject([
      { id: kitchen, then: { id: vacation, name: 'Vacation' }, days: 3 },
      { id: kitchen, then: { id: illness }, days: 2 },
      { id: bar, then: { id: illness }, days: 1 },
    ]);
    const { text } = await apps.head.get('/reports/absence/file', {
      query: { start_date: '2026-12-01', end_date: '2026-12-31' },
    });
    expect(text).toBe('\uFEFFLeave type,Days,Leaves,People\r\nVacation,3,1,1\r\nAway,2,1,1\r\n');
  });
});
