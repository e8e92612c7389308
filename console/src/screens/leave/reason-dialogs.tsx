import type { ReactNode } from 'react';
import { useWrite } from '../../client/hooks.ts';
import { partsTexts } from '../../texts/leave/requests.ts';
import { orNull } from '../../ui/forms.tsx';
import { ReasonDialog } from '../../ui/reason-dialog.tsx';

interface AskingProps {
  readonly leave: { readonly id: string; readonly version: string | null | undefined };
  readonly onClose: () => void;
  readonly onDone: (message: string) => void;
}

export function RejectDialog({
  leave: { id, version },
  isAll,
  onClose,
  onDone,
}: AskingProps & { readonly isAll: boolean }): ReactNode {
  const reject = useWrite('post', '/leaves/{id}/reject');
  return (
    <ReasonDialog
      title={partsTexts.rejectThisLeave}
      action={partsTexts.reject}
      hint={partsTexts.thePersonReadsIt}
      onClose={onClose}
      onSend={(reason) =>
        reject.mutateAsync({ path: { id }, version, body: { reason, ...(isAll && { all_steps: true }) } })
      }
      onDone={() => onDone(partsTexts.rejected)}
    />
  );
}

export function DeclineDialog({ leave: { id, version }, onClose, onDone }: AskingProps): ReactNode {
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

export function CancelDialog({
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
