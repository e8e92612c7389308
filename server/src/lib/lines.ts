interface Line {
  readonly waiting: Set<() => void>;
}

/**
 * Lines of this process, one for each key: of what names the same key one runs at a time, in the order in which they came. No one waits
 * longer than `longestMs`: then it runs beside the one whose turn it is, and what they both lock decides.
 */
export class Lines {
  readonly #longestMs: number;
  readonly #lines = new Map<string, Line>();

  constructor(longestMs: number) {
    this.#longestMs = longestMs;
  }

  async run<T>(key: string, run: () => Promise<T>): Promise<T> {
    const line = this.#lines.get(key);
    if (line) {
      const isItsTurn = await this.#wait(line);
      if (!isItsTurn) return run();
    } else this.#lines.set(key, { waiting: new Set() });
    try {
      return await run();
    } finally {
      this.#next(key);
    }
  }

  #wait({ waiting }: Line): Promise<boolean> {
    return new Promise((resolve) => {
      const enter = (): void => {
        clearTimeout(timer);
        resolve(true);
      };
      const timer = setTimeout(() => {
        waiting.delete(enter);
        resolve(false);
      }, this.#longestMs);
      waiting.add(enter);
    });
  }

  #next(key: string): void {
    const waiting = this.#lines.get(key)?.waiting;
    const [enter] = waiting ?? [];
    if (!waiting || !enter) {
      this.#lines.delete(key);
      return;
    }
    waiting.delete(enter);
    enter();
  }
}
