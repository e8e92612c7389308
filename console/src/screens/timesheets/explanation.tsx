import { type ReactNode, useState } from 'react';
import { type Data, useRead } from '../../client/hooks.ts';
import { type Format, useFormat } from '../../format.ts';
import { explanationTexts as texts, overtimeRules } from '../../texts/timesheets.ts';
import { Failure, Notice, Skeleton } from '../../ui/notice.tsx';
import { BreakFlags } from '../time/break-flags.tsx';
import type { Sheet } from '../time/week-model.ts';
import { SheetBreaches } from './rule-breaches.tsx';
import './explanation.css';

type Explanation = Data<'/timesheets/{id}/explanation'>;
type Week = Explanation['weeks'][number];
type Day = Week['days'][number];

/** Read once it is opened. */
export function HowTotalsCameAbout({ sheet }: { readonly sheet: Sheet }): ReactNode {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details className="explanation" onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary>{texts.title}</summary>
      {isOpen && <Explained sheet={sheet} />}
    </details>
  );
}

function Explained({ sheet }: { readonly sheet: Sheet }): ReactNode {
  const { data, error, reload } = useRead('/timesheets/{id}/explanation', { path: { id: sheet.id } });
  if (data === undefined) return error === null ? <Skeleton lines={4} /> : <Failure error={error} retry={reload} />;
  return (
    <>
      <ExplanationView explanation={data} />
      <SheetBreaches of={sheet} />
    </>
  );
}

/** Week by week, and the pay by rate. */
export function ExplanationView({ explanation }: { readonly explanation: Explanation }): ReactNode {
  return (
    <div className="explanation__body">
      {!explanation.is_current && <Notice tone="warning">{texts.outdated}</Notice>}
      {explanation.weeks.map((week) => (
        <WeekTable key={week.week_start} week={week} />
      ))}
      {explanation.pay && explanation.pay.length > 0 && <PayTable explanation={explanation} />}
    </div>
  );
}

const columns: readonly { readonly name: keyof typeof texts.columns; readonly of: (day: Day) => number }[] = [
  { name: 'worked', of: (day) => day.worked },
  { name: 'break', of: (day) => day.break },
  { name: 'leave', of: (day) => day.paid_leave },
  { name: 'holiday', of: (day) => day.holiday },
  { name: 'overtime', of: (day) => day.daily_overtime },
];

function WeekTable({ week }: { readonly week: Week }): ReactNode {
  const format = useFormat();
  const within = week.days.filter((day) => !day.is_outside);
  const rule = overtimeRules[week.mode]?.(format.minutes(week.daily_minutes), format.minutes(week.weekly_minutes));
  return (
    <section>
      <h3>{texts.week(format.day(week.week_start))}</h3>
      {rule !== undefined && <p className="quiet">{rule}</p>}
      <div className="explanation__scroll">
        <table className="table" role="table" aria-label={texts.week(format.day(week.week_start))}>
          <thead role="rowgroup">
            <tr role="row">
              <th role="columnheader" scope="col">
                {texts.day}
              </th>
              {columns.map(({ name }) => (
                <th key={name} role="columnheader" scope="col" className="explanation__number">
                  {texts.columns[name]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody role="rowgroup">
            {week.days.map((day) => (
              <tr key={day.date} role="row" className={day.is_outside ? 'quiet' : undefined}>
                <th role="rowheader" scope="row">
                  {format.shortDay(day.date)}
                  {day.is_outside && <span className="quiet"> {texts.outside}</span>}
                </th>
                {columns.map(({ name, of }) => (
                  <td key={name} role="cell" data-label={texts.columns[name]} className="explanation__number">
                    {minutesOr(format, of(day))}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
          <tfoot role="rowgroup">
            <tr role="row">
              <th role="rowheader" scope="row">
                {texts.sum}
              </th>
              {columns.map(({ name, of }) => (
                <td key={name} role="cell" data-label={texts.columns[name]} className="explanation__number">
                  {format.minutes(within.reduce((sum, day) => sum + of(day), 0))}
                </td>
              ))}
            </tr>
          </tfoot>
        </table>
      </div>
      <BreakFlags flags={within.flatMap(({ break_flags: flags = [] }) => flags)} />
      {week.weekly_overtime > 0 && <p>{texts.weekly(format.minutes(week.weekly_overtime))}</p>}
    </section>
  );
}

const minutesOr = (format: Format, minutes: number): string => (minutes === 0 ? '–' : format.minutes(minutes));

function PayTable({ explanation }: { readonly explanation: Explanation }): ReactNode {
  const format = useFormat();
  const { pay = [], totals } = explanation;
  const money = (amount: number): string => format.money(amount, totals.currency);
  return (
    <section>
      <h3>{texts.pay}</h3>
      <div className="explanation__scroll">
        <table className="table" role="table" aria-label={texts.pay}>
          <thead role="rowgroup">
            <tr role="row">
              {texts.payColumns.map((title) => (
                <th key={title} role="columnheader" scope="col" className="explanation__number">
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody role="rowgroup">
            {pay.map((line, index) => (
              <tr key={index} role="row">
                {[
                  format.minutes(line.minutes),
                  money(line.rate),
                  texts.times(format.number(line.multiplier, 3)),
                  money(line.amount),
                ].map((cell, place) => (
                  <td key={place} role="cell" data-label={texts.payColumns[place]} className="explanation__number">
                    {cell}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
          <tfoot role="rowgroup">
            <tr role="row">
              <th role="rowheader" scope="row" colSpan={3}>
                {texts.sum}
              </th>
              <td role="cell" data-label={texts.payColumns.at(-1)} className="explanation__number">
                {money(totals.total_pay ?? 0)}
              </td>
            </tr>
          </tfoot>
        </table>
      </div>
    </section>
  );
}
