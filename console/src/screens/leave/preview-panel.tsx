import type { ReactNode } from 'react';
import type { ApiError } from '../../client/error.ts';
import { type Format, useFormat } from '../../format.ts';
import { locale } from '../../language.ts';
import { sayAmount } from '../../texts/leave/amounts.ts';
import { previewPanelTexts, sayLength, whyNames } from '../../texts/leave/requests.ts';
import { Icon } from '../../ui/icon.tsx';
import { Skeleton } from '../../ui/notice.tsx';
import { Panel } from '../../ui/page.tsx';
import { fullName } from '../../words.ts';
import { sayDecider } from '../approvals/say-decider.ts';
import { ForeseenSteps } from '../approvals/steps.tsx';
import { type Preview } from './record.ts';

/** What stands in the way, at the dates it is about. */
export function Problems({
  problems,
  error,
}: {
  readonly problems: Preview['problems'];
  readonly error: ApiError | null;
}): ReactNode {
  const format = useFormat();
  const said = error ? [{ message: error.message, dates: [] }] : problems;
  return (
    <div className="booking__problems" role="alert">
      {said.map(({ message, dates }) => (
        <p key={`${message} ${dates[0] ?? ''}`} className="field__error">
          <Icon name="warning" />
          <span>
            {message} {dates.length > 0 && sayDates(format, dates)}
          </span>
        </p>
      ))}
    </div>
  );
}

const sayDates = (format: Format, dates: readonly string[]): string =>
  `(${format.days(dates[0] ?? '', dates.at(-1) ?? '')})`;

/** What the leave costs and meets, as the server counts it. */
export function PreviewPanel({
  preview,
  needsApproval,
  isStale,
  isLoading,
}: {
  readonly preview: Preview | undefined;
  readonly needsApproval: boolean;
  readonly isStale: boolean;
  readonly isLoading: boolean;
}): ReactNode {
  const format = useFormat();
  // If the dates are none, the problem says it all.
  if (!preview || preview.days.length === 0) return isLoading ? <Skeleton lines={5} /> : null;
  return (
    <Panel title={previewPanelTexts.whatItTakes}>
      <div className="booking__facts" aria-live="polite" aria-busy={isStale || undefined}>
        <p className="booking__cost">{sayLength(preview)}</p>
        <p>{sayBalance(preview)}</p>
        <p>{sayAway(preview.colleagues_away)}</p>
        {needsApproval && preview.steps.length > 0 ? (
          <ForeseenSteps steps={preview.steps} nameOf={() => null} />
        ) : (
          <p>{needsApproval ? sayDeciders(preview) : previewPanelTexts.itNeedsNoApproval}</p>
        )}
      </div>
      <ul className="booking__days" aria-label={previewPanelTexts.eachDay} tabIndex={0}>
        {preview.days.map(({ date, counted, why, holiday }) => (
          <li key={date} className={counted === 0 ? 'booking__day--free' : undefined}>
            <span>{format.shortDay(date)}</span>
            <span>{holiday === null || counted > 0 ? whyNames[why] : previewPanelTexts.notCounted(holiday)}</span>
          </li>
        ))}
      </ul>
      {preview.shifts.length > 0 && (
        <ul className="booking__days" aria-label={previewPanelTexts.shiftsMet}>
          {preview.shifts.map(({ id, title, starts_at, ends_at }) => (
            <li key={id}>
              <span>{title ?? previewPanelTexts.aShift}</span>
              <span>
                {format.shortDay(format.dayOf(starts_at))}, {format.time(starts_at)} – {format.time(ends_at)}
              </span>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}

function sayBalance({ balance }: Preview): string {
  const { available_after: after, available_before: before, unit } = balance;
  if (after === null || before === null) return previewPanelTexts.thisTypeHasNoLimit;
  if (after < 0) return previewPanelTexts.youHaveTooFew(sayAmount(before, unit), sayAmount(-after, unit));
  return previewPanelTexts.leftAfterwardsOfNow(sayAmount(after, unit), sayAmount(before, unit));
}

function sayAway(count: number): string {
  if (count === 0) return previewPanelTexts.nobodyElseOfYourDepartment;
  return previewPanelTexts.colleaguesOfYourDepartment(count);
}

function sayDeciders({ decided_by: deciders }: Preview): string {
  const nameOf = (id: string | null): string | null => {
    const one = deciders.find((decider) => decider.id === id);
    return one ? fullName(one) : null;
  };
  const names = deciders
    .slice(0, 3)
    .map(({ id, on_behalf_of_id: absent }) => sayDecider(nameOf, id, absent) ?? previewPanelTexts.somebody);
  if (names.length === 0) return previewPanelTexts.anAdministratorOrExecutiveDecides;
  return previewPanelTexts.decidedBy(new Intl.ListFormat(locale(), { type: 'disjunction' }).format(names));
}
