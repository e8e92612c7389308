import type { createTransport } from 'nodemailer';
import type { Services } from '../../kernel/services.ts';
import type { Mail } from './letter.ts';

function connect(create: typeof createTransport, smtpUrl: string) {
  return create({
    url: smtpUrl,
    pool: true,
    maxConnections: 2,
    maxRequeues: 1,
    dnsTimeout: 10_000,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
    idleTimeout: 30_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
}

const transports = new WeakMap<Services, ReturnType<typeof connect>>();

export async function sendBySmtp(services: Services, smtpUrl: string, mail: Mail): Promise<string> {
  // Loaded with the first mail: a start should not wait for it.
  const { createTransport: create } = await import('nodemailer');
  let transport = transports.get(services);
  if (!transport) transports.set(services, (transport = connect(create, smtpUrl)));
  try {
    const { response } = await transport.sendMail({
      from: services.config.mailFrom,
      // An object is taken as it is; text would be read as a list of addresses.
      to: { name: '', address: mail.to },
      subject: mail.subject,
      text: mail.text,
      html: mail.html,
      headers: { 'Content-Language': mail.locale },
    });
    return codesOf(response);
  } catch (error) {
    throw withoutAddresses(error);
  }
}

/** The mail server answered, and did not take the mail. */
export class MailRefused extends Error {
  /** Such as 550 5.1.1. */
  readonly reply: string;
  /** It will not take a mail to this address, however often it is asked. */
  readonly isFinal: boolean;

  constructor(message: string, reply: string, isFinal: boolean) {
    super(message);
    this.reply = reply;
    this.isFinal = isFinal;
  }
}

/** The reply code, and the enhanced status code where there is one. The words behind them may quote the recipient. */
const codesOf = (reply: unknown): string =>
  /^\d{3}(?:[ -][245]\.\d{1,3}\.\d{1,3})?/.exec(String(reply))?.[0].replace('-', ' ') ?? '';

interface SmtpError {
  readonly code?: string;
  readonly responseCode?: number;
  readonly response?: string;
  /** What was answered so. A sign-in or a sender that is refused says nothing of the recipient. */
  readonly command?: string;
}

/** Servers quote the recipient in what they answer; a log and the job queue need the codes alone. */
function withoutAddresses(error: unknown): Error {
  const { code, responseCode, response, command } = error as SmtpError;
  const said = [code, responseCode].filter((part) => part !== undefined).join(' ');
  const message = `The mail was not taken by the SMTP server${said === '' ? '' : ` (${said})`}.`;
  const reply = codesOf(response);
  if (reply === '') return new Error(message);
  const isOfRecipient = command === 'RCPT TO' || command === 'DATA' || code === 'EMESSAGE';
  return new MailRefused(message, reply, isOfRecipient && reply.startsWith('5'));
}

/** Lets go of the connections; one that is sending finishes first. */
export function closeMail(services: Services): void {
  transports.get(services)?.close();
  transports.delete(services);
}
