import type { Db } from '../../../db/database.ts';
import { advisoryLock, optional, refuseDuplicate } from '../../../db/rows.ts';
import { sql } from '../../../db/sql.ts';
import type { Actor } from '../../../kernel/actor.ts';
import { type Page, pageOf, type PageRequest, rowsFor } from '../../../kernel/cursor.ts';
import type { UnitOfWork } from '../../../kernel/unit-of-work.ts';
import { type PayrollTemplate, type PayrollTemplateChanges, templateFieldNames } from './record.ts';

const columns = sql.raw<PayrollTemplate>(templateFieldNames.join(', '));

export async function listTemplates(
  db: Db,
  { organizationId }: Actor,
  page: PageRequest,
): Promise<Page<PayrollTemplate>> {
  const { rows } = await sql<PayrollTemplate>`
    select ${columns} from payroll_templates where organization_id = ${organizationId}
       ${optional(page.after !== null && sql`and id > ${page.after[0]}`)}
     order by id limit ${rowsFor(page)}`.execute(db);
  return pageOf(rows, page.limit, ({ id }) => [id]);
}

export async function getTemplate(db: Db, { organizationId }: Actor, id: string): Promise<PayrollTemplate> {
  return sql<PayrollTemplate>`
    select ${columns} from payroll_templates where organization_id = ${organizationId} and id = ${id}`.get(
    db,
    'payroll template',
  );
}

export async function lockTemplate({ actor, tx }: UnitOfWork, id: string): Promise<PayrollTemplate> {
  return sql<PayrollTemplate>`
    select ${columns} from payroll_templates
     where organization_id = ${actor.organizationId} and id = ${id} for no key update`.get(tx, 'payroll template');
}

/** Saving comes one at a time for an organization, so that the limit holds. */
export async function countTemplates({ actor, tx }: UnitOfWork): Promise<number> {
  await advisoryLock('payroll_templates', actor.organizationId).execute(tx);
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from payroll_templates where organization_id = ${actor.organizationId}`.execute(tx);
  return rows[0]?.count ?? 0;
}

const refuseName = refuseDuplicate('payroll_templates_name_key', 'name', 'time.payrollNameTaken');

/** Lists are kept as JSON. */
const stored = <T extends PayrollTemplateChanges>({ opening, columns: own, codes, ...rest }: T) => ({
  ...rest,
  ...(opening !== undefined && { opening: JSON.stringify(opening) }),
  ...(own !== undefined && { columns: JSON.stringify(own) }),
  ...(codes !== undefined && { codes: JSON.stringify(codes) }),
});

export async function insertTemplate(work: UnitOfWork, template: PayrollTemplate): Promise<void> {
  const { opening, columns: own, codes } = template;
  const lists = { opening: JSON.stringify(opening), columns: JSON.stringify(own), codes: JSON.stringify(codes) };
  await work.insert('payroll_templates', { ...template, ...lists }).catch(refuseName);
}

export async function saveTemplate(work: UnitOfWork, id: string, changes: PayrollTemplateChanges): Promise<void> {
  await work.update('payroll_templates', id, stored(changes)).catch(refuseName);
}
