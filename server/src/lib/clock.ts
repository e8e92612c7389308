/** The product's one source of time. Everything that asks "when" asks here, so that the test clock moves all of it. */
export class Clock {
  #offsetMs = 0;
  /** Of sandboxes whose time was moved, by organization. */
  readonly #own: Map<string, Clock>;

  constructor(own = new Map<string, Clock>()) {
    this.#own = own;
  }

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

  /** That of signing in and of limits, which a sandbox does not move. */
  get real(): Clock {
    return this;
  }

  /** By which an organization lives: this one, but for a sandbox whose time was moved. */
  of(organizationId: string): Clock {
    return this.#own.size === 0 ? this : (this.#own.get(organizationId) ?? this);
  }

  /** Those that were moved. */
  owns(): [string, Clock][] {
    return [...this.#own];
  }

  /** By how much a sandbox is ahead of this clock. */
  setOwn(organizationId: string, aheadMs: number): void {
    if (aheadMs === 0) this.#own.delete(organizationId);
    else this.#own.set(organizationId, new OwnClock(this, aheadMs, this.#own));
  }

  /** Those of all sandboxes, in place of what was known. */
  setAllOwn(all: readonly { readonly id: string; readonly clock_offset_ms: number }[]): void {
    this.#own.clear();
    for (const { id, clock_offset_ms } of all) this.setOwn(id, clock_offset_ms);
  }

  /** When product time `instantMs` comes, on the machine's own clock: what the job queue is told. */
  toMachineMs(instantMs: number): number {
    return instantMs - this.#offsetMs;
  }
}

/** Goes as another does, so much ahead of it. */
class OwnClock extends Clock {
  readonly #base: Clock;
  readonly #aheadMs: number;

  constructor(base: Clock, aheadMs: number, own: Map<string, Clock>) {
    super(own);
    this.#base = base;
    this.#aheadMs = aheadMs;
  }

  override get real(): Clock {
    return this.#base;
  }

  override get offsetMs(): number {
    return this.#base.offsetMs + this.#aheadMs;
  }

  override nowMs(): number {
    return this.#base.nowMs() + this.#aheadMs;
  }

  override toMachineMs(instantMs: number): number {
    return this.#base.toMachineMs(instantMs - this.#aheadMs);
  }
}

/** Stands still at a time to come, while a sandbox passes over it. What is to be done later is told to the queue as by `from`. */
export class StandingClock extends Clock {
  readonly #from: Clock;
  readonly #atMs: number;

  constructor(from: Clock, atMs: number) {
    super();
    this.#from = from;
    this.#atMs = atMs;
  }

  override get real(): Clock {
    return this.#from.real;
  }

  override nowMs(): number {
    return this.#atMs;
  }

  override toMachineMs(instantMs: number): number {
    return this.#from.toMachineMs(instantMs);
  }
}

const unitMs: Record<string, number> = { ms: 1, s: 1000, m: 60_000, h: 3_600_000, d: 86_400_000 };

/** `30s`, `15m`, `24h`, `30d` in milliseconds, or null when it is not a duration. */
export function parseDurationMs(text: string): number | null {
  const match = /^(\d{1,9})(ms|s|m|h|d)$/.exec(text.trim());
  const factor = unitMs[match?.[2] ?? ''];
  return match?.[1] !== undefined && factor !== undefined ? Number(match[1]) * factor : null;
}
