import type { ReactNode } from 'react';
import { confirmLeavingTexts } from '../texts/ui.ts';
import { Button } from './button.tsx';
import { Modal } from './modal.tsx';

/** Before typed work is lost. */
export function ConfirmLeaving({
  onStay,
  onLeave,
}: {
  readonly onStay: () => void;
  readonly onLeave: () => void;
}): ReactNode {
  return (
    <Modal title={confirmLeavingTexts.title} onWayOut={onStay}>
      <p>{confirmLeavingTexts.text}</p>
      <div className="form__actions form__actions--end">
        <Button onClick={onStay}>{confirmLeavingTexts.stay}</Button>
        <Button kind="danger" onClick={onLeave}>
          {confirmLeavingTexts.leave}
        </Button>
      </div>
    </Modal>
  );
}
