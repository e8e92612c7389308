import { freePort } from '../processes.ts';
import { folderOf, Part, until } from './part.ts';

interface Member {
  readonly part: Part;
  readonly address: string;
}

/** Three members, of which two must agree. */
export class Etcd {
  readonly #members: readonly Member[];

  private constructor(members: readonly Member[]) {
    this.#members = members;
  }

  get addresses(): string[] {
    return this.#members.map(({ address }) => address);
  }

  static async start(): Promise<Etcd> {
    const names = ['etcd1', 'etcd2', 'etcd3'];
    const ports = await Promise.all(names.map(async () => [await freePort(), await freePort()] as const));
    const peers = names.map((name, i) => `${name}=http://127.0.0.1:${String(ports[i]?.[1])}`).join(',');
    const members = names.map((name, i): Member => {
      const [client, peer] = (ports[i] ?? []).map((port) => `http://127.0.0.1:${port}`) as [string, string];
      const addresses = {
        '--listen-client-urls': client,
        '--advertise-client-urls': client,
        '--listen-peer-urls': peer,
        '--initial-advertise-peer-urls': peer,
      };
      const options = {
        '--name': name,
        '--data-dir': `${folderOf(name)}/data`,
        '--initial-cluster': peers,
        '--initial-cluster-state': 'new',
        // Three members, three databases and the load on few cores: a late heartbeat is no dead leader.
        '--heartbeat-interval': '250',
        '--election-timeout': '2500',
      };
      const args = [...Object.entries({ ...addresses, ...options }).flat(), '--enable-v2=true'];
      return { part: new Part(name, ['etcd', ...args]).start(), address: client.slice('http://'.length) };
    });
    const etcd = new Etcd(members);
    await until('etcd has a leader', 60_000, () => etcd.#findLeader());
    return etcd;
  }

  /** kill -9; answers with how it comes back. */
  async killLeader(): Promise<() => Promise<void>> {
    const leader = await until('etcd has a leader', 30_000, () => this.#findLeader());
    await leader.part.end('SIGKILL');
    return async () => {
      leader.part.start();
      await until('the member of etcd is back', 60_000, () => this.#status(leader));
    };
  }

  async stop(): Promise<void> {
    await Promise.all(this.#members.map(({ part }) => part.end('SIGKILL')));
  }

  async #status({ address }: Member): Promise<{ leader: string; header: { member_id: string } }> {
    const url = `http://${address}/v3/maintenance/status`;
    const response = await fetch(url, { method: 'POST', body: '{}', signal: AbortSignal.timeout(2000) });
    if (!response.ok) throw new Error(String(response.status));
    return (await response.json()) as { leader: string; header: { member_id: string } };
  }

  async #findLeader(): Promise<Member | null> {
    for (const member of this.#members) {
      const status = await this.#status(member).catch(() => null);
      if (status && status.leader !== '0' && status.leader === status.header.member_id) return member;
    }
    return null;
  }
}
