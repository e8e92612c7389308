import { describe, expect, it } from 'vitest';
import { sharedHarness } from '../../../../test/harness.ts';
import { importCsv } from '../testing/import-csv.ts';

const { world: first, installation } = await sharedHarness();

async function office() {
  const world = await first.another();
  const admin = await world.administrator();
  const number = `E-${world.organizationId}`;
  const cook = await world.employee({
    email: `cook@${world.organizationId.toLowerCase()}.example`,
    employee_id: number,
  });
  const app = await admin.app();
  const course = async (name: string, is_active = true) =>
    (await app.post('/courses', { name, is_active })).data.id as string;
  const ofCook = async () => (await app.get(`/users/${cook.id}/training`)).data as { id: string; status: string }[];
  const undo = (id: string) => app.post(`/imports/${id}/undo`);
  return { world, admin, cook, number, app, course, ofCook, undo };
}

describe('import of training', () => {
  it('202: by course name or id, person by address, number or id; a day of completion completes it', async () => {
    const { world, admin, cook, number, app, course, ofCook } = await office();
    await course('Food safety');
    await course('Fire drill');
    const knives = await course('Knives');
    const done = await importCsv(installation, app, 'training', [
      'user_email;employee_id;user_id;course;course_id;status;due_date;completed_date',
      `${cook.email.toUpperCase()};;;FOOD safety;;;2030-01-31;`,
      `;${number};;Fire drill;;;2025-01-31;2025-01-15`,
      `;;${cook.id};;${knives};in_progress;;`,
    ]);
    expect(done).toMatchObject({ status: 'COMPLETED', rows_imported: 3, failures: [] });
    expect(await ofCook()).toMatchObject([
      { course: { name: 'Food safety' }, status: 'ASSIGNED', due_date: '2030-01-31', assigned_by_id: admin.id },
      { course: { name: 'Fire drill' }, status: 'COMPLETED', due_date: '2025-01-31', completed_date: '2025-01-15' },
      { course: { name: 'Knives' }, status: 'IN_PROGRESS', due_date: null, completed_date: null },
    ]);
    const audit = (await world.audit()).filter(({ action }) => action === 'training.create');
    expect(audit.map(({ surface }) => surface)).toEqual(['import', 'import', 'import']);
    const { data: told } = await (await cook.app()).get('/notifications');
    expect(told.map(({ kind }: { kind: string }) => kind)).toEqual(['training_assigned', 'training_assigned']);
  });

  it('202: what is wrong is told by line and column, in a trial as in the import', async () => {
    const { admin, cook, app, course, ofCook } = await office();
    const safety = await course('Food safety');
    await course('Old drill', false);
    const lines = [
      'user_email,course,course_id,status,due_date,completed_date',
      `${cook.email},Food safety,,,,`,
      `${cook.email},food safety,,,,`,
      `${cook.email},,${safety},,,`,
      `${cook.email},Old drill,,,,`,
      `${cook.email},Juggling,,,,`,
      `${cook.email},,,,,`,
      `${cook.email},Food safety,${safety},,,`,
      `${cook.email},Food safety,,ASSIGNED,,2025-01-15`,
      `${cook.email},Food safety,,OVERDUE,,`,
      `${cook.email},Food safety,,,,2999-01-01`,
      `${cook.email},Food safety,,,31.2.2030,`,
      `${admin.email},Food safety,,,,`,
      `,Food safety,,,,`,
    ];
    const trial = await importCsv(installation, app, 'training', lines, { dry_run: true });
    expect(await ofCook()).toEqual([]);
    const done = await importCsv(installation, app, 'training', lines);
    expect(done.failures.map(({ line, field }) => [line, field])).toEqual([
      [3, 'course'],
      [4, 'course_id'],
      [5, 'course'],
      [6, 'course'],
      [7, 'course'],
      [8, 'course'],
      [9, 'completed_date'],
      [10, 'status'],
      [11, 'completed_date'],
      [12, 'due_date'],
      [13, null],
      [14, 'user_email'],
    ]);
    expect(trial).toMatchObject({ rows_imported: 1, failures: done.failures });
    expect(await ofCook()).toHaveLength(1);
  });

  it('202: a course that the person has already is refused, in a trial as well', async () => {
    const { cook, app, course } = await office();
    const course_id = await course('Food safety');
    expect((await app.post(`/users/${cook.id}/training`, { course_id })).status).toBe(201);
    const lines = ['user_email,course', `${cook.email},Food safety`];
    const trial = await importCsv(installation, app, 'training', lines, { dry_run: true });
    const done = await importCsv(installation, app, 'training', lines);
    expect(done.failures).toMatchObject([{ line: 2, field: 'course', message: expect.stringContaining('already') }]);
    expect(trial.failures).toEqual(done.failures);
  });

  it('202: a course of another organization is none', async () => {
    const { cook, app } = await office();
    const course_id = await (await office()).course('Elsewhere');
    const done = await importCsv(installation, app, 'training', [
      'user_email,course,course_id',
      `${cook.email},Elsewhere,`,
      `${cook.email},,${course_id}`,
    ]);
    expect(done.failures.map(({ field }) => field)).toEqual(['course', 'course_id']);
  });

  it('200: an undo takes assignments back, and leaves those that went on since', async () => {
    const { world, cook, app, course, ofCook, undo } = await office();
    await course('Food safety');
    await course('Fire drill');
    const done = await importCsv(installation, app, 'training', [
      'user_email,course',
      `${cook.email},Food safety`,
      `${cook.email},Fire drill`,
    ]);
    const [started] = await ofCook();
    const path = `/users/${cook.id}/training/${String(started?.id)}`;
    expect((await app.patch(path, { status: 'IN_PROGRESS' })).status).toBe(200);
    const { data } = await undo(done.id);
    expect(data).toMatchObject({
      rows_undone: 1,
      rows_kept: 1,
      kept: [{ line: 2, message: expect.stringContaining('changed since') }],
    });
    expect((await ofCook()).map(({ id }) => id)).toEqual([started?.id]);
    expect((await world.audit()).map(({ action }) => action)).toContain('training.delete');
    expect((await (await cook.app()).get('/notifications')).data).toHaveLength(1);
  });
});
