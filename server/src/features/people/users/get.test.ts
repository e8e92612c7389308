import { beforeAll, describe, expect, it } from 'vitest';
import { sharedHarness } from '../../../../test/harness.ts';
import type { Somebody } from '../../../../test/world.ts';
import type { Role } from '../../../kernel/scopes.ts';
import {
  employment,
  governmentIds,
  namesOf,
  personalDetails,
  somebodyKnown,
  type TierName,
} from './testing/somebody-known.ts';

const { world } = await sharedHarness();
let ada: Somebody;
const viewers = {} as Record<Role, Somebody>;

beforeAll(async () => {
  await world.set({ directory_employee_sees_all: true });
  ada = await somebodyKnown(world, 'Kitchen');
  viewers.EMPLOYEE = await world.employee();
  viewers.DEPARTMENT_HEAD = await world.departmentHeadOf('Kitchen');
  viewers.ADMINISTRATOR = await world.administrator();
  viewers.EXECUTIVE = await world.executive();
});

const scopeOf = {
  employment: 'users.employment:read',
  personal: 'users.personal:read',
  government_id: 'users.govid:read',
} as const;
type Private = keyof typeof scopeOf;

const allowed: Record<Role, readonly Private[]> = {
  EMPLOYEE: [],
  DEPARTMENT_HEAD: ['employment'],
  ADMINISTRATOR: ['employment', 'personal'],
  EXECUTIVE: ['employment', 'personal', 'government_id'],
};

const everySelection: Private[][] = [0, 1, 2, 3, 4, 5, 6, 7].map((bits) =>
  (['employment', 'personal', 'government_id'] as const).filter((_, position) => bits & (1 << position)),
);

const cells = (Object.keys(allowed) as Role[]).flatMap((role) =>
  everySelection.map((held) => ({
    role,
    held,
    shown: ['directory', ...held.filter((tier) => allowed[role].includes(tier))] as TierName[],
  })),
);

const newAccessRows = async (act: () => Promise<unknown>) => {
  const before = (await world.accessLog()).length;
  await act();
  return (await world.accessLog()).slice(before);
};

describe('GET /users/{id}: tiers', () => {
  it.each(cells)('200: $role whose token holds users:read and $held gets $shown', async ({ role, held, shown }) => {
    const viewer = viewers[role];
    const api = await viewer.api(['users:read', ...held.map((tier) => scopeOf[tier])]);
    const rows = await newAccessRows(async () => {
      const { status, data } = await api.get(`/users/${ada.id}`);
      expect(status).toBe(200);
      expect(Object.keys(data).sort()).toEqual(namesOf(shown));
    });
    expect(rows.map(({ user_id, record_id, actor_id, tier }) => ({ user_id, record_id, actor_id, tier }))).toEqual(
      shown
        .filter((tier) => tier === 'personal' || tier === 'government_id')
        .map((tier) => ({ user_id: ada.id, record_id: ada.id, actor_id: viewer.id, tier })),
    );
  });

  it('200: every tier with its values, the end of probation worked out', async () => {
    const { data } = await (await viewers.EXECUTIVE.api()).get(`/users/${ada.id}`);
    expect(data).toEqual({
      id: ada.id,
      first_name: 'Ada',
      last_name: 'Byron',
      middle_name: null,
      preferred_name: null,
      email: ada.email,
      job_title: null,
      division: null,
      work_location: null,
      department_id: ada.departmentId,
      manager_id: null,
      role: 'EMPLOYEE',
      level: 'STANDARD',
      is_active: true,
      is_guest: false,
      created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
      updated_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
      ...employment,
      working_pattern: null,
      fte: 1,
      probation_end_date: '2026-04-30',
      ...personalDetails,
      ...governmentIds,
    });
  });

  it('200: private tiers of someone of whom nothing is known are null and empty', async () => {
    const { data } = await (await viewers.EXECUTIVE.api()).get(`/users/${viewers.EMPLOYEE.id}`);
    expect(data).toMatchObject({
      phone: null,
      home_address: null,
      emergency_contacts: [],
      tax_id: null,
      probation_end_date: null,
    });
  });

  it('the access log names the token, the address and the request', async () => {
    const api = await viewers.ADMINISTRATOR.api();
    let requestId = '';
    const [row] = await newAccessRows(async () => {
      requestId = (await api.get(`/users/${ada.id}`, { ip: '203.0.113.7' })).body.meta.request_id;
    });
    expect(row).toMatchObject({ surface: 'api', ip: '203.0.113.7', request_id: requestId });
    expect(row?.token_id).toMatch(/^tok_/);
  });
});

/** The app also says what may be done to the person. */
const fieldsOf = (data: object): string[] =>
  Object.keys(data)
    .filter((name) => name !== 'can')
    .sort();

describe('GET /users/{id} in the app', () => {
  it.each([
    { role: 'EMPLOYEE', shown: ['directory'] },
    { role: 'DEPARTMENT_HEAD', shown: ['directory', 'employment'] },
    { role: 'ADMINISTRATOR', shown: ['directory', 'employment', 'personal'] },
    { role: 'EXECUTIVE', shown: ['directory', 'employment', 'personal', 'government_id'] },
  ] as const)('200: $role gets $shown by role alone', async ({ role, shown }) => {
    const { data } = await (await viewers[role].app()).get(`/users/${ada.id}`);
    expect(fieldsOf(data)).toEqual(namesOf(shown));
  });

  it('200: tiers narrows to what a screen shows, and only that is logged', async () => {
    const console = await viewers.EXECUTIVE.app();
    const rows = await newAccessRows(async () => {
      const { data } = await console.get(`/users/${ada.id}`, { query: { tiers: 'directory,personal' } });
      expect(fieldsOf(data)).toEqual(namesOf(['directory', 'personal']));
    });
    expect(rows.map(({ tier, surface, token_id }) => ({ tier, surface, token_id }))).toEqual([
      { tier: 'personal', surface: 'app', token_id: null },
    ]);
  });

  it('200: tiers never widens', async () => {
    const { data } = await (
      await viewers.DEPARTMENT_HEAD.app()
    ).get(`/users/${ada.id}`, { query: { tiers: 'government_id,personal' } });
    expect(fieldsOf(data)).toEqual(namesOf(['directory']));
  });

  it('422: an unknown tier', async () => {
    const { status, error } = await (
      await viewers.EXECUTIVE.app()
    ).get(`/users/${ada.id}`, { query: { tiers: 'personal,salary' } });
    expect(status).toBe(422);
    expect(error).toMatchObject({ code: 'VALIDATION_FAILED', details: { field: 'tiers' } });
  });

  it('422: tiers is no parameter of the API', async () => {
    const { status, error } = await (
      await viewers.EXECUTIVE.api()
    ).get(`/users/${ada.id}`, { query: { tiers: 'directory' } });
    expect(status).toBe(422);
    expect(error.details.field).toBe('tiers');
  });
});

describe('GET /users/{id}: refused', () => {
  it('403 SCOPE_MISSING: a token without users:read, whatever else it holds', async () => {
    const api = await viewers.EXECUTIVE.api(['users.personal:read', 'users:write']);
    const { status, error } = await api.get(`/users/${ada.id}`);
    expect(status).toBe(403);
    expect(error).toMatchObject({ code: 'SCOPE_MISSING', details: { required_scope: 'users:read' } });
  });

  it('404: an id that does not exist, is malformed, or belongs to another organization', async () => {
    const stranger = await (await world.another()).employee();
    const api = await viewers.EXECUTIVE.api();
    for (const id of [world.newId('usr'), world.newId('dep'), 'usr_1', '%00', stranger.id]) {
      const { status, error } = await api.get(`/users/${id}`);
      expect({ id, status, code: error.code }).toEqual({ id, status: 404, code: 'NOT_FOUND' });
    }
  });
});
