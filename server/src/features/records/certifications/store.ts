import type { Db } from '../../../db/database.ts';
import { optional } from '../../../db/rows.ts';
import { type Sql, sql } from '../../../db/sql.ts';
import type { Actor } from '../../../kernel/actor.ts';
import { type Page, type PageRequest, rowsFor } from '../../../kernel/cursor.ts';
import { oneOf } from '../../../kernel/filters.ts';
import { ascending, seekAfter } from '../../../kernel/keyset.ts';
import type { UnitOfWork } from '../../../kernel/unit-of-work.ts';
import { dayIn } from '../../../lib/days.ts';
import { listAcross, type OfPeople } from '../across-store.ts';
import { pageOfRecords, personRead } from '../person-store.ts';
import { type Certification, expiringDays } from './record.ts';

const statusOn = (today: string): Sql => sql`
  case when c.expiry_date < ${today}::date then 'EXPIRED'
       when c.expiry_date <= ${today}::date + ${sql.lit(expiringDays)} then 'EXPIRING' else 'VALID' end`;

/** The same as ranges of days, to which an index leads. */
function hasStatus(today: string, status: string): Sql {
  const isSoon = sql`c.expiry_date <= ${today}::date + ${sql.lit(expiringDays)}`;
  if (status === 'EXPIRED') return sql`c.expiry_date < ${today}::date`;
  return status === 'EXPIRING' ? sql`(c.expiry_date >= ${today}::date and ${isSoon})` : sql`(${isSoon}) is not true`;
}

const columns = (today: string): Sql<Certification> => sql<Certification>`
  c.id, c.user_id, c.name, c.issuer, c.credential_id, c.issued_date, c.expiry_date, ${statusOn(today)} as status,
  c.created_at, c.updated_at`;

export function listCertificationsOf(
  db: Db,
  actor: Actor,
  userId: string,
  today: string,
  page: PageRequest,
): Promise<Page<Certification>> {
  const asked = { actor, kind: 'certifications', userId } as const;
  const query = sql<Certification>`
    select ${columns(today)} from certifications c
      join users on users.organization_id = c.organization_id and users.id = c.user_id
     where ${personRead(asked)} and c.organization_id = ${actor.organizationId} and c.user_id = ${userId}
       ${seekAfter(ascending('c.id'), page)}
     order by c.id limit ${rowsFor(page)}`;
  return pageOfRecords(db, asked, page, query, (row) => [row.id]);
}

/** Of everyone whose certifications the actor reads. */
export function listAllCertifications(
  db: Db,
  actor: Actor,
  filter: OfPeople & { readonly status?: readonly string[]; readonly expires_before?: string },
  today: string,
  page: PageRequest,
): Promise<Page<Certification>> {
  const { expires_before: day } = filter;
  const where = sql`${oneOf(filter.status, (status) => hasStatus(today, status))}
    ${optional(day !== undefined && sql`and c.expiry_date < ${day}::date`)}`;
  const table = { kind: 'certifications', table: 'certifications', alias: 'c' } as const;
  return listAcross(db, actor, { ...table, columns: columns(today), joins: sql.nothing, filter, where }, page);
}

async function selectCertification(work: UnitOfWork, userId: string, id: string, lock: Sql) {
  const { organizationId, organization } = work.actor;
  return sql<Certification>`
    select ${columns(dayIn(organization.timezone, work.nowMs))} from certifications c
     where c.organization_id = ${organizationId} and c.user_id = ${userId} and c.id = ${id} ${lock}`.get(
    work.tx,
    'certification',
  );
}

/** As it stands after a change. */
export const certificationAfter = (work: UnitOfWork, userId: string, id: string): Promise<Certification> =>
  selectCertification(work, userId, id, sql.nothing);

/** Locks the certification. */
export const lockCertification = (work: UnitOfWork, userId: string, id: string): Promise<Certification> =>
  selectCertification(work, userId, id, sql`for no key update of c`);
