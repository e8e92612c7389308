import type { Db } from '../../../db/database.ts';
import { sql } from '../../../db/sql.ts';
import type { Actor } from '../../../kernel/actor.ts';
import { equal } from '../../../kernel/filters.ts';
import type { UnitOfWork } from '../../../kernel/unit-of-work.ts';
import type { ColumnMap, ColumnMapping } from './record.ts';

/** Of a kind; those that were used longest ago make room. */
const maxKept = 500;

interface MappingRow extends ColumnMapping {
  readonly kind: string;
}

/** Of one kind, or of all. */
export async function listMappings(db: Db, { organizationId }: Actor, kind?: string): Promise<MappingRow[]> {
  const { rows } = await sql<MappingRow>`
    select kind, header, column_name as "column" from import_mappings where organization_id = ${organizationId} ${equal('kind', kind)}
     order by kind, updated_at desc, header`.execute(db);
  return rows;
}

/** The next file with these headers finds them. */
export async function keepMappings({ actor, tx, now }: UnitOfWork, kind: string, map: ColumnMap): Promise<void> {
  const { organizationId } = actor;
  await sql`
    insert into import_mappings (organization_id, kind, header, column_name, updated_at)
    select ${organizationId}, ${kind}, m.header, m.name, ${now}::timestamptz
      from unnest(${Object.keys(map)}::text[], ${Object.values(map)}::text[]) as m (header, name)
     order by m.header
        on conflict (organization_id, kind, header)
        do update set column_name = excluded.column_name, updated_at = excluded.updated_at`.execute(tx);
  await sql`
    delete from import_mappings where organization_id = ${organizationId} and kind = ${kind} and header in (
      select header from import_mappings where organization_id = ${organizationId} and kind = ${kind}
       order by updated_at desc, header offset ${maxKept})`.execute(tx);
}
