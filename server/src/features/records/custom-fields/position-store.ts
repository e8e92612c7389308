import { Type } from 'typebox';
import { sql } from '../../../db/sql.ts';
import type { UnitOfWork } from '../../../kernel/unit-of-work.ts';

const maxPosition = 1_000_000;

export const Position = Type.Integer({
  minimum: 0,
  maximum: maxPosition,
  description: 'Where it stands; the lowest first.',
});

/** After all that are there. */
export async function nextPosition(work: UnitOfWork, table: 'custom_field_tabs' | 'custom_fields'): Promise<number> {
  const { rows } = await sql<{ position: number }>`
    select least(coalesce(max(position) + 1, 0), ${sql.lit(maxPosition)}) as position from ${sql.table(table)}
     where organization_id = ${work.actor.organizationId}`.execute(work.tx);
  return rows[0]?.position ?? 0;
}
