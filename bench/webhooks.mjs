// npm run bench:webhooks [-- --endpoints 1,8 --deliveries 6000 --rounds 5]
// Deliveries per second of one worker to a receiver on this machine, against a bare undici loop that signs and posts the same
// bodies, in turns; and how long an event takes from its commit to its receipt.
import { createServer } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { inArena, round } from './arena.mjs';

const { values: options } = parseArgs({
  options: {
    endpoints: { type: 'string', default: '1,8' },
    deliveries: { type: 'string', default: '6000' },
    rounds: { type: 'string', default: '5' },
  },
});
const rounds = Number(options.rounds);
const eventsAChange = 200;
const pacedEvents = 100;
const median = (numbers) => [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)];

process.env.MUSTER_WEBHOOK_ALLOW_PRIVATE = '1';

/** Counts what comes in, and keeps the first bodies for the bare loop. */
class Receiver {
  count = 0;
  bodies = [];
  onReceipt = () => {};
  #server = createServer((request, response) => {
    const chunks = [];
    request.on('data', (chunk) => chunks.push(chunk));
    request.on('end', () => {
      this.count++;
      if (this.bodies.length < 500) this.bodies.push(Buffer.concat(chunks).toString());
      this.onReceipt(request.headers['webhook-id']);
      response.end();
    });
  });

  async listen() {
    await new Promise((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${this.#server.address().port}/hooks`;
  }

  received(count) {
    return new Promise((resolve) => {
      this.onReceipt = () => {
        if (this.count >= count) resolve();
      };
    });
  }

  close() {
    this.#server.close();
    this.#server.closeAllConnections();
  }
}

await inArena(async ({ openDatabase, start }) => {
  const { seed } = await import('./seed.mjs');
  const rows = {};
  for (const endpoints of options.endpoints.split(',').map(Number)) {
    console.error(`${endpoints} endpoints…`);
    const { connection, world } = await openDatabase(`webhooks_${endpoints}`, async (pool) => {
      const seeded = await seed(pool, { people: 100, perOrganization: 100 });
      await pool.query(`update api_tokens set scopes = array['webhooks:write', 'users:read']`);
      return seeded;
    });
    const receiver = new Receiver();
    const url = await receiver.listen();
    const secret = await subscribe(await start('ours.mjs', connection, world), world, url, endpoints);
    const worker = await start('webhooks-ours.mjs', connection, world);
    const bare = await start('webhooks-bare.mjs', connection, world);
    const feed = await openFeed(connection, world);
    rows[`${endpoints} endpoint${endpoints > 1 ? 's' : ''}`] = await measure({
      receiver,
      url,
      secret,
      worker,
      bare,
      feed,
      endpoints,
    });
    await feed.close();
    receiver.close();
  }
  console.table(rows);
});

async function measure({ receiver, url, secret, worker, bare, feed, endpoints }) {
  const events = Math.ceil(Number(options.deliveries) / endpoints);
  const deliveries = events * endpoints;
  const timed = async (run) => {
    receiver.count = 0;
    const startedMs = performance.now();
    const done = receiver.received(deliveries);
    await run();
    await done;
    return (deliveries / (performance.now() - startedMs)) * 1000;
  };
  // The events are there before the worker wakes: what is timed is its part, from events to receipts.
  const muster = async () => {
    worker.child.kill('SIGSTOP');
    await feed.raise(events);
    return timed(() => worker.child.kill('SIGCONT'));
  };
  const turns = [
    { name: 'muster', run: muster },
    {
      name: 'bare',
      run: () => timed(() => post(bare, { url, secret, bodies: receiver.bodies, deliveries, atOnce: endpoints * 8 })),
    },
  ];
  const results = { muster: [], bare: [] };
  // The first round is warm-up, and brings the bodies that the bare loop posts.
  for (let i = 0; i <= rounds; i++) {
    for (const { name, run } of i % 2 === 0 ? turns : turns.toReversed()) {
      const perSecond = await run();
      await feed.settled();
      if (i > 0) results[name].push(perSecond);
    }
  }
  return {
    ratio: round(median(results.muster.map((perSecond, i) => perSecond / results.bare[i]))),
    'muster/s': Math.round(median(results.muster)),
    'bare/s': Math.round(median(results.bare)),
    'commit to receipt, p50 ms': round(await latency(receiver, feed), 1),
  };
}

/** Single events with pauses between them, each timed to its first receipt. */
async function latency(receiver, feed) {
  const receivedMs = new Map();
  receiver.onReceipt = (id) => receivedMs.has(id) || receivedMs.set(id, performance.now());
  const committedMs = new Map();
  for (let n = 0; n < pacedEvents; n++) {
    const { committedAtMs, id } = await feed.raiseOne();
    committedMs.set(id, committedAtMs);
    await sleep(30);
  }
  await feed.settled();
  return median([...committedMs].map(([id, ms]) => receivedMs.get(id) - ms));
}

async function subscribe({ origin, child }, { token }, url, endpoints) {
  let secret = '';
  for (let n = 0; n < endpoints; n++) {
    const response = await fetch(`${origin}/api/v1/webhooks`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ url: `${url}/${n}`, events: ['user.updated'] }),
    });
    if (response.status !== 201) throw new Error(await response.text());
    secret = (await response.json()).data.signing_secret;
  }
  child.kill();
  return secret;
}

/** Raises events as changes do, from a process of its own beside the worker. */
async function openFeed(connection, { organizationId, ids }) {
  const { readConfig, catalogue, openInstallation, createLog, inUnitOfWork, findActor } =
    await import('../server/dist/bench.js');
  const config = readConfig({
    ...process.env,
    MUSTER_SECRET_KEY: 'a key for benchmarks, long enough',
    MUSTER_DATA_DIR: '/nonexistent',
  });
  const installation = await openInstallation({
    config,
    connection,
    log: createLog('fatal', { stream: 'stderr' }),
    catalogue,
    poolSize: 4,
  });
  const { pool, db } = installation.database;
  const actor = await findActor(db, organizationId, ids[0]);
  const updated = catalogue.events.find(({ type }) => type === 'user.updated');
  const { rows } = await pool.query('select to_jsonb(users) - array[$1]::text[] as person from users limit 1', [
    'password_hash',
  ]);
  const snapshot = Object.fromEntries(
    Object.keys(updated.schema.properties).map((key) => [key, rows[0].person[key] ?? null]),
  );
  const origin = { surface: 'api', tokenId: null, ip: null, requestId: null };
  const change = (count, n) =>
    inUnitOfWork(installation, actor, origin, async (work) => {
      for (let i = 0; i < count; i++) {
        const id = ids[(n + i) % ids.length];
        await work.raise(updated, { subjectId: id, snapshot: { ...snapshot, id }, previous: { job_title: 'Cook' } });
      }
    });
  return {
    async raise(count) {
      for (let n = 0; n < count; n += eventsAChange) await change(Math.min(eventsAChange, count - n), n);
    },
    async raiseOne() {
      await change(1, 0);
      const committedAtMs = performance.now();
      // By the key: a scan of all events would take the processor from what is timed.
      const last = await pool.query('select id from events where organization_id = $1 order by id desc limit 1', [
        organizationId,
      ]);
      return { committedAtMs, id: last.rows[0].id };
    },
    /** Until everything is written down as delivered. */
    async settled() {
      for (;;) {
        const left = await pool.query(
          `select (select count(*) from event_fan_out) + (select count(*) from webhook_deliveries where status in ('queued', 'delivering')) as n`,
        );
        if (Number(left.rows[0].n) === 0) return;
        await sleep(20);
      }
    },
    close: () => installation.close(),
  };
}

function post({ child }, work) {
  const done = new Promise((resolve) => child.once('message', resolve));
  child.send(work);
  return done;
}
