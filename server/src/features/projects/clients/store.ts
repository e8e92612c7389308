import { sql, type Sql } from '../../../db/sql.ts';
import type { Db } from '../../../db/database.ts';
import type { Actor } from '../../../kernel/actor.ts';
import { pageOf, rowsFor, type Page, type PageRequest } from '../../../kernel/cursor.ts';
import { invalid, notFound } from '../../../kernel/errors.ts';
import type { Work } from '../../../kernel/work.ts';
import { clientFieldNames, type Client } from './record.ts';

const columns = sql.raw(clientFieldNames.join(', '));

async function selectClient(db: Db, actor: Actor, id: string, lock: Sql): Promise<Client> {
  const { rows } = await sql<Client>`
    select ${columns} from clients where organization_id = ${actor.organizationId} and id = ${id} ${lock}`.execute(db);
  if (!rows[0]) throw notFound('client');
  return rows[0];
}

/** Whoever may read clients at all sees every one of them. */
export const getClient = (db: Db, actor: Actor, id: string): Promise<Client> => selectClient(db, actor, id, sql``);

/** Takes the client until the change commits. */
export const lockClient = (db: Db, actor: Actor, id: string): Promise<Client> =>
  selectClient(db, actor, id, sql`for no key update`);

export async function listClients(
  db: Db,
  actor: Actor,
  filter: { is_active?: boolean },
  page: PageRequest,
): Promise<Page<Client>> {
  const { rows } = await sql<Client>`
    select ${columns} from clients
     where organization_id = ${actor.organizationId}
       ${filter.is_active === undefined ? sql`` : sql`and is_active = ${filter.is_active}`}
       ${page.after === null ? sql`` : sql`and id > ${page.after[0]}`}
     order by id limit ${rowsFor(page)}`.execute(db);
  return pageOf(rows, page.limit, (row) => [row.id]);
}

export async function checkClient(work: Work, field: string, id: string | null | undefined): Promise<void> {
  if (id == null) return;
  const { rows } = await sql`
    select 1 from clients where organization_id = ${work.actor.organizationId} and id = ${id} for key share`.execute(
    work.tx,
  );
  if (rows.length === 0) throw invalid(field, `${field} is no client of this organization.`);
}
