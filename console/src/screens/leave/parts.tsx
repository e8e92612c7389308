import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useRead, useWrite } from '../../client/hooks.ts';
import { stepTexts } from '../../texts/approval-steps.ts';
import { partsTexts, statusNames } from '../../texts/leave/requests.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/dialog.tsx';
import { Status } from '../../ui/page.tsx';
import type { NamedPerson } from '../../ui/person-picker.tsx';
import { useToast } from '../../ui/toast.tsx';
import { type Leave, statusTones } from './record.ts';

// Who looks at their leave seldom withdraws it: forms are loaded when they are asked for.
const RejectDialog = lazy(() => import('./reason-dialogs.tsx').then((module) => ({ default: module.RejectDialog })));
const DeclineDialog = lazy(() => import('./reason-dialogs.tsx').then((module) => ({ default: module.DeclineDialog })));
const CancelDialog = lazy(() => import('./reason-dialogs.tsx').then((module) => ({ default: module.CancelDialog })));

export function LeaveStatus({
  leave,
}: {
  readonly leave: Pick<Leave, 'status' | 'cancellation_requested_at'> & Partial<Pick<Leave, 'change_id'>>;
}): ReactNode {
  if (leave.status === 'APPROVED' && leave.cancellation_requested_at !== null) {
    return <Status tone="warning">{partsTexts.approvedCancellationAskedFor}</Status>;
  }
  if (leave.status === 'APPROVED' && leave.change_id != null) {
    return <Status tone="warning">{partsTexts.approvedChangeAskedFor}</Status>;
  }
  const tone = statusTones[leave.status];
  return <Status {...(tone && { tone })}>{statusNames[leave.status]}</Status>;
}

/** What can be done to a leave, from a list or its own page. */
export interface Actionable {
  readonly id: string;
  readonly status: Leave['status'];
  readonly isCancellationAsked: boolean;
  readonly can: readonly string[];
  /** Whether several people decide on it; undefined: not known. */
  readonly hasSteps?: boolean;
  /** As it is shown; what is decided on is that. */
  readonly version: string | null | undefined;
  /** Whose it is; null: one’s own. Undefined: someone else whom the reader may not know by name. */
  readonly person: NamedPerson | null | undefined;
}

type Asking = 'all' | 'reject' | 'cancel' | 'decline';

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
  const isAsked = leave.can.includes('leaves.approve') && leave.status === 'PENDING' && leave.hasSteps !== false;
  const deciders = useRead('/leaves/{id}/deciders', { path: { id: leave.id } }, { isEnabled: isAsked });
  const standing = deciders.data?.standing ?? null;
  const isStepped = (deciders.data?.steps.length ?? 0) > 0;
  const isAll = isStepped && standing === 'ALL_STEPS';
  // Whose step it is is known before a decision is offered.
  const isKnown = !isAsked || deciders.data !== undefined;
  const may = (operation: string): boolean => leave.can.includes(operation) && isKnown;
  const size = isSmall ? 'small' : undefined;
  const isOwn = leave.person === null;
  const isAsk = isOwn && leave.status === 'APPROVED';
  const done = (message: string): void => {
    toast(message);
    setAsking(null);
    onDone?.();
  };
  const approveNow = (): void =>
    approve.mutate(
      { path: { id: leave.id }, version: leave.version, body: {} },
      {
        onSuccess: ({ status }) => done(status === 'PENDING' ? stepTexts.stepTaken : partsTexts.approved),
        onError: (error) => toast(error.message),
      },
    );
  return (
    <>
      {may('leaves.approve') && (
        <Button
          kind={isAll ? undefined : 'primary'}
          size={size}
          isBusy={approve.isPending}
          onClick={isAll ? () => setAsking('all') : approveNow}
        >
          {isAll ? stepTexts.allSteps : partsTexts.approve}
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
      {asking === 'all' && (
        <ConfirmDialog
          title={stepTexts.allStepsTitle}
          action={stepTexts.allSteps}
          isDangerous={false}
          onClose={() => setAsking(null)}
          onConfirm={async () => {
            await approve.mutateAsync({ path: { id: leave.id }, version: leave.version, body: { all_steps: true } });
            done(stepTexts.allApproved);
          }}
        >
          {stepTexts.allStepsText}
        </ConfirmDialog>
      )}
      <Suspense>
        {asking === 'reject' && (
          <RejectDialog leave={leave} isAll={isAll} onClose={() => setAsking(null)} onDone={done} />
        )}
        {asking === 'decline' && <DeclineDialog leave={leave} onClose={() => setAsking(null)} onDone={done} />}
        {asking === 'cancel' && (
          <CancelDialog leave={leave} isAsk={isAsk} isOwn={isOwn} onClose={() => setAsking(null)} onDone={done} />
        )}
      </Suspense>
    </>
  );
}
