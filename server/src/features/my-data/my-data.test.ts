import { describe, expect, it } from 'vitest';
import type { Client } from '../../../test/client.ts';
import { finishErasures } from '../../../test/erasures.ts';
import { openHarness } from '../../../test/harness.ts';
import { runLongWork, sweepLongWork } from '../../../test/long-work.ts';
import type { Somebody } from '../../../test/world.ts';
import { sql } from '../../db/sql.ts';
import { runJobsOnce } from '../../worker/run.ts';
import { start as claim } from '../expenses/testing/claims.ts';
import { pdf } from '../expenses/testing/files.ts';
import { eightHours, record, workplace } from '../time/testing/workplace.ts';
import type { DataArchive, StartedArchive } from './record.ts';
import { areaOf, unzip } from './testing/unzip.ts';

const harness = await openHarness();
const { installation, world: first } = harness;
const { db } = installation.database;
const { world, people, api } = await workplace(first);
const cook = await people.cook.app();
const admin = await people.admin.app();

const run = ({ id }: DataArchive): Promise<void> => runLongWork(installation, id);

async function asked(app: Client, path = '/data-archives'): Promise<DataArchive> {
  const answer = await app.post(path);
  expect(answer.status, answer.text).toBe(202);
  return answer.data as DataArchive;
}

async function made(app: Client, path?: string): Promise<DataArchive> {
  const archive = await asked(app, path);
  await run(archive);
  return archive;
}

async function contentOf(app: Client, { id }: DataArchive): Promise<Map<string, Buffer>> {
  const answer = await app.get(`/data-archives/${id}/file`);
  expect(answer.status, answer.text).toBe(200);
  return unzip(answer.bytes);
}

const found = async (app: Client, { id }: DataArchive): Promise<DataArchive | undefined> =>
  ((await app.get('/data-archives')).data as DataArchive[]).find((each) => each.id === id);

/** Someone who has left. */
async function leaver(): Promise<Somebody> {
  const person = await world.employee({ last_name: 'Gone' });
  await sql`update users set is_active = ${false} where id = ${person.id}`.execute(db);
  return person;
}

describe('POST /data-archives', () => {
  it('202: JSON by area, files, and who looked; made by a job, downloaded by the person, and audited', async () => {
    await record(admin, { user_id: people.cook.id, ...eightHours('2026-03-09'), description: 'Mise en place' });
    const report = await claim(api.cook, { title: 'Night in Montréal' });
    await api.cook.post(`/expense-reports/${report.id}/receipts`, { ...pdf, file_name: 'hotel.pdf' });
    await (await people.executive.app()).get(`/users/${people.cook.id}`);
    const archive = await asked(cook);
    expect(archive).toMatchObject({ user_id: people.cook.id, status: 'PENDING', completed_at: null });
    await runJobsOnce(installation);
    const done = await found(cook, archive);
    expect(done).toMatchObject({ status: 'COMPLETED', reason: null, steps_done: 13, steps_total: 13 });
    const files = await contentOf(cook, archive);
    expect(areaOf(files, 'time')['time_entries']).toMatchObject([{ description: 'Mise en place' }]);
    expect(areaOf(files, 'expenses')['expense_reports']).toMatchObject([{ title: 'Night in Montréal' }]);
    const [receipt] = areaOf(files, 'expenses')['expense_receipts'] ?? [];
    expect(receipt?.['file']).toMatch(/^files\/expenses\/.*hotel\.pdf$/);
    expect(files.get(String(receipt?.['file']))).toEqual(Buffer.from(pdf.content, 'base64'));
    const looked = areaOf(files, 'who_looked')['sensitive_access_log'] ?? [];
    expect(looked.map((row) => row['actor_id'])).toContain(people.executive.id);
    expect(JSON.stringify(looked)).not.toContain('"ip"');
    const actions = (await world.audit()).filter(({ subject_id }) => subject_id === people.cook.id);
    expect(actions.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['dataArchives.create', 'dataArchives.complete', 'dataArchives.download']),
    );
  });

  it('has a page to read and print, in the language of the person, whatever people typed', async () => {
    const cookOfFrance = await world.employee({ first_name: 'Éloïse', last_name: 'Roy', language: 'fr' });
    await record(admin, {
      user_id: cookOfFrance.id,
      ...eightHours('2026-03-10'),
      description: '<script>alert(1)</script>',
    });
    const gone = await record(admin, {
      user_id: cookOfFrance.id,
      ...eightHours('2026-03-11'),
      description: 'A mistake',
    });
    expect((await admin.delete(`/time-entries/${gone.id}`)).status).toBe(200);
    const own = await cookOfFrance.api();
    const report = await claim(own, { title: 'Nuit à Québec' });
    await own.post(`/expense-reports/${report.id}/receipts`, { ...pdf, file_name: 'hôtel #2.pdf' });
    const app = await cookOfFrance.app();
    const files = await contentOf(app, await made(app));
    const page = files.get('index.html')?.toString() ?? '';
    expect(page).toContain('<html lang="fr-CA">');
    expect(page).toContain('Temps de travail');
    expect(page).toContain('10 mars 2026');
    expect(page).toMatch(/<td>9\sh<\/td>/);
    expect(page).toContain('8:00');
    expect(page).toContain('&lt;script&gt;');
    expect(page).not.toContain('<script');
    expect(page).not.toContain('A mistake');
    expect(page).not.toMatch(/\b(usr|ten|exp|org)_[0-9A-Z]{26}(?!\/)[^"]*</);
    const [, href] = /<a href="(files[^"]*)">hôtel #2\.pdf</.exec(page) ?? [];
    expect(files.get(decodeURIComponent(href ?? ''))).toEqual(Buffer.from(pdf.content, 'base64'));
    expect(JSON.parse(files.get('about.json')?.toString() ?? '{}')).toMatchObject({ page: 'index.html' });
  });

  it('names others only as the person may see them', async () => {
    const stranger = await world.employee({ first_name: 'Zephyrine', last_name: 'Quillfeather' });
    await sql`update time_entries set approved_by_id = ${stranger.id} where user_id = ${people.cook.id}`.execute(db);
    const own = await contentOf(cook, await made(cook));
    expect(areaOf(own, 'time').names).toHaveProperty(people.cook.id);
    expect(areaOf(own, 'time').names).not.toHaveProperty(stranger.id);
    expect([...own.values()].join('\n')).not.toContain('Quillfeather');
  });

  it('401 fresh_sign_in: the last factor was shown more than ten minutes ago', async () => {
    const person = await world.employee();
    const app = await person.app();
    await sql`update sessions set factor_at = ${new Date(installation.clock.nowMs() - 601_000).toISOString()}
      where user_id = ${person.id}`.execute(db);
    installation.permissionCache.forget(world.organizationId);
    expect(await app.post('/data-archives')).toMatchObject({
      status: 401,
      error: { code: 'AUTH_INVALID', details: { reason: 'fresh_sign_in' } },
    });
    expect((await app.get('/data-archives')).data).toEqual([]);
  });

  it('409: one at a time; two at once make one, and the next takes its place', async () => {
    const answers = await Promise.all([cook, cook].map((app) => app.post('/data-archives')));
    expect(answers.map(({ status }) => status).sort()).toEqual([202, 409]);
    expect(answers.find(({ status }) => status === 409)?.error).toMatchObject({ details: { reason: 'under_way' } });
    const archive = answers.find(({ status }) => status === 202)?.data as DataArchive;
    expect((await cook.get(`/data-archives/${archive.id}/file`)).status).toBe(409);
    await run(archive);
    const next = await made(cook);
    expect((await cook.get(`/data-archives/${archive.id}/file`)).status).toBe(404);
    expect(await found(cook, next)).toMatchObject({ status: 'COMPLETED' });
  });

  it('a run whose worker was killed is taken up again once it shows no sign of life; what it still brings is not kept', async () => {
    const archive = await asked(cook);
    const create = installation.files.create.bind(installation.files);
    let [goOn, isReached] = [() => {}, () => {}];
    const held = new Promise<void>((resolve) => (goOn = resolve));
    const reached = new Promise<void>((resolve) => (isReached = resolve));
    // As a process that stands still before it writes.
    installation.files.create = async (...given) => {
      installation.files.create = create;
      isReached();
      await held;
      return create(...given);
    };
    const broken = run(archive);
    await reached;
    // Its job went with its worker.
    await installation.jobs.forward();
    await installation.database.pool.query(
      'select graphile_worker.complete_jobs(array_agg(id)) from graphile_worker.jobs',
    );
    await sweepLongWork(installation);
    await runJobsOnce(installation);
    expect(await found(cook, archive)).toMatchObject({ status: 'RUNNING' });
    await sql`update long_work set leased_until = ${installation.clock.now()} where id = ${archive.id}`.execute(db);
    await sweepLongWork(installation);
    await runJobsOnce(installation);
    expect(await found(cook, archive)).toMatchObject({ status: 'COMPLETED' });
    goOn();
    await broken;
    const kept = await sql`select from stored_files where file_name = ${`${archive.id}.zip`}`.execute(db);
    expect(kept.rowCount).toBe(1);
    await contentOf(cook, archive);
  });

  it('FAILED given_up after eight runs that came to nothing, and one can ask again', async () => {
    const archive = await asked(cook);
    const create = installation.files.create.bind(installation.files);
    installation.files.create = () => Promise.reject(new Error('The disk is full.'));
    for (let run_ = 1; run_ <= 8; run_++) {
      expect(await found(cook, archive)).toMatchObject({ completed_at: null });
      await expect(run(archive)).rejects.toThrow();
    }
    installation.files.create = create;
    expect(await found(cook, archive)).toMatchObject({ status: 'FAILED', reason: 'given_up' });
    await run(archive);
    expect(await found(cook, archive)).toMatchObject({ status: 'FAILED' });
    expect(await found(cook, await made(cook))).toMatchObject({ status: 'COMPLETED' });
  });

  it('a read that fails in the middle ends the run, and nothing else; the next one makes the archive whole', async () => {
    const archive = await asked(cook);
    await sql`alter table goals rename to goals_elsewhere`.execute(db);
    try {
      await run(archive).catch(() => undefined);
      expect(await found(cook, archive)).toMatchObject({ status: 'RUNNING' });
    } finally {
      await sql`alter table goals_elsewhere rename to goals`.execute(db);
    }
    await run(archive);
    expect(await found(cook, archive)).toMatchObject({ status: 'COMPLETED' });
  });

  it('holds years of rows, page by page', async () => {
    const person = await world.employee();
    await sql`
      insert into notifications (organization_id, id, user_id, kind, matter, created_at)
      select ${world.organizationId}, 'ntf_' || lpad(n::text, 26, '0'), ${person.id}, 'leave_approved', 'm' || n, now()
        from generate_series(1, 1750) as n`.execute(db);
    const app = await person.app();
    const files = await contentOf(app, await made(app));
    const rows = areaOf(files, 'account')['notifications'] ?? [];
    expect(new Set(rows.map((row) => row['id'])).size).toBe(1750);
  });
});

describe('GET /data-archives/{id}/file', () => {
  it('404: of another person, Administrators included, and of another organization', async () => {
    const archive = await made(cook);
    const stranger = await (await (await world.another()).administrator()).app();
    for (const app of [admin, stranger]) {
      expect((await app.get(`/data-archives/${archive.id}/file`)).status).toBe(404);
      expect(await found(app, archive)).toBeUndefined();
    }
  });

  it('404: after a week, when the file is removed', async () => {
    const archive = await made(cook);
    const now = installation.clock.now();
    await sql`update long_work set expires_at = ${now} where id = ${archive.id}`.execute(db);
    expect((await cook.get(`/data-archives/${archive.id}/file`)).status).toBe(404);
    await sweepLongWork(installation);
    const { rows } = await sql`select 1 from long_work where id = ${archive.id}`.execute(db);
    expect(rows).toEqual([]);
  });
});

describe('POST /users/{id}/data-archives', () => {
  const of = ({ id }: Somebody): string => `/users/${id}/data-archives`;

  it('202: an Administrator has that of someone who has left, without tiers that are closed to them; logged', async () => {
    const person = await leaver();
    await sql`insert into user_personal_details (organization_id, user_id, phone)
      values (${world.organizationId}, ${person.id}, '555-0199')`.execute(db);
    const files = await contentOf(admin, await made(admin, of(person)));
    expect(areaOf(files, 'profile')['user_personal_details']).toMatchObject([{ phone: '555-0199' }]);
    expect(areaOf(files, 'profile')).not.toHaveProperty('user_government_ids');
    expect(files.get('about.json')?.toString()).toContain('user_government_ids');
    const { data } = await (
      await people.executive.app()
    ).get('/sensitive-access-log', { query: { user_id: person.id } });
    expect((data as { tier: string }[]).map(({ tier }) => tier)).toEqual(expect.arrayContaining(['personal']));
  });

  it('202: of someone active it is for that person, who is told; who asked does not get it, and it is in the audit log', async () => {
    const person = await world.employee();
    const app = await person.app();
    const archive = await made(admin, of(person));
    expect(archive.user_id).toBe(person.id);
    expect((await admin.get('/data-archives', { query: { user_id: person.id } })).data).toEqual([]);
    expect((await admin.get(`/data-archives/${archive.id}/file`)).status).toBe(404);
    expect(await found(app, archive)).toMatchObject({ status: 'COMPLETED' });
    expect([...(await contentOf(app, archive)).keys()]).toContain('about.json');
    expect((await app.get('/notifications')).data).toMatchObject([{ kind: 'data_archive_asked', leads_to: '/me' }]);
    const [row] = (await world.audit()).filter(({ action }) => action === 'users.createDataArchive').slice(-1);
    expect(row).toMatchObject({ actor_id: people.admin.id, subject_id: person.id });
  });

  it('403: below Administrator, and an Executive’s by an Administrator; 404', async () => {
    expect((await cook.post(of(await leaver()))).status).toBe(403);
    const executive = await world.executive();
    await sql`update users set is_active = ${false} where id = ${executive.id}`.execute(db);
    expect((await admin.post(of(executive))).status).toBe(403);
    expect((await admin.post(of({ id: world.newId('usr') } as Somebody))).status).toBe(404);
  });

  it('403: the role was lost before the file was written, or before it was downloaded', async () => {
    const former = await world.administrator();
    const app = await former.app();
    const person = await leaver();
    const archive = await made(app, of(person));
    const later = await asked(app, of(await leaver()));
    await sql`update users set role = 'EMPLOYEE' where id = ${former.id}`.execute(db);
    installation.permissionCache.forget(world.organizationId);
    await run(later);
    expect(await found(app, later)).toMatchObject({ status: 'FAILED', reason: 'requester_not_allowed' });
    expect((await app.get(`/data-archives/${archive.id}/file`)).status).toBe(403);
  });

  it('404: erased in between, before or after it was written; 409: nothing is made of someone erased', async () => {
    const [person, other] = [await leaver(), await leaver()];
    const archive = await made(admin, of(person));
    const waiting = await asked(admin, of(other));
    const boss = await people.executive.app();
    for (const { id } of [person, other]) expect((await boss.post(`/users/${id}/erase`)).status).toBe(202);
    await run(waiting);
    await finishErasures(installation);
    for (const each of [archive, waiting]) {
      expect((await admin.get(`/data-archives/${each.id}/file`)).status).toBe(404);
    }
    expect((await admin.post(of(person))).status).toBe(409);
    const { rows } =
      await sql`select 1 from stored_files where mime_type = 'application/zip' and file_name = ${`${archive.id}.zip`}`.execute(
        db,
      );
    expect(rows).toEqual([]);
  });
});

describe('POST /data-archives/{id}/release', () => {
  const of = ({ id }: Somebody): string => `/users/${id}/data-archives`;
  const release = (app: Client, { id }: Pick<DataArchive, 'id'>, reason: unknown = 'Asked for by a court.') =>
    app.post(`/data-archives/${id}/release`, { reason });
  const releasedTo = async (app: Client, person: Somebody): Promise<DataArchive | undefined> =>
    ((await app.get('/data-archives', { query: { user_id: person.id } })).data as DataArchive[])[0];

  it('200: who started it has one by their own rights, for a week; both are told, with who allowed it and why; audited', async () => {
    const person = await world.employee();
    const started = await made(admin, of(person));
    const boss = await people.executive.app();
    const [listed] = (await boss.get(of(person))).data as StartedArchive[];
    expect(listed).toMatchObject({
      id: started.id,
      started_by_id: people.admin.id,
      release: null,
      can: ['dataArchives.release'],
    });
    expect((await admin.get(of(person))).data).toMatchObject([{ can: [] }]);
    const { status, data, text } = await release(boss, started);
    expect(status, text).toBe(200);
    expect(data).toMatchObject({ release: { to: { id: people.admin.id }, by: { id: people.executive.id } } });
    const own = await releasedTo(admin, person);
    expect(own?.id).not.toBe(started.id);
    await run(own!);
    const files = await contentOf(admin, own!);
    expect(areaOf(files, 'profile')).not.toHaveProperty('user_government_ids');
    const app = await person.app();
    expect(await found(app, started)).toMatchObject({
      release: { reason: 'Asked for by a court.', by: { last_name: expect.stringMatching(/./) } },
    });
    expect((await app.get('/notifications')).data).toMatchObject([
      { kind: 'data_archive_released', leads_to: '/me' },
      { kind: 'data_archive_asked' },
    ]);
    expect((await admin.get('/notifications')).data).toContainEqual(
      expect.objectContaining({ kind: 'data_archive_allowed', leads_to: `/people/${person.id}` }),
    );
    const [row] = (await world.audit()).filter(({ action }) => action === 'dataArchives.release').slice(-1);
    expect(row).toMatchObject({ actor_id: people.executive.id, subject_id: person.id });
    expect(await release(boss, started)).toMatchObject({ status: 409, error: { details: { reason: 'released' } } });
  });

  it('403: an Administrator, and an Executive who started it; 404: one’s own, one that is unknown, and of another organization', async () => {
    const person = await world.employee();
    const boss = await people.executive.app();
    const started = await made(boss, of(person));
    expect(await release(admin, started)).toMatchObject({ status: 403 });
    expect(await release(boss, started)).toMatchObject({ status: 403 });
    const other = await (await world.executive()).app();
    expect(await release(other, { id: world.newId('dar') })).toMatchObject({ status: 404 });
    expect(await release(other, await made(await person.app()))).toMatchObject({ status: 404 });
    const stranger = await (await (await world.another()).executive()).app();
    expect(await release(stranger, started)).toMatchObject({ status: 404 });
    expect(await stranger.get(of(person))).toMatchObject({ status: 404 });
    expect(await cook.get(of(person))).toMatchObject({ status: 403 });
  });

  it('422: without a reason; 409: who started it may not any more, or the person has left', async () => {
    const boss = await people.executive.app();
    const person = await world.employee();
    const former = await world.administrator();
    const started = await made(await former.app(), of(person));
    expect(await release(boss, started, '')).toMatchObject({ status: 422, error: { details: { field: 'reason' } } });
    await sql`update users set role = 'EMPLOYEE' where id = ${former.id}`.execute(db);
    installation.permissionCache.forget(world.organizationId);
    expect(await release(boss, started)).toMatchObject({ status: 409, error: { details: { reason: 'starter' } } });
    const left = await made(admin, of(await world.employee()));
    await sql`update users set is_active = ${false} where id = ${left.user_id}`.execute(db);
    expect(await release(boss, left)).toMatchObject({ status: 409, error: { details: { reason: 'state' } } });
  });

  it('403: the role was lost after it was allowed, before it was downloaded', async () => {
    const former = await world.administrator();
    const app = await former.app();
    const person = await world.employee();
    const started = await made(app, of(person));
    expect((await release(await people.executive.app(), started)).status).toBe(200);
    const own = (await releasedTo(app, person))!;
    await run(own);
    await sql`update users set role = 'EMPLOYEE' where id = ${former.id}`.execute(db);
    installation.permissionCache.forget(world.organizationId);
    expect((await app.get(`/data-archives/${own.id}/file`)).status).toBe(403);
  });
});
