import type { EventEmitter } from 'node:events';
import pg from 'pg';
import type { Host, Hosts, ServerState } from './hosts.ts';
import { isReadOnly } from './sql-state.ts';
import { DatabaseUnavailable } from './unavailable.ts';

/** What is used of pg's connection; its types leave it out. */
interface Wire extends EventEmitter {
  readonly stream: { destroy(reason?: Error): void };
}

type Connected = (error: Error | null, client?: pg.Client) => void;

export interface HostClientConfig extends pg.ClientConfig {
  readonly hosts?: Hosts | undefined;
}

/** How long one of several hosts is waited for. */
const probeMs = 2000;

const askState = `select pg_is_in_recovery() as "isInRecovery", current_setting('default_transaction_read_only')::bool as "isReadOnly"`;

/**
 * A connection to whichever of several hosts fits. One that turns out to lead to a server that takes no writes closes itself, so that the
 * next one looks for the leader.
 */
export class HostClient extends pg.Client {
  readonly #config: HostClientConfig;
  readonly #reported = new Map<string, string>();
  #isEnded = false;

  constructor(config: HostClientConfig = {}) {
    super(config);
    this.#config = config;
    // While hosts are compared neither a pool nor a caller listens yet; a connection that is lost then must not end the process.
    this.on('error', () => undefined);
    const wire = (this as unknown as { connection: Wire }).connection;
    // Told by the server when the session begins and at each change: no question is needed.
    wire.on('parameterStatus', (status: { parameterName: string; parameterValue: string }) => {
      this.#reported.set(status.parameterName, status.parameterValue);
    });
    wire.on('errorMessage', (error: unknown) => {
      if (!isReadOnly(error)) return;
      // The statement gets its own error first.
      setImmediate(() => {
        wire.stream.destroy(new DatabaseUnavailable('The server takes no writes: it is a standby.'));
      });
    });
  }

  reported(name: string): string | undefined {
    return this.#reported.get(name);
  }

  override connect(): Promise<this>;
  override connect(callback: Connected): void;
  override connect(callback?: Connected): Promise<this> | undefined {
    const { hosts } = this.#config;
    if (!hosts && callback) {
      super.connect(callback as (error: Error) => void);
      return undefined;
    }
    const connecting = hosts ? this.#connectTo(hosts) : super.connect();
    const connected = connecting.then(() => this);
    if (!callback) return connected;
    connected.then(
      () => {
        callback(null, this);
      },
      callback as (error: unknown) => void,
    );
    return undefined;
  }

  override end(): Promise<void>;
  override end(callback: (error: Error) => void): void;
  override end(callback?: (error: Error) => void): Promise<void> | undefined {
    this.#isEnded = true;
    if (!callback) return super.end();
    super.end(callback);
    return undefined;
  }

  async #connectTo(hosts: Hosts): Promise<void> {
    const host = await hosts.find((candidate) => this.#probe(candidate));
    if (this.#isEnded) throw new DatabaseUnavailable('The connection was ended before it was open.');
    Object.assign(this, host);
    this.once('end', () => {
      if (!this.#isEnded) hosts.forget(host);
    });
    try {
      await super.connect();
    } catch (error) {
      hosts.forget(host);
      throw error;
    }
    // A pooler may report what was so when it connected: before a host is refused, it is asked.
    if (hosts.target === 'any' || this.#isReportedFit(hosts)) return;
    if (hosts.fits(await this.#ask())) return;
    hosts.forget(host);
    await this.end();
    throw new DatabaseUnavailable(`The server at ${host.host} is not fit for ${hosts.target} sessions.`);
  }

  #isReportedFit(hosts: Hosts): boolean {
    const state = reportedState(this.#reported);
    return state !== null && hosts.fits(state);
  }

  async #ask(): Promise<ServerState> {
    const { rows } = await super.query<{ isInRecovery: boolean; isReadOnly: boolean }>(askState);
    return rows[0] ?? { isInRecovery: true, isReadOnly: true };
  }

  /** Over a connection of its own: this one can be opened once. */
  async #probe(host: Host): Promise<ServerState> {
    const config = { ...this.#config, hosts: undefined, connectionTimeoutMillis: probeMs, query_timeout: probeMs };
    const client = new HostClient(config);
    Object.assign(client, host);
    try {
      await client.connect();
      return reportedState(client.#reported) ?? (await client.#ask());
    } finally {
      client.end().catch(() => undefined);
    }
  }
}

function reportedState(reported: ReadonlyMap<string, string>): ServerState | null {
  const isInRecovery = reported.get('in_hot_standby');
  const isReadOnly = reported.get('default_transaction_read_only');
  if (isInRecovery === undefined || isReadOnly === undefined) return null;
  return { isInRecovery: isInRecovery === 'on', isReadOnly: isReadOnly === 'on' };
}
