import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { openHarness } from '../../../test/harness.ts';
import { sql } from '../../db/sql.ts';
import { book, keepNoHolidays, monday, moveClockTo, office } from '../leave/testing/office.ts';
import { eightHours, record } from '../time/testing/workplace.ts';

const harness = await openHarness();
const { installation } = harness;
const { db } = installation.database;
moveClockTo(harness, monday);
const { world, types, people, api } = await office(harness);
await keepNoHolidays(harness, world);
const admin = await people.admin.app();
const kitchen = await world.department('Kitchen');

const { id: client } = (await admin.post('/clients', { name: 'Harbour Hotel', code: 'HARBOUR' })).data as {
  id: string;
};
const { id: project } = (await admin.post('/projects', { name: 'Menu', code: 'MENU', client_id: client })).data as {
  id: string;
};
const entryOf = (user_id: string, day: string, more: object = {}) =>
  record(admin, { user_id, ...eightHours(day), ...more });

const read = async (path: string, query: Record<string, string> = {}) => {
  const answer = await admin.get(path, { query });
  if (answer.status !== 200) throw new Error(answer.text);

  return answer.data;
};
const year = { start_date: '2026-01-01', end_date: '2026-12-31' };

/** What a report says must be what the entries say, whatever was done to them. */
async function expectAgreement(window: { start_date: string; end_date: string } = year): Promise<void> {
  const { rows } = await sql<{ minutes: number; billable: number; entries: number }>`
    select coalesce(sum(duration_minutes), 0)::float8 as minutes,
           coalesce(sum(duration_minutes) filter (where is_billable), 0)::float8 as billable, count(*)::float8 as entries
      from time_entries where organization_id = ${world.organizationId} and status = 'ACTIVE'
       and approval_status <> 'REJECTED' and work_date between ${window.start_date}::date and ${window.end_date}::date`.execute(
    db,
  );
  const [truth] = rows;
  for (const by of ['project', 'client', 'task', 'department', 'person']) {
    const report = await read('/reports/hours', { ...window, by });
    expect(report.totals, by).toMatchObject({
      total_minutes: truth?.minutes,
      billable_minutes: truth?.billable,
      entries: truth?.entries,
    });
    const summed = (report.rows as { total_minutes: number }[]).reduce((all, row) => all + row.total_minutes, 0);
    expect(summed, by).toBe(truth?.minutes);
  }
}

describe('GET /reports/hours', () => {
  it('200: agrees with the entries through every change of them', async () => {
    const one = await entryOf(people.cook.id, '2026-03-31', { project_id: project, is_billable: true });
    const two = await entryOf(people.cook.id, '2026-04-01');
    const three = await record(api.bartender, { ...eightHours('2026-04-15'), project_id: project });
    await expectAgreement();
    const change = async (id: string, body: object) =>
      expect((await admin.patch(`/time-entries/${id}`, body)).status).toBe(200);
    await change(one.id, { clock_out: '2026-03-31T15:00:00-04:00' });
    await change(one.id, { project_id: null, is_billable: false });
    await change(one.id, { clock_in: '2026-04-02T09:00:00-04:00', clock_out: '2026-04-02T15:30:00-04:00' });
    await expectAgreement();
    expect((await admin.post(`/time-entries/${three.id}/reject`, { reason: 'Not there.' })).status).toBe(200);
    await expectAgreement();
    expect((await admin.delete(`/time-entries/${two.id}`)).status).toBe(200);
    await expectAgreement();
    const cook = await people.cook.app();
    expect((await cook.post('/clock/in', {})).status).toBe(201);
    await expectAgreement();
    expect((await cook.post('/clock/out', {})).status).toBe(200);
    await expectAgreement();
  });

  it('GET /reports/work/file: what was done for a client, as CSV and on paper, with neither rates nor clock times', async () => {
    const note = 'Tasted, twice';
    await entryOf(people.cook.id, '2025-06-02', { project_id: project, is_billable: true, description: note });
    await entryOf(people.bartender.id, '2025-06-03', { project_id: project });
    await entryOf(people.cook.id, '2025-06-04');
    const june = { start_date: '2025-06-01', end_date: '2025-06-30' };
    const file = (who: typeof admin, query: Record<string, string>) =>
      who.get('/reports/work/file', { query: { ...june, ...query } });
    const answer = await file(admin, { client_id: client });
    expect([answer.status, answer.headers['content-type']]).toEqual([200, expect.stringContaining('text/csv')]);
    const lines = answer.text.replace('\uFEFF', '').trim().split(/\r?\n/);
    expect(lines).toHaveLength(3);
    expect(lines[0]).toBe('Date,Project,Task,Person,Hours,Note');
    expect(lines[1]).toMatch(/^2025-06-02,Menu,,.+,8,"Tasted, twice"$/);
    const own = await file(await people.cook.app(), { project_id: project, is_billable: 'true' });
    expect(own.text).toContain('Tasted');
    expect(own.text).not.toContain('2025-06-03');
    const paper = await file(admin, { project_id: project, format: 'pdf' });
    expect([paper.status, paper.headers['content-type']]).toEqual([200, 'application/pdf']);
    expect(paper.text.slice(0, 5)).toBe('%PDF-');
    const bare = await file(admin, {});
    expect([bare.status, bare.error.details.field]).toEqual([422, 'client_id']);
    expect((await file(admin, { client_id: 'cli_00000000000000000000000000' })).status).toBe(404);
  });

  it('200: whole months and the days around them, in any window', async () => {
    for (const day of ['2025-01-31', '2025-02-01', '2025-02-28', '2025-03-01', '2025-03-14', '2025-03-15']) {
      await entryOf(people.cook.id, day, { project_id: project });
    }
    for (const [start_date, end_date] of [
      ['2025-01-31', '2025-03-14'],
      ['2025-02-01', '2025-02-28'],
      ['2025-02-02', '2025-02-27'],
      ['2025-02-28', '2025-03-01'],
      ['2025-02-01', '2025-03-31'],
      ['2025-01-02', '2025-03-30'],
      ['2025-03-02', '2025-03-30'],
      ['2025-03-15', '2025-03-15'],
    ] as const) {
      await expectAgreement({ start_date, end_date });
    }
    const between = { start_date: '2025-02-02', end_date: '2025-02-27' };
    expect((await read('/reports/hours', { ...between, by: 'person' })).rows).toEqual([]);
    const { months } = await read('/reports/hours', { start_date: '2025-01-31', end_date: '2025-03-14' });
    expect(months.map(({ month, entries }: { month: string; entries: number }) => [month, entries])).toEqual([
      ['2025-01', 1],
      ['2025-02', 2],
      ['2025-03', 2],
    ]);
  });

  it('200: totals that are filled in afterwards, as an upgrade does, agree as well', async () => {
    const file = readFileSync(new URL('../../../migrations/archive/0049_month_totals.sql', import.meta.url), 'utf8');
    const fill = file.split(/^-- step$/m).find((step) => step.includes('do $$')) ?? '';
    await sql`update time_month_totals set minutes = minutes + 1 where organization_id = ${world.organizationId}`.execute(
      db,
    );
    await installation.database.pool.query(fill);
    await expectAgreement();
    await expectAgreement({ start_date: '2025-01-01', end_date: '2025-12-31' });
  });

  it('200: hours belong to the department of the day, or to that of today; whose they are is seen by today’s', async () => {
    const mover = await world.employee({ department: 'Kitchen', employment_start_date: '2026-01-01' });
    const [terrace, window] = [await world.department('Terrace'), { start_date: '2026-09-07', end_date: '2026-11-20' }];
    const move = { effective_date: '2026-10-14', values: { department_id: terrace } };
    expect((await admin.post(`/users/${mover.id}/employment`, move)).status).toBe(201);
    for (const day of ['2026-09-08', '2026-10-13', '2026-10-14', '2026-11-18']) await entryOf(mover.id, day);
    // The change is planned: today the person is in the kitchen, on some of these days elsewhere.
    const minutes = async (departments: string, more: Record<string, string> = {}) => {
      const query = { ...window, by: 'department', departments, user_id: mover.id, ...more };
      const { rows, totals } = await read('/reports/hours', query);
      const summed = (rows as { id: string; total_minutes: number }[]).map((row) => [row.id, row.total_minutes]);
      return { rows: new Map(summed as [string, number][]), total: totals.total_minutes };
    };
    expect((await minutes('then')).rows).toEqual(
      new Map([
        [kitchen, 960],
        [terrace, 960],
      ]),
    );
    expect((await minutes('now')).rows).toEqual(new Map([[kitchen, 1920]]));
    // By whole months as they are kept, too, and kept to a department.
    const all = await read('/reports/hours', { ...window, by: 'department' });
    expect(all.rows).toContainEqual(expect.objectContaining({ id: terrace, total_minutes: 960 }));
    expect((await minutes('then', { department_id: terrace })).total).toBe(960);
    expect((await minutes('now', { department_id: terrace })).total).toBe(0);
    await expectAgreement(window);
    const barHead = await people.barHead.app();
    const unseen = await barHead.get('/reports/hours', { query: { ...window, by: 'person', department_id: terrace } });
    expect(unseen.data.rows).toEqual([]);
    for (const { id } of (await admin.get('/time-entries', { query: { user_id: mover.id, ...window } })).data as {
      id: string;
    }[]) {
      await admin.delete(`/time-entries/${id}`);
    }
  });

  it('200: names rows, keeps to a department, a client, a project', async () => {
    await entryOf(people.cook.id, '2026-05-05', { project_id: project });
    const byClient = await read('/reports/hours', { ...year, by: 'client' });
    expect(byClient.rows.map(({ name }: { name: string | null }) => name)).toContain('Harbour Hotel');
    const bar = await read('/reports/hours', { ...year, by: 'person', department_id: await world.department('Bar') });
    expect(bar.rows.map(({ id }: { id: string }) => id)).not.toContain(people.cook.id);
    const ofProject = await read('/reports/hours', { ...year, project_id: project });
    expect(ofProject.rows).toMatchObject([{ id: project, name: 'Menu' }]);
    const ofClient = await read('/reports/hours', { ...year, by: 'department', client_id: client });
    expect(ofClient.totals).toEqual(ofProject.totals);
  });

  it('422: days in the wrong order, more than ten years, outside the calendar', async () => {
    for (const [start_date, end_date] of [
      ['2026-02-01', '2026-01-31'],
      ['2010-01-01', '2026-01-01'],
      ['2026-01-01', '9999-12-31'],
    ] as const) {
      const answer = await admin.get('/reports/hours', { query: { start_date, end_date } });
      expect(answer).toMatchObject({ status: 422, error: { details: { field: 'end_date' } } });
    }
  });

  it('another organization reads nothing of it', async () => {
    const stranger = await (await (await world.another()).administrator()).app();
    expect((await stranger.get('/reports/hours', { query: year })).data).toMatchObject({
      totals: { total_minutes: 0 },
      rows: [],
    });
  });
});

describe('GET /reports/absence', () => {
  it('200: approved days by type and person, each in its month', async () => {
    const leave = await book(api.cook, {
      leave_type_id: types.vacation,
      start_date: '2026-06-29',
      end_date: '2026-07-02',
    });
    const waits = await read('/reports/absence', year);
    expect(waits.totals).toEqual({ days: 0, requests: 0, people: 0 });
    expect((await admin.post(`/leaves/${leave.id}/approve`, {})).status).toBe(200);
    const report = await read('/reports/absence', year);
    expect(report.totals).toEqual({ days: 4, requests: 1, people: 1 });
    expect(report.months[5]).toMatchObject({ month: '2026-06', days: 2 });
    expect(report.months[6]).toMatchObject({ month: '2026-07', days: 2 });
    expect(report.rows).toMatchObject([{ id: types.vacation, name: 'Vacation', days: 4 }]);
    const july = await read('/reports/absence', { start_date: '2026-07-01', end_date: '2026-07-31', by: 'person' });
    expect(july.rows).toMatchObject([{ id: people.cook.id, days: 2 }]);
    expect((await read('/reports/absence', { ...year, by: 'department' })).rows).toMatchObject([{ id: kitchen }]);
  });
});

describe('GET /reports/headcount', () => {
  it('200: who joined, who left, and the turnover', async () => {
    const before = await read('/reports/headcount', year);
    await world.employee({
      department: 'Garden',
      employment_start_date: '2026-02-10',
      employment_end_date: '2026-05-15',
      is_active: false,
    });
    const after = await read('/reports/headcount', year);
    expect(after.totals).toMatchObject({
      people: before.totals.people,
      joined: Number(before.totals.joined) + 1,
      left: Number(before.totals.left) + 1,
    });
    const garden = await read('/reports/headcount', { ...year, department_id: await world.department('Garden') });
    expect(garden.months.map(({ people: count }: { people: number }) => count)).toEqual([
      0, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0,
    ]);
    expect(garden.months[4]).toMatchObject({ month: '2026-05', left: 1 });
    expect(garden.totals.turnover_percent).toBe(400);
  });
});

describe('GET /reports/expenses', () => {
  it('200: what was submitted, by category and currency', async () => {
    const line = (date: string, amount: number, expense_type: string) => ({
      date,
      expense_type,
      amount_before_tax: amount,
      currency: 'CAD',
    });
    const cook = await people.cook.app();
    const created = await cook.post('/expense-reports', {
      title: 'Fair',
      report_type: 'REIMBURSEMENT',
      line_items: [line('2026-05-04', 80.5, 'MEALS'), line('2026-06-04', 19.5, 'SUPPLIES')],
    });
    expect(created.status, created.text).toBe(201);
    const { id } = created.data as { id: string };
    expect((await read('/reports/expenses', year)).totals).toEqual([]);
    const submitted = await cook.post(`/expense-reports/${id}/submit`, {});
    expect(submitted.status, submitted.text).toBe(200);
    const report = await read('/reports/expenses', year);
    expect(report.totals).toEqual([{ currency: 'CAD', amount: 100, lines: 2 }]);
    expect(report.rows).toEqual([
      { id: 'MEALS', name: null, currency: 'CAD', amount: 80.5, lines: 1 },
      { id: 'SUPPLIES', name: null, currency: 'CAD', amount: 19.5, lines: 1 },
    ]);
    expect(report.months.map(({ month }: { month: string }) => month)).toEqual(['2026-05', '2026-06']);
  });
});

describe('files of reports', () => {
  it('200: CSV of each, recorded as an export', async () => {
    for (const kind of ['hours', 'absence', 'headcount', 'expenses']) {
      const answer = await admin.get(`/reports/${kind}/file`, { query: year });
      expect(answer.status, answer.text).toBe(200);
      expect(answer.headers['content-type']).toContain('text/csv');
      const audit = await world.audit();
      expect(audit.at(-1)).toMatchObject({ action: `reports.${kind}File`, surface: 'app' });
    }
    const { text } = await admin.get('/reports/expenses/file', { query: year });
    expect(text).toBe('\uFEFFCategory,Amount,Currency,Lines\r\nMeals,80.5,CAD,1\r\nSupplies,19.5,CAD,1\r\n');
  });
});

describe('who reads reports', () => {
  const both = (kind: string): string[] => [`/reports/${kind}`, `/reports/${kind}/file`];

  it.each(['headcount', 'expenses'].flatMap(both))('403: a Department Head and an Employee: %s', async (path) => {
    for (const person of [people.head, people.cook]) {
      expect((await (await person.app()).get(path)).status).toBe(403);
    }
  });

  it.each(both('absence'))('403: an Employee: %s', async (path) => {
    expect((await (await people.cook.app()).get(path)).status).toBe(403);
  });

  it('403 MODULE_DISABLED: hours and expenses if the module is off', async () => {
    const other = await world.another({ settings: { modules: { time_tracking: false, expenses: false } } });
    const app = await (await other.administrator()).app();
    for (const kind of ['hours', 'expenses']) {
      expect(await app.get(`/reports/${kind}`)).toMatchObject({ status: 403, error: { code: 'MODULE_DISABLED' } });
    }
  });
});

describe('departments of the day, or of today', () => {
  it('200: leave, expenses and heads of someone who moves', async () => {
    const mover = await world.employee({ department: 'Kitchen', employment_start_date: '2026-01-01' });
    const [orchard, window] = [await world.department('Orchard'), { start_date: '2026-10-01', end_date: '2026-11-30' }];
    const move = { effective_date: '2026-10-14', values: { department_id: orchard } };
    expect((await admin.post(`/users/${mover.id}/employment`, move)).status).toBe(201);
    // Two days in the kitchen, two in the orchard.
    const days = { leave_type_id: types.vacation, start_date: '2026-10-12', end_date: '2026-10-15' };
    const leave = await book(await mover.api(), days);
    expect((await admin.post(`/leaves/${leave.id}/approve`, {})).status).toBe(200);
    const own = await mover.app();
    const line = (date: string, amount: number) => ({
      date,
      expense_type: 'MEALS',
      amount_before_tax: amount,
      currency: 'CAD',
    });
    const { id } = (
      await own.post('/expense-reports', {
        title: 'Move',
        report_type: 'REIMBURSEMENT',
        line_items: [line('2026-10-13', 10), line('2026-10-14', 20)],
      })
    ).data as { id: string };
    expect((await own.post(`/expense-reports/${id}/submit`, {})).status).toBe(200);

    const report = async (kind: string, departments: string, more: Record<string, string> = {}) =>
      read(`/reports/${kind}`, { ...window, by: 'department', departments, ...more });
    const of = (rows: { id: string | null }[], department: string) => rows.find((row) => row.id === department);
    const absence = await report('absence', 'then');
    expect(absence.totals).toEqual({ days: 4, requests: 1, people: 1 });
    expect(absence.months[0]).toMatchObject({ days: 4, requests: 1 });
    expect(of(absence.rows, kitchen)).toMatchObject({ days: 2, requests: 1, people: 1 });
    expect(of(absence.rows, orchard)).toMatchObject({ days: 2, requests: 1, people: 1 });
    expect((await report('absence', 'now')).rows).toMatchObject([{ id: kitchen, days: 4 }]);
    expect((await report('absence', 'then', { by: 'person', department_id: orchard })).totals.days).toBe(2);
    expect((await report('absence', 'now', { by: 'person', department_id: orchard })).totals.days).toBe(0);

    const spent = await report('expenses', 'then');
    expect(of(spent.rows, kitchen)).toMatchObject({ amount: 10, lines: 1 });
    expect(of(spent.rows, orchard)).toMatchObject({ amount: 20, lines: 1 });
    expect((await report('expenses', 'now')).rows).toMatchObject([{ id: kitchen, amount: 30 }]);
    expect((await report('expenses', 'then', { by: 'category', department_id: orchard })).totals).toMatchObject([
      { amount: 20 },
    ]);

    const heads = await report('headcount', 'then');
    const today = await report('headcount', 'now');
    expect(heads.totals).toEqual(today.totals);
    expect(heads.months).toEqual(today.months);
    expect(of(heads.rows, orchard)).toMatchObject({ people: 1, fte: 1, joined: 0, left: 0 });
    expect(of(today.rows, orchard)).toBeUndefined();
    const people = (rows: { people: number }[]): number => rows.reduce((all, row) => all + row.people, 0);
    expect(people(heads.rows)).toBe(people(today.rows));
    const before = await report('headcount', 'then', { start_date: '2026-09-01', end_date: '2026-09-30' });
    expect(of(before.rows, orchard)).toBeUndefined();
    const inOrchard = await report('headcount', 'then', { by: 'employment_type', department_id: orchard });
    expect(inOrchard.months.map((month: { people: number }) => month.people)).toEqual([1, 1]);
  });
});
