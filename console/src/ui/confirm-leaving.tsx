import type { ReactNode } from 'react';
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
    <Dialog title="Leave without saving?" onClose={onStay}>
      <p>What you changed here has not been saved.</p>
      <div className="form__actions form__actions--end">
        <Button kind="danger" onClick={onLeave}>
          Leave without saving
        </Button>
        <Button kind="primary" onClick={onStay}>
          Keep editing
        </Button>
      </div>
    </Dialog>
  );
}
