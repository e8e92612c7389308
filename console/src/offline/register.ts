import { navigate } from '../router.tsx';
import { serviceWorker } from './worker.ts';

/** The page has loaded with its scripts; the screen with what it asks for is there some seconds later. */
const restMs = 5_000;

/** After the first view is there: what the worker fetches must not slow it down. */
export function registerServiceWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  // A notice was tapped while the app is open.
  navigator.serviceWorker.addEventListener('message', ({ data }: MessageEvent<{ readonly open?: unknown } | null>) => {
    if (typeof data?.open === 'string' && /^\/(?!\/)/.test(data.open)) navigate(data.open);
  });
  const later = (): void => void setTimeout(() => void serviceWorker(), restMs);
  if (document.readyState === 'complete') later();
  else window.addEventListener('load', later, { once: true });
}
