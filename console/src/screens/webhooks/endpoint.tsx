import { type ReactNode, useState } from 'react';
import { useRead, useWrite } from '../../client/hooks.ts';
import { useFormat } from '../../format.ts';
import { holderName } from '../../holder.ts';
import { useNavigate, useRouteParam } from '../../router.tsx';
import { endpointTexts, everyEvent, statusReasons } from '../../texts/webhooks.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog, Dialog } from '../../ui/dialog.tsx';
import { FailureNotice, Notice } from '../../ui/notice.tsx';
import { Facts, Page, Panel } from '../../ui/page.tsx';
import { PendingPage } from '../../ui/pending.tsx';
import { useToast } from '../../ui/toast.tsx';
import { HandOverButton } from '../service-accounts/hand-over.tsx';
import { Deliveries } from './deliveries.tsx';
import { EditEndpoint } from './edit-endpoint.tsx';
import { SecretOnce } from './secret-once.tsx';
import { Statistics } from './statistics.tsx';
import { type Endpoint, EndpointStatus } from './status.tsx';
import { TestEvent } from './test-event.tsx';
import { watchMs } from './watch.ts';

const back = { to: '/developers/webhooks', label: endpointTexts.webhooks };

export function Screen(): ReactNode {
  const id = useRouteParam();
  const { data: endpoint, error, reload } = useRead('/webhooks/{id}', { path: { id } }, { refetchEveryMs: watchMs });
  if (!endpoint) {
    return <PendingPage title={endpointTexts.webhookEndpoint} back={back} read={{ error, reload }} />;
  }
  const reason = endpoint.status_reason;
  return (
    <Page title={endpoint.url} back={back} lead={endpoint.description} actions={<Actions endpoint={endpoint} />}>
      {reason !== null && <Notice tone="warning">{statusReasons[reason]}</Notice>}
      <About endpoint={endpoint} />
      <Statistics id={id} />
      <Deliveries endpoint={endpoint} />
    </Page>
  );
}

function About({ endpoint }: { readonly endpoint: Endpoint }): ReactNode {
  const format = useFormat();
  const since = (at: string | null): string => (at === null ? endpointTexts.never : format.ago(at));
  const { events, owner } = endpoint;
  return (
    <Panel title={endpointTexts.aboutIt}>
      <Facts
        facts={[
          [endpointTexts.status, <EndpointStatus key="status" endpoint={endpoint} />],
          [endpointTexts.owner, holderName(owner)],
          [endpointTexts.lastDelivered, since(endpoint.last_success_at)],
          [endpointTexts.lastFailed, since(endpoint.last_failure_at)],
          [endpointTexts.failuresInARow, format.number(endpoint.consecutive_failures)],
          [endpointTexts.added, format.instant(endpoint.created_at)],
        ]}
      />
      <Facts facts={[[endpointTexts.events, events.includes('*') ? everyEvent : events.join(', ')]]} />
    </Panel>
  );
}

type Asked = 'test' | 'edit' | 'pause' | 'rotate' | 'delete';

function Actions({ endpoint }: { readonly endpoint: Endpoint }): ReactNode {
  const [asked, setAsked] = useState<Asked | null>(null);
  const test = useWrite('post', '/webhooks/{id}/test');
  const resume = useWrite('post', '/webhooks/{id}/resume');
  const toast = useToast();
  const path = { id: endpoint.id };
  const can = (operation: NonNullable<Endpoint['can']>[number]): boolean => endpoint.can?.includes(operation) ?? false;
  const failure = test.error ?? resume.error;
  return (
    <>
      {can('webhooks.test') && (
        <Button
          kind="primary"
          isBusy={test.isPending}
          onClick={() => test.mutate({ path }, { onSuccess: () => toast(endpointTexts.aTest) })}
        >
          {endpointTexts.sendATest}
        </Button>
      )}
      {can('webhooks.testEvent') && <Button onClick={() => setAsked('test')}>{endpointTexts.sendAnExample}</Button>}
      {can('webhooks.resume') && (
        <Button
          kind="primary"
          isBusy={resume.isPending}
          onClick={() => resume.mutate({ path }, { onSuccess: () => toast(endpointTexts.theEndpointIsActiveAgain) })}
        >
          {endpointTexts.resume}
        </Button>
      )}
      {can('webhooks.update') && <Button onClick={() => setAsked('edit')}>{endpointTexts.edit}</Button>}
      {can('webhooks.handOver') && <HandOverButton held={{ kind: 'endpoint', id: endpoint.id, name: endpoint.url }} />}
      {can('webhooks.pause') && <Button onClick={() => setAsked('pause')}>{endpointTexts.pause}</Button>}
      {can('webhooks.rotateSecret') && <Button onClick={() => setAsked('rotate')}>{endpointTexts.rotateSecret}</Button>}
      {can('webhooks.delete') && (
        <Button kind="quiet-danger" onClick={() => setAsked('delete')}>
          {endpointTexts.delete}
        </Button>
      )}
      {failure && <FailureNotice error={failure} />}
      {asked === 'test' && <TestEvent endpoint={endpoint} onClose={() => setAsked(null)} />}
      {asked === 'edit' && <EditEndpoint endpoint={endpoint} onClose={() => setAsked(null)} />}
      {asked === 'rotate' && <Rotate endpoint={endpoint} onClose={() => setAsked(null)} />}
      {asked === 'pause' && <Pause endpoint={endpoint} onClose={() => setAsked(null)} />}
      {asked === 'delete' && <Delete endpoint={endpoint} onClose={() => setAsked(null)} />}
    </>
  );
}

interface AskProps {
  readonly endpoint: Endpoint;
  readonly onClose: () => void;
}

function Pause({ endpoint, onClose }: AskProps): ReactNode {
  const pause = useWrite('post', '/webhooks/{id}/pause');
  return (
    <ConfirmDialog
      title={endpointTexts.pauseThisEndpoint}
      action={endpointTexts.pause}
      isDangerous={false}
      onClose={onClose}
      done={endpointTexts.theEndpointIsPaused}
      onConfirm={() => pause.mutateAsync({ path: { id: endpoint.id } })}
    >
      {endpointTexts.whatWaits}
    </ConfirmDialog>
  );
}

function Delete({ endpoint, onClose }: AskProps): ReactNode {
  const remove = useWrite('delete', '/webhooks/{id}');
  const navigate = useNavigate();
  const toast = useToast();
  return (
    <ConfirmDialog
      title={endpointTexts.deleteThisEndpoint}
      action={endpointTexts.delete}
      onClose={onClose}
      onConfirm={async () => {
        await remove.mutateAsync({ path: { id: endpoint.id } });
        toast(endpointTexts.theEndpointIsDeleted);
        navigate('/developers/webhooks');
      }}
    >
      {endpointTexts.nothingIsSent(endpoint.url)}
    </ConfirmDialog>
  );
}

function Rotate({ endpoint, onClose }: AskProps): ReactNode {
  const rotate = useWrite('post', '/webhooks/{id}/rotate-secret');
  const format = useFormat();
  const rotated = rotate.data;
  if (rotated) {
    return (
      <Dialog title={endpointTexts.theNewSigningSecret} onClose={onClose}>
        <SecretOnce secret={rotated.signing_secret} />
        <p>{endpointTexts.untilMessagesAreSigned(format.instant(rotated.previous_secret_expires_at))}</p>
        <div className="form__actions form__actions--end">
          <Button kind="primary" onClick={onClose}>
            {endpointTexts.done}
          </Button>
        </div>
      </Dialog>
    );
  }
  return (
    <ConfirmDialog
      title={endpointTexts.rotateTheSigningSecret}
      action={endpointTexts.rotateSecret}
      isDangerous={false}
      onClose={onClose}
      onConfirm={async () => {
        await rotate.mutateAsync({ path: { id: endpoint.id } });
      }}
    >
      {endpointTexts.youGetANewSecret}
    </ConfirmDialog>
  );
}
