import { onTestFinished, vi } from 'vitest';

/** Until the end of the test windows of limits stay as they are, however long a busy machine takes for a handful of requests. */
export function stopTime(): void {
  const stopped = vi.spyOn(performance, 'now').mockReturnValue(performance.now());
  onTestFinished(() => {
    stopped.mockRestore();
  });
}
