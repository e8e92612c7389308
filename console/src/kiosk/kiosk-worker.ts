/** Opens the page of the tablet without a network. What it shows and sends is the page’s own matter. */
interface FetchEvent extends Event {
  readonly request: Request;
  respondWith(response: Promise<Response>): void;
}

interface Worker {
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install', listener: () => void): void;
  addEventListener(type: 'fetch', listener: (event: FetchEvent) => void): void;
}

const worker = self as unknown as Worker;

async function serverFirst(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch (error) {
    const kept = await caches.match('/kiosk', { ignoreVary: true });
    if (kept) return kept;
    throw error;
  }
}

const cacheFirst = async (request: Request): Promise<Response> =>
  (await caches.match(request, { ignoreVary: true })) ?? fetch(request);

worker.addEventListener('install', () => void worker.skipWaiting());

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin) return;
  if (request.mode === 'navigate' && pathname === '/kiosk') event.respondWith(serverFirst(request));
  else if (pathname.startsWith('/assets/')) event.respondWith(cacheFirst(request));
});
