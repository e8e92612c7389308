// What a create of Muster leaves besides its record, written by plain statements, one after the other; secrets are stand-ins.
import { randomBytes } from 'node:crypto';
import { newId } from '../server/dist/bench.js';

const insert = (client, table, values) =>
  client.query({
    name: table,
    text: `insert into ${table} (${Object.keys(values)}) values (${Object.keys(values).map((_, i) => `$${i + 1}`)})`,
    values: Object.values(values),
  });

/** In a transaction: what `write` does with the connection, then event, audit row, remembered answer and, if given, a job. */
export async function inTransactionWithTrail(pool, organizationId, { type, body, job }, write) {
  const client = await pool.connect();
  const now = new Date().toISOString();
  try {
    await client.query('begin');
    const row = await write(client);
    const by = { organization_id: organizationId, actor_id: row.user_id ?? row.id, surface: 'api' };
    await insert(client, 'events', {
      ...by,
      id: newId('evt', Date.now()),
      type,
      created_at: now,
      subject_type: type.split('.')[0],
      subject_id: row.id,
      snapshot: JSON.stringify(row),
    });
    if (job)
      await insert(client, 'job_outbox', {
        task: job,
        payload: JSON.stringify({ id: row.id }),
        run_at: now,
        max_attempts: 25,
      });
    await insert(client, 'audit_log', {
      ...by,
      id: newId('aud', Date.now()),
      at: now,
      action: type,
      subject_type: type.split('.')[0],
      subject_id: row.id,
      changed_fields: Object.keys(body),
      request_id: newId('req', Date.now()),
    });
    await insert(client, 'idempotency_keys', {
      organization_id: organizationId,
      key_hash: randomBytes(32),
      fingerprint: randomBytes(32),
      status: 201,
      sealed_body: Buffer.from(JSON.stringify(row)),
      request_id: newId('req', Date.now()),
      expires_at: now,
    });
    await client.query('commit');
    return row;
  } finally {
    client.release();
  }
}
