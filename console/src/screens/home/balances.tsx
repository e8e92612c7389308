import type { ReactNode } from 'react';
import { useRead } from '../../client/hooks.ts';
import { useCan } from '../../session.tsx';
import { homeTexts as texts } from '../../texts/home.ts';
import { sayAmount } from '../../texts/leave/amounts.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Meter } from '../../ui/charts.tsx';
import { Failure, Skeleton } from '../../ui/notice.tsx';
import { Panel } from '../../ui/page.tsx';
import { AddLeaveTypes } from '../leave/add-types.tsx';

const shown = 5;

export function BalancesPanel({ offersIllness }: { readonly offersIllness: boolean }): ReactNode {
  const can = useCan();
  const isOpen = can('leaveBalances.get');
  const { data, error, reload } = useRead('/leave-balances', {}, { isEnabled: isOpen });
  if (!isOpen) return null;
  return (
    <Panel
      title={texts.balances}
      actions={
        can('leaves.create') && (
          <>
            {offersIllness && (
              <ButtonLink to="/time-off/new?ill=1" size="small">
                {texts.ill}
              </ButtonLink>
            )}
            <ButtonLink to="/time-off/new" size="small">
              {texts.bookTimeOff}
            </ButtonLink>
          </>
        )
      }
    >
      {data === undefined ? (
        error === null ? (
          <Skeleton />
        ) : (
          <Failure error={error} retry={reload} />
        )
      ) : data.balances.length === 0 ? (
        <>
          <p className="quiet">{texts.noBalances}</p>
          <AddLeaveTypes />
        </>
      ) : (
        data.balances.slice(0, shown).map((balance) => {
          const { available, accrued, carried_over: carried, adjusted, unit, leave_type: type } = balance;
          // Nothing to fill: a whole bar would read as a full balance.
          if (available === null) {
            return (
              <div key={type.id} className="meter__head">
                <span className="meter__label">{type.name}</span>
                <span className="meter__said">{texts.unlimited}</span>
              </div>
            );
          }
          return (
            <Meter
              key={type.id}
              label={type.name}
              value={available}
              max={accrued + carried + adjusted}
              said={texts.left(sayAmount(available, unit))}
              tone={available <= 0 ? 'warning' : 'accent'}
            />
          );
        })
      )}
    </Panel>
  );
}
