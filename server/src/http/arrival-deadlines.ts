import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { answerBrokenHttp } from './broken-http.ts';
import { isArriving } from './last-answer.ts';

/** For all of a request, from its headers to its last byte. */
const requestMs = 30_000;
/** For a file, over a slow line; how long it may pause is told in `FileBody`. */
export const fileMs = 300_000;
const checkEveryMs = 2000;

const deadlines = new WeakMap<IncomingMessage, number>();

/**
 * A slow client is cut off. Node has one limit for the requests of all routes (`requestTimeout`), and a file may take longer
 * than anything else. Answers with how to stop.
 */
export function watchArrivals(server: Server, { withinMs = requestMs, everyMs = checkEveryMs } = {}): () => void {
  const arriving = new Map<IncomingMessage, ServerResponse>();
  server.prependListener('request', (request: IncomingMessage, response: ServerResponse) => {
    if (!isArriving(request)) return;
    deadlines.set(request, performance.now() + withinMs);
    arriving.set(request, response);
    request.once('close', () => arriving.delete(request));
  });
  const timer = setInterval(() => {
    const nowMs = performance.now();
    for (const [request, response] of arriving) {
      if (request.complete || (deadlines.get(request) ?? 0) > nowMs) continue;
      arriving.delete(request);
      if (response.headersSent) request.socket.destroy();
      else answerBrokenHttp(Object.assign(new Error('late'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' }), request.socket);
    }
  }, everyMs).unref();
  return () => {
    clearInterval(timer);
  };
}

/** More time for a request whose body is a file. */
export function allowFile(request: IncomingMessage): void {
  deadlines.set(request, performance.now() + fileMs);
}
