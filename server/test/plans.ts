import { vi } from 'vitest';
import { Sql } from '../src/db/sql.ts';
import type { OpenInstallation } from '../src/main/installation.ts';

export interface Plan {
  readonly 'Node Type': string;
  readonly 'Shared Hit Blocks': number;
  readonly 'Shared Read Blocks': number;
  readonly 'Relation Name'?: string;
  readonly 'Actual Rows': number;
  readonly 'Actual Loops': number;
  readonly 'Rows Removed by Filter'?: number;
  readonly 'Rows Removed by Index Recheck'?: number;
  readonly Plans?: readonly Plan[];
}

export interface Statement {
  readonly text: string;
  readonly values: readonly unknown[];
}

/** The statements of a request: those that read, or all that begin so. */
export async function statementsOf(
  run: () => Promise<unknown>,
  beginning = /^\s*(select|with)\b/,
): Promise<Statement[]> {
  const spy = vi.spyOn(Sql.prototype, 'prepare');
  await run();
  const statements = spy.mock.results.map(({ value }) => value as Statement);
  spy.mockRestore();
  return statements.filter(({ text }) => beginning.test(text));
}

/** How PostgreSQL goes about it, as it was carried out; or, without that, as it would be. */
export async function planOf(
  { database: { pool } }: OpenInstallation,
  { text, values }: Statement,
  isCarriedOut = true,
): Promise<Plan> {
  const { rows } = await pool.query<{ 'QUERY PLAN': [{ Plan: Plan }] }>({
    text: `explain (${isCarriedOut ? 'analyze, buffers, timing off, ' : ''}format json) ${text}`,
    values: [...values],
  });
  return rows[0]!['QUERY PLAN'][0].Plan;
}

const literal = (value: unknown): string => {
  if (value === null || value === undefined) return 'null';
  const array = Array.isArray(value) ? `{${value.map((one) => JSON.stringify(one)).join()}}` : null;
  const text = array ?? (typeof value === 'string' ? value : JSON.stringify(value));
  return `'${text.replaceAll("'", "''")}'`;
};

/** The plan that a connection keeps for all values, and whether it keeps it, once it has run the statement a few times. */
export async function keptPlanOf(
  { database: { pool } }: OpenInstallation,
  { text, values }: Statement,
): Promise<{ readonly plan: Plan; readonly isKept: boolean }> {
  const client = await pool.connect();
  try {
    await client.query(`prepare kept as ${text}`);
    const given = values.length === 0 ? '' : `(${values.map(literal).join(', ')})`;
    // Five are planned for their values; the sixth is the first that may not be.
    for (let time = 0; time < 6; time++) await client.query(`execute kept${given}`);
    const known = await client.query<{ generic_plans: string }>(
      `select generic_plans from pg_prepared_statements where name = 'kept'`,
    );
    await client.query('set plan_cache_mode = force_generic_plan');
    const { rows } = await client.query<{ 'QUERY PLAN': [{ Plan: Plan }] }>(
      `explain (analyze, buffers, timing off, format json) execute kept${given}`,
    );
    return { plan: rows[0]!['QUERY PLAN'][0].Plan, isKept: Number(known.rows[0]?.generic_plans) > 0 };
  } finally {
    // Not for another test: what it has set and prepared goes with it.
    client.release(true);
  }
}

export function* nodesOf(plan: Plan): Generator<Plan> {
  yield plan;
  for (const inner of plan.Plans ?? []) yield* nodesOf(inner);
}

/** What a node of a plan that was carried out has looked at. */
export const rowsOf = (node: Plan): number =>
  node['Actual Loops'] *
  (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0) + (node['Rows Removed by Index Recheck'] ?? 0));
