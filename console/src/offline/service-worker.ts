/**
 * Keeps the files of the shell, so that the app opens without a network. Answers of the API are never kept: what is
 * shown is either from the server or absent.
 */
interface WorkerEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

interface FetchEvent extends WorkerEvent {
  readonly request: Request;
  respondWith(response: Promise<Response>): void;
}

interface Worker {
  addEventListener(type: 'install' | 'activate', listener: (event: WorkerEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: FetchEvent) => void): void;
}

/** Written in by the build: the files of the first view, and a hash over them. */
declare const SHELL_FILES: readonly string[];
declare const SHELL_HASH: string;

const worker = self as unknown as Worker;
const prefix = 'muster-shell-';
const cacheName = `${prefix}${SHELL_HASH}`;
/** Names of other parts of the product; the shell stands in for none of them. */
const elsewhere = /^\/(?:api|app\/api|docs|mcp|healthz|readyz|metrics)(?:\/|$)/;

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
