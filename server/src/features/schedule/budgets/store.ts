import type { Db } from '../../../db/database.ts';
import { optional } from '../../../db/rows.ts';
import { type Sql, sql } from '../../../db/sql.ts';
import type { Actor } from '../../../kernel/actor.ts';
import { mapPage, type Page, pageOf, type PageRequest, rowsFor } from '../../../kernel/cursor.ts';
import { among, equal } from '../../../kernel/filters.ts';
import { ascending, seekAfter } from '../../../kernel/keyset.ts';
import { notFound } from '../../../lib/errors.ts';
import { amountText } from '../../../lib/money.ts';
import { countedEntries, onDays } from '../../time/index.ts';
import { plannedShifts } from '../drafts/planned-store.ts';
import type { Week } from '../week/week.ts';
import type { LaborBudget, WholeBudget } from './record.ts';
import { costedBy, mayBudget } from './rules.ts';

type Row = Omit<WholeBudget, 'hours' | 'amount'> & { readonly hours: string | null; readonly amount: string | null };

const columns = sql.raw('b.id, b.department_id, b.week, b.hours, b.amount, b.created_at, b.updated_at');

const numberOf = (text: string | null): number | null => (text === null ? null : Number(text));
const fromRow = (row: Row): WholeBudget => ({ ...row, hours: numberOf(row.hours), amount: numberOf(row.amount) });

/** As they are stored; 422 for one with more decimals than are kept. */
export const numericColumns = ({ hours, amount }: Partial<Pick<WholeBudget, 'hours' | 'amount'>>) => ({
  ...(hours !== undefined && { hours: hours === null ? null : amountText('hours', hours, 2) }),
  ...(amount !== undefined && { amount: amount === null ? null : amountText('amount', amount) }),
});

/** Whoever sees no money sees budgets of their departments that have hours, and those alone. */
const visible = (actor: Actor): Sql => {
  const costed = costedBy(actor);
  return sql`b.organization_id = ${actor.organizationId} ${optional(
    costed !== null &&
      sql`and (b.department_id = any(${costed}) or b.department_id = any(${actor.departmentScope}) and b.hours is not null)`,
  )}`;
};

/** As the actor may see it. */
export function presentBudget(actor: Actor, { amount, ...budget }: WholeBudget): LaborBudget {
  return mayBudget(actor, budget.department_id) === true ? { ...budget, amount } : budget;
}

interface Filters {
  readonly department_id?: readonly string[];
  readonly week?: string;
}

export async function listBudgets(
  db: Db,
  actor: Actor,
  { department_id, week }: Filters,
  page: PageRequest,
): Promise<Page<LaborBudget>> {
  const { rows } = await sql<Row>`
    select ${columns} from labor_budgets b
     where ${visible(actor)} ${among('b.department_id', department_id)} ${equal('b.week', week)}
       ${seekAfter(ascending('b.id'), page)}
     order by b.id limit ${rowsFor(page)}`.execute(db);
  return mapPage(
    pageOf(rows, page.limit, (row) => [row.id]),
    (row) => presentBudget(actor, fromRow(row)),
  );
}

async function select(db: Db, actor: Actor, id: string, lock = sql.nothing): Promise<WholeBudget> {
  const { rows } = await sql<Row>`
    select ${columns} from labor_budgets b where ${visible(actor)} and b.id = ${id} ${lock}`.execute(db);
  if (!rows[0]) throw notFound('labor budget');
  return fromRow(rows[0]);
}

export const getBudget = (db: Db, actor: Actor, id: string): Promise<WholeBudget> => select(db, actor, id);

export const lockBudget = (db: Db, actor: Actor, id: string): Promise<WholeBudget> =>
  select(db, actor, id, sql`for no key update of b`);

/** Of one week, as far as the actor sees them. */
export async function listBudgetsOfWeek(
  db: Db,
  actor: Actor,
  { start }: Week,
  { department_id: departmentId }: { readonly department_id?: string },
): Promise<WholeBudget[]> {
  const { rows } = await sql<Row>`
    select ${columns} from labor_budgets b
     where ${visible(actor)} and b.week = ${start}::date
       ${optional(departmentId !== undefined && sql`and b.department_id = ${departmentId}`)}
     order by b.department_id limit 500`.execute(db);
  return rows.map(fromRow);
}

/** Minutes of a person on a day, for a department. */
export interface DayMinutes {
  readonly department_id: string;
  readonly user_id: string;
  readonly day: string;
  readonly planned: number;
  readonly worked: number;
}

/**
 * What is planned and worked for some departments in a week, regardless of who sees it: sums alone are told. Work on a shift
 * counts for the department of the shift, all other for that of the person.
 */
export async function listMinutes(
  db: Db,
  actor: Actor,
  { start, end, startMs, endMs }: Week,
  departmentIds: readonly string[],
): Promise<DayMinutes[]> {
  const { organizationId } = actor;
  const { timezone } = actor.organization;
  const isOfThem = sql`coalesce(shifts.department_id, person.department_id) = any(${[...departmentIds]})`;
  const { rows } = await sql<DayMinutes>`
    select department_id, user_id, day, sum(planned)::int as planned, sum(worked)::int as worked from (
      select coalesce(shifts.department_id, person.department_id) as department_id, shifts.user_id,
             (shifts.starts_at at time zone ${timezone})::date as day,
             round(extract(epoch from shifts.ends_at - shifts.starts_at) / 60)::int - shifts.break_minutes as planned,
             0 as worked
        from ${plannedShifts(actor)}
        join users person on person.organization_id = shifts.organization_id and person.id = shifts.user_id
       where shifts.organization_id = ${organizationId} and shifts.status = 'SCHEDULED'
         and shifts.starts_at >= to_timestamp(${startMs / 1000}) and shifts.starts_at < to_timestamp(${endMs / 1000})
         and ${isOfThem}
       union all
      select coalesce(shifts.department_id, person.department_id), e.user_id, e.work_date, 0, e.duration_minutes
        from time_entries e
        join users person on person.organization_id = e.organization_id and person.id = e.user_id
        left join shifts on shifts.organization_id = e.organization_id and shifts.id = e.scheduled_shift_id
       where e.organization_id = ${organizationId} and ${countedEntries} and ${onDays({ start, end })} and ${isOfThem}
    ) of_days
     group by department_id, user_id, day`.execute(db);
  return rows;
}
