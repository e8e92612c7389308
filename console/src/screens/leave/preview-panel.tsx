import type { ReactNode } from 'react';
import type { ApiError } from '../../client/error.ts';
import { type Format, useFormat } from '../../format.ts';
import { previewPanelTexts, sayAmount, sayLength, whyNames } from '../../texts/leave/requests.ts';
import { Icon } from '../../ui/icon.tsx';
import { Skeleton } from '../../ui/notice.tsx';
import { Panel } from '../../ui/page.tsx';
import { asSentence, fullName } from '../../words.ts';
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
  const said = error ? [{ message: asSentence(error.message), dates: [] }] : problems;
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
        <p className="booking__cost">{sayLength(format, preview)}</p>
        <p>{sayBalance(format, preview)}</p>
        <p>{sayAway(preview.colleagues_away)}</p>
        <p>{needsApproval ? sayDeciders(preview) : previewPanelTexts.itNeedsNoApproval}</p>
      </div>
      <ul className="booking__days" aria-label={previewPanelTexts.eachDay} tabIndex={0}>
        {preview.days.map(({ date, counted, why, holiday }) => (
          <li key={date} className={counted === 0 ? 'booking__day--free' : undefined}>
            <span>{format.shortDay(date)}</span>
            <span>{holiday === null || counted > 0 ? whyNames[why] : previewPanelTexts.notCounted(holiday)}</span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function sayBalance(format: Format, { balance }: Preview): string {
  const { available_after: after, available_before: before, unit } = balance;
  if (after === null || before === null) return previewPanelTexts.thisTypeHasNoLimit;
  if (after < 0)
    return previewPanelTexts.youHaveTooFew(sayAmount(format, before, unit), sayAmount(format, -after, unit));
  return previewPanelTexts.leftAfterwardsOfNow(sayAmount(format, after, unit), sayAmount(format, before, unit));
}

function sayAway(count: number): string {
  if (count === 0) return previewPanelTexts.nobodyElseOfYourDepartment;
  return previewPanelTexts.colleaguesOfYourDepartment(count);
}

function sayDeciders({ decided_by: deciders }: Preview): string {
  const names = deciders.slice(0, 3).map(fullName);
  if (names.length === 0) return previewPanelTexts.anAdministratorOrExecutiveDecides;
  return previewPanelTexts.decidedBy(new Intl.ListFormat('en', { type: 'disjunction' }).format(names));
}
