import { describe, expect, it } from 'vitest';
import type { Client } from '../../../../test/client.ts';
import { sharedHarness } from '../../../../test/harness.ts';
import type { Somebody } from '../../../../test/world.ts';

const { world: first } = await sharedHarness();

/** Tried without effect: a body that is refused or changes nothing says whether the way to it is open. */
const trials: Record<string, (app: Client, id: string) => Promise<{ status: number }>> = {
  'users.update': (app, id) => app.patch(`/users/${id}`, {}),
  'users.updatePersonal': (app, id) => app.patch(`/users/${id}/personal`, {}),
  'users.updateGovernmentIds': (app, id) => app.patch(`/users/${id}/government-ids`, {}),
  'training.list': (app, id) => app.get(`/users/${id}/training`),
  'certifications.list': (app, id) => app.get(`/users/${id}/certifications`),
  'assets.list': (app, id) => app.get(`/users/${id}/assets`),
  'goals.list': (app, id) => app.get(`/users/${id}/goals`),
  'goals.create': (app, id) => app.post(`/users/${id}/goals`, { title: 'Learn' }),
  'certifications.create': (app, id) => app.post(`/users/${id}/certifications`, { name: 'First aid' }),
  'benefits.list': (app, id) => app.get(`/users/${id}/benefits`),
  'compensation.list': (app, id) => app.get(`/users/${id}/compensation`),
};

describe('can of a person', () => {
  it('agrees with what the operations answer, for each role and each person', async () => {
    const world = await first.another({
      settings: { directory_employee_sees_all: true, directory_department_head_sees_all: true },
    });
    const then = '2026-02-03T04:05:06.000Z';
    const people: Somebody[] = [
      await world.employee({ department: 'Kitchen' }),
      await world.employee({ department: 'Bar' }),
      await world.departmentHeadOf('Kitchen'),
      await world.administrator(),
      await world.executive(),
      await world.employee({ department: 'Kitchen', is_active: false, deactivated_at: then }),
      await world.employee({ is_active: false, deactivated_at: then, erased_at: then }),
    ];
    for (const viewer of people.slice(0, 5)) {
      const app = await viewer.app();
      for (const person of people) {
        const { data } = await app.get(`/users/${person.id}`, { query: { tiers: 'directory' } });
        const open: string[] = [];
        for (const [operation, attempt] of Object.entries(trials)) {
          if ((await attempt(app, person.id)).status < 400) open.push(operation);
        }
        const said = (data.can as string[]).filter((operation) => operation in trials);
        expect(said.sort(), `${viewer.role} of ${person.role} ${String(people.indexOf(person))}`).toEqual(open.sort());
      }
    }
  });

  it('reactivate and erase are offered for those who left, never of oneself or of an Executive to an Administrator', async () => {
    const world = await first.another();
    const admin = await world.administrator();
    const gone = { is_active: false, deactivated_at: '2026-02-03T04:05:06.000Z' };
    const left = await world.employee(gone);
    const boss = await world.executive(gone);
    const app = await admin.app();
    const canOf = async (id: string): Promise<string[]> => (await app.get(`/users/${id}`)).data.can;
    expect(await canOf(left.id)).toEqual(expect.arrayContaining(['users.reactivate', 'users.erase']));
    expect(await canOf(boss.id)).not.toEqual(expect.arrayContaining(['users.reactivate']));
    expect(await canOf(boss.id)).not.toContain('users.update');
    expect(await canOf(admin.id)).not.toContain('users.erase');
  });
});
