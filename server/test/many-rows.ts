import type { OpenInstallation } from '../src/main/installation.ts';
import type { World } from './world.ts';

/** People by number: the first of them is someone of the world, every two hundredth belongs to their department. */
export interface ManyRows {
  readonly people: number;
  readonly rows: number;
  readonly entries: number;
  readonly employeeId: string;
  readonly departmentId: string;
}

/** The id of the nth record of a kind, as SQL. */
const id = (prefix: string, n = 'n'): string => `'${prefix}_' || lpad((${n})::text, 26, '0')`;

/** One value in two hundred each for the rare ones; the rest is common. */
const mostly = (common: string, ...rare: string[]): string =>
  `case n % 200 ${rare.map((value, i) => `when ${String(i + 1)} then '${value}'`).join(' ')} else '${common}' end`;

const at = (n = 'n'): string => `timestamptz '2026-03-09 12:00Z' - (${n}) * interval '1 minute'`;
const stamps = { created_at: at(), updated_at: at('(n * 7919) % 60000') };
const day = (n: string): string => `date '2026-03-09' - (${n})::int`;

type Columns = Record<string, string>;

/** Every table that a list of ours pages through, each column as an expression over n. */
function tablesOf({ people, rows, entries, employeeId, departmentId }: ManyRows): [string, number, Columns][] {
  const person = `case when n % ${String(people)} = 0 then '${employeeId}' else ${id('usr', `n % ${String(people)}`)} end`;
  const department = `case when n % 200 = 0 then '${departmentId}' else ${id('dep', 'n % 200')} end`;
  const money = { currency: `'CAD'` };
  return [
    ['departments', 200, { id: id('dep'), name: `'D' || n`, code: `'D' || n`, color: `'#6B7280'`, ...stamps }],
    [
      'users',
      people - 1,
      {
        id: id('usr'),
        email: `'p' || n || '@many.example'`,
        first_name: `'Ada'`,
        last_name: `'N' || n`,
        department_id: department,
        role: mostly('EMPLOYEE', 'ADMINISTRATOR', 'EXECUTIVE'),
        level: `'STANDARD'`,
        is_active: 'n % 100 <> 1',
        employee_id: `'E' || n`,
        manager_id: id('usr', 'n / 10 + 1'),
        ...stamps,
      },
    ],
    [
      'employment',
      people * 3 - 1,
      {
        id: id('emp'),
        user_id: id('usr', `n % ${String(people)}`),
        effective_date: `date '2020-01-01' + (n / ${String(people)}) * 365`,
        until: `case n / ${String(people)} when 2 then 'infinity' else date '2020-01-01' + (n / ${String(people)} + 1) * 365 end`,
        department_id: department,
        level: `'STANDARD'`,
        applied_at: 'now()',
        ...stamps,
      },
    ],
    [
      'teams',
      rows,
      { id: id('team'), name: `'T' || n`, department_id: department, status: mostly('ACTIVE', 'ARCHIVED'), ...stamps },
    ],
    ['clients', rows, { id: id('cli'), name: `'C' || n`, code: `'C' || n`, ...stamps }],
    [
      'projects',
      rows,
      {
        id: id('prj'),
        name: `'P' || n`,
        code: `'P' || n`,
        status: mostly('ACTIVE', 'PLANNED', 'ON_HOLD'),
        client_id: id('cli', 'n % 500 + 1'),
        department_id: department,
        is_billable: 'true',
        ...money,
        ...stamps,
      },
    ],
    [
      'shifts',
      rows,
      {
        id: id('shf'),
        user_id: person,
        department_id: department,
        break_minutes: '0',
        is_published: 'true',
        starts_at: `date_trunc('hour', now()) + ((n % 4000) - 2000) * interval '1 hour'`,
        ends_at: `date_trunc('hour', now()) + ((n % 4000) - 1996) * interval '1 hour'`,
        status: mostly('SCHEDULED', 'CANCELLED'),
        ...stamps,
      },
    ],
    [
      'time_entries',
      entries,
      {
        id: id('ten'),
        user_id: person,
        work_date: `(now() - (n % 1500) * interval '1 hour')::date`,
        clock_in: `now() - (n % 1500) * interval '1 hour'`,
        clock_out: `now() - (n % 1500) * interval '1 hour'`,
        raw_clock_in: 'now()',
        raw_clock_out: 'now()',
        break_minutes: '0',
        duration_minutes: '0',
        project_id: id('prj', 'n % 500 + 1'),
        tags: `'{}'`,
        is_billable: 'n % 2 = 0',
        hourly_rate: '0',
        status: `'ACTIVE'`,
        approval_status: mostly('APPROVED', 'PENDING', 'REJECTED'),
        source: `'API'`,
        ...stamps,
      },
    ],
    [
      'timesheets',
      rows,
      {
        id: id('tsh'),
        user_id: person,
        period_start: day(`14 * (n / ${String(people)} + n % 50)`),
        period_end: `${day(`14 * (n / ${String(people)} + n % 50)`)} + 13`,
        period_type: `'BIWEEKLY'`,
        status: mostly('SIGNED', 'OPEN', 'SUBMITTED', 'REJECTED', 'FINALIZED'),
        ...money,
        ...stamps,
      },
    ],
    [
      'leave_requests',
      rows,
      {
        id: id('lv'),
        user_id: person,
        leave_type_id: id('lvt', 'n % 5 + 1'),
        status: mostly('APPROVED', 'PENDING', 'REJECTED', 'CANCELLED'),
        total_days: '1',
        start_date: day('n % 1000'),
        end_date: day('n % 1000'),
        start_half: `'FULL_DAY'`,
        end_half: `'FULL_DAY'`,
        submitted_at: at(),
        ...stamps,
      },
    ],
    [
      'expense_reports',
      rows,
      {
        id: id('exp'),
        report_number: `'EXP-' || n`,
        user_id: person,
        title: `'T'`,
        is_billable: 'false',
        report_type: mostly('REIMBURSEMENT', 'TRAVEL'),
        status: mostly('APPROVED', 'DRAFT', 'SUBMITTED', 'REJECTED'),
        department_id: department,
        project_id: id('prj', 'n % 500 + 1'),
        ...money,
        ...stamps,
      },
    ],
    [
      'documents',
      rows,
      {
        id: id('doc'),
        title: `'T' || n`,
        category: mostly('CONTRACT', 'POLICY'),
        owner_id: person,
        uploaded_by_id: person,
        file_key: `lpad('', 32, '0')`,
        is_private: 'false',
        tags: `'{}'`,
        is_company_library: 'n % 200 = 3',
        signature_status: mostly('SIGNED', 'PENDING', 'DECLINED'),
        signing_mode: `'PARALLEL'`,
        signed_at: 'now()',
        signed_by_id: person,
        ...stamps,
      },
    ],
    [
      'training_assignments',
      rows,
      {
        id: id('trn'),
        user_id: person,
        course_id: id('crs', 'n % 200 + 1'),
        status: `'ASSIGNED'`,
        assigned_date: day('n % 1000'),
        ...stamps,
      },
    ],
    [
      'assets',
      rows,
      {
        id: id('ast'),
        user_id: person,
        category_id: id('acat', '1'),
        status: mostly('ASSIGNED', 'LOST'),
        date_assigned: day('n % 1000'),
        ...stamps,
      },
    ],
    ['certifications', rows, { id: id('crt'), user_id: person, name: `'C' || n`, ...stamps }],
    [
      'benefit_enrollments',
      rows,
      {
        id: id('ben'),
        user_id: person,
        plan_id: id('bpl', '1'),
        status: `'ACTIVE'`,
        start_date: day('0'),
        employee_contribution: '0',
        employer_contribution: '0',
        ...money,
        ...stamps,
      },
    ],
    [
      'compensation_records',
      rows,
      {
        id: id('comp'),
        user_id: person,
        effective_date: day('n % 1000'),
        pay_type: `'HOURLY'`,
        amount: '1',
        pay_frequency: `'MONTHLY'`,
        ...money,
        ...stamps,
      },
    ],
    [
      'custom_field_values',
      rows,
      { id: id('cfv'), user_id: person, field_id: id('cfd', 'n % 200 + 1'), value: `'"M"'`, updated_at: at() },
    ],
    ['courses', 200, { id: id('crs'), name: `'C' || n`, ...stamps }],
    [
      'access_grants',
      rows,
      {
        id: id('agr'),
        user_id: id('usr', `n % ${String(people - 1)} + 1`),
        package: `'EXPENSES_PAYING'`,
        starts_on: day('n % 1000'),
        reason: `'Pays.'`,
        ended_at: 'case when n % 50 = 0 then null else now() end',
        ...stamps,
      },
    ],
    ['asset_categories', 1, { id: id('acat'), name: `'Laptop'`, created_at: 'now()' }],
    ['benefit_plans', 1, { id: id('bpl'), name: `'Dental'`, kind: `'DENTAL'`, ...stamps }],
    [
      'custom_field_tabs',
      1,
      { id: id('cft'), name: `'T'`, visible_to_roles: `'{EMPLOYEE}'`, is_active: 'true', position: '1', ...stamps },
    ],
    [
      'custom_fields',
      200,
      {
        id: id('cfd'),
        tab_id: id('cft', '1'),
        key: `'k' || n`,
        label: `'L'`,
        type: `'TEXT'`,
        options: `'{}'`,
        position: 'n',
        ...stamps,
      },
    ],
    [
      'leave_types',
      5,
      {
        id: id('lvt'),
        name: `'L' || n`,
        code: `'L' || n`,
        color: `'#6B7280'`,
        is_private: 'n = 5',
        is_paid: 'true',
        requires_approval: 'true',
        unit: `'DAYS'`,
        accrual: `'MONTHLY'`,
        is_active: 'true',
        ...stamps,
      },
    ],
  ];
}

/** Fills an organization by one statement a table, past triggers and foreign keys: they hold by construction. */
export async function fillWithMany(
  { database: { pool } }: OpenInstallation,
  { organizationId }: World,
  many: ManyRows,
): Promise<string[]> {
  const client = await pool.connect();
  const tables = tablesOf(many);
  try {
    await client.query(`set session_replication_role = replica; set statement_timeout = 0`);
    await client.query(
      `insert into stored_files (organization_id, key, file_name, mime_type, size_bytes, sha256, created_at)
       values ($1, lpad('', 32, '0'), 'a.pdf', 'application/pdf', 1, decode(repeat('00', 32), 'hex'), now())`,
      [organizationId],
    );
    for (const [table, count, columns] of tables) {
      await client.query(
        `insert into ${table} (organization_id, ${Object.keys(columns).join(', ')})
         select $1, ${Object.values(columns).join(', ')} from generate_series(1, ${String(count)}) n`,
        [organizationId],
      );
    }
    await client.query('reset session_replication_role; reset statement_timeout');
    await client.query('analyze');
  } finally {
    client.release();
  }
  return tables.filter(([, count]) => count >= 5000).map(([name]) => name);
}
