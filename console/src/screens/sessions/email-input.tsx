import type { ReactNode } from 'react';
import { entranceTexts } from '../../texts/sessions.ts';
import { TextInput } from '../../ui/forms.tsx';

export const EmailInput = (): ReactNode => (
  <TextInput
    name="email"
    label={entranceTexts.emailAddress}
    type="email"
    autoComplete="username"
    inputMode="email"
    isRequired={entranceTexts.enterYourEmailAddress}
    autoFocus
  />
);
