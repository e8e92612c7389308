/**
 * Keeps the files of the shell, so that the app opens without a network, and shows the notices that come to this device. Answers of
 * the API are never kept: what is shown is either from the server or absent.
 */
interface WorkerEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

interface FetchEvent extends WorkerEvent {
  readonly request: Request;
  respondWith(response: Promise<Response>): void;
}

interface PushEvent extends WorkerEvent {
  readonly data: { json(): unknown } | null;
}

interface ClickEvent extends WorkerEvent {
  readonly notification: Notification;
}

interface RenewalEvent extends WorkerEvent {
  readonly oldSubscription?: PushSubscription | null;
  readonly newSubscription?: PushSubscription | null;
}

interface Window {
  readonly url: string;
  focus(): Promise<unknown>;
  postMessage(message: unknown): void;
}

interface Worker {
  readonly registration: ServiceWorkerRegistration;
  readonly clients: {
    matchAll(of: { readonly type: 'window'; readonly includeUncontrolled: true }): Promise<readonly Window[]>;
    openWindow(url: string): Promise<unknown>;
  };
  addEventListener(type: 'install' | 'activate', listener: (event: WorkerEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: FetchEvent) => void): void;
  addEventListener(type: 'push', listener: (event: PushEvent) => void): void;
  addEventListener(type: 'notificationclick', listener: (event: ClickEvent) => void): void;
  addEventListener(type: 'pushsubscriptionchange', listener: (event: RenewalEvent) => void): void;
}

/** As the server writes it for this device. */
interface Notice {
  readonly title: string;
  readonly body: string;
  readonly url: string;
  readonly tag: string;
  readonly lang: string;
  /** How much waits for the person. */
  readonly waiting: number;
}

/** Written in by the build: the files of the first view, and a hash over them. */
declare const SHELL_FILES: readonly string[];
declare const SHELL_HASH: string;

const worker = self as unknown as Worker;
const prefix = 'muster-shell-';
const cacheName = `${prefix}${SHELL_HASH}`;
/** Names of other parts of the product; the shell stands in for none of them. */
const elsewhere = /^\/(?:api|app\/api|docs|kiosk|mcp|healthz|readyz|metrics)(?:\/|$)/;

const fromCache = (key: Request | string): Promise<Response | undefined> => caches.match(key, { ignoreVary: true });

/** What may change under the same name: the server first, what is kept without it. */
async function serverFirst(request: Request, key: string): Promise<Response> {
  try {
    return await fetch(request);
  } catch (error) {
    const kept = await fromCache(key);
    if (kept) return kept;
    throw error;
  }
}

/** A file whose name holds a hash never changes. */
async function cacheFirst(request: Request): Promise<Response> {
  const kept = await fromCache(request);
  if (kept) return kept;
  const response = await fetch(request);
  if (response.ok) {
    const copy = response.clone();
    await caches.open(cacheName).then((cache) => cache.put(request, copy));
  }
  return response;
}

worker.addEventListener('install', (event) => {
  event.waitUntil(caches.open(cacheName).then((cache) => cache.addAll(['/', '/theme.js', ...SHELL_FILES])));
});

// A new version waits until the pages of the old one are closed: these still load their own files.
worker.addEventListener('activate', (event) => {
  const drop = async (): Promise<void> => {
    const old = (await caches.keys()).filter((name) => name.startsWith(prefix) && name !== cacheName);
    await Promise.all(old.map((name) => caches.delete(name)));
  };
  event.waitUntil(drop());
});

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin) return;
  if (request.mode === 'navigate') {
    if (!elsewhere.test(pathname)) event.respondWith(serverFirst(request, '/'));
  } else if (pathname === '/theme.js') {
    event.respondWith(serverFirst(request, pathname));
  } else if (pathname.startsWith('/assets/')) {
    event.respondWith(cacheFirst(request));
  }
});

/** The number on the icon, where the system has one. */
async function setBadge(waiting: number): Promise<void> {
  const { setAppBadge } = navigator as { setAppBadge?: (count: number) => Promise<void> };
  await setAppBadge?.call(navigator, waiting).catch(() => undefined);
}

worker.addEventListener('push', (event) => {
  if (!event.data) return;
  const { title, body, url, tag, lang, waiting } = event.data.json() as Notice;
  const shown = worker.registration.showNotification(title, {
    body,
    tag,
    lang,
    icon: '/icon-192.png',
    badge: '/badge-96.png',
    data: url,
  });
  event.waitUntil(Promise.all([shown, setBadge(waiting)]));
});

/** In the app that is open, so that nothing typed there is lost; else in a new window. */
worker.addEventListener('notificationclick', (event) => {
  const { notification } = event;
  notification.close();
  const open = async (): Promise<void> => {
    const url = String(notification.data);
    const [window] = (await worker.clients.matchAll({ type: 'window', includeUncontrolled: true })).filter(
      (one) => !elsewhere.test(new URL(one.url).pathname),
    );
    if (!window) {
      await worker.clients.openWindow(url);
      return;
    }
    window.postMessage({ open: url });
    await window.focus();
  };
  event.waitUntil(open());
});

/** The browser has changed its address with the push service: the server is told, as whoever is signed in here. */
worker.addEventListener('pushsubscriptionchange', (event) => {
  const renew = async (): Promise<void> => {
    const options = event.oldSubscription?.options;
    const renewed =
      event.newSubscription ?? (options ? await worker.registration.pushManager.subscribe(options) : null);
    if (!renewed) return;
    const { endpoint, keys } = renewed.toJSON();
    await fetch('/app/api/push-subscriptions', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-Muster-App': '1' },
      body: JSON.stringify({ endpoint, keys }),
    });
  };
  event.waitUntil(renew());
});
