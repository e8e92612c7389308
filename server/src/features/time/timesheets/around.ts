import { payPeriodOf, type PayPeriodSettings, type Span, weekOf } from '../pay-periods.ts';

/** The days to look at for timesheets over the work weeks of some days, where these cover the pay periods of today. */
export function spanAround(settings: PayPeriodSettings, days: readonly string[]): Span {
  const first = days.reduce((one, other) => (other < one ? other : one));
  const last = days.reduce((one, other) => (other > one ? other : one));
  return spanFrom(settings, {
    start: payPeriodOf(settings, weekOf(settings.week_start, first).start).start,
    end: payPeriodOf(settings, weekOf(settings.week_start, last).end).end,
  });
}

/** Overtime is worked out by the week: what a period holds follows from the whole of the week in which it starts. */
export const spanFrom = ({ week_start }: PayPeriodSettings, { start, end }: Span): Span => ({
  start: weekOf(week_start, start).start,
  end,
});
