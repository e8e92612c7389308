import { lazy, type ReactNode, Suspense, useState } from 'react';
import { type Format, useFormat } from '../../format.ts';
import { factsTexts as texts } from '../../texts/inbox.ts';
import { sayAmount } from '../../texts/leave/amounts.ts';
import { sayLength } from '../../texts/leave/requests.ts';
import { shiftOfferTexts } from '../../texts/shift-offers.ts';
import { isOffPlan, type Item } from './item.ts';

// Few requests meet others: it is loaded when it is asked for.
const SameDaysDialog = lazy(() =>
  import('../leave/same-days.tsx').then((module) => ({ default: module.SameDaysDialog })),
);

type Facts = NonNullable<Item['facts']>;

/** What one needs to know to decide, so that nothing has to be opened first. */
export function FactsLine({ item }: { readonly item: Item }): ReactNode {
  const format = useFormat();
  const { facts } = item;
  if (facts === null) return null;
  const said = [
    ...leaveFacts(facts, format),
    ...timeFacts(facts, format),
    ...(item.kind === 'shift_offer' || item.kind === 'shift_application' ? offerFacts(facts, format) : []),
  ];
  if (said.length === 0 && item.kind !== 'expense_report') return null;
  return (
    <span className="inbox__facts">
      {said.map(({ text, isWarning }) => (
        <span key={text} className={isWarning ? 'inbox__fact inbox__fact--warning' : 'inbox__fact'}>
          {text}
        </span>
      ))}
      {item.kind === 'leave' && <Rivals id={item.id} facts={facts} />}
      {item.kind === 'expense_report' && <Receipts id={item.id} facts={facts} />}
    </span>
  );
}

interface Said {
  readonly text: string;
  readonly isWarning?: boolean;
}

function leaveFacts(facts: Facts, format: Format): Said[] {
  const { available, unit, away, away_count, shifts, shift_count } = facts;
  if (unit === null) return [];
  const left: Said[] =
    available === null ? [] : [{ text: texts.left(sayAmount(Math.max(0, available), unit)), isWarning: available < 0 }];
  const others: Said[] =
    away_count === 0
      ? [{ text: texts.nobodyElse }]
      : [{ text: texts.alsoAway(away.join(', '), away_count - away.length), isWarning: true }];
  const [first] = shifts;
  const met: Said[] =
    first === undefined
      ? []
      : [
          {
            text: texts.meetsShift(
              `${format.shortDay(format.dayOf(first.starts_at))}, ${texts.fromTo(format.time(first.starts_at), format.time(first.ends_at))}`,
              shift_count - 1,
            ),
            isWarning: true,
          },
        ];
  const before: Said[] =
    facts.replaces === null
      ? []
      : [
          {
            text: texts.inPlaceOf(
              format.days(facts.replaces.start_date, facts.replaces.end_date),
              sayLength({ total_days: facts.replaces.days, total_hours: facts.replaces.hours }),
            ),
            isWarning: true,
          },
        ];
  return [...before, ...left, ...others, ...met];
}

/** What is odd comes first; an hour more or less on a day than planned is marked. */
function timeFacts(facts: Facts, format: Format): Said[] {
  const { by_day: days, clock_in: from, clock_out: to, planned_minutes: planned, oddities } = facts;
  if (from !== null && to !== null) {
    const times = texts.fromTo(format.time(from), format.time(to));
    return [
      ...oddities.map((oddity) => ({ text: texts.oddities[oddity], isWarning: true })),
      { text: planned === null ? times : texts.withPlan(times, format.minutes(planned)) },
    ];
  }
  const said = days.map(({ date, minutes, planned_minutes: then }): Said => {
    const worked = `${format.shortDay(date)} ${format.minutes(minutes)}`;
    return then === null || then === minutes
      ? { text: worked }
      : {
          text: texts.withPlan(worked, format.minutes(then)),
          isWarning: isOffPlan(minutes, then),
        };
  });
  return [...said.filter(({ isWarning }) => isWarning === true), ...said.filter(({ isWarning }) => isWarning !== true)];
}

/** What goes over, and what comes back for it. */
const offerFacts = ({ shifts, warned }: Facts, format: Format): Said[] => [
  ...shifts.map(({ title, starts_at: from, ends_at: to }, index) => {
    const when = `${format.shortDay(format.dayOf(from))}, ${texts.fromTo(format.time(from), format.time(to))}`;
    const what = title === null ? when : `${title}, ${when}`;
    return { text: index === 0 ? what : texts.inExchange(what) };
  }),
  ...warned.map((kind) => ({ text: shiftOfferTexts.warns[kind], isWarning: true })),
];

/** Who else wants these days, and the way to see them side by side; it stays open when that is settled. */
function Rivals({
  id,
  facts: { asking, asking_count: count },
}: {
  readonly id: string;
  readonly facts: Facts;
}): ReactNode {
  const [isOpen, setIsOpen] = useState(false);
  if (count === 0 && !isOpen) return null;
  return (
    <>
      {count > 0 && (
        <button
          type="button"
          className="inbox__fact inbox__fact--warning inbox__rivals"
          onClick={() => setIsOpen(true)}
        >
          {texts.alsoAsked(asking.join(', '), count - asking.length)}
        </button>
      )}
      {isOpen && (
        <Suspense fallback={null}>
          <SameDaysDialog leaveId={id} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

function Receipts({ id, facts }: { readonly id: string; readonly facts: Facts }): ReactNode {
  const { receipts, receipt_count: count } = facts;
  if (count === 0) return <span className="inbox__fact inbox__fact--warning">{texts.noReceipt}</span>;
  return (
    <>
      {receipts.map((receipt) => (
        <a
          key={receipt.id}
          className="inbox__fact"
          href={`/app/api/expense-reports/${id}/receipts/${receipt.id}/content`}
          target="_blank"
          rel="noreferrer"
          aria-label={texts.receipt(receipt.file_name)}
        >
          {receipt.file_name}
        </a>
      ))}
      {count > receipts.length && <span className="inbox__fact">{texts.moreReceipts(count - receipts.length)}</span>}
    </>
  );
}
