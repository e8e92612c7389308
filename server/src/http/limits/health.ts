export interface LimitsLog {
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
}

export interface HealthOptions {
  readonly log: LimitsLog;
  /** Rejects while Redis cannot be used. */
  readonly probe: () => Promise<void>;
  readonly probeEveryMs: number;
}

/** `starting` until the first word from Redis: neither a fault nor worth a log line. */
type State = 'starting' | 'shared' | 'alone';

const longestProbeGapMs = 5_000;
const steadyMs = 10_000;

/** Whether Redis is in use. A failure ends its use at once; only a probe that passes begins it again. */
export class Health {
  readonly #log: LimitsLog;
  readonly #probe: () => Promise<void>;
  readonly #probeEveryMs: number;
  readonly #listeners: ((degraded: boolean) => void)[] = [];
  #state: State = 'starting';
  #sharedSinceMs = 0;
  #probeGapMs: number;
  #timer: NodeJS.Timeout | undefined;
  #isProbing = false;
  #isClosed = false;

  constructor({ log, probe, probeEveryMs }: HealthOptions) {
    this.#log = log;
    this.#probe = probe;
    this.#probeEveryMs = this.#probeGapMs = probeEveryMs;
  }

  get isShared(): boolean {
    return this.#state === 'shared';
  }

  onChange(listener: (degraded: boolean) => void): void {
    this.#listeners.push(listener);
  }

  lost(reason: string): void {
    if (this.#isClosed || this.#state === 'alone') return;
    // A Redis that keeps dropping out is asked ever less often, so that requests do not keep meeting its timeout.
    const wasSteady = this.#state === 'starting' || performance.now() - this.#sharedSinceMs >= steadyMs;
    this.#probeGapMs = wasSteady ? this.#probeEveryMs : Math.min(this.#probeGapMs * 2, longestProbeGapMs);
    this.#state = 'alone';
    this.#log.warn({ reason }, 'Redis is out of reach: this process now keeps rate limits by itself');
    this.#tell(true);
    this.#probeLater();
  }

  /** The connection stands: worth a probe before the next one is due. */
  async connected(): Promise<void> {
    if (this.#isClosed || this.#isProbing || this.#state === 'shared') return;
    clearTimeout(this.#timer);
    this.#isProbing = true;
    const failure = await this.#probe().then(() => null, reasonOf);
    this.#isProbing = false;
    // oxlint-disable-next-line typescript/no-unnecessary-condition -- closed while the probe was under way
    if (this.#isClosed) return;
    if (failure === null) this.#found();
    else if (this.#state === 'alone') this.#probeLater();
    else this.lost(failure);
  }

  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#timer);
  }

  #found(): void {
    const wasAlone = this.#state === 'alone';
    this.#state = 'shared';
    this.#sharedSinceMs = performance.now();
    if (wasAlone) this.#log.info({}, 'Redis is back: rate limits are shared again');
    this.#tell(false);
  }

  #tell(degraded: boolean): void {
    for (const listener of this.#listeners) listener(degraded);
  }

  #probeLater(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.connected(), this.#probeGapMs);
    this.#timer.unref();
  }
}

export function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
