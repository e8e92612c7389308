import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dataDirWithDemo } from './demo.ts';
import {
  ensureProductBuilt,
  type Environment,
  freePort,
  muster,
  type Running,
  startMuster,
  startProduct,
  stopAll,
} from './processes.ts';

beforeAll(ensureProductBuilt);
afterAll(stopAll);

/** The lines a process has printed, as soon as there are enough. */
async function lines(running: Running, count: number): Promise<Record<string, unknown>[]> {
  const whole = () => running.stdout.split('\n').slice(0, -1);
  while (whole().length < count) await once(running.child.stdout as NodeJS.ReadableStream, 'data');
  return whole().map((line) => JSON.parse(line) as Record<string, unknown>);
}

describe('muster listen beside a server on the same embedded data', { timeout: 60_000 }, () => {
  let env: Environment;
  let server: Running;
  let token = '';
  let organization = '';

  const post = (path: string, body: object) =>
    fetch(`${server.origin}/api/v1${path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });

  beforeAll(async () => {
    env = { MUSTER_DATA_DIR: await dataDirWithDemo(), PORT: await freePort() };
    server = await startProduct(env).ready();
    token = /mst_[0-9A-Za-z]{46}/.exec(server.stdout)?.[0] ?? '';
    organization = /org_[0-9A-Z]{26}/.exec((await muster(['org', 'list', '--json'], env)).stdout)?.[0] ?? '';
  });

  it('forwards what happens on the server, line by line, until Ctrl-C', async () => {
    const bodies: { text: string; headers: Record<string, string> }[] = [];
    const receiver = createServer((request, response) => {
      let text = '';
      request.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
      request.on('end', () => {
        bodies.push({ text, headers: request.headers as Record<string, string> });
        response.writeHead(204).end();
      });
    }).listen(0, '127.0.0.1');
    await once(receiver, 'listening');
    const url = `http://127.0.0.1:${String((receiver.address() as AddressInfo).port)}/hooks`;

    const listening = startMuster(['listen', '--organization', organization, '--forward-to', url, '--json'], env);
    const [ready] = await lines(listening, 1);
    expect(ready).toMatchObject({ organization_id: organization, forward_to: url });
    expect((await post('/departments', { name: 'Heard' })).status).toBe(201);
    const [, forwarded] = await lines(listening, 2);
    expect(forwarded).toMatchObject({ type: 'department.created', status: 204, error: null });
    const secret = String(ready?.['signing_secret']);
    expect(new Webhook(secret).verify(bodies[0]?.text ?? '', bodies[0]?.headers ?? {})).toMatchObject({
      id: forwarded?.['event_id'],
      data: { object: { name: 'Heard' } },
    });
    expect(await listening.stop('SIGINT')).toBe(0);
    expect(listening.stderr).toBe('');

    const again = startMuster(['listen', '--organization', organization, '--forward-to', url], env);
    while (!again.stdout.includes('whsec_')) await once(again.child.stdout as NodeJS.ReadableStream, 'data');
    expect(again.stdout).toContain(secret);
    expect(await again.stop('SIGINT')).toBe(0);
    receiver.close();
  });

  it.each([
    ['an address elsewhere', ['--forward-to', 'http://93.184.216.34/'], 1],
    ['an event there is none of', ['--forward-to', 'http://127.0.0.1:1/', '--events', 'user.renamed'], 2],
    ['a person of nowhere', ['--forward-to', 'http://127.0.0.1:1/', '--email', 'nobody@example.com'], 1],
  ])('refuses %s in one sentence', async (_what, more, code) => {
    const said = await muster(['listen', '--organization', organization, ...more], env);
    expect(said).toMatchObject({ code, stdout: '' });
    expect(said.stderr.trim().split('\n')).toHaveLength(1);
  });
});
