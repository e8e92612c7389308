import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import { maxRawFileBytes } from '../lib/uploads.ts';

/** Of what a client goes on sending, until it has read its answer: as much as a request may be, for as long as one may take. */
const lastBytes = maxRawFileBytes;
const lastMs = 30_000;

const left = new WeakSet<Socket>();

export const isRead = (socket: Socket): boolean => !left.has(socket);

/**
 * The answer now under way is the last of this connection: what arrives from here on is neither parsed nor run, so that what was
 * refused stays undone. Once the answer has left, our half is closed and the rest thrown away: closing at once would reset the connection,
 * and a reset overtakes the answer.
 */
export function readNoMore(socket: Socket, withinMs = lastMs): void {
  if (!isRead(socket)) return;
  left.add(socket);
  let bytes = 0;
  // Where a body waited for its reader the parser has paused the connection: it starts it again, and only the parser can.
  socket.emit('resume');
  // Its own listener goes, and another for 'data' takes the connection's handle from it.
  socket.removeAllListeners('data').on('data', (chunk: Buffer) => {
    bytes += chunk.length;
    if (bytes > lastBytes) socket.destroy();
  });
  socket.resume();
  // Node calls it when an answer with `Connection: close` has left.
  socket.destroySoon = () => {
    if (socket.writable) socket.end();
    if (socket.readableEnded) socket.once('finish', () => socket.destroy());
    else socket.once('end', () => socket.destroy());
    const timer = setTimeout(() => socket.destroy(), withinMs).unref();
    socket.once('close', () => {
      clearTimeout(timer);
    });
  };
}

/** Its body is on its way. One without a body is whole with its headers, though Node says so a little later. */
export function isArriving({ complete, headers }: IncomingMessage): boolean {
  // A request of a test that comes through no socket says nothing of it.
  if ((complete as boolean | undefined) !== false) return false;
  const { 'content-length': length = '0', 'transfer-encoding': encoding } = headers;
  return length !== '0' || encoding !== undefined;
}

/** Before an answer leaves: while its request is on its way, it is the last one. What came in one piece is parsed by the end of this turn. */
export function ifArriving(request: IncomingMessage, otherwise: () => void, last: () => void): void {
  if (!isArriving(request)) {
    otherwise();
    return;
  }
  setImmediate(() => {
    if (!isArriving(request)) {
      otherwise();
      return;
    }
    readNoMore(request.socket);
    last();
  });
}
