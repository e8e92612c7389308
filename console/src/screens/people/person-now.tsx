import type { ReactNode } from 'react';
import { type Data, useRead } from '../../client/hooks.ts';
import { type Format, useFormat } from '../../format.ts';
import { useCan, useSession } from '../../session.tsx';
import { personNowTexts as texts } from '../../texts/people/profile.ts';
import { type Fact, Facts, Panel, Status } from '../../ui/page.tsx';
import type { Person } from './record.ts';

type Now = Data<'/users/{id}/now'>;

/** Whether they are here, when they are next, and what is to be thought of: for those who lead them. */
export function PersonNowPanel({ person }: { readonly person: Person }): ReactNode {
  const can = useCan();
  const { user } = useSession();
  const format = useFormat();
  const isAsked = can('users.now') && person.is_active && !person.is_guest && person.id !== user.id;
  const { data } = useRead('/users/{id}/now', { path: { id: person.id } }, { isEnabled: isAsked });
  if (data?.is_led !== true) return null;
  const facts = [...comingFacts(data, format), ...dayFacts(data, format)];
  return (
    <Panel title={texts.title} note={<HereStatus here={data.here} />}>
      {facts.length > 0 && <Facts facts={facts} />}
    </Panel>
  );
}

function HereStatus({ here }: { readonly here: Now['here'] }): ReactNode {
  const format = useFormat();
  if (here === null) return <Status>{texts.notHere}</Status>;
  const { state, since, starts_at: from, ends_at: to } = here;
  const time = (at: string | null): string => (at === null ? '' : format.time(at));
  switch (state) {
    case 'IN':
      return <Status tone="good">{texts.in(time(since))}</Status>;
    case 'ON_BREAK':
      return <Status tone="good">{texts.onBreak(time(since))}</Status>;
    case 'LATE':
      return <Status tone="bad">{texts.late(time(from))}</Status>;
    case 'AWAY':
      return <Status tone="warning">{texts.away}</Status>;
    case 'EXPECTED':
      return <Status>{texts.expected(time(from), time(to))}</Status>;
  }
}

function comingFacts({ leave, next_shift: shift }: Now, format: Format): Fact[] {
  const today = format.today();
  return [
    ...(leave === null
      ? []
      : ([
          leave.start_date <= today
            ? [texts.away, texts.leaveUntil(format.shortDay(leave.end_date))]
            : [texts.nextLeave, format.days(leave.start_date, leave.end_date)],
        ] satisfies Fact[])),
    ...(shift === null
      ? []
      : ([
          [
            texts.nextShift,
            `${format.shortDay(format.dayOf(shift.starts_at))}, ${format.time(shift.starts_at)} – ${format.time(shift.ends_at)}`,
          ],
        ] satisfies Fact[])),
  ];
}

const dayFacts = ({ coming_up: days }: Now, format: Format): Fact[] =>
  days.map(({ kind, date, title, years }): Fact => {
    const said =
      kind === 'certificate'
        ? texts.days.certificate(title ?? '')
        : kind === 'anniversary'
          ? texts.days.anniversary(years ?? 0)
          : texts.days[kind]();
    return [said, format.day(date)];
  });
