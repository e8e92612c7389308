import type { ReactNode } from 'react';
import type { Data } from '../../client/hooks.ts';
import { useFormat } from '../../format.ts';
import { Link } from '../../router.tsx';
import { useCan } from '../../session.tsx';
import { teamTexts as texts, whoIsHereTexts } from '../../texts/home-team.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { type Names, Panel, PersonLink, Status } from '../../ui/page.tsx';

type Team = NonNullable<Data<'/home'>['team']>;

/** For those who lead people; nobody else loads it. */
export const TeamPanels = (props: { readonly team: Team; readonly names: Names }): ReactNode => (
  <>
    <TeamPanel {...props} />
    <ComingUpPanel {...props} />
  </>
);

/** Who is here, who should be. */
function TeamPanel({ team, names }: { readonly team: Team; readonly names: Names }): ReactNode {
  const format = useFormat();
  const can = useCan();
  const { people, in_now: inNow, late, is_timed: isTimed } = team;
  if (!isTimed) return null;
  return (
    <Panel
      title={texts.team}
      note={texts.inNow(inNow.count, people)}
      actions={
        <>
          {can('schedule.get') && (
            <ButtonLink to="/schedule?day=tomorrow" size="small">
              {texts.worksTomorrow}
            </ButtonLink>
          )}
          <ButtonLink to="/team" size="small">
            {whoIsHereTexts.title}
          </ButtonLink>
        </>
      }
    >
      {late.count === 0 ? (
        <p className="quiet">{texts.noneLate}</p>
      ) : (
        <>
          <Status tone="bad">{texts.late(late.count)}</Status>
          <Rows
            rows={late.first.map(({ user_id, starts_at }) => [user_id, texts.lateSince(format.time(starts_at))])}
            count={late.count}
            names={names}
          />
        </>
      )}
      <Rows
        rows={inNow.first.map(({ user_id, since }) => [user_id, texts.inSince(format.time(since))])}
        count={inNow.count}
        names={names}
      />
    </Panel>
  );
}

/** What the pay period that ended last still waits for, for those who close it. */
export function PeriodPanel({ period }: { readonly period: NonNullable<Data<'/home'>['open_period']> }): ReactNode {
  const format = useFormat();
  const waits = (['unsent', 'undecided', 'ready'] as const).filter((what) => period[what] > 0);
  const places = { unsent: '/pay-periods', undecided: '/timesheets?status=SUBMITTED', ready: '/pay-periods' };
  return (
    <Panel
      title={texts.period(format.days(period.period_start, period.period_end))}
      note={texts.periodNote}
      actions={
        <ButtonLink to="/pay-periods" size="small">
          {texts.openPeriods}
        </ButtonLink>
      }
    >
      <ul className="home__rows">
        {waits.map((what) => (
          <li key={what}>
            <Link to={places[what]}>{texts[what]}</Link>
            <span className="home__end quiet">{texts.timesheets(period[what])}</span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

/** What the next weeks bring of the people one leads. */
function ComingUpPanel({ team, names }: { readonly team: Team; readonly names: Names }): ReactNode {
  const format = useFormat();
  return (
    <Panel title={texts.comingUp}>
      {team.coming_up.length === 0 && <p className="quiet">{texts.nothingComingUp}</p>}
      <ul className="home__rows">
        {team.coming_up.map((one) => (
          <li key={`${one.kind} ${one.user_id} ${one.date} ${one.title ?? ''}`}>
            <span className="home__middle">
              <PersonLink id={one.user_id} of={names} /> <span className="quiet">{saidOf(one)}</span>
            </span>
            <span className="home__end quiet">{format.shortDay(one.date)}</span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function saidOf({ kind, title, years }: Team['coming_up'][number]): string {
  if (kind === 'certificate') return texts.comes.certificate(title ?? '');
  return kind === 'anniversary' ? texts.comes.anniversary(years ?? 0) : texts.comes[kind]();
}

function Rows({
  rows,
  count,
  names,
}: {
  readonly rows: readonly (readonly [id: string, said: string])[];
  readonly count: number;
  readonly names: Names;
}): ReactNode {
  if (rows.length === 0) return null;
  return (
    <ul className="home__rows">
      {rows.map(([id, said]) => (
        <li key={id}>
          <span className="home__middle">
            <PersonLink id={id} of={names} />
          </span>
          <span className="home__end quiet">{said}</span>
        </li>
      ))}
      {count > rows.length && <li className="quiet">{texts.andMore(count - rows.length)}</li>}
    </ul>
  );
}
