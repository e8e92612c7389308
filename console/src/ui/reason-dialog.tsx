import type { ReactNode } from 'react';
import { reasonDialogTexts } from '../texts/ui.ts';
import { FormDialog } from './form-dialog.tsx';
import { TextAreaInput } from './forms.tsx';

interface ReasonDialogProps {
  readonly title: string;
  readonly action: string;
  readonly label?: string;
  /** Who reads it. */
  readonly hint?: string;
  readonly isOptional?: boolean;
  /** What to say when it is left blank. */
  readonly needed?: string;
  readonly isDangerous?: boolean;
  readonly done?: string;
  readonly cancel?: string;
  readonly onSend: (reason: string) => Promise<unknown>;
  /** What follows in place of closing. */
  readonly onDone?: () => void;
  readonly onClose: () => void;
  /** What the decision means. */
  readonly children?: ReactNode;
}

/** A decision that needs a word: a rejection, a refusal to sign, a cancellation. */
export function ReasonDialog({
  label = reasonDialogTexts.reason,
  hint,
  isOptional = false,
  needed,
  isDangerous = true,
  onSend,
  children,
  ...dialog
}: ReasonDialogProps): ReactNode {
  return (
    <FormDialog
      {...dialog}
      initial={{ reason: '' }}
      isDangerous={isDangerous}
      onSubmit={({ reason }) => onSend(reason.trim())}
    >
      {children}
      <TextAreaInput
        name="reason"
        label={label}
        hint={hint}
        isOptional={isOptional}
        isRequired={isOptional ? false : (needed ?? true)}
        autoFocus
      />
    </FormDialog>
  );
}
