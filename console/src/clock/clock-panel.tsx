import { Fragment, lazy, type ReactNode, type RefObject, Suspense, useEffect, useRef, useState } from 'react';
import { type Format, useFormat } from '../format.ts';
import { Link } from '../router.tsx';
import { useCan } from '../session.tsx';
import { clockPanelTexts, clockTexts as texts } from '../texts/clock.ts';
import { Button } from '../ui/button.tsx';
import { Choice } from '../ui/choice.tsx';
import { ClockBooking } from './lazy-booking.ts';
import { sayPlaces } from './places.ts';
import { breaksWith, saySince, sayWhen } from './since.ts';
import { type ClocksElsewhere, type StartDetails, useClock, useNowMs } from './use-clock.ts';
import { useLeaving } from './use-leaving.tsx';
import '../ui/field.css';
import './clock.css';

const IllDialog = lazy(() => import('./ill-dialog.tsx').then((module) => ({ default: module.IllDialog })));

/** What the clock is started with, where that is asked. */
type StartFields = (onChange: (details: StartDetails) => void) => ReactNode;

/** The clock itself: one large button, and what it says. */
export function ClockPanel({
  startFields,
  hint,
}: {
  readonly startFields?: StartFields | undefined;
  /** What is to be said while it stands, if something is. */
  readonly hint?: string | null;
}): ReactNode {
  const can = useCan();
  const clock = useClock();
  const format = useFormat();
  const isRunning = clock.since != null;
  const { panel, isTapped } = useTapped(`${String(isRunning)} ${String(clock.onBreakSince !== null)}`, clock.isBusy);
  if (!can('clock.in') || clock.error !== null) return null;
  return (
    <section ref={panel} className={isRunning ? 'clock clock--running' : 'clock'} aria-label={clockPanelTexts.clock}>
      <span className="only-read-aloud" role="status">
        {isTapped && (clock.since == null ? texts.out : sayRunning(format, clock.since, clock.onBreakSince))}
      </span>
      {clock.elsewhere !== null ? (
        <Elsewhere clock={clock} where={clock.elsewhere} />
      ) : clock.since == null ? (
        <Stopped clock={clock} startFields={startFields} hint={hint ?? texts.outHint} />
      ) : (
        <Running since={clock.since} clock={clock} isSwitched={clock.isBooked || startFields !== undefined} />
      )}
    </section>
  );
}

/**
 * A tap puts another form in the place of the one that was tapped. Whoever does not see it hears what the clock says now, and goes on
 * from its new button.
 */
function useTapped(state: string, isBusy: boolean): { panel: RefObject<HTMLElement | null>; isTapped: boolean } {
  const panel = useRef<HTMLElement>(null);
  const seen = useRef({ before: state, isTapping: false, wantsFocus: false });
  const [isTapped, setIsTapped] = useState(false);
  useEffect(() => {
    const look = ({ target }: Event): void => {
      seen.current.isTapping = target instanceof Node && panel.current?.contains(target) === true;
    };
    document.addEventListener('submit', look, true);
    return () => document.removeEventListener('submit', look, true);
  }, []);
  useEffect(() => {
    const now = seen.current;
    if (now.before !== state) {
      if (now.isTapping) setIsTapped(true);
      now.wantsFocus = now.isTapping;
      Object.assign(now, { before: state, isTapping: false });
    }
    // The new button cannot have it before the tap is through.
    if (!now.wantsFocus || isBusy) return;
    now.wantsFocus = false;
    if (document.activeElement === document.body) panel.current?.querySelector<HTMLElement>('[type=submit]')?.focus();
  }, [state, isBusy]);
  return { panel, isTapped };
}

type Clock = ReturnType<typeof useClock>;

/** Who clocks somewhere else is told where, and how it stands. */
function Elsewhere({
  clock: { since, onBreakSince },
  where: { from, kiosks, hasPin },
}: {
  readonly clock: Clock;
  readonly where: ClocksElsewhere;
}): ReactNode {
  const format = useFormat();
  return (
    <div className="clock__said">
      <strong>{since == null ? texts.out : sayRunning(format, since, onBreakSince)}</strong>
      <span className="quiet">{clockPanelTexts.elsewhere(sayPlaces(from))}</span>
      {kiosks.length > 0 && <span className="quiet">{clockPanelTexts.kiosks(kiosks.join(', '))}</span>}
      {from.includes('KIOSK') && kiosks.length === 0 && <span className="quiet">{clockPanelTexts.noKiosk}</span>}
      {kiosks.length > 0 && !hasPin && <Link to="/me">{clockPanelTexts.choosePin}</Link>}
    </div>
  );
}

function Stopped({
  clock,
  startFields,
  hint,
}: {
  readonly clock: Clock;
  readonly startFields: StartFields | undefined;
  readonly hint: string;
}): ReactNode {
  const format = useFormat();
  const [details, setDetails] = useState<StartDetails>({});
  const [isAsked, setIsAsked] = useState(false);
  const { illUntil } = clock;
  const start = async (): Promise<void> => {
    setIsAsked(false);
    await clock.clockIn(details);
  };
  return (
    <>
      <ClockForm onSubmit={() => (illUntil === null ? void start() : setIsAsked(true))}>
        <div className="clock__said">
          <strong>{clock.since === undefined ? clockPanelTexts.clock : texts.out}</strong>
          <span className="quiet">{waitsSaid(clock) ?? (illUntil === null ? hint : sayIll(format, illUntil))}</span>
        </div>
        {startFields?.(setDetails)}
        <Button
          type="submit"
          kind={illUntil === null ? 'primary' : undefined}
          isBusy={clock.isBusy || clock.since === undefined}
        >
          {texts.clockIn}
        </Button>
      </ClockForm>
      {isAsked && (
        <Suspense>
          <IllDialog onClose={() => setIsAsked(false)} onConfirm={start} />
        </Suspense>
      )}
    </>
  );
}

function Running({
  since,
  clock,
  isSwitched,
}: {
  readonly since: string;
  readonly clock: Clock;
  /** Whether it goes from one project to another. */
  readonly isSwitched: boolean;
}): ReactNode {
  const format = useFormat();
  const can = useCan();
  const nowMs = useNowMs(20_000);
  const [pause, setPause] = useState('0');
  const { leave, dialog } = useLeaving(format, clock);
  const { onBreakSince, hasBreaks, plannedBreak } = clock;
  const ranMs = Math.max(0, nowMs - Date.parse(since));
  // Each state has buttons of its own: a tap that meets the change from one to the other lands on neither.
  if (onBreakSince !== null) {
    return (
      <Fragment key="on-break">
        <ClockForm onSubmit={() => void clock.endBreak()}>
          <div className="clock__said">
            <strong title={format.instantInFull(onBreakSince)}>{sayRunning(format, since, onBreakSince)}</strong>
            <span className="quiet">{waitsSaid(clock) ?? saySince(format, since)}</span>
          </div>
          <Button type="submit" kind="primary" isBusy={clock.isBusy}>
            {texts.endBreak}
          </Button>
        </ClockForm>
        <ClockForm onSubmit={() => leave()}>
          <Button type="submit" isBusy={clock.isBusy}>
            {texts.clockOut}
          </Button>
        </ClockForm>
        {dialog}
      </Fragment>
    );
  }
  const isForgotten = ranMs > clock.askAfterHours * 3_600_000;
  const isBreakForgotten = !hasBreaks && pause === '0' && plannedBreak > 0 && endsSoon(clock, nowMs);
  return (
    <Fragment key="at-work">
      <ClockForm onSubmit={() => leave(pause)}>
        <div className="clock__said">
          <strong title={format.instantInFull(since)}>{saySince(format, since)}</strong>
          <span className="quiet">
            {waitsSaid(clock) ??
              (isForgotten ? texts.forgotten : texts.today(format.minutes(Math.floor(ranMs / 60_000))))}
          </span>
          {isBreakForgotten && (
            <span>
              {texts.planned(texts.breakOf(plannedBreak))}{' '}
              <Button size="small" onClick={() => setPause(String(plannedBreak))}>
                {texts.takePlanned}
              </Button>
            </span>
          )}
        </div>
        {isSwitched && (
          <Suspense>
            <ClockBooking clock={clock} />
          </Suspense>
        )}
        {!hasBreaks && (
          <span className="select clock__choice">
            <Choice label={texts.break} value={pause} options={breaksWith(pause)} onChange={setPause} />
          </span>
        )}
        <Button type="submit" kind="primary" isBusy={clock.isBusy}>
          {texts.clockOut}
        </Button>
      </ClockForm>
      {can('clock.break') && (
        <ClockForm onSubmit={() => void clock.beginBreak()}>
          <Button type="submit" isBusy={clock.isBusy}>
            {texts.beginBreak}
          </Button>
        </ClockForm>
      )}
      {dialog}
    </Fragment>
  );
}

const sayRunning = (format: Format, since: string, onBreakSince: string | null): string =>
  onBreakSince === null ? saySince(format, since) : texts.onBreak(sayWhen(format, onBreakSince));

/** In the last hour of the shift and behind it, a break that is planned is one that was forgotten. */
const endsSoon = ({ shiftEndsAt }: Clock, nowMs: number): boolean =>
  shiftEndsAt !== null && nowMs > Date.parse(shiftEndsAt) - 3_600_000;

const sayIll = (format: Format, until: string): string =>
  until === format.today() ? texts.illToday : texts.ill(format.day(until));

/** Why the last tap is not with the server yet. */
function waitsSaid({ isLocating, isUnsent }: Clock): string | null {
  if (isLocating) return texts.locating;
  return isUnsent ? texts.unsentIn : null;
}

function ClockForm({ onSubmit, children }: { readonly onSubmit: () => void; readonly children: ReactNode }): ReactNode {
  return (
    <form
      className="clock__form"
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      {children}
    </form>
  );
}
