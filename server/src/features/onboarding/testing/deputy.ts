import type { Somebody, World } from '../../../../test/world.ts';
import type { Installation } from '../../../kernel/installation.ts';

/** Manages the department, but as an Employee: that alone opens nothing. */
export async function deputyOf(installation: Installation, world: World, department: string): Promise<Somebody> {
  const deputy = await world.employee({ department: 'Office' });
  const key = { organization_id: world.organizationId, department_id: await world.department(department) };
  await installation.database.db
    .insertInto('department_managers')
    .values({ ...key, user_id: deputy.id })
    .execute();
  return deputy;
}
