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

  describe('with the token of a sandbox alone', () => {
    const received: { text: string; headers: Record<string, string> }[] = [];
    let status = 204;
    const receiver = createServer((request, response) => {
      let text = '';
      request.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
      request.on('end', () => {
        received.push({ text, headers: request.headers as Record<string, string> });
        response.writeHead(status).end(status === 204 ? undefined : 'no such table');
      });
    });
    /** Of a machine that has neither data nor key of the server. */
    let elsewhere: Environment;
    let testToken = '';
    let url = '';

    beforeAll(async () => {
      receiver.listen(0, '127.0.0.1');
      await once(receiver, 'listening');
      url = `http://127.0.0.1:${String((receiver.address() as AddressInfo).port)}/hooks`;
      const email = /[\w.-]+@[\w.-]+/.exec(server.stdout)?.[0] ?? '';
      const named = ['--organization', organization, '--name', 'Laptop', '--people', '0', '--email', email, '--json'];
      const made = await muster(['sandbox', 'create', ...named], env);
      expect(made.code, made.stderr).toBe(0);
      testToken = (JSON.parse(made.stdout) as { token: string }).token;
      // Whoever runs the installation tells it from the others.
      expect((await muster(['org', 'list'], env)).stdout).toContain(`Laptop (sandbox of ${organization})`);
      elsewhere = { MUSTER_DATA_DIR: '/nonexistent', MUSTER_URL: server.origin, MUSTER_TOKEN: testToken };
    });
    afterAll(() => receiver.close());

    const asked = async (type: string): Promise<string> => {
      const answer = await fetch(`${server.origin}/api/v1/sandbox/events`, {
        method: 'POST',
        headers: { authorization: `Bearer ${testToken}`, 'content-type': 'application/json' },
        body: JSON.stringify({ type }),
      });
      return ((await answer.json()) as { data: { events: { event_id: string }[] } }).data.events[0]?.event_id ?? '';
    };

    it('forwards what happens in it, signed, says what the receiver answered, and replays by id', async () => {
      const listening = startMuster(
        ['listen', '--forward-to', url, '--events', 'department.created', '--json'],
        elsewhere,
      );
      const [ready] = await lines(listening, 1);
      expect(ready).toMatchObject({ sandbox: 'Laptop', forward_to: url });
      const id = await asked('department.created');
      const [, forwarded] = await lines(listening, 2);
      expect(forwarded).toMatchObject({ event_id: id, type: 'department.created', status: 204, error: null });
      const secret = String(ready?.['signing_secret']);
      expect(new Webhook(secret).verify(received[0]?.text ?? '', received[0]?.headers ?? {})).toMatchObject({ id });
      expect(received[0]?.headers['muster-sandbox']).toBe('Laptop');

      status = 500;
      const second = await asked('department.created');
      const [, , failed] = await lines(listening, 3);
      expect(failed).toMatchObject({
        event_id: second,
        status: 500,
        error: 'The receiver answered 500: no such table',
      });
      expect(await listening.stop('SIGINT')).toBe(0);
      expect(listening.stderr).toBe('');

      const refused = await muster(['listen', '--forward-to', url, '--replay', id, '--json'], elsewhere);
      expect(refused.code).toBe(1);
      status = 204;
      const again = await muster(['listen', '--forward-to', url, '--replay', id, '--json'], elsewhere);
      expect([again.code, JSON.parse(again.stdout)]).toMatchObject([0, { event_id: id, status: 204 }]);
      expect(received.map(({ headers }) => headers['webhook-id'])).toEqual([id, second, id, id]);
      expect(received[3]?.text).toBe(received[0]?.text);
    });

    it.each([
      ['a real token', { MUSTER_TOKEN: `mst_${'a'.repeat(46)}` }, [], 2],
      ['a token that opens nothing', { MUSTER_TOKEN: `mst_test_${'a'.repeat(46)}` }, [], 1],
      ['no token', { MUSTER_TOKEN: '' }, [], 2],
      ['an event there is none of', {}, ['--events', 'user.renamed'], 1],
      ['an event that is not kept', {}, ['--replay', 'evt_01K9Z3V5Q8R2T4W6Y8A0C2E4G6'], 1],
      ['what is no id', {}, ['--replay', 'latest'], 2],
      ['a server that is not there', { MUSTER_URL: 'http://127.0.0.1:1' }, [], 1],
      ['an organization beside it', {}, ['--organization', 'org_1', '--token', 'mst_test_x'], 2],
    ])('refuses %s in one sentence', async (_what, other, more, code) => {
      const said = await muster(['listen', '--forward-to', url, ...more], { ...elsewhere, ...other });
      expect(said, said.stderr).toMatchObject({ code, stdout: '' });
      expect(said.stderr.trim().split('\n')).toHaveLength(1);
    });
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
