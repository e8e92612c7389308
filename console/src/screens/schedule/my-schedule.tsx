import { useQueryClient } from '@tanstack/react-query';
import { Fragment, type ReactNode, useEffect, useRef, useState } from 'react';
import { type Data, type Item, type List, useList, useRead, useWrite } from '../../client/hooks.ts';
import { type Format, useFormat } from '../../format.ts';
import { handIn } from '../../offline/outbox.ts';
import { useKept } from '../../offline/use-kept.ts';
import { useSearch } from '../../router.tsx';
import { useSession } from '../../session.tsx';
import { calendarTexts } from '../../texts/calendar.ts';
import { outboxTexts } from '../../texts/offline.ts';
import { myScheduleTexts, sayShiftTimes } from '../../texts/schedule.ts';
import { shiftApplicationTexts } from '../../texts/shift-applications.ts';
import { shiftOfferTexts } from '../../texts/shift-offers.ts';
import { Button, ButtonLink, IconButton } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/dialog.tsx';
import { Failure, Skeleton, State } from '../../ui/notice.tsx';
import { Page, Panel, Status } from '../../ui/page.tsx';
import { PendingPanel } from '../../ui/pending.tsx';
import { useToast } from '../../ui/toast.tsx';
import { fullName } from '../../words.ts';
import { SubscribeButton } from '../calendar/subscribe.tsx';
import { addDays } from '../leave/days.ts';
import { ApplicationsPanel } from './applications.tsx';
import { myScheduleQueries, shiftsPerPage, shownDays } from './my-schedule-queries.ts';
import { OfferDialog } from './offer-dialog.tsx';
import { OffersPanel } from './offers.tsx';
import type { KeptClaim } from './send-claim.ts';
import './schedule.css';

export type Shift = Item<'/shifts'>;

/** When I work, and what I could take on. */
export function Screen(): ReactNode {
  const format = useFormat();
  const { user, organization } = useSession();
  const chooses = organization.open_shift_approval;
  const [search, change] = useSearch<'from'>();
  const today = format.today();
  const from = /^\d{4}-\d{2}-\d{2}$/.test(search.from ?? '') ? (search.from ?? today) : today;
  const queries = myScheduleQueries(user.id, from);
  const { window } = queries;
  const all = useList('/shifts', queries.shifts, { pageSize: shiftsPerPage });
  const { hasMore, isLoadingMore, error, loadMore } = all;
  // However much is open, one's own shifts are all there.
  useEffect(() => {
    if (hasMore && !isLoadingMore && error === null) loadMore();
  }, [hasMore, isLoadingMore, error, loadMore]);
  const shifts = sinceDay(all, from, format);
  const mine = { ...shifts, rows: shifts.rows?.filter(({ user_id: of }) => of === user.id) };
  const offers = useList('/shift-offers', queries.offers, { pageSize: shiftsPerPage });
  const applied = useList('/shift-applications', queries.applied, { pageSize: shiftsPerPage, isEnabled: chooses });
  const off = useRead('/schedule/mine', { query: window });
  const isComing =
    [shifts, offers, ...(chooses ? [applied] : [])].some(({ rows, error }) => rows === undefined && error === null) ||
    off.isLoading;
  const kept = useKept();
  const isKept = ({ id }: Shift): boolean =>
    kept.some(
      ({ kind, intent, values }) => kind === 'claim' && intent !== null && (values as KeptClaim).shiftId === id,
    );
  const claimable = shifts.rows?.filter(({ can }) => can?.includes('shifts.claim')) ?? [];
  const free = claimable.filter((shift) => collisionOf(shift, mine.rows ?? []) === undefined).length;
  const open = useRef<HTMLDivElement>(null);
  const showOpen = (): void => {
    open.current?.scrollIntoView();
    open.current?.querySelector('button')?.focus({ preventScroll: true });
  };
  const go = (day: string): void => change({ from: day === today ? undefined : day });
  return (
    <Page
      title={myScheduleTexts.mySchedule}
      // The line is there before its words, and these come with all the rest, so that nothing moves: on a phone they take two.
      lead={mine.rows && !isComing ? sayNext(format, mine.rows, from === today) : '\u00a0'}
      actions={
        <>
          <ButtonLink to="/my-availability">{myScheduleTexts.whenICanWork}</ButtonLink>
          <SubscribeButton offers={['MY_SHIFTS']} />
        </>
      }
    >
      {/* All at once: holidays stand between, and would push down what is there. */}
      {isComing ? (
        <PendingPanel read={mine} />
      ) : (
        <>
          <OffersPanel list={offers} />
          {free > 0 && (
            <p>
              <Button size="small" onClick={showOpen}>
                {myScheduleTexts.openBelow(free)}
              </Button>
            </p>
          )}
          <Panel
            title={format.days(window.start_date, window.end_date)}
            actions={
              <>
                {from !== today && (
                  <Button size="small" onClick={() => go(today)}>
                    {myScheduleTexts.fromToday}
                  </Button>
                )}
                <IconButton
                  label={myScheduleTexts.fourWeeksEarlier}
                  icon="back"
                  onClick={() => go(addDays(from, -shownDays))}
                />
                <IconButton
                  label={myScheduleTexts.fourWeeksLater}
                  icon="forward"
                  onClick={() => go(addDays(from, shownDays))}
                />
              </>
            }
          >
            <MyShifts list={mine} holidays={off.data?.holidays ?? []} beside={off.data?.beside ?? []} />
          </Panel>
          {chooses && <ApplicationsPanel list={applied} userId={user.id} />}
          {claimable.length > 0 && (
            <div ref={open}>
              <Panel
                title={myScheduleTexts.openShifts}
                note={chooses ? shiftApplicationTexts.openShiftsNote : myScheduleTexts.openShiftsNote}
              >
                <ul className="shifts">
                  {claimable.map((shift) => (
                    <OpenShift
                      key={shift.id}
                      shift={shift}
                      department={shifts.nameOf(shift.department_id)}
                      mine={mine.rows ?? []}
                      isAway={isAwayOn(format.dayOf(shift.starts_at), off.data?.leaves ?? [])}
                      isKept={isKept(shift)}
                    />
                  ))}
                </ul>
              </Panel>
            </div>
          )}
        </>
      )}
    </Page>
  );
}

/** Without a network it is what was seen on an earlier day. */
const sinceDay = (list: List<Shift>, from: string, format: Format): List<Shift> => ({
  ...list,
  rows: list.rows?.filter((shift) => format.dayOf(shift.starts_at) >= from),
});

function sayNext(format: Format, shifts: readonly Shift[], isNow: boolean): string | null {
  const next = isNow
    ? shifts.find(({ ends_at: end, status }) => status === 'SCHEDULED' && Date.parse(end) > Date.now())
    : undefined;
  if (!next) return null;
  const isRunning = Date.parse(next.starts_at) <= Date.now();
  const day = format.shortDay(format.dayOf(next.starts_at));
  return isRunning
    ? myScheduleTexts.youAreOnShift(format.time(next.ends_at))
    : myScheduleTexts.yourNextShift(day, sayShiftTimes(format, next));
}

/** The minutes that are worked, without the break. */
export const workedMinutes = (shift: Pick<Shift, 'starts_at' | 'ends_at' | 'break_minutes'>): number =>
  (Date.parse(shift.ends_at) - Date.parse(shift.starts_at)) / 60_000 - shift.break_minutes;

/** As many as a line of a phone has room for. */
const namedBeside = 3;

type Holiday = Data<'/schedule/mine'>['holidays'][number];
type Beside = Data<'/schedule/mine'>['beside'][number];

function MyShifts({
  list,
  holidays,
  beside,
}: {
  readonly list: List<Shift>;
  readonly holidays: readonly Holiday[];
  readonly beside: readonly Beside[];
}): ReactNode {
  const format = useFormat();
  const { user } = useSession();
  if (!list.rows) return list.error ? <Failure error={list.error} retry={list.reload} /> : <Skeleton lines={5} />;
  const { rows } = list;
  const before = (index: number, shift: Shift): readonly Holiday[] => {
    const [last, day] = [rows[index - 1], format.dayOf(shift.starts_at)];
    return holidays.filter(({ date }) => date <= day && (last === undefined || date > format.dayOf(last.starts_at)));
  };
  const last = rows.at(-1);
  const after = holidays.filter(({ date }) => last === undefined || date > format.dayOf(last.starts_at));
  return (
    <>
      {rows.length === 0 && (
        <State icon="info" title={myScheduleTexts.noShiftsInTheseWeeks}>
          {myScheduleTexts.yourShiftsAppearHere}
        </State>
      )}
      {rows.length + holidays.length > 0 && (
        <ul className="shifts">
          {rows.map((shift, index) => (
            <Fragment key={shift.id}>
              <HolidayLines days={before(index, shift)} />
              <li className="shift">
                <ShiftTimes shift={shift} format={format} />
                <ShiftPlace
                  shift={shift}
                  department={shift.department_id === user.department_id ? null : list.nameOf(shift.department_id)}
                  beside={beside.find(({ shift_id: id }) => id === shift.id)}
                />
                {canBeOffered(shift) && <GiveOrSwap shift={shift} />}
                {shift.can?.includes('shifts.unclaim') === true && <GiveBack shift={shift} />}
                {shift.status === 'CANCELLED' && <Status tone="bad">{myScheduleTexts.cancelled}</Status>}
              </li>
            </Fragment>
          ))}
          {/* While more are to come it is not known what stands before them. */}
          {!list.hasMore && <HolidayLines days={after} />}
        </ul>
      )}
    </>
  );
}

function HolidayLines({ days }: { readonly days: readonly Holiday[] }): ReactNode {
  const format = useFormat();
  return days.map(({ date, name }) => (
    <li key={date} className="shift">
      <div className="shift__when">
        <strong>{format.shortDay(date)}</strong>
        <span>{name}</span>
      </div>
      <div className="shift__what">{calendarTexts.publicHoliday}</div>
    </li>
  ));
}

function ShiftTimes({ shift, format }: { readonly shift: Shift; readonly format: Format }): ReactNode {
  return (
    <div className="shift__when">
      <strong>{format.shortDay(format.dayOf(shift.starts_at))}</strong>
      <span className="tabular">{sayShiftTimes(format, shift)}</span>
      <span className="quiet tabular">{myScheduleTexts.hours(format.minutes(workedMinutes(shift)))}</span>
    </div>
  );
}

function ShiftPlace({
  shift,
  department,
  beside,
}: {
  readonly shift: Shift;
  readonly department: string | null;
  readonly beside?: Beside | undefined;
}): ReactNode {
  const parts = [shift.title, department, shift.location].filter((part) => part !== null);
  return (
    <div className="shift__what">
      <span>{parts.join(' · ')}</span>
      {beside && (
        <span className="quiet">
          {myScheduleTexts.workingWith(
            beside.first.slice(0, namedBeside).map((person) => fullName(person)),
            beside.count - Math.min(namedBeside, beside.first.length),
          )}
        </span>
      )}
      {shift.notes !== null && <span className="quiet">{shift.notes}</span>}
    </div>
  );
}

const isAwayOn = (day: string, leaves: Data<'/schedule/mine'>['leaves']): boolean =>
  leaves.some(({ start_date: start, end_date: end }) => start <= day && end >= day);

/** A shift of one's own at the same time. */
const collisionOf = (shift: Shift, mine: readonly Shift[]): Shift | undefined =>
  mine.find(
    ({ status, starts_at: start, ends_at: end }) =>
      status === 'SCHEDULED' &&
      Date.parse(start) < Date.parse(shift.ends_at) &&
      Date.parse(end) > Date.parse(shift.starts_at),
  );

const canBeOffered = ({ status, is_published: isPublished, ends_at: end }: Shift): boolean =>
  status === 'SCHEDULED' && isPublished && Date.parse(end) > Date.now();

function GiveOrSwap({ shift }: { readonly shift: Shift }): ReactNode {
  const format = useFormat();
  const [isOpen, setIsOpen] = useState(false);
  const day = format.shortDay(format.dayOf(shift.starts_at));
  return (
    <>
      <Button size="small" aria-label={shiftOfferTexts.giveOrSwapNamed(day)} onClick={() => setIsOpen(true)}>
        {shiftOfferTexts.giveOrSwap}
      </Button>
      {isOpen && <OfferDialog shift={shift} onClose={() => setIsOpen(false)} />}
    </>
  );
}

/** What was claimed a moment ago, and no one who plans has seen yet. */
function GiveBack({ shift }: { readonly shift: Shift }): ReactNode {
  const format = useFormat();
  const toast = useToast();
  const unclaim = useWrite('post', '/shifts/{id}/unclaim');
  const day = format.shortDay(format.dayOf(shift.starts_at));
  return (
    <Button
      size="small"
      isBusy={unclaim.isPending}
      aria-label={myScheduleTexts.giveBackTheShiftOn(day)}
      onClick={() =>
        unclaim.mutate(
          { path: { id: shift.id } },
          { onSuccess: () => toast(myScheduleTexts.givenBack(day)), onError: (error) => toast(error.message) },
        )
      }
    >
      {myScheduleTexts.giveBack}
    </Button>
  );
}

interface OpenShiftProps {
  readonly shift: Shift;
  readonly department: string | null;
  readonly mine: readonly Shift[];
  readonly isAway: boolean;
  /** Claimed without a network, it waits on this device: it is not claimed twice. */
  readonly isKept: boolean;
}

/** Claiming asks once; what collides with a shift of one's own says so in place of the button. */
function OpenShift({ shift, department, mine, isAway, isKept }: OpenShiftProps): ReactNode {
  const format = useFormat();
  const { user, organization } = useSession();
  const chooses = organization.open_shift_approval;
  const queries = useQueryClient();
  const toast = useToast();
  const [isAsking, setIsAsking] = useState(false);
  const collision = collisionOf(shift, mine);
  const day = format.shortDay(format.dayOf(shift.starts_at));
  const what = [shift.title, department, shift.location].filter((part) => part !== null).join(' · ');
  return (
    <li className="shift">
      <ShiftTimes shift={shift} format={format} />
      <ShiftPlace shift={shift} department={department} />
      {collision ? (
        <Status tone="warning">{myScheduleTexts.collides(sayShiftTimes(format, collision))}</Status>
      ) : isKept && !isAsking ? (
        <Status>{outboxTexts.goesLater}</Status>
      ) : (
        <Button
          size="small"
          aria-label={(chooses ? shiftApplicationTexts.applyFor : myScheduleTexts.claimTheShiftOn)(day)}
          onClick={() => setIsAsking(true)}
        >
          {chooses ? shiftApplicationTexts.apply : myScheduleTexts.claim}
        </Button>
      )}
      {isAsking && (
        <ConfirmDialog
          title={chooses ? shiftApplicationTexts.applyTitle : myScheduleTexts.claimTitle}
          action={chooses ? shiftApplicationTexts.apply : myScheduleTexts.claim}
          isDangerous={false}
          onClose={() => setIsAsking(false)}
          onConfirm={async () => {
            const values: KeptClaim = { shiftId: shift.id, day };
            const sent = await handIn(user.id, { kind: 'claim', title: outboxTexts.claim(day), values });
            toast(sent?.said ?? outboxTexts.kept);
            setIsAsking(false);
            void queries.invalidateQueries();
          }}
        >
          {myScheduleTexts.claimText(day, sayShiftTimes(format, shift), what)} {isAway && myScheduleTexts.awayThen}
        </ConfirmDialog>
      )}
    </li>
  );
}
