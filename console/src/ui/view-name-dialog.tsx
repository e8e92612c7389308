import type { ReactNode } from 'react';
import { viewsBarTexts } from '../texts/ui.ts';
import { FormDialog } from './form-dialog.tsx';
import { CheckInput, TextInput } from './forms.tsx';

interface Named {
  readonly name: string;
  readonly isShared: boolean;
  readonly isMailed: boolean;
}

/** What a view of a list is called, and who has it. */
export function ViewNameDialog({
  title,
  done,
  initial,
  canBeMailed,
  onSave,
  onClose,
  children,
}: {
  readonly title: string;
  readonly done: string;
  readonly initial: Named;
  readonly canBeMailed: boolean;
  readonly onSave: (values: Named) => Promise<unknown>;
  readonly onClose: () => void;
  readonly children?: ReactNode;
}): ReactNode {
  return (
    <FormDialog
      title={title}
      action={viewsBarTexts.saveAction}
      done={done}
      initial={initial}
      onClose={onClose}
      onSubmit={async ({ name, ...rest }) => onSave({ name: name.trim(), ...rest })}
    >
      {children}
      <TextInput name="name" label={viewsBarTexts.name} maxLength={60} isRequired autoFocus />
      <CheckInput name="isShared" label={viewsBarTexts.share} hint={viewsBarTexts.shareHint} />
      {canBeMailed && <CheckInput name="isMailed" label={viewsBarTexts.mail} hint={viewsBarTexts.mailHint} />}
    </FormDialog>
  );
}
