import type { createTransport } from 'nodemailer';
import type { Services } from '../../kernel/services.ts';
import type { Mail } from './mail.ts';

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

export async function sendBySmtp(services: Services, smtpUrl: string, mail: Mail): Promise<void> {
  // Loaded with the first mail: a start should not wait for it.
  const { createTransport: create } = await import('nodemailer');
  let transport = transports.get(services);
  if (!transport) transports.set(services, (transport = connect(create, smtpUrl)));
  try {
    await transport.sendMail({
      from: services.config.mailFrom,
      // An object is taken as it is; text would be read as a list of addresses.
      to: { name: '', address: mail.to },
      subject: mail.subject,
      text: mail.text,
      html: mail.html,
      headers: { 'Content-Language': mail.locale },
    });
  } catch (error) {
    throw withoutAddresses(error);
  }
}

/** Servers quote the recipient in what they answer; a log and the job queue need the codes alone. */
function withoutAddresses(error: unknown): Error {
  const { code, responseCode } = error as { code?: string; responseCode?: number };
  const said = [code, responseCode].filter((part) => part !== undefined).join(' ');
  return new Error(`The mail was not taken by the SMTP server${said === '' ? '' : ` (${said})`}.`);
}

/** Lets go of the connections; one that is sending finishes first. */
export function closeMail(services: Services): void {
  transports.get(services)?.close();
  transports.delete(services);
}
