import { DatabaseUnavailable } from './unavailable.ts';

export interface Host {
  /** A name, an address, or the folder of a socket. */
  readonly host: string;
  readonly port: number;
}

const targets = ['any', 'read-write', 'read-only', 'primary', 'standby', 'prefer-standby'] as const;
/** What a session is for, in the words of libpq's `target_session_attrs`. */
export type SessionTarget = (typeof targets)[number];

/** What a server has told of itself. */
export interface ServerState {
  readonly isInRecovery: boolean;
  readonly isReadOnly: boolean;
}

const fitness: Record<Exclude<SessionTarget, 'prefer-standby'>, (state: ServerState) => boolean> = {
  any: () => true,
  'read-write': ({ isInRecovery, isReadOnly }) => !isInRecovery && !isReadOnly,
  'read-only': ({ isInRecovery, isReadOnly }) => isInRecovery || isReadOnly,
  primary: ({ isInRecovery }) => !isInRecovery,
  standby: ({ isInRecovery }) => isInRecovery,
};

/** Connects to a host, asks for its state, and closes the connection. */
export type Probe = (host: Host) => Promise<ServerState>;

const nameOf = ({ host, port }: Host): string => `${host}:${String(port)}`;

/** The servers that may stand behind one address: which of them is the wanted one is found out, and remembered while it answers. */
export class Hosts {
  readonly all: readonly Host[];
  readonly target: SessionTarget;
  #known: Host | null = null;
  #finding: Promise<Host> | null = null;

  constructor(all: readonly Host[], target: SessionTarget) {
    this.all = all;
    this.target = target;
  }

  fits(state: ServerState): boolean {
    return this.target === 'prefer-standby' || fitness[this.target](state);
  }

  /** Once for all that wait at the same time. */
  find(probe: Probe): Promise<Host> {
    if (this.#known) return Promise.resolve(this.#known);
    this.#finding ??= this.#choose(probe).finally(() => (this.#finding = null));
    return this.#finding;
  }

  /** It was lost, or is no longer what it was: the next connection asks all hosts again. */
  forget(host: Host): void {
    if (this.#known === host) this.#known = null;
  }

  async #choose(probe: Probe): Promise<Host> {
    // All at once: one that does not answer holds up no other.
    const states = this.all.map((host) => probe(host));
    const { target } = this;
    const known =
      target === 'prefer-standby'
        ? await this.#first(states, fitness.standby).catch(() => this.#first(states, fitness.any))
        : await this.#first(states, fitness[target]);
    return (this.#known = known);
  }

  async #first(states: readonly Promise<ServerState>[], isFit: (state: ServerState) => boolean): Promise<Host> {
    const fitting = states.map(async (state, i) => {
      const host = this.all[i] as Host;
      const told = await state.catch((error: unknown) => {
        throw new Error(`${nameOf(host)} (${(error as Error).message})`);
      });
      if (!isFit(told)) throw new Error(`${nameOf(host)} (${told.isInRecovery ? 'a standby' : 'a primary'})`);
      return host;
    });
    try {
      // There is one primary, so whichever answers is it. Of others the first in their order is taken.
      return await (isFit === fitness['read-write'] || isFit === fitness.primary
        ? Promise.any(fitting)
        : firstInOrder(fitting));
    } catch (error) {
      const reasons = (error as AggregateError).errors.map((reason) => (reason as Error).message).join(', ');
      throw new DatabaseUnavailable(`No host could be connected to for ${this.target} sessions: ${reasons}`);
    }
  }
}

async function firstInOrder<T>(promises: readonly Promise<T>[]): Promise<T> {
  const outcomes = Promise.allSettled(promises);
  for (const promise of promises) {
    const value = await promise.catch(() => null);
    if (value !== null) return value;
  }
  throw new AggregateError(
    (await outcomes).map((outcome) => (outcome.status === 'rejected' ? (outcome.reason as Error) : new Error())),
  );
}

export interface ParsedAddress {
  /** With the first host alone. */
  readonly connectionString: string;
  /** null: one host, taken as it is. */
  readonly hosts: Hosts | null;
}

const ownParameters = ['host', 'port', 'target_session_attrs'];

/** Reads `postgres://user@a:5432,b:5433/name?target_session_attrs=read-write`, as libpq does. Throws with what is wrong, and no secret. */
export function parseAddress(text: string): ParsedAddress {
  const [, scheme = '', authority = '', path = '', query = ''] =
    /^(postgres(?:ql)?:)\/\/([^/?]*)([^?]*)(?:\?(.*))?$/s.exec(text) ?? [];
  if (scheme === '') throw new Error('must be an address starting with postgres:// or postgresql://');
  const parameters = new URLSearchParams(query);
  const at = authority.lastIndexOf('@') + 1;
  const all = hostsOf(authority.slice(at), parameters);
  const target = targetOf(parameters, all.length);
  for (const name of ownParameters) parameters.delete(name);
  const first = all[0] as Host;
  const isSocket = first.host.startsWith('/');
  if (isSocket) parameters.set('host', first.host);
  const place = isSocket ? 'localhost' : first.host.includes(':') ? `[${first.host}]` : first.host;
  const rest = parameters.size > 0 ? `?${parameters.toString()}` : '';
  const connectionString = `${scheme}//${authority.slice(0, at)}${place}:${String(first.port)}${path}${rest}`;
  if (!URL.canParse(connectionString)) throw new Error('must be an address starting with postgres:// or postgresql://');
  return { connectionString, hosts: all.length > 1 || target !== 'any' ? new Hosts(all, target) : null };
}

/** Several hosts without a target: the product writes, so a standby is of no use to it. */
function targetOf(parameters: URLSearchParams, count: number): SessionTarget {
  const target = parameters.get('target_session_attrs') ?? (count > 1 ? 'read-write' : 'any');
  if (!targets.includes(target as SessionTarget))
    throw new Error(`has target_session_attrs "${target}": it must be one of ${targets.join(', ')}`);
  return target as SessionTarget;
}

function hostsOf(places: string, parameters: URLSearchParams): Host[] {
  const written = places.split(',').map((place) => {
    const [, v6, name = '', port = ''] = /^(?:\[([^\]]+)\]|([^:]*))(?::(\d*))?$/.exec(place) ?? [];
    return { host: decodeURIComponent(v6 ?? name), port, isRead: /^(\[[^\]]+\]|[^:]*)(:\d*)?$/.test(place) };
  });
  if (written.some(({ isRead }) => !isRead)) throw new Error('has a host that cannot be read: write host:port');
  const names = parameters.get('host')?.split(',') ?? written.map(({ host }) => host);
  const ports = parameters.get('port')?.split(',') ?? written.map(({ port }) => port);
  if (ports.length > 1 && ports.length !== names.length) throw new Error('must name as many ports as hosts, or one');
  return names.map((host, i) => {
    const text = ports.length > 1 ? ports[i] : ports[0];
    const port = text === undefined || text === '' ? 5432 : Number(text);
    if (!Number.isInteger(port) || port < 1 || port > 65_535) throw new Error('has a port that is none');
    return { host: host || 'localhost', port };
  });
}
