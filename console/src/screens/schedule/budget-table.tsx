import { type ReactNode, useState } from 'react';
import { type Data } from '../../client/hooks.ts';
import { useFormat } from '../../format.ts';
import { useCan } from '../../session.tsx';
import { laborBudgetTexts as texts } from '../../texts/labor-budgets.ts';
import { Button } from '../../ui/button.tsx';
import { EditBudgetDialog } from './budget-dialog.tsx';
import { type Week } from './planned.ts';
import './budgets.css';

export type CostLine = Data<'/schedule/cost'>['budgets'][number];

interface Line {
  readonly id: string;
  readonly departmentId: string;
  readonly department: string;
  readonly isMoney: boolean;
  readonly budget: number;
  readonly planned: number;
  readonly worked: number | null;
  readonly forecast: number;
}

/** What departments may take in this week, beside what they plan, worked and come to. Nothing where nothing is budgeted. */
export function BudgetTable({
  week,
  costs,
  mayChange = () => true,
  nameOf,
}: {
  readonly week: Week;
  /** Of those who see cost, once they ask for it. */
  readonly costs: readonly CostLine[] | undefined;
  /** Whose budgets one sets, unless it is all. */
  readonly mayChange?: (departmentId: string) => boolean;
  readonly nameOf: (id: string | null) => string | null;
}): ReactNode {
  const format = useFormat();
  const can = useCan();
  const [edited, setEdited] = useState<Line | null>(null);
  const departmentOf = (id: string): string => week.departments.find((one) => one.id === id)?.name ?? nameOf(id) ?? '';
  const lines: readonly Line[] = [
    ...week.budgets.map((one) => ({
      id: one.budget_id,
      departmentId: one.department_id,
      department: departmentOf(one.department_id),
      isMoney: false,
      budget: Math.round(one.hours * 60),
      planned: one.planned_minutes,
      worked: one.worked_minutes,
      forecast: one.forecast_minutes,
    })),
    ...(costs ?? []).map((one) => ({
      id: one.budget_id,
      departmentId: one.department_id,
      department: departmentOf(one.department_id),
      isMoney: true,
      budget: one.amount,
      planned: one.planned,
      worked: one.worked,
      forecast: one.forecast,
    })),
  ].toSorted((a, b) => a.department.localeCompare(b.department));
  if (lines.length === 0) return null;
  const say = (isMoney: boolean, value: number): string =>
    isMoney ? format.money(value) : texts.inHours(format.minutes(value));
  const sayLeft = ({ isMoney, budget, forecast }: Line): string =>
    forecast > budget ? texts.over(say(isMoney, forecast - budget)) : say(isMoney, budget - forecast);
  return (
    <div className="budgets no-print" role="region" aria-label={texts.caption} tabIndex={0}>
      <table className="budgets__table tabular">
        <thead>
          <tr>
            <th scope="col">{texts.department}</th>
            <th scope="col">{texts.budget}</th>
            <th scope="col">{texts.left}</th>
            <th scope="col">{texts.planned}</th>
            <th scope="col">{texts.worked}</th>
            <th scope="col">{texts.forecast}</th>
            {can('laborBudgets.update') && <td />}
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={`${line.id}${String(line.isMoney)}`}>
              <th scope="row">{line.department}</th>
              <td>{say(line.isMoney, line.budget)}</td>
              <td className={line.forecast > line.budget ? 'budgets__over' : undefined}>{sayLeft(line)}</td>
              <td>{say(line.isMoney, line.planned)}</td>
              <td>{line.worked === null ? '–' : say(line.isMoney, line.worked)}</td>
              <td>{say(line.isMoney, line.forecast)}</td>
              {can('laborBudgets.update') && (
                <td>
                  {mayChange(line.departmentId) && (
                    <Button
                      size="small"
                      kind="quiet"
                      aria-label={texts.changeOf(line.department)}
                      onClick={() => setEdited(line)}
                    >
                      {texts.change}
                    </Button>
                  )}
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
      {edited && <EditBudgetDialog id={edited.id} department={edited.department} onClose={() => setEdited(null)} />}
    </div>
  );
}
