import { describe, expect, it } from 'vitest';
import { checklistFor } from '../src/features/onboarding/testing/lists.ts';
import { findActor } from '../src/features/people/index.ts';
import type { Origin } from '../src/kernel/actor.ts';
import { inUnitOfWork } from '../src/kernel/unit-of-work.ts';
import { Refusal } from '../src/lib/errors.ts';
import { catalogue } from '../src/main/catalogue.ts';
import { personSetRole } from '../src/main/commands/person.ts';
import { openHarness } from './harness.ts';
import { untilBlocked } from './locks.ts';
import type { Somebody, World } from './world.ts';

const { world: first, installation } = await openHarness();
const { db, pool } = installation.database;
const origin: Origin = { surface: 'app', tokenId: null, ip: null, requestId: null };

/** How a try to lose an Executive ended. */
interface Outcome {
  readonly status: number;
  readonly reason: unknown;
}

interface Pair {
  readonly world: World;
  readonly by: Somebody;
  readonly of: Somebody;
  /** The offboarding of `of`, ready to be completed. */
  readonly checklistId: string;
}

const operationNamed = (id: string) => {
  const operation = catalogue.operations.find((candidate) => candidate.id === id);
  if (!operation) throw new Error(id);
  return operation;
};

/** The request of each way, as its operation takes it. */
const ways = {
  'demoted by PATCH': ({ of }: Pair) => ({
    operation: operationNamed('users.update'),
    method: 'PATCH',
    path: `/users/${of.id}`,
    params: { id: of.id },
    body: { role: 'ADMINISTRATOR' },
  }),
  offboarded: ({ checklistId }: Pair) => ({
    operation: operationNamed('onboarding.complete'),
    method: 'POST',
    path: `/onboarding/${checklistId}/complete`,
    params: { id: checklistId },
    body: {},
  }),
} as const;
type Way = keyof typeof ways;
const wayNames = Object.keys(ways) as Way[];

async function sendBy(way: Way, pair: Pair): Promise<Outcome> {
  const { method, path, body } = ways[way](pair);
  const { status, error } = await (await pair.by.app()).send(method, path, way === 'offboarded' ? undefined : body);
  return { status, reason: error?.details?.reason };
}

async function setRoleByCommand({ of }: Pair): Promise<Outcome> {
  const context = { options: { email: of.email, role: 'employee' }, open: () => Promise.resolve(installation) };
  return personSetRole.run(context as never).then(
    () => ({ status: 200, reason: undefined }),
    (error: unknown) => {
      if (!(error instanceof Refusal)) throw error;
      return { status: error.status, reason: error.details?.['reason'] };
    },
  );
}

const seconds: Record<string, (pair: Pair) => Promise<Outcome>> = {
  ...Object.fromEntries(wayNames.map((way) => [way, (pair: Pair) => sendBy(way, pair)])),
  'muster person set-role': setRoleByCommand,
};

/** Two Executives, each with an offboarding that the other can complete. */
async function twoExecutives(): Promise<[Pair, Pair]> {
  const world = await first.another();
  const [ada, grace] = [await world.executive(), await world.executive()];
  const pairOf = async (by: Somebody, of: Somebody): Promise<Pair> => {
    const { id } = await checklistFor(await by.app(), of, { type: 'OFFBOARDING' });
    return { world, by, of, checklistId: id };
  };
  return [await pairOf(ada, grace), await pairOf(grace, ada)];
}

async function executivesOf(world: World): Promise<number> {
  const { rows } = await pool.query(
    `select from users where organization_id = $1 and role = 'EXECUTIVE' and is_active`,
    [world.organizationId],
  );
  return rows.length;
}

function deferred() {
  let [resolve, reject] = [() => {}, (_: unknown) => {}];
  const promise = new Promise<void>((resolved, rejected) => {
    [resolve, reject] = [resolved, rejected];
  });
  return {
    promise,
    resolve: () => {
      resolve();
    },
    reject: (error: unknown) => {
      reject(error);
    },
  };
}

/** Runs the operation and holds its transaction open until `commit`. */
function hold(way: Way, pair: Pair): { ran: Promise<void>; commit: () => Promise<void> } {
  const [ran, gate] = [deferred(), deferred()];
  const { operation, params, body } = ways[way](pair);
  const done = (async () => {
    const actor = await findActor(db, pair.world.organizationId, pair.by.id);
    if (!actor) throw new Error('nobody');
    await inUnitOfWork(installation, actor, origin, async (work) => {
      await work.perform(operation, { actor, work, params, body, query: {}, answerHeaders: {} } as never);
      ran.resolve();
      await gate.promise;
    });
  })();
  done.catch(ran.reject);
  return {
    ran: ran.promise,
    commit: async () => {
      gate.resolve();
      await done;
    },
  };
}

describe('409 last_executive: while the other Executive is being lost', () => {
  const cases = wayNames.flatMap((held) => Object.keys(seconds).map((second) => ({ held, second })));
  it.each(cases)('$held, then $second', async ({ held, second }) => {
    const [one, other] = await twoExecutives();
    const open = hold(held, one);
    await open.ran;
    const answer = seconds[second]!(other);
    await untilBlocked(db);
    await open.commit();
    expect(await answer).toEqual({ status: 409, reason: 'last_executive' });
    expect(await executivesOf(one.world)).toBe(1);
  });
});

describe('at once, without holding either', () => {
  it.each(wayNames.flatMap((one) => wayNames.map((other) => ({ one, other }))))('$one and $other', async (names) => {
    const [one, other] = await twoExecutives();
    const answers = await Promise.all([sendBy(names.one, one), sendBy(names.other, other)]);
    // The one who comes second may find the way in closed already.
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await executivesOf(one.world)).toBe(1);
  });

  it('a circle of three: one remains, and no two wait for each other', async () => {
    const world = await first.another();
    const people = [await world.executive(), await world.executive(), await world.executive()];
    const apps = await Promise.all(people.map((person) => person.app()));
    await Promise.all(apps.map((app, i) => app.patch(`/users/${people[(i + 1) % 3]!.id}`, { role: 'EMPLOYEE' })));
    expect(await executivesOf(world)).toBeGreaterThanOrEqual(1);
    const { rows } = await pool.query('select deadlocks from pg_stat_database where datname = current_database()');
    expect(rows).toEqual([{ deadlocks: 0 }]);
  });
});

describe('muster person set-role', () => {
  it('changes the role, audited and told as a change of the command line', async () => {
    const world = await first.another();
    const [ada] = [await world.employee(), await world.executive()];
    const run = (role: string) =>
      personSetRole.run({
        options: { email: ada.email.toUpperCase(), role },
        open: () => Promise.resolve(installation),
      } as never);
    expect(await run('department-head')).toMatchObject({
      value: { user_id: ada.id, email: ada.email, role: 'DEPARTMENT_HEAD', previous_role: 'EMPLOYEE' },
    });
    expect(await world.events()).toMatchObject([{ type: 'user.updated', subject_id: ada.id, surface: 'cli' }]);
    expect(await world.audit()).toMatchObject([
      { action: 'users.update', subject_id: ada.id, surface: 'cli', actor_id: null, changed_fields: ['role'] },
    ]);
    await expect(run('KING')).rejects.toThrow('--role is one of');
  });

  it('409 last_executive: the only one keeps the role; an inactive one counts for nothing', async () => {
    const world = await first.another();
    const ada = await world.executive();
    await world.executive({ is_active: false });
    expect(await setRoleByCommand({ of: ada } as Pair)).toEqual({ status: 409, reason: 'last_executive' });
    expect(await executivesOf(world)).toBe(1);
  });
});
