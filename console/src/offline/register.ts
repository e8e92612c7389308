import { language } from '../language.ts';
import { trustedScript } from '../trusted-script.ts';

/** After the first view has loaded: what the worker fetches must not slow it down. */
export function registerServiceWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const register = (): void => {
    // It keeps the files of one language; another takes its place when the language is changed.
    const script = language === 'en' ? '/service-worker.js' : `/service-worker.${language}.js`;
    // A browser that keeps nothing goes on without it.
    navigator.serviceWorker.register(trustedScript('muster-service-worker', script)).catch(() => undefined);
  };
  if (document.readyState === 'complete') register();
  else window.addEventListener('load', register, { once: true });
}
