import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { Refusal } from '../lib/errors.ts';
import { newId } from '../lib/ids.ts';
import { failure } from './envelope.ts';

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
  // Half an answer is on its way already: a second one would be taken for the rest of it.
  const { _httpMessage: answering } = socket as Socket & { _httpMessage?: ServerResponse };
  if (error.code === 'ECONNRESET' || !socket.writable || answering?.headersSent === true) {
    socket.destroy();
    return;
  }
  const requestId = newId('req', Date.now());
  const { status, body } = failure(refusalOf(error.code), requestId);
  const lines = Object.entries(headersOf(requestId, body)).map(([name, value]) => `${name}: ${value}`);
  socket.end([`HTTP/1.1 ${String(status)} ${reasons[status] ?? ''}`, ...lines, '', body].join('\r\n'));
}

/** Node would answer an expectation other than 100-continue by itself, with nothing but a status. */
export function refuseExpectations(server: Server): void {
  server.on('checkExpectation', (_request: IncomingMessage, response: ServerResponse) => {
    const requestId = newId('req', Date.now());
    const refusal = new Refusal('BAD_REQUEST', 'request.expect');
    const { status, body } = failure(refusal, requestId);
    response.writeHead(status, headersOf(requestId, body)).end(body);
  });
}
