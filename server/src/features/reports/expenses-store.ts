import type { Db } from '../../db/database.ts';
import { optional } from '../../db/rows.ts';
import { type Sql, sql } from '../../db/sql.ts';
import type { Actor } from '../../kernel/actor.ts';
import type { DayWindow } from '../../lib/windows.ts';
import { departmentHeld, joinHeldOn } from '../people/index.ts';
import { isWithin, nameOfSummed } from './names-store.ts';
import type { ExpensesBy, ExpensesReport } from './record.ts';
import { asksThen, type DepartmentTime } from './window.ts';

const keys: Record<Exclude<ExpensesBy, 'department'>, Sql> = {
  category: sql`line.category`,
  project: sql`r.project_id`,
  person: sql`r.user_id`,
};

interface SummedRow {
  readonly kind: 'total' | 'month' | 'row';
  readonly id: string | null;
  readonly name: string | null;
  readonly currency: string;
  readonly amount: number;
  readonly lines: number;
}

const linesOn = (actor: Actor, { start_date: start, end_date: end }: DayWindow, isThen: boolean): Sql => {
  const some = (table: string, category: Sql): Sql => sql`
    select report_id, date_trunc('month', date::timestamp)::date as month, ${category} as category,
           ${isThen ? sql`date` : sql`${end}::date`} as day, sum(total_in_base_currency) as amount, count(*) as lines from ${sql.ref(table)}
     where organization_id = ${actor.organizationId} and date between ${start}::date and ${end}::date
     group by 1, 2, 3, 4`;
  return sql.join(
    [
      some('expense_line_items', sql`expense_type`),
      some('expense_per_diems', sql`'PER_DIEM'`),
      some('expense_mileage', sql`'MILEAGE'`),
    ],
    ' union all ',
  );
};

export async function sumExpenses(
  db: Db,
  actor: Actor,
  asked: {
    by: ExpensesBy;
    departments: DepartmentTime;
    window: DayWindow;
    filter: { department_id?: string };
    limit: number;
  },
): Promise<Omit<ExpensesReport, 'by' | 'start_date' | 'end_date'>> {
  const { by, window, filter, limit } = asked;
  const isThen = asksThen(asked);
  const department = isThen ? departmentHeld : sql`users.department_id`;
  const values = sql`currency, sum(amount)::float8 as amount, sum(lines)::int as lines`;
  const { rows } = await sql<SummedRow>`
    with spent as materialized (
      select line.month, ${by === 'department' ? department : keys[by]} as id, r.currency, sum(line.amount) as amount, sum(line.lines) as lines
        from (${linesOn(actor, window, isThen)}) as line
        join expense_reports r on r.organization_id = ${actor.organizationId} and r.id = line.report_id
        join users on users.organization_id = r.organization_id and users.id = r.user_id
        ${optional(isThen && joinHeldOn(actor, sql`r.user_id`, sql`line.day`))}
       where r.status in ('SUBMITTED', 'PENDING_APPROVAL', 'APPROVED', 'PAID') and r.deleted_at is null
         ${isWithin(department, filter.department_id)}
       group by 1, 2, 3),
    summed as (select id, ${values} from spent group by id, currency)
    (select 'total' as kind, null as id, null as name, ${values} from spent group by currency order by amount desc, currency)
    union all
    (select 'month', to_char(month, 'YYYY-MM'), null, ${values} from spent group by month, currency order by month, currency)
    union all
    (select 'row', id, ${nameOfSummed(actor, by)}, ${sql`currency, amount, lines`}
       from summed order by amount desc, id, currency limit ${limit + 1})`.execute(db);
  const of = (kind: SummedRow['kind']): SummedRow[] => rows.filter((row) => row.kind === kind);
  const shown = of('row');
  return {
    totals: of('total').map(valuesOf),
    months: of('month').map((row) => ({ month: row.id ?? '', ...valuesOf(row) })),
    rows: shown.slice(0, limit).map((row) => ({ id: row.id, name: row.name, ...valuesOf(row) })),
    has_more_rows: shown.length > limit,
  };
}

const valuesOf = ({ currency, amount, lines }: SummedRow) => ({
  currency,
  amount: Math.round(amount * 100) / 100,
  lines,
});
