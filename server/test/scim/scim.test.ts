import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { sql } from '../../src/db/sql.ts';
import { OpenTransaction } from '../../src/db/transaction.ts';
import { listMail } from '../../src/features/webhooks/testing/mail.ts';
import { runJobsOnce } from '../../src/worker/run.ts';
import { openHarness } from '../harness.ts';
import { newDatabase } from '../new-database.ts';
import type { World } from '../world.ts';
import { newUser, providerFor, type Recorded, ScimClient, scimClient } from './scim-client.ts';

const recorded = (name: string): Record<string, Recorded> =>
  (
    JSON.parse(readFileSync(join(import.meta.dirname, `${name}.json`), 'utf8')) as {
      requests: Record<string, Recorded>;
    }
  ).requests;

const enterprise = 'urn:ietf:params:scim:schemas:extension:enterprise:2.0:User';
const errorUrn = 'urn:ietf:params:scim:api:messages:2.0:Error';

const harness = await openHarness();
const { world, installation, server, dataDir } = harness;
let directory: ScimClient;

beforeAll(async () => {
  directory = await scimClient(harness, world);
});

const accessOf = async (id: string): Promise<{ is_active: boolean; access_suspended_at: string | null }> => {
  const { rows } = await sql<{ is_active: boolean; access_suspended_at: string | null }>`
    select is_active, access_suspended_at from users where id = ${id}`.execute(installation.database.db);
  return rows[0]!;
};

describe('as Entra sends it', () => {
  it('finds, adds, changes, disables, enables and deletes a person, and keeps a group', async () => {
    const place = await world.another();
    await place.department('Kitchen');
    await providerFor(harness, place, 'northwind.example');
    const manager = (await place.employee()).id;
    const entra = recorded('entra');
    const client = await scimClient(harness, place);

    expect((await client.play(entra['findUser']!)).body).toMatchObject({ totalResults: 0, Resources: [] });
    const created = await client.play(entra['createUser']!);
    expect(created.status).toBe(201);
    expect(created.headers).toMatchObject({
      'content-type': 'application/scim+json; charset=utf-8',
      location: created.body.meta.location,
      etag: created.body.meta.version,
    });
    expect(created.body).toMatchObject({
      id: expect.stringMatching(/^usr_/),
      externalId: '0a21f0f2-8d2a-4f8e-bf98-7363c4aed4ef',
      userName: 'nadia.roy@northwind.example',
      active: true,
      name: { givenName: 'Nadia', familyName: 'Roy', formatted: 'Nadia Roy' },
      emails: [{ value: 'nadia.roy@northwind.example', type: 'work', primary: true }],
      [enterprise]: { employeeNumber: 'E-204', department: 'Kitchen' },
    });
    const user = String(created.body.id);
    expect((await client.play(entra['findUser']!)).body.Resources).toEqual([created.body]);

    const moved = await client.play(entra['updateUser']!, { user });
    expect(moved.status).toBe(200);
    // What it signs in with there stays until it is sent, as the address here changes.
    expect(moved.body).toMatchObject({
      userName: 'nadia.roy@northwind.example',
      emails: [{ value: 'nadia.tremblay@northwind.example' }],
      name: { familyName: 'Tremblay' },
    });
    expect((await client.play(entra['findUser']!)).body.totalResults).toBe(1);
    expect((await client.play(entra['updateUserName']!, { user })).body.userName).toBe(
      'nadia.tremblay@northwind.example',
    );
    expect((await client.play(entra['findUser']!)).body.totalResults).toBe(0);
    await runJobsOnce(installation);
    for (const address of ['nadia.roy@northwind.example', 'nadia.tremblay@northwind.example'])
      expect(listMail(dataDir, address).map(({ subject }) => subject)).toContainEqual(
        expect.stringContaining('your e-mail address has changed'),
      );

    const more = await client.play(entra['addAttributes']!, { user, manager });
    expect(more.body).toMatchObject({
      title: 'Pastry chef',
      nickName: 'Nad',
      name: { middleName: 'Rose' },
      [enterprise]: { manager: { value: manager } },
    });
    const less = await client.play(entra['removeManager']!, { user });
    expect(less.body.title).toBeUndefined();
    expect(less.body[enterprise].manager).toBeUndefined();

    expect((await client.play(entra['disableUser']!, { user })).body.active).toBe(false);
    // Suspended, not offboarded: they work here as before.
    expect(await accessOf(user)).toEqual({ is_active: true, access_suspended_at: expect.any(String) });
    expect((await client.play(entra['enableUser']!, { user })).body.active).toBe(true);
    expect((await accessOf(user)).access_suspended_at).toBeNull();

    const group = String((await client.play(entra['createGroup']!)).body.id);
    const found = await client.play(entra['findGroup']!);
    expect(found.body.Resources).toEqual([expect.objectContaining({ id: group, displayName: 'Night shift' })]);
    expect(found.body.Resources[0]).not.toHaveProperty('members');
    expect((await client.play(entra['renameGroup']!, { group })).body.displayName).toBe('Late shift');
    expect((await client.play(entra['addMembers']!, { group, user })).body.members).toEqual([
      { value: user, type: 'User', $ref: expect.stringMatching(new RegExp(`/scim/v2/Users/${user}$`)) },
    ]);
    expect((await client.play(entra['removeMembers']!, { group, user })).body.members).toEqual([]);
    expect((await client.play(entra['deleteGroup']!, { group })).status).toBe(204);
    expect((await client.get(`/Groups/${group}`)).status).toBe(404);

    expect((await client.play(entra['deleteUser']!, { user })).status).toBe(204);
    expect((await client.get(`/Users/${user}`)).status).toBe(404);
    expect(await accessOf(user)).toEqual({ is_active: true, access_suspended_at: expect.any(String) });
    const again = { ...entra['createUser']!, body: newUser('nadia.tremblay@northwind.example') };
    expect((await client.play(again)).body).toMatchObject({ id: user, active: true });
  });
});

describe('as Okta sends it', () => {
  it('tests, adds, replaces and deactivates a person, and pushes a group', async () => {
    const place = await world.another();
    const other = (await place.employee()).id;
    const okta = recorded('okta');
    const client = await scimClient(harness, place);
    expect((await client.play(okta['testUsers']!)).body).toMatchObject({
      startIndex: 1,
      itemsPerPage: 2,
      totalResults: 2,
    });
    expect((await client.play(okta['findUser']!)).body.totalResults).toBe(0);
    const { status, body } = await client.play(okta['createUser']!);
    expect(status).toBe(201);
    expect(body).not.toHaveProperty('password');
    const user = String(body.id);
    const boss = await (await place.executive()).app();
    await boss.patch(`/users/${user}`, { division: 'North' });
    const replaced = await client.play(okta['replaceUser']!, { user });
    expect(replaced.body).toMatchObject({
      externalId: '00ujl29u0le5T6Aj10h7',
      title: 'Sous-chef',
      name: { middleName: 'Sékou' },
      // It never sent this one: it stays.
      [enterprise]: { division: 'North' },
    });
    const { title: _left, ...without } = okta['replaceUser']!.body as { title: string };
    const cleared = await client.play({ ...okta['replaceUser']!, body: without }, { user });
    expect(cleared.body.title).toBeUndefined();
    expect((await client.play(okta['deactivateUser']!, { user })).body.active).toBe(false);
    expect((await accessOf(user)).is_active).toBe(true);
    expect((await client.play(okta['reactivateUser']!, { user })).body.active).toBe(true);

    const group = String((await client.play(okta['createGroup']!)).body.id);
    expect((await client.play(okta['renameGroup']!, { group })).body.displayName).toBe('Terrace and bar');
    const membersAfter = async (name: string): Promise<string[]> =>
      ((await client.play(okta[name]!, { group, user, other })).body.members as { value: string }[]).map(
        ({ value }) => value,
      );
    expect(await membersAfter('changeMembers')).toEqual([user]);
    expect(await membersAfter('replaceMembers')).toEqual([other, user].sort());
    expect(await membersAfter('replaceGroup')).toEqual([other]);
    expect((await client.play(okta['listGroups']!)).body.Resources).toHaveLength(1);
    expect((await client.play(okta['deleteGroup']!, { group })).status).toBe(204);
  });
});

describe('what there is', () => {
  it('200: ServiceProviderConfig, ResourceTypes and Schemas', async () => {
    expect((await directory.get('/ServiceProviderConfig')).body).toMatchObject({
      patch: { supported: true },
      etag: { supported: true },
      bulk: { supported: false },
      filter: { supported: true, maxResults: 200 },
    });
    expect((await directory.get('/ResourceTypes')).body.Resources).toMatchObject([{ id: 'User' }, { id: 'Group' }]);
    expect((await directory.get('/ResourceTypes/Group')).body.endpoint).toBe('/Groups');
    const schemas = (await directory.get('/Schemas')).body.Resources as { id: string; attributes: unknown[] }[];
    expect(schemas.map(({ id }) => id)).toContain(enterprise);
    expect((await directory.get(`/Schemas/${enterprise}`)).body.name).toBe('EnterpriseUser');
    expect((await directory.get('/Schemas/none')).status).toBe(404);
    expect((await directory.get('/Bulk')).status).toBe(404);
  });
});

describe('filters and pages', () => {
  let place: World;
  let client: ScimClient;
  const ids: string[] = [];
  beforeAll(async () => {
    place = await world.another();
    client = await scimClient(harness, place);
    for (const [name, employeeNumber] of [
      ['zoe', 'N-1'],
      ['zora', 'N-2'],
      ['yan', undefined],
    ] as const) {
      const more = {
        externalId: `x-${name}`,
        [enterprise]: { employeeNumber },
        title: name === 'yan' ? 'Cook' : undefined,
      };
      ids.push(String((await client.post('/Users', newUser(`${name}@filters.example`, more))).body.id));
    }
    await client.patch(`/Users/${ids[1]!}`, { op: 'replace', path: 'active', value: false });
  });
  const found = async (filter: string): Promise<string[]> => {
    const { status, body } = await client.find(`(${filter}) and userName co "filters.example"`);
    expect([filter, status]).toEqual([filter, 200]);
    expect(body.totalResults).toBe(body.Resources.length);
    return (body.Resources as { userName: string }[]).map(({ userName }) => userName.split('@')[0]!);
  };

  it.each([
    ['userName eq "ZOE@Filters.example"', ['zoe']],
    ['userName sw "zo"', ['zoe', 'zora']],
    ['userName ne "zoe@filters.example"', ['zora', 'yan']],
    ['externalId eq "x-yan"', ['yan']],
    ['externalId eq "X-YAN"', []],
    ['title pr', ['yan']],
    ['title eq "cook" or externalId eq "x-zoe"', ['zoe', 'yan']],
    ['active eq false', ['zora']],
    ['active eq "True" and userName sw "z"', ['zoe']],
    ['userName sw "z" and (title pr or active eq true)', ['zoe']],
    ['emails[type eq "work" and value co "yan"]', ['yan']],
    ['emails[type eq "work"].value eq "yan@filters.example"', ['yan']],
    ['emails[type eq "home"]', []],
    [`${enterprise}:employeeNumber eq "N-2"`, ['zora']],
    ['name.familyName EQ "byron" AND name.givenName co "D"', ['zoe', 'zora', 'yan']],
    ['userName co "%"', []],
  ])('200: %s', async (filter, names) => {
    expect(await found(filter)).toEqual(names);
  });

  it.each([
    'userName',
    'userName eq',
    'userName eq zoe',
    'userName gt "a"',
    'not (userName pr)',
    'userName eq "a" and',
    '(userName eq "a"',
    'userName eq "a")',
    'shoeSize eq "42"',
    'active co "t"',
    'title eq 7',
    'userName eq "a" "b"',
    `userName eq "${'a'.repeat(1000)}"`,
    `${'('.repeat(40)}userName pr${')'.repeat(40)}`,
    Array.from({ length: 30 }, () => 'title pr').join(' or '),
  ])('400 invalidFilter: %s', async (filter) => {
    const { status, body } = await client.find(filter);
    expect([status, body.schemas, body.status, body.scimType]).toEqual([400, [errorUrn], '400', 'invalidFilter']);
    expect(body.detail).toEqual(expect.any(String));
  });

  it('200: startIndex and count, bounded; attributes as asked for', async () => {
    const page = async (query: string) => (await client.get(`/Users?${query}`)).body;
    const all = await page('count=1000');
    expect(all).toMatchObject({ totalResults: 4, startIndex: 1, itemsPerPage: 4 });
    const second = await page('startIndex=2&count=2');
    expect(second.Resources).toEqual(all.Resources.slice(1, 3));
    expect(await page('count=0')).toMatchObject({ totalResults: 4, Resources: [] });
    expect(await page('startIndex=-3&count=1')).toMatchObject({ startIndex: 1, itemsPerPage: 1 });
    expect(await page('startIndex=90')).toMatchObject({ totalResults: 4, Resources: [] });
    expect((await page('attributes=userName,name.givenName&count=1')).Resources[0]).toEqual({
      schemas: expect.any(Array),
      id: expect.any(String),
      userName: expect.any(String),
      name: { givenName: expect.any(String) },
    });
    expect((await page(`excludedAttributes=emails,${enterprise}&count=1`)).Resources[0]).not.toHaveProperty('emails');
    for (const query of ['count=many', 'startIndex=1.5']) {
      expect((await client.get(`/Users?${query}`)).body).toMatchObject({ status: '400', scimType: 'invalidValue' });
    }
  });
});

describe('what is refused', () => {
  let id: string;
  beforeAll(async () => {
    id = String((await directory.post('/Users', newUser('refused@example.com', { externalId: 'taken' }))).body.id);
  });

  it.each([
    ['invalidSyntax', '{'],
    ['invalidSyntax', { userName: 'x@example.com' }],
    ['invalidSyntax', newUser('x@example.com', { shoeSize: 42 })],
    ['invalidSyntax', newUser('x@example.com', { 'urn:okta:custom': {} })],
    ['invalidSyntax', newUser('x@example.com', { name: { givenName: 'A', familyName: 'B', shoe: 'C' } })],
    ['invalidValue', newUser('x@example.com', { name: { givenName: 'A' } })],
    ['invalidValue', newUser('no address')],
    ['invalidValue', newUser('x@example.com', { title: 7 })],
    ['invalidValue', newUser('x@example.com', { active: 'perhaps' })],
    ['invalidValue', newUser('x@example.com', { name: 'Ada' })],
    ['invalidValue', newUser('x@example.com', { title: 'x'.repeat(300) })],
    ['invalidValue', newUser('x@example.com', { externalId: 'x'.repeat(201) })],
    ['invalidValue', newUser('x@example.com', { [enterprise]: { department: 'Nowhere' } })],
    ['invalidValue', newUser('x@example.com', { [enterprise]: { manager: { value: 'nobody' } } })],
    ['invalidValue', newUser('x@example.com', { emails: [{ type: 'work' }] })],
  ])('400 %s: POST %j', async (scimType, body) => {
    const answer = await directory.post('/Users', body);
    expect(answer.body).toMatchObject({ schemas: [errorUrn], status: '400', scimType });
    expect(answer.headers['content-type']).toBe('application/scim+json; charset=utf-8');
  });

  it.each([
    ['invalidPath', { op: 'replace', path: 'shoeSize', value: 1 }],
    ['invalidPath', { op: 'replace', path: 'title[', value: 'x' }],
    ['invalidPath', { op: 'replace', path: 'title[type eq "work"]', value: 'x' }],
    ['invalidPath', { op: 'replace', value: { shoeSize: 1 } }],
    ['noTarget', { op: 'remove' }],
    ['invalidSyntax', { op: 'move', path: 'title', value: 'x' }],
    ['invalidValue', { op: 'replace', path: 'title' }],
    ['invalidValue', { op: 'replace', value: 'x' }],
    ['invalidValue', { op: 'remove', path: 'name.givenName' }],
    ['invalidValue', { op: 'replace', path: 'active', value: 1 }],
    ['mutability', { op: 'remove', path: 'emails[type eq "work"]' }],
    ['invalidValue', { op: 'replace', path: 'userName', value: 'other@elsewhere.example' }],
    ['mutability', { op: 'replace', path: 'id', value: 'x' }],
    ['mutability', { op: 'replace', path: 'meta.created', value: 'x' }],
    ['mutability', { op: 'add', value: { meta: { version: 'x' } } }],
    ['mutability', { op: 'replace', value: { id: 'usr_other' } }],
    ['mutability', { op: 'remove', path: 'userName' }],
    ['mutability', { op: 'remove', path: 'urn:ietf:params:scim:schemas:core:2.0:User:userName' }],
  ])('400 %s: PATCH %j', async (scimType, operation) => {
    expect((await directory.patch(`/Users/${id}`, operation)).body).toMatchObject({ status: '400', scimType });
  });

  it.each([
    ['shoeSize', { op: 'replace', path: 'shoeSize', value: 1 }],
    [`${enterprise}:shoe`, { op: 'replace', value: { [enterprise]: { shoe: 1 } } }],
    ['name.Shoe', { op: 'replace', path: 'name', value: { Shoe: 1 } }],
    ['emails[type eq "work"].value', { op: 'replace', path: 'emails[type eq "work"].value', value: 'nowhere' }],
    ['userName', { op: 'replace', path: 'userName', value: 'other@elsewhere.example' }],
    ['emails', { op: 'replace', value: { emails: [{ type: 'work', value: 'other@elsewhere.example' }] } }],
    ['Active', { op: 'replace', path: 'Active', value: 7 }],
  ])('400: the attribute that was sent is named, %s', async (name, operation) => {
    const { status, body } = await directory.patch(`/Users/${id}`, operation);
    expect([status, body.detail]).toEqual([400, expect.stringContaining(name)]);
  });

  it('400: a filter over what there is not names it as it was written', async () => {
    expect((await directory.find('shoeSize eq "1"')).body.detail).toContain('shoeSize');
  });

  it('200: the id that Okta repeats with the name of a group', async () => {
    const group = { schemas: ['urn:ietf:params:scim:schemas:core:2.0:Group'], displayName: 'Before' };
    const team = String((await directory.post('/Groups', group)).body.id);
    const renamed = await directory.patch(`/Groups/${team}`, {
      op: 'replace',
      value: { id: team, displayName: 'After' },
    });
    expect(renamed.body.displayName).toBe('After');
    expect((await directory.patch(`/Groups/${team}`, { op: 'remove', path: 'displayName' })).body.scimType).toBe(
      'mutability',
    );
  });

  it('503: while someone else holds what it needs; 409 would say that it is there already', async () => {
    const holder = await OpenTransaction.begin(installation.database.pool);
    await sql`select 1 from organizations where id = ${world.organizationId} for update`.execute(holder.tx);
    const answer = await directory.post('/Users', newUser('busy@example.com'));
    await holder.rollback();
    expect(answer).toMatchObject({ status: 503, body: { status: '503' }, headers: { 'retry-after': '1' } });
    expect(answer.body.scimType).toBeUndefined();
    expect((await directory.post('/Users', newUser('busy@example.com'))).status).toBe(201);
  });

  it('400: members who are nobody here, or chosen in other ways', async () => {
    const stranger = (await (await world.another()).employee()).id;
    const group = { schemas: ['urn:ietf:params:scim:schemas:core:2.0:Group'], displayName: 'Refused' };
    const team = String((await directory.post('/Groups', group)).body.id);
    for (const value of [stranger, 'nobody', directory.accountId]) {
      const answer = await directory.patch(`/Groups/${team}`, { op: 'add', path: 'members', value: [{ value }] });
      expect(answer.body).toMatchObject({ status: '400', scimType: 'invalidValue' });
    }
    const path = 'members[display eq "x"]';
    expect((await directory.patch(`/Groups/${team}`, { op: 'remove', path })).body.scimType).toBe('invalidPath');
  });

  it('409 uniqueness: userName, externalId and the name of a group; nothing is left behind', async () => {
    const before = (await world.events()).length;
    for (const body of [newUser('REFUSED@example.com'), newUser('late@example.com', { externalId: 'taken' })])
      expect((await directory.post('/Users', body)).body).toMatchObject({ status: '409', scimType: 'uniqueness' });
    const group = { schemas: ['urn:ietf:params:scim:schemas:core:2.0:Group'], displayName: 'Once' };
    expect((await directory.post('/Groups', group)).status).toBe(201);
    expect((await directory.post('/Groups', { ...group, displayName: 'ONCE' })).body).toMatchObject({
      status: '409',
      scimType: 'uniqueness',
    });
    expect((await world.events()).length).toBe(before);
    expect((await directory.find('userName eq "late@example.com"')).body.totalResults).toBe(0);
  });

  it('412, 304: the version that was seen', async () => {
    const { body, headers } = await directory.get(`/Users/${id}`);
    expect(headers['etag']).toBe(body.meta.version);
    expect((await directory.get(`/Users/${id}`, { 'if-none-match': body.meta.version })).status).toBe(304);
    const patch = {
      schemas: ['urn:ietf:params:scim:api:messages:2.0:PatchOp'],
      Operations: [{ op: 'add', path: 'title', value: 'Host' }],
    };
    const sent = (version: string) => directory.send('PATCH', `/Users/${id}`, patch, { 'if-match': version });
    expect((await sent(body.meta.version)).status).toBe(200);
    expect((await sent(body.meta.version)).body).toMatchObject({ status: '412' });
    expect((await sent('*')).status).toBe(200);
    const removal = await directory.send('DELETE', `/Users/${id}`, undefined, { 'if-match': body.meta.version });
    expect(removal.status).toBe(412);
  });

  it('409: someone who has left does not come back by this', async () => {
    const left = await world.employee({ is_active: false });
    expect((await directory.get(`/Users/${left.id}`)).body.active).toBe(false);
    expect((await directory.patch(`/Users/${left.id}`, { op: 'replace', path: 'active', value: true })).status).toBe(
      409,
    );
    expect((await directory.patch(`/Users/${left.id}`, { op: 'replace', path: 'active', value: false })).status).toBe(
      200,
    );
  });
});

describe('who is let in', () => {
  it('401, 403: by a token of a service account with the scope alone, in the shape of SCIM', async () => {
    const admin = await world.administrator();
    const asPerson = new ScimClient(server, await world.token(admin.id, ['scim']), admin.id);
    expect((await asPerson.get('/Users')).body).toMatchObject({ schemas: [errorUrn], status: '403' });
    const narrow = await scimClient(harness, world, { scopes: ['users:read', 'users:write'] });
    expect((await narrow.get('/Users')).body).toMatchObject({ status: '403' });
    const nobody = await new ScimClient(server, 'mst_nothing', '').get('/Users');
    expect(nobody.body).toMatchObject({ schemas: [errorUrn], status: '401' });
    expect(nobody.headers['www-authenticate']).toMatch(/^Bearer/);
    // The scope opens nothing of the API.
    const token = await world.token(directory.accountId, ['scim']);
    expect((await world.clientWith(token).get('/users')).status).toBe(403);
  });

  it('403: no token of a person gets the scope; that of an account does', async () => {
    const app = await (await world.administrator()).app();
    const refused = await app.post('/tokens', { name: 'Mine', scopes: ['scim'] });
    expect([refused.status, refused.error.details]).toEqual([403, { scope: 'scim', reason: 'person' }]);
    const { data } = await app.post('/service-accounts', { name: 'Sync', role: 'ADMINISTRATOR' });
    expect(data.usable_scopes).toContain('scim');
    expect((await app.post('/tokens', { name: 'Sync', scopes: ['scim'], service_account_id: data.id })).status).toBe(
      201,
    );
    const { data: low } = await app.post('/service-accounts', { name: 'Low', role: 'EMPLOYEE' });
    expect((await app.post('/tokens', { name: 'Low', scopes: ['scim'], service_account_id: low.id })).status).toBe(403);
  });

  it('403: rules of the app hold: an Administrator’s account leaves Administrators and Executives alone', async () => {
    const client = await scimClient(harness, world, { role: 'ADMINISTRATOR' });
    const admin = await world.administrator();
    const boss = await world.executive();
    expect((await client.patch(`/Users/${admin.id}`, { op: 'replace', path: 'active', value: false })).status).toBe(
      403,
    );
    expect((await client.patch(`/Users/${boss.id}`, { op: 'replace', path: 'title', value: 'x' })).status).toBe(403);
    expect((await client.patch(`/Users/${admin.id}`, { op: 'replace', path: 'title', value: 'x' })).status).toBe(200);
  });

  it('401, 403: rights that end hold from the next request on', async () => {
    const place = await world.another();
    const client = await scimClient(harness, place);
    const boss = await (await place.executive()).app();
    expect((await client.get('/Users')).status).toBe(200);
    await boss.patch(`/service-accounts/${client.accountId}`, { role: 'EMPLOYEE' });
    expect((await client.get('/Users')).status).toBe(403);
    await boss.delete(`/service-accounts/${client.accountId}`);
    expect((await client.get('/Users')).status).toBe(401);
  });

  it('404: people, teams and links of another organization', async () => {
    const other = await world.another();
    const client = await scimClient(harness, other);
    const { body } = await client.post('/Users', newUser('theirs@example.com', { externalId: 'same' }));
    expect((await directory.get(`/Users/${String(body.id)}`)).status).toBe(404);
    expect((await directory.patch(`/Users/${String(body.id)}`, { op: 'add', path: 'title', value: 'x' })).status).toBe(
      404,
    );
    expect((await directory.find('externalId eq "same"')).body.totalResults).toBe(0);
    // Another account of the same organization knows them without that id.
    const second = await scimClient(harness, other);
    expect((await second.get(`/Users/${String(body.id)}`)).body.externalId).toBeUndefined();
    expect((await second.find('externalId eq "same"')).body.totalResults).toBe(0);
  });

  it('429: more requests a second of one account than it may send; the API counts none of them', async () => {
    const limited = await openHarness({ limits: 'token_per_second=1,edge_per_second=0,scim_per_second=1' });
    const client = await scimClient(limited, limited.world);
    const other = await scimClient(limited, limited.world);
    const answers = await Promise.all(Array.from({ length: 60 }, () => client.get('/ServiceProviderConfig')));
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused.length).toBeGreaterThan(0);
    expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(1);
    expect(refused[0]?.headers['retry-after']).toBe('1');
    expect((await other.get('/ServiceProviderConfig')).status).toBe(200);
  });
});

describe('addresses', () => {
  it('400: a domain that no provider of the organization vouches for', async () => {
    const place = await world.another();
    const client = await scimClient(harness, place);
    await providerFor(harness, place, 'ours.example');
    const id = String((await client.post('/Users', newUser('ada@elsewhere.example'))).body.id);
    const to = (value: string) => client.patch(`/Users/${id}`, { op: 'replace', path: 'userName', value });
    expect((await to('ada@other.example')).body).toMatchObject({ status: '400', scimType: 'invalidValue' });
    expect((await to('ada@ours.example')).body.emails).toMatchObject([{ value: 'ada@ours.example' }]);
    const [updated] = (await place.events()).filter(({ type }) => type === 'user.updated');
    expect(updated?.previous).toEqual({ email: 'ada@elsewhere.example' });
    // What HR changes meanwhile stays until the directory sends the address again, which goes on knowing them by its own name.
    await sql`update users set email = 'countess@ours.example' where id = ${id}`.execute(installation.database.db);
    const other = await client.patch(`/Users/${id}`, { op: 'add', path: 'title', value: 'Countess' });
    expect(other.body).toMatchObject({ userName: 'ada@ours.example', emails: [{ value: 'countess@ours.example' }] });
    expect((await client.find('userName eq "ada@ours.example"')).body.totalResults).toBe(1);
    const taken = (await place.employee({ email: 'taken@ours.example' })).email;
    expect((await to(taken)).body).toMatchObject({ status: '409', scimType: 'uniqueness' });
  });
});

describe('suspended', () => {
  const active = (value: boolean) => ({ op: 'replace', path: 'active', value });

  it('by a person: no push of the directory lifts it, and the audit log says so', async () => {
    const place = await world.another();
    const client = await scimClient(harness, place);
    const boss = await (await place.executive()).app();
    const id = String((await client.post('/Users', newUser('held@example.com'))).body.id);
    await boss.post(`/users/${id}/suspend-access`, { reason: 'SCIM' });
    const pushes = [
      () => client.patch(`/Users/${id}`, active(true), { op: 'add', path: 'title', value: 'Host' }),
      () => client.send('PUT', `/Users/${id}`, newUser('held@example.com', { active: true })),
      () => client.patch(`/Users/${id}`, active(false)),
      () => client.patch(`/Users/${id}`, active(true)),
    ];
    for (const push of pushes) expect(await push()).toMatchObject({ status: 200, body: { active: false } });
    expect((await client.send('DELETE', `/Users/${id}`)).status).toBe(204);
    expect((await client.post('/Users', newUser('held@example.com'))).body).toMatchObject({ id, active: false });
    const actions = (await place.audit()).map(({ action }) => action);
    expect(actions.filter((action) => action === 'scim.keptSuspended')).toHaveLength(4);
    expect(actions).not.toContain('users.restoreAccess');
    await boss.post(`/users/${id}/restore-access`);
    expect((await client.get(`/Users/${id}`)).body.active).toBe(true);
    // What the directory has suspended it gives back.
    await client.patch(`/Users/${id}`, active(false));
    expect((await client.patch(`/Users/${id}`, active(true))).body.active).toBe(true);
    // Unless someone here wants them out as well; once is enough.
    await client.patch(`/Users/${id}`, active(false));
    const out = () => boss.post(`/users/${id}/suspend-access`, { reason: 'Misconduct' });
    expect((await out()).status).toBe(200);
    expect((await client.patch(`/Users/${id}`, active(true))).body.active).toBe(false);
    expect((await out()).status).toBe(409);
  });

  it('by the directory: they take no seat until they are let in again; 403 says the seats of each plan', async () => {
    const place = await world.another();
    const client = await scimClient(harness, place);
    const ids: string[] = [];
    for (const name of ['one', 'two'])
      ids.push(String((await client.post('/Users', newUser(`${name}@seats.example`))).body.id));
    await place.executive();
    await sql`update organizations set seat_limit = 4 where id = ${place.organizationId}`.execute(
      installation.database.db,
    );
    installation.permissionCache.forgetAll();
    const full = await client.post('/Users', newUser('three@seats.example'));
    expect(full).toMatchObject({
      status: 403,
      body: { detail: expect.stringMatching(/FREE 5, PRO 50, BUSINESS 250/) },
    });
    await client.patch(`/Users/${ids[0]!}`, active(false));
    expect((await client.post('/Users', newUser('three@seats.example'))).status).toBe(201);
    expect((await client.patch(`/Users/${ids[0]!}`, active(true))).status).toBe(403);
    const boss = await (await place.administrator({ is_active: true })).app();
    expect((await boss.post(`/users/${ids[0]!}/restore-access`)).status).toBe(403);
  });
});

describe('the brake', () => {
  it('429: more than five and a tenth within an hour wait until an Executive lets them go on', async () => {
    const place = await world.another();
    const boss = await place.executive();
    const app = await boss.app();
    const client = await scimClient(harness, place);
    const people: string[] = [];
    for (let i = 0; i < 9; i++) people.push((await place.employee()).id);
    const suspend = (id: string) => client.patch(`/Users/${id}`, { op: 'replace', path: 'active', value: false });
    // All at once: those that go through are counted all the same.
    const answers = await Promise.all(people.slice(0, 7).map(suspend));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 200, 200, 429, 429]);
    const refused = answers.find(({ status }) => status === 429)!;
    expect(refused.headers['retry-after']).toBe('600');
    expect(refused.body).toMatchObject({ schemas: [errorUrn], status: '429' });
    expect((await client.send('DELETE', `/Users/${people[7]!}`)).status).toBe(429);
    // Whatever else it sends goes on.
    expect((await client.patch(`/Users/${people[7]!}`, { op: 'add', path: 'title', value: 'x' })).status).toBe(200);

    const path = `/service-accounts/${client.accountId}`;
    const { data: told } = await app.get('/notifications');
    expect(told).toMatchObject([{ kind: 'scim_braked', title: 'Directory', leads_to: `/developers${path}?open=scim` }]);
    expect((await app.get(`${path}/provisioning`)).data.brake).toMatchObject({ suspended: 5, people: 11 });
    await runJobsOnce(installation);
    expect(listMail(dataDir, boss.email)).toHaveLength(1);
    const admin = await (await place.administrator()).app();
    expect((await admin.post(`${path}/release-brake`)).status).toBe(403);
    expect((await app.post(`${path}/release-brake`)).status).toBe(200);
    expect((await app.post(`${path}/release-brake`)).status).toBe(409);
    expect((await app.get('/notifications')).data).toEqual([]);
    expect((await Promise.all(people.map(suspend))).filter(({ status }) => status !== 200)).toEqual([]);
    const actions = (await place.audit()).map(({ action }) => action);
    expect(actions.filter((action) => action === 'users.suspendAccess')).toHaveLength(9);
    expect(actions.filter((action) => action === 'scim.brake')).toHaveLength(1);
    expect(actions).toContain('serviceAccounts.releaseBrake');
  });
});

describe('at once', () => {
  it('201, 409: of two that add one person one does', async () => {
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => directory.post('/Users', newUser('race@example.com'))),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409]);
  });

  it('200: changes of HR and of the directory meet in one person, and none is lost', async () => {
    const person = await world.employee();
    const app = await (await world.administrator()).app();
    const answers = await Promise.all([
      ...Array.from({ length: 4 }, (_, i) => app.patch(`/users/${person.id}`, { division: `D${String(i)}` })),
      ...Array.from({ length: 4 }, (_, i) =>
        directory.patch(`/Users/${person.id}`, { op: 'add', path: 'title', value: `T${String(i)}` }),
      ),
      directory.patch(`/Users/${person.id}`, { op: 'replace', path: 'active', value: false }),
      app.post(`/users/${person.id}/suspend-access`, { reason: 'Lost phone' }),
    ]);
    expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
    const { body } = await directory.get(`/Users/${person.id}`);
    expect(body).toMatchObject({
      active: false,
      title: expect.stringMatching(/^T/),
      [enterprise]: { division: expect.stringMatching(/^D/) },
    });
  });

  it('200: what was under way when the server stopped is there as a whole or not, and sent again nothing doubles', async () => {
    const connection = await newDatabase();
    const first = await openHarness({ connection });
    const names = Array.from({ length: 30 }, (_, i) => `sync${String(i)}@example.com`);
    const before = await scimClient(first, first.world);
    const token = await first.world.token(before.accountId, ['scim']);
    const under = names.map((name) => before.post('/Users', newUser(name, { externalId: name })).catch(() => null));
    await Promise.race(under);
    await first.server.close();
    const second = await openHarness({ connection });
    const after = new ScimClient(second.server, token, before.accountId);
    await Promise.all(under);
    for (const name of names) {
      const { body } = await after.find(`externalId eq "${name}"`);
      if (body.totalResults === 0)
        expect((await after.post('/Users', newUser(name, { externalId: name }))).status).toBe(201);
    }
    expect((await after.find('userName sw "sync"')).body.totalResults).toBe(30);
    expect((await first.world.events()).filter(({ type }) => type === 'user.created')).toHaveLength(30);
  });
});

describe('what the app shows', () => {
  it('200: what came by SCIM, and which fields it owns', async () => {
    const place = await world.another();
    const client = await scimClient(harness, place);
    const app = await (await place.administrator()).app();
    const { body } = await client.post('/Users', newUser('shown@example.com', { externalId: 'x-1', title: 'Cook' }));
    const id = String(body.id);
    await client.post('/Groups', {
      schemas: ['urn:ietf:params:scim:schemas:core:2.0:Group'],
      displayName: 'Shown',
      members: [{ value: id }],
    });
    const fields = ['email', 'first_name', 'job_title', 'last_name'];
    expect((await app.get(`/users/${id}/provisioning`)).data.sources).toEqual([
      {
        account_id: client.accountId,
        account_name: 'Directory',
        external_id: 'x-1',
        is_created: true,
        fields,
        changed_at: expect.any(String),
      },
    ]);
    expect((await app.get(`/service-accounts/${client.accountId}/provisioning`)).data).toEqual({
      people: 1,
      teams: 1,
      fields,
      changed_at: expect.any(String),
      brake: null,
    });
    const row = (await place.audit()).find(({ action }) => action === 'users.create');
    expect(row).toMatchObject({ actor_id: client.accountId, subject_id: id });
    const employee = await (await place.employee()).app();
    expect((await employee.get(`/users/${id}/provisioning`)).status).toBe(403);
  });
});
