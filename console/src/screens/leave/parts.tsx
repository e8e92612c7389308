import { type ReactNode, useState } from 'react';
import { useWrite } from '../../client/hooks.ts';
import { partsTexts, statusNames } from '../../texts/leave/requests.ts';
import { Button } from '../../ui/button.tsx';
import { orNull } from '../../ui/forms.tsx';
import { Status } from '../../ui/page.tsx';
import { ReasonDialog } from '../../ui/reason-dialog.tsx';
import { useToast } from '../../ui/toast.tsx';
import { type Leave, statusTones } from './record.ts';

export function LeaveStatus({
  leave,
}: {
  readonly leave: Pick<Leave, 'status' | 'cancellation_requested_at'>;
}): ReactNode {
  if (leave.status === 'APPROVED' && leave.cancellation_requested_at !== null) {
    return <Status tone="warning">{partsTexts.approvedCancellationAskedFor}</Status>;
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
  /** As it is shown; what is decided on is that. */
  readonly version: string | null | undefined;
  readonly name: string | null;
}

type Asking = 'reject' | 'cancel' | 'decline';

/** The decisions a person may take now; a reason is asked for if one is needed. */
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
      { path: { id: leave.id }, version: leave.version, body: {} },
      { onSuccess: () => done(partsTexts.approved), onError: (error) => toast(error.message) },
    );
  return (
    <>
      {may('leaves.approve') && (
        <Button kind="primary" size={size} isBusy={approve.isPending} onClick={approveNow}>
          {partsTexts.approve}
        </Button>
      )}
      {may('leaves.reject') && (
        <Button size={size} onClick={() => setAsking('reject')}>
          {partsTexts.reject}
        </Button>
      )}
      {may('leaves.declineCancellation') && (
        <Button size={size} onClick={() => setAsking('decline')}>
          {partsTexts.keepTheLeave}
        </Button>
      )}
      {may('leaves.cancel') && (isOwn || !may('leaves.reject')) && (
        <Button kind="quiet-danger" size={size} onClick={() => setAsking('cancel')}>
          {isAsk ? partsTexts.askToCancel : isOwn ? partsTexts.withdraw : partsTexts.cancelThisLeave}
        </Button>
      )}
      {asking === 'reject' && <RejectDialog leave={leave} onClose={() => setAsking(null)} onDone={done} />}
      {asking === 'decline' && <DeclineDialog leave={leave} onClose={() => setAsking(null)} onDone={done} />}
      {asking === 'cancel' && (
        <CancelDialog leave={leave} isAsk={isAsk} isOwn={isOwn} onClose={() => setAsking(null)} onDone={done} />
      )}
    </>
  );
}

interface AskingProps {
  readonly leave: Pick<Actionable, 'id' | 'version'>;
  readonly onClose: () => void;
  readonly onDone: (message: string) => void;
}

function RejectDialog({ leave: { id, version }, onClose, onDone }: AskingProps): ReactNode {
  const reject = useWrite('post', '/leaves/{id}/reject');
  return (
    <ReasonDialog
      title={partsTexts.rejectThisLeave}
      action={partsTexts.reject}
      hint={partsTexts.thePersonReadsIt}
      onClose={onClose}
      onSend={(reason) => reject.mutateAsync({ path: { id }, version, body: { reason } })}
      onDone={() => onDone(partsTexts.rejected)}
    />
  );
}

function DeclineDialog({ leave: { id, version }, onClose, onDone }: AskingProps): ReactNode {
  const decline = useWrite('post', '/leaves/{id}/decline-cancellation');
  return (
    <ReasonDialog
      title={partsTexts.keepThisLeave}
      action={partsTexts.keepTheLeave}
      hint={partsTexts.keepThisLeaveHint}
      isDangerous={false}
      onClose={onClose}
      onSend={(reason) => decline.mutateAsync({ path: { id }, version, body: { reason } })}
      onDone={() => onDone(partsTexts.theLeaveStands)}
    />
  );
}

function CancelDialog({
  leave: { id, version },
  isAsk,
  isOwn,
  onClose,
  onDone,
}: AskingProps & { readonly isAsk: boolean; readonly isOwn: boolean }): ReactNode {
  const cancel = useWrite('post', '/leaves/{id}/cancel');
  return (
    <ReasonDialog
      title={
        isAsk
          ? partsTexts.askToCancelThisLeave
          : isOwn
            ? partsTexts.withdrawThisRequest
            : partsTexts.cancelThisLeaveTitle
      }
      action={isAsk ? partsTexts.askToCancel : isOwn ? partsTexts.withdraw : partsTexts.cancelThisLeave}
      isOptional
      isDangerous={!isAsk}
      cancel={partsTexts.goBack}
      onClose={onClose}
      onSend={(reason) => cancel.mutateAsync({ path: { id }, version, body: { reason: orNull(reason) } })}
      onDone={() => onDone(isAsk ? partsTexts.yourWishWasSent : isOwn ? partsTexts.withdrawn : partsTexts.cancelled)}
    >
      <p>{isAsk ? partsTexts.askToCancelText : partsTexts.cancelText}</p>
    </ReasonDialog>
  );
}
