import type { ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Form, TextAreaInput } from '../../ui/forms.tsx';
import { sheetTexts as texts } from './texts.ts';

/** Nothing is sent back without a word. */
export function RejectDialog({
  title = texts.rejectTitle,
  onReject,
  onClose,
}: {
  readonly title?: string;
  readonly onReject: (reason: string) => Promise<void>;
  readonly onClose: () => void;
}): ReactNode {
  return (
    <Dialog title={title} onClose={onClose}>
      <Form initial={{ reason: '' }} onSubmit={({ reason }) => onReject(reason.trim())} label={title}>
        {({ formState }) => (
          <>
            <TextAreaInput name="reason" label={texts.reason} hint={texts.reasonHint} isRequired autoFocus />
            <div className="form__actions form__actions--end">
              <Button onClick={onClose}>{texts.cancel}</Button>
              <Button kind="danger" type="submit" isBusy={formState.isSubmitting}>
                {texts.reject}
              </Button>
            </div>
          </>
        )}
      </Form>
    </Dialog>
  );
}
