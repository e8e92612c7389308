let noted: string | null = null;
let aheadMs = 0;

/** What the server said was now, and when that arrived; the same answer read from the cache later says nothing new. */
export function noteServerTime(now: string, atMs: number): void {
  if (now === noted) return;
  noted = now;
  aheadMs = Date.parse(now) - atMs;
}

/** How far the server's clock is ahead of the device's. */
export const serverAheadMs = (): number => aheadMs;
