import { randomUUID } from 'node:crypto';
import { insertRow } from '../../src/db/rows.ts';
import { sql } from '../../src/db/sql.ts';
import { connected } from '../../src/features/connected-apps/testing/stranger.ts';
import { textFile } from '../../src/features/documents/testing/specimens.ts';
import { reportIn, start } from '../../src/features/expenses/testing/claims.ts';
import { pdf } from '../../src/features/expenses/testing/files.ts';
import { insertKiosk, insertTapOf } from '../../src/features/kiosks/testing/specimens.ts';
import { anHourMore } from '../../src/features/payroll/testing/specimens.ts';
import { lockedSheet } from '../../src/features/time/testing/specimens.ts';
import type { Operation } from '../../src/kernel/declaration.ts';
import { addDays } from '../../src/lib/days.ts';
import type { Client, RequestOptions } from '../client.ts';
import type { Harness } from '../harness.ts';
import { runLongWork } from '../long-work.ts';
import type { Somebody } from '../world.ts';
import { bodyOf, idFieldsOf, pathOf, type Specimens } from './specimens.ts';

export interface Request {
  readonly path: string;
  readonly client: Client;
  readonly body: unknown;
  readonly options: RequestOptions;
}

interface Kitchen {
  readonly harness: Harness;
  /** An Executive, signed in. */
  readonly boss: Client;
  readonly specimens: Specimens;
}

interface Made {
  readonly ids?: Specimens;
  readonly body?: unknown;
  readonly client?: Client;
  /** What it takes beside the body. */
  readonly options?: RequestOptions;
}

type Recipe = (kitchen: Kitchen) => Promise<Made> | Made;

async function make(client: Client, path: string, body?: object): Promise<{ id: string; [field: string]: unknown }> {
  const answer = await client.post(path, body);
  if (answer.status >= 300) throw new Error(`POST ${path}: ${answer.text}`);
  return answer.data as { id: string };
}

/** Someone new, signed in. */
async function colleague({ harness: { world } }: Kitchen): Promise<Somebody & { client: Client }> {
  const person = await world.employee({ department: 'Colleagues' });
  return { ...person, client: await person.app() };
}

async function leaver({ harness: { world } }: Kitchen): Promise<Made> {
  const { id } = await world.employee({ is_active: false, deactivated_at: '2026-02-03T04:05:06.000Z' });
  return { ids: { usr: id } };
}

const newAnnouncement = { title: 'Closed', text: 'On Monday.', until: '2099-01-01', audience: { everyone: true } };

const announcement: Recipe = async ({ boss }) => ({
  ids: { ann: (await make(boss, '/announcements', newAnnouncement)).id },
});

const kiosk: Recipe = async ({ harness }) => ({ ids: { ksk: await insertKiosk(harness, harness.world) } });

const waitingTap: Recipe = async (kitchen) => {
  const { id } = await colleague(kitchen);
  return { ids: { ktp: await insertTapOf(kitchen.harness, kitchen.harness.world, id) } };
};

const inStock: Recipe = async ({ boss }) => ({
  ids: { ast: (await make(boss, '/assets', { category_name: 'Laptop', serial_number: 'LT-011' })).id },
});

const hours = { clock_in: '2026-04-07T09:00:00-04:00', clock_out: '2026-04-07T17:00:00-04:00' };

const pendingEntry: Recipe = async (kitchen) => {
  const { client } = await colleague(kitchen);
  return { ids: { ten: (await make(client, '/time-entries', hours)).id } };
};

const plannedChange: Recipe = async (kitchen) => {
  const { id } = await colleague(kitchen);
  const plan = { effective_date: '2099-01-01', values: { job_title: 'Chef' } };
  return { ids: { usr: id, emp: (await make(kitchen.boss, `/users/${id}/employment`, plan)).id } };
};

/** A sheet brought so far; the last of `moves` is by the person if it is theirs to make. */
const sheetAfter =
  (moves: readonly string[], isOwn = false): Recipe =>
  async (kitchen) => {
    const { id, client } = await colleague(kitchen);
    await make(kitchen.boss, '/time-entries', { ...hours, user_id: id });
    const [sheet] = (await client.get('/timesheets', { query: { user_id: id } })).data as { id: string }[];
    const tsh = sheet?.id ?? '';
    for (const move of moves) await make(move === 'submit' ? client : kitchen.boss, `/timesheets/${tsh}/${move}`);
    return { ids: { tsh }, ...(isOwn && { client }) };
  };

const approvedPeriod: Recipe = async (kitchen) => {
  const { ids } = await sheetAfter(['submit', 'approve'])(kitchen);
  const { data } = await kitchen.boss.get(`/timesheets/${String(ids?.['tsh'])}`);
  return { body: { period_start: data.period_start, period_end: data.period_end } };
};

const openPeriod: Recipe = async (kitchen) => {
  const { ids } = await sheetAfter([])(kitchen);
  const { data } = await kitchen.boss.get(`/timesheets/${String(ids?.['tsh'])}`);
  return { body: { period_start: data.period_start, period_end: data.period_end } };
};

/** A locked timesheet in a pay period that no other recipe has. */
const periodsUsed = new WeakMap<object, number>();
const locked = async (kitchen: Kitchen): Promise<{ tsh: string; start: string; day: string }> => {
  // The same in organizations that are to be alike.
  const used = periodsUsed.get(kitchen.specimens) ?? 0;
  periodsUsed.set(kitchen.specimens, used + 1);
  const day = addDays('2040-01-03', 14 * used);
  const person = await kitchen.harness.world.employee({ department: 'Colleagues' });
  return { ...(await lockedSheet(kitchen.boss, person, day)), day };
};

const corrected: Recipe = async (kitchen) => {
  const { tsh, day } = await locked(kitchen);
  return { ids: { tsh, tcr: (await make(kitchen.boss, `/timesheets/${tsh}/corrections`, anHourMore(day))).id } };
};

const reportOf =
  (status: string): Recipe =>
  async (kitchen) => {
    const { client } = await colleague(kitchen);
    const { boss } = kitchen;
    return { ids: { exp: (await reportIn(status, { person: client, decider: boss, app: boss })).id } };
  };

const leaveOf =
  (...moves: readonly string[]): Recipe =>
  async (kitchen) => {
    const { id: user_id, client } = await colleague(kitchen);
    const days = { start_date: '2027-04-06', end_date: '2027-04-07' };
    const leave_type_id = kitchen.specimens['lvt'];
    const { id } = await make(client, '/leaves', { leave_type_id, ...days, user_id });
    for (const move of moves) await make(move === 'cancel' ? client : kitchen.boss, `/leaves/${id}/${move}`);
    return { ids: { lv: id } };
  };

/** A document that the caller is asked to sign. */
const toSign: Recipe = async (kitchen) => {
  const { id, client } = await colleague(kitchen);
  const doc = await make(kitchen.boss, '/documents', { title: 'To sign', owner_id: id, ...textFile() });
  const { signers } = await make(kitchen.boss, `/documents/${doc.id}/signers`, { user_ids: [id] });
  const [signer] = signers as { assignment_id: string }[];
  return { ids: { doc: doc.id, sgn: signer?.assignment_id ?? '' }, client };
};

/** A checklist of its own, with a task in the state that `verb` leaves it in. */
const checklist =
  (verb?: string, body?: unknown): Recipe =>
  async (kitchen) => {
    const { id } = await colleague(kitchen);
    const { boss, specimens } = kitchen;
    const made = await make(boss, `/users/${id}/checklists`, { type: 'ONBOARDING', template_id: specimens['ctp'] });
    const [task] = made['tasks'] as { id: string }[];
    const ctk = task?.id ?? '';
    if (verb !== undefined) await make(boss, `/onboarding/${made.id}/tasks/${ctk}/${verb}`);
    return { ids: { chk: made.id, ctk }, ...(body !== undefined && { body }) };
  };

const renamed = (): Made => ({ body: { name: 'Renamed in a rehearsal' } });

async function claimable(kitchen: Kitchen): Promise<Made> {
  const { client, departmentId } = await colleague(kitchen);
  const times = { starts_at: '2099-03-09T13:00:00Z', ends_at: '2099-03-09T21:00:00Z' };
  const shift = await make(kitchen.boss, '/shifts', { ...times, department_id: departmentId, is_published: true });
  return { ids: { shf: shift.id }, client };
}

let offeredDays = 0;

/** A shift of someone’s that is offered to a colleague, as they take it. */
const offered =
  (as: 'owner' | 'asked' | 'boss', isTaken = false): Recipe =>
  async (kitchen) => {
    const { boss, harness } = kitchen;
    const [owner, asked] = [await colleague(kitchen), await colleague(kitchen)];
    const starts_at = new Date(Date.parse('2099-05-01T13:00:00Z') + 86_400_000 * offeredDays++).toISOString();
    const times = { starts_at, ends_at: `${starts_at.slice(0, 11)}17:00:00.000Z` };
    const shift = await make(boss, '/shifts', { ...times, user_id: owner.id, is_published: true });
    const { id: sof } = await make(owner.client, '/shift-offers', { shift_id: shift.id, user_id: asked.id });
    if (isTaken) {
      await make(asked.client, `/shift-offers/${sof}/take`);
      // By the settings of these suites nothing waits.
      await harness.installation.database.pool.query(
        `update shift_offers set status = 'WAITING' where id = $1 and status = 'DONE'`,
        [sof],
      );
      await harness.installation.database.pool.query('update shifts set user_id = $2 where id = $1', [
        shift.id,
        owner.id,
      ]);
    }
    return { ids: { sof }, ...(as !== 'boss' && { client: { owner, asked }[as].client }) };
  };

/** Someone applies for an open shift, as those who plan or the person decide on it. */
const applied =
  (as: 'person' | 'boss'): Recipe =>
  async (kitchen) => {
    const { client, ids } = await claimable(kitchen);
    const { world } = kitchen.harness;
    const shf = String(ids?.['shf']);
    if (!client) throw new Error('Nobody to apply.');
    // By the settings of these suites the first who claims gets it.
    const { pool } = kitchen.harness.installation.database;
    await make(client, `/shifts/${shf}/claim`);
    const sap = world.newId('sap');
    await pool.query(
      `insert into shift_applications (organization_id, id, shift_id, user_id, department_id, starts_at, ends_at, open_until, status, created_at, updated_at)
       select organization_id, $2, id, user_id, department_id, starts_at, ends_at, starts_at, 'WAITING', created_at, updated_at
         from shifts where id = $1`,
      [shf, sap],
    );
    await pool.query(`update shifts set user_id = null, status = 'OPEN', claimed_at = null where id = $1`, [shf]);
    return { ids: { sap }, ...(as === 'person' && { client }) };
  };

async function claimed(kitchen: Kitchen): Promise<Made> {
  const made = await claimable(kitchen);
  await make(made.client ?? kitchen.boss, `/shifts/${String(made.ids?.['shf'])}/claim`);
  return made;
}

/** A document that many are asked to sign. */
async function collecting({ boss, specimens }: Kitchen): Promise<Made> {
  const { id: doc } = await make(boss, '/documents', { title: 'For many', ...textFile() });
  await make(boss, `/documents/${doc}/audience`, { audience: { user_ids: [specimens['usr'] ?? ''] } });
  return { ids: { doc } };
}

async function finishedBulkChange({ harness: { installation }, boss, specimens }: Kitchen): Promise<Made> {
  const body = {
    operation_id: 'users.update',
    records: [{ id: specimens['usr'] }],
    input: { job_title: 'Taken back' },
  };
  const { id: blk } = await make(boss, '/bulk-changes', body);
  await runLongWork(installation, blk);
  return { ids: { blk } };
}

async function unlimitedOff({ boss, specimens }: Kitchen): Promise<Made> {
  const { id } = await make(boss, '/leave-types', { name: 'Counted', annual_allowance: 20 });
  return { body: { user_id: specimens['usr'], leave_type_id: id, year: 2026, amount: 2, reason: 'Agreed' } };
}

const importThatIs =
  (status: 'COMPLETED' | 'RUNNING'): Recipe =>
  async ({ harness: { installation, world } }) => {
    const id = world.newId('imp');
    const now = installation.clock.now();
    const of = { organization_id: world.organizationId, id, created_at: now, failures: '[]', leased_until: null };
    await insertRow('imports', { ...of, kind: 'time_entries', status, dry_run: false }).execute(
      installation.database.db,
    );
    return { ids: { imp: id } };
  };

async function draftWithReceipt({ boss }: Kitchen): Promise<Made> {
  const { id: exp } = await start(boss);
  return { ids: { exp, rct: (await make(boss, `/expense-reports/${exp}/receipts`, pdf)).id } };
}

const freshPerson: Recipe = async (kitchen) => ({ ids: { usr: (await colleague(kitchen)).id } });

const newProvider = () => ({
  name: 'Company account',
  issuer: `https://login.example.com/specimen_${randomUUID().slice(0, 8)}`,
  client_id: 'muster',
  client_secret: 'a secret',
});

/** A write that is valid by its schema, on the specimens or on what its recipe makes. */
export async function requestOf(
  operation: Operation,
  {
    harness,
    specimens,
    clients,
  }: Pick<Kitchen, 'harness' | 'specimens'> & { readonly clients: { readonly api: Client; readonly app: Client } },
): Promise<Request> {
  const ids = idFieldsOf(operation).flatMap(({ name, prefix, isRequired }) =>
    isRequired && specimens[prefix] !== undefined ? [[name, specimens[prefix]] as const] : [],
  );
  const body = operation.body && { ...bodyOf(operation), ...Object.fromEntries(ids) };
  const made = await recipes[operation.id]?.({ harness, boss: clients.app, specimens });
  return {
    path: pathOf(operation, { ...specimens, ...made?.ids }),
    client: made?.client ?? clients[operation.surface],
    body: made?.body ?? body,
    options: made?.options ?? {},
  };
}

/** For writes that do not succeed on the specimens with the example of their body: who sends what, on which records. */
export const recipes: Readonly<Record<string, Recipe>> = {
  'users.reactivate': leaver,
  'users.hire': async ({ harness: { world } }) => ({
    ids: { usr: (await world.employee({ is_active: false, is_guest: true })).id },
    body: { start_date: '2026-03-01' },
  }),
  'users.rehire': async (kitchen) => ({ ...(await leaver(kitchen)), body: { start_date: '2098-01-01' } }),
  'hires.again': async (kitchen) => ({ ...(await leaver(kitchen)), body: { start_date: '2098-01-01' } }),
  'dataArchives.release': async (kitchen) => {
    const { id } = await colleague(kitchen);
    const starter = await (await kitchen.harness.world.administrator()).app();
    return {
      ids: { dar: (await make(starter, `/users/${id}/data-archives`)).id },
      body: { reason: 'Asked for by a court.' },
    };
  },
  'users.known': () => ({ body: { email: 'ada@example.com' } }),
  'employment.create': () => ({ body: { effective_date: '2099-02-01', values: { job_title: 'Baker' } } }),
  'employment.preview': () => ({ body: { effective_date: '2099-03-01', values: { job_title: 'Confectioner' } } }),
  'compensation.preview': () => ({
    body: { effective_date: '2026-01-01', pay_type: 'HOURLY', amount: 21.5 },
  }),
  'employment.update': async (kitchen) => ({
    ...(await plannedChange(kitchen)),
    body: { effective_date: '2099-02-01' },
  }),
  'employment.delete': plannedChange,
  'hires.create': () => ({
    body: { first_name: 'Nora', last_name: 'Lind', email: `nora.lind.${randomUUID().slice(0, 8)}@example.com` },
  }),
  'assets.handOut': async (kitchen) => {
    const [owner, next] = [await colleague(kitchen), await colleague(kitchen)];
    const piece = { category_name: 'Laptop', status: 'AVAILABLE' };
    const { id: ast } = await make(kitchen.boss, `/users/${owner.id}/assets`, piece);
    return { ids: { usr: owner.id, ast }, body: { user_id: next.id } };
  },
  'kiosks.update': async (kitchen) => ({ ...(await kiosk(kitchen)), body: { name: 'Loading dock' } }),
  'kiosks.delete': kiosk,
  'kioskTaps.confirm': waitingTap,
  'kioskTaps.discard': waitingTap,
  'sandboxes.create': () => ({ body: { name: `S${randomUUID().slice(0, 8)}`, people: 0 } }),
  'sandboxes.createToken': () => ({ body: { name: 'Contractor' } }),
  'announcements.create': () => ({ body: newAnnouncement }),
  'announcements.end': announcement,
  'announcements.read': announcement,
  'stock.create': () => ({ body: { category_name: 'Laptop' } }),
  'stock.update': async (kitchen) => ({ ...(await inStock(kitchen)), body: { serial_number: 'LT-012' } }),
  'stock.delete': inStock,
  'stock.handOut': async (kitchen) => ({
    ...(await inStock(kitchen)),
    body: { user_id: (await colleague(kitchen)).id },
  }),
  'identityProviders.create': () => ({ body: newProvider() }),
  'identityProviders.update': () => ({ body: { name: 'Company' } }),
  'identityProviders.delete': async ({ boss }) => ({
    ids: { idp: (await make(boss, '/identity-providers', newProvider())).id },
  }),
  // Clocked in by the operation before it, and on a break by the one before that.
  'clock.break': () => ({ body: {} }),
  'clock.back': () => ({ body: {} }),
  'users.erase': leaver,
  'departments.update': renamed,
  'savedViews.update': renamed,
  'payrollTemplates.update': renamed,
  'weekTemplates.update': renamed,
  'weekTemplates.create': () => ({
    body: { name: `Specimen ${randomUUID().slice(0, 8)}`, week_start: '2026-03-09' },
  }),
  'deputies.create': ({ specimens }) => ({
    body: { deputy_id: specimens['usr'], kinds: ['LEAVE'], while_away: true },
  }),
  'deputies.update': () => ({ body: { kinds: ['TIME', 'LEAVE'] } }),
  'accessGrants.create': async (kitchen) => ({
    body: {
      user_id: (await colleague(kitchen)).id,
      package: 'EXPENSES_PAYING',
      department_ids: null,
      starts_on: '2099-01-01',
      ends_on: null,
      reason: 'A specimen.',
    },
  }),
  'accessGrants.update': () => ({ body: { ends_on: '2099-12-31' } }),
  'serviceAccounts.update': renamed,
  'serviceAccounts.delete': async ({ boss }) => ({
    ids: { svc: (await make(boss, '/service-accounts', { name: 'Short-lived', role: 'EMPLOYEE' })).id },
  }),
  'serviceAccounts.releaseBrake': async ({ harness: { installation, world }, specimens }) => {
    await sql`
      insert into scim_brakes (organization_id, account_id, begun_at)
      values (${world.organizationId}, ${specimens['svc']}, ${installation.clock.now()})
      on conflict (organization_id) do update set begun_at = excluded.begun_at, released_until = null`.execute(
      installation.database.db,
    );
    return {};
  },
  'tokens.handOver': async (kitchen) => {
    const client = await (await kitchen.harness.world.administrator()).app();
    const { id: tok } = await make(client, '/tokens', { name: 'Payroll', scopes: ['users:read'] });
    return { ids: { tok }, body: { service_account_id: kitchen.specimens['svc'] } };
  },
  'connectedApps.revoke': async (kitchen) => ({
    ids: { cap: (await connected(kitchen.harness.server, await colleague(kitchen))).id },
  }),
  'departments.setManagers': ({ specimens }) => ({ body: { user_ids: [specimens['usr']] } }),
  'departments.delete': async ({ boss }) => ({
    ids: { dep: (await make(boss, '/departments', { name: 'Empty' })).id },
  }),
  'departments.merge': async ({ boss, specimens }) => ({
    ids: { dep: (await make(boss, '/departments', { name: `Ending ${randomUUID().slice(0, 8)}` })).id },
    body: { into_id: specimens['dep'], effective_date: '2099-04-01' },
  }),
  'departments.undoMerge': async ({ boss, specimens }) => {
    const { id: dep } = await make(boss, '/departments', { name: `Staying ${randomUUID().slice(0, 8)}` });
    await make(boss, `/departments/${dep}/merge`, { into_id: specimens['dep'], effective_date: '2099-04-01' });
    return { ids: { dep } };
  },
  'teams.update': renamed,
  'projects.update': renamed,
  'clients.update': renamed,
  'courses.update': renamed,
  'customFieldTabs.update': renamed,
  'checklistTemplates.update': renamed,
  'leaveTypes.update': renamed,
  'folders.update': renamed,
  'certificateRequirements.update': () => ({ body: { remind_days_before: 45 } }),
  'certificateRequirements.delete': async ({ boss }) => ({
    ids: { crq: (await make(boss, '/certificate-requirements', { certificate: 'Nobody’s' })).id },
  }),
  'benefitPlans.update': renamed,
  'benefitPlans.delete': async ({ boss }) => ({
    ids: { bpl: (await make(boss, '/benefit-plans', { name: 'Nobody’s', kind: 'HEALTH' })).id },
  }),
  'shifts.create': ({ specimens }) => ({
    body: {
      starts_at: '2099-04-09T13:00:00Z',
      ends_at: '2099-04-09T21:00:00Z',
      user_id: specimens['usr'],
      is_published: true,
    },
  }),
  'shifts.move': () => ({ body: { break_minutes: 15 } }),
  'shifts.batchChange': ({ specimens }) => ({ body: { ids: [specimens['shf']], move_minutes: 60 } }),
  'shifts.claim': claimable,
  'shifts.unclaim': claimed,
  'staffingRequirements.create': ({ specimens }) => ({
    body: { department_id: specimens['dep'], weekday: 6, from: '17:00', to: '22:00', people: 3 },
  }),
  'laborBudgets.create': ({ specimens }) => ({
    body: { department_id: specimens['dep'], week: '2026-03-16', hours: 40 },
  }),
  'laborBudgets.update': () => ({ body: { hours: 100 } }),
  'staffingRequirements.update': () => ({ body: { people: 4 } }),
  'shiftApplications.accept': applied('boss'),
  'shiftApplications.decline': applied('boss'),
  'shiftApplications.withdraw': applied('person'),
  'shiftOffers.create': async (kitchen) => {
    const { id } = await colleague(kitchen);
    const times = { starts_at: '2099-06-09T13:00:00Z', ends_at: '2099-06-09T21:00:00Z' };
    const shift = await make(kitchen.boss, '/shifts', { ...times, user_id: id, is_published: true });
    return { body: { shift_id: shift.id } };
  },
  'shiftOffers.take': offered('asked'),
  'shiftOffers.decline': offered('asked'),
  'shiftOffers.withdraw': offered('boss'),
  'shiftOffers.approve': offered('boss', true),
  'shiftOffers.reject': offered('boss', true),
  'availabilityExceptions.create': () => ({
    body: { date: new Date(Date.now() + 20 * 86_400_000).toISOString().slice(0, 10), kind: 'UNAVAILABLE' },
  }),
  'shifts.handOver': ({ specimens }) => ({
    body: { shift_ids: [specimens['shf']], from_user_id: specimens['usr'], user_id: null },
  }),
  'leaves.approve': leaveOf(),
  'leaves.reject': leaveOf(),
  'leaves.cancel': leaveOf('approve'),
  'leaves.change': async (kitchen) => ({
    ...(await leaveOf('approve')(kitchen)),
    body: { start_date: '2027-04-07', end_date: '2027-04-08' },
  }),
  'leaves.declineCancellation': leaveOf('approve', 'cancel'),
  'leaveAdjustments.create': unlimitedOff,
  'hoursAccountEntries.create': async ({ boss, specimens }) => {
    await boss.patch('/settings', { hours_accounts: true });
    return { body: { user_id: specimens['usr'], kind: 'CORRECTION', minutes: 30, reason: 'Agreed' } };
  },
  'timeEntries.recordFor': ({ specimens }) => ({ body: { user_id: specimens['usr'], ...hours, reason: 'No tablet.' } }),
  'timeEntries.approve': pendingEntry,
  'timeEntries.reject': pendingEntry,
  'timesheets.submit': sheetAfter([], true),
  'timesheets.submitFor': sheetAfter([]),
  'timesheets.approve': sheetAfter(['submit']),
  'timesheets.reject': sheetAfter(['submit']),
  'timesheets.finalize': sheetAfter(['submit', 'approve']),
  'payPeriods.finalize': approvedPeriod,
  'payPeriods.remind': openPeriod,
  'timesheets.sign': sheetAfter(['submit', 'approve', 'finalize'], true),
  'timesheets.correct': async (kitchen) => {
    const { tsh, day } = await locked(kitchen);
    return { ids: { tsh }, body: anHourMore(day) };
  },
  'timesheetCorrections.withdraw': corrected,
  'payRuns.create': async (kitchen) => ({ body: { period_start: (await locked(kitchen)).start } }),
  'timesheets.reopen': sheetAfter(['submit', 'approve']),
  'expenseReports.delete': async ({ boss }) => ({ ids: { exp: (await start(boss)).id } }),
  'expenseReports.removeReceipt': draftWithReceipt,
  'expenseReports.review': reportOf('SUBMITTED'),
  'expenseReports.approve': reportOf('SUBMITTED'),
  'expenseReports.reject': reportOf('SUBMITTED'),
  'expenseReports.pay': reportOf('APPROVED'),
  'expenseReports.uploadReceipt': async ({ boss }) => ({
    ids: { exp: (await start(boss)).id },
    body: Buffer.from('%PDF-1.4\n'),
    options: { query: { file_name: 'hotel.pdf' }, headers: { 'content-type': 'application/pdf' } },
  }),
  'leaves.uploadAttachment': () => ({
    body: Buffer.from('%PDF-1.4\n'),
    options: { query: { file_name: 'note.pdf' }, headers: { 'content-type': 'application/pdf' } },
  }),
  'documents.upload': () => ({
    body: Buffer.from('hello'),
    options: { query: { title: 'Plan', file_name: 'plan.txt' }, headers: { 'content-type': 'text/plain' } },
  }),
  'imports.upload': () => ({
    body: Buffer.from('name,code\nKitchen,KIT\n'),
    options: { query: { file_name: 'departments.csv' }, headers: { 'content-type': 'text/csv' } },
  }),
  'documents.setSigners': async ({ boss, specimens }) => ({
    ids: { doc: (await make(boss, '/documents', { title: 'Unsigned', ...textFile() })).id },
    body: { user_ids: [specimens['usr']] },
  }),
  'audiences.count': () => ({ body: { audience: { everyone: true } } }),
  'documents.askAudience': async ({ boss, specimens }) => ({
    ids: { doc: (await make(boss, '/documents', { title: 'For many', ...textFile() })).id },
    body: { audience: { user_ids: [specimens['usr']] } },
  }),
  'documents.remind': collecting,
  'documents.stopSigning': collecting,
  'bulkChanges.undo': finishedBulkChange,
  'documents.view': toSign,
  'documents.sign': toSign,
  'documents.decline': toSign,
  'training.create': freshPerson,
  'onboarding.create': freshPerson,
  'onboarding.complete': checklist('complete'),
  'onboarding.cancel': checklist(),
  'onboarding.addTask': checklist(),
  'onboarding.updateTask': checklist(),
  'onboarding.completeTask': checklist(),
  'onboarding.skipTask': checklist(),
  'onboarding.reopenTask': checklist('complete'),
  'imports.create': () => ({ body: { kind: 'departments', csv: `name\nSpecimen ${randomUUID().slice(0, 8)}` } }),
  'imports.undo': importThatIs('COMPLETED'),
  'imports.stop': importThatIs('RUNNING'),
};
