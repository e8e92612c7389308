import { describe, expect, it } from 'vitest';
import type { Client } from '../../../../test/client.ts';
import { openHarness } from '../../../../test/harness.ts';
import { runJobsOnce } from '../../../worker/run.ts';
import { sheetOver, type Workplace, workplace } from '../../time/testing/workplace.ts';
import type { Import } from '../record.ts';

const { world: first, installation } = await openHarness();

async function importCsv(app: Client, lines: string[], options: { dry_run?: boolean } = {}): Promise<Import> {
  const created = await app.post('/imports', { kind: 'time_entries', csv: lines.join('\n'), ...options });
  if (created.status !== 202) throw new Error(created.text);
  await runJobsOnce(installation);
  const { id } = created.data as Import;
  return (await app.get(`/imports/${id}`)).data as Import;
}

const entriesOf = async ({ api }: Workplace) =>
  (await api.admin.get('/time-entries', { query: { start_date: '2026-03-01', end_date: '2026-03-31' } })).data;

async function office(settings = {}) {
  const place = await workplace(first, { settings });
  return { ...place, app: await place.people.admin.app() };
}

describe('import of time entries', () => {
  it('202: rows by e-mail address and by id, with source IMPORT, by the rules of any other entry', async () => {
    const place = await office({ time_rounding_increment: 15 });
    const { app, people } = place;
    const { data: project } = await app.post('/projects', { name: 'Catering', code: 'CAT', is_billable: true });
    const { data: task } = await app.post(`/projects/${project.id}/tasks`, { name: 'Service', is_billable: true });
    const done = await importCsv(app, [
      'user_email,user_id,clock_in,clock_out,timezone,break_minutes,project,task,description,tags,is_billable,hourly_rate',
      `${people.cook.email.toUpperCase()},,2026-03-10T09:04:00-04:00,2026-03-10T17:00:00-04:00,,30,CAT,service,Lunch,a; b,,31.5`,
      `,${people.bartender.id},2026-03-11 18:00,2026-03-12 02:00,America/Toronto,,Catering,,,,no,`,
    ]);
    expect(done).toMatchObject({ status: 'COMPLETED', rows_imported: 2, rows_failed: 0, undone_at: null });
    const [late, lunch] = await entriesOf(place);
    expect(lunch).toMatchObject({
      user_id: people.cook.id,
      clock_in: '2026-03-10T13:00:00.000Z',
      duration_minutes: 450,
      source: 'IMPORT',
      project_id: project.id,
      task_id: task.id,
      description: 'Lunch',
      tags: ['a', 'b'],
      is_billable: true,
      hourly_rate: 31.5,
      approval_status: 'APPROVED',
      approved_by_id: people.admin.id,
    });
    expect(late).toMatchObject({
      user_id: people.bartender.id,
      clock_in: '2026-03-11T22:00:00.000Z',
      clock_out: '2026-03-12T06:00:00.000Z',
      project_id: project.id,
      task_id: null,
      is_billable: false,
    });
    expect(await sheetOver(place.api.admin, people.cook.id, '2026-03-10')).toMatchObject({ total_minutes: 450 });
    const rows = (await place.world.audit()).filter(({ action }) => action === 'timeEntries.create');
    expect(rows.map(({ surface, actor_id }) => [surface, actor_id])).toEqual(
      Array(2).fill(['import', people.admin.id]),
    );
  });

  it('202: what is wrong is told by line and field; the other rows are kept', async () => {
    const place = await office();
    const { app, people } = place;
    const { email } = people.cook;
    await place.world.set({ time_locked_through: '2026-02-28' });
    const done = await importCsv(app, [
      'user_email,clock_in,clock_out,timezone,break_minutes,project,task',
      `${email},2026-03-10T09:00:00-04:00,2026-03-10T17:00:00-04:00,,,,`,
      `${email},2026-03-10T09:00:00,2026-03-10T17:00:00-04:00,,,,`,
      `${email},2026-03-10 09:00,2026-03-10 17:00,Toronto,,,`,
      `${email},2026-03-08 02:30,2026-03-08 10:00,America/Toronto,,,`,
      `${email},2025-11-02 00:30,2025-11-02 01:30,America/Toronto,,,`,
      `${email},yesterday,2026-03-10T17:00:00-04:00,,,,`,
      `nobody@example.com,2026-03-10T09:00:00Z,2026-03-10T17:00:00Z,,,,`,
      `,2026-03-10T09:00:00Z,2026-03-10T17:00:00Z,,,,`,
      `${email},2026-03-10T09:00:00Z,2026-03-10T09:00:00Z,,,,`,
      `${email},2026-03-10T09:00:00Z,2026-03-10T17:00:00Z,,half an hour,,`,
      `${email},2026-03-10T09:00:00Z,2026-03-10T17:00:00Z,,,Nothing,`,
      `${email},2026-03-10T09:00:00Z,2026-03-10T17:00:00Z,,,,Nothing`,
      `${email},2026-02-10T09:00:00Z,2026-02-10T17:00:00Z,,,,`,
    ]);
    expect(done).toMatchObject({ status: 'COMPLETED', rows_imported: 1, rows_failed: 12 });
    expect(done.failures.map(({ line, field }) => [line, field])).toEqual([
      [3, 'clock_in'],
      [4, 'timezone'],
      [5, 'clock_in'],
      [6, 'clock_out'],
      [7, 'clock_in'],
      [8, 'user_email'],
      [9, 'user_email'],
      [10, 'clock_out'],
      [11, 'break_minutes'],
      [12, 'project'],
      [13, 'task'],
      [14, null],
    ]);
    expect(done.failures[0]?.message).toContain('with its offset');
  });

  it.each([
    ['clock_in,clock_out\n', 'csv'],
    ['user_email,clock_in\n', 'csv'],
    ['user_email,clock_in,clock_out,duration\n', 'csv'],
  ])('422: a header that will not do: %j', async (header, field) => {
    const { app } = await office();
    const { status, error } = await app.post('/imports', { kind: 'time_entries', csv: header });
    expect([status, error.details.field]).toEqual([422, field]);
  });

  it('202: a name that several projects have, and one column too many, are told', async () => {
    const { app, people } = await office();
    for (const code of ['A', 'B']) await app.post('/projects', { name: 'Twice', code });
    const hours = '2026-03-10T09:00:00Z,2026-03-10T17:00:00Z';
    const done = await importCsv(app, [
      'user_email,user_id,clock_in,clock_out,project',
      `${people.cook.email},,${hours},twice`,
      `${people.cook.email},,${hours},B`,
      `${people.cook.email},${people.cook.id},${hours},`,
    ]);
    expect(done).toMatchObject({
      rows_imported: 1,
      failures: [
        { line: 2, field: 'project' },
        { line: 4, field: 'user_email' },
      ],
    });
  });

  it('202: a dry run tells what would happen and leaves nothing behind', async () => {
    const place = await office();
    const done = await importCsv(
      place.app,
      [
        'user_email,clock_in,clock_out',
        `${place.people.cook.email},2026-03-10T09:00:00Z,2026-03-10T17:00:00Z`,
        `${place.people.cook.email},2026-03-10T09:00:00,2026-03-10T17:00:00`,
      ],
      { dry_run: true },
    );
    expect(done).toMatchObject({ dry_run: true, rows_imported: 1, rows_failed: 1, failures: [{ line: 3 }] });
    expect(await entriesOf(place)).toEqual([]);
    expect((await place.api.admin.get('/timesheets')).data).toEqual([]);
  });

  it('202: no row while time tracking is off', async () => {
    const place = await office({ modules: { time_tracking: false } });
    const done = await importCsv(place.app, [
      'user_email,clock_in,clock_out',
      `${place.people.cook.email},2026-03-10T09:00:00Z,2026-03-10T17:00:00Z`,
    ]);
    expect(done).toMatchObject({ rows_imported: 0, rows_failed: 1 });
  });
});

describe('POST /imports/{id}/undo', () => {
  const lines = ({ people }: Workplace) => [
    'user_email,clock_in,clock_out',
    `${people.cook.email},2026-03-10T09:00:00-04:00,2026-03-10T17:00:00-04:00`,
    `${people.cook.email},2026-03-25T09:00:00-04:00,2026-03-25T17:00:00-04:00`,
    `${people.bartender.email},2026-03-10T09:00:00-04:00,2026-03-10T17:00:00-04:00`,
  ];

  it('200: deletes what the import brought and nothing else; totals follow', async () => {
    const place = await office();
    const { app, api, people } = place;
    const other = await importCsv(app, lines(place).slice(0, 2));
    const batch = await importCsv(app, lines(place));
    const changed = (await entriesOf(place))[0].id;
    await api.admin.patch(`/time-entries/${changed}`, { break_minutes: 30 });
    const { status, data } = await app.post(`/imports/${batch.id}/undo`);
    expect([status, data]).toMatchObject([200, { id: batch.id, undone_at: expect.any(String) }]);
    expect((await entriesOf(place)).map((entry: { user_id: string }) => entry.user_id)).toEqual([people.cook.id]);
    expect((await api.admin.get(`/time-entries/${changed}`)).data.status).toBe('DELETED');
    expect(await sheetOver(api.admin, people.cook.id, '2026-03-10')).toMatchObject({ total_minutes: 480 });
    expect(await sheetOver(api.admin, people.cook.id, '2026-03-25')).toMatchObject({ total_minutes: 0 });
    expect(await sheetOver(api.admin, people.bartender.id, '2026-03-10')).toMatchObject({ total_minutes: 0 });
    expect((await place.world.audit()).find(({ action }) => action === 'imports.undo')).toMatchObject({
      subject_id: batch.id,
      record_count: 3,
    });
    expect((await app.post(`/imports/${other.id}/undo`)).status).toBe(200);
    expect(await place.world.events()).toEqual([]);
  });

  it('200: entries in a locked pay period stay, each with its line and whose it is; the others go', async () => {
    const place = await office();
    const batch = await importCsv(place.app, lines(place));
    await place.world.set({ time_locked_through: '2026-03-22' });
    const rehearsed = await place.app.post(`/imports/${batch.id}/undo?dry_run=true`);
    expect(await entriesOf(place)).toHaveLength(3);
    const { status, data } = await place.app.post(`/imports/${batch.id}/undo`);
    expect(rehearsed.data).toMatchObject({ went: data.went, kept: data.kept });
    expect([status, data]).toMatchObject([
      200,
      {
        rows_undone: 1,
        rows_kept: 2,
        went: [{ line: 3, name: expect.stringContaining('2026-03-25') }],
        kept: [
          { line: 2, name: expect.stringContaining('2026-03-10'), message: expect.stringContaining('locked') },
          { line: 4 },
        ],
      },
    ]);
    expect(await entriesOf(place)).toHaveLength(2);
    await place.world.set({ time_locked_through: null });
    const whole = await place.app.post(`/imports/${batch.id}/undo`);
    expect(whole.data).toMatchObject({ rows_undone: 3, rows_kept: 0, kept: [] });
  });

  it('409: twice, also at once; a dry run; one still under way', async () => {
    const place = await office();
    const { app } = place;
    const batch = await importCsv(app, lines(place));
    const answers = await Promise.all([app.post(`/imports/${batch.id}/undo`), app.post(`/imports/${batch.id}/undo`)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const dry = await importCsv(app, lines(place), { dry_run: true });
    const waiting = await app.post('/imports', { kind: 'time_entries', csv: lines(place).join('\n') });
    for (const [id, reason] of [
      [batch.id, 'undone'],
      [dry.id, 'dry_run'],
      [waiting.data.id, 'state'],
    ] as [string, string][]) {
      const { status, error } = await app.post(`/imports/${id}/undo`);
      expect([status, error.details.reason]).toEqual([409, reason]);
    }
  });

  it('403 MODULE_DISABLED: time tracking is off', async () => {
    const place = await office();
    const batch = await importCsv(place.app, lines(place));
    await place.world.set({ modules: { time_tracking: false } });
    const { status, error } = await place.app.post(`/imports/${batch.id}/undo`);
    expect([status, error.code]).toEqual([403, 'MODULE_DISABLED']);
    expect((await place.app.get(`/imports/${batch.id}`)).data.can).toEqual([]);
  });
});
