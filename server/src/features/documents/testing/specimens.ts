import type { Client } from '../../../../test/client.ts';

/** One record of each kind, made by an Administrator or Executive signed in to the app. */
export function documentSpecimens(_app: Client, _userId: string): Promise<Record<string, string>> {
  return Promise.resolve({});
}
