import { randomBytes } from 'node:crypto';
import type { TSchema } from 'typebox';
import { insertRow, type Row } from '../../src/db/rows.ts';
import { sql } from '../../src/db/sql.ts';
import { connected } from '../../src/features/connected-apps/testing/stranger.ts';
import { documentSpecimens } from '../../src/features/documents/testing/specimens.ts';
import { expenseSpecimens } from '../../src/features/expenses/testing/specimens.ts';
import { insertKiosk, insertTapOf } from '../../src/features/kiosks/testing/specimens.ts';
import { leaveSpecimens } from '../../src/features/leave/testing/specimens.ts';
import { checklistSpecimens } from '../../src/features/onboarding/testing/specimens.ts';
import { payRunSpecimens } from '../../src/features/payroll/testing/specimens.ts';
import { projectSpecimens } from '../../src/features/projects/testing/specimens.ts';
import { recordSpecimens } from '../../src/features/records/testing/specimens.ts';
import { shiftSpecimen } from '../../src/features/schedule/testing/specimens.ts';
import { timeSpecimens } from '../../src/features/time/testing/specimens.ts';
import { webhookSpecimens } from '../../src/features/webhooks/testing/specimens.ts';
import { emptyTally } from '../../src/features/what-if/tally.ts';
import type { Operation } from '../../src/kernel/declaration.ts';
import { exampleOf, idPrefixOf } from '../../src/kernel/example.ts';
import type { RequestOptions } from '../client.ts';
import type { Harness } from '../harness.ts';
import type { Somebody, World } from '../world.ts';

/** One record of every kind in an organization, by id prefix: what path parameters and body ids are filled with. */
export type Specimens = Readonly<Record<string, string>>;

/** A new kind of record gets its line here, and every suite over the catalogue covers its operations. */
export async function specimensOf(
  { installation, server }: Harness,
  world: World,
  owner: Somebody,
): Promise<Specimens> {
  const { db } = installation.database;
  const person = await world.employee({ department: 'Specimens' });
  const team = world.newId('team');
  const now = installation.clock.now();
  const common = { organization_id: world.organizationId, created_at: now };
  await insertRow('teams', { ...common, id: team, name: 'Specimens', updated_at: now }).execute(db);
  await insertRow('team_members', { ...common, team_id: team, user_id: person.id }).execute(db);
  await world.token(owner.id, ['users:read']);
  const token = (
    await sql<
      Pick<Row<'api_tokens'>, 'id'>
    >`select id from api_tokens where organization_id = ${world.organizationId} order by id desc`.execute(db)
  ).rows[0]!;
  const importId = world.newId('imp');
  await insertRow('imports', {
    ...common,
    id: importId,
    kind: 'people',
    status: 'COMPLETED',
    dry_run: true,
    failures: '[]',
  }).execute(db);
  const sbx = world.newId('sbx');
  const inner = world.newId('org');
  await insertRow('organizations', {
    id: inner,
    name: 'Specimen',
    timezone: 'America/Toronto',
    country: 'CA',
    currency: 'CAD',
    plan: 'ENTERPRISE',
    subscription_status: 'ACTIVE',
    sandbox_of: world.organizationId,
    created_at: now,
    updated_at: now,
  }).execute(db);
  await insertRow('sandboxes', {
    ...common,
    id: sbx,
    sandbox_organization_id: inner,
    status: 'READY',
    people: 0,
    copy_settings: false,
    updated_at: now,
  }).execute(db);
  const ann = world.newId('ann');
  await insertRow('announcements', {
    ...common,
    id: ann,
    author_id: owner.id,
    title: 'Specimen',
    text: 'To everyone.',
    audience: '{"everyone":true}',
    people: 1,
    until: '2099-01-01',
    updated_at: now,
  }).execute(db);
  const blk = world.newId('blk');
  const expires_at = new Date(installation.clock.nowMs() + 3_600_000).toISOString();
  const done = { ...common, status: 'COMPLETED', created_by_id: owner.id, total: 0, leased_until: now, expires_at };
  const finalized = JSON.stringify({ operation_id: 'timesheets.finalize', about: '2026-03-02_2026-03-15' });
  await insertRow('long_work', { ...done, id: blk, kind: 'bulk_change', asked: finalized }).execute(db);
  const ses = world.newId('ses');
  await insertRow('sessions', {
    ...common,
    id: ses,
    token_hash: randomBytes(32),
    user_id: owner.id,
    expires_at,
  }).execute(db);
  const psh = world.newId('psh');
  await insertRow('push_subscriptions', {
    ...common,
    id: psh,
    user_id: owner.id,
    session_id: ses,
    endpoint_hash: randomBytes(32),
    sealed_target: Buffer.alloc(0),
  }).execute(db);
  const ksk = await insertKiosk({ installation }, world);
  const ktp = await insertTapOf({ installation }, world, person.id, { kiosk_id: ksk });
  const psk = world.newId('psk');
  await insertRow('passkeys', {
    ...common,
    id: psk,
    user_id: owner.id,
    name: 'Specimen',
    credential_id: randomBytes(16),
    public_key: randomBytes(77),
    transports: [],
    counter: 0,
  }).execute(db);
  const idp = world.newId('idp');
  await insertRow('identity_providers', {
    ...common,
    id: idp,
    name: 'Specimen',
    issuer: 'https://login.example.com',
    client_id: 'muster',
    sealed_secret: installation.keys.seal('identity-provider', idp, 'secret'),
    email_domains: [],
    is_enabled: false,
    updated_at: now,
  }).execute(db);
  const dom = world.newId('dom');
  await insertRow('email_domains', {
    ...common,
    id: dom,
    domain: `${dom.toLowerCase().replace('_', '')}.example`,
    code: 'specimen',
    proven_at: now,
    proven_by: 'OPERATOR',
    updated_at: now,
  }).execute(db);
  const idl = world.newId('idl');
  await insertRow('identity_links', {
    ...common,
    id: idl,
    provider_id: idp,
    user_id: owner.id,
    subject: 'specimen',
    last_used_at: now,
  }).execute(db);
  const expt = world.newId('expt');
  await insertRow('long_work', {
    ...done,
    id: expt,
    kind: 'export',
    asked: '{"kind":"teams","filters":{}}',
    state: '{"columns":[],"position":null,"parts":0,"size_bytes":0}',
  }).execute(db);
  const dar = world.newId('dar');
  await insertRow('long_work', {
    ...done,
    id: dar,
    kind: 'data_archive',
    asked: JSON.stringify({ user_id: owner.id }),
    state: '{"size_bytes":0}',
  }).execute(db);
  const wif = world.newId('wif');
  await insertRow('long_work', {
    ...done,
    id: wif,
    kind: 'what_if',
    asked: JSON.stringify({ from: '2026-03-01', to: '2026-03-31', settings: {} }),
    state: JSON.stringify({ after: '', sums: emptyTally() }),
  }).execute(db);
  const app = await owner.app();
  const dep = await world.department('Specimens');
  const shifts = await shiftSpecimen(app, person.id);
  const sap = world.newId('sap');
  await insertRow('shift_applications', {
    ...common,
    id: sap,
    shift_id: shifts.shf,
    user_id: person.id,
    department_id: dep,
    starts_at: '2026-03-09T13:00:00Z',
    ends_at: '2026-03-09T21:00:00Z',
    open_until: '2026-03-09T13:00:00Z',
    status: 'WITHDRAWN',
    updated_at: now,
  }).execute(db);
  const connection = await connected(server, { id: owner.id, client: app });
  return {
    ...(await projectSpecimens(app)),
    ...shifts,
    sap,
    ...(await timeSpecimens(app, person.id)),
    ...(await payRunSpecimens(app, await world.employee({ department: 'Specimens' }))),
    ...(await leaveSpecimens(app, person.id)),
    ...(await expenseSpecimens(app, person.id)),
    ...(await documentSpecimens(app, person.id)),
    ...(await webhookSpecimens(app, person.id)),
    ...(await recordSpecimens(app, person.id)),
    ...(await checklistSpecimens(app, person.id)),
    emp: (
      await app.post(`/users/${person.id}/employment`, {
        effective_date: '2099-01-01',
        values: { job_title: 'Specimen' },
      })
    ).data.id as string,
    cal: (await app.post('/calendar-feeds', { kind: 'MY_SHIFTS' })).data.id as string,
    svw: (await app.post('/saved-views', { list: 'users.list', name: 'Specimen', query: {}, is_shared: true })).data
      .id as string,
    prp: (await app.post('/departments', { name: 'Proposed' }, { query: { propose: 'true' } })).data.id as string,
    dpy: (await app.post('/deputies', { deputy_id: person.id, kinds: ['LEAVE'], while_away: true })).data.id as string,
    agr: (
      await app.post('/access-grants', {
        user_id: person.id,
        package: 'EXPENSES_PAYING',
        department_ids: null,
        starts_on: '2099-01-01',
        ends_on: null,
        reason: 'Specimen',
      })
    ).data.id as string,
    svc: (await app.post('/service-accounts', { name: 'Specimen', role: 'ADMINISTRATOR' })).data.id as string,
    impf: (
      await app.post('/import-files', Buffer.from('name,code\nKitchen,KIT\n'), {
        query: { file_name: 'departments.csv' },
        headers: { 'content-type': 'text/csv' },
      })
    ).data.id as string,
    usr: person.id,
    dep,
    team,
    tok: token.id,
    cap: connection.id,
    app: connection.clientId,
    imp: importId,
    ann,
    sbx,
    blk,
    psh,
    ksk,
    ktp,
    psk,
    idp,
    idl,
    dom,
    ses,
    expt,
    dar,
    wif,
  };
}

/** The operation's path with records of these specimens in it. */
export function pathOf(operation: Operation, specimens: Specimens): string {
  return operation.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const schema = operation.params?.properties[name];
    const prefix = schema ? idPrefixOf(schema) : null;
    const id = prefix === null ? undefined : specimens[prefix];
    if (id === undefined) throw new Error(`${operation.id}: no specimen for {${name}}; add one to specimens.ts.`);
    return id;
  });
}

/** What a query has to say, as the schema has it. */
export function queryOf({ query }: Operation): Record<string, string> {
  const { properties = {}, required = [] } = (query ?? {}) as {
    properties?: Record<string, TSchema>;
    required?: string[];
  };
  return Object.fromEntries(required.map((name) => [name, String(exampleOf(properties[name]!, 'request'))]));
}

/** A body that is valid by its schema, without references that would have to exist. */
export function bodyOf(operation: Operation): Record<string, unknown> | undefined {
  if (!operation.body) return undefined;
  const body = structuredClone(exampleOf(operation.body, 'request')) as Record<string, unknown>;
  for (const { name, isRequired } of idFieldsOf(operation)) if (!isRequired) Reflect.deleteProperty(body, name);
  return body;
}

/** Fields of a body that hold an id of another record. */
/** Of an operation whose body is a file: one that it takes. */
export const fileOf = ({ takesFile }: Operation): { body: Buffer; options: RequestOptions } | null =>
  takesFile === undefined
    ? null
    : takesFile.includes('application/pdf')
      ? {
          body: Buffer.from('%PDF-1.4\n'),
          options: { query: { file_name: 'file.pdf' }, headers: { 'content-type': 'application/pdf' } },
        }
      : {
          body: Buffer.from('name\n'),
          options: { query: { file_name: 'file.csv' }, headers: { 'content-type': 'text/csv' } },
        };

export function idFieldsOf(operation: Operation): { name: string; prefix: string; isRequired: boolean }[] {
  const { properties = {}, required = [] } = (operation.body ?? {}) as {
    properties?: Record<string, TSchema>;
    required?: string[];
  };
  return Object.entries(properties).flatMap(([name, schema]) => {
    const candidates = (schema as { anyOf?: TSchema[] }).anyOf ?? [schema];
    const prefix = candidates.map((candidate) => idPrefixOf(candidate)).find((found) => found !== null);
    return prefix === undefined ? [] : [{ name, prefix, isRequired: required.includes(name) }];
  });
}
