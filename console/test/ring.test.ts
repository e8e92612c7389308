import { beforeEach, expect, it, vi } from 'vitest';

const subscription = {
  options: { applicationServerKey: null },
  toJSON: () => ({ endpoint: 'https://push.example/1', keys: { p256dh: 'p', auth: 'a' } }),
  unsubscribe: vi.fn(() => Promise.resolve(true)),
};
const pushManager = { getSubscription: vi.fn(), subscribe: vi.fn(() => Promise.resolve(subscription)) };
const notice = { close: vi.fn() };
const registration = { pushManager, getNotifications: () => Promise.resolve([notice]) };
const devices: { is_current: boolean }[] = [];
const post = vi.fn(() => Promise.resolve({ data: {} }));

vi.mock('../src/offline/register.ts', () => ({ serviceWorker: () => Promise.resolve(registration) }));
vi.mock('../src/client/client.ts', () => ({
  client: {
    GET: (path: string) =>
      Promise.resolve({ data: { data: path === '/push-key' ? { public_key: 'BA' } : { devices } } }),
    POST: post,
  },
}));
vi.stubGlobal('window', { PushManager: {}, Notification: {} });
vi.stubGlobal('Notification', { permission: 'granted', requestPermission: () => Promise.resolve('granted') });
vi.stubGlobal('navigator', { serviceWorker: { getRegistration: () => Promise.resolve(registration) } });

const { goOnRinging, startRinging, stopRinging } = await import('../src/offline/ring.ts');

beforeEach(async () => {
  pushManager.getSubscription.mockResolvedValue(null);
  await stopRinging();
  await startRinging('usr_a');
  devices.splice(0, devices.length, { is_current: true });
  pushManager.getSubscription.mockResolvedValue(subscription);
  vi.clearAllMocks();
});

it('a device that was asked goes on, and asks the server again once it is not known there', async () => {
  await goOnRinging('usr_a');
  expect(post).not.toHaveBeenCalled();
  devices.splice(0);
  await goOnRinging('usr_a');
  expect(post).toHaveBeenCalledOnce();
});

it('allowed again after the browser was forbidden to: it subscribes anew, though the server knows the device', async () => {
  pushManager.getSubscription.mockResolvedValue(null);
  await goOnRinging('usr_a');
  expect(pushManager.subscribe).toHaveBeenCalledOnce();
  expect(post).toHaveBeenCalledOnce();
});

it('of a device that two people used: once the other is signed in it rings for the first no more, and its notices are gone', async () => {
  await goOnRinging('usr_b');
  expect(subscription.unsubscribe).toHaveBeenCalledOnce();
  expect(notice.close).toHaveBeenCalledOnce();
  expect(post).not.toHaveBeenCalled();
  // Nor does it begin again by itself.
  await goOnRinging('usr_a');
  expect(post).not.toHaveBeenCalled();
});
