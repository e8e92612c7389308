import type { ReactNode } from 'react';
import { sheetTexts as texts } from '../../texts/timesheets.ts';
import { ReasonDialog } from '../../ui/reason-dialog.tsx';

/** Nothing is sent back without a word. */
export function RejectDialog({
  onReject,
  onClose,
}: {
  readonly onReject: (reason: string) => Promise<unknown>;
  readonly onClose: () => void;
}): ReactNode {
  return (
    <ReasonDialog
      title={texts.rejectTitle}
      action={texts.reject}
      label={texts.reason}
      hint={texts.reasonHint}
      onSend={onReject}
      onClose={onClose}
    />
  );
}
