import { Kiosk } from './kiosk.ts';
import './kiosk.css';

const root = document.getElementById('kiosk');
if (!root) throw new Error('The page has no place for the kiosk.');

interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL: (text: string) => string },
  ): { createScriptURL(text: string): string };
}

/** As the app lets its own worker through. Written again, so that nothing is shared with the first view of the app. */
function trusted(address: string): string {
  const types = (window as { trustedTypes?: TrustedTypes }).trustedTypes;
  const own = (text: string): string => {
    if (text !== address) throw new TypeError(`Only ${address} may be started.`);
    return text;
  };
  return types ? types.createPolicy('muster-kiosk-worker', { createScriptURL: own }).createScriptURL(address) : address;
}

/** The page and what it loads, for a start without a network. */
async function keepPage(): Promise<void> {
  const files = [...document.querySelectorAll('script[src], link[rel="stylesheet"], link[rel="modulepreload"]')].map(
    (node) => node.getAttribute('src') ?? node.getAttribute('href') ?? '',
  );
  const cache = await caches.open('muster-kiosk');
  await cache.addAll(['/kiosk', ...files]);
  const wanted = new Set(['/kiosk', ...files]);
  const old = (await cache.keys()).filter(({ url }) => !wanted.has(new URL(url).pathname));
  await Promise.all(old.map((request) => cache.delete(request)));
}

if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  const script = trusted('/kiosk-worker.js');
  // Without it the tablet goes on; it cannot be started again while there is no network.
  navigator.serviceWorker.register(script, { scope: '/kiosk' }).then(keepPage, () => undefined);
}

void new Kiosk(root).start();
