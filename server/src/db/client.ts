import type { Writable } from 'node:stream';
import { run } from './batch.ts';
import { HostClient } from './host-client.ts';
import { nameOf } from './sql.ts';
import { DatabaseUnavailable } from './unavailable.ts';

/** What is used of pg's connection; its types leave it out. */
interface Wire {
  readonly stream: Writable;
}

/** Names under which PostgreSQL may report the zone whose offset is always +00. */
const utcNames = new Set(['UTC', 'Etc/UTC', 'UCT', 'Etc/UCT', 'Zulu', 'Etc/Zulu', 'Universal', 'Etc/Universal']);

/** A connection that prepares its statements, and knows the time zone of its session. */
export class PreparingClient extends HostClient {
  #isGathering = false;

  get #wire(): Wire {
    return (this as unknown as { connection: Wire }).connection;
  }

  /** Instants are read as UTC. A connection pooler that drops our settings would have them read wrongly. */
  faultOfTimeZone(): Error | undefined {
    const timeZone = this.reported('TimeZone') ?? 'unknown';
    if (utcNames.has(timeZone)) return undefined;
    return new DatabaseUnavailable(
      `The session's time zone is ${timeZone}, not UTC. A pooler between Muster and PostgreSQL ignores the startup parameter "options": set timezone to UTC there, or for the role (alter role … set timezone = 'UTC').`,
    );
  }

  /** Statements sent in one turn leave in one system call: a transaction's begin with its first, its last with commit. */
  #gather(): void {
    if (this.#isGathering) return;
    const { stream } = this.#wire;
    this.#isGathering = true;
    stream.cork();
    process.nextTick(() => {
      this.#isGathering = false;
      stream.uncork();
    });
  }

  // pg's query has a dozen overloads; graphile-worker calls the one with a text and its values.
  override query(...args: unknown[]): never {
    this.#gather();
    const [text, values] = args;
    const isPreparable = args.length === 2 && typeof text === 'string' && Array.isArray(values) && values.length > 0;
    if (!isPreparable) return (super.query.bind(this) as (...rest: unknown[]) => never)(...args);
    return run(this, [{ name: nameOf(text), text, values }]).then(([outcome]) => outcome) as never;
  }
}
