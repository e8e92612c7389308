import type { Db } from '../../../db/database.ts';
import { optional } from '../../../db/rows.ts';
import { type Sql, sql } from '../../../db/sql.ts';
import { type Actor, administers } from '../../../kernel/actor.ts';
import type { Page, PageRequest } from '../../../kernel/cursor.ts';
import { among, since, type UpdatedSince } from '../../../kernel/filters.ts';
import {
  changesOf,
  descending,
  keysOfPage,
  orderOf,
  pageBy,
  pageIn,
  type PerValue,
  perValueOf,
  renamed,
  seekAfter,
} from '../../../kernel/keyset.ts';
import { visibleDocuments, withOwners } from '../visibility.ts';
import type { Document, SignatureStatus } from './record.ts';
import { documentColumns, documentJoins } from './store.ts';

export interface DocumentFilter extends UpdatedSince {
  readonly owner_id?: string;
  readonly signer_id?: string;
  readonly category?: readonly string[];
  readonly signature_status?: readonly SignatureStatus[];
  readonly folder_id?: string;
  readonly is_company_library?: boolean;
  readonly tag?: string;
  /** Theirs outside the library, or with their signature. */
  readonly is_mine?: boolean;
  /** What the caller has done as a signer, whatever the others have. */
  readonly own_signature?: 'PENDING' | 'SIGNED' | 'DECLINED';
  /** Part of the title, whatever the case. */
  readonly q?: string;
}

const when = <T>(value: T | undefined, condition: (value: T) => Sql): Sql =>
  optional(value !== undefined && condition(value));

const byId = descending('d.id');
const byChange = changesOf('d');

/** What narrows the list, regardless of who asks. */
const conditions = (
  actor: Actor,
  filter: DocumentFilter,
  page: PageRequest,
  perValue: PerValue | undefined,
): Sql => sql`
  ${visibleDocuments(actor)} ${since('d', filter)} ${seekAfter(orderOf(byId, byChange, filter), page)}
  ${when(filter.owner_id, (id) => sql`and d.owner_id = ${id}`)}
  ${when(
    filter.signer_id,
    (id) => sql`and exists (select 1 from document_signers f
      where f.organization_id = d.organization_id and f.document_id = d.id and f.user_id = ${id})`,
  )}
  ${when(
    filter.own_signature,
    (status) => sql`and exists (select 1 from document_signers o
      where o.organization_id = d.organization_id and o.document_id = d.id and o.user_id = ${actor.userId} and o.status = ${status})`,
  )}
  ${among('d.category', filter.category, perValue)} ${among('d.signature_status', filter.signature_status, perValue)}
  ${when(filter.folder_id, (id) => sql`and d.folder_id = ${id}`)}
  ${when(filter.is_company_library, (is) => (is ? sql`and d.is_company_library` : sql`and not d.is_company_library`))}
  ${when(filter.tag, (tag) => sql`and d.tags @> array[${tag}]::text[]`)}
  ${when(filter.q, (q) => sql`and position(lower(${q.trim()}) in lower(d.title)) > 0`)}`;

/**
 * The ways to what an actor may see, each along an index of its own. They only lead there: what is seen is decided by
 * the view, on every row.
 */
function waysOf(actor: Actor, filter: DocumentFilter): Sql[] {
  const asSigner = sql`d.id in (select s.document_id from document_signers s
    where s.organization_id = ${actor.organizationId} and s.user_id = ${actor.userId})`;
  if (filter.is_mine === true) return [sql`(d.owner_id = ${actor.userId} and not d.is_company_library)`, asSigner];
  if (administers(actor)) return [sql`true`];
  const ways = [sql`d.owner_id = ${actor.userId}`, sql`d.is_company_library`, asSigner];
  if (actor.role === 'DEPARTMENT_HEAD') {
    ways.push(sql`d.owner_id in (select u.id from users u
      where u.organization_id = ${actor.organizationId} and u.department_id = any(${actor.departmentScope}))`);
  }
  return ways;
}

export async function listVisibleDocuments(
  db: Db,
  actor: Actor,
  filter: DocumentFilter,
  page: PageRequest,
): Promise<Page<Document>> {
  const order = orderOf(byId, byChange, filter);
  const from = sql`documents d ${withOwners}`;
  const perValue =
    order === byId
      ? perValueOf(['d.signature_status', filter.signature_status], ['d.category', filter.category])
      : undefined;
  const ids = waysOf(actor, filter).map((way) => {
    const where = sql`d.organization_id = ${actor.organizationId} and ${way} and ${conditions(actor, filter, page, perValue)}`;
    return sql`(${keysOfPage({ from, where, perValue }, order, page)})`;
  });
  const { rows } = await sql<Document>`
    with page as materialized (
      select * from (${sql.join(ids, ' union ')}) as found ${pageIn(renamed(order, 'found'), page)})
    select ${documentColumns(actor)} from page
      join documents d on d.organization_id = ${actor.organizationId} and d.id = page.id ${documentJoins}
     ${pageIn(order, page)}`.execute(db);
  return pageBy(order, rows, page);
}
