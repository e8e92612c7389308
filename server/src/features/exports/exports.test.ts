import { describe, expect, it } from 'vitest';
import { advance } from '../../../test/advance.ts';
import type { Client } from '../../../test/client.ts';
import { finishErasures } from '../../../test/erasures.ts';
import { openHarness } from '../../../test/harness.ts';
import { runLongWork, runOnce, sweepLongWork } from '../../../test/long-work.ts';
import { sql } from '../../db/sql.ts';
import { findHeading } from '../../lib/texts/headings.ts';
import { runJobsOnce } from '../../worker/run.ts';
import { expenseTypes } from '../expenses/reports/lines.ts';
import { employmentTypes } from '../people/users/record.ts';
import { eightHours, record, workplace } from '../time/testing/workplace.ts';
import { columnsOf, titleOf } from './columns.ts';
import { exportKindNames, exportKinds, kindOf, listOf, withoutExport } from './kinds.ts';
import { schemaOfEach } from './part.ts';
import type { Export } from './record.ts';

const { world: first, installation } = await openHarness();
const { db } = installation.database;
const { world, people } = await workplace(first);
const admin = await people.admin.app();

const run = (id: string): Promise<void> => runLongWork(installation, id);

async function start(app: Client, kind: string, filters: Record<string, string> = {}): Promise<Export> {
  const answer = await app.post('/exports', { kind, filters: new URLSearchParams(filters).toString() });
  expect(answer.status, answer.text).toBe(202);
  return answer.data as Export;
}

const found = async (app: Client, id: string): Promise<Export | undefined> =>
  ((await app.get('/exports')).data as Export[]).find((each) => each.id === id);

async function linesOf(app: Client, id: string): Promise<string[]> {
  const answer = await app.get(`/exports/${id}/file`);
  expect(answer.status, answer.text).toBe(200);
  return answer.text.replace('\uFEFF', '').trim().split('\r\n');
}

describe('POST /exports', () => {
  it('202: written in the background, with names beside ids, and audited', async () => {
    await record(admin, { user_id: people.cook.id, ...eightHours('2026-03-09'), description: '=1+1' });
    const { id, status } = await start(admin, 'time_entries', { start_date: '2026-03-01', end_date: '2026-03-31' });
    expect(status).toBe('PENDING');
    await run(id);
    expect(await found(admin, id)).toMatchObject({ status: 'COMPLETED', rows_written: 1, reason: null });
    const [head = '', line = ''] = await linesOf(admin, id);
    expect(head).toContain('Person,Person id');
    expect(line).toContain(`Ada Byron,${people.cook.id}`);
    expect(line).toContain("'=1+1");
    const audit = await world.audit();
    const about = audit.filter(({ subject_id: subject }) => subject === id).map(({ action }) => action);
    expect(about).toEqual(['exports.create', 'time_entries.export', 'exports.download']);
  });

  it('202: more days than the list shows at a time, none twice', async () => {
    for (const day of ['2024-01-05', '2024-06-05', '2025-01-06', '2025-11-06']) {
      await record(admin, { user_id: people.bartender.id, ...eightHours(day, '-05:00') });
    }
    const filters = { user_id: people.bartender.id, start_date: '2024-01-01', end_date: '2025-12-31' };
    const { id } = await start(admin, 'time_entries', filters);
    await run(id);
    const [, ...lines] = await linesOf(admin, id);
    expect(lines.map((line) => /20\d\d-\d\d-\d\dT/.exec(line)?.[0])).toEqual([
      '2025-11-06T',
      '2025-01-06T',
      '2024-06-05T',
      '2024-01-05T',
    ]);
  });

  it.each(exportKindNames)('202: the list of %s', async (kind) => {
    const { id } = await start(admin, kind);
    await run(id);
    expect((await found(admin, id))?.status).toBe('COMPLETED');
    expect((await linesOf(admin, id)).length).toBeGreaterThan(0);
  });

  it('every list across the organization can be exported, or there is a reason why not', () => {
    const lists = installation.catalogue.operations
      .filter(({ kind, params }) => kind === 'list' && params === undefined)
      .map(({ id }) => id);
    const exported = Object.values(exportKinds).map(({ operation }) => operation as string);
    expect([...exported, ...Object.keys(withoutExport)].sort()).toEqual(lists.sort());
  });

  it('202: leave balances, a line for each person and type', async () => {
    for (const name of ['Vacation', 'Volunteering']) {
      expect((await admin.post('/leave-types', { name, annual_allowance: 10 })).status).toBe(201);
    }
    const { id } = await start(admin, 'leave_balances');
    await run(id);
    const [head = '', ...lines] = await linesOf(admin, id);
    expect(head).toContain('Leave type name');
    expect(head).toContain('Available');
    const ofCook = lines.filter((line) => line.includes(people.cook.id));
    expect(ofCook.filter((line) => line.includes('Vacation') || line.includes('Volunteering'))).toHaveLength(2);
  });

  it('202: compensation is told to the access log, record by record', async () => {
    const pay = { effective_date: '2026-01-01', pay_type: 'HOURLY', amount: 20 };
    const { data } = await admin.post(`/users/${people.cook.id}/compensation`, pay);
    const { id } = await start(admin, 'compensation');
    await run(id);
    expect(await linesOf(admin, id)).toHaveLength(2);
    const { rows } = await sql<{ surface: string }>`
      select surface from sensitive_access_log where record_id = ${data.id} and surface = 'job'`.execute(db);
    expect(rows).toHaveLength(1);
  });

  it('people without their private tiers, which leaves no trace in the access log', async () => {
    const before = await sql`select from sensitive_access_log`.execute(db);
    const { id } = await start(admin, 'people');
    await run(id);
    const [head = ''] = await linesOf(admin, id);
    expect(head).toContain('Employment start date');
    for (const title of ['Tax id', 'Home address', 'Personal email', 'Date of birth'])
      expect(head).not.toContain(title);
    expect((await sql`select from sensitive_access_log`.execute(db)).rowCount).toBe(before.rowCount);
  });

  it('in parts of bounded size: a run that breaks off goes on where it was', async () => {
    const other = await first.another();
    const executive = await other.executive();
    await sql`
      insert into users (organization_id, id, email, first_name, last_name, job_title, role, level, created_at, updated_at)
      select ${other.organizationId}, 'usr_' || lpad(n::text, 26, '0'), 'many' || n || '@export.example', 'Robin', 'Number' || n,
             repeat('Cook ', 20), 'EMPLOYEE', 'STANDARD', now(), now() from generate_series(1, 5000) n`.execute(db);
    const app = await executive.app();
    const { id } = await start(app, 'people');
    const put = installation.files.put.bind(installation.files);
    let calls = 0;
    installation.files.put = (key, bytes) => {
      expect(bytes.length).toBeLessThan(2_000_000);
      return ++calls === 2 ? Promise.reject(new Error('The disk is full.')) : put(key, bytes);
    };
    // A run ends after its slice of time, and the next one goes on.
    const breaks = async (): Promise<void> => {
      while (calls < 2) await runOnce(installation, id);
    };
    await expect(breaks()).rejects.toThrow();
    const half = await found(app, id);
    expect(half?.status).toBe('RUNNING');
    expect(half?.rows_written).toBeGreaterThan(0);
    await run(id);
    installation.files.put = put;
    expect(await found(app, id)).toMatchObject({ status: 'COMPLETED', rows_written: 5001 });
    const ids = (await linesOf(app, id)).slice(1).map((line) => line.split(',')[0]);
    expect(new Set(ids).size).toBe(5001);
    const { rows } = await sql<{ parts: number; kept: number }>`
      select count(*)::int as parts, (select count(*)::int from stored_files where organization_id = ${other.organizationId}) as kept
        from long_work_files where organization_id = ${other.organizationId}`.execute(db);
    expect(rows[0]?.parts).toBeGreaterThan(1);
    expect(rows[0]?.kept).toBe(rows[0]?.parts);
  });

  it('FAILED given_up after eight runs in a row that came to nothing, and never for a week', async () => {
    const { id } = await start(admin, 'teams');
    const put = installation.files.put.bind(installation.files);
    installation.files.put = () => Promise.reject(new Error('The disk is full.'));
    for (let attempt = 1; attempt <= 8; attempt++) {
      expect(await found(admin, id)).toMatchObject({ reason: null, completed_at: null });
      await expect(runOnce(installation, id)).rejects.toThrow();
    }
    installation.files.put = put;
    expect(await found(admin, id)).toMatchObject({ status: 'FAILED', reason: 'given_up', rows_written: 0 });
    await runOnce(installation, id);
    expect((await admin.get(`/exports/${id}/file`)).status).toBe(409);
  });

  it('its worker was killed, or its job is lost: it is taken up again within minutes, and given up if that comes to nothing', async () => {
    const [first_, doomed] = [await start(admin, 'teams'), await start(admin, 'teams')];
    await runJobsOnce(installation);
    const killed = async (id: string, attempts: number): Promise<void> => {
      await sql`update long_work set status = 'RUNNING', completed_at = null, attempts = ${attempts},
          leased_until = ${installation.clock.now()} where id = ${id}`.execute(db);
    };
    await killed(first_.id, 1);
    await killed(doomed.id, 8);
    await sweepLongWork(installation);
    expect(await found(admin, doomed.id)).toMatchObject({ status: 'FAILED', reason: 'given_up' });
    await runJobsOnce(installation);
    expect(await found(admin, first_.id)).toMatchObject({ status: 'COMPLETED', reason: null });
  });

  it('what the person may no longer read is not written: role taken away in between', async () => {
    const leaving = await world.administrator();
    const app = await leaving.app();
    const { id } = await start(app, 'people');
    await sql`update users set role = ${'EMPLOYEE'} where id = ${leaving.id}`.execute(db);
    await run(id);
    const { rows } =
      await sql`select status, reason, state -> 'parts' as parts from long_work where id = ${id}`.execute(db);
    expect(rows).toEqual([{ status: 'FAILED', reason: 'author_not_allowed', parts: 0 }]);
  });

  it('409: a sixth while five are being written', async () => {
    const busy = await (await world.administrator()).app();
    for (let count = 0; count < 5; count++) await start(busy, 'teams');
    expect(await busy.post('/exports', { kind: 'teams' })).toMatchObject({ status: 409, error: { code: 'CONFLICT' } });
  });

  it('422: an unknown kind, a filter that the list has not, days in the wrong order', async () => {
    for (const [body, field] of [
      [{ kind: 'secrets' }, 'kind'],
      [{ kind: 'people', filters: 'total=true' }, 'total'],
      [{ kind: 'people', filters: 'colour=red' }, 'colour'],
      [{ kind: 'people', filters: 'role=EMPLOYEE&role=EXECUTIVE' }, 'filters'],
      [{ kind: 'people', filters: 'tiers=personal' }, 'tiers'],
      [{ kind: 'shifts', filters: 'start_date=2026-02-01&end_date=2026-01-01' }, 'filters.end_date'],
      [{ kind: 'shifts', filters: 'start_date=2001-01-01&end_date=2026-01-01' }, 'filters.end_date'],
    ] as const) {
      expect(await admin.post('/exports', body)).toMatchObject({ status: 422, error: { details: { field } } });
    }
  });

  it('403: a Department Head and an Employee; a module that is off', async () => {
    for (const person of [people.head, people.cook]) {
      expect((await (await person.app()).post('/exports', { kind: 'people' })).status).toBe(403);
    }
    const other = await first.another({ settings: { modules: { time_tracking: false, expenses: false } } });
    const app = await (await other.administrator()).app();
    expect((await app.post('/exports', { kind: 'time_entries' })).status).toBe(403);
  });
});

describe('GET /exports/{id}/file', () => {
  it('404: to everyone but the person who asked, Executives included', async () => {
    const { id } = await start(admin, 'teams');
    await run(id);
    const executive = await people.executive.app();
    expect((await executive.get(`/exports/${id}/file`)).status).toBe(404);
    expect(await found(executive, id)).toBeUndefined();
  });

  it('409: before it is there', async () => {
    const { id } = await start(admin, 'teams');
    expect((await admin.get(`/exports/${id}/file`)).status).toBe(409);
    await run(id);
  });

  it('404: after a week, and its bytes are gone', async () => {
    const { id } = await start(admin, 'departments');
    await run(id);
    await linesOf(admin, id);
    await advance(installation, 7 * 86_400_000 + 3_600_000);
    const signedIn = await people.admin.app();
    expect((await signedIn.get(`/exports/${id}/file`)).status).toBe(404);
    await sweepLongWork(installation);
    expect(await sql`select from long_work where id = ${id}`.execute(db)).toMatchObject({ rowCount: 0 });
    expect(await sql`select from long_work_files where work_id = ${id}`.execute(db)).toMatchObject({ rowCount: 0 });
  });

  it('404: once a person of the organization was erased', async () => {
    const gone = await world.employee({ is_active: false, deactivated_at: '2026-02-03T04:05:06.000Z' });
    const app = await people.executive.app();
    const { id } = await start(app, 'people');
    await run(id);
    await linesOf(app, id);
    expect((await app.post(`/users/${gone.id}/erase`)).status).toBe(202);
    await finishErasures(installation);
    expect((await app.get(`/exports/${id}/file`)).status).toBe(404);
  });
});

describe('headings in French', () => {
  interface Shape {
    readonly type?: string;
    readonly properties?: Readonly<Record<string, Shape>>;
    readonly items?: Shape;
    readonly anyOf?: readonly Shape[];
  }
  const withoutNull = (shape: Shape): Shape => shape.anyOf?.find(({ type }) => type !== 'null') ?? shape;
  /** A record that has every field, so that none is left out. */
  const complete = (given: Shape): unknown => {
    const { properties } = withoutNull(given);
    if (!properties) return 'x';
    return Object.fromEntries(Object.entries(properties).map(([name, shape]) => [name, complete(shape)]));
  };

  it('stand in the file of who reads French, and yes and no in its cells', async () => {
    const other = await world.administrator();
    const app = await other.app();
    await app.patch('/me', { language: 'fr' });
    const { id } = await start(app, 'leave_types');
    await app.post('/leave-types', { name: 'Vacances', annual_allowance: 10 });
    await run(id);
    const [head = '', ...lines] = await linesOf(app, id);
    expect(head).toMatch(/^Identifiant,Nom,/);
    expect(lines.join()).toMatch(/,(oui|non),/);
    const people = (await app.get('/users/export')).text;
    expect(people).toMatch(/^\uFEFF?Prénom,Nom,Nom usuel,Adresse courriel,Poste,Service,Lieu de travail,Rôle,État/);
    expect(people).toContain('Administration');
    const report = (await app.get('/reports/headcount/file')).text;
    expect(report).toMatch(/^\uFEFF?Service,Personnes à la fin,Équivalents temps plein,Arrivées,Départs/);
  });

  it.each(exportKindNames)('every column of %s has one', (kind) => {
    const schema = schemaOfEach(listOf(installation.catalogue, kind).returns, kindOf(kind).each);
    const titles = columnsOf(schema, [complete(schema as Shape)]).map(titleOf);
    expect(titles.length).toBeGreaterThan(0);
    expect(titles.filter((title) => findHeading('fr', title) === null)).toEqual([]);
  });

  it('every heading and code of the reports has one', () => {
    const codes = [...expenseTypes, ...employmentTypes].map((code) => code.replaceAll('_', ' ').toLowerCase());
    const titles = codes.map((code) => code.charAt(0).toUpperCase() + code.slice(1));
    const all = [
      ...titles,
      'Days',
      'Leaves',
      'People',
      'Amount',
      'Lines',
      'People at the end',
      'Joined',
      'Left',
      'Hours',
    ];
    expect(all.filter((title) => findHeading('fr', title) === null)).toEqual([]);
  });
});
