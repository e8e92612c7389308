import { describe, expect, it } from 'vitest';
import { sharedHarness } from '../../../../test/harness.ts';

const { world } = await sharedHarness();
const people = {
  cook: await world.employee({ department: 'Kitchen', first_name: 'Kofi' }),
  head: await world.departmentHeadOf('Kitchen'),
  admin: await world.administrator(),
  otherAdmin: await world.administrator(),
  gone: await world.employee({ is_active: false }),
};
const app = {
  cook: await people.cook.app(),
  head: await people.head.app(),
  admin: await people.admin.app(),
};
const cookWhileAway = { deputy_id: people.cook.id, kinds: ['LEAVE', 'TIME'], while_away: true };

describe('/deputies', () => {
  it('201, 200: a person for themselves; both see it; changed, then removed', async () => {
    const made = await app.head.post('/deputies', cookWhileAway);
    expect(made, made.text).toMatchObject({
      status: 201,
      data: {
        user_id: people.head.id,
        deputy: { id: people.cook.id, first_name: 'Kofi' },
        kinds: ['LEAVE', 'TIME'],
        from: null,
        to: null,
        while_away: true,
        is_at_work: false,
      },
    });
    const path = `/deputies/${String(made.data.id)}`;
    const [own] = (await app.head.get('/deputies')).data as { can: string[] }[];
    expect(own?.can).toEqual(['deputies.update', 'deputies.delete']);
    // On either side.
    for (const { id } of [people.head, people.cook]) {
      expect((await app.admin.get('/deputies', { query: { person_id: id } })).data).toHaveLength(1);
    }
    expect((await app.admin.get('/deputies', { query: { person_id: people.admin.id } })).data).toEqual([]);
    const [seen] = (await app.cook.get('/deputies', { query: { deputy_id: people.cook.id } })).data as {
      can: string[];
    }[];
    expect(seen?.can).toEqual([]);
    expect((await app.cook.patch(path, { while_away: false })).status).toBe(403);
    expect((await app.cook.delete(path)).status).toBe(403);
    const changed = await app.head.patch(path, { kinds: ['LEAVE'], from: '2020-01-01' });
    expect(changed.data).toMatchObject({ kinds: ['LEAVE'], from: '2020-01-01', is_at_work: true });
    expect((await app.head.delete(path)).status).toBe(200);
    expect((await app.head.get('/deputies')).data).toEqual([]);
    expect((await app.head.delete(path)).status).toBe(404);
    const actions = (await world.audit()).map(({ action }) => action);
    expect(actions).toEqual(expect.arrayContaining(['deputies.create', 'deputies.update', 'deputies.delete']));
  });

  it('201: Administrators for people below them; 403: for their equals, and by anyone else', async () => {
    const forHead = await app.admin.post('/deputies', { user_id: people.head.id, ...cookWhileAway });
    expect(forHead.status, forHead.text).toBe(201);
    const forEqual = await app.admin.post('/deputies', { user_id: people.otherAdmin.id, ...cookWhileAway });
    expect(forEqual).toMatchObject({ status: 403, error: { details: { field: 'user_id' } } });
    const byHead = await app.head.post('/deputies', { user_id: people.cook.id, ...cookWhileAway });
    expect(byHead.status).toBe(403);
    const can = async (id: string) => ((await app.admin.get(`/users/${id}`)).data as { can: string[] }).can;
    expect(await can(people.head.id)).toContain('deputies.create');
    expect(await can(people.otherAdmin.id)).not.toContain('deputies.create');
    expect(await can(people.gone.id)).not.toContain('deputies.create');
    await app.admin.delete(`/deputies/${String(forHead.data.id)}`);
  });

  it('409: for someone who is not active, and beyond twenty', async () => {
    const gone = await app.admin.post('/deputies', { user_id: people.gone.id, ...cookWhileAway });
    expect(gone).toMatchObject({ status: 409, error: { details: { reason: 'inactive' } } });
    for (let count = 0; count < 20; count++) await app.admin.post('/deputies', cookWhileAway);
    const over = await app.admin.post('/deputies', cookWhileAway);
    expect(over).toMatchObject({ status: 409, error: { details: { reason: 'limit' } } });
  });

  it('201: anyone active of the organization, also out of one’s directory, by id or by exact address', async () => {
    const stranger = await world.employee({ department: 'Elsewhere', first_name: 'Kenji' });
    expect((await app.cook.get(`/users/${stranger.id}`)).status).toBe(404);
    const rest = { kinds: ['LEAVE'], while_away: true };
    const byId = await app.cook.post('/deputies', { deputy_id: stranger.id, ...rest });
    const byAddress = await app.cook.post('/deputies', { deputy_email: stranger.email.toUpperCase(), ...rest });
    for (const made of [byId, byAddress]) {
      expect(made, made.text).toMatchObject({
        status: 201,
        data: { deputy: { id: stranger.id, first_name: 'Kenji' } },
      });
    }
    // Nothing else of them opens.
    expect((await app.cook.get(`/users/${stranger.id}`)).status).toBe(404);
    const path = `/deputies/${String(byId.data.id)}`;
    const changed = await app.cook.patch(path, { deputy_email: people.head.email });
    expect(changed.data).toMatchObject({ deputy_id: people.head.id, kinds: ['LEAVE'] });
    const rows = (await world.audit()).filter(({ subject_id }) => subject_id === byAddress.data.id);
    expect(rows[0]).toMatchObject({ person_id: people.cook.id, changed_fields: ['kinds', 'while_away', 'deputy_id'] });
  });

  it('422: who is unknown, not active or of another organization is refused alike, by id and by address', async () => {
    const other = await (await world.another()).employee();
    const told = async (named: object) => {
      const { status, error } = await app.cook.post('/deputies', { kinds: ['LEAVE'], while_away: true, ...named });
      return { status, message: error?.message, details: error?.details };
    };
    const unknown = await told({ deputy_id: world.newId('usr') });
    expect(unknown.status).toBe(422);
    for (const { id } of [people.gone, other]) expect(await told({ deputy_id: id })).toEqual(unknown);
    const unheard = await told({ deputy_email: 'nobody@example.com' });
    expect(unheard).toMatchObject({ status: 422, details: { field: 'deputy_email' } });
    for (const { email } of [people.gone, other]) expect(await told({ deputy_email: email })).toEqual(unheard);
  });

  it.each([
    ['deputy_id', 'oneself', () => ({ deputy_id: people.head.id })],
    ['deputy_id', 'someone who is not active', () => ({ deputy_id: people.gone.id })],
    ['deputy_id', 'nobody', () => ({ deputy_id: world.newId('usr') })],
    ['deputy_id', 'no one named', () => ({ deputy_id: undefined })],
    ['deputy_email', 'named twice', () => ({ deputy_email: people.cook.email })],
    ['deputy_email', 'an address of nobody', () => ({ deputy_id: undefined, deputy_email: 'nobody@example.com' })],
    ['deputy_id', 'oneself by address', () => ({ deputy_id: undefined, deputy_email: people.head.email })],
    ['while_away', 'no time at all', () => ({ while_away: false })],
    ['to', 'an end before the start', () => ({ from: '2026-03-02', to: '2026-03-01' })],
    ['kinds', 'nothing to decide on', () => ({ kinds: [] })],
  ])('422 at %s: %s', async (field, _what, body) => {
    const { status, error } = await app.head.post('/deputies', { ...cookWhileAway, ...body() });
    expect([status, String(error?.details?.field).split('.')[0]]).toEqual([422, field]);
  });
});
