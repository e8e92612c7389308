import { beforeEach, describe, expect, it } from 'vitest';
import type { Client } from '../../../test/client.ts';
import { sized } from '../../../test/depth.ts';
import { openHarness } from '../../../test/harness.ts';
import type { World } from '../../../test/world.ts';
import { sql } from '../../db/sql.ts';
import { askJoined } from '../documents/signing/reactions.ts';
import { textFile } from '../documents/testing/specimens.ts';
import { accrueLeave } from '../leave/index.ts';
import { addType, monday, moveClockTo } from '../leave/testing/office.ts';
import { sendInvitation } from '../sign-in/send-link.ts';
import type { Import } from './record.ts';
import { importCsv } from './testing/import-csv.ts';

const harness = await openHarness();
const { installation } = harness;
const { db } = installation.database;
beforeEach(() => {
  moveClockTo(harness, monday);
});

interface Place {
  readonly world: World;
  readonly app: Client;
  readonly vacation: string;
  readonly done: Import;
  /** Ada of the file. */
  readonly ada: string;
}

/** Two people of a file, in an organization whose people get 20 days a year and keep 5 of them. */
async function imported(): Promise<Place> {
  const world = await harness.world.another();
  const domain = `${world.organizationId.slice(-8)}.example`;
  const app = await (await world.administrator()).app();
  const vacation = await addType(harness, world, 'Vacation', { annual_allowance: '20', carry_over_limit: '5' });
  const done = await importCsv(installation, app, 'people', [
    'first_name,last_name,email',
    `Ada,Byron,ada@${domain}`,
    `Bob,Baker,bob@${domain}`,
  ]);
  const { rows } = await sql<{ id: string }>`
    select id from users where organization_id = ${world.organizationId} and first_name = 'Ada'`.execute(db);
  return { world, app, vacation, done, ada: rows[0]?.id ?? '' };
}

const undo = async ({ app, done }: Place): Promise<Import> => {
  const { status, data, text } = await app.post(`/imports/${done.id}/undo`);
  if (status !== 200) throw new Error(text);
  return data as Import;
};
const whole = { rows_undone: 2, rows_kept: 0, kept: [] };
const ledgerOf = async ({ world }: Place): Promise<(string | null)[]> =>
  (
    await sql<{ kind: string }>`
      select kind from leave_ledger where organization_id = ${world.organizationId} and user_id not in (
        select id from users where role = 'ADMINISTRATOR') order by year, kind`.execute(db)
  ).rows.map(({ kind }) => kind);

describe('the undoing of an import of people takes back what no person did', () => {
  it('200: what accrual granted, carried over and let expire', async () => {
    const place = await imported();
    await accrueLeave(installation, 'job', place.world.organizationId);
    moveClockTo(harness, Date.parse('2028-01-10T14:00:00Z'));
    await accrueLeave(installation, 'job', place.world.organizationId);
    expect(new Set(await ledgerOf(place))).toEqual(new Set(['GRANT', 'CARRY_OVER', 'EXPIRY']));
    moveClockTo(harness, monday);
    expect(await undo(place)).toMatchObject(whole);
    expect(await ledgerOf(place)).toEqual([]);
    expect(await accrueLeave(installation, 'job', place.world.organizationId)).toMatchObject({ people: 1 });
  });

  it('200: balances of another import that was undone before', async () => {
    const place = await imported();
    const balances = await importCsv(installation, place.app, 'leave_balances', [
      'user_id,leave_type,amount,reason',
      `${place.ada},Vacation,3,Brought along`,
    ]);
    expect(balances.rows_imported).toBe(1);
    await undo({ ...place, done: balances });
    expect(await undo(place)).toMatchObject(whole);
  });

  it('200: invitations that were mailed, and what they were told', async () => {
    const place = await imported();
    const payload = { organization_id: place.world.organizationId, user_id: place.ada };
    await sendInvitation.run(installation, payload);
    await sql`
      insert into notifications (organization_id, id, user_id, kind, matter, subject_id, created_at)
      values (${place.world.organizationId}, ${place.world.newId('ntf')}, ${place.ada}, 'task_assigned', 'm', 's', now())`.execute(
      db,
    );
    expect(await undo(place)).toMatchObject(whole);
    // What is still queued finds the person gone.
    await sendInvitation.run(installation, payload);
    const { rows } = await sql`
      select 1 from password_links where organization_id = ${place.world.organizationId}`.execute(db);
    expect(rows).toEqual([]);
  });
});

describe('the undoing of an import of people leaves those with whom a person did something', () => {
  const acts: Record<string, [act: (place: Place) => Promise<unknown>, said: string]> = {
    'who signed in': [({ world, ada }) => world.session(ada), 'they have signed in'],
    'who have a token': [({ world, ada }) => world.token(ada, []), 'an API token'],
    'with time entries': [({ app, ada }) => record(app, ada), 'time that was recorded'],
    'who decided something': [
      async ({ app, world, ada }) => {
        const { id: user } = await world.employee();
        const entry = await record(app, user);
        await sql`update time_entries set approval_status = 'APPROVED', approved_by_id = ${ada}, approved_at = now()
                   where organization_id = ${world.organizationId} and id = ${entry}`.execute(db);
      },
      'a decision that they made',
    ],
    'with leave requests': [
      ({ app, ada, vacation }) =>
        made(app, '/leaves', {
          user_id: ada,
          leave_type_id: vacation,
          start_date: '2026-06-01',
          end_date: '2026-06-02',
        }),
      'leave requests',
    ],
    'whose balance was corrected': [
      ({ app, ada, vacation }) =>
        made(app, '/leave-adjustments', { user_id: ada, leave_type_id: vacation, amount: 2, reason: 'Agreed' }),
      'a leave balance that was corrected or used',
    ],
    'with documents': [
      ({ app, ada }) => made(app, '/documents', { title: 'Contract', owner_id: ada, ...textFile() }),
      'documents',
    ],
  };

  it.each(Object.entries(acts))('200: %s', async (_, [act, said]) => {
    const place = await imported();
    await act(place);
    await accrueLeave(installation, 'job', place.world.organizationId);
    const before = await ledgerOf(place);
    const { rows_undone, kept } = await undo(place);
    expect([rows_undone, kept]).toMatchObject([1, [{ line: 2, message: expect.stringContaining(said) }]]);
    // Those who stay keep their balance.
    expect((await ledgerOf(place)).filter((kind) => kind === 'GRANT')).toHaveLength(
      before.filter((kind) => kind === 'GRANT').length - 1,
    );
  });
});

describe('a row of people is undone whole or stays whole', () => {
  const withPay = (world: World): string[] => [
    'first_name,last_name,email,department,salary',
    `Ada,Byron,ada@${world.organizationId.slice(-8)}.example,Kitchen,52000`,
    `Bob,Baker,bob@${world.organizationId.slice(-8)}.example,Kitchen,48000`,
  ];
  const payOf = async (world: World): Promise<number> =>
    Number(
      (
        await sql<{ count: string }>`
        select count(*) as count from compensation_records where organization_id = ${world.organizationId}`.execute(db)
      ).rows[0]?.count,
    );
  const someone = async (world: World, firstName: string): Promise<string> =>
    (
      await sql<{ id: string }>`
        select id from users where organization_id = ${world.organizationId} and first_name = ${firstName}`.execute(db)
    ).rows[0]?.id ?? '';

  it('200: who stays keeps their pay; a standing request to sign keeps nobody; told by name before and after', async () => {
    const world = await harness.world.another();
    const app = await (await world.administrator()).app();
    const handbook = await made(app, '/documents', { title: 'Handbook', is_company_library: true, ...textFile() });
    const asked = await app.post(`/documents/${handbook}/audience`, {
      audience: { everyone: true, and_new_people: true },
    });
    expect(asked.status).toBe(200);
    const done = await importCsv(installation, app, 'people', withPay(world), { makes_missing: true });
    const [ada, bob] = [await someone(world, 'Ada'), await someone(world, 'Bob')];
    for (const user_id of [ada, bob]) {
      await askJoined.run(installation, { organization_id: world.organizationId, user_id });
    }
    expect((await app.get(`/documents/${handbook}/signing`)).data).toMatchObject({ waiting: 3 });
    await record(app, bob);

    const preview = await app.post(`/imports/${done.id}/undo?dry_run=true`);
    const told = {
      rows_undone: 1,
      rows_kept: 1,
      went: [{ line: 2, name: 'Ada Byron' }],
      kept: [
        { line: 2, name: 'Kitchen', message: expect.stringContaining('1 person belongs') },
        { line: 3, name: 'Bob Baker', message: expect.stringContaining('time that was recorded') },
      ],
    };
    expect([preview.status, preview.data]).toMatchObject([200, told]);
    expect(await payOf(world)).toBe(2);
    const { data } = await app.post(`/imports/${done.id}/undo`);
    expect(data).toMatchObject(told);
    expect(await payOf(world)).toBe(1);
    expect((await app.get(`/users/${bob}/compensation`)).data).toMatchObject([{ amount: 48000 }]);
    expect((await app.get(`/imports/${done.id}`)).data.kept).toMatchObject(told.kept);
    expect((await app.get(`/documents/${handbook}/signing`)).data).toMatchObject({ waiting: 2 });
  });

  it('200: pay and a change of job that someone entered keep the row, with the pay that it brought', async () => {
    const world = await harness.world.another();
    const app = await (await world.administrator()).app();
    const done = await importCsv(installation, app, 'people', withPay(world), { makes_missing: true });
    const [ada, bob] = [await someone(world, 'Ada'), await someone(world, 'Bob')];
    const raise = { effective_date: '2026-09-01', pay_type: 'SALARY', amount: 60000 };
    await made(app, `/users/${ada}/compensation`, raise);
    await made(app, `/users/${bob}/employment`, {
      effective_date: '2026-12-01',
      values: { job_title: 'Sous-chef' },
    });
    const { data } = await app.post(`/imports/${done.id}/undo`);
    expect(data).toMatchObject({
      rows_undone: 0,
      rows_kept: 2,
      went: [],
      kept: [
        { name: 'Kitchen' },
        { name: 'Ada Byron', message: expect.stringContaining('compensation') },
        { name: 'Bob Baker', message: expect.stringContaining('a change of their job') },
      ],
    });
    expect(await payOf(world)).toBe(3);
  });

  it('200: what the product adds by itself is declared for tables that refer to people', async () => {
    const { byProducts } = installation.catalogue;
    const { rows } = await sql<{ place: string }>`
      select c.conrelid::regclass::text || '.' || a.attname as place
        from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any(c.conkey)
       where c.confrelid = 'users'::regclass and c.contype = 'f'`.execute(db);
    const places = new Set(rows.map(({ place }) => place));
    for (const { table, column = 'user_id' } of byProducts) expect(places).toContain(`${table}.${column}`);
  });

  const rows = sized(1000, 250);

  it(`200: ${String(rows)} rows at once`, async () => {
    const world = await harness.world.another();
    const app = await (await world.administrator()).app();
    const done = await importCsv(installation, app, 'people', [
      'first_name,last_name,email,salary',
      ...Array.from({ length: 100 }, (_, i) => `A${String(i)},B,a${String(i)}@m.example,40000`),
    ]);
    await sql`
      insert into users (organization_id, id, first_name, last_name, email, role, level, created_at, updated_at)
      select organization_id, 'usr_' || lpad(i::text, 26, '0'), 'C', i::text, 'c' || i || '@m.example', role, level,
             created_at, updated_at
        from users, generate_series(1, ${rows - 100}) as i
       where organization_id = ${world.organizationId} and first_name = 'A0'`.execute(db);
    await sql`
      insert into imported_records (organization_id, import_id, record_id, line)
      select ${world.organizationId}, ${done.id}, 'usr_' || lpad(i::text, 26, '0'), 200 + i
        from generate_series(1, ${rows - 100}) as i`.execute(db);
    const { data, text } = await app.post(`/imports/${done.id}/undo`);
    if (!data) throw new Error(text);
    expect([data.rows_undone, data.went.length]).toEqual([rows, rows]);
  });
});

async function made(app: Client, path: string, body: object): Promise<string> {
  const { status, data, text } = await app.post(path, body);
  if (status !== 201) throw new Error(text);
  return (data as { id: string }).id;
}

const record = (app: Client, user_id: string): Promise<string> =>
  made(app, '/time-entries', {
    user_id,
    clock_in: '2026-02-27T14:00:00Z',
    clock_out: '2026-02-27T18:00:00Z',
  });
