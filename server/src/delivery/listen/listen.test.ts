import { EventEmitter, once } from 'node:events';
import { Webhook } from 'standardwebhooks';
import { describe, expect, it, onTestFinished } from 'vitest';
import { openHarness } from '../../../test/harness.ts';
import type { Somebody } from '../../../test/world.ts';
import { findActor } from '../../features/people/index.ts';
import { httpReceiver, type Receiver } from '../sender/testing/receivers.ts';
import { checkForwardAddress, type Forwarded, type Listening, listeningSecret, listenToEvents } from './listen.ts';

const { installation, world } = await openHarness();
const { organizationId } = world;
const executive = await world.executive();
const api = await executive.api();

interface Heard {
  next(): Promise<Forwarded>;
}

async function listenAs(viewer: Somebody, receiver: Receiver, more: Partial<Listening> = {}): Promise<Heard> {
  const stopping = new AbortController();
  const told = new EventEmitter();
  const forwarded: Forwarded[] = [];
  const ready = once(told, 'ready');
  const ended = listenToEvents(installation, {
    organizationId,
    forwardTo: `http://127.0.0.1:${receiver.port}/hooks`,
    types: null,
    viewer: () => findActor(installation.database.db, organizationId, viewer.id),
    signal: stopping.signal,
    onReady: () => told.emit('ready'),
    onForwarded: (one) => {
      forwarded.push(one);
      told.emit('one');
    },
    onTrouble: (error) => {
      throw error;
    },
    ...more,
  });
  onTestFinished(async () => {
    stopping.abort();
    await ended;
  });
  await ready;
  return {
    next: async () => {
      if (forwarded.length === 0) await once(told, 'one');
      return forwarded.shift() as Forwarded;
    },
  };
}

let count = 0;
const newDepartment = async (): Promise<string> => {
  const { body } = await api.post('/departments', { name: `Place ${String(++count)}` });
  return body.data.id as string;
};

describe('listenToEvents', () => {
  it('posts each new event, signed, as an endpoint would get it', async () => {
    const receiver = await httpReceiver((response) => response.writeHead(202).end());
    const heard = await listenAs(executive, receiver);
    const id = await newDepartment();
    const forwarded = await heard.next();
    expect(forwarded).toMatchObject({ type: 'department.created', status: 202, error: null });
    const [request] = receiver.requests;
    const verified = new Webhook(listeningSecret(installation, organizationId)).verify(
      request?.body ?? '',
      request?.headers as Record<string, string>,
    );
    expect(verified).toMatchObject({
      id: forwarded.event_id,
      type: 'department.created',
      api_version: 'v1',
      organization_id: organizationId,
      data: { object: { id } },
    });
  });

  it('tells what went wrong and goes on', async () => {
    const receiver = await httpReceiver((response, _request, n) => {
      if (n === 1) response.socket?.destroy();
      else response.end();
    });
    const heard = await listenAs(executive, receiver);
    await newDepartment();
    expect(await heard.next()).toMatchObject({ status: null, error: expect.stringContaining('closed') });
    await newDepartment();
    expect(await heard.next()).toMatchObject({ status: 200 });
  });

  it('only the types asked for', async () => {
    const receiver = await httpReceiver();
    const heard = await listenAs(executive, receiver, { types: ['department.updated'] });
    const id = await newDepartment();
    await api.patch(`/departments/${id}`, { description: 'Upstairs' });
    expect(await heard.next()).toMatchObject({ type: 'department.updated' });
    expect(receiver.requests).toHaveLength(1);
  });

  it('only what the viewer may see', async () => {
    const receiver = await httpReceiver();
    const cook = await world.employee();
    const heard = await listenAs(cook, receiver);
    const other = await world.employee();
    await api.patch(`/users/${other.id}`, { job_title: 'Baker' });
    await api.patch(`/users/${cook.id}`, { job_title: 'Cook' });
    await heard.next();
    expect(JSON.parse(receiver.requests[0]?.body ?? '{}')).toMatchObject({ data: { object: { id: cook.id } } });
    expect(receiver.requests).toHaveLength(1);
  });
});

describe('checkForwardAddress', () => {
  it.each(['http://127.0.0.1:3000/hooks', 'http://localhost:3000', 'http://[::1]/', 'https://127.0.0.1/'])(
    'takes %s',
    async (url) => {
      await expect(checkForwardAddress(url)).resolves.toBeUndefined();
    },
  );

  it.each(['http://8.8.8.8/', 'http://10.0.0.1/', 'http://hooks.invalid/', 'ftp://127.0.0.1/', '127.0.0.1:3000'])(
    'refuses %s',
    async (url) => {
      await expect(checkForwardAddress(url)).rejects.toMatchObject({ code: 'VALIDATION_FAILED' });
    },
  );
});
