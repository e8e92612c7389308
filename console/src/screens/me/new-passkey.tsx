import type { ReactNode } from 'react';
import { fieldError } from '../../client/error.ts';
import { addPasskey } from '../../client/passkeys.ts';
import { factorsTexts, passkeyTexts, setUpTexts } from '../../texts/factors.ts';
import { Button } from '../../ui/button.tsx';
import { Form, SubmitButton, TextInput } from '../../ui/forms.tsx';

/** A name, and then the browser asks where to keep it. */
export const NewPasskey = ({
  onDone,
  onCancel,
}: {
  readonly onDone: () => void;
  readonly onCancel: (() => void) | null;
}): ReactNode => (
  <Form
    initial={{ name: setUpTexts.thisDevice }}
    onSubmit={async ({ name }) => {
      if (!(await addPasskey(name.trim()))) throw fieldError('name', passkeyTexts.none);
      onDone();
    }}
  >
    <p>{factorsTexts.addText}</p>
    <TextInput
      name="name"
      label={setUpTexts.passkeyName}
      hint={setUpTexts.passkeyNameHint}
      maxLength={100}
      isRequired={setUpTexts.passkeyNameNeeded}
      autoFocus
    />
    <div className="form__actions form__actions--end">
      {onCancel && <Button onClick={onCancel}>{setUpTexts.cancel}</Button>}
      <SubmitButton>{setUpTexts.addPasskey}</SubmitButton>
    </div>
  </Form>
);
