import { startS3Server } from '../../src/files/testing/s3-server.ts';
import { type Build, thisBuild } from '../faults/builds.ts';
import { type Environment, Running } from '../processes.ts';
import { Etcd } from './etcd.ts';
import { type HaProxy, startHaProxy } from './haproxy.ts';
import { Client, Receiver, type Tenant } from './load.ts';
import { Muster } from './muster.ts';
import { folderOf, removeFolder, until } from './part.ts';
import { Patroni } from './patroni.ts';
import { type PgBouncer, startPgBouncer } from './pgbouncer.ts';
import { type Redis, startRedis } from './redis.ts';

/** What PgBouncer does not pass on, set for the role. */
const sessionSettings = `
  alter role muster set timezone = 'UTC';
  alter role muster set statement_timeout = '15s';
  alter role muster set lock_timeout = '2s';
  alter role muster set idle_in_transaction_session_timeout = '60s'`;

/** Everything that an installation without a single machine to lose consists of. */
export class Cluster {
  readonly etcd: Etcd;
  readonly patroni: Patroni;
  readonly haproxy: HaProxy;
  readonly pgbouncer: PgBouncer;
  readonly redis: Redis;
  readonly receiver: Receiver;
  readonly serves: Muster[] = [];
  readonly workers: Muster[] = [];
  readonly tenants: Tenant[] = [];
  #isUpgraded = false;
  readonly #s3: Awaited<ReturnType<typeof startS3Server>>;

  private constructor(
    parts: Pick<Cluster, 'etcd' | 'patroni' | 'haproxy' | 'pgbouncer' | 'redis' | 'receiver'>,
    s3: Awaited<ReturnType<typeof startS3Server>>,
  ) {
    ({
      etcd: this.etcd,
      patroni: this.patroni,
      haproxy: this.haproxy,
      pgbouncer: this.pgbouncer,
      redis: this.redis,
      receiver: this.receiver,
    } = parts);
    this.#s3 = s3;
  }

  /** With processes of a build, which may be the one before this. */
  static async start(build: Build): Promise<Cluster> {
    const etcd = await Etcd.start();
    const patroni = await Patroni.start(etcd.addresses);
    await patroni.query('create role muster login');
    await patroni.query('create database muster owner muster');
    for (const statement of sessionSettings.split(';')) await patroni.query(statement);
    const haproxy = await startHaProxy(patroni.members);
    const pgbouncer = await startPgBouncer(haproxy.leaderPort);
    const redis = await startRedis();
    const receiver = await Receiver.open();
    const cluster = new Cluster({ etcd, patroni, haproxy, pgbouncer, redis, receiver }, await startS3Server('muster'));
    await cluster.#startMuster(build);
    return cluster;
  }

  /** By every way there is: a pooler, a proxy, and the hosts themselves. */
  urlFor(process: 'through PgBouncer' | 'through HAProxy' | 'to the hosts'): string {
    if (process === 'through PgBouncer') return `postgres://muster@127.0.0.1:${this.pgbouncer.port}/muster`;
    if (process === 'through HAProxy')
      return `postgres://muster@127.0.0.1:${this.haproxy.leaderPort}/muster?target_session_attrs=read-write`;
    return `postgres://muster@${this.patroni.members.map(({ port }) => `127.0.0.1:${port}`).join(',')}/muster`;
  }

  env(url: string): Environment {
    return {
      DATABASE_URL: url,
      MUSTER_DATABASE_REPLICA_URL: `postgres://muster@127.0.0.1:${this.haproxy.replicaPort}/muster`,
      MUSTER_DATABASE_POOL: '6',
      REDIS_URL: this.redis.url,
      MUSTER_FILES_URL: `s3://muster?endpoint=${encodeURIComponent(this.#s3.endpoint)}&path_style=1`,
      AWS_ACCESS_KEY_ID: 'S3RVER',
      AWS_SECRET_ACCESS_KEY: 'S3RVER',
      MUSTER_DATA_DIR: folderOf('muster'),
      MUSTER_SECRET_KEY: 'a key for tests, long enough to be taken',
      MUSTER_WEBHOOK_ALLOW_PRIVATE: '1',
      MUSTER_WEBHOOK_RETRY_SECONDS: '1,1,2,2,3,3,5,5,5,5,5,5,5,5,5',
    };
  }

  get origins(): string[] {
    return this.serves.map(({ origin }) => origin);
  }

  /** One process after the other, as a deployment does. Nothing if that was done. */
  async upgrade(): Promise<void> {
    if (this.#isUpgraded) return;
    this.#isUpgraded = true;
    const [first, second, third] = this.serves;
    await first?.replace(thisBuild, this.env(this.urlFor('through PgBouncer')));
    await second?.replace(thisBuild, this.env(this.urlFor('through HAProxy')));
    await third?.replace(thisBuild, this.env(this.urlFor('to the hosts')));
    for (const worker of this.workers) await worker.replace(thisBuild, this.env(this.urlFor('to the hosts')));
  }

  /** Another token of an organization, on the command line of this build. */
  async newToken({ email }: Tenant): Promise<string> {
    const { token = '' } = await this.#say(thisBuild, ['token', 'create', '--email', email, '--scopes', 'all']);
    return token;
  }

  /** Of all servers together. */
  async metric(name: string): Promise<number> {
    const texts = await Promise.all(this.origins.map(async (origin) => (await fetch(`${origin}/metrics`)).text()));
    return texts.reduce((sum, text) => sum + Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1] ?? 0), 0);
  }

  async #say(build: Build, args: readonly string[]): Promise<Record<string, string>> {
    const said = new Running([build.program, ...args, '--json'], this.env(this.urlFor('through HAProxy')));
    if ((await said.ended) !== 0) throw new Error(said.stderr);
    return JSON.parse(said.stdout) as Record<string, string>;
  }

  async ready(): Promise<void> {
    await this.patroni.whole();
    await Promise.all([...this.serves, ...this.workers].map((process) => process.ready()));
  }

  async stop(): Promise<void> {
    await Promise.all([...this.serves, ...this.workers].map((process) => process.kill()));
    await Promise.all([this.pgbouncer, this.haproxy].map(({ part }) => part.end('SIGKILL')));
    await Promise.all([this.redis.primary, this.redis.replica].map((part) => part.end('SIGKILL')));
    await this.patroni.stop();
    await this.etcd.stop();
    await this.#s3.stop();
    this.receiver.close();
    removeFolder();
  }

  async #startMuster(build: Build): Promise<void> {
    // Earlier builds know one host alone.
    const env = this.env(this.urlFor('through HAProxy'));
    const say = (...args: string[]) => this.#say(build, args);
    const found = ['--timezone', 'Europe/Berlin', '--country', 'DE', '--plan', 'ENTERPRISE'];
    await until('the proxy leads to the leader', 60_000, () => say('migrate'));
    for (const name of ['Acme', 'Bolt', 'Crane']) {
      const email = `ceo@${name.toLowerCase()}.example`;
      const organization = await say('org', 'create', '--name', name, ...found, '--executive-email', email);
      const { token = '' } = await say('token', 'create', '--email', email, '--scopes', 'all');
      this.tenants.push({ organizationId: organization['organization_id'] ?? '', email, token });
    }
    for (const name of ['serve1', 'serve2', 'serve3']) this.serves.push(await Muster.start('serve', name, build, env));
    for (const name of ['worker1', 'worker2']) this.workers.push(await Muster.start('worker', name, build, env));
    for (const tenant of this.tenants) {
      const body = { url: this.receiver.url, events: ['department.created'] };
      const { status } = await new Client(this.origins, tenant).call('POST', '/webhooks', body);
      if (status !== 201) throw new Error(`The endpoint was not created: ${String(status)}`);
    }
  }
}
