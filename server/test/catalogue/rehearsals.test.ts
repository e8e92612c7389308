import { describe, expect, it } from 'vitest';
import { isRehearsable } from '../../src/kernel/declaration.ts';
import { catalogue } from '../../src/main/catalogue.ts';
import type { Response } from '../client.ts';
import { openHarness } from '../harness.ts';
import { keptBy } from './kept.ts';
import { requestOf } from './recipes.ts';
import { bodyOf, pathOf, specimensOf } from './specimens.ts';

/** Whatever the write: rehearsed it answers as the real one does, and leaves nothing behind. */
const harness = await openHarness();
const { world } = harness;
const boss = await world.executive();
const specimens = await specimensOf(harness, world, boss);
const clients = { api: await boss.api(), app: await boss.app() };
const kept = await keptBy(harness);
const dry = { query: { dry_run: 'true' } };

const writes = catalogue.operations.filter(({ method }) => method !== 'GET');
const rehearsable = writes.filter(isRehearsable);
/** Begins what goes on behind its answer: a rehearsal tells what would come of each record (`bulk-changes/audience.test.ts`). */
const goesOn = ['bulkChanges.create', 'shifts.batchChange'];
/** What takes something away comes last: the others need it. */
const ordered = rehearsable
  .filter(({ id }) => !goesOn.includes(id))
  .toSorted((a, b) => Number(a.method === 'DELETE') - Number(b.method === 'DELETE'));

const known = new Set(Object.values(specimens));
/** New ids, instants and secrets differ from one run to the next. */
const shown = (value: unknown): unknown =>
  JSON.parse(
    JSON.stringify(value ?? null, (_, inner: unknown) => {
      if (typeof inner !== 'string') return inner;
      if (/^[a-z]{2,4}_[0-9A-Z]{26}$/.test(inner) && !known.has(inner)) return `${inner.split('_')[0] ?? ''}_…`;
      if (/^\d{4}-\d\d-\d\dT/.test(inner)) return 'an instant';
      return inner.replace(/^whsec_.*|[\w-]{43,}/, 'a secret');
    }),
  );

const told = ({ status, data, error }: Response) => ({ status, data: shown(data), error: shown(error) });

describe('dry, then real: the same answer and the same events; after the dry one everything is as before', () => {
  it.each(ordered.map((operation) => ({ operation, name: operation.id })))('$name', async ({ operation }) => {
    const { path, client, body, options } = await requestOf(operation, { harness, specimens, clients });
    const before = await kept();
    const rehearsed = await client.send(operation.method, path, body, {
      ...options,
      query: { ...options.query, ...dry.query },
    });
    expect(await kept()).toEqual(before);
    const events = new Set((await world.events()).map(({ id }) => id));
    const real = await client.send(operation.method, path, body, options);
    expect(told(rehearsed)).toEqual(told(real));
    // One that is refused gets a line in recipes.ts.
    expect(real.status, real.text).toBeLessThan(300);
    const raised = (await world.events()).filter(({ id }) => !events.has(id));
    expect(rehearsed.body.meta.dry_run).toBe(true);
    expect(shown(rehearsed.body.meta.would_raise)).toEqual(
      raised.map(({ type, subject_id }) => shown({ type, subject_id })),
    );
    expect(rehearsed.headers['etag']).toBeUndefined();
  });
});

describe('422: if there is nothing to rehearse', () => {
  const others = writes.filter((operation) => !isRehearsable(operation));
  it.each(others.map((operation) => ({ operation, name: operation.id })))('$name', async ({ operation }) => {
    const before = await kept();
    const answer = await clients[operation.surface].send(
      operation.method,
      pathOf(operation, specimens),
      bodyOf(operation),
      dry,
    );
    expect(answer).toMatchObject({ status: 422, error: { details: { field: 'dry_run' } } });
    expect(await kept()).toEqual(before);
  });

  it('among them sessions, passwords, tokens, secrets, deliveries and imports', () => {
    const expected = [
      'calendarFeeds.create',
      'imports.create',
      'password.change',
      'organization.signUp',
      'password.linkOwner',
      'password.requestLink',
      'password.set',
      'session.create',
      'session.delete',
      'sessions.end',
      'tokens.create',
      'webhooks.deliveries.redeliver',
      'webhooks.deliveries.retry',
      'webhooks.redeliverFailed',
      'webhooks.rotateSecret',
      'webhooks.test',
      'webhooks.testEvent',
    ];
    expect(others.map(({ id }) => id)).toEqual(expect.arrayContaining(expected));
  });
});
