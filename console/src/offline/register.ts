import { language } from '../language.ts';
import { trustedScript } from '../trusted-script.ts';

/** The page has loaded with its scripts; the screen with what it asks for is there some seconds later. */
const restMs = 5_000;

let registered: Promise<ServiceWorkerRegistration | null> | undefined;

/** Once a page. null: the browser has none, or keeps nothing; the app goes on without it. */
export function serviceWorker(): Promise<ServiceWorkerRegistration | null> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return Promise.resolve(null);
  // It keeps the files of one language; another takes its place when the language is changed.
  const script = language === 'en' ? '/service-worker.js' : `/service-worker.${language}.js`;
  registered ??= navigator.serviceWorker.register(trustedScript('muster-service-worker', script)).then(
    () => navigator.serviceWorker.ready,
    () => null,
  );
  return registered;
}

/** After the first view is there: what the worker fetches must not slow it down. */
export function registerServiceWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const later = (): void => void setTimeout(() => void serviceWorker(), restMs);
  if (document.readyState === 'complete') later();
  else window.addEventListener('load', later, { once: true });
}
