import type { ReactNode } from 'react';
import { clockTexts } from '../texts/clock.ts';
import { illTexts as texts } from '../texts/clock-asked.ts';
import { ConfirmDialog } from '../ui/dialog.tsx';

/** Before someone who reported ill for today clocks in. */
export function IllDialog({
  onClose,
  onConfirm,
}: {
  readonly onClose: () => void;
  readonly onConfirm: () => Promise<unknown>;
}): ReactNode {
  return (
    <ConfirmDialog
      title={texts.title}
      action={clockTexts.clockIn}
      isDangerous={false}
      onClose={onClose}
      onConfirm={onConfirm}
    >
      {texts.text}
    </ConfirmDialog>
  );
}
