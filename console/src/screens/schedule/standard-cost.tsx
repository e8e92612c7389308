import { type ReactNode, useState } from 'react';
import { addDays, isDay, weekStartOf } from '../../calendar-days.ts';
import { type Data, useRead } from '../../client/hooks.ts';
import { type Format, useFormat } from '../../format.ts';
import { useSearch } from '../../router.tsx';
import { useCan, useSession } from '../../session.tsx';
import { laborBudgetTexts } from '../../texts/labor-budgets.ts';
import { standardCostTexts as texts } from '../../texts/standard-cost.ts';
import { Button, IconButton } from '../../ui/button.tsx';
import { State } from '../../ui/notice.tsx';
import { Page } from '../../ui/page.tsx';
import { PendingPanel } from '../../ui/pending.tsx';
import { AddBudgetDialog, EditBudgetDialog } from './budget-dialog.tsx';
import '../../ui/planner.css';
import './week.css';
import './standard-cost.css';

type Costed = Data<'/schedule/standard-cost'>['departments'][number];

/** What a week comes to, by department and day: for those who see neither people nor what they earn. */
export function Screen(): ReactNode {
  const format = useFormat();
  const can = useCan();
  const { organization } = useSession();
  const [search, change] = useSearch<'week'>();
  const today = weekStartOf(format.today(), organization.week_start);
  const start = weekStartOf(isDay(search.week) ? search.week : format.today(), organization.week_start);
  const cost = useRead('/schedule/standard-cost', { query: { week_start: start } }, { keepsPrevious: true });
  const [edited, setEdited] = useState<Costed | null>(null);
  const go = (first: string): void => change({ week: first === today ? undefined : first });
  const { data } = cost;
  return (
    <Page title={texts.title} lead={texts.lead}>
      <div className="panel planner prints-wide">
        <div className="planner__bar">
          <IconButton label={texts.previous} icon="back" onClick={() => go(addDays(start, -7))} />
          <h2 className="schedule__week" aria-live="polite">
            {format.days(start, addDays(start, 6))}
          </h2>
          <IconButton label={texts.next} icon="forward" onClick={() => go(addDays(start, 7))} />
          {start !== today && (
            <Button size="small" onClick={() => go(today)}>
              {texts.thisWeek}
            </Button>
          )}
        </div>
        {cost.error || data === undefined ? (
          <PendingPanel read={cost} />
        ) : data.departments.length === 0 ? (
          <State icon="people" title={texts.emptyTitle}>
            {texts.empty}
          </State>
        ) : (
          <CostTable departments={data.departments} onBudget={can('laborBudgets.create') ? setEdited : undefined} />
        )}
      </div>
      <p className="quiet">{texts.how}</p>
      {edited && data && edited.budget_id !== null && (
        <EditBudgetDialog id={edited.budget_id} department={edited.department_name} onClose={() => setEdited(null)} />
      )}
      {edited && data && edited.budget_id === null && (
        <AddBudgetDialog
          week={{ ...data, budgets: [] }}
          departments={data.departments.map((one) => ({ id: one.department_id, name: one.department_name }))}
          departmentId={edited.department_id}
          onClose={() => setEdited(null)}
        />
      )}
    </Page>
  );
}

function CostTable({
  departments,
  onBudget,
}: {
  readonly departments: readonly Costed[];
  readonly onBudget: ((department: Costed) => void) | undefined;
}): ReactNode {
  const format = useFormat();
  return (
    <div className="standard-cost" role="region" aria-label={texts.caption} tabIndex={0}>
      <table className="standard-cost__table tabular">
        <thead>
          <tr>
            <th scope="col">{texts.department}</th>
            {departments[0]?.days.map(({ date }) => (
              <th key={date} scope="col">
                {format.shortDay(date)}
              </th>
            ))}
            <th scope="col">{texts.week}</th>
            <th scope="col">{texts.worked}</th>
            <th scope="col">{texts.forecast}</th>
            <th scope="col">{texts.budget}</th>
          </tr>
        </thead>
        <tbody>
          {departments.map((one) => (
            <tr key={one.department_id}>
              <th scope="row">
                {one.department_name}
                <span className="quiet">{sayAverage(one, format)}</span>
              </th>
              {one.days.map((day) => (
                <Figure key={day.date} minutes={day.planned_minutes} money={day.planned_cost} />
              ))}
              <Figure minutes={one.planned_minutes} money={one.planned_cost} />
              <Figure minutes={one.worked_minutes} money={one.worked_cost} />
              <Figure minutes={one.forecast_minutes} money={one.forecast_cost} />
              <td>
                <Left of={one} />
                {onBudget && (
                  <Button
                    size="small"
                    kind="quiet"
                    aria-label={
                      one.budget_id === null
                        ? texts.setOf(one.department_name)
                        : laborBudgetTexts.changeOf(one.department_name)
                    }
                    onClick={() => onBudget(one)}
                  >
                    {one.budget_id === null ? texts.set : laborBudgetTexts.change}
                  </Button>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function sayAverage({ hourly_cost: cost, worked_out_on: since, withheld }: Costed, format: Format): string {
  if (cost !== null && since !== null) return texts.hourly(format.money(cost), format.day(since));
  return withheld === 'NOT_YET' ? texts.notYet : texts.fewPeople;
}

function Figure({ minutes, money }: { readonly minutes: number | null; readonly money: number | null }): ReactNode {
  const format = useFormat();
  return (
    <td>
      {minutes === null ? texts.none : texts.hours(format.minutes(minutes))}
      <span className="quiet">{money === null ? texts.none : format.money(money)}</span>
    </td>
  );
}

/** What is left of a budget by the forecast, of hours and of money. */
function Left({ of }: { readonly of: Costed }): ReactNode {
  const format = useFormat();
  const lines = [
    of.budget_hours === null
      ? null
      : {
          left: Math.round(of.budget_hours * 60) - of.forecast_minutes,
          say: (value: number) => texts.hours(format.minutes(value)),
        },
    of.budget_amount === null || of.forecast_cost === null
      ? null
      : { left: of.budget_amount - of.forecast_cost, say: (value: number) => format.money(value) },
  ].filter((line) => line !== null);
  return lines.map(({ left, say }, index) => (
    <span key={index} className={left < 0 ? 'standard-cost__over' : undefined}>
      {left < 0 ? texts.over(say(-left)) : texts.left(say(left))}
    </span>
  ));
}
