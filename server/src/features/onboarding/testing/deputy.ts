import type { Somebody, World } from '../../../../test/world.ts';
import { insertRow } from '../../../db/rows.ts';
import type { Installation } from '../../../kernel/installation.ts';

/** Manages the department, but as an Employee: that alone opens nothing. */
export async function deputyOf(installation: Installation, world: World, department: string): Promise<Somebody> {
  const deputy = await world.employee({ department: 'Office' });
  const key = { organization_id: world.organizationId, department_id: await world.department(department) };
  await insertRow('department_managers', { ...key, user_id: deputy.id }).execute(installation.database.db);
  return deputy;
}
