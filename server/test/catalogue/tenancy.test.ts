import { describe, expect, it } from 'vitest';
import { catalogue } from '../../src/main/catalogue.ts';
import { openHarness } from '../harness.ts';
import { bodyOf, fileOf, idFieldsOf, pathOf, queryOf, specimensOf } from './specimens.ts';

/** Whatever the operation: what belongs to another organization does not exist. */
const harness = await openHarness();
const { world } = harness;
const other = await world.another();
const theirs = await specimensOf(harness, world, await world.executive());
const stranger = await other.executive();
const ours = await specimensOf(harness, other, stranger);
const clients = { api: await stranger.api(), app: await stranger.app() };
const operations = catalogue.operations.filter((operation) => operation.kind !== 'open');

describe('404: an id of organization A with a token of B', () => {
  const cases = operations
    .filter((operation) => operation.params)
    .flatMap((operation) =>
      (operation.surface === 'api' ? (['api', 'app'] as const) : (['app'] as const)).map((surface) => ({
        surface,
        operation,
        name: operation.id,
      })),
    );
  it.each(cases)('$surface $name', async ({ surface, operation }) => {
    const { body, options } = fileOf(operation) ?? {
      body: bodyOf(operation),
      options: { query: queryOf(operation) },
    };
    const response = await clients[surface].send(operation.method, pathOf(operation, theirs), body, options);
    expect(response).toMatchObject({ status: 404, error: { code: 'NOT_FOUND' } });
  });
});

describe('404: each single foreign id in a path of several', () => {
  const cases = operations.flatMap((operation) => {
    const names = Object.keys(operation.params?.properties ?? {});
    return names.length < 2 ? [] : names.map((foreign) => ({ operation, foreign, name: operation.id }));
  });
  it.each(cases)('$name: $foreign', async ({ operation, foreign }) => {
    const mine = pathOf(operation, ours).split('/');
    const foreigns = pathOf(operation, theirs).split('/');
    const position = operation.path.split('/').indexOf(`{${foreign}}`);
    const path = mine.map((part, i) => (i === position ? foreigns[i] : part)).join('/');
    expect(await clients.app.send(operation.method, path, bodyOf(operation))).toMatchObject({ status: 404 });
  });
});

describe('422: an id of organization A in a body of B, with details.field', () => {
  const cases = operations.flatMap((operation) =>
    idFieldsOf(operation).map((field) => ({ operation, ...field, id: operation.id })),
  );
  it.each(cases)('$id: $name', async ({ operation, name, prefix }) => {
    // Whatever else the body must name is our own, so that this id alone can be refused.
    const required = idFieldsOf(operation).flatMap((field) =>
      field.isRequired && ours[field.prefix] !== undefined ? [[field.name, ours[field.prefix]] as const] : [],
    );
    const body: Record<string, unknown> = {
      ...bodyOf(operation),
      ...Object.fromEntries(required),
      [name]: theirs[prefix],
    };
    // Someone is named by their id or by their address.
    Reflect.deleteProperty(body, name.replace(/_id$/, '_email'));
    const response = await clients.app.send(operation.method, pathOf(operation, ours), body);
    // A preview answers whatever it is asked, with what would be refused.
    const refusal =
      operation.id === 'leaves.preview' && name !== 'replaces_id'
        ? { status: 200, data: { problems: [{ reason: name === 'user_id' ? 'person' : 'leave_type' }] } }
        : operation.id.startsWith('clock.') && name === 'user_id'
          ? // A clock is one's own, whoever else there is.
            { status: 409, error: { code: 'CONFLICT', details: { reason: 'another_person' } } }
          : { status: 422, error: { code: 'VALIDATION_FAILED', details: { field: name } } };
    expect(response).toMatchObject(refusal);
  });
});

describe('a filter by an id of organization A finds nothing', () => {
  const cases = operations
    .filter((operation) => operation.kind === 'list')
    .flatMap((operation) =>
      Object.keys(operation.query?.properties ?? {})
        .filter((name) => name.endsWith('_id'))
        .map((name) => ({ operation, name, id: operation.id })),
    );
  it.each(cases)('$id: $name', async ({ operation, name }) => {
    for (const foreign of Object.values(theirs)) {
      const response = await clients.app.get(pathOf(operation, ours), { query: { [name]: foreign } });
      expect(response.status).toBe(200);
      expect(response.data).toEqual([]);
    }
  });
});
