import { beforeAll, describe, expect, it } from 'vitest';
import { sharedHarness } from '../../../test/harness.ts';
import type { Somebody } from '../../../test/world.ts';
import type { StoredEvent } from '../../kernel/events.ts';
import { findActor } from './actors-store.ts';
import { personEvents } from './events.ts';
import type { DirectoryPerson } from './users/record.ts';

const { world, installation } = await sharedHarness();
const { db } = installation.database;
let cook: Somebody;
let event: StoredEvent<DirectoryPerson>;

beforeAll(async () => {
  cook = await world.employee({ department: 'Kitchen' });
  const { data } = await (await cook.api(['users:read'])).get(`/users/${cook.id}`);
  event = {
    id: 'evt_1',
    organizationId: world.organizationId,
    subjectId: cook.id,
    snapshot: { ...data, job_title: 'as it was then' },
    previous: null,
  };
});

const shownTo = async (viewer: Somebody, organizationId = world.organizationId) => {
  const actor = await findActor(db, organizationId, viewer.id);
  const seen = await Promise.all(personEvents.map((definition) => definition.seenBy(db, actor!, [event])));
  return seen.map(([one]) => one?.object ?? null);
};

describe('events about a person', () => {
  it('show the record as it stood then to anyone who sees the person in the directory', async () => {
    for (const viewer of [await world.executive(), await world.administrator(), await world.managerOf('Kitchen'), cook])
      expect(await shownTo(viewer)).toEqual(personEvents.map(() => event.snapshot));
  });

  it('show nothing to anybody else', async () => {
    const elsewhere = await world.another();
    for (const viewer of [await world.employee({ department: 'Kitchen' }), await world.departmentHeadOf('Bar')])
      expect(await shownTo(viewer)).toEqual(personEvents.map(() => null));
    expect(await shownTo(await elsewhere.executive(), elsewhere.organizationId)).toEqual(personEvents.map(() => null));
  });
});

describe('findActor', () => {
  it('a person with their role, their departments and all their own rights', async () => {
    const head = await world.departmentHeadOf('Cellar', { department: 'Office' });
    const actor = await findActor(db, world.organizationId, head.id);
    expect(actor).toMatchObject({
      userId: head.id,
      role: 'DEPARTMENT_HEAD',
      departmentId: await world.department('Office'),
      departmentScope: [await world.department('Cellar')],
      scopes: null,
      isActive: true,
    });
  });

  it('no one, for a person of another organization', async () => {
    expect(await findActor(db, (await world.another()).organizationId, cook.id)).toBeNull();
  });
});
