/** A cache of one value with single flight: asks at most once in `forMs`, and once at a time: anyone who comes meanwhile gets the same answer. Failures count as answers. */
export function remembered<T>(forMs: number, ask: () => Promise<T>): () => Promise<T> {
  let answer: Promise<T> | null = null;
  let answeredMs = -Infinity;
  let isAsking = false;
  return () => {
    if (answer && (isAsking || performance.now() - answeredMs < forMs)) return answer;
    isAsking = true;
    answer = ask().finally(() => {
      isAsking = false;
      answeredMs = performance.now();
    });
    return answer;
  };
}
