import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { freePort } from '../processes.ts';
import { familyOf, folderOf, own, Part, signalAll, until } from './part.ts';

export const programs = '/usr/lib/postgresql/15/bin';

export interface Member {
  readonly name: string;
  readonly part: Part;
  readonly port: string;
  /** Of Patroni's REST API. */
  readonly apiPort: string;
  readonly data: string;
}

const parameters = {
  shared_buffers: '32MB',
  max_connections: 160,
  max_wal_size: '256MB',
  wal_keep_size: '128MB',
  max_parallel_workers_per_gather: 0,
  jit: 'off',
  timezone: 'UTC',
  // So that a session of a process that is gone ends, and with it what it holds.
  tcp_keepalives_idle: 5,
  tcp_keepalives_interval: 2,
  tcp_keepalives_count: 3,
};

function configOf(member: Omit<Member, 'part'>, etcd: readonly string[]): object {
  const folder = folderOf(member.name);
  const at = `127.0.0.1:${member.port}`;
  const api = `127.0.0.1:${member.apiPort}`;
  return {
    scope: 'muster',
    name: member.name,
    restapi: { listen: api, connect_address: api },
    // Version 2 of etcd's protocol renews the leader's key only while it is still one's own. With version 3 Patroni 3.0.2 writes it
    // unconditionally: a leader that was suspended takes the lock from its successor, and acknowledged writes are lost.
    etcd: { hosts: etcd },
    bootstrap: {
      dcs: {
        ttl: 12,
        loop_wait: 2,
        retry_timeout: 4,
        synchronous_mode: true,
        // A leader that cannot reach etcd, but every other member, goes on leading.
        failsafe_mode: true,
        postgresql: { use_pg_rewind: true, use_slots: true, parameters },
      },
      initdb: [{ encoding: 'UTF8' }, { locale: 'C' }, 'data-checksums'],
    },
    postgresql: {
      listen: at,
      connect_address: at,
      data_dir: member.data,
      bin_dir: programs,
      pgpass: join(folder, 'pgpass'),
      pg_hba: ['host all all 127.0.0.1/32 trust', 'host replication all 127.0.0.1/32 trust'],
      authentication: {
        superuser: { username: 'postgres', password: 'unused' },
        replication: { username: 'replicator', password: 'unused' },
        rewind: { username: 'rewind', password: 'unused' },
      },
      parameters: { unix_socket_directories: folder },
    },
  };
}

/** Three servers with synchronous replication: a commit that was acknowledged is on two of them. */
export class Patroni {
  readonly members: readonly Member[];

  private constructor(members: readonly Member[]) {
    this.members = members;
  }

  static async start(etcd: readonly string[]): Promise<Patroni> {
    const members: Member[] = [];
    for (const name of ['pg1', 'pg2', 'pg3']) {
      const place = { name, port: await freePort(), apiPort: await freePort(), data: join(folderOf(name), 'data') };
      const file = join(folderOf(name), 'patroni.yml');
      // JSON is YAML as well.
      writeFileSync(file, JSON.stringify(configOf(place, etcd), null, 2));
      own(file);
      members.push({ ...place, part: new Part(name, ['/usr/bin/patroni', file]) });
    }
    const patroni = new Patroni(members);
    members[0]?.part.start();
    await patroni.leader(120_000);
    for (const { part } of members.slice(1)) part.start();
    await patroni.whole();
    return patroni;
  }

  addressOf({ port }: Member, database = 'postgres', user = 'postgres'): string {
    return `postgres://${user}@127.0.0.1:${port}/${database}`;
  }

  async leader(withinMs = 60_000): Promise<Member> {
    return until('there is a leader', withinMs, () => this.#first('/leader'));
  }

  /** A standby that commits do not wait for. */
  async replica(): Promise<Member> {
    return until('there is a replica', 60_000, () => this.#first('/async'));
  }

  /** All three are there, and one of them is replicated to synchronously. */
  async whole(): Promise<void> {
    await until('three members, one of them synchronous', 180_000, async () => {
      const found = await Promise.all(['/leader', '/sync', '/async'].map((path) => this.#first(path)));
      return found.every((member) => member !== null);
    });
  }

  /** As a machine that loses power: Patroni and PostgreSQL at once. Answers with how it comes back. */
  async kill(member: Member): Promise<() => Promise<void>> {
    signalAll(this.#processesOf(member), 'SIGKILL');
    await member.part.end('SIGKILL');
    return async () => {
      member.part.start();
      await this.whole();
    };
  }

  /** As a machine that hangs, or that the network is cut off from: it holds its connections and says nothing. */
  freeze(member: Member): () => Promise<void> {
    const pids = this.#processesOf(member);
    signalAll(pids, 'SIGSTOP');
    return async () => {
      signalAll(pids, 'SIGCONT');
      await this.whole();
    };
  }

  /** As an operator does before maintenance. */
  async switchOver(): Promise<void> {
    const { name, apiPort } = await this.leader();
    const response = await fetch(`http://127.0.0.1:${apiPort}/switchover`, {
      method: 'POST',
      body: JSON.stringify({ leader: name }),
    });
    if (!response.ok) throw new Error(`${String(response.status)}: ${await response.text()}`);
  }

  async query(text: string, values: unknown[] = [], database = 'postgres'): Promise<Record<string, unknown>[]> {
    const client = new pg.Client({ connectionString: this.addressOf(await this.leader(), database) });
    client.on('error', () => undefined);
    await client.connect();
    try {
      return (await client.query<Record<string, unknown>>(text, values)).rows;
    } finally {
      await client.end();
    }
  }

  async stop(): Promise<void> {
    for (const member of this.members) {
      const pids = this.#processesOf(member);
      signalAll(pids, 'SIGCONT');
      signalAll(pids, 'SIGKILL');
      await member.part.end('SIGKILL');
    }
  }

  /** PostgreSQL is in a session of its own, so that it outlives Patroni. */
  #processesOf({ part, data }: Member): number[] {
    let postmaster = 0;
    try {
      postmaster = Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[0]);
    } catch {
      // It does not run.
    }
    return [part.pid, postmaster].filter((pid) => pid > 0).flatMap(familyOf);
  }

  async #first(path: string): Promise<Member | null> {
    const answers = await Promise.all(
      this.members.map(async (member) => {
        const url = `http://127.0.0.1:${member.apiPort}${path}`;
        const response = await fetch(url, { signal: AbortSignal.timeout(2000) }).catch(() => null);
        return response?.status === 200 ? member : null;
      }),
    );
    return answers.find((member) => member !== null) ?? null;
  }
}
