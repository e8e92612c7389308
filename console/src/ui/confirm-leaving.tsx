import type { ReactNode } from 'react';
import { confirmLeavingTexts } from '../texts/ui.ts';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';

/** Before typed work is lost. */
export function ConfirmLeaving({
  onStay,
  onLeave,
}: {
  readonly onStay: () => void;
  readonly onLeave: () => void;
}): ReactNode {
  return (
    <Dialog title={confirmLeavingTexts.title} onClose={onStay}>
      <p>{confirmLeavingTexts.text}</p>
      <div className="form__actions form__actions--end">
        <Button kind="danger" onClick={onLeave}>
          {confirmLeavingTexts.leave}
        </Button>
        <Button kind="primary" onClick={onStay}>
          {confirmLeavingTexts.stay}
        </Button>
      </div>
    </Dialog>
  );
}
