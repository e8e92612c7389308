import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { FakeServer, ok } from '../test/fake-server.ts';
import { type FileContent, Muster } from './index.ts';

const clientOf = (server: FakeServer): Muster =>
  new Muster({ baseUrl: 'https://muster.example/api/v1', token: 'mst_1', fetch: server.fetch, retries: 0 });
const bytes = randomBytes(200_001);
const inParts = (): ReadableStream<Uint8Array> =>
  new ReadableStream({
    start(controller) {
      for (let at = 0; at < bytes.length; at += 70_000) controller.enqueue(bytes.subarray(at, at + 70_000));
      controller.close();
    },
  });

test.for([
  ['bytes', () => new Uint8Array(bytes)],
  ['an ArrayBuffer', () => new Uint8Array(bytes).buffer],
  ['a Blob', () => new Blob([new Uint8Array(bytes)])],
  ['a stream', inParts],
  ['base64', () => bytes.toString('base64')],
] as [string, () => FileContent][])('a file is sent from %s', async ([, contentOf]) => {
  const server = new FakeServer(ok({}));
  await clientOf(server).expenseReports.addReceipt('exp_1', {
    file_name: 'taxi.pdf',
    mime_type: 'application/pdf',
    content: contentOf(),
  } as never);
  const { content, file_name } = JSON.parse(server.received[0]?.body ?? '') as Record<string, string>;
  expect(file_name).toBe('taxi.pdf');
  expect(Buffer.from(content ?? '', 'base64').equals(bytes)).toBe(true);
});

test('a stream without end is left, and nothing is sent', async () => {
  let isLeft = false;
  const endless = new ReadableStream<Uint8Array>({
    pull: (controller) => controller.enqueue(new Uint8Array(100_000)),
    cancel: () => {
      isLeft = true;
    },
  });
  const server = new FakeServer();
  const body = { file_name: 'a.pdf', mime_type: 'application/pdf', content: endless } as const;
  await expect(clientOf(server).expenseReports.addReceipt('exp_1', body as never)).rejects.toThrow(
    'larger than the API takes',
  );
  expect([isLeft, server.received.length]).toEqual([true, 0]);
});

test('a download is a stream with a name, a type and a size', async () => {
  const headers = {
    'Content-Type': 'application/pdf',
    'Content-Length': '5',
    'Content-Disposition': `attachment; filename="_.pdf"; filename*=UTF-8''%C3%A9t%C3%A9.pdf`,
  };
  const server = new FakeServer(new Response('%PDF-', { headers }));
  const file = await clientOf(server).documents.content('doc_1');
  expect(file).toMatchObject({ fileName: 'été.pdf', mimeType: 'application/pdf', sizeBytes: 5 });
  expect(await new Response(file.body).text()).toBe('%PDF-');
});
