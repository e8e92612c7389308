import { language } from '../language.ts';
import { trustedScript } from '../trusted-script.ts';

/** The page has loaded with its scripts; the screen with what it asks for is there some seconds later. */
const restMs = 5_000;

/** After the first view is there: what the worker fetches must not slow it down. */
export function registerServiceWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const register = (): void => {
    // It keeps the files of one language; another takes its place when the language is changed.
    const script = language === 'en' ? '/service-worker.js' : `/service-worker.${language}.js`;
    // A browser that keeps nothing goes on without it.
    navigator.serviceWorker.register(trustedScript('muster-service-worker', script)).catch(() => undefined);
  };
  const later = (): void => void setTimeout(register, restMs);
  if (document.readyState === 'complete') later();
  else window.addEventListener('load', later, { once: true });
}
