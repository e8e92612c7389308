import { say } from '../../lib/texts/texts.ts';
import { type Letter, onOneLine } from '../mail/index.ts';

export interface LinkMailDetails {
  readonly name: string;
  readonly organization: string;
  readonly link: string;
}

/** What a mail with a link says. */
export type LinkMail = (details: LinkMailDetails) => Letter;

const told = ({ organization }: LinkMailDetails): { organization: string } => ({
  organization: onOneLine(organization),
});

export const invitation: LinkMail = (details) => ({
  subject: say('letters.invitationSubject', told(details)),
  name: details.name,
  parts: [
    { paragraph: say('letters.invitation', told(details)) },
    { action: 'letters.setPassword', href: details.link },
    { paragraph: 'letters.invitationLasts' },
    { paragraph: 'letters.invitationUnknown' },
  ],
});

export const reset: LinkMail = (details) => ({
  subject: say('letters.resetSubject', told(details)),
  name: details.name,
  parts: [
    { paragraph: say('letters.reset', told(details)) },
    { action: 'letters.setNewPassword', href: details.link },
    { paragraph: 'letters.resetLasts' },
    { paragraph: 'letters.resetUnknown' },
  ],
});

/** In place of a link that would open nothing. */
export const useProvider: LinkMail = (details) => ({
  subject: say('letters.useProviderSubject', told(details)),
  name: details.name,
  parts: [
    { paragraph: say('letters.useProvider', told(details)) },
    { action: 'letters.openSignInPage', href: details.link },
  ],
});

export const warning: LinkMail = (details) => ({
  subject: say('letters.warningSubject', told(details)),
  name: details.name,
  parts: [
    { paragraph: say('letters.warning', told(details)) },
    { paragraph: 'letters.warningUnlessYou' },
    { action: 'letters.setNewPassword', href: details.link },
    { paragraph: 'letters.warningOnce' },
  ],
});

export const passwordChanged: LinkMail = (details) => ({
  subject: say('letters.passwordChangedSubject', told(details)),
  name: details.name,
  parts: [
    { paragraph: say('letters.passwordChanged', told(details)) },
    { paragraph: 'letters.passwordChangedUnlessYou' },
    { action: 'letters.setNewPassword', href: details.link },
  ],
});

export const signedOut: LinkMail = (details) => ({
  subject: say('letters.signedOutSubject', told(details)),
  name: details.name,
  parts: [
    { paragraph: say('letters.signedOut', told(details)) },
    { paragraph: 'letters.signedOutUnlessYou' },
    { action: 'letters.setNewPassword', href: details.link },
  ],
});
