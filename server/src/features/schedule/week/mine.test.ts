import { expect, it } from 'vitest';
import { openHarness } from '../../../../test/harness.ts';
import { workplace } from '../../time/testing/workplace.ts';

const harness = await openHarness();
const { world: first, installation } = harness;

it('names with whom one works in each shift: of the same department, at that time, as far as one sees them', async () => {
  installation.clock.setOffset(Date.parse('2026-03-11T12:00:00-04:00') - Date.now());
  const { people, world } = await workplace(first, { settings: { schedule_employee_visibility: 'DEPARTMENT' } });
  const admin = await people.admin.app();
  const own = people.cook.departmentId;
  const plan = async (person: { id: string }, day: string, more: object = {}): Promise<string> => {
    const { status, data, text } = await admin.post('/shifts', {
      user_id: person.id,
      department_id: own,
      starts_at: `${day}T09:00:00-04:00`,
      ends_at: `${day}T17:00:00-04:00`,
      is_published: true,
      ...more,
    });
    expect(status, text).toBe(201);
    return (data as { id: string }).id;
  };
  const app = await people.cook.app();
  const beside = async (start_date = '2026-03-09', end_date = '2026-03-31') =>
    (await app.get('/schedule/mine', { query: { start_date, end_date } })).data.beside as {
      shift_id: string;
      first: { id: string }[];
      count: number;
    }[];
  const both = await plan(people.cook, '2026-03-13');
  const later = await plan(people.cook, '2026-03-14');
  await plan(people.cook, '2026-03-16');
  await plan(people.otherCook, '2026-03-13');
  await plan(people.head, '2026-03-13', {
    starts_at: '2026-03-13T17:00:00-04:00',
    ends_at: '2026-03-13T22:00:00-04:00',
  });
  await plan(people.otherCook, '2026-03-14', { ends_at: '2026-03-14T11:00:00-04:00' });
  await plan(people.otherCook, '2026-03-14', { starts_at: '2026-03-14T12:00:00-04:00' });
  await plan(people.bartender, '2026-03-14');
  await plan(people.bartender, '2026-03-16', { is_published: false });
  const told = await beside();
  expect(told.map(({ shift_id, count }) => [shift_id, count])).toHaveLength(2);
  expect(told.find(({ shift_id }) => shift_id === both)).toMatchObject({
    first: [{ id: people.otherCook.id }],
    count: 1,
  });
  // Two turns of one colleague on a day are one colleague.
  const saturday = told.find(({ shift_id }) => shift_id === later);
  expect(saturday?.count).toBe(2);
  expect(saturday?.first.map(({ id }) => id).toSorted()).toEqual([people.otherCook.id, people.bartender.id].toSorted());
  expect(await beside('2026-03-13', '2026-03-13')).toHaveLength(1);
  await world.set({ schedule_employee_visibility: 'OWN' });
  expect(await beside()).toEqual([]);
});
