import type { Client } from '../../../../test/client.ts';

/** One record of each kind, made by an Administrator or Executive signed in to the app. */
export async function webhookSpecimens(app: Client, _userId: string): Promise<Record<string, string>> {
  const endpoint = await app.post('/webhooks', { url: 'https://example.com/hook', events: ['user.created'] });
  const id = String(endpoint.data.id);
  const delivery = await app.post(`/webhooks/${id}/test`);
  return { whe: id, dlv: String(delivery.data.id) };
}
