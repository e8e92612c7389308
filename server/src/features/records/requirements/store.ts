import type { Db } from '../../../db/database.ts';
import { optional } from '../../../db/rows.ts';
import { sql } from '../../../db/sql.ts';
import { type Actor, administers } from '../../../kernel/actor.ts';
import type { Page, PageRequest } from '../../../kernel/cursor.ts';
import { ascending, pageBy, pageIn, seekAfter } from '../../../kernel/keyset.ts';
import { whoseRecordsAreRead } from '../visibility.ts';
import type { CertificateRequirement } from './record.ts';

const columns = sql.raw(
  'r.id, r.certificate, r.course_id, r.department_id, r.job_title, r.work_location, r.user_id, r.remind_days_before, r.created_at, r.updated_at',
);

/** One that names a person is for those who read the certificates of that person. */
const visible = (actor: Actor) =>
  sql`r.organization_id = ${actor.organizationId} ${optional(
    !administers(actor) &&
      sql`and (r.user_id is null or exists (
      select from users where users.id = r.user_id and ${whoseRecordsAreRead('certifications', actor)}))`,
  )}`;

const byId = ascending('r.id');

export async function listRequirements(db: Db, actor: Actor, page: PageRequest): Promise<Page<CertificateRequirement>> {
  const { rows } = await sql<CertificateRequirement>`
    select ${columns} from certificate_requirements r where ${visible(actor)} ${seekAfter(byId, page)}
     ${pageIn(byId, page)}`.execute(db);
  return pageBy(byId, rows, page);
}

async function select(db: Db, actor: Actor, id: string, lock = sql.nothing): Promise<CertificateRequirement> {
  return sql<CertificateRequirement>`
    select ${columns} from certificate_requirements r where ${visible(actor)} and r.id = ${id} ${lock}`.get(
    db,
    'certificate requirement',
  );
}

export const getRequirement = (db: Db, actor: Actor, id: string): Promise<CertificateRequirement> =>
  select(db, actor, id);

export const lockRequirement = (db: Db, actor: Actor, id: string): Promise<CertificateRequirement> =>
  select(db, actor, id, sql`for no key update of r`);

export async function countRequirements(db: Db, { organizationId }: Actor): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from certificate_requirements where organization_id = ${organizationId}`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Organizations that want any. */
export async function listWanting(db: Db, organizationId?: string): Promise<string[]> {
  const { rows } = await sql<{ organization_id: string }>`
    select distinct organization_id from certificate_requirements
     ${optional(organizationId !== undefined && sql`where organization_id = ${organizationId}`)}`.execute(db);
  return rows.map(({ organization_id }) => organization_id);
}
