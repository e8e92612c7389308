import type { ReactNode } from 'react';
import { type Item, useRead } from '../../client/hooks.ts';
import { useFormat } from '../../format.ts';
import { useCan, useSession } from '../../session.tsx';
import { homeTexts as texts } from '../../texts/home.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Failure, Skeleton } from '../../ui/notice.tsx';
import { Panel } from '../../ui/page.tsx';
import { fullName } from '../../words.ts';

const shown = 4;

export function ShiftsPanel(): ReactNode {
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
          <NextShift shift={coming[0]} />
          <ul className="home__rows">
            {coming.slice(0, shown).map((shift) => (
              <li key={shift.id}>
                <span>{format.shortDay(format.dayOf(shift.starts_at))}</span>
                <span className="home__middle quiet">
                  {[shift.title, shift.location].filter((part) => part !== null).join(' · ')}
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

const namedMost = 3;

/** With whom one works next, as far as the schedule of others is open to one. */
function NextShift({ shift }: { readonly shift: Item<'/shifts'> | undefined }): ReactNode {
  const format = useFormat();
  const { user } = useSession();
  const day = format.dayOf(shift?.starts_at ?? new Date().toISOString());
  const { data } = useRead(
    '/shifts',
    { query: { start_date: day, end_date: day, status: 'SCHEDULED' } },
    { isEnabled: shift !== undefined },
  );
  if (!shift || !data) return null;
  const beside = data.flatMap(({ user: other, department_id: department, starts_at: start, ends_at: end }) =>
    other !== null &&
    department === shift.department_id &&
    other.id !== user.id &&
    Date.parse(start) < Date.parse(shift.ends_at) &&
    Date.parse(end) > Date.parse(shift.starts_at)
      ? [fullName(other)]
      : [],
  );
  const names = [...new Set(beside)];
  if (names.length === 0) return null;
  return <p className="quiet">{texts.workingWith(names.slice(0, namedMost), Math.max(0, names.length - namedMost))}</p>;
}
