import type { Client } from '../../../../test/client.ts';

/* oxlint-disable typescript/no-explicit-any -- a test reads whatever came back and asserts on it */

/** Creates an endpoint; throws if that is refused. */
export async function endpointAt(client: Client, url: string, details: object = {}): Promise<any> {
  const answer = await client.post('/webhooks', { url, events: ['*'], ...details });
  if (answer.status !== 201) throw new Error(`POST /webhooks: ${answer.text}`);
  return answer.data;
}

/** The log of an endpoint, newest first. */
export async function logOf(client: Client, endpointId: string, query: Record<string, string> = {}): Promise<any[]> {
  const answer = await client.get(`/webhooks/${endpointId}/deliveries`, { query });
  if (answer.status !== 200) throw new Error(`GET deliveries: ${answer.text}`);
  return answer.data as any[];
}

let count = 0;

/** Raises user.created. */
export async function addPerson(client: Client, details: object = {}): Promise<any> {
  const email = `somebody${String(++count)}.${String(Date.now())}@example.com`;
  const answer = await client.post('/users', { first_name: 'Ada', last_name: 'Byron', email, ...details });
  if (answer.status !== 201) throw new Error(`POST /users: ${answer.text}`);
  return answer.data;
}
/* oxlint-enable typescript/no-explicit-any */
