/** What the server says has changed: kinds of records, or everything after a time in which nothing was heard. */
export type Heard = readonly string[] | 'everything';

const address = '/app/api/stream';
const channelName = 'muster-stream';
/** When the server refused a stream, as for a person with too many. */
const againMs = 60_000;

/**
 * Listens to the server's event stream and calls back; answers with how to stop. A browser keeps few connections to a server, so
 * one tab listens for all of them: the one that holds the lock.
 */
export function listenToServer(onHeard: (heard: Heard) => void): () => void {
  const stopped = new AbortController();
  const tabs = new BroadcastChannel(channelName);
  tabs.onmessage = ({ data }: MessageEvent<Heard>) => onHeard(data);
  const lead = (): Promise<void> =>
    new Promise((resolve) => {
      const close = openStream((heard) => {
        onHeard(heard);
        tabs.postMessage(heard);
      });
      stopped.signal.addEventListener('abort', () => {
        close();
        resolve();
      });
    });
  // Locks are for secure contexts; elsewhere each tab listens for itself.
  if ('locks' in navigator) {
    navigator.locks.request(channelName, { signal: stopped.signal }, lead).catch(() => undefined);
  } else void lead();
  return () => {
    stopped.abort();
    tabs.close();
  };
}

function openStream(onHeard: (heard: Heard) => void): () => void {
  let source: EventSource | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isFirst = true;
  const open = (): void => {
    source = new EventSource(address);
    source.onopen = () => {
      // What happened while no one listened is not known.
      if (!isFirst) onHeard('everything');
      isFirst = false;
    };
    source.addEventListener('changed', ({ data }: MessageEvent<string>) => {
      onHeard((JSON.parse(data) as { topics: string[] }).topics);
    });
    source.onerror = () => {
      if (source?.readyState === EventSource.CLOSED) timer = setTimeout(open, againMs);
    };
  };
  open();
  return () => {
    clearTimeout(timer);
    source?.close();
  };
}
