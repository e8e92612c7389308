import { useState, type ReactNode } from 'react';
import { useWrite } from '../../client/hooks.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Form, orNull, TextAreaInput } from '../../ui/forms.tsx';
import { Status } from '../../ui/page.tsx';
import { useToast } from '../../ui/toast.tsx';
import { statusNames, statusTones, type Leave } from './texts.ts';

export function LeaveStatus({
  leave,
}: {
  readonly leave: Pick<Leave, 'status' | 'cancellation_requested_at'>;
}): ReactNode {
  if (leave.status === 'APPROVED' && leave.cancellation_requested_at !== null) {
    return <Status tone="warning">Approved, cancellation asked for</Status>;
  }
  const tone = statusTones[leave.status];
  return <Status {...(tone && { tone })}>{statusNames[leave.status]}</Status>;
}

/** What can be done to a leave, from a list or its own page. `name` tells whose it is; null for one's own. */
export interface Actionable {
  readonly id: string;
  readonly status: Leave['status'];
  readonly isCancellationAsked: boolean;
  readonly can: readonly string[];
  readonly name: string | null;
}

type Asking = 'reject' | 'cancel' | 'decline';

/** The decisions a person may take now; a reason is asked for where one is needed. */
export function LeaveActions({
  leave,
  isSmall = false,
  onDone,
}: {
  readonly leave: Actionable;
  readonly isSmall?: boolean;
  readonly onDone?: () => void;
}): ReactNode {
  const toast = useToast();
  const approve = useWrite('post', '/leaves/{id}/approve');
  const [asking, setAsking] = useState<Asking | null>(null);
  const may = (operation: string): boolean => leave.can.includes(operation);
  const size = isSmall ? 'small' : undefined;
  const isOwn = leave.name === null;
  const isAsk = isOwn && leave.status === 'APPROVED';
  const done = (message: string): void => {
    toast(message);
    setAsking(null);
    onDone?.();
  };
  const approveNow = (): void =>
    approve.mutate(
      { path: { id: leave.id }, body: {} },
      { onSuccess: () => done('Approved.'), onError: (error) => toast(error.message) },
    );
  return (
    <>
      {may('leaves.approve') && (
        <Button kind="primary" size={size} isBusy={approve.isPending} onClick={approveNow}>
          Approve
        </Button>
      )}
      {may('leaves.reject') && (
        <Button size={size} onClick={() => setAsking('reject')}>
          Reject
        </Button>
      )}
      {may('leaves.declineCancellation') && (
        <Button size={size} onClick={() => setAsking('decline')}>
          Keep the leave
        </Button>
      )}
      {may('leaves.cancel') && (isOwn || !may('leaves.reject')) && (
        <Button kind="quiet-danger" size={size} onClick={() => setAsking('cancel')}>
          {isAsk ? 'Ask to cancel' : isOwn ? 'Withdraw' : 'Cancel this leave'}
        </Button>
      )}
      {asking === 'reject' && <RejectDialog id={leave.id} onClose={() => setAsking(null)} onDone={done} />}
      {asking === 'decline' && <DeclineDialog id={leave.id} onClose={() => setAsking(null)} onDone={done} />}
      {asking === 'cancel' && (
        <CancelDialog id={leave.id} isAsk={isAsk} isOwn={isOwn} onClose={() => setAsking(null)} onDone={done} />
      )}
    </>
  );
}

interface AskingProps {
  readonly id: string;
  readonly onClose: () => void;
  readonly onDone: (message: string) => void;
}

function ReasonForm({
  label,
  hint,
  action,
  isOptional = false,
  isDangerous = false,
  onClose,
  onSend,
}: {
  readonly label: string;
  readonly hint?: string;
  readonly action: string;
  readonly isOptional?: boolean;
  readonly isDangerous?: boolean;
  readonly onClose: () => void;
  readonly onSend: (reason: string) => Promise<void>;
}): ReactNode {
  return (
    <Form initial={{ reason: '' }} onSubmit={({ reason }) => onSend(reason)}>
      {(form) => (
        <>
          <TextAreaInput
            name="reason"
            label={label}
            hint={hint}
            isOptional={isOptional}
            isRequired={!isOptional}
            autoFocus
          />
          <div className="form__actions form__actions--end">
            <Button onClick={onClose}>Go back</Button>
            <Button type="submit" kind={isDangerous ? 'danger' : 'primary'} isBusy={form.formState.isSubmitting}>
              {action}
            </Button>
          </div>
        </>
      )}
    </Form>
  );
}

function RejectDialog({ id, onClose, onDone }: AskingProps): ReactNode {
  const reject = useWrite('post', '/leaves/{id}/reject');
  return (
    <Dialog title="Reject this leave?" onClose={onClose}>
      <ReasonForm
        label="Reason"
        hint="The person reads it."
        action="Reject"
        isDangerous
        onClose={onClose}
        onSend={async (reason) => {
          await reject.mutateAsync({ path: { id }, body: { reason } });
          onDone('Rejected.');
        }}
      />
    </Dialog>
  );
}

function DeclineDialog({ id, onClose, onDone }: AskingProps): ReactNode {
  const decline = useWrite('post', '/leaves/{id}/decline-cancellation');
  return (
    <Dialog title="Keep this leave?" onClose={onClose}>
      <ReasonForm
        label="Reason"
        hint="The person asked to cancel it and reads why it stands."
        action="Keep the leave"
        onClose={onClose}
        onSend={async (reason) => {
          await decline.mutateAsync({ path: { id }, body: { reason } });
          onDone('The leave stands.');
        }}
      />
    </Dialog>
  );
}

function CancelDialog({
  id,
  isAsk,
  isOwn,
  onClose,
  onDone,
}: AskingProps & { readonly isAsk: boolean; readonly isOwn: boolean }): ReactNode {
  const cancel = useWrite('post', '/leaves/{id}/cancel');
  const title = isAsk ? 'Ask to cancel this leave?' : isOwn ? 'Withdraw this request?' : 'Cancel this leave?';
  return (
    <Dialog title={title} onClose={onClose}>
      <p>
        {isAsk
          ? 'It was approved, so it stands until somebody agrees. The days then go back to the balance.'
          : 'The days go back to the balance. This cannot be undone.'}
      </p>
      <ReasonForm
        label="Reason"
        isOptional
        action={isAsk ? 'Ask to cancel' : isOwn ? 'Withdraw' : 'Cancel this leave'}
        isDangerous={!isAsk}
        onClose={onClose}
        onSend={async (reason) => {
          await cancel.mutateAsync({ path: { id }, body: { reason: orNull(reason) } });
          onDone(isAsk ? 'Your wish was sent.' : isOwn ? 'Withdrawn.' : 'Cancelled.');
        }}
      />
    </Dialog>
  );
}
