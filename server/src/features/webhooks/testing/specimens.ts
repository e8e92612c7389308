import type { Client } from '../../../../test/client.ts';

/** One record of each kind, made by an Administrator or Executive signed in to the app. */
export async function webhookSpecimens(app: Client, _userId: string): Promise<Record<string, string>> {
  const made = async (path: string, status: number, body?: object): Promise<string> => {
    const answer = await app.post(path, body);
    if (answer.status !== status) throw new Error(`POST ${path}: ${answer.text}`);
    return (answer.data as { id: string }).id;
  };
  const whe = await made('/webhooks', 201, { url: 'https://example.com/hook', events: ['user.created'] });
  return { whe, dlv: await made(`/webhooks/${whe}/test`, 202) };
}
