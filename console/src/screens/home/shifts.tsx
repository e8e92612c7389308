import type { ReactNode } from 'react';
import { type Data, useRead } from '../../client/hooks.ts';
import { useFormat } from '../../format.ts';
import { useCan, useSession } from '../../session.tsx';
import { homeTexts as texts } from '../../texts/home.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Failure, Skeleton } from '../../ui/notice.tsx';
import { Panel } from '../../ui/page.tsx';
import { fullName } from '../../words.ts';

const shown = 4;

export function ShiftsPanel({ beside }: { readonly beside: Data<'/home'>['working_with'] }): ReactNode {
  const can = useCan();
  const { user } = useSession();
  const format = useFormat();
  const isOpen = can('shifts.list');
  const { data, error, reload } = useRead('/shifts', { query: { user_id: user.id } }, { isEnabled: isOpen });
  if (!isOpen) return null;
  const coming = data?.filter((shift) => Date.parse(shift.ends_at) > Date.now() && shift.status === 'SCHEDULED');
  return (
    <Panel
      title={texts.shifts}
      actions={
        <ButtonLink to="/my-schedule" size="small">
          {texts.mySchedule}
        </ButtonLink>
      }
    >
      {coming === undefined ? (
        error === null ? (
          <Skeleton />
        ) : (
          <Failure error={error} retry={reload} />
        )
      ) : coming.length === 0 ? (
        <p className="quiet">{texts.noShifts}</p>
      ) : (
        <>
          {beside.count > 0 && (
            <p className="quiet">
              {texts.workingWith(
                beside.first.map((person) => fullName(person)),
                beside.count - beside.first.length,
              )}
            </p>
          )}
          <ul className="home__rows">
            {coming.slice(0, shown).map((shift) => (
              <li key={shift.id}>
                <span>{format.shortDay(format.dayOf(shift.starts_at))}</span>
                <span className="home__middle quiet">
                  {shift.title}
                  {shift.location !== null && (
                    <span className="home__place">
                      {shift.title === null ? shift.location : ` · ${shift.location}`}
                    </span>
                  )}
                </span>
                <span className="home__end">
                  {format.time(shift.starts_at)} – {format.time(shift.ends_at)}
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
    </Panel>
  );
}
