import { connect, type Socket } from 'node:net';
import { StartupError } from '../db/startup-error.ts';
import type { Outcome } from './command.ts';
import { RelayedFailure, type Request } from './program.ts';
import { fitsSocket, type RelayPlace, type RelayReply, type RelayRequest } from './relay.ts';

/** What a running server answers, or undefined when there is none that could: then nothing has been done yet. */
export async function relay(place: RelayPlace, request: Request): Promise<Outcome | null | undefined> {
  const socket = fitsSocket(place.socket) ? await reach(place.socket) : null;
  if (!socket) return undefined;
  const message: RelayRequest = { ...request, fingerprint: place.fingerprint };
  socket.end(`${JSON.stringify(message)}\n`);
  const reply = await replyOf(socket);
  if ('declined' in reply) return undefined;
  if ('failure' in reply) throw new RelayedFailure(reply.failure);
  return reply.outcome;
}

function reach(path: string): Promise<Socket | null> {
  return new Promise((resolve) => {
    const socket = connect({ path, allowHalfOpen: true });
    socket.once('connect', () => {
      resolve(socket);
    });
    socket.once('error', () => {
      resolve(null);
    });
  });
}

async function replyOf(socket: Socket): Promise<RelayReply> {
  let text = '';
  try {
    for await (const chunk of socket.setEncoding('utf8')) text += chunk as string;
    return JSON.parse(text) as RelayReply;
  } catch {
    throw new StartupError('The server stopped while it ran this command: check whether it took effect.');
  }
}
