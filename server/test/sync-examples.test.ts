import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openHarness } from './harness.ts';
import { fillWithMany } from './many-rows.ts';
import type { Somebody } from './world.ts';

const { world, installation, server } = await openHarness();
const examples = join(import.meta.dirname, '../../examples');
const folder = mkdtempSync(join(tmpdir(), 'muster-examples-'));
let admin: Somebody;
let env: Record<string, string>;

beforeAll(async () => {
  admin = await world.administrator({ payroll_id: 'P-1' });
  const employee = await world.employee({ department: 'Kitchen', payroll_id: 'P-2' });
  await fillWithMany(installation, world, {
    people: 999,
    rows: 350,
    entries: 10,
    employeeId: employee.id,
    departmentId: await world.department('Kitchen'),
  });
  await server.listen({ host: '127.0.0.1', port: 0 });
  const { port } = server.server.address() as AddressInfo;
  const scopes = ['users:read', 'users.employment:read', 'leaves:read', 'timesheets:read'];
  env = {
    MUSTER_URL: `http://127.0.0.1:${String(port)}/api/v1`,
    MUSTER_TOKEN: await world.token(admin.id, scopes),
  };
});
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

/** Runs an example as its README says, and gives what it printed last. */
async function run(example: string, ...given: string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, [join(examples, example), ...given], {
    env: { PATH: process.env['PATH'], ...env },
  });
  return stdout.trimEnd().split('\n').at(-1) ?? '';
}

const written = (file: string) =>
  JSON.parse(readFileSync(join(folder, file), 'utf8')) as {
    people: Record<string, { job_title: string; manager: { first_name: string } | null }>;
  };

describe('mirror-people', () => {
  it('copies 1,000 people within 15 requests, and then what has changed with one', async () => {
    const file = join(folder, 'people.json');
    const [, all, requests] = /(\d+) in all, (\d+) requests/.exec(await run('mirror-people.mjs', file)) ?? [];
    expect(Number(all)).toBe(1000);
    expect(Number(requests)).toBeLessThanOrEqual(15);
    const somebody = Object.keys(written('people.json').people).at(-1)!;
    await (await admin.api()).patch(`/users/${somebody}`, { job_title: 'Sous-chef' });
    expect(await run('mirror-people.mjs', file)).toBe('1 changed, 1000 in all, 1 requests');
    expect(written('people.json').people[somebody]).toMatchObject({ job_title: 'Sous-chef' });
    expect(await run('mirror-people.mjs', file)).toBe('0 changed, 1000 in all, 1 requests');
  });
});

describe('leave-with-names', () => {
  it('names who is away with one request for each 100 leaves', async () => {
    const printed = await run('leave-with-names.mjs', '2020-01-01', '2026-12-31');
    const [, absences, requests] = /(\d+) absences, (\d+) requests/.exec(printed) ?? [];
    expect(Number(absences)).toBeGreaterThan(300);
    expect(Number(requests)).toBe(Math.ceil(Number(absences) / 100));
  });
});

describe('hours-to-payroll', () => {
  it('takes the locked timesheets of the latest period that has no others', async () => {
    const file = join(folder, 'hours.csv');
    const printed = await run('hours-to-payroll.mjs', file);
    const [, count, start, end, requests] = /(\d+) timesheets of (\S+) to (\S+), (\d+) requests/.exec(printed) ?? [];
    const { rows } = await installation.database.pool.query<{ locked: number; open: number }>(
      `select count(*) filter (where status in ('FINALIZED', 'SIGNED'))::int as locked,
              count(*) filter (where status not in ('FINALIZED', 'SIGNED'))::int as open
         from timesheets where organization_id = $1 and period_start = $2 and period_end = $3`,
      [world.organizationId, start, end],
    );
    expect(rows).toEqual([{ locked: Number(count), open: 0 }]);
    expect(Number(count)).toBeGreaterThan(0);
    expect(Number(requests)).toBeLessThanOrEqual(15);
    expect(readFileSync(file, 'utf8').trim().split('\r\n')).toHaveLength(Number(count) + 1);
  });
});
