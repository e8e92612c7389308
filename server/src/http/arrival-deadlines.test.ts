import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, expect, it } from 'vitest';
import { allowFile, watchArrivals } from './arrival-deadlines.ts';

let whole = 0;
const server = createServer((request, response) => {
  if (request.url === '/file') allowFile(request);
  if (request.url === '/early') response.writeHead(422).end('refused');
  request.resume().once('end', () => {
    whole++;
    if (request.url === '/slow') setTimeout(() => response.end('slow'), 250);
    else if (!response.headersSent) response.end('whole');
  });
});
const unwatch = watchArrivals(server, { withinMs: 150, everyMs: 10 });
await once(server.listen(0, '127.0.0.1'), 'listening');
afterAll(() => {
  unwatch();
  server.close();
});

const send = (path: string, body: string, length = 10) => {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  socket.write(`POST ${path} HTTP/1.1\r\nHost: a\r\nContent-Length: ${String(length)}\r\n\r\n${body}`);
  return socket;
};

it('408: a body that does not arrive in time, in the error shape, and the connection ends', async () => {
  const answer = await text(send('/', 'half'));
  expect(answer).toMatch(/^HTTP\/1.1 408 [^]*REQUEST_TIMEOUT/);
});

it('after 408 neither the rest of it nor what follows is read', async () => {
  const wholeBefore = whole;
  const socket = send('/', 'half');
  const answer = text(socket);
  await once(socket, 'readable');
  socket.write('-a-tenPOST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\n\r\na');
  expect((await answer).match(/HTTP\/1.1 \d+/g)).toEqual(['HTTP/1.1 408']);
  socket.end();
  await once(socket, 'close');
  expect(whole).toBe(wholeBefore);
});

it('a request that came whole before a late one has its own answer first', async () => {
  const socket = send('/slow', '0123456789');
  socket.write('POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 10\r\n\r\nhalf');
  expect((await text(socket)).match(/HTTP\/1.1 \d+/g)).toEqual(['HTTP/1.1 200', 'HTTP/1.1 408']);
});

it('what was answered already is cut off without another answer', async () => {
  const answer = await text(send('/early', 'half'));
  expect(answer.match(/HTTP\/1.1 \d+/g)).toEqual(['HTTP/1.1 422']);
});

it('a file has longer', async () => {
  const socket = send('/file', 'half');
  // Comes to its end by the deadline of the others.
  await text(send('/', 'half'));
  await text(send('/', 'half'));
  socket.end('second');
  expect(await text(socket)).toMatch(/^HTTP\/1.1 200 [^]*whole/);
});

it('one that is there in time is left alone', async () => {
  expect(await text(send('/', '0123456789').end())).toMatch(/^HTTP\/1.1 200 /);
});
