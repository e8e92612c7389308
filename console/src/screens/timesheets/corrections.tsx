import { type ReactNode, useState } from 'react';
import { type Item, type List, useList, useWrite } from '../../client/hooks.ts';
import { type Format, useFormat } from '../../format.ts';
import { Link } from '../../router.tsx';
import { useCan } from '../../session.tsx';
import { correctionTexts as texts } from '../../texts/pay-runs.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/dialog.tsx';
import { type Fact, Facts, Panel, Status } from '../../ui/page.tsx';
import { runAddress, signed } from '../pay-runs/totals.ts';
import '../pay-runs/pay-runs.css';

export type Correction = Item<'/timesheets/{id}/corrections'>;
type Hours = NonNullable<Correction['changes'][number]['after']>;

const tones = { OPEN: 'warning', IN_RUN: 'good', WITHDRAWN: undefined } as const;

/** Hours, and pay for those who see it, that a correction makes more or less. */
export function factsOf(correction: Omit<Correction, 'can'>, format: Format): readonly Fact[] {
  const { total_pay: pay, currency } = correction;
  const difference = (minutes: number): string => signed(format.minutes(minutes), minutes);
  return [
    [texts.regular, difference(correction.regular_minutes)],
    [texts.overtime, difference(correction.overtime_minutes)],
    [texts.breaks, difference(correction.break_minutes)],
    ...(pay === undefined ? [] : [[texts.pay, signed(format.money(pay, currency), pay)] as const]),
  ];
}

export const useCorrections = (sheetId: string, isEnabled: boolean): List<Correction> =>
  useList('/timesheets/{id}/corrections', { path: { id: sheetId } }, { isEnabled, pageSize: 100 });

/** Break and rate are said where they are what differs. */
function sayChange({ before, after }: Correction['changes'][number], format: Format): string {
  const isOther = (name: 'break_minutes' | 'hourly_rate'): boolean =>
    before !== null && after !== null && before[name] !== after[name];
  const say = (hours: Hours): string =>
    [
      `${format.time(hours.clock_in)}–${format.time(hours.clock_out)}`,
      ...(isOther('break_minutes') ? [texts.withBreak(format.minutes(hours.break_minutes))] : []),
      ...(isOther('hourly_rate') ? [texts.atRate(format.money(hours.hourly_rate))] : []),
      format.minutes(hours.duration_minutes),
    ].join(', ');
  const day = format.shortDay(format.dayOf((after ?? before)?.clock_in ?? ''));
  if (before === null) return texts.added(day, after === null ? '' : say(after));
  return after === null ? texts.removed(day, say(before)) : texts.changed(day, say(before), say(after));
}

/** What was put right since a timesheet was locked; nothing if there is nothing. */
export function Corrections({ list }: { readonly list: List<Correction> }): ReactNode {
  const [asked, setAsked] = useState<Correction | null>(null);
  const withdraw = useWrite('post', '/timesheet-corrections/{id}/withdraw');
  if (list.rows === undefined || list.rows.length === 0) return null;
  return (
    <Panel title={texts.title} note={texts.hint}>
      <ul className="corrections">
        {list.rows.map((one) => (
          <OneCorrection key={one.id} correction={one} nameOf={list.nameOf} onWithdraw={() => setAsked(one)} />
        ))}
      </ul>
      {asked && (
        <ConfirmDialog
          title={texts.withdrawTitle}
          action={texts.withdraw}
          onClose={() => setAsked(null)}
          done={texts.withdrawn}
          onConfirm={() => withdraw.mutateAsync({ path: { id: asked.id } })}
        >
          {texts.withdrawText}
        </ConfirmDialog>
      )}
    </Panel>
  );
}

function OneCorrection({
  correction,
  nameOf,
  onWithdraw,
}: {
  readonly correction: Correction;
  readonly nameOf: List<Correction>['nameOf'];
  readonly onWithdraw: () => void;
}): ReactNode {
  const format = useFormat();
  const can = useCan();
  const { status, reason, changes, cause_id: cause, pay_run_id: run } = correction;
  const tone = tones[status];
  const word = <Status {...(tone && { tone })}>{texts.states[status]}</Status>;
  return (
    <li className="corrections__item">
      <div className="corrections__head">
        <strong>{reason}</strong>
        {run !== null && can('payRuns.get') ? <Link to={runAddress(run)}>{word}</Link> : word}
        {correction.can?.includes('timesheetCorrections.withdraw') === true && (
          <Button size="small" onClick={onWithdraw}>
            {texts.withdraw}
          </Button>
        )}
      </div>
      {cause === null ? (
        changes.map((change) => <p key={change.entry_id}>{sayChange(change, format)}</p>)
      ) : (
        <p>{texts.follows}</p>
      )}
      <Facts
        facts={[
          ...factsOf(correction, format),
          [texts.made, texts.by(nameOf(correction.created_by_id), format.instant(correction.created_at))],
        ]}
      />
    </li>
  );
}
