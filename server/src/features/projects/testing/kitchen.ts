import type { Client } from '../../../../test/client.ts';
import type { World } from '../../../../test/world.ts';

/** A record as the answer showed it. */
export interface Made {
  readonly id: string;
  readonly name: string;
  readonly [field: string]: unknown;
}

/** Makes records as an Administrator signed in to the app; throws if that is refused. */
export const maker =
  (app: Client) =>
  async (path: string, body: object): Promise<Made> => {
    const answer = await app.post(path, body);
    if (answer.status !== 201) throw new Error(`POST ${path}: ${answer.text}`);
    return answer.data as Made;
  };

/** A world with an organization-wide project and one each of Kitchen and Bar, with rates and budgets. */
export async function kitchenAndBar(first: World) {
  const world = await first.another();
  const admin = await world.administrator();
  const app = await admin.app();
  const make = maker(app);
  const money = { hourly_rate: 85.25, budget_amount: 12_000.5, budget_hours: 120.25 };
  const kitchen = await world.department('Kitchen');
  const wide = await make('/projects', { name: 'Wide', ...money });
  const ofKitchen = await make('/projects', { name: 'Menu', department_id: kitchen, ...money });
  const ofBar = await make('/projects', { name: 'Cellar', department_id: await world.department('Bar'), ...money });
  return { world, admin, app, make, wide, ofKitchen, ofBar };
}
