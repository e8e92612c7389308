import { client } from './client.ts';
import type { Body } from './hooks.ts';

export type Purpose = Body<'/session/provider/begin', 'post'>['purpose'];

/** What is remembered while the browser is with the provider; the server has sealed what counts. */
interface OnTheWay {
  readonly sealed: string;
  readonly purpose: Purpose;
  readonly providerId: string;
  /** Where one was going; null: a window of its own, which closes. */
  readonly next: string | null;
}

const key = 'muster.sign-in';

/** Sends this window to the provider. Throws an ApiError if it does not answer. */
export async function goToProvider(
  providerId: string,
  { purpose, email, next }: { readonly purpose: Purpose; readonly email?: string; readonly next: string | null },
): Promise<void> {
  const body = {
    provider_id: providerId,
    origin: location.origin,
    purpose,
    ...(email !== undefined && email !== '' && { email }),
  };
  const { data } = await client.POST('/session/provider/begin', { body });
  if (!data) return;
  const kept: OnTheWay = { sealed: data.data.sealed, purpose, providerId, next };
  sessionStorage.setItem(key, JSON.stringify(kept));
  location.assign(data.data.url);
}

export interface Brought extends OnTheWay {
  readonly answer: string;
}

/** Once per page load: rendering twice must not lose it. */
let brought: Brought | null = null;

/** What was begun in this window, with what the provider has answered, which leaves the address bar and the history at once. */
export function takeAnswer(): Brought | null {
  const kept = sessionStorage.getItem(key);
  const answer = window.location.search.slice(1);
  if (kept !== null && answer !== '') {
    brought = { ...(JSON.parse(kept) as OnTheWay), answer };
    sessionStorage.removeItem(key);
    window.history.replaceState(null, '', window.location.pathname);
  }
  return brought;
}

type Told = 'signed-in' | 'confirmed';
const channelName = 'muster.sign-in';

/** Tells the other windows of this browser. */
export function tellWindows(told: Told): void {
  const channel = new BroadcastChannel(channelName);
  channel.postMessage(told);
  channel.close();
}

/** Until the function that it answers with is called. */
export function whenTold(awaited: Told, run: () => void): () => void {
  const channel = new BroadcastChannel(channelName);
  channel.onmessage = ({ data }) => {
    if (data === awaited) run();
  };
  return () => channel.close();
}

/** A window beside this one, in which someone goes to the provider; what is typed here stays. */
export function openProviderWindow(providerId: string, purpose: Purpose): void {
  const query = new URLSearchParams({ provider: providerId, purpose });
  window.open(`/sign-in/go?${query.toString()}`, '_blank', 'popup,width=520,height=720');
}
