import { beforeAll, describe, expect, it } from 'vitest';
import type { Client } from '../../../test/client.ts';
import { sharedHarness } from '../../../test/harness.ts';
import type { Somebody } from '../../../test/world.ts';
import { insertRow } from '../../db/rows.ts';
import { scopeNames } from '../../kernel/scopes.ts';
import { recordAccess, type RecordKind, recordKinds } from './access.ts';
import { type RecordSpecimens, recordSpecimens } from './testing/specimens.ts';

const { world, installation } = await sharedHarness();

const viewers = ['employee', 'deputy', 'head', 'manager', 'administrator', 'executive'] as const;
const relations = ['self', 'kitchen', 'bakery', 'elsewhere', 'stranger', 'unknown'] as const;
type Viewer = (typeof viewers)[number];
type Relation = (typeof relations)[number];

/** One answer for each viewer, in their order: the employee and the deputy belong to the kitchen, the deputy manages it. */
type Answers = Readonly<Record<Relation, readonly [number, number, number, number, number, number]>>;

/** The head heads the kitchen, the manager manages the bakery; both belong to it. The deputy is but an Employee. */
const reads: Record<'asTraining' | 'administrators', Answers> = {
  asTraining: {
    self: [200, 200, 200, 200, 200, 200],
    kitchen: [404, 404, 200, 404, 200, 200],
    bakery: [404, 404, 404, 200, 200, 200],
    elsewhere: [404, 404, 404, 404, 200, 200],
    stranger: [404, 404, 404, 404, 404, 404],
    unknown: [404, 404, 404, 404, 404, 404],
  },
  administrators: {
    self: [403, 403, 403, 403, 200, 200],
    kitchen: [403, 403, 403, 403, 200, 200],
    bakery: [403, 403, 403, 403, 200, 200],
    elsewhere: [403, 403, 403, 403, 200, 200],
    stranger: [403, 403, 403, 403, 404, 404],
    unknown: [403, 403, 403, 403, 404, 404],
  },
};
const writes: Record<'byOthers' | 'goals' | 'administrators' | 'otherAdministrators', Answers> = {
  byOthers: {
    self: [403, 403, 403, 403, 403, 403],
    kitchen: [403, 403, 200, 404, 200, 200],
    bakery: [403, 403, 404, 200, 200, 200],
    elsewhere: [403, 403, 404, 404, 200, 200],
    stranger: [403, 403, 404, 404, 404, 404],
    unknown: [403, 403, 404, 404, 404, 404],
  },
  goals: reads.asTraining,
  administrators: reads.administrators,
  otherAdministrators: { ...reads.administrators, self: [403, 403, 403, 403, 403, 403] },
};

interface Case {
  readonly name: string;
  readonly surfaces: readonly ('api' | 'app')[];
  readonly answers: Answers;
  readonly send: (client: Client, userId: string, of: RecordSpecimens) => Promise<{ status: number }>;
}

const both = ['api', 'app'] as const;
const app = ['app'] as const;
const aDay = { start_date: '2026-01-01' };

const list = (path: string, answers: Answers): Case => ({
  name: `GET ${path}`,
  surfaces: both,
  answers,
  send: (client, userId) => client.get(`/users/${userId}/${path}`),
});

const cases: Record<RecordKind, readonly Case[]> = {
  training: [
    list('training', reads.asTraining),
    {
      name: 'POST training',
      surfaces: both,
      answers: writes.byOthers,
      send: async (client, userId) => client.post(`/users/${userId}/training`, { course_id: await newCourse() }),
    },
    {
      name: 'PATCH training',
      surfaces: app,
      answers: writes.byOthers,
      send: (client, userId, { trn }) => client.patch(`/users/${userId}/training/${trn}`, { due_date: '2026-02-03' }),
    },
  ],
  certifications: [
    list('certifications', reads.asTraining),
    {
      name: 'POST certifications',
      surfaces: app,
      answers: writes.byOthers,
      send: (client, userId) => client.post(`/users/${userId}/certifications`, { name: 'First aid' }),
    },
    {
      name: 'PATCH certifications',
      surfaces: app,
      answers: writes.byOthers,
      send: (client, userId, { crt }) => client.patch(`/users/${userId}/certifications/${crt}`, { name: 'First aid' }),
    },
  ],
  assets: [
    list('assets', reads.asTraining),
    {
      name: 'POST assets',
      surfaces: both,
      answers: writes.byOthers,
      send: (client, userId) => client.post(`/users/${userId}/assets`, { category_name: 'Laptop' }),
    },
    {
      name: 'PATCH assets',
      surfaces: both,
      answers: writes.byOthers,
      send: (client, userId, { ast }) => client.patch(`/users/${userId}/assets/${ast}`, { notes: 'Scratched.' }),
    },
  ],
  goals: [
    list('goals', reads.asTraining),
    {
      name: 'POST goals',
      surfaces: app,
      answers: writes.goals,
      send: (client, userId) => client.post(`/users/${userId}/goals`, { title: 'Run a station' }),
    },
    {
      name: 'PATCH goals',
      surfaces: app,
      answers: writes.goals,
      send: (client, userId, { goal }) => client.patch(`/users/${userId}/goals/${goal}`, { description: 'Alone.' }),
    },
  ],
  customFields: [
    list('custom-fields', reads.asTraining),
    {
      name: 'PUT custom-fields',
      surfaces: app,
      answers: writes.administrators,
      send: (client, userId, { cfd }) => client.put(`/users/${userId}/custom-fields/${cfd}`, { value: 'L' }),
    },
  ],
  benefits: [
    list('benefits', reads.administrators),
    {
      name: 'POST benefits',
      surfaces: app,
      answers: writes.otherAdministrators,
      send: (client, userId, { bpl }) => client.post(`/users/${userId}/benefits`, { plan_id: bpl, ...aDay }),
    },
    {
      name: 'PATCH benefits',
      surfaces: app,
      answers: writes.otherAdministrators,
      send: (client, userId, { ben }) => client.patch(`/users/${userId}/benefits/${ben}`, { coverage_level: 'Family' }),
    },
  ],
  compensation: [
    list('compensation', reads.administrators),
    {
      name: 'POST compensation',
      surfaces: app,
      answers: writes.otherAdministrators,
      send: (client, userId) =>
        client.post(`/users/${userId}/compensation`, { effective_date: '2026-01-01', pay_type: 'SALARY', amount: 1 }),
    },
  ],
};

const people = {} as Record<Viewer | Exclude<Relation, 'self' | 'unknown'>, Somebody>;
const clients = {} as Record<Viewer, Record<'api' | 'app', Client>>;
const specimens = new Map<string, RecordSpecimens>();
const nobody = world.newId('usr');
let maker: Client;
let courseCount = 0;

async function newCourse(): Promise<string> {
  const { data } = await maker.post('/courses', { name: `Course ${String(++courseCount)}` });
  return data.id;
}

beforeAll(async () => {
  const other = await world.another();
  Object.assign(people, {
    employee: await world.employee({ department: 'Kitchen' }),
    deputy: await world.employee({ department: 'Kitchen' }),
    head: await world.departmentHeadOf('Kitchen'),
    manager: await world.managerOf('Bakery', { department: 'Bakery' }),
    administrator: await world.administrator(),
    executive: await world.executive(),
    kitchen: await world.employee({ department: 'Kitchen' }),
    bakery: await world.employee({ department: 'Bakery' }),
    elsewhere: await world.employee({ department: 'Dining Room' }),
    stranger: await other.employee({ department: 'Kitchen' }),
  });
  await insertRow('department_managers', {
    organization_id: world.organizationId,
    department_id: await world.department('Kitchen'),
    user_id: people.deputy.id,
  }).execute(installation.database.db);
  for (const viewer of viewers) {
    clients[viewer] = { api: await people[viewer].api(scopeNames), app: await people[viewer].app() };
  }
  maker = await (await world.executive()).app();
  const theirs = await (await other.executive()).app();
  for (const [name, { id }] of Object.entries(people)) {
    specimens.set(id, await recordSpecimens(name === 'stranger' ? theirs : maker, id));
  }
});

const personOf = (viewer: Viewer, relation: Relation): string =>
  relation === 'unknown' ? nobody : people[relation === 'self' ? viewer : relation].id;

describe.each(recordKinds)('%s', (kind) => {
  describe.each(cases[kind])('$name', ({ surfaces, answers, send }) => {
    const cells = relations.flatMap((relation) =>
      viewers.flatMap((viewer, index) =>
        surfaces.map((surface) => ({ surface, viewer, relation, expected: answers[relation][index] as number })),
      ),
    );
    it.each(cells)('$expected: $viewer, $relation, $surface', async ({ surface, viewer, relation, expected }) => {
      const userId = personOf(viewer, relation);
      const of = specimens.get(userId) ?? specimens.get(people.kitchen.id)!;
      const { status } = await send(clients[viewer][surface], userId, of);
      expect(status === 201 ? 200 : status).toBe(expected);
    });
  });
});

describe('an open directory', () => {
  const lists = Object.values(cases).flatMap(([first]) => (first ? [first] : []));
  it.each(lists)('opens no records but custom-field values: $name', async ({ name, send }) => {
    await world.set({ directory_employee_sees_all: true, directory_department_head_sees_all: true });
    const of = specimens.get(people.elsewhere.id) as RecordSpecimens;
    for (const viewer of ['employee', 'head'] as const) {
      const { status } = await send(clients[viewer].api, people.elsewhere.id, of);
      const expected = { 'GET custom-fields': 200, 'GET benefits': 403, 'GET compensation': 403 }[name] ?? 404;
      expect(status).toBe(expected);
    }
    await world.set({});
  });
});

describe('the table', () => {
  it('has a case for each kind of record', () => {
    expect(Object.keys(cases)).toEqual(Object.keys(recordAccess));
  });

  it('a record of someone else in the path of another person does not exist: 404', async () => {
    const { trn, crt, ast, goal, ben } = specimens.get(people.bakery.id) as RecordSpecimens;
    for (const path of [
      `training/${trn}`,
      `certifications/${crt}`,
      `assets/${ast}`,
      `goals/${goal}`,
      `benefits/${ben}`,
    ])
      expect((await maker.patch(`/users/${people.kitchen.id}/${path}`, {})).status).toBe(404);
  });
});
