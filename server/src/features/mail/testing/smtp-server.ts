import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

export interface ReceivedMail {
  readonly from: string;
  readonly to: readonly string[];
  readonly headers: string;
  /** Decoded: the plain part, and the other. */
  readonly text: string;
  readonly html: string;
}

export interface TestSmtpServer {
  readonly url: string;
  readonly received: ReceivedMail[];
  /** Connections made so far. */
  readonly connections: () => number;
  close(): Promise<void>;
}

/** A real SMTP server on loopback. `refuse` may turn recipients away. */
export async function openSmtpServer(
  refuse: (recipient: string) => { code: number; message: string } | null = () => null,
): Promise<TestSmtpServer> {
  const received: ReceivedMail[] = [];
  let connections = 0;
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onConnect: (_session, done) => {
      connections++;
      done();
    },
    onRcptTo: ({ address }, _session, done) => {
      const refusal = refuse(address);
      done(refusal && Object.assign(new Error(refusal.message), { responseCode: refusal.code }));
    },
    onData: (stream, { envelope }, done) => {
      void buffer(stream).then((bytes) => {
        const [headers = '', ...body] = bytes.toString('utf8').split('\r\n\r\n');
        const { mailFrom, rcptTo } = envelope;
        received.push({
          from: mailFrom === false ? '' : mailFrom.address,
          to: rcptTo.map(({ address }) => address),
          headers,
          ...partsOf(headers, body.join('\r\n\r\n')),
        });
        done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    connections: () => connections,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}

/** Of multipart/alternative. */
function partsOf(headers: string, body: string): { text: string; html: string } {
  const boundary = /boundary="([^"]+)"/.exec(headers)?.[1];
  const parts = boundary === undefined ? [`${headers}\r\n\r\n${body}`] : body.split(`--${boundary}`);
  const partOf = (type: string): string => {
    const [head = '', ...rest] = (parts.find((part) => part.includes(`Content-Type: ${type}`)) ?? '').split('\r\n\r\n');
    return decode(head, rest.join('\r\n\r\n'));
  };
  return { text: partOf('text/plain'), html: partOf('text/html') };
}

function decode(headers: string, body: string): string {
  if (/^Content-Transfer-Encoding: base64/im.test(headers)) return Buffer.from(body, 'base64').toString('utf8');
  if (!/^Content-Transfer-Encoding: quoted-printable/im.test(headers)) return body;
  const bytes = body.replaceAll('=\r\n', '').replaceAll(/=([0-9A-F]{2})/g, (_match, hex: string) => `%${hex}`);
  return decodeURIComponent(bytes.replaceAll(/%(?![0-9A-F]{2})/g, '%25'));
}
