import type { ReactNode } from 'react';
import type { Data } from '../../client/hooks.ts';
import { useClock, useNowMs } from '../../clock/use-clock.ts';
import { useFormat } from '../../format.ts';
import { homeTexts as texts } from '../../texts/home.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Bars } from '../../ui/charts.tsx';
import { Panel } from '../../ui/page.tsx';

const standardDay = 480;

/** The hours of the week; the clock that runs now counts on the day on which it started. */
export function WeekPanel({
  week,
  today,
}: {
  readonly week: NonNullable<Data<'/home'>['week']>;
  readonly today: string;
}): ReactNode {
  const format = useFormat();
  const { since } = useClock();
  const nowMs = useNowMs(60_000);
  const running = since == null ? 0 : Math.max(0, Math.floor((nowMs - Date.parse(since)) / 60_000));
  const startedOn = since == null ? null : format.dayOf(since);
  const days = week.days.map(({ date, minutes }) => ({
    date,
    minutes: minutes + (date === startedOn ? running : 0),
  }));
  const total = days.reduce((sum, { minutes }) => sum + minutes, 0);
  return (
    <Panel
      title={texts.week}
      note={texts.weekTotal(format.minutes(total))}
      actions={
        <ButtonLink to="/my-time" size="small">
          {texts.openWeek}
        </ButtonLink>
      }
    >
      <Bars
        label={texts.week}
        max={standardDay}
        bars={days.map(({ date, minutes }) => ({
          label: format.weekday(date),
          value: minutes,
          said: format.minutes(minutes),
          isMarked: date === today,
        }))}
      />
    </Panel>
  );
}
