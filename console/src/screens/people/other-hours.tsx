import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import type { ApiError } from '../../client/error.ts';
import { type Body, type Data, write } from '../../client/hooks.ts';
import { useSettled } from '../../client/options.ts';
import { type Format, useFormat } from '../../format.ts';
import { sayAmount } from '../../texts/leave/amounts.ts';
import { otherHoursTexts as texts } from '../../texts/people/other-hours.ts';
import { useFormValues } from '../../ui/forms.tsx';
import { FailureNotice, Notice } from '../../ui/notice.tsx';
import type { NamedPerson } from '../../ui/person-picker.tsx';
import { fullName } from '../../words.ts';
import { isSamePattern, type PatternForm, patternOf, patternProblem } from './pattern-values.ts';

type Asked = Body<'/users/{id}/employment/preview', 'post'>;
type Preview = Data<'/users/{id}/employment/preview', 'post'>;

/** Beside a form with a working pattern, once it is another than what holds. */
export function OtherHoursBeside({
  personId,
  held,
  asked,
}: {
  readonly personId: string;
  /** null: whatever stands there is told of. */
  readonly held: PatternForm | null;
  /** From which day, and in whose place, by what stands in the form. */
  readonly asked: (values: Record<string, unknown>) => Omit<Asked, 'values'>;
}): ReactNode {
  const values = useFormValues<{ working_pattern: PatternForm } & Record<string, unknown>>();
  const { working_pattern: chosen } = values;
  if ((held !== null && isSamePattern(held, chosen)) || patternProblem(chosen) !== null) return null;
  const pattern = { working_pattern: patternOf(chosen) };
  return <OtherHours personId={personId} asked={{ ...asked(values), values: pattern, reason: null }} />;
}

/** Beside a change of hours or days of work: what the server would do to leave, the hours account and shifts, asked once the hand rests. */
export function OtherHours({ personId, asked }: { readonly personId: string; readonly asked: Asked }): ReactNode {
  const rested = useSettled(JSON.stringify(asked));
  const isWhole = asked.effective_date !== '' && asked.values.working_pattern !== undefined;
  const { data, error } = useQuery<Preview, ApiError>({
    queryKey: ['/users/{id}/employment/preview', personId, rested],
    enabled: isWhole,
    placeholderData: keepPreviousData,
    retry: false,
    queryFn: async () => {
      const input = { path: { id: personId }, body: JSON.parse(rested) as Asked };
      return (await write('post', '/users/{id}/employment/preview', input)).data;
    },
  });
  if (!isWhole) return null;
  if (error) return <FailureNotice error={error} />;
  return (
    <section className="other-hours" aria-label={texts.title}>
      <h3>{texts.title}</h3>
      {data ? <Told preview={data} /> : <p className="quiet">{texts.working}</p>}
    </section>
  );
}

/** Each looked at when they are opened: that of one is a change, made and taken back. */
export function OtherHoursOfMany({
  people,
  asked,
}: {
  readonly people: readonly NamedPerson[];
  readonly asked: Asked;
}): ReactNode {
  return (
    <section aria-label={texts.ofEach}>
      <h3>{texts.ofEach}</h3>
      {people.map((person) => (
        <OfOne key={person.id} person={person} asked={asked} />
      ))}
    </section>
  );
}

function OfOne({ person, asked }: { readonly person: NamedPerson; readonly asked: Asked }): ReactNode {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details onToggle={(toggled) => setIsOpen(toggled.currentTarget.open)}>
      <summary>{fullName(person)}</summary>
      {isOpen && <OtherHours personId={person.id} asked={asked} />}
    </details>
  );
}

function Told({ preview }: { readonly preview: Preview }): ReactNode {
  const format = useFormat();
  const { rule, weekly_minutes: week, hours_account: account, leave, bookings, shifts } = preview;
  const minutes = (value: number): string => format.minutes(value);
  return (
    <>
      <p>{texts.week(minutes(week.before), minutes(week.after))}</p>
      {leave.length > 0 && <Balances leave={leave} />}
      <Notice>
        {rule === 'RECOUNTED' ? texts.recounted : texts.kept}{' '}
        {leave.some(({ is_pro_rata: isProRata }) => isProRata) ? texts.proRata : texts.noProRata}
      </Notice>
      {bookings.length === 0 ? (
        <p>{texts.noBookings}</p>
      ) : (
        <>
          <p>{texts.bookings(bookings.length)}</p>
          <ul className="plain-list">
            {bookings.map((booking) => (
              <li key={booking.leave_id}>{sayBooking(booking, format)}</li>
            ))}
          </ul>
        </>
      )}
      {account && (
        <p>
          {account.before === account.after
            ? texts.accountStays(minutes(account.before))
            : texts.account(minutes(account.before), minutes(account.after))}
        </p>
      )}
      {shifts.count > 0 && (
        <>
          <p>{texts.shifts(shifts.count)}</p>
          <ul className="plain-list">
            {shifts.on_days_off.map(({ id, date }) => (
              <li key={id}>{texts.shiftOff(format.day(date))}</li>
            ))}
            {shifts.weeks_over.map(({ week_start: start, planned_minutes, contract_minutes }) => (
              <li key={start}>
                {texts.weekOver(format.day(start), minutes(planned_minutes), minutes(contract_minutes))}
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}

function sayBooking(
  { name, start_date, end_date, days, days_anew: anew, days_off: off }: Preview['bookings'][number],
  format: Format,
): string {
  const span = format.days(start_date, end_date);
  const amount = (value: number): string => sayAmount(value, 'DAYS');
  const cost =
    days.before === days.after
      ? texts.bookingKept(name, span, amount(days.before), amount(anew))
      : texts.booking(name, span, amount(days.before), amount(days.after));
  return off.length === 0 ? cost : `${cost} (${texts.daysOff(off.length)})`;
}

const names = ['granted', 'taken', 'booked', 'left'] as const;

function Balances({ leave }: { readonly leave: Preview['leave'] }): ReactNode {
  const format = useFormat();
  const shown = (before: number, after: number): string =>
    before === after ? format.number(before) : texts.change(format.number(before), format.number(after));
  return (
    <div className="other-hours__table">
      <table className="table" role="table" aria-label={texts.balances}>
        <thead>
          <tr>
            <th>{texts.type}</th>
            <th>{texts.year}</th>
            {names.map((name) => (
              <th key={name}>{texts[name]}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {leave.map(({ leave_type_id, name, year, before, after }) => (
            <tr key={`${leave_type_id} ${String(year)}`}>
              <th scope="row">{name}</th>
              <td data-label={texts.year}>{year}</td>
              {names.map((part) => (
                <td key={part} className="nowrap" data-label={texts[part]}>
                  {shown(before[part], after[part])}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
