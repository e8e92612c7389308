import type { ReactNode } from 'react';
import type { Data } from '../../client/hooks.ts';
import { useFormat } from '../../format.ts';
import { agreementTexts as texts } from '../../texts/reports.ts';

/** How the sum belongs to the timesheets: which periods and weeks it cuts. */
export function Agreement({ report }: { readonly report: Data<'/reports/hours'> }): ReactNode {
  const format = useFormat();
  const { timesheets, totals } = report;
  const { count, straddling, weeks, following, other_currency: otherCurrency } = timesheets;
  const said = [
    ...(count > 0 ? [texts.agrees(count)] : []),
    ...straddling.map((period) =>
      texts.straddles(format.days(period.period_start, period.period_end), period.timesheets),
    ),
    ...(weeks.length > 0 && (totals.overtime_minutes ?? 0) > 0
      ? [texts.weeks(weeks.map((week) => format.days(week.start_date, week.end_date)))]
      : []),
    ...(following > 0 ? [texts.following(following)] : []),
    ...(otherCurrency > 0 ? [texts.otherCurrency(otherCurrency)] : []),
    ...(totals.overtime_minutes === null ? [texts.tooMany] : []),
  ];
  return (
    <ul className="report-notes quiet">
      {said.map((note) => (
        <li key={note}>{note}</li>
      ))}
    </ul>
  );
}
