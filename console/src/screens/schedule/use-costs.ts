import { useMemo } from 'react';
import { type Data, useRead } from '../../client/hooks.ts';
import { useCan } from '../../session.tsx';
import type { CostLine } from './budget-table.tsx';

export type Standard = Data<'/schedule/standard-cost'>;
type Costed = Standard['departments'][number];

export interface Costs {
  /** Averages in place of what people earn. */
  readonly isStandard: boolean;
  readonly canShow: boolean;
  readonly byDay: ReadonlyMap<string, number> | null;
  readonly budgets: readonly CostLine[] | undefined;
  /** Shifts of people without pay on record. */
  readonly unpriced: number;
  /** Whose budgets one sets; undefined: not known yet. */
  readonly departments: readonly { readonly id: string; readonly name: string }[] | undefined;
  readonly without: readonly string[];
}

interface Query {
  readonly week_start: string;
  readonly department_id: string | undefined;
}

/** What a week costs: as people are paid, for those who see that; at standard cost, for those who were given it. */
export function useCosts(query: Query, { isShown, isBudgeting }: { isShown: boolean; isBudgeting: boolean }): Costs {
  const can = useCan();
  const isStandard = !can('schedule.cost') && can('schedule.standardCost');
  const real = useRead('/schedule/cost', { query }, { isEnabled: isShown && can('schedule.cost') });
  const standard = useRead('/schedule/standard-cost', { query }, { isEnabled: isStandard && (isShown || isBudgeting) });
  return useMemo(() => {
    const departments = standard.data?.departments;
    const days = isStandard
      ? departments && sumsByDay(departments)
      : real.data?.days.map(({ date, cost }) => [date, cost] as const);
    return {
      isStandard,
      canShow: isStandard || can('schedule.cost'),
      byDay: isShown && days ? new Map(days) : null,
      budgets: !isShown ? undefined : isStandard ? departments?.flatMap(lineOf) : real.data?.budgets,
      unpriced: real.data?.unpriced_shift_count ?? 0,
      departments: departments?.map(({ department_id: id, department_name: name }) => ({ id, name })),
      without:
        departments?.filter(({ hourly_cost: cost }) => cost === null).map(({ department_name: name }) => name) ?? [],
    };
  }, [can, isStandard, isShown, real.data, standard.data]);
}

function sumsByDay(departments: readonly Costed[]): (readonly [string, number])[] {
  return (departments[0]?.days ?? []).map(({ date }, index) => [
    date,
    departments.reduce((sum, { days }) => sum + (days[index]?.planned_cost ?? 0), 0),
  ]);
}

/** A budget of money, where there is an average to hold it to. */
function lineOf(one: Costed): CostLine[] {
  const { budget_id, budget_amount: amount, department_id, planned_cost, worked_cost, forecast_cost } = one;
  if (budget_id === null || amount === null || planned_cost === null || forecast_cost === null) return [];
  return [{ budget_id, department_id, amount, planned: planned_cost, worked: worked_cost, forecast: forecast_cost }];
}
