import { describe, expect, it } from 'vitest';
import type { Client } from '../../../test/client.ts';
import { sharedHarness } from '../../../test/harness.ts';
import type { Somebody } from '../../../test/world.ts';
import { sightNames } from '../../kernel/sight.ts';
import { textFile } from '../documents/testing/specimens.ts';

const { world } = await sharedHarness();

const cast = {
  boss: await world.employee({ first_name: 'Boss' }),
  head: await world.departmentHeadOf('Kitchen'),
  manager: await world.managerOf('Kitchen', { department: 'Office' }),
  otherHead: await world.departmentHeadOf('Bar'),
  headless: await world.person('DEPARTMENT_HEAD', { department: 'Kitchen' }),
  colleague: await world.employee({ department: 'Kitchen' }),
  signer: await world.employee({ department: 'Bar' }),
  admin: await world.administrator(),
  executive: await world.executive(),
  holder: await world.employee(),
  holderHere: await world.employee({ department: 'Office' }),
  holderElsewhere: await world.employee({ department: 'Office' }),
  formerHolder: await world.employee({ department: 'Office' }),
} satisfies Record<string, Somebody>;
const cook = await world.employee({ department: 'Kitchen', manager_id: cast.boss.id });
await world.give(cast.holder);
await world.give(cast.holderHere, { department_ids: [await world.department('Kitchen')], ends_on: '2099-12-31' });
await world.give(cast.holderElsewhere, { department_ids: [await world.department('Bar')] });
await world.give(cast.formerHolder, { ends_on: '2020-12-31' });
const gone = await world.administrator({ is_active: false });
const suspended = await world.administrator({ access_suspended_at: new Date().toISOString() });
const everyone = { cook, ...cast };
type Name = keyof typeof everyone;
const names = Object.keys(everyone) as Name[];

const admin = await cast.admin.app();
const own = await cook.app();
/** What was made, or what was refused. */
// oxlint-disable-next-line typescript/no-explicit-any -- a test reads whatever came back and asserts on it
async function made(answer: ReturnType<Client['post']>): Promise<any> {
  const { data, status, text } = await answer;
  if (status >= 300) throw new Error(text);
  return data;
}
await made(
  admin.post(`/users/${cook.id}/compensation`, {
    amount: 25,
    pay_type: 'HOURLY',
    effective_date: '2026-01-01',
  }),
);
const type = await made(admin.post('/leave-types', { name: 'Vacation' }));
const leave = await made(
  admin.post('/leaves', { user_id: cook.id, leave_type_id: type.id, start_date: '2026-12-07', end_date: '2026-12-08' }),
);
const document = await made(
  admin.post('/documents', {
    title: 'Contract',
    owner_id: cook.id,
    ...textFile(),
  }),
);
await made(admin.post(`/documents/${String(document.id)}/signers`, { user_ids: [cast.signer.id] }));
const entry = await made(
  admin.post('/time-entries', {
    user_id: cook.id,
    clock_in: '2026-11-02T09:00:00-05:00',
    clock_out: '2026-11-02T12:00:00-05:00',
  }),
);

/** Whether someone sees it, by trying. */
const tried: Record<(typeof sightNames)[number], (app: Client) => Promise<boolean>> = {
  pay: async (app) => ((await app.get(`/users/${cook.id}/compensation`)).data ?? []).length > 0,
  leave: async (app) => (await app.get(`/leaves/${String(leave.id)}`)).data?.leave_type?.id === type.id,
  private: async (app) => 'home_address' in ((await app.get(`/users/${cook.id}`)).data ?? {}),
  documents: async (app) => (await app.get(`/documents/${String(document.id)}`)).status === 200,
  time: async (app) => (await app.get(`/time-entries/${String(entry.id)}`)).status === 200,
};

interface Answer {
  readonly people: readonly { readonly user_id: string; readonly by: readonly { readonly kind: string }[] }[];
  readonly others: number;
  readonly others_by: readonly { readonly kind: string; readonly count: number }[];
}

const asks = async (app: Client, what: string, id = cook.id): Promise<Answer> =>
  (await app.get(`/users/${id}/visible-to`, { query: { what } })).data as Answer;

const kindsOf = (answer: Answer, { id }: Somebody): string[] | undefined =>
  answer.people.find(({ user_id }) => user_id === id)?.by.map(({ kind }) => kind);

describe('GET /users/{id}/visible-to', () => {
  it.each(sightNames)('200: %s: everyone who is named sees it, and no one else', async (what) => {
    const answer = await asks(admin, what);
    expect(answer.others).toBe(0);
    const named = answer.people.map(({ user_id }) => user_id);
    const seen = new Map<Name, boolean>();
    for (const name of names) {
      const app = await everyone[name].app();
      const isOwn = name === 'cook' && what === 'private';
      seen.set(name, isOwn ? 'home_address' in (await app.get('/me')).data : await tried[what](app));
    }
    expect(Object.fromEntries(seen)).toEqual(
      Object.fromEntries(names.map((name) => [name, named.includes(everyone[name].id)])),
    );
    // Who gets in no more is not among them.
    expect(named).not.toContain(gone.id);
    expect(named).not.toContain(suspended.id);
  });

  it('200: by what, the nearest first', async () => {
    const leaves = await asks(admin, 'leave');
    expect(leaves.people[0]?.user_id).toBe(cook.id);
    expect(kindsOf(leaves, cook)).toEqual(['SELF']);
    expect(kindsOf(leaves, cast.boss)).toEqual(['MANAGER']);
    expect(kindsOf(leaves, cast.head)).toEqual(['HEAD']);
    expect(kindsOf(leaves, cast.executive)).toEqual(['ROLE']);
    expect(kindsOf(await asks(admin, 'documents'), cast.signer)).toEqual(['NAMED']);
    expect(kindsOf(await asks(admin, 'pay', cast.admin.id), cast.admin)).toEqual(['SELF']);
  });

  it('200: of oneself; who leads one is named, others are counted', async () => {
    const answer = await asks(own, 'leave');
    expect(answer.people.map(({ user_id }) => user_id)).toEqual([cook.id, cast.boss.id, cast.head.id]);
    expect(answer).toMatchObject({
      others: 5,
      others_by: [
        { kind: 'HEAD', count: 1 },
        { kind: 'ROLE', count: 2 },
        { kind: 'PACKAGE', count: 2 },
      ],
    });
    expect(await asks(own, 'pay')).toMatchObject({
      people: [],
      others: 4,
      others_by: [
        { kind: 'ROLE', count: 2 },
        { kind: 'PACKAGE', count: 2 },
      ],
    });
  });

  it('200: by what was given beyond a role, until when; their deputies see nothing by it', async () => {
    const answer = await asks(admin, 'leave');
    const byOf = ({ id }: Somebody) => answer.people.find(({ user_id }) => user_id === id)?.by;
    expect(byOf(cast.holder)).toEqual([{ kind: 'PACKAGE', until: null }]);
    expect(byOf(cast.holderHere)).toEqual([{ kind: 'PACKAGE', until: '2100-01-01T05:00:00.000Z' }]);
    const term = { kinds: ['LEAVE'], from: '2020-01-01', to: '2099-12-31', while_away: false };
    const body = { user_id: cast.holder.id, deputy_id: cast.formerHolder.id, ...term };
    expect((await admin.post('/deputies', body)).status).toBeLessThan(500);
    expect(kindsOf(await asks(admin, 'leave'), cast.formerHolder)).toBeUndefined();
    // Of oneself it is no other reason.
    const { id } = cast.holder;
    expect(kindsOf(await asks(admin, 'leave', id), cast.holder)).toEqual(['SELF']);
  });

  it('200: deputies of those who decide, and programs with the scope, until when', async () => {
    const deputy = {
      user_id: cast.head.id,
      deputy_id: cast.otherHead.id,
      kinds: ['LEAVE'],
      from: '2020-01-01',
      while_away: false,
    };
    const { id } = await made(admin.post('/deputies', { ...deputy, to: '2099-12-31' }));
    const [found] = (await asks(admin, 'leave')).people.filter(({ user_id }) => user_id === cast.otherHead.id);
    expect(found?.by).toEqual([{ kind: 'DEPUTY', until: '2100-01-01T05:00:00.000Z' }]);
    // Of time nobody stands in.
    expect(kindsOf(await asks(admin, 'time'), cast.otherHead)).toBeUndefined();
    await admin.delete(`/deputies/${String(id)}`);
    expect(kindsOf(await asks(admin, 'leave'), cast.otherHead)).toBeUndefined();

    const account = await made(admin.post('/service-accounts', { name: 'Payroll', role: 'ADMINISTRATOR' }));
    expect(kindsOf(await asks(admin, 'pay'), account)).toBeUndefined();
    const scopes = ['compensation:read'];
    const token = await made(admin.post('/tokens', { name: 'Nightly', scopes, service_account_id: account.id }));
    expect(kindsOf(await asks(admin, 'pay'), account)).toEqual(['TOKEN']);
    expect(kindsOf(await asks(admin, 'leave'), account)).toBeUndefined();
    expect(await tried.pay(world.clientWith(token.token))).toBe(true);
    expect((await asks(own, 'pay')).others_by).toEqual([
      { kind: 'ROLE', count: 2 },
      { kind: 'PACKAGE', count: 2 },
      { kind: 'TOKEN', count: 1 },
    ]);
    await admin.delete(`/tokens/${String(token.id)}`);
    expect(kindsOf(await asks(admin, 'pay'), account)).toBeUndefined();
  });

  it('403: of others for those who are in charge of a part; 404: out of view; 422: nothing of that name', async () => {
    const head = await cast.head.app();
    expect((await head.get(`/users/${cook.id}/visible-to`, { query: { what: 'pay' } })).status).toBe(403);
    const other = await cast.otherHead.app();
    expect((await other.get(`/users/${cook.id}/visible-to`, { query: { what: 'pay' } })).status).toBe(404);
    const wrong = await admin.get(`/users/${cook.id}/visible-to`, { query: { what: 'everything' } });
    expect(wrong).toMatchObject({ status: 422, error: { details: { field: 'what' } } });
    expect((await admin.get(`/users/${cook.id}/visible-to`)).error?.details?.field).toBe('what');
  });
});
