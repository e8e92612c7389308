import { describe, expect, it } from 'vitest';
import type { Client, RequestOptions } from '../../../test/client.ts';
import { finishErasures } from '../../../test/erasures.ts';
import { openHarness } from '../../../test/harness.ts';
import { sql } from '../../db/sql.ts';
import { usableScopes } from '../../kernel/scopes.ts';

/** What holds for proposals whatever the write; `catalogue/proposals.test.ts` proposes each of them. */
const { world, installation } = await openHarness();
const { db } = installation.database;
const ada = await world.administrator({ first_name: 'Ada', last_name: 'Byron' });
const grace = await world.administrator();
const [api, app] = [await ada.api(), await ada.app()];
const other = await grace.app();
const propose: RequestOptions = { query: { propose: 'true' } };

let count = 0;
const cook = () => world.employee({ department: 'Kitchen', job_title: `Cook ${String(++count)}` });
const titleOf = async (id: string): Promise<string> => (await app.get(`/users/${id}`)).data.job_title as string;

async function proposed(client: Client, userId: string, job_title = 'Chef') {
  const answer = await client.patch(`/users/${userId}`, { job_title }, propose);
  expect(answer.status, answer.text).toBe(202);
  return answer.data as { id: string; status: string; [field: string]: unknown };
}
const accept = (client: Client, id: string, options: RequestOptions = {}) =>
  client.post(`/proposals/${id}/accept`, undefined, options);

describe('propose=true', () => {
  it('202: what was asked, what would come of it, and nothing done', async () => {
    const { id } = await cook();
    const events = (await world.events()).length;
    const answer = await api.patch(
      `/users/${id}`,
      { job_title: 'Chef' },
      { ...propose, headers: { 'muster-note': Buffer.from('As agreed – Zoë').toString('latin1') } },
    );
    expect(answer).toMatchObject({
      status: 202,
      data: {
        id: expect.stringMatching(/^prp_/),
        status: 'WAITING',
        operation: 'users.update',
        params: { id },
        query: {},
        body: { job_title: 'Chef' },
        outcome: {
          status: 200,
          data: { id, job_title: 'Chef' },
          would_raise: [{ type: 'user.updated', subject_id: id }],
        },
        proposed_by: { id: ada.id, first_name: 'Ada', last_name: 'Byron' },
        via: 'api',
        client: 'test',
        person_id: id,
        needs_two: false,
        note: 'As agreed – Zoë',
        decided_by: null,
      },
    });
    expect(answer.data.outcome.changes).toMatchObject([
      {
        subject_type: 'user',
        subject_id: id,
        field: 'job_title',
        before: expect.stringMatching(/^Cook/),
        after: 'Chef',
      },
    ]);
    expect(Date.parse(answer.data.expires_at) - Date.parse(answer.data.created_at)).toBe(14 * 86_400_000);
    expect(await titleOf(id)).toMatch(/^Cook/);
    expect(await world.events()).toHaveLength(events);
    const { rows } = await sql<{ whole: string }>`
      select proposals::text as whole from proposals where id = ${answer.data.id}`.execute(db);
    expect(rows[0]?.whole).not.toContain('Chef');
  });

  it('403, 404, 422: the real refusal, and nothing is kept', async () => {
    const before = (await api.get('/proposals')).data.length;
    const employee = await (await world.employee()).api();
    const refused = [
      await employee.post('/departments', { name: 'x' }, propose),
      await api.patch(`/users/${world.newId('usr')}`, { job_title: 'x' }, propose),
      await api.post('/departments', { name: '' }, propose),
    ];
    expect(refused.map(({ status }) => status)).toEqual([403, 404, 422]);
    expect((await api.get('/proposals')).data).toHaveLength(before);
  });

  it.each([
    ['1', { propose: '1' }],
    ['with dry_run', { propose: 'true', dry_run: 'true' }],
  ])('422: %s', async (_name, query) => {
    const answer = await api.post('/departments', { name: 'Kitchen' }, { query });
    expect(answer).toMatchObject({ status: 422, error: { details: { field: 'propose' } } });
  });

  it('422: what is done at once or not at all, and a question', async () => {
    const refused = [
      await app.post('/tokens', { name: 'x', scopes: ['users:read'] }, propose),
      await api.post('/leaves/preview', { start_date: '2027-01-04', end_date: '2027-01-05' }, propose),
    ];
    expect(refused.map(({ status, error }) => [status, error.details?.field])).toEqual([
      [422, 'propose'],
      [422, 'propose'],
    ]);
  });

  it.each(['x'.repeat(501), "UTF-8''%zz"])('422: a note that is too long or not to be read', async (note) => {
    const answer = await api.post('/departments', { name: 'Noted' }, { ...propose, headers: { 'muster-note': note } });
    expect(answer).toMatchObject({ status: 422, error: { details: { field: 'Muster-Note' } } });
  });

  it('202: the same Idempotency-Key is the same proposal; another body 409', async () => {
    const { id } = await cook();
    const headers = { 'idempotency-key': `propose-${id}` };
    const first = await api.patch(`/users/${id}`, { job_title: 'Chef' }, { ...propose, headers });
    const again = await api.patch(`/users/${id}`, { job_title: 'Chef' }, { ...propose, headers });
    expect(again).toMatchObject({ status: 202, data: { id: first.data.id } });
    expect(again.headers['idempotent-replayed']).toBe('true');
    expect((await api.patch(`/users/${id}`, { job_title: 'Cook' }, { ...propose, headers })).status).toBe(409);
  });
});

describe('POST /proposals/{id}/accept', () => {
  it('200: done as who proposed it, audited with who accepted it', async () => {
    const { id } = await cook();
    const { id: prp } = await proposed(api, id);
    const accepted = await accept(other, prp);
    expect(accepted).toMatchObject({
      status: 200,
      data: { status: 'ACCEPTED', decided_by: { id: grace.id }, outcome: { data: { job_title: 'Chef' } } },
    });
    expect(await titleOf(id)).toBe('Chef');
    const audit = (await world.audit()).filter(({ subject_id }) => subject_id === id || subject_id === prp);
    expect(audit).toMatchObject([
      { action: 'proposals.create', actor_id: ada.id },
      { action: 'users.update', actor_id: ada.id, surface: 'api', accepted_by_id: grace.id },
      { action: 'proposals.accept', actor_id: grace.id, accepted_by_id: null },
    ]);
    const event = (await world.events()).findLast(({ subject_id }) => subject_id === id);
    expect(event).toMatchObject({ type: 'user.updated', actor_id: ada.id });
    const { data } = await app.get('/audit-log', { query: { subject_id: id } });
    expect(data[0]).toMatchObject({ action: 'users.update', accepted_by_id: grace.id });
  });

  it('200: the owner of the token accepts what it proposed; 403: nobody their own of the app', async () => {
    const { id } = await cook();
    expect((await accept(app, (await proposed(api, id)).id)).status).toBe(200);
    const { id: own } = await proposed(app, id, 'Baker');
    expect(await accept(app, own)).toMatchObject({ status: 403, error: { details: { reason: 'own' } } });
    expect((await accept(other, own)).status).toBe(200);
    expect(await titleOf(id)).toBe('Baker');
  });

  it('409 outcome_changed: what would come of it is another; it shows that, and waits on', async () => {
    const { id } = await cook();
    const { id: prp } = await proposed(api, id);
    await app.patch(`/users/${id}`, { first_name: 'Renamed' });
    expect(await accept(other, prp)).toMatchObject({
      status: 409,
      error: {
        details: {
          reason: 'outcome_changed',
          changes: [{ path: 'data.first_name', was: 'Robin', now: 'Renamed' }],
        },
      },
    });
    expect(await titleOf(id)).not.toBe('Chef');
    expect((await api.get(`/proposals/${prp}`)).data).toMatchObject({
      status: 'WAITING',
      outcome: { data: { first_name: 'Renamed' } },
    });
    expect((await accept(other, prp)).status).toBe(200);
    expect(await titleOf(id)).toBe('Chef');
  });

  it('409 refused: what is refused by now says so, and can be declined', async () => {
    const { data: department } = await app.post('/departments', { name: `Gone ${String(++count)}` });
    const { data } = await api.delete(`/departments/${department.id}`, undefined, propose);
    await app.delete(`/departments/${department.id}`);
    expect(await accept(other, data.id)).toMatchObject({
      status: 409,
      error: { details: { reason: 'refused', code: 'NOT_FOUND' } },
    });
    const declined = await other.post(`/proposals/${data.id}/decline`, { comment: 'It is gone already.' });
    expect(declined).toMatchObject({ status: 200, data: { status: 'DECLINED', comment: 'It is gone already.' } });
    expect(await accept(other, data.id)).toMatchObject({ status: 409, error: { details: { reason: 'state' } } });
  });

  it('200 and 409: of two at once one does it, and it is done once', async () => {
    const name = `Twice ${String(++count)}`;
    const { data } = await api.post('/departments', { name }, propose);
    const third = await (await world.executive()).app();
    const answers = await Promise.all([accept(app, data.id), accept(other, data.id), accept(third, data.id)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    const made = (await app.get('/departments')).data.filter((one: { name: string }) => one.name === name);
    expect(made).toHaveLength(1);
  });

  it('409: by the rights of now of who proposed: demoted, token revoked or too narrow, person gone', async () => {
    const { id } = await cook();
    for (const lose of [
      (who: string) => sql`update users set role = 'EMPLOYEE' where id = ${who}`,
      (who: string) => sql`update users set is_active = false where id = ${who}`,
      (who: string) => sql`update api_tokens set revoked_at = now() where user_id = ${who}`,
      (who: string) => sql`update api_tokens set scopes = array['users:read'] where user_id = ${who}`,
    ]) {
      const author = await world.administrator();
      const { id: prp } = await proposed(await author.api(), id);
      await lose(author.id).execute(db);
      installation.permissionCache.forget(world.organizationId);
      expect(await accept(other, prp)).toMatchObject({ status: 409, error: { details: { reason: 'refused' } } });
    }
    expect(await titleOf(id)).toMatch(/^Cook/);
  });

  it('403: whoever may not do it themselves; 404: whoever does not see it', async () => {
    const head = await world.departmentHeadOf('Kitchen');
    const leave = await world.employee({ department: 'Kitchen' });
    const { data: types } = await app.get('/leave-types');
    const leave_type_id = (types[0]?.id ?? (await app.post('/leave-types', { name: 'Holiday' })).data.id) as string;
    const days = { leave_type_id, start_date: '2027-03-01', end_date: '2027-03-02' };
    const { data: request } = await (await leave.app()).post('/leaves', days);
    const deputy = await world.managerOf('Kitchen', { department: 'Kitchen' });
    const answer = await (await deputy.app()).post(`/leaves/${request.id}/approve`, undefined, propose);
    expect(answer.status, answer.text).toBe(202);
    const elsewhere = await (await world.departmentHeadOf('Bar')).app();
    expect((await elsewhere.get(`/proposals/${answer.data.id}`)).status).toBe(404);
    expect((await accept(elsewhere, answer.data.id)).status).toBe(404);
    expect((await accept(await leave.app(), answer.data.id)).status).toBe(404);
    expect((await accept(await head.app(), answer.data.id)).status).toBe(200);
    // Of an Executive, a proposal is not shown to those below.
    const boss = await world.executive();
    const { id: prp } = await proposed(await boss.app(), leave.id);
    expect((await other.get(`/proposals/${prp}`)).status).toBe(404);
  });

  it('200: files and secrets: kept sealed, done as sent, shown to nobody else', async () => {
    const content = Buffer.from('hello').toString('base64');
    const file = { title: 'Plan', file_name: 'plan.txt', mime_type: 'text/plain', content };
    const { data, status, text } = await api.post('/documents', file, propose);
    expect(status, text).toBe(202);
    expect(data.body).toMatchObject({ title: 'Plan', content: 'sealed' });
    const accepted = await accept(other, data.id);
    expect(accepted.status, accepted.text).toBe(200);
    const kept = await app.get(`/documents/${accepted.data.outcome.data.id}/content`);
    expect(kept.text).toBe('hello');
    const hook = { url: 'https://example.com/hook', events: ['user.updated'] };
    const { data: endpoint } = await api.post('/webhooks', hook, propose);
    expect(endpoint.outcome.data.signing_secret).toBe('sealed');
    const made = await accept(app, endpoint.id);
    expect(made.status, made.text).toBe(200);
    expect(made.data.outcome.data.signing_secret).toMatch(/^whsec_/);
    expect((await app.get(`/proposals/${endpoint.id}`)).data.outcome.data.signing_secret).toBe('sealed');
  });
});

describe('expiry, withdrawal and what is seen', () => {
  it('409: expired after proposal_days; 200: withdrawn by who proposed it, 403 by another', async () => {
    const { id } = await cook();
    const { id: late } = await proposed(api, id);
    const { id: taken } = await proposed(api, id, 'Baker');
    expect((await other.post(`/proposals/${taken}/withdraw`)).status).toBe(403);
    expect((await api.post(`/proposals/${taken}/withdraw`)).data.status).toBe('WITHDRAWN');
    const { clock } = installation;
    const offset = clock.offsetMs;
    clock.setOffset(offset + 15 * 86_400_000);
    try {
      // Sessions of before have ended meanwhile.
      const [later, otherLater] = [await ada.app(), await grace.app()];
      expect((await later.get(`/proposals/${late}`)).data).toMatchObject({ status: 'EXPIRED', can: [] });
      expect(await accept(otherLater, late)).toMatchObject({ status: 409, error: { details: { reason: 'state' } } });
      const expired = await later.get('/proposals', { query: { status: 'EXPIRED' } });
      expect(expired.data.map((one: { id: string }) => one.id)).toContain(late);
    } finally {
      clock.setOffset(offset);
    }
  });

  it('200: a token sees what was proposed with no more than it holds, by the scope of the operation', async () => {
    const { id } = await cook();
    const { id: prp } = await proposed(api, id);
    const narrow = await ada.api(['users:read', 'users:write']);
    expect((await narrow.get(`/proposals/${prp}`)).status).toBe(404);
    const { id: small } = await proposed(narrow, id);
    expect((await narrow.get(`/proposals/${small}`)).status).toBe(200);
    expect((await (await ada.api(usableScopes('ADMINISTRATOR'))).get(`/proposals/${small}`)).status).toBe(200);
    expect((await (await ada.api(['users:read'])).get(`/proposals/${small}`)).status).toBe(404);
  });

  it('200: `can` follows the same rules', async () => {
    const { id } = await cook();
    const { id: prp } = await proposed(app, id);
    expect((await app.get(`/proposals/${prp}`)).data.can).toEqual(['proposals.withdraw']);
    expect((await other.get(`/proposals/${prp}`)).data.can).toEqual(['proposals.accept', 'proposals.decline']);
  });

  it('404: erasing a person drops what is about them, and what they proposed', async () => {
    const { id } = await cook();
    const { id: prp } = await proposed(api, id);
    await sql`update users set is_active = false where id = ${id}`.execute(db);
    expect((await app.post(`/users/${id}/erase`)).status).toBe(202);
    await finishErasures(installation);
    expect((await app.get(`/proposals/${prp}`)).status).toBe(404);
    const { rows } = await sql`select from proposals where id = ${prp}`.execute(db);
    expect(rows).toEqual([]);
  });
});

describe('four_eyes', () => {
  it('403 needs_proposal: a plain write; 403: nobody accepts their own; 200: another does', async () => {
    const here = await world.another({ settings: { four_eyes: ['users.update'] } });
    const [one, two] = [await here.administrator(), await here.administrator()];
    const [first, second] = [await one.api(), await two.app()];
    const { id } = await here.employee();
    const plain = await first.patch(`/users/${id}`, { job_title: 'Chef' });
    expect(plain).toMatchObject({ status: 403, error: { details: { reason: 'needs_proposal' } } });
    const dry = await first.patch(`/users/${id}`, { job_title: 'Chef' }, { query: { dry_run: 'true' } });
    expect(dry.status).toBe(200);
    const { data } = await first.patch(`/users/${id}`, { job_title: 'Chef' }, propose);
    expect(data.needs_two).toBe(true);
    expect(await accept(await one.app(), data.id)).toMatchObject({
      status: 403,
      error: { details: { reason: 'four_eyes' } },
    });
    expect((await accept(second, data.id)).status).toBe(200);
  });

  it('403: the list itself is changed by two; 422: what cannot be proposed', async () => {
    const here = await world.another();
    const [one, two] = [await (await here.administrator()).app(), await (await here.administrator()).app()];
    const change = { four_eyes: ['users.erase'] };
    expect(await one.patch('/settings', change)).toMatchObject({
      status: 403,
      error: { details: { reason: 'needs_proposal' } },
    });
    expect((await one.patch('/settings', { four_eyes: ['tokens.create'] }, propose)).status).toBe(422);
    const { data } = await one.patch('/settings', change, propose);
    expect((await accept(one, data.id)).status).toBe(403);
    expect((await accept(two, data.id)).status).toBe(200);
    expect((await one.get('/settings')).data.four_eyes).toEqual(['users.erase']);
  });
});

describe('a token that only proposes', () => {
  it('202: a write becomes a proposal by itself; 403: what cannot be proposed; reads, rehearsals and withdrawing stay open', async () => {
    const { data: token } = await app.post('/tokens', {
      name: 'Assistant',
      scopes: usableScopes('ADMINISTRATOR'),
      requires_acceptance: true,
    });
    expect(token.requires_acceptance).toBe(true);
    const assistant = world.clientWith(token.token as string);
    const { id } = await cook();
    const written = await assistant.patch(`/users/${id}`, { job_title: 'Chef' });
    expect(written).toMatchObject({ status: 202, data: { status: 'WAITING', client: 'Assistant' } });
    const explicit = await assistant.patch(`/users/${id}`, { job_title: 'Chef' }, { query: { propose: 'false' } });
    expect(explicit.status).toBe(202);
    const dry = await assistant.patch(`/users/${id}`, { job_title: 'Chef' }, { query: { dry_run: 'true' } });
    expect(dry).toMatchObject({ status: 200, data: { job_title: 'Chef' } });
    expect((await assistant.get(`/users/${id}`)).data.job_title).toMatch(/^Cook/);
    const refused = await assistant.post(`/proposals/${String(written.data.id)}/accept`);
    expect(refused).toMatchObject({ status: 403, error: { details: { reason: 'requires_acceptance' } } });
    expect((await assistant.post(`/proposals/${String(explicit.data.id)}/withdraw`)).status).toBe(200);
    expect((await accept(app, written.data.id as string)).status).toBe(200);
    expect(await titleOf(id)).toBe('Chef');
  });
});

describe('asking for a change of one’s own record', () => {
  it('202: what one may not write waits for Administrators, who make it; the log says who asked', async () => {
    const person = await world.employee({ department: 'Kitchen', first_name: 'Marie', last_name: 'Tremblay' });
    const own = await person.app();
    expect((await own.patch(`/users/${person.id}`, { last_name: 'Roy' })).status).toBe(403);
    const { status, data, text } = await own.patch(`/users/${person.id}`, { last_name: 'Roy' }, propose);
    expect(status, text).toBe(202);
    expect(data).toMatchObject({ is_own_record: true, outcome: { data: null, would_raise: [] } });
    expect(data.outcome.changes).toMatchObject([{ field: 'last_name', before: 'Tremblay', after: 'Roy' }]);
    expect(
      (await (await world.departmentHeadOf('Kitchen')).app().then((head) => head.get(`/proposals/${data.id}`))).status,
    ).toBe(404);
    expect((await accept(own, data.id)).status).toBe(403);
    expect(
      (await other.get('/inbox', { query: { kind: 'proposal' } })).data.items.map((one: { id: string }) => one.id),
    ).toContain(data.id);
    const accepted = await accept(other, data.id);
    expect(accepted.status, accepted.text).toBe(200);
    const audit = (await world.audit()).findLast(
      ({ action, subject_id }) => action === 'users.update' && subject_id === person.id,
    );
    expect(audit).toMatchObject({ actor_id: grace.id, asked_by_id: person.id, accepted_by_id: null });
    expect((await app.get(`/users/${person.id}`)).data.last_name).toBe('Roy');
  });

  it('202: private details; 409 if they are others by now; 403: role, pay, department, and what the organization leaves out', async () => {
    const person = await world.employee();
    const own = await person.app();
    const path = `/users/${person.id}/personal`;
    const { status, data, text } = await own.patch(path, { date_of_birth: '1990-05-06' }, propose);
    expect(status, text).toBe(202);
    expect(data.outcome.changes).toMatchObject([{ field: 'date_of_birth', before: null, after: '1990-05-06' }]);
    await app.patch(path, { date_of_birth: '1991-01-01' });
    expect(await accept(other, data.id)).toMatchObject({
      status: 409,
      error: { details: { reason: 'outcome_changed', changes: [{ path: 'changes.date_of_birth.before' }] } },
    });
    expect((await accept(other, data.id)).status).toBe(200);
    for (const body of [{ role: 'EXECUTIVE' }, { department_id: null }, { job_title: 'Boss' }]) {
      const refused = await own.patch(`/users/${person.id}`, body, propose);
      expect(refused).toMatchObject({ status: 403, error: { details: { reason: 'own_field' } } });
    }
    expect((await own.patch(path, { date_of_birth: '1990-05-06' }, propose)).status).toBe(422);
    const another = await world.employee();
    expect((await own.patch(`/users/${another.id}`, { last_name: 'X' }, propose)).status).toBe(403);
  });
});
