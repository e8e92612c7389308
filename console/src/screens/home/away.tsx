import type { ReactNode } from 'react';
import type { Data } from '../../client/hooks.ts';
import { useFormat } from '../../format.ts';
import { homeTexts as texts } from '../../texts/home.ts';
import { Avatar, Panel } from '../../ui/page.tsx';

/** That someone is away, and until when; never why. */
export function AwayPanel({
  away,
  today,
  nameOf,
}: {
  readonly away: Data<'/home'>['away'];
  readonly today: string;
  readonly nameOf: (id: string) => string | null;
}): ReactNode {
  const format = useFormat();
  return (
    <Panel title={texts.away}>
      {away.length === 0 ? (
        <p className="quiet">{texts.nobodyAway}</p>
      ) : (
        <ul className="home__rows">
          {away.map(({ user_id: id, end_date: end }) => {
            const name = nameOf(id) ?? texts.somebody;
            const [first_name = '', ...rest] = name.split(' ');
            return (
              <li key={id}>
                <span className="who">
                  <Avatar person={{ first_name, last_name: rest.join(' ') }} />
                  {name}
                </span>
                <span className="home__end quiet">
                  {end === today ? texts.onlyToday : texts.until(format.shortDay(end))}
                </span>
              </li>
            );
          })}
        </ul>
      )}
    </Panel>
  );
}
