import type { Client } from '../../../../test/client.ts';
import type { World } from '../../../../test/world.ts';

/** A shift as the answer showed it. */
export interface MadeShift {
  readonly id: string;
  readonly [field: string]: unknown;
}

/** Makes shifts as the person signed in; throws if that is refused. Published unless told otherwise. */
export const rota =
  (app: Client) =>
  async (body: object): Promise<MadeShift> => {
    const answer = await app.post('/shifts', { is_published: true, ...body });
    if (answer.status !== 201) throw new Error(`POST /shifts: ${answer.text}`);
    return answer.data as MadeShift;
  };

/** Eight hours that begin at this instant. */
export const from = (starts_at: string, hours = 8): { starts_at: string; ends_at: string } => ({
  starts_at,
  ends_at: new Date(Date.parse(starts_at) + hours * 3_600_000).toISOString(),
});

/** The instant so many hours after now, on the hour. */
export const inHours = (hours: number): string =>
  new Date(Math.floor(Date.now() / 3_600_000 + hours) * 3_600_000).toISOString();

/** An organization with an Administrator who writes its rota. */
export async function restaurant(first: World, details: Parameters<World['another']>[0] = {}) {
  const world = await first.another(details);
  const admin = await world.administrator();
  const app = await admin.app();
  return { world, admin, app, add: rota(app), kitchen: await world.department('Kitchen') };
}

export const titles = (data: { title: string }[]): string[] => data.map(({ title }) => title);
