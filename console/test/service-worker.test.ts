import { beforeAll, beforeEach, expect, it, vi } from 'vitest';

type Listener = (event: object) => void;
const listeners = new Map<string, Listener>();
const worker = {
  addEventListener: (type: string, listener: Listener) => listeners.set(type, listener),
  registration: { showNotification: vi.fn(() => Promise.resolve()), pushManager: { subscribe: vi.fn() } },
  clients: { matchAll: vi.fn(), openWindow: vi.fn(() => Promise.resolve()) },
};
const setAppBadge = vi.fn(() => Promise.resolve());
const fetched = vi.fn(() => Promise.resolve());

beforeAll(async () => {
  vi.stubGlobal('self', worker);
  vi.stubGlobal('SHELL_HASH', 'hash');
  vi.stubGlobal('SHELL_FILES', []);
  vi.stubGlobal('navigator', { setAppBadge });
  vi.stubGlobal('fetch', fetched);
  await import('../src/offline/service-worker.ts');
  return () => vi.unstubAllGlobals();
});
beforeEach(() => vi.clearAllMocks());

/** Until all that the worker waits for is done. */
async function meets(type: string, event: object): Promise<void> {
  let waited: Promise<unknown> | undefined;
  listeners.get(type)?.({ ...event, waitUntil: (work: Promise<unknown>) => (waited = work) });
  await waited;
}

it('a push is shown as the server wrote it, and the icon says how much waits', async () => {
  const message = { title: 'Kitchen', body: 'You have a task.', url: '/inbox', tag: 'ntf_1', lang: 'en', waiting: 3 };
  await meets('push', { data: { json: () => message } });
  expect(worker.registration.showNotification).toHaveBeenCalledWith(
    'Kitchen',
    expect.objectContaining({ body: 'You have a task.', tag: 'ntf_1', lang: 'en', data: '/inbox' }),
  );
  expect(setAppBadge).toHaveBeenCalledWith(3);
});

it('a tap opens the thing in the app that is open, and not in a page of the reference; else in a new window', async () => {
  const notification = { data: '/time-off/lv_1', close: vi.fn() };
  const app = { url: 'https://x.example/inbox', focus: vi.fn(() => Promise.resolve()), postMessage: vi.fn() };
  worker.clients.matchAll.mockResolvedValueOnce([{ ...app, url: 'https://x.example/docs/leave' }, app]);
  await meets('notificationclick', { notification });
  expect(app.postMessage).toHaveBeenCalledExactlyOnceWith({ open: '/time-off/lv_1' });
  expect(app.focus).toHaveBeenCalledOnce();
  worker.clients.matchAll.mockResolvedValueOnce([]);
  await meets('notificationclick', { notification });
  expect(worker.clients.openWindow).toHaveBeenCalledExactlyOnceWith('/time-off/lv_1');
});

it('an address that the browser has changed is told to the server', async () => {
  const keys = { p256dh: 'p', auth: 'a' };
  const newSubscription = { toJSON: () => ({ endpoint: 'https://push.example/2', expirationTime: null, keys }) };
  await meets('pushsubscriptionchange', { newSubscription });
  expect(fetched).toHaveBeenCalledWith(
    '/app/api/push-subscriptions',
    expect.objectContaining({ body: JSON.stringify({ endpoint: 'https://push.example/2', keys }) }),
  );
});
