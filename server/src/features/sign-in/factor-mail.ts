import { type FixedKey, type Message, say } from '../../lib/texts/texts.ts';
import { type Letter, onOneLine } from '../mail/index.ts';
import type { LinkMailDetails } from './link-mail.ts';

/** A mail about the factors of an account, with the name of the passkey or provider that it is about. */
type FactorMail = (details: LinkMailDetails & { readonly passkey: string; readonly provider: string }) => Letter;

/** What was done; and if it was not the person, a new password. */
const about =
  (
    said: (told: { organization: string; passkey: string; provider: string }) => Message,
    more: readonly FixedKey[] = [],
  ): FactorMail =>
  ({ organization, passkey, provider, name, link }) => ({
    subject: say('letters.factorsSubject', { organization: onOneLine(organization) }),
    name,
    parts: [
      {
        paragraph: said({
          organization: onOneLine(organization),
          passkey: onOneLine(passkey),
          provider: onOneLine(provider),
        }),
      },
      ...more.map((paragraph) => ({ paragraph })),
      { paragraph: 'letters.factorsUnlessYou' },
      { action: 'letters.setNewPassword', href: link },
    ],
  });

export const factorLetters = {
  'codes-on': about(({ organization }) => say('letters.codesOn', { organization })),
  'codes-off': about(({ organization }) => say('letters.codesOff', { organization })),
  'recovery-codes': about(({ organization }) => say('letters.recoveryCodes', { organization })),
  'recovery-code-used': about(({ organization }) => say('letters.recoveryCodeUsed', { organization })),
  'passkey-added': about((told) => say('letters.passkeyAdded', told)),
  'passkey-removed': about((told) => say('letters.passkeyRemoved', told)),
  'passkey-copied': about((told) => say('letters.passkeyCopied', told), ['letters.passkeyCopiedRemove']),
  'factors-reset': about(({ organization }) => say('letters.factorsReset', { organization })),
  'factors-kept': about(({ organization }) => say('letters.factorsKept', { organization })),
};

export const providerLetters = {
  'provider-linked': about((told) => say('letters.providerLinked', told)),
  'provider-unlinked': about((told) => say('letters.providerUnlinked', told)),
};

/** What was done to the access of a person by someone else. */
const told =
  (said: (told: { organization: string }) => Message): FactorMail =>
  ({ organization, name }) => ({
    subject: say('letters.accessSubject', { organization: onOneLine(organization) }),
    name,
    parts: [{ paragraph: said({ organization: onOneLine(organization) }) }],
  });

export const accessLetters = {
  'access-suspended': told((about) => say('letters.accessSuspended', about)),
  'access-restored': told((about) => say('letters.accessRestored', about)),
  joined: told((about) => say('letters.joined', about)),
};
