let noted: string | null = null;
let aheadMs = 0;

/** What the server says is now, just as it arrives; the same answer read from the cache later says nothing new. */
export function noteServerTime(now: string): void {
  if (now === noted) return;
  noted = now;
  aheadMs = Date.parse(now) - Date.now();
}

/** How far the server's clock is ahead of the device's. */
export const serverAheadMs = (): number => aheadMs;
