const lifetimeMs = 1000;
const maxEntries = 10_000;

interface Entry {
  readonly organizationId: string;
  readonly value: unknown;
  readonly until: number;
}

/**
 * Who may do what, cached for at most a second. The database tells every process at once when it changes; the
 * second bounds what is stale should that message be lost.
 */
export class PermissionCache {
  readonly #entries = new Map<string, Entry>();
  #generation = 0;
  /** When each organization was last told of, and all of them; by `performance.now()`. */
  readonly #changedAtMs = new Map<string, number>();
  #allChangedAtMs = -Infinity;

  /** What is cached; undefined if nothing is. */
  peek<T>(key: string): T | undefined {
    const known = this.#entries.get(key);
    return known && known.until > performance.now() ? (known.value as T) : undefined;
  }

  async get<T>(key: string, load: () => Promise<{ organizationId: string; value: T } | null>): Promise<T | null> {
    const known = this.peek<T>(key);
    if (known !== undefined) return known;
    const generation = this.#generation;
    const loaded = await load();
    this.#entries.delete(key);
    if (!loaded) return null;
    // Something changed while we were reading: use it this once, do not keep it.
    if (generation === this.#generation) {
      if (this.#entries.size >= maxEntries) this.#entries.clear();
      this.#entries.set(key, { ...loaded, until: performance.now() + lifetimeMs });
    }
    return loaded.value;
  }

  /** Whether rights in the organization may be others than at that moment, by `performance.now()`. Asks no one. */
  hasChangedSince(organizationId: string, atMs: number): boolean {
    return this.#allChangedAtMs >= atMs || (this.#changedAtMs.get(organizationId) ?? -Infinity) >= atMs;
  }

  forget(organizationId: string): void {
    this.#generation++;
    // Bounded: what is told of all is told of each.
    if (this.#changedAtMs.size >= maxEntries) this.#forgetWhen();
    this.#changedAtMs.set(organizationId, performance.now());
    for (const [key, entry] of this.#entries) if (entry.organizationId === organizationId) this.#entries.delete(key);
  }

  forgetAll(): void {
    this.#generation++;
    this.#entries.clear();
    this.#forgetWhen();
  }

  #forgetWhen(): void {
    this.#changedAtMs.clear();
    this.#allChangedAtMs = performance.now();
  }
}
