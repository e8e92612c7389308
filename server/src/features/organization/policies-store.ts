import { sql } from '../../db/sql.ts';
import type { UnitOfWork } from '../../kernel/unit-of-work.ts';

/** Of what policies name, that which is there: active people, departments and types of leave. */
export async function listKnownByPolicies(
  { actor, tx }: UnitOfWork,
  { people, departments, types }: Readonly<Record<'people' | 'departments' | 'types', readonly string[]>>,
): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ id: string }>`
    select id from users where organization_id = ${actor.organizationId} and id = any(${[...people]}) and is_active
    union all select id from departments where organization_id = ${actor.organizationId} and id = any(${[...departments]})
    union all select id from leave_types where organization_id = ${actor.organizationId} and id = any(${[...types]})`.execute(
    tx,
  );
  return new Set(rows.map(({ id }) => id));
}
