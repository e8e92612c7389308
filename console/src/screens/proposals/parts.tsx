import type { ReactNode } from 'react';
import { useWrite } from '../../client/hooks.ts';
import { proposalStatuses, proposalTexts as texts } from '../../texts/proposals.ts';
import { ConfirmDialog } from '../../ui/dialog.tsx';
import { Status } from '../../ui/page.tsx';
import type { Proposal } from '../../ui/proposed-changes.tsx';

const tones = {
  WAITING: 'warning',
  ACCEPTED: 'good',
  DECLINED: 'bad',
  WITHDRAWN: undefined,
  EXPIRED: undefined,
} as const;

export function ProposalStatus({ proposal: { status } }: { readonly proposal: Pick<Proposal, 'status'> }): ReactNode {
  const tone = tones[status];
  return <Status {...(tone !== undefined && { tone })}>{proposalStatuses[status]}</Status>;
}

export function WithdrawDialog({ id, onClose }: { readonly id: string; readonly onClose: () => void }): ReactNode {
  const withdraw = useWrite('post', '/proposals/{id}/withdraw');
  return (
    <ConfirmDialog
      title={texts.withdrawTitle}
      action={texts.withdraw}
      done={texts.withdrawn}
      onClose={onClose}
      onConfirm={() => withdraw.mutateAsync({ path: { id } })}
    >
      {texts.withdrawText}
    </ConfirmDialog>
  );
}
