import type { Db } from '../../../../db/database.ts';
import { type Sql, sql } from '../../../../db/sql.ts';
import type { Actor } from '../../../../kernel/actor.ts';
import { mapPage, type Page, type PageRequest, rowsFor } from '../../../../kernel/cursor.ts';
import { oneOf } from '../../../../kernel/filters.ts';
import { ascending, seekAfter } from '../../../../kernel/keyset.ts';
import type { UnitOfWork } from '../../../../kernel/unit-of-work.ts';
import { dayIn } from '../../../../lib/days.ts';
import { invalid, notFound } from '../../../../lib/errors.ts';
import { listAcross, type OfPeople } from '../../across-store.ts';
import { pageOfRecords, personRead } from '../../person-store.ts';
import type { BenefitEnrollment, EnrollmentStatus } from './record.ts';

const statusOn = (today: string): Sql => sql`
  case when e.status = 'ENDED' or e.end_date < ${today}::date then 'ENDED'
       when e.start_date > ${today}::date then 'PENDING' else e.status end`;

/** The same as comparisons of columns. What has ended has an end date, and those are few: an index leads to them. */
function hasStatus(today: string, status: string): Sql {
  const isOver = sql`(e.status = 'ENDED' or e.end_date < ${today}::date)`;
  if (status === 'ENDED') return sql`(e.end_date is not null and ${isOver})`;
  const isAhead = sql`e.start_date > ${today}::date`;
  return status === 'PENDING'
    ? sql`(${isOver} is not true and (e.status = 'PENDING' or ${isAhead}))`
    : sql`(${isOver} is not true and e.status = ${status} and (${isAhead}) is not true)`;
}

const columns = (today: string): Sql<EnrollmentRow> => sql<EnrollmentRow>`
  e.id, e.user_id,
  jsonb_build_object('id', plan.id, 'name', plan.name, 'provider', plan.provider, 'kind', plan.kind) as plan,
  ${statusOn(today)} as status,
  e.coverage_level, e.start_date, e.end_date, e.employee_contribution, e.employer_contribution, e.currency,
  e.created_at, e.updated_at`;

const withPlan = sql.raw('join benefit_plans plan on plan.organization_id = e.organization_id and plan.id = e.plan_id');
const source = sql`benefit_enrollments e ${withPlan}`;

type Contribution = 'employee_contribution' | 'employer_contribution';
type EnrollmentRow = Omit<BenefitEnrollment, Contribution> & Readonly<Record<Contribution, string>>;

const present = (row: EnrollmentRow): BenefitEnrollment => ({
  ...row,
  employee_contribution: Number(row.employee_contribution),
  employer_contribution: Number(row.employer_contribution),
});

export async function listEnrollmentsOf(
  db: Db,
  actor: Actor,
  userId: string,
  today: string,
  page: PageRequest,
): Promise<Page<BenefitEnrollment>> {
  const asked = { actor, kind: 'benefits', userId } as const;
  const query = sql<EnrollmentRow>`
    select ${columns(today)} from ${source}
      join users on users.organization_id = e.organization_id and users.id = e.user_id
     where ${personRead(asked)} and e.organization_id = ${actor.organizationId} and e.user_id = ${userId}
       ${seekAfter(ascending('e.id'), page)}
     order by e.id limit ${rowsFor(page)}`;
  return mapPage(await pageOfRecords(db, asked, page, query, (row) => [row.id]), present);
}

/** Of everyone whose benefits the actor reads. */
export async function listAllEnrollments(
  db: Db,
  actor: Actor,
  filter: OfPeople & { readonly status?: readonly string[] },
  today: string,
  page: PageRequest,
): Promise<Page<BenefitEnrollment>> {
  const where = oneOf(filter.status, (status) => hasStatus(today, status));
  const table = { kind: 'benefits', table: 'benefit_enrollments', alias: 'e' } as const;
  const across = { ...table, columns: columns(today), joins: withPlan, filter, where };
  return mapPage(await listAcross(db, actor, across, page), present);
}

/** As it stands after a change. */
export async function enrollmentAfter(work: UnitOfWork, id: string): Promise<BenefitEnrollment> {
  const { organizationId, organization } = work.actor;
  const { rows } = await sql<EnrollmentRow>`
    select ${columns(dayIn(organization.timezone, work.nowMs))} from ${source}
     where e.organization_id = ${organizationId} and e.id = ${id}`.execute(work.tx);
  if (!rows[0]) throw new Error('The enrollment is gone although it was just written.');
  return present(rows[0]);
}

export interface StoredEnrollment extends Pick<
  BenefitEnrollment,
  'id' | 'start_date' | 'end_date' | 'coverage_level' | Contribution
> {
  readonly status: EnrollmentStatus;
}

/** Locks the enrollment, as it was decided. */
export async function lockEnrollment(work: UnitOfWork, userId: string, id: string): Promise<StoredEnrollment> {
  const { rows } = await sql<Omit<StoredEnrollment, Contribution> & Readonly<Record<Contribution, string>>>`
    select id, status, coverage_level, start_date, end_date, employee_contribution, employer_contribution
      from benefit_enrollments
     where organization_id = ${work.actor.organizationId} and user_id = ${userId} and id = ${id} for no key update`.execute(
    work.tx,
  );
  const [row] = rows;
  if (!row) throw notFound('benefit enrollment');
  return {
    ...row,
    employee_contribution: Number(row.employee_contribution),
    employer_contribution: Number(row.employer_contribution),
  };
}

export async function checkPlan(work: UnitOfWork, field: string, id: string): Promise<void> {
  const { rows } = await sql`
    select 1 from benefit_plans where organization_id = ${work.actor.organizationId} and id = ${id}`.execute(work.tx);
  if (rows.length === 0) throw invalid(field, 'reference.benefitPlan');
}
