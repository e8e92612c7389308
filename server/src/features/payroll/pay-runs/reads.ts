import { Type } from 'typebox';
import type { Db } from '../../../db/database.ts';
import { type Actor, administers } from '../../../kernel/actor.ts';
import { listOperation, readOperation } from '../../../kernel/operation.ts';
import { Day } from '../../../lib/days.ts';
import { Id } from '../../../lib/ids.ts';
import { Strict } from '../../../lib/schema.ts';
import { type Sealable, sealOf } from '../../../lib/seal-of-run.ts';
import { listPrivateTypes } from '../../leave/index.ts';
import { PayRun, PayRunLine, sealedRunNames } from './record.ts';
import { accessToLines, findRun, getRun, listAllLines, listLines, listRuns } from './store.ts';

type Leave = PayRunLine['paid_leave'];

/** Private types together, as leave that has none. */
function withoutTypes(leave: Leave, hidden: ReadonlySet<string>): Leave {
  const isHidden = ({ leave_type_id: id }: Leave[number]): boolean => id === null || hidden.has(id);
  const minutes = leave.filter(isHidden).reduce((sum, one) => sum + one.minutes, 0);
  const shown = leave.filter((one) => !isHidden(one));
  return minutes === 0 ? shown : [...shown, { leave_type_id: null, name: null, minutes }];
}

/** Of which private types lines tell that the actor does not see. Whoever was given to prepare payroll was not given leave. */
export async function privateTypesIn(db: Db, actor: Actor, lines: readonly PayRunLine[]): Promise<ReadonlySet<string>> {
  if (administers(actor)) return new Set();
  const ids = lines.flatMap(({ paid_leave }) => paid_leave.flatMap(({ leave_type_id: id }) => id ?? []));
  return new Set(await listPrivateTypes(db, actor, [...new Set(ids)]));
}

/** As they were sealed, but for private types of leave that the actor does not see. */
export async function shownLines(db: Db, actor: Actor, lines: readonly PayRunLine[]): Promise<PayRunLine[]> {
  const hidden = await privateTypesIn(db, actor, lines);
  if (hidden.size === 0) return [...lines];
  return lines.map((line) => ({ ...line, paid_leave: withoutTypes(line.paid_leave, hidden) }));
}

const common = {
  scope: 'pay_runs:read',
  packages: ['PAYROLL_PREPARING'],
  isOfEveryone: true,
  module: 'time_tracking',
} as const;
const params = Strict({ id: Id('prn') });

export const listPayRuns = listOperation({
  ...common,
  id: 'payRuns.list',
  route: 'GET /pay-runs',
  summary: 'List pay runs',
  description:
    'What was handed to payroll, sealed. For Administrators and Executives, and who prepares payroll for everyone.',
  query: Strict({ period_start: Type.Optional(Day('Only runs of the pay period that begins on this day.')) }),
  returns: PayRun,
  order: 'newest first',

  run: ({ actor, db, query, page }) => listRuns(db, actor, query, page),
});

export const getPayRun = readOperation({
  ...common,
  id: 'payRuns.get',
  route: 'GET /pay-runs/{id}',
  summary: 'Get a pay run',
  params,
  returns: PayRun,
  refuses: ['NOT_FOUND'],

  run: ({ actor, db, params: { id } }) => getRun(db, actor, id),
});

export const listPayRunLines = listOperation({
  ...common,
  id: 'payRuns.lines',
  route: 'GET /pay-runs/{id}/lines',
  summary: 'List the lines of a pay run',
  description:
    'What each person is paid, timesheets by name and then corrections. Who prepares payroll reads private types of leave as leave without a type. Every line shown is written to the sensitive-data access log.',
  params,
  returns: PayRunLine,
  order: 'as they were sealed',
  refuses: ['NOT_FOUND'],

  async run({ actor, db, params: { id }, page, recordSensitiveRead }) {
    const { id: runId } = await getRun(db, actor, id);
    const found = await listLines(db, actor, runId, page);
    recordSensitiveRead(accessToLines(found.items));
    return { ...found, items: await shownLines(db, actor, found.items) };
  },
});

/** What the seal is over, from what stands in the database. */
export async function sealableOf(
  db: Db,
  actor: Actor,
  run: PayRun,
): Promise<Omit<Sealable, 'lines'> & { readonly lines: readonly PayRunLine[] }> {
  const sealed = Object.fromEntries(sealedRunNames.map((name) => [name, run[name]]));
  return { run: sealed, lines: await listAllLines(db, actor, run.id), previous_hash: run.previous_hash };
}

const PayRunSeal = Type.Object(
  {
    is_intact: Type.Boolean({ description: 'Whether what stands in the database is what was sealed.' }),
    is_chained: Type.Boolean({ description: 'Whether it follows the run before it.' }),
    hash: Type.String({ description: 'The seal of the run.' }),
    computed_hash: Type.String({ description: 'The seal worked out anew.' }),
  },
  { $id: 'PayRunSeal', description: 'The seal of a pay run, checked.' },
);

export const checkPayRunSeal = readOperation({
  ...common,
  id: 'payRuns.seal',
  route: 'GET /pay-runs/{id}/seal',
  summary: 'Check the seal of a pay run',
  description: 'Works the seal out anew from what stands in the database. Shows no line.',
  surface: 'app',
  params,
  returns: PayRunSeal,
  refuses: ['NOT_FOUND'],

  async run({ actor, db, params: { id } }) {
    const run = await getRun(db, actor, id);
    const computed = sealOf(await sealableOf(db, actor, run));
    const before = run.number === 1 ? null : await findRun(db, actor, run.number - 1);
    return {
      is_intact: computed === run.hash,
      is_chained: run.previous_hash === (before?.hash ?? null),
      hash: run.hash,
      computed_hash: computed,
    };
  },
});
