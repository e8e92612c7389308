export interface LinkMailDetails {
  readonly name: string;
  readonly organization: string;
  readonly link: string;
}

/** What a mail with a link says. */
export type LinkMail = (details: LinkMailDetails) => { subject: string; text: string };

const onOneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

export const invitation: LinkMail = (details) => {
  const organization = onOneLine(details.organization);
  return {
    subject: `${organization}: set your password`,
    text: `Hello ${onOneLine(details.name)},

${organization} has added you to Muster. Open this link to set your password and sign in:

${details.link}

The link works once, for 72 hours. If it has expired, ask for a new one on the sign-in page with "Forgot your password?".

If you do not know why you received this message, you can ignore it.
`,
  };
};

export const reset: LinkMail = (details) => {
  const organization = onOneLine(details.organization);
  return {
    subject: `${organization}: set a new password`,
    text: `Hello ${onOneLine(details.name)},

someone, most likely you, asked for a new password for your account with ${organization} on Muster. Open this link to set it:

${details.link}

The link works once, for one hour. Setting a new password signs you out everywhere else.

If you did not ask for it, you can ignore this message: your password stays as it is.
`,
  };
};

export const warning: LinkMail = (details) => {
  const organization = onOneLine(details.organization);
  return {
    subject: `${organization}: wrong passwords at your account`,
    text: `Hello ${onOneLine(details.name)},

many wrong passwords were tried at your account with ${organization} on Muster within a few minutes. None of them let anyone in, and you can sign in as usual; it may take a second longer.

If it was not you and your password is used elsewhere or easy to guess, set a new one:

${details.link}

You will not receive this message again today.
`,
  };
};

export const passwordChanged: LinkMail = (details) => {
  const organization = onOneLine(details.organization);
  return {
    subject: `${organization}: your password was changed`,
    text: `Hello ${onOneLine(details.name)},

the password of your account with ${organization} on Muster was just changed, and you were signed out everywhere else.

If it was not you, set a new one at once:

${details.link}
`,
  };
};

export const signedOut: LinkMail = (details) => {
  const organization = onOneLine(details.organization);
  return {
    subject: `${organization}: a session was ended`,
    text: `Hello ${onOneLine(details.name)},

one of the sessions of your account with ${organization} on Muster was just ended from another one of yours. That device has to sign in again.

If it was not you, set a new password:

${details.link}
`,
  };
};
