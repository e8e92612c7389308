/** What a sandbox may ask to go wrong: its API is refused, cut off or slow; its webhooks come twice, late or out of order. */
export const faultKinds = ['RATE_LIMIT', 'UNAVAILABLE', 'CUT', 'SLOW', 'DUPLICATE', 'LATE', 'OUT_OF_ORDER'] as const;
export type FaultKind = (typeof faultKinds)[number];

export interface Fault {
  readonly organization_id: string;
  readonly kind: FaultKind;
  readonly until: string;
}

const lateMs = 30_000;
const overtakenMs = 5000;

/** What goes wrong in one sandbox, by the machine’s clock. */
export class FaultsOf {
  readonly #until = new Map<FaultKind, number>();
  #turn = 0;

  set(kind: FaultKind, untilMs: number): void {
    this.#until.set(kind, untilMs);
  }

  /** For how long it goes on; 0: it does not. */
  leftMs(kind: FaultKind): number {
    return Math.max(0, (this.#until.get(kind) ?? 0) - Date.now());
  }

  has(kind: FaultKind): boolean {
    return this.leftMs(kind) > 0;
  }

  get isOver(): boolean {
    return faultKinds.every((kind) => !this.has(kind));
  }

  /** Every other time. */
  takesTurn(): boolean {
    return this.#turn++ % 2 === 0;
  }

  /**
   * By how much a delivery comes later than it would. It is told by its age, which every process knows: one is put off once, whoever takes it up then.
   * Out of order every other waits until the next has gone.
   */
  delayOf(createdMs: number, nowMs: number): number {
    const left = (delayMs: number): number => (nowMs < createdMs ? 0 : Math.max(0, createdMs + delayMs - nowMs));
    if (this.has('LATE')) return left(lateMs);
    return this.has('OUT_OF_ORDER') && left(overtakenMs) > 0 && this.takesTurn() ? left(overtakenMs) : 0;
  }
}

/** Of all sandboxes, in this process. While none has any, asking costs the size of an empty map. */
export class SandboxFaults {
  readonly #of = new Map<string, FaultsOf>();

  in(organizationId: string): FaultsOf | null {
    if (this.#of.size === 0) return null;
    const faults = this.#of.get(organizationId);
    if (!faults?.isOver) return faults ?? null;
    this.#of.delete(organizationId);
    return null;
  }

  set(organizationId: string, kind: FaultKind, untilMs: number): void {
    let faults = this.#of.get(organizationId);
    if (!faults) this.#of.set(organizationId, (faults = new FaultsOf()));
    faults.set(kind, untilMs);
  }

  endAll(organizationId: string): void {
    this.#of.delete(organizationId);
  }

  /** Those there are, in place of what was known. */
  setAll(faults: readonly Fault[]): void {
    this.#of.clear();
    for (const { organization_id, kind, until } of faults) this.set(organization_id, kind, Date.parse(until));
  }
}
