import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildPrevious, thisBuild } from '../faults/builds.ts';
import { ensureProductBuilt } from '../processes.ts';
import { Cluster } from './cluster.ts';
import { Load, type Tenant } from './load.ts';
import { endAll, until } from './part.ts';
import { formatTable, type Row } from './table.ts';

const previous = buildPrevious();
if ('reason' in previous) console.log(`skipped: the rolling upgrade, for there is no build before: ${previous.reason}`);
const rows: Row[] = [];
let cluster: Cluster;
let isStarted = false;

beforeAll(async () => {
  await ensureProductBuilt();
  cluster = await Cluster.start('reason' in previous ? thisBuild : previous);
  isStarted = true;
}, 900_000);

afterAll(async () => {
  console.log(`\n${formatTable(rows)}\n`);
  await (isStarted ? cluster.stop() : endAll());
  if ('remove' in previous) previous.remove();
}, 120_000);

/** From the bucket, through whichever server. */
async function contentOf(id: string, { token }: Tenant): Promise<string> {
  const response = await fetch(`${String(cluster.origins.at(-1))}/api/v1/documents/${id}/content`, {
    headers: { authorization: `Bearer ${token}` },
  });
  return response.text();
}

/** As `under`, with every process of this build. */
async function upgradedUnder(fault: string, happen: () => Promise<() => Promise<void>>): Promise<void> {
  await cluster.upgrade();
  await under(fault, happen);
}

/** Under load: something happens, the load goes on by itself, and then all that was promised is looked for. */
async function under(fault: string, happen: () => Promise<() => Promise<void>>): Promise<void> {
  const load = await Load.start(cluster.origins, cluster.tenants);
  await load.more(30);
  const putRight = await happen();
  // Without help: nothing is put right before the load is at work again.
  await load.more(60);
  await putRight();
  await load.more(30);
  await load.stop();

  const names = [...load.departments.values()];
  const [found] = await cluster.patroni.query(
    `select count(*)::int as stored, count(distinct (organization_id, name))::int as named,
            count(*) filter (where id = any($2))::int as acknowledged
       from departments where name like $1 || ',%'`,
    [load.name, [...load.departments.keys()]],
    'muster',
  );
  const [documents] = await cluster.patroni.query(
    `select count(*)::int as stored from documents where title like $1 || ',%'`,
    [load.name],
    'muster',
  );
  const missing = () => [...load.departments.keys()].filter((id) => !cluster.receiver.created.has(id)).length;
  await until('every event is delivered', 90_000, () => Promise.resolve(missing() === 0)).catch(() => undefined);
  const { outage, feed } = load;
  for (const [id, tenant] of [...load.documents].slice(-2)) expect(await contentOf(id, tenant)).toBe('Proof\n');
  const lost =
    names.length - Number(found?.['acknowledged']) + Math.max(0, load.documents.size - Number(documents?.['stored']));
  const doubled =
    Number(found?.['stored']) - names.length + Math.max(0, Number(documents?.['stored']) - load.documents.size);
  rows.push({
    fault,
    writes: names.length + load.documents.size,
    perSecond: load.writesPerSecond,
    lost,
    doubled,
    undelivered: missing(),
    ...outage,
  });
  expect({ lost, doubled, undelivered: missing(), feed }).toEqual({
    lost: 0,
    doubled: 0,
    undelivered: 0,
    feed: { doubled: 0, missing: 0 },
  });
  expect(Number(found?.['named'])).toBe(Number(found?.['stored']));
  expect(outage.longestMs).toBeLessThan(30_000);
  await cluster.ready();
}

const nothing = (): Promise<void> => Promise.resolve();

it.skipIf('reason' in previous)('a rolling upgrade from the build before', () =>
  under('rolling upgrade', async () => {
    await cluster.upgrade();
    return nothing;
  }),
);

it('a serve is killed', () =>
  upgradedUnder('kill -9 of a serve', async () => {
    const [serve] = cluster.serves;
    await serve?.kill();
    return async () => serve?.start();
  }));

it('a worker is killed', () =>
  upgradedUnder('kill -9 of a worker', async () => {
    const [worker] = cluster.workers;
    await worker?.kill();
    return async () => worker?.start();
  }));

it('Redis is killed', () =>
  upgradedUnder('kill -9 of Redis', async () => {
    await cluster.redis.primary.end('SIGKILL');
    return () => Promise.resolve(void cluster.redis.primary.start());
  }));

it('the leader of etcd is killed', () => upgradedUnder("kill -9 of etcd's leader", () => cluster.etcd.killLeader()));

it('a replica is killed', () =>
  upgradedUnder('kill -9 of a replica', async () => cluster.patroni.kill(await cluster.patroni.replica())));

it('the leader hands over to the synchronous standby', () =>
  upgradedUnder('switchover', async () => {
    await cluster.patroni.switchOver();
    return nothing;
  }));

it('the database leader is killed: Patroni and PostgreSQL at once', () =>
  upgradedUnder('kill -9 of the database leader', async () => cluster.patroni.kill(await cluster.patroni.leader())));

it('the database leader is cut off for 25 s: it hangs, holds its connections, and believes to lead when it is back', () =>
  upgradedUnder('leader cut off, then back', async () => {
    const leader = await cluster.patroni.leader();
    const thaw = cluster.patroni.freeze(leader);
    const frozenMs = performance.now();
    return async () => {
      await sleep(Math.max(0, 25_000 - (performance.now() - frozenMs)));
      await thaw();
    };
  }));

it('the way to the leader is cut off for 15 s: HAProxy holds every connection and passes nothing on', () =>
  upgradedUnder('path through HAProxy cut off', () => {
    cluster.haproxy.part.signal('SIGSTOP');
    const stoppedMs = performance.now();
    return Promise.resolve(async () => {
      await sleep(Math.max(0, 15_000 - (performance.now() - stoppedMs)));
      cluster.haproxy.part.signal('SIGCONT');
    });
  }));

it('a right that is revoked during a failover is honoured for 2 s at most once a server answers', async () => {
  await cluster.upgrade();
  const [tenant] = cluster.tenants as [Tenant];
  const token = await cluster.newToken(tenant);
  const statusAt = async (origin: string): Promise<number> => {
    const headers = { authorization: `Bearer ${token}` };
    return (await fetch(`${origin}/api/v1/departments?limit=1`, { headers, signal: AbortSignal.timeout(10_000) }))
      .status;
  };
  for (const origin of cluster.origins) expect(await statusAt(origin)).toBe(200);
  const before = await cluster.patroni.leader();
  const putRight = await cluster.patroni.kill(before);
  let revokedMs: number | null = null;
  const refused = cluster.origins.map(async (origin) => {
    const answered = { sinceMs: NaN };
    await until('the token is refused', 60_000, async () => {
      const status = await statusAt(origin);
      // What is answered before the token was revoked says nothing.
      if (status === 200 && revokedMs !== null && Number.isNaN(answered.sinceMs)) answered.sinceMs = performance.now();
      return status === 401;
    });
    return Number.isNaN(answered.sinceMs) ? 0 : performance.now() - answered.sinceMs;
  });
  const prefix = token.slice(0, 8);
  await until('it is revoked', 60_000, async () => {
    const found = await cluster.patroni.query(
      `update api_tokens set revoked_at = now() where organization_id = $1 and prefix = $2 and revoked_at is null returning id`,
      [tenant.organizationId, prefix],
      'muster',
    );
    return found.length > 0;
  });
  revokedMs = performance.now();
  for (const honouredMs of await Promise.all(refused)) expect(honouredMs).toBeLessThan(2000);
  await putRight();
  await cluster.ready();
});

it('the feed was read from replicas', async () => {
  expect(await cluster.metric('muster_replica_reads_total')).toBeGreaterThan(100);
});
