import { Connection, type Destination } from './connection.ts';

const idleMax = 512;

/**
 * Connections kept for the next request to the same host at the same vetted addresses: when an address of the host is
 * no longer among them, its connections are not used again.
 */
export class IdleConnections {
  readonly #byDestination = new Map<string, Connection[]>();
  readonly #keys = new WeakMap<Connection, string>();
  readonly #inUse = new Set<Connection>();
  #count = 0;

  take(destination: Destination, isFresh: boolean): Connection {
    const key = keyOf(destination);
    const connection = isFresh ? undefined : this.#pop(key);
    if (connection !== undefined) {
      this.#inUse.add(connection);
      return connection;
    }
    const made = new Connection(destination, (closed) => this.#forget(closed));
    this.#keys.set(made, key);
    this.#inUse.add(made);
    return made;
  }

  give(connection: Connection, isReusable: boolean): void {
    this.#inUse.delete(connection);
    if (!isReusable || !connection.isConnected) {
      connection.destroy();
      return;
    }
    connection.onFlood = () => connection.destroy();
    const key = this.#keys.get(connection) ?? '';
    const kept = this.#byDestination.get(key);
    // Set again, so that the map stays in the order of last use.
    this.#byDestination.delete(key);
    this.#byDestination.set(key, kept ?? []);
    this.#byDestination.get(key)?.push(connection);
    if (++this.#count > idleMax) this.#dropOldest();
  }

  close(): void {
    for (const connection of [...this.#inUse, ...[...this.#byDestination.values()].flat()]) connection.destroy();
  }

  #pop(key: string): Connection | undefined {
    const kept = this.#byDestination.get(key);
    const connection = kept?.pop();
    if (connection === undefined) return undefined;
    this.#count--;
    if (kept?.length === 0) this.#byDestination.delete(key);
    return connection;
  }

  #forget(connection: Connection): void {
    const kept = this.#byDestination.get(this.#keys.get(connection) ?? '');
    const at = kept?.indexOf(connection) ?? -1;
    if (kept === undefined || at < 0) return;
    kept.splice(at, 1);
    this.#count--;
    if (kept.length === 0) this.#byDestination.delete(this.#keys.get(connection) ?? '');
    connection.destroy();
  }

  #dropOldest(): void {
    const [oldest] = this.#byDestination.values();
    const connection = oldest?.[0];
    if (connection !== undefined) this.#forget(connection);
  }
}

const keyOf = ({ url, addresses }: Destination): string =>
  `${url.origin} ${addresses.length > 1 ? [...addresses].sort().join(' ') : addresses.join('')}`;
