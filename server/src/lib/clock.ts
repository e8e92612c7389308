/** The product's one source of time. Everything that asks "when" asks here, so that the test clock moves all of it. */
export class Clock {
  #offsetMs = 0;

  get offsetMs(): number {
    return this.#offsetMs;
  }

  setOffset(offsetMs: number): void {
    this.#offsetMs = offsetMs;
  }

  nowMs(): number {
    return Date.now() + this.#offsetMs;
  }

  /** Now as an instant on the wire: ISO 8601, UTC, milliseconds. */
  now(): string {
    return new Date(this.nowMs()).toISOString();
  }

  /** When product time `instantMs` comes, on the machine's own clock: what the job queue is told. */
  toMachineMs(instantMs: number): number {
    return instantMs - this.#offsetMs;
  }
}

const unitMs: Record<string, number> = { ms: 1, s: 1000, m: 60_000, h: 3_600_000, d: 86_400_000 };

/** `30s`, `15m`, `24h`, `30d` in milliseconds, or null when it is not a duration. */
export function parseDurationMs(text: string): number | null {
  const match = /^(\d{1,9})(ms|s|m|h|d)$/.exec(text.trim());
  const factor = unitMs[match?.[2] ?? ''];
  return match?.[1] !== undefined && factor !== undefined ? Number(match[1]) * factor : null;
}
