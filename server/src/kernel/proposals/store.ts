import type { Db, Tx } from '../../db/database.ts';
import { executeTogether, type Sql, sql } from '../../db/sql.ts';
import type { Clock } from '../../lib/clock.ts';
import { notFound } from '../../lib/errors.ts';
import type { Actor } from '../actor.ts';
import type { Page, PageRequest } from '../cursor.ts';
import { dropFiles, releaseFiles, removeStored } from '../files.ts';
import { among, equal, oneOf } from '../filters.ts';
import { descending, pageBy, pageIn, seekAfter } from '../keyset.ts';
import type { Services } from '../services.ts';
import type { UnitOfWork } from '../unit-of-work.ts';
import type { ProposalRow, ProposalStatus } from './record.ts';
import { visibleProposals } from './visibility.ts';

type NewProposal = Omit<ProposalRow, 'status' | 'proposed_by' | 'client' | 'decided_at' | 'decided_by' | 'comment'> & {
  readonly needs_scope: string | null;
  readonly needs_role: string | null;
  readonly needs_module: string | null;
};

/** With everyone whom it names and who is there. */
export async function insertProposal(work: UnitOfWork, row: NewProposal, people: readonly string[]): Promise<void> {
  const { organization_id: _own, person_id: person, scopes, ...values } = row;
  const { tx, actor, now } = work;
  await executeTogether(
    tx,
    sql`
    insert into proposals (organization_id, id, operation_id, proposed_by_id, surface, token_id, role, scopes, needs_scope, needs_role,
                           needs_module, person_id, needs_two,
                           is_own_record, note, holder_of, department_id, file_key, sealed_request, sealed_outcome, created_at, updated_at,
                           expires_at)
    values (${actor.organizationId}, ${values.id}, ${values.operation_id}, ${values.proposed_by_id}, ${values.surface}, ${values.token_id},
            ${values.role}, ${[...scopes]}::text[], ${values.needs_scope}, ${values.needs_role}, ${values.needs_module},
            (select id from users where organization_id = ${actor.organizationId} and id = ${person}), ${values.needs_two},
            ${values.is_own_record}, ${values.note}, ${values.holder_of}, ${values.department_id}, ${values.file_key}, ${values.sealed_request}, ${values.sealed_outcome},
            ${now}, ${now}, ${values.expires_at})`,
    addPeople(work, row.id, [...people, ...(person === null ? [] : [person]), row.proposed_by_id]),
  );
}

/** Of a proposal that is there. */
const addPeople = ({ actor }: UnitOfWork, id: string, people: readonly string[]): Sql => sql`
  insert into proposal_people (organization_id, proposal_id, user_id)
  select p.organization_id, p.id, users.id
    from proposals p join users on users.organization_id = p.organization_id and users.id = any(${[...people]})
   where p.organization_id = ${actor.organizationId} and p.id = ${id}
  on conflict do nothing`;

const nameOf = (alias: string): string =>
  `case when ${alias}.id is not null then jsonb_build_object('id', ${alias}.id, 'first_name', ${alias}.first_name, 'last_name', ${alias}.last_name) end`;

const columns = (now: string): Sql => sql`
  p.organization_id, p.id, case when p.status = 'WAITING' and p.expires_at <= ${now} then 'EXPIRED' else p.status end as status,
  p.operation_id, p.proposed_by_id, ${sql.raw(nameOf('proposer'))} as proposed_by, p.surface, p.token_id, token.name as client, p.role,
  p.scopes, p.person_id, p.needs_two, p.is_own_record, p.note, p.holder_of, p.department_id, p.file_key, p.sealed_request, p.sealed_outcome, p.created_at, p.expires_at,
  p.decided_at, ${sql.raw(nameOf('decider'))} as decided_by, p.comment`;

const joins = sql.raw(`
  left join users proposer on proposer.organization_id = p.organization_id and proposer.id = p.proposed_by_id
  left join users decider on decider.organization_id = p.organization_id and decider.id = p.decided_by_id
  left join users person on person.organization_id = p.organization_id and person.id = p.person_id
  left join api_tokens token on token.organization_id = p.organization_id and token.id = p.token_id`);

const one = (actor: Actor, id: string, now: string): Sql<ProposalRow> => sql<ProposalRow>`
  select ${columns(now)} from proposals p ${joins} where ${visibleProposals(actor)} and p.id = ${id}`;

export async function getVisibleProposal(db: Db, actor: Actor, id: string, now: string): Promise<ProposalRow> {
  const { rows } = await one(actor, id, now).execute(db);
  if (!rows[0]) throw notFound('proposal');
  return rows[0];
}

/** Which write it is; null: there is none. Whether the reader sees it is asked later. */
export async function findOperationOf(db: Db, organizationId: string, id: string): Promise<string | null> {
  const { rows } = await sql<{ operation_id: string }>`
    select operation_id from proposals where organization_id = ${organizationId} and id = ${id}`.execute(db);
  return rows[0]?.operation_id ?? null;
}

/** Locks the row: of two who decide at once the second finds it decided. */
export async function lockVisibleProposal({ tx, actor, now }: UnitOfWork, id: string): Promise<ProposalRow> {
  return sql<ProposalRow>`
    ${one(actor, id, now)} for no key update of p`.get(tx, 'proposal');
}

export interface ProposalFilter {
  readonly status?: readonly string[];
  readonly operation?: string;
  readonly proposed_by_id?: readonly string[];
}

const newestFirst = descending('p.id');

export async function listVisibleProposals(
  db: Db,
  actor: Actor,
  filter: ProposalFilter,
  page: PageRequest,
  now: string,
): Promise<Page<ProposalRow>> {
  const statusIs = (status: string): Sql => {
    if (status === 'EXPIRED') return sql`(p.status = 'WAITING' and p.expires_at <= ${now})`;
    return status === 'WAITING' ? sql`(p.status = 'WAITING' and p.expires_at > ${now})` : sql`p.status = ${status}`;
  };
  const { rows } = await sql<ProposalRow>`
    select ${columns(now)} from proposals p ${joins}
     where ${visibleProposals(actor)} ${oneOf(filter.status, statusIs)} ${equal('p.operation_id', filter.operation)}
       ${among('p.proposed_by_id', filter.proposed_by_id)}
       ${seekAfter(newestFirst, page)}
     ${pageIn(newestFirst, page)}`.execute(db);
  return pageBy(newestFirst, rows, page);
}

export interface Decision {
  readonly status: Exclude<ProposalStatus, 'WAITING' | 'EXPIRED'>;
  readonly comment?: string | null;
  readonly sealedOutcome?: Buffer;
  readonly people?: readonly string[];
}

/** As it stands then; null: what was accepted has taken the proposal away, as erasing a person does with those about them. */
export async function saveDecision(
  work: UnitOfWork,
  id: string,
  { status, comment = null, sealedOutcome, people = [] }: Decision,
): Promise<ProposalRow | null> {
  const { tx, actor, now } = work;
  const [, , [decided]] = await executeTogether(
    tx,
    sql`
    update proposals set status = ${status}, decided_at = ${now}, decided_by_id = ${actor.userId}, comment = ${comment},
           sealed_outcome = coalesce(${sealedOutcome ?? null}, sealed_outcome), updated_at = ${now}
     where organization_id = ${actor.organizationId} and id = ${id}`,
    addPeople(work, id, [...people, ...(actor.userId === null ? [] : [actor.userId])]),
    one(actor, id, now),
  );
  return decided ?? null;
}

/** What a write would do by now, shown in place of what it would have done; as long as it waits. */
export async function saveOutcome(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  { organization_id, id, sealed_outcome: seen }: ProposalRow,
  sealed: Buffer,
): Promise<void> {
  await sql`
    update proposals set sealed_outcome = ${sealed}, updated_at = ${clock.now()}
     where organization_id = ${organization_id} and id = ${id} and status = 'WAITING' and sealed_outcome = ${seen}`.execute(
    database.shares.of(organization_id).db,
  );
}

async function unnameFile({ tx, actor }: UnitOfWork, { id }: Pick<ProposalRow, 'id'>): Promise<void> {
  await sql`
    update proposals set file_key = null where organization_id = ${actor.organizationId} and id = ${id}`.execute(tx);
}

/** Nobody will accept it: its file goes. */
export async function dropFileOf(work: UnitOfWork, row: Pick<ProposalRow, 'id' | 'file_key'>): Promise<void> {
  if (row.file_key === null) return;
  await unnameFile(work, row);
  await dropFiles(work, [row.file_key]);
}

/** Its file is for the record that the write makes of it, in the same transaction. */
export async function handOverFileOf(work: UnitOfWork, row: Pick<ProposalRow, 'id' | 'file_key'>): Promise<void> {
  if (row.file_key === null) return;
  await unnameFile(work, row);
  await releaseFiles(work, [row.file_key]);
}

const filesAtOnce = 20;

/** Files of what nobody decided on in time; answers with how many went. */
export async function dropExpiredFiles(tx: Tx, clock: Clock): Promise<number> {
  const { rows } = await sql<{ organization_id: string; file_key: string }>`
    with expired as (
      select organization_id, id, file_key from proposals where file_key is not null and expires_at <= ${clock.now()}::timestamptz
       order by organization_id, id limit ${filesAtOnce} for update skip locked)
    update proposals p set file_key = null from expired
     where p.organization_id = expired.organization_id and p.id = expired.id
    returning p.organization_id, expired.file_key`.execute(tx);
  for (const { organization_id, file_key } of rows) await removeStored(tx, clock, organization_id, [file_key]);
  return rows.length;
}

const keptMs = 90 * 86_400_000;
const mostRemoved = 1000;

/** What ended long ago is no news to anyone; what came of it stands in the audit log. */
export async function removeOldProposals({ clock, database }: Pick<Services, 'clock' | 'database'>): Promise<void> {
  const before = new Date(clock.nowMs() - keptMs).toISOString();
  await sql`
    delete from proposals where (organization_id, id) in (
      select organization_id, id from proposals
       where coalesce(decided_at, expires_at) < ${before}::timestamptz and file_key is null
       order by coalesce(decided_at, expires_at) limit ${mostRemoved})`.execute(database.db);
}
