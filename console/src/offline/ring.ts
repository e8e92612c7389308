import { client } from '../client/client.ts';
import { keep, readKept } from '../kept.ts';
import { setBadge } from './badge.ts';
import { serviceWorker } from './register.ts';

/** Whose notices this device was asked to ring for. */
const kept = 'rings';

export type Ringing = 'impossible' | 'unasked' | 'withdrawn' | 'on' | 'off';

const canRing = (): boolean => 'PushManager' in window && 'Notification' in window && 'serviceWorker' in navigator;

/** What the browser says; whether the server knows the device is the server’s to say. */
export function ringingHere(isKnown: boolean): Ringing {
  if (!canRing()) return 'impossible';
  if (Notification.permission === 'denied') return 'withdrawn';
  if (Notification.permission === 'default') return 'unasked';
  return isKnown ? 'on' : 'off';
}

const keyOf = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (character) => character.charCodeAt(0));

const isSame = (one: ArrayBuffer | null | undefined, other: Uint8Array): boolean =>
  one != null && new Uint8Array(one).join() === other.join();

async function subscribe(): Promise<void> {
  const worker = await serviceWorker();
  const { data } = await client.GET('/push-key');
  if (!worker || !data) throw new Error('There is no service worker.');
  const applicationServerKey = keyOf(data.data.public_key);
  let subscription = await worker.pushManager.getSubscription();
  // Of another organization: its key is another.
  if (subscription && !isSame(subscription.options.applicationServerKey, applicationServerKey)) {
    await subscription.unsubscribe();
    subscription = null;
  }
  subscription ??= await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey });
  const { endpoint = '', keys } = subscription.toJSON();
  await client.POST('/push-subscriptions', {
    body: { endpoint, keys: { p256dh: keys?.['p256dh'] ?? '', auth: keys?.['auth'] ?? '' } },
  });
}

/** By a button alone: the browser asks the person. false: they said no. */
export async function startRinging(userId: string): Promise<boolean> {
  if ((await Notification.requestPermission()) !== 'granted') return false;
  await subscribe();
  keep(kept, userId);
  return true;
}

/** What the browser has of it; the server’s part is told apart. */
export async function stopRinging(): Promise<void> {
  keep(kept, null);
  await (await (await serviceWorker())?.pushManager.getSubscription())?.unsubscribe();
}

/**
 * Someone whose session ended by itself is signed in again: the device goes on ringing for them, also after the browser had been forbidden
 * to, and for nobody else. Of someone else who used it, whose session may still stand, it rings no more.
 */
export async function goOnRinging(userId: string): Promise<void> {
  const whose = readKept(kept);
  if (whose === null) return;
  if (whose !== userId) {
    await stopRinging();
    await closeNotices();
    return;
  }
  if (ringingHere(false) !== 'off') return;
  const { data } = await client.GET('/push-subscriptions');
  if (!data) return;
  const isKnown = data.data.devices.some(({ is_current }) => is_current);
  const own = await (await serviceWorker())?.pushManager.getSubscription();
  if (!isKnown || own === null) await subscribe();
}

/** Who signs out leaves no notice behind for the next. */
export async function forgetNotices(): Promise<void> {
  keep(kept, null);
  setBadge(0);
  await closeNotices();
}

async function closeNotices(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const registration = await navigator.serviceWorker.getRegistration();
  for (const one of (await registration?.getNotifications()) ?? []) one.close();
}
