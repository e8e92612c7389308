import type { ReactNode } from 'react';
import type { Data } from '../../client/hooks.ts';
import { useFormat } from '../../format.ts';
import { Link } from '../../router.tsx';
import { homeTexts as texts } from '../../texts/home.ts';
import { Panel, Status } from '../../ui/page.tsx';
import { fullName } from '../../words.ts';
import { requestStates } from './states.ts';

export type OwnRequest = Data<'/home'>['requests'][number];

/** Where a request is looked at. */
export const addressOf = ({ kind, id, start_date: start }: OwnRequest): string => {
  if (kind === 'leave') return `/time-off/${id}`;
  if (kind === 'expense') return `/expenses/${id}`;
  return `/my-time?week=${start ?? ''}`;
};

export function RequestsPanel({ requests }: { readonly requests: readonly OwnRequest[] }): ReactNode {
  return (
    <Panel title={texts.requests}>
      {requests.length === 0 ? (
        <p className="quiet">{texts.noRequests}</p>
      ) : (
        <ul className="home__rows">
          {requests.map((request) => (
            <OneRequest key={request.id} request={request} />
          ))}
        </ul>
      )}
    </Panel>
  );
}

function OneRequest({ request }: { readonly request: OwnRequest }): ReactNode {
  const format = useFormat();
  const { kind, title, status, start_date: start, end_date: end, amount, currency, reason, decided_by: by } = request;
  const details =
    start !== null && end !== null
      ? format.days(start, end)
      : amount === null
        ? ''
        : format.money(amount, currency ?? undefined);
  const { word, tone } = requestStates[status] ?? { word: status };
  return (
    <li>
      <Link to={addressOf(request)}>{title ?? texts.kinds[kind]}</Link>
      <span className="home__middle quiet">
        {details}
        {status === 'REJECTED' && (reason !== null || by !== null) && (
          <span className="home__why">{texts.why(by === null ? null : fullName(by), reason)}</span>
        )}
      </span>
      <span className="home__end">
        <Status {...(tone && { tone })}>{word}</Status>
      </span>
    </li>
  );
}
