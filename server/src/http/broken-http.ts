import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { Refusal } from '../lib/errors.ts';
import { newId } from '../lib/ids.ts';
import { failure } from './envelope.ts';
import { ifArriving, isRead, readNoMore } from './last-answer.ts';

const reasons: Record<number, string> = {
  400: 'Bad Request',
  408: 'Request Timeout',
  431: 'Request Header Fields Too Large',
};

function refusalOf(code: string | undefined): Refusal {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return new Refusal('REQUEST_TIMEOUT', 'request.late');
  if (code === 'HPE_HEADER_OVERFLOW') return new Refusal('HEADERS_TOO_LARGE', 'request.headersTooLarge');
  return new Refusal('BAD_REQUEST', 'request.notHttp');
}

const headersOf = (requestId: string, body: string): Record<string, string> => ({
  Connection: 'close',
  'Cache-Control': 'no-store',
  'X-Request-Id': requestId,
  'Content-Type': 'application/json; charset=utf-8',
  'Content-Length': String(Buffer.byteLength(body)),
});

/** What is no HTTP at all, too slow or with headers without end reaches no route; it still gets the error shape. */
export function answerBrokenHttp(error: Error & { code?: string }, socket: Socket): void {
  // Its last answer is on its way, or it went away: what was left of the request is of no use.
  if (!isRead(socket)) return;
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  readNoMore(socket);
  answerLast(socket, refusalOf(error.code));
}

/** Requests that came whole before it have their answers first: theirs it must not be taken for. */
function answerLast(socket: Socket, refusal: Refusal): void {
  const { _httpMessage: answering } = socket as Socket & { _httpMessage?: ServerResponse | null };
  if (answering?.req.complete === true) {
    answering.once('close', () => {
      if (socket.writable) answerLast(socket, refusal);
    });
    return;
  }
  // Half an answer has left: a second one would be taken for the rest of it.
  if (answering?.headersSent === true) {
    socket.destroy();
    return;
  }
  const requestId = newId('req', Date.now());
  const { status, body } = failure(refusal, requestId);
  const lines = Object.entries(headersOf(requestId, body)).map(([name, value]) => `${name}: ${value}`);
  socket.write([`HTTP/1.1 ${String(status)} ${reasons[status] ?? ''}`, ...lines, '', body].join('\r\n'));
  socket.destroySoon();
}

/** Node would answer an expectation other than 100-continue by itself, with nothing but a status. */
export function refuseExpectations(server: Server): void {
  server.on('checkExpectation', (request: IncomingMessage, response: ServerResponse) => {
    const requestId = newId('req', Date.now());
    const refusal = new Refusal('BAD_REQUEST', 'request.expect');
    const { status, body } = failure(refusal, requestId);
    const answer = (): void => {
      response.writeHead(status, headersOf(requestId, body)).end(body);
    };
    ifArriving(request, answer, answer);
  });
}
