import { spawn } from 'node:child_process';
import { EventEmitter, once } from 'node:events';
import { createServer as createHttpServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import { createServer as createHttpsServer } from 'node:https';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';
import type { Certificate } from './certificate.ts';

export interface Received {
  readonly headers: IncomingHttpHeaders;
  readonly path: string;
  readonly body: string;
  /** The address the request came in at. */
  readonly localAddress: string;
}

export interface Receiver {
  readonly port: number;
  readonly connections: Socket[];
  readonly requests: Received[];
  /** When the given connection, counted from 0, is gone. */
  closed(index?: number): Promise<unknown>;
}

async function listening(server: Server, host: string): Promise<Pick<Receiver, 'port' | 'connections' | 'closed'>> {
  const connections: Socket[] = [];
  const arrivals = new EventEmitter();
  server.on('connection', (socket: Socket) => {
    connections.push(socket);
    socket.on('error', () => undefined);
    arrivals.emit('one');
  });
  server.listen(0, host);
  await once(server, 'listening');
  onTestFinished(() => {
    for (const socket of connections) socket.destroy();
    server.close();
  });
  return {
    port: (server.address() as AddressInfo).port,
    connections,
    closed: async (index = 0) => {
      while (connections.length <= index) await once(arrivals, 'one');
      const socket = connections[index] as Socket;
      if (!socket.destroyed) await new Promise((resolve) => socket.once('close', resolve));
    },
  };
}

/** A receiver that reads each request and answers as told; 200 unless told. */
export async function httpReceiver(
  answer: (response: ServerResponse, request: Received, count: number) => void = (response) => response.end('ok'),
  { tls, host = '127.0.0.1' }: { tls?: Certificate; host?: string } = {},
): Promise<Receiver> {
  const requests: Received[] = [];
  const handle: Parameters<typeof createHttpServer>[1] = (request, response) => {
    let body = '';
    request.setEncoding('utf8').on('data', (text: string) => (body += text));
    request.on('end', () => {
      const { headers, url = '' } = request;
      const received = { headers, path: url, body, localAddress: request.socket.localAddress ?? '' };
      requests.push(received);
      answer(response, received, requests.length);
    });
  };
  const server = tls === undefined ? createHttpServer(handle) : createHttpsServer(tls, handle);
  return { ...(await listening(server, host)), requests };
}

/** A receiver that says what it likes to every client, once it has been spoken to. */
export async function rawReceiver(speak: (socket: Socket) => void): Promise<Receiver> {
  const server = createServer((socket) => socket.once('data', () => speak(socket)));
  return { ...(await listening(server, '127.0.0.1')), requests: [] };
}

/** Writes as fast as the other side reads, until it is gone. */
export function pour(socket: Socket, text: string): void {
  const write = (): void => {
    while (!socket.destroyed && socket.write(text));
  };
  socket.on('drain', write);
  write();
}

/** Writes a little at a time, for ever. */
export function drip(socket: Socket, text: string, everyMs = 10): void {
  const timer = setInterval(() => socket.write(text), everyMs);
  socket.on('close', () => clearInterval(timer));
}

/** A port whose connections are never completed: a process that listens, whose backlog is full. */
export async function fullPort(): Promise<number> {
  const program = `const server = require('net').createServer().listen({ port: 0, host: '127.0.0.1', backlog: 1 }, () => {
    require('fs').writeSync(1, server.address().port + '\\n');
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 60_000);
  });`;
  const child = spawn(process.execPath, ['-e', program], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [text] = (await once(child.stdout, 'data')) as [Buffer];
  const port = Number(text.toString());
  const waiting = Array.from({ length: 4 }, () => connect(port, '127.0.0.1').on('error', () => undefined));
  onTestFinished(() => {
    for (const socket of waiting) socket.destroy();
    child.kill('SIGKILL');
  });
  await once(waiting[0] as Socket, 'connect');
  return port;
}
