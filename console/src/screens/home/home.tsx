import { lazy, type ReactNode, Suspense } from 'react';
import { useRead } from '../../client/hooks.ts';
import { ClockPanel } from '../../clock/clock-panel.tsx';
import { useFormat } from '../../format.ts';
import { otherOfBrowser } from '../../language.ts';
import { type Session, useSession } from '../../session.tsx';
import { useIsWaitingAsked, useWaiting } from '../../shell/waiting.ts';
import { homeTexts as texts } from '../../texts/home.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Page } from '../../ui/page.tsx';
import { PendingPanel } from '../../ui/pending.tsx';
import { AwayPanel } from './away.tsx';
import { BalancesPanel } from './balances.tsx';
import { RequestsPanel } from './requests.tsx';
import { ShiftsPanel } from './shifts.tsx';
import { WeekPanel } from './week.tsx';
import './home.css';

// For few, and once: out of what everyone loads first.
const LanguageOffer = lazy(() => import('./language-offer.tsx').then((module) => ({ default: module.LanguageOffer })));
const SetupPanel = lazy(() => import('./setup.tsx').then((module) => ({ default: module.SetupPanel })));
const WhyNothing = lazy(() => import('./why-nothing.tsx').then((module) => ({ default: module.WhyNothing })));
const HomeClock = lazy(() => import('./now.tsx').then((module) => ({ default: module.HomeClock })));
const Rejected = lazy(() => import('./notices.tsx').then((module) => ({ default: module.Rejected })));
const OthersWait = lazy(() => import('./notices.tsx').then((module) => ({ default: module.OthersWait })));
const OwnGrants = lazy(() => import('../access/of-person.tsx').then((module) => ({ default: module.OwnGrants })));
const PeriodPanel = lazy(() => import('./team.tsx').then((module) => ({ default: module.PeriodPanel })));
const TeamPanels = lazy(() => import('./team.tsx').then((module) => ({ default: module.TeamPanels })));

export function Screen(): ReactNode {
  return useSession().user.is_guest ? <HomeOfGuest /> : <OwnHome />;
}

/** What they were given, and where it is done. */
function HomeOfGuest(): ReactNode {
  const { user } = useSession();
  const format = useFormat();
  return (
    <Page title={texts.hello(user.preferred_name ?? user.first_name)} lead={format.shortDay(format.today())}>
      {user.language === null && otherOfBrowser() !== undefined && (
        <Suspense fallback={null}>
          <LanguageOffer />
        </Suspense>
      )}
      <Suspense fallback={<PendingPanel read={{ error: null, reload: () => undefined }} />}>
        <OwnGrants />
      </Suspense>
    </Page>
  );
}

/** What waits for me, and what I came for. */
function OwnHome(): ReactNode {
  const session = useSession();
  const { user } = session;
  const why = whyNothing(session);
  const format = useFormat();
  const read = useRead('/home');
  const { data, nameOf, error, reload } = read;
  const isWaitingAsked = useIsWaitingAsked();
  const worked = data?.week?.days.find(({ date }) => date === data.today)?.minutes;
  const rejected = data?.requests.find(({ status }) => status === 'REJECTED');
  return (
    <Page title={texts.hello(user.preferred_name ?? user.first_name)} lead={format.shortDay(format.today())}>
      {data?.setup && (
        <Suspense fallback={<PendingPanel read={{ error: null, reload }} />}>
          <SetupPanel setup={data.setup} />
        </Suspense>
      )}
      {/* Who has chosen a language has answered. */}
      {user.language === null && otherOfBrowser() !== undefined && (
        <Suspense fallback={null}>
          <LanguageOffer />
        </Suspense>
      )}
      {why !== null && (
        <Suspense fallback={<PendingPanel read={{ error: null, reload }} />}>
          <WhyNothing why={why} />
        </Suspense>
      )}
      {session.uses.shifts ? (
        <Suspense fallback={<ClockPanel />}>
          <HomeClock home={data ?? null} />
        </Suspense>
      ) : (
        <ClockPanel hint={worked === undefined || worked === 0 ? null : texts.workedToday(format.minutes(worked))} />
      )}
      {data === undefined || isWaitingAsked ? (
        <PendingPanel read={{ error, reload }} />
      ) : (
        <>
          <Waiting />
          {rejected && (
            <Suspense fallback={null}>
              <Rejected request={rejected} />
            </Suspense>
          )}
          {data.unread_announcements > 0 && (
            <Pointer said={texts.announced(data.unread_announcements)} to="/announcements" label={texts.readThem} />
          )}
          {session.packages.length > 0 && (
            <Suspense fallback={null}>
              <OwnGrants />
            </Suspense>
          )}
          <div className="home">
            {data.team && (
              <Suspense fallback={<PendingPanel read={{ error: null, reload }} />}>
                <TeamPanels team={data.team} names={read} />
              </Suspense>
            )}
            {data.open_period && (
              <Suspense fallback={<PendingPanel read={{ error: null, reload }} />}>
                <PeriodPanel period={data.open_period} />
              </Suspense>
            )}
            {data.week !== null && <WeekPanel week={data.week} today={data.today} />}
            <BalancesPanel offersIllness={data.sickness_type_id !== null} />
            <ShiftsPanel beside={data.working_with} />
            <RequestsPanel requests={data.requests} />
            <AwayPanel away={data.away} today={data.today} nameOf={nameOf} />
          </div>
        </>
      )}
    </Page>
  );
}

function Waiting(): ReactNode {
  const waiting = useWaiting();
  if (waiting === null) return null;
  const { mine, total } = waiting;
  return (
    <>
      {mine > 0 && <Pointer said={texts.waiting(mine)} to="/inbox" label={texts.openInbox} />}
      {total > mine && (
        <Suspense fallback={null}>
          <OthersWait count={total - mine} />
        </Suspense>
      )}
    </>
  );
}

interface PointerProps {
  readonly said: string;
  readonly to: '/inbox' | '/announcements';
  readonly label: string;
}

const Pointer = ({ said, to, label }: PointerProps): ReactNode => (
  <Notice>
    <span className="home__waiting">
      {said}
      <ButtonLink to={to} size="small">
        {label}
      </ButtonLink>
    </span>
  </Notice>
);

/** Why someone sees next to nothing yet. */
function whyNothing({ user, uses }: Session): 'leadsNobody' | 'noDepartment' | null {
  if (user.role === 'DEPARTMENT_HEAD' && !uses.people) return 'leadsNobody';
  return user.role === 'EMPLOYEE' && user.department_id === null ? 'noDepartment' : null;
}
