import type { ReactNode } from 'react';
import { entranceTexts } from '../../texts/entrance.ts';
import { TextInput } from '../../ui/forms.tsx';

/** With `takesPasskey` the browser lists passkeys among the addresses. */
export const EmailInput = ({ takesPasskey = false }: { readonly takesPasskey?: boolean }): ReactNode => (
  <TextInput
    name="email"
    label={entranceTexts.emailAddress}
    type="email"
    autoComplete={takesPasskey ? 'username webauthn' : 'username'}
    inputMode="email"
    isRequired={entranceTexts.enterYourEmailAddress}
    autoFocus
  />
);
