import type { ReactNode } from 'react';
import { type Data, type Read, useRead } from '../../client/hooks.ts';
import { useFormat } from '../../format.ts';
import { sayLength } from '../../texts/leave/requests.ts';
import { sameDaysTexts as texts } from '../../texts/leave/same-days.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { Failure, Skeleton } from '../../ui/notice.tsx';
import { type Fact, Facts, Panel, Status, Who } from '../../ui/page.tsx';
import { LeaveActions } from './parts.tsx';
import './same-days.css';

type Compared = Data<'/leaves/{id}/same-days'>;
type Request = Compared['requests'][number];

const useSameDays = (id: string): Read<Compared> => useRead('/leaves/{id}/same-days', { path: { id } });

/** Whom the same days are asked for by, or belong to already, beside each other: from the inbox. */
export function SameDaysDialog({
  leaveId,
  onClose,
}: {
  readonly leaveId: string;
  readonly onClose: () => void;
}): ReactNode {
  const { data, error, reload } = useSameDays(leaveId);
  return (
    <Dialog title={texts.title} onClose={onClose} isWide>
      {data === undefined ? (
        error === null ? (
          <Skeleton lines={6} />
        ) : (
          <Failure error={error} retry={reload} />
        )
      ) : (
        <>
          <p className="quiet">{data.requests.length > 1 ? texts.note : texts.alone}</p>
          <Requests compared={data} />
        </>
      )}
    </Dialog>
  );
}

/** On the page of a leave, which is decided on there; nothing if nobody else is concerned. */
export function SameDaysPanel({ leaveId }: { readonly leaveId: string }): ReactNode {
  const { data } = useSameDays(leaveId);
  if (data === undefined || data.requests.length < 2) return null;
  return (
    <Panel title={texts.title} note={texts.note}>
      <Requests compared={data} exceptActionsOf={leaveId} />
    </Panel>
  );
}

function Requests({
  compared: { year, requests },
  exceptActionsOf,
}: {
  readonly compared: Compared;
  readonly exceptActionsOf?: string;
}): ReactNode {
  const waiting = requests.filter(({ status }) => status === 'PENDING');
  return (
    <ul className="same-days" aria-label={texts.requests}>
      {requests.map((request) => (
        <li key={request.id} className="same-days__one">
          <div className="same-days__head">
            <Who person={request.user} small={request.leave_type ?? texts.somebody} to={`/time-off/${request.id}`} />
            {request.status === 'APPROVED' && <Status tone="good">{texts.has}</Status>}
            {waiting.length > 1 && request === waiting[0] && <Status tone="good">{texts.askedFirst}</Status>}
          </div>
          <RequestFacts request={request} year={year} />
          {request.id !== exceptActionsOf && (
            <div className="page__actions">
              <LeaveActions
                isSmall
                leave={{
                  id: request.id,
                  status: request.status,
                  isCancellationAsked: false,
                  can: request.can.filter((operation) => operation !== 'leaves.cancel'),
                  version: request.version,
                  person: request.user,
                }}
              />
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}

function RequestFacts({ request, year }: { readonly request: Request; readonly year: number }): ReactNode {
  const format = useFormat();
  const { last_year: last } = request;
  const facts: Fact[] = [
    [texts.when, format.days(request.start_date, request.end_date)],
    [texts.length, sayLength(request)],
    [texts.askedOn, format.instant(request.submitted_at)],
    [
      texts.lastYear(year),
      last === null ? (
        texts.notSeen
      ) : last.spans.length === 0 ? (
        texts.nothing
      ) : (
        <>
          {texts.total(last.days)}
          {last.had_these_days && <Status tone="warning">{texts.hadTheseDays}</Status>}
          <span className="quiet">
            {last.spans.map(({ start_date: start, end_date: end }) => format.days(start, end)).join(', ')}
          </span>
        </>
      ),
    ],
  ];
  return <Facts facts={facts} />;
}
