import { expect, test, vi } from 'vitest';
import cases from '../contract/cases.json' with { type: 'json' };
import { FakeServer, refused } from '../test/fake-server.ts';
import { type Answer, ApiError, ConnectionError, Muster, type Paged, UnexpectedAnswerError } from './index.ts';

/** One case of what every client of the API does, whatever language it is written in: sdk/python/tests runs them too. */
interface Case {
  readonly title: string;
  readonly client?: { readonly retries?: number; readonly language?: string };
  readonly answers: readonly Scripted[];
  readonly call: {
    readonly operation: string;
    readonly ids?: readonly string[];
    readonly query?: Readonly<Record<string, unknown>>;
    readonly body?: unknown;
    readonly options?: Readonly<Record<string, unknown>>;
    readonly propose?: { readonly note: string };
  };
  readonly requests: readonly Expected[];
  readonly hasOneKey?: boolean;
  readonly records?: readonly string[];
  /** Nothing is sent: the call itself is wrong. */
  readonly refused?: boolean;
  readonly answer?: Readonly<Record<string, unknown>>;
  readonly error?: {
    readonly code?: string;
    readonly status?: number;
    readonly details?: unknown;
    readonly requestId?: string;
    readonly retryAfterSeconds?: number;
    readonly unexpected?: number;
    readonly connection?: boolean;
  };
  /** Seconds between two requests: at least, at most. */
  readonly waits?: readonly (readonly [number, number])[];
}

interface Scripted {
  readonly broken?: boolean;
  readonly status?: number;
  readonly code?: string;
  readonly details?: object;
  readonly headers?: Record<string, string>;
  readonly text?: string;
  readonly body?: unknown;
}

interface Expected {
  readonly method: string;
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly hasKey?: boolean;
  readonly body?: unknown;
}

const baseUrl = 'https://muster.example/api/v1';

function answerOf({ status = 200, code, details, headers = {}, text, body }: Scripted): Response {
  if (code !== undefined) return refused(status, code, { ...(details && { details }), headers });
  return text === undefined ? Response.json(body, { status, headers }) : new Response(text, { status, headers });
}

type Method = (...args: unknown[]) => Promise<Answer<unknown>> | Paged<{ id: string }>;

async function performed({ call }: Case, muster: Muster): Promise<unknown> {
  const { operation, ids = [], query, body, options, propose } = call;
  const run = (api: object): ReturnType<Method> => {
    const steps = operation.split('.');
    const area = steps.slice(0, -1).reduce((outer, step) => Reflect.get(outer, step) as object, api);
    const isRead = ['get', 'list'].includes(steps.at(-1) ?? '');
    const given = [...ids, isRead ? query : body, options];
    return (Reflect.get(area, steps.at(-1) ?? '') as Method).apply(area, given);
  };
  if (propose) return muster.propose((api) => run(api) as Promise<Answer<unknown>>, propose);
  const answer = run(muster);
  return operation.endsWith('.list') ? (answer as Paged<{ id: string }>).toArray({ limit: 100 }) : answer;
}

/** Waits are there to be long: the clock is moved. */
async function inNoTime<T>(work: () => Promise<T>): Promise<T> {
  vi.useFakeTimers();
  try {
    const running = work();
    running.catch(() => undefined);
    await vi.runAllTimersAsync();
    return await running;
  } finally {
    vi.useRealTimers();
  }
}

test.for(cases as unknown as Case[])('$title', async (one) => {
  const at: number[] = [];
  const steps = one.answers.map((scripted) => () => {
    at.push(Date.now());
    if (scripted.broken === true) throw new TypeError('fetch failed');
    return answerOf(scripted);
  });
  const server = new FakeServer(...steps);
  const muster = new Muster({ baseUrl, token: 'mst_1', fetch: server.fetch, ...one.client });
  const outcome = await inNoTime(async () => performed(one, muster)).catch((error: unknown) => error);

  expect(server.received.map(({ method, url }) => ({ method, path: url.slice(baseUrl.length) }))).toEqual(
    one.requests.map(({ method, path }) => ({ method, path })),
  );
  const keys = server.received.map(({ headers }) => headers.get('idempotency-key'));
  one.requests.forEach(({ headers = {}, hasKey, body }, index) => {
    const sent = server.received[index];
    for (const [name, value] of Object.entries(headers)) expect(sent?.headers.get(name)).toBe(value);
    if (hasKey !== undefined) expect(keys[index] !== null).toBe(hasKey);
    if (body !== undefined) expect(JSON.parse(sent?.body ?? '')).toEqual(body);
  });
  if (one.hasOneKey === true) expect(new Set(keys).size).toBe(1);
  one.waits?.forEach(([least, most], index) => {
    const seconds = ((at[index + 1] ?? 0) - (at[index] ?? 0)) / 1000;
    expect(seconds).toBeGreaterThanOrEqual(least);
    // Timers round up to the millisecond.
    expect(seconds).toBeLessThanOrEqual(most + 0.001);
  });
  expectOutcome(one, outcome);
});

function expectOutcome({ error, records, answer, refused: isRefused }: Case, outcome: unknown): void {
  if (records) expect((outcome as { id: string }[]).map(({ id }) => id)).toEqual(records);
  if (answer) expect(outcome).toMatchObject(answer);
  if (isRefused === true) expect(outcome).toBeInstanceOf(TypeError);
  else if (error) expectFailure(error, outcome);
  else expect(outcome).not.toBeInstanceOf(Error);
}

function expectFailure(error: NonNullable<Case['error']>, outcome: unknown): void {
  const { retryAfterSeconds, connection, unexpected, ...fields } = error;
  if (connection === true) {
    expect(outcome).toBeInstanceOf(ConnectionError);
  } else if (unexpected !== undefined) {
    expect(outcome).toBeInstanceOf(UnexpectedAnswerError);
    expect(outcome).toMatchObject({ status: unexpected });
  } else {
    expect(outcome).toBeInstanceOf(ApiError);
    const wait = retryAfterSeconds === undefined ? {} : { retryAfterMs: retryAfterSeconds * 1000 };
    expect(outcome).toMatchObject({ ...fields, ...wait });
  }
}
