import { beforeAll, describe, expect, it } from 'vitest';
import { sharedHarness } from '../../../test/harness.ts';
import type { Somebody, World } from '../../../test/world.ts';
import type { Checklist } from './checklists/record.ts';
import { deputyOf } from './testing/deputy.ts';
import { checklistFor, titlesOf } from './testing/lists.ts';

const { world: first, installation } = await sharedHarness();

/** What the person is to the reader, and whether the reader has a task on the checklist. */
const relations = ['own', 'own, no task', 'task', 'scope', 'scope and task', 'manager', 'stranger'] as const;
type Relation = (typeof relations)[number];

const all = ['mine', 'of another', 'of nobody'];
const mine = ['mine'];
const others = ['of another', 'of nobody'];
type Seen = Record<Relation, readonly string[] | null>;

const everything: Seen = {
  own: all,
  'own, no task': others,
  task: all,
  scope: others,
  'scope and task': all,
  manager: others,
  stranger: others,
};
/** Rule 3; a report is no one special, and a deputy without the role has no department scope here. */
const asAnyone: Seen = {
  own: all,
  'own, no task': others,
  task: mine,
  scope: null,
  'scope and task': mine,
  manager: null,
  stranger: null,
};
/** Rule 2; who heads the department administers the checklists of its people. */
const asHead: Seen = { ...asAnyone, scope: others, 'scope and task': all };

const readers: { who: string; make: (world: World) => Promise<Somebody>; sees: Seen }[] = [
  { who: 'an Executive (rule 1)', make: (world) => world.executive(), sees: everything },
  { who: 'an Administrator (rule 1)', make: (world) => world.administrator(), sees: everything },
  {
    who: 'the head of the department (rule 2)',
    make: (world) => world.departmentHeadOf('Kitchen', { department: 'Office' }),
    sees: asHead,
  },
  {
    who: 'a Department Head who manages the department (rule 2)',
    make: (world) => world.managerOf('Kitchen', { department: 'Office' }),
    sees: asHead,
  },
  {
    who: 'a Department Head of another department (rule 2)',
    make: (world) => world.departmentHeadOf('Laundry', { department: 'Kitchen' }),
    sees: asAnyone,
  },
  {
    who: 'an Employee of the department (rule 3)',
    make: (world) => world.employee({ department: 'Kitchen' }),
    sees: asAnyone,
  },
  {
    who: 'an Employee who deputizes for the head (rule 3)',
    make: (world) => deputyOf(installation, world, 'Kitchen'),
    sees: asAnyone,
  },
];

describe.each(['ONBOARDING', 'OFFBOARDING'] as const)('%s', (type) => {
  describe.each(readers)('$who', ({ make, sees }) => {
    const made = new Map<Relation, Checklist>();
    let reader: Somebody;

    beforeAll(async () => {
      const world = await first.another();
      const app = await (await world.executive()).app();
      reader = await make(world);
      const other = await world.employee();
      const people: Partial<Record<Relation, Somebody>> = {
        own: reader,
        task: await world.employee({ department: 'Bar' }),
        scope: await world.employee({ department: 'Kitchen' }),
        'scope and task': await world.employee({ department: 'Kitchen' }),
        manager: await world.employee({ department: 'Bar', manager_id: reader.id }),
        stranger: await world.employee({ department: 'Bar' }),
      };
      for (const [relation, person] of Object.entries(people) as [Relation, Somebody][]) {
        const has = ['own', 'task', 'scope and task'].includes(relation);
        const tasks = { ...(has && { mine: reader }), 'of another': other, 'of nobody': null };
        made.set(relation, await checklistFor(app, person, { type, tasks }));
      }
      // A second one of their own: the first is cancelled, which changes nothing in who sees it.
      await app.post(`/onboarding/${made.get('own')!.id}/cancel`);
      made.set(
        'own, no task',
        await checklistFor(app, reader, { type, tasks: { 'of another': other, 'of nobody': null } }),
      );
    });

    it.each(relations)('GET /onboarding/{id}: %s', async (relation) => {
      for (const client of [await reader.api(['onboarding:read']), await reader.app()]) {
        const { status, data, error } = await client.get(`/onboarding/${made.get(relation)!.id}`);
        const seen = sees[relation];
        if (seen === null) expect([status, error.code]).toEqual([404, 'NOT_FOUND']);
        else expect([status, titlesOf(data)]).toEqual([200, seen]);
      }
    });

    it('GET /onboarding: the same checklists with the same tasks', async () => {
      for (const client of [await reader.api(['onboarding:read']), await reader.app()]) {
        const { data } = (await client.get('/onboarding')) as { data: Checklist[] };
        const listed = Object.fromEntries(
          relations.map((relation) => {
            const found = data.find(({ id }) => id === made.get(relation)!.id);
            return [relation, found ? titlesOf(found) : null];
          }),
        );
        expect(listed).toEqual(sees);
        expect(data).toHaveLength(relations.filter((relation) => sees[relation] !== null).length);
      }
    });

    it('GET /onboarding: filters narrow the view and never widen it', async () => {
      const api = await reader.api(['onboarding:read']);
      for (const relation of relations) {
        const { id, user_id } = made.get(relation)!;
        for (const query of [{ user_id }, { user_id, type }, { type }] as Record<string, string>[]) {
          const { data } = (await api.get('/onboarding', { query })) as { data: Checklist[] };
          const found = data.find((checklist) => checklist.id === id);
          expect(found ? titlesOf(found) : null).toEqual(sees[relation]);
        }
      }
    });
  });
});

describe('a view follows the task and the person', () => {
  it('200 to 404: a task given to someone else, and back', async () => {
    const world = await first.another();
    const app = await (await world.executive()).app();
    const [ada, grace] = [await world.employee(), await world.employee()];
    const checklist = await checklistFor(app, await world.employee(), { tasks: { 'Order a laptop': ada } });
    const path = `/onboarding/${checklist.id}`;
    const statuses = async () => [
      (await (await ada.api()).get(path)).status,
      (await (await grace.api()).get(path)).status,
    ];
    expect(await statuses()).toEqual([200, 404]);
    await app.patch(`${path}/tasks/${checklist.task('Order a laptop').id}`, { assignee_id: grace.id });
    expect(await statuses()).toEqual([404, 200]);
  });

  it('404 to 200: a person who moves into the department', async () => {
    const world = await first.another();
    const app = await (await world.executive()).app();
    const head = await (await world.departmentHeadOf('Kitchen')).api();
    const ada = await world.employee({ department: 'Bar' });
    const { id } = await checklistFor(app, ada, { tasks: { 'Order a laptop': null } });
    expect((await head.get(`/onboarding/${id}`)).status).toBe(404);
    await app.patch(`/users/${ada.id}`, { department_id: await world.department('Kitchen') });
    expect(titlesOf((await head.get(`/onboarding/${id}`)).data)).toEqual(['Order a laptop']);
  });

  it('404: another organization', async () => {
    const [world, elsewhere] = [await first.another(), await first.another()];
    const { id, user_id } = await checklistFor(await (await world.executive()).app(), await world.employee());
    const api = await (await elsewhere.executive()).api();
    expect((await api.get(`/onboarding/${id}`)).status).toBe(404);
    expect((await api.get('/onboarding', { query: { user_id } })).data).toEqual([]);
  });
});
