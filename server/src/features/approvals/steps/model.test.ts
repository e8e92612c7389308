import { expect, it } from 'vitest';
import { openHarness } from '../../../../test/harness.ts';
import { counter, inboxOf, type Who } from '../../inbox/testing/counter.ts';
import { deactivate } from '../../people/users/testing/operator.ts';

/**
 * Requests with random steps, decided on by random people while roles, managers and people change, beside a model that was written from
 * the words of the rule alone. Everything is asked: who has it in the inbox, who may decide, and what becomes of it.
 */
const harness = await openHarness();
const place = await counter(harness);
const { app, people, types, world } = place;

/** A generator of its own, so that a failure repeats. */
let seed = 20_260_311;
const random = (below: number): number => {
  seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
  return Math.floor((seed / 2_147_483_648) * below);
};
const pick = <One>(some: readonly One[]): One => some[random(some.length)] as One;

type Role = 'EMPLOYEE' | 'DEPARTMENT_HEAD' | 'ADMINISTRATOR' | 'EXECUTIVE';
const rank: Record<Role, number> = { EMPLOYEE: 0, DEPARTMENT_HEAD: 1, ADMINISTRATOR: 2, EXECUTIVE: 3 };

/** What the model knows of each. */
const known: Record<Who, { role: Role; leads: 'Kitchen' | 'Bar' | null; isActive: boolean }> = {
  cook: { role: 'EMPLOYEE', leads: null, isActive: true },
  otherCook: { role: 'EMPLOYEE', leads: null, isActive: true },
  bartender: { role: 'EMPLOYEE', leads: null, isActive: true },
  boss: { role: 'EMPLOYEE', leads: null, isActive: true },
  head: { role: 'DEPARTMENT_HEAD', leads: 'Kitchen', isActive: true },
  manager: { role: 'DEPARTMENT_HEAD', leads: 'Kitchen', isActive: true },
  barHead: { role: 'DEPARTMENT_HEAD', leads: 'Bar', isActive: true },
  admin: { role: 'ADMINISTRATOR', leads: null, isActive: true },
  executive: { role: 'EXECUTIVE', leads: null, isActive: true },
};
const everyone = Object.keys(known) as Who[];
const askers = ['cook', 'otherCook', 'bartender', 'head'] as const;
const home: Record<(typeof askers)[number], 'Kitchen' | 'Bar'> = {
  cook: 'Kitchen',
  otherCook: 'Kitchen',
  bartender: 'Bar',
  head: 'Kitchen',
};
const managers: Record<(typeof askers)[number], Who | null> = {
  cook: 'boss',
  otherCook: null,
  bartender: null,
  head: null,
};

type Step = 'MANAGER' | 'DEPARTMENT_HEAD' | `ROLE ${Role}` | `PERSON ${Who}`;
type Fate = 'WAITING' | 'APPROVED' | 'REJECTED' | 'SKIPPED';

interface Modelled {
  readonly id: string;
  readonly asker: (typeof askers)[number];
  readonly steps: readonly Step[];
  fates: Fate[];
  deciders: Who[];
}

const isFor = (step: Step, who: Who, asker: Modelled['asker']): boolean => {
  const { role, leads } = known[who];
  if (step === 'MANAGER') return managers[asker] === who;
  if (step === 'DEPARTMENT_HEAD') return leads === home[asker] && rank[role] > 0;
  const [kind, named] = step.split(' ') as ['ROLE', Role] | ['PERSON', Who];
  return kind === 'ROLE' ? rank[role] >= rank[named] : named === who;
};
const isFree = (request: Modelled, who: Who): boolean =>
  known[who].isActive && who !== request.asker && !request.deciders.includes(who);
const administers = (who: Who): boolean => rank[known[who].role] >= 2;

/** Who takes the step at a place, as things are. */
function takersAt(request: Modelled, at: number): Who[] {
  const step = request.steps[at] as Step;
  const own = everyone.filter((who) => isFor(step, who, request.asker) && isFree(request, who));
  return own.length > 0 ? own : [];
}
const waitingAt = ({ fates }: Modelled): number => fates.indexOf('WAITING');
function takers(request: Modelled): Who[] {
  const at = waitingAt(request);
  if (at === -1) return [];
  const own = takersAt(request, at);
  return own.length > 0 ? own : everyone.filter((who) => administers(who) && isFree(request, who));
}
/** The first step that waits and can be taken, or the last. */
function passOver(request: Modelled): void {
  for (let at = waitingAt(request); at !== -1 && at < request.steps.length - 1; at = waitingAt(request)) {
    if (takersAt(request, at).length > 0) return;
    request.fates[at] = 'SKIPPED';
  }
}
const end = (request: Modelled): void => {
  request.fates = request.fates.map((fate) => (fate === 'WAITING' ? 'SKIPPED' : fate));
};

const written = (step: Step): object => {
  const [by, named] = step.split(' ') as [string, string | undefined];
  if (by === 'ROLE') return { by, role: named };
  return by === 'PERSON' ? { by, user_id: people[named as Who].id } : { by };
};
const someSteps: readonly Step[] = [
  'MANAGER',
  'MANAGER',
  'DEPARTMENT_HEAD',
  'ROLE DEPARTMENT_HEAD',
  'ROLE ADMINISTRATOR',
  'ROLE EXECUTIVE',
  'PERSON bartender',
  'PERSON barHead',
  'PERSON cook',
  'PERSON boss',
];

let week = 0;
async function ask(): Promise<Modelled> {
  const offered = someSteps.filter((step) => known.barHead.isActive || step !== 'PERSON barHead');
  const steps = Array.from({ length: 1 + random(3) }, () => pick(offered));
  const policy = { applies: {}, steps: steps.map(written) };
  const set = await app.admin.patch('/settings', { leave_approval_policies: [policy] });
  expect(set.status, set.text).toBe(200);
  const asker = pick(askers.filter((who) => known[who].isActive));
  const day = new Date(Date.UTC(2026, 3, 7 + 7 * week++)).toISOString().slice(0, 10);
  const body = { leave_type_id: types.vacation, start_date: day, end_date: day };
  const { data, status, text } = await app[asker].post('/leaves', body);
  expect(status, text).toBe(201);
  const request = { id: data.id as string, asker, steps, fates: steps.map((): Fate => 'WAITING'), deciders: [] };
  passOver(request);
  return request;
}

async function compare(request: Modelled, said: string): Promise<void> {
  const { data } = await app.executive.get(`/leaves/${request.id}`);
  const fates = (data.approvals as { status: Fate }[]).map(({ status }) => status);
  expect(fates, `${said}: ${request.steps.join(', ')} of ${request.asker}`).toEqual(request.fates);
  const expected = request.fates.includes('REJECTED')
    ? 'REJECTED'
    : request.fates.includes('WAITING')
      ? 'PENDING'
      : 'APPROVED';
  expect(data.status, said).toBe(expected);
}

async function compareInboxes(requests: readonly Modelled[]): Promise<void> {
  for (const who of everyone.filter((one) => known[one].isActive)) {
    const held = new Set((await inboxOf(app[who], { kind: 'leave' })).items.map(({ id }) => id));
    for (const request of requests) {
      const said = `${who} has ${request.steps.join(', ')} of ${request.asker}: ${request.fates.join(', ')}`;
      expect(held.has(request.id), said).toBe(takers(request).includes(who));
    }
  }
}

/** One person says one thing of one request; the model says what should come of it. */
async function decide(request: Modelled): Promise<void> {
  const who = pick(everyone.filter((one) => known[one].isActive));
  const verb = pick(['approve', 'approve', 'approve', 'reject', 'all'] as const);
  const at = waitingAt(request);
  const isTaker = takers(request).includes(who);
  const isAll = verb === 'all';
  const may = at !== -1 && who !== request.asker && (isAll ? administers(who) : isTaker);
  const path = `/leaves/${request.id}/${verb === 'reject' ? 'reject' : 'approve'}`;
  const { status, text } = await app[who].post(
    path,
    verb === 'reject' ? { reason: 'No' } : isAll ? { all_steps: true } : {},
  );
  const said = `${who} says ${verb} to ${request.steps.join(', ')} of ${request.asker}: ${request.fates.join(', ')}`;
  expect(status === 200, `${said}: ${text}`).toBe(may);
  if (!may) expect([403, 404, 409], said).toContain(status);
  if (may) {
    request.fates = request.fates.map((fate, index) =>
      fate === 'WAITING' && (isAll || index === at) ? (verb === 'reject' ? 'REJECTED' : 'APPROVED') : fate,
    );
    request.deciders.push(who);
    if (verb === 'reject') end(request);
    else passOver(request);
  }
  await compare(request, said);
}

/** Something changes between two moments: a role, a manager, or someone leaves. */
async function change(): Promise<void> {
  const what = random(3);
  if (what === 0) {
    const role: Role = known.boss.role === 'EMPLOYEE' ? 'ADMINISTRATOR' : 'EMPLOYEE';
    const { status, text } = await app.executive.patch(`/users/${people.boss.id}`, { role });
    expect(status, text).toBe(200);
    known.boss.role = role;
  } else if (what === 1) {
    const manager = pick(['boss', 'barHead', null] as const);
    const manager_id = manager === null ? null : people[manager].id;
    const { status, text } = await app.executive.patch(`/users/${people.otherCook.id}`, { manager_id });
    expect(status, text).toBe(200);
    managers.otherCook = manager;
  } else if (known.barHead.isActive && week > 7) {
    await deactivate(harness.installation, world, people.barHead, people.executive);
    known.barHead = { ...known.barHead, isActive: false, leads: null };
    if (managers.otherCook === 'barHead') managers.otherCook = null;
  }
}

it('is what a small model says, step by step, for everyone', { timeout: 180_000 }, async () => {
  const open: Modelled[] = [];
  for (let round = 0; round < 14; round++) {
    open.push(await ask());
    await compare(open.at(-1) as Modelled, 'asked');
    for (let turn = 0; turn < 4; turn++) await decide(pick(open));
    if (round % 3 === 1) await change();
    if (round % 5 === 4) await compareInboxes(open);
  }
  expect(open.some(({ fates }) => !fates.includes('WAITING'))).toBe(true);
});
