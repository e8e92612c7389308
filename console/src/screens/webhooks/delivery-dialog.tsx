import type { ReactNode } from 'react';
import { type Data, useRead, useWrite } from '../../client/hooks.ts';
import { useFormat } from '../../format.ts';
import { cancelReasons, cancelRemedies, deliveryDialogTexts } from '../../texts/webhooks.ts';
import { Button, CopyButton } from '../../ui/button.tsx';
import { CopyAsCurl } from '../../ui/copy-as-curl.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Failure, FailureNotice, Notice, Skeleton } from '../../ui/notice.tsx';
import { Facts, Status } from '../../ui/page.tsx';
import { useToast } from '../../ui/toast.tsx';
import { DeliveryStatus, type Endpoint } from './status.tsx';
import { watchMs } from './watch.ts';
import './webhooks.css';

type DeliveryInFull = Data<'/webhooks/{id}/deliveries/{delivery_id}'>;

interface DeliveryDialogProps {
  readonly endpoint: Endpoint;
  readonly id: string;
  readonly onOpen: (id: string) => void;
  readonly onClose: () => void;
}

/** One delivery: what was sent, and each answer. */
export function DeliveryDialog({ endpoint, id, onOpen, onClose }: DeliveryDialogProps): ReactNode {
  const path = { id: endpoint.id, delivery_id: id };
  const { data, error, reload } = useRead(
    '/webhooks/{id}/deliveries/{delivery_id}',
    { path },
    { refetchEveryMs: watchMs },
  );
  const redeliver = useWrite('post', '/webhooks/{id}/deliveries/{delivery_id}/redeliver');
  const retry = useWrite('post', '/webhooks/{id}/deliveries/{delivery_id}/retry');
  const toast = useToast();
  const now = (): void => retry.mutate({ path }, { onSuccess: () => toast(deliveryDialogTexts.isSentNow) });
  const again = (): void =>
    redeliver.mutate(
      { path },
      {
        onSuccess: (delivery) => {
          toast(deliveryDialogTexts.theEvent);
          onOpen(delivery.id);
        },
      },
    );
  const mayRedeliver = endpoint.can?.includes('webhooks.deliveries.redeliver') === true && data?.completed_at != null;
  const mayRetry = endpoint.can?.includes('webhooks.deliveries.retry') === true && data?.status === 'queued';
  return (
    <Dialog title={data?.event_type ?? deliveryDialogTexts.delivery} onClose={onClose} isWide>
      {error && <Failure error={error} retry={reload} />}
      {!data && !error && <Skeleton lines={6} />}
      {redeliver.error && <FailureNotice error={redeliver.error} />}
      {retry.error && <FailureNotice error={retry.error} />}
      {data && <Contents delivery={data} />}
      <div className="form__actions form__actions--end">
        <CopyAsCurl operation="webhooks.deliveries.get" path={path} />
        {mayRetry && (
          <Button kind="primary" isBusy={retry.isPending} onClick={now}>
            {deliveryDialogTexts.sendNow}
          </Button>
        )}
        {mayRedeliver && (
          <Button kind="primary" isBusy={redeliver.isPending} onClick={again}>
            {deliveryDialogTexts.redeliver}
          </Button>
        )}
      </div>
    </Dialog>
  );
}

function Contents({ delivery }: { readonly delivery: DeliveryInFull }): ReactNode {
  const format = useFormat();
  const { cancel_reason, next_attempt_at, completed_at, payload } = delivery;
  const text = payload === null ? null : JSON.stringify(payload, null, 2);
  return (
    <>
      {cancel_reason !== null && <WhyNot reason={cancel_reason} />}
      <Facts
        facts={[
          [deliveryDialogTexts.status, <DeliveryStatus key="status" delivery={delivery} />],
          [deliveryDialogTexts.raised, format.instant(delivery.created_at)],
          completed_at === null
            ? [
                deliveryDialogTexts.nextAttempt,
                next_attempt_at === null ? deliveryDialogTexts.now : format.ago(next_attempt_at),
              ]
            : [deliveryDialogTexts.over, format.instant(completed_at)],
        ]}
      />
      <h3>{deliveryDialogTexts.attempts}</h3>
      {delivery.attempts.length === 0 ? (
        <p className="quiet">{deliveryDialogTexts.noneYet}</p>
      ) : (
        <Attempts attempts={delivery.attempts} />
      )}
      <div className="lead-line">
        <h3>{deliveryDialogTexts.request}</h3>
        {text !== null && <CopyButton text={text} label={deliveryDialogTexts.copyBody} />}
      </div>
      {text === null ? (
        <p className="quiet">{deliveryDialogTexts.whatWasSent}</p>
      ) : (
        <pre className="example payload" tabIndex={0} aria-label={deliveryDialogTexts.bodyOfTheRequest}>
          {text}
        </pre>
      )}
    </>
  );
}

const WhyNot = ({ reason }: { readonly reason: NonNullable<DeliveryInFull['cancel_reason']> }): ReactNode => (
  <Notice tone="warning">
    <strong>{deliveryDialogTexts.whyNot} </strong>
    {cancelReasons[reason]} {cancelRemedies[reason]}
  </Notice>
);

function Attempts({ attempts }: { readonly attempts: DeliveryInFull['attempts'] }): ReactNode {
  const format = useFormat();
  return (
    <ol className="attempts">
      {attempts.map(({ number, started_at, duration_ms, response_status, response_excerpt, error }) => {
        const isGood = response_status !== null && response_status >= 200 && response_status < 300;
        return (
          <li key={number}>
            <div className="lead-line">
              <strong>{deliveryDialogTexts.attempt(number)}</strong>
              <Status tone={isGood ? 'good' : 'bad'}>
                {response_status === null
                  ? deliveryDialogTexts.noAnswer
                  : deliveryDialogTexts.answered(response_status)}
              </Status>
              <span className="quiet">
                {deliveryDialogTexts.ms(format.instant(started_at), format.number(duration_ms))}
              </span>
            </div>
            {error !== null && <p>{error}</p>}
            {response_excerpt !== null && response_excerpt !== '' && (
              <pre className="example" tabIndex={0} aria-label={deliveryDialogTexts.answerToAttempt(number)}>
                {response_excerpt}
              </pre>
            )}
          </li>
        );
      })}
    </ol>
  );
}
