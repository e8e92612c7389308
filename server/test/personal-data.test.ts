import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { areaOf, unzip } from '../src/features/my-data/testing/unzip.ts';
import { givePassword } from '../src/features/sign-in/testing/accounts.ts';
import { storeFile } from '../src/kernel/file-store.ts';
import type { PersonalTable } from '../src/kernel/personal-data.ts';
import { personalFields } from '../src/lib/personal.ts';
import { catalogue } from '../src/main/catalogue.ts';
import { openHarness } from './harness.ts';
import { runLongWork } from './long-work.ts';

const harness = await openHarness();
const { installation, world } = harness;

interface Column {
  readonly table: string;
  readonly column: string;
  readonly type: string;
  /** Ids and keys sort by bytes: what people write does not. */
  readonly is_id: boolean;
  readonly is_enumeration: boolean;
  readonly first_value: string | null;
  readonly is_required: boolean;
  readonly is_generated: boolean;
  readonly names_person: boolean;
}

const { rows: columns } = await installation.database.pool.query<Column>(`
  select c.relname as table, a.attname as column, format_type(a.atttypid, null) as type,
         coalesce(o.collname = 'C', false) as is_id,
         exists (select from pg_constraint k where k.conrelid = c.oid and k.contype = 'c' and k.conkey = array[a.attnum]
                    and pg_get_constraintdef(k.oid) ~ 'ANY \\(.*ARRAY\\[') as is_enumeration,
         (select (regexp_match(pg_get_constraintdef(k.oid), 'ARRAY\\[''([^'']+)'''))[1] from pg_constraint k
           where k.conrelid = c.oid and k.contype = 'c' and k.conkey = array[a.attnum] limit 1) as first_value,
         a.attnotnull and not a.atthasdef as is_required, a.attgenerated <> '' as is_generated,
         a.attname in ('user_id', 'owner_id') as names_person
    from pg_class c
    join pg_namespace n on n.oid = c.relnamespace and n.nspname = 'public'
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    left join pg_collation o on o.oid = a.attcollation
   where c.relkind in ('r', 'p') and not c.relispartition
   order by c.relname, a.attnum`);

const isText = ({ type }: Column): boolean =>
  ['text', 'text[]', 'character varying', 'jsonb', 'json', 'bytea', 'inet'].includes(type);

/** Tables that are not about a person, and why nothing in them has to go or to be handed out. */
const organizations = 'the organization’s own, about no person';
/** What the build before wrote, for a minute; the tables go with the next release. */
const movedToLongWork = 'moved to long_work by its sweep';
const elsewhere: Readonly<Record<string, string>> = {
  account_members: 'which organizations one account opens: none of them may learn of the others',
  email_domains: 'domains of the organization, and nothing about people',
  identity_providers: 'where people sign in, and nothing about them',
  asset_categories: organizations,
  announcements: 'what the organization says to many; who wrote it is an id',
  benefit_plans: organizations,
  checklist_template_tasks: organizations,
  checklist_templates: organizations,
  clients: 'of another company: whom to ask there is the organization’s to know',
  courses: organizations,
  sandboxes: 'organizations for trying things out, in which nobody is real',
  custom_field_tabs: organizations,
  custom_fields: organizations,
  departments: organizations,
  folders: organizations,
  leave_types: organizations,
  department_merges: 'why two departments become one, and what stood in the way; who planned it is an id',
  locked_dates: organizations,
  organization_settings_history: organizations,
  organizations,
  kiosk_badge_waits: 'badges that nobody has, scanned at a tablet',
  kiosks: 'tablets on walls; who clocks there stands in their taps',
  pay_runs: 'sums of an organization’s pay; its lines are about people',
  payroll_templates: organizations,
  projects: organizations,
  push_keys: 'by them push services know the organization, and nothing about people',
  public_holiday_removals: organizations,
  public_holidays: organizations,
  labor_budgets: organizations,
  staffing_requirements: organizations,
  standard_costs: 'averages over people, by department',
  stock_assets: organizations,
  tasks: 'work of a project; whoever does it is an id',
  teams: organizations,
  expense_report_counters: organizations,
  import_failed_rows:
    'rows as they stood in a file: a step of the erasure removes those with the address, retention all of them',
  import_files: 'names a file of rows for a day at most; an erasure ends that at once',
  import_mappings: 'headings of files',
  imported_records: 'ids',
  long_work:
    'what was asked for, by ids, and refusals, which name rules and no one; what may name someone goes by a step of the erasure',
  long_work_files: 'keys of files',
  bulk_changes: movedToLongWork,
  bulk_change_steps: movedToLongWork,
  data_archives: movedToLongWork,
  erasures: 'says that a person was erased, by id; the digest of their address goes when it is done',
  event_fan_out: 'ids of events and endpoints',
  event_waits: 'names of readers of the feed, which are digests',
  events: 'copies of records, emptied by the marks of their schemas',
  exports: movedToLongWork,
  export_parts: movedToLongWork,
  idempotency_keys: 'sealed copies of answers, emptied by a step of the erasure',
  imports: 'a file while it is read, then messages, of which a step of the erasure empties those with the address',
  app_approvals: 'ids of apps, and of who asked for them',
  app_clients: 'what apps of others call themselves, and nothing about people',
  installation: 'keys of the installation',
  job_outbox: 'ids, for seconds',
  proposal_people: 'ids; the proposals that they belong to are deleted, and these with them',
  schema_expansions: 'names of files',
  schema_migrations: 'names of files',
  secret_keys: 'keys of the installation',
  stored_files: 'names of files, which go or are emptied with the records that name them',
  used_challenges: 'digests of random challenges, for minutes',
  user_search_words: 'words of names, which a trigger keeps as the row of the person says',
  what_ifs: movedToLongWork,
  webhook_deliveries: 'copies of records, reduced to ids by a step of the erasure',
  week_templates: 'names of weeks of shifts; whose shifts they are stands in their rows',
  webhook_older_secrets: 'secrets between the organization and receivers',
};

const declared = new Map<string, PersonalTable[]>();
for (const data of catalogue.personalData) declared.set(data.table, [...(declared.get(data.table) ?? []), data]);

const isErased = (of: readonly PersonalTable[], column: string): boolean =>
  of.some(
    ({ whenErased, record, kept }) =>
      whenErased === 'deleted' ||
      (record !== undefined && personalFields(record).includes(column)) ||
      (kept !== undefined && column in kept),
  );

describe('what is kept of people', () => {
  it('every column with text is marked, deleted with its row, or has a reason to stay', () => {
    const unexplained = columns
      .filter((column) => isText(column) && !column.is_id && !column.is_enumeration && !(column.table in elsewhere))
      .filter(({ table, column }) => !isErased(declared.get(table) ?? [], column));
    expect(unexplained.map(({ table, column }) => `${table}.${column}`)).toEqual([]);
  });

  it('every table that is about a person is declared by its feature', () => {
    const tables = columns.filter(({ names_person }) => names_person).map(({ table }) => table);
    expect(tables.filter((table) => !declared.has(table) && !(table in elsewhere))).toEqual([]);
  });

  it('marks, reasons and keys name columns that there are', () => {
    const known = new Set(columns.flatMap(({ table, column }) => [table, `${table}.${column}`]));
    const named = catalogue.personalData.flatMap(({ table, key, record, kept, withheld, file, whenErased }) =>
      [
        ...key,
        ...(record && whenErased !== 'kept' ? personalFields(record) : []),
        ...Object.keys({ ...kept, ...withheld }),
        ...(file === undefined ? [] : [file]),
      ].map((column) => `${table}.${column}`),
    );
    expect([...named, ...Object.keys(elsewhere)].filter((name) => !known.has(name))).toEqual([]);
  });
});

/** Records that rows of other tables belong to, by the column that says so. */
const parents: Readonly<Record<string, string>> = {
  report_id: 'expense_reports',
  document_id: 'documents',
  checklist_id: 'checklists',
  time_entry_id: 'time_entries',
  leave_request_id: 'leave_requests',
};
const personColumns = [
  'user_id',
  'owner_id',
  'actor_id',
  'subject_id',
  'record_id',
  'proposed_by_id',
  'responsible_id',
];
/** Made by the product itself: a row of theirs is there. */
const madeOtherwise = ['users', 'user_government_ids', 'user_credentials'];

/** Where an index reads the column, and takes no other word. */
const readByIndexes: Readonly<Record<string, string>> = {
  'leave_requests.start_time': '09:07',
  'leave_requests.end_time': '17:07',
};
const markerOf = ({ table, column }: Column): string =>
  readByIndexes[`${table}.${column}`] ?? `mark of ${table} ${column}`;
const isTelling = (column: Column): boolean => isText(column) && !column.is_id && !column.is_enumeration;

/** A row with a mark in every column that takes words, and just enough in the others. */
async function plant(table: string, person: string, ids: ReadonlyMap<string, string>, fileKey: string): Promise<void> {
  const valueOf = (column: Column): unknown => {
    const { column: name, type } = column;
    if (name === 'organization_id') return world.organizationId;
    if (name === 'file_key') return fileKey;
    if (personColumns.includes(name)) return person;
    if (name === 'id' || name in parents) return ids.get(parents[name] ?? table);
    // Opened for the archive: a row that the product wrote stands for it.
    if (column.table === 'audit_log' && name === 'sealed_values') return undefined;
    if (type === 'bytea') return randomBytes(32);
    if (isTelling(column)) {
      if (type === 'jsonb') return JSON.stringify([markerOf(column)]);
      return type.endsWith('[]') ? [markerOf(column)] : markerOf(column);
    }
    if (column.is_enumeration) return column.is_required ? column.first_value : undefined;
    if (!column.is_required) return undefined;
    if (type.startsWith('timestamp')) return installation.clock.now();
    if (type === 'date') return '2026-03-02';
    if (type === 'boolean') return false;
    if (type.endsWith('[]')) return [];
    return column.is_id ? world.newId('aud') : 1;
  };
  const values = columns
    .filter((column) => column.table === table && !column.is_generated)
    .map((column) => [column.column, valueOf(column)] as const)
    .filter(([, value]) => value !== undefined);
  const client = await installation.database.pool.connect();
  try {
    await client.query('begin');
    // What these rows refer to is not there: foreign keys are not looked at.
    await client.query('set local session_replication_role = replica');
    await client.query(
      `insert into ${table} (${values.map(([name]) => `"${name}"`).join(', ')})
       values (${values.map((_, i) => `$${String(i + 1)}`).join(', ')})`,
      values.map(([, value]) => value),
    );
    await client.query('commit');
  } finally {
    client.release();
  }
}

/** This database is the test's own: its rows need not make sense. */
async function dropChecks(tables: readonly string[]): Promise<void> {
  const { rows } = await installation.database.pool.query<{ statement: string }>(
    `select format('alter table %s drop constraint %I', conrelid::regclass, conname) as statement from pg_constraint
      where contype = 'c' and conrelid::regclass::text = any($1) and coninhcount = 0`,
    [tables],
  );
  for (const { statement } of rows) await installation.database.pool.query(statement);
}

it('the archive of a person holds every column of every table that tells about them', async () => {
  const person = await givePassword(harness, await world.executive({ job_title: 'mark of users job_title' }));
  const app = await person.app();
  await app.patch(`/users/${person.id}/government-ids`, { tax_id: 'mark of tax_id' });
  await app.patch('/me', { preferred_name: 'mark of values' });
  const upload = { bytes: Buffer.from('mark of a file'), mimeType: 'text/plain', fileName: 'marked.txt' };
  const { key, sha256 } = await storeFile(installation, world.organizationId, upload);
  await installation.database.pool.query(
    `insert into stored_files (organization_id, key, file_name, mime_type, size_bytes, sha256, created_at)
     values ($1, $2, 'marked.txt', 'text/plain', $3, $4, now())`,
    [world.organizationId, key, upload.bytes.length, sha256],
  );
  const tables = [...declared.keys()].filter((table) => !madeOtherwise.includes(table));
  await dropChecks(tables);
  // Everyone has one: it makes room for the one with marks.
  await installation.database.pool.query('delete from invitations where user_id = $1', [person.id]);
  const ids = new Map(tables.map((table) => [table, world.newId('aud')]));
  for (const table of tables) await plant(table, person.id, ids, key);

  const { data, status, text } = await app.post('/data-archives');
  expect(status, text).toBe(202);
  await runLongWork(installation, data.id);
  const files = await unzip((await app.get(`/data-archives/${String(data.id)}/file`)).bytes);

  const missing = catalogue.personalData.flatMap((table) => {
    const rows = areaOf(files, table.area)[table.table] ?? [];
    return columns
      .filter((column) => column.table === table.table && column.column !== 'organization_id')
      .filter(({ column }) => column !== table.file && !(column in (table.withheld ?? {})))
      .filter((column) => (table.reveal && column.type === 'bytea' ? false : !isShown(rows, column)))
      .map(({ column }) => `${table.table}.${column}`);
  });
  expect(missing).toEqual([]);
  expect(JSON.stringify(areaOf(files, 'who_looked')['audit_log'])).toContain('mark of values');
  expect(areaOf(files, 'profile')['user_government_ids']).toMatchObject([{ tax_id: 'mark of tax_id' }]);
  const inside = [...files].filter(([path]) => path.endsWith('marked.txt')).map(([, bytes]) => bytes.toString());
  expect(inside).toEqual(inside.map(() => 'mark of a file'));
  expect(inside).toHaveLength(catalogue.personalData.filter(({ file }) => file !== undefined).length);
});

/** Some row has the column, and the mark where one was planted. */
function isShown(rows: readonly Record<string, unknown>[], column: Column): boolean {
  const having = rows.filter((row) => column.column in row);
  if (!isTelling(column) || madeOtherwise.includes(column.table)) return having.length > 0;
  return having.some((row) => JSON.stringify(row[column.column]).includes(markerOf(column)));
}
