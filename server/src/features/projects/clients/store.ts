import type { Db } from '../../../db/database.ts';
import { type Sql, sql } from '../../../db/sql.ts';
import type { Actor } from '../../../kernel/actor.ts';
import { type Choice, chosenFrom } from '../../../kernel/choices.ts';
import type { Page, PageRequest } from '../../../kernel/cursor.ts';
import { equal, since, type UpdatedSince } from '../../../kernel/filters.ts';
import { ascending, changesOf, orderOf, pageBy, pageIn, seekAfter } from '../../../kernel/keyset.ts';
import type { UnitOfWork } from '../../../kernel/unit-of-work.ts';
import { invalid } from '../../../lib/errors.ts';
import { type Client, clientFieldNames } from './record.ts';

const columns = sql.raw(clientFieldNames.join(', '));

async function selectClient(db: Db, actor: Actor, id: string, lock: Sql): Promise<Client> {
  return sql<Client>`
    select ${columns} from clients where organization_id = ${actor.organizationId} and id = ${id} ${lock}`.get(
    db,
    'client',
  );
}

/** Anyone who may read clients at all sees every one of them. */
export const getClient = (db: Db, actor: Actor, id: string): Promise<Client> =>
  selectClient(db, actor, id, sql.nothing);

/** Locks the client. */
export const lockClient = (db: Db, actor: Actor, id: string): Promise<Client> =>
  selectClient(db, actor, id, sql`for no key update`);

const byId = ascending('clients.id');
const byChange = changesOf('clients');

/** Written out, not a parameter: the index on inactive ones serves only who names them. */
const withActivity = (isActive: boolean | undefined): Sql => {
  if (isActive === undefined) return sql.nothing;
  return isActive ? sql`and clients.is_active` : sql`and not clients.is_active`;
};

export async function listClients(
  db: Db,
  actor: Actor,
  filter: { is_active?: boolean; code?: string } & UpdatedSince & Choice,
  page: PageRequest,
): Promise<Page<Client>> {
  const order = orderOf(byId, byChange, filter);
  const { rows } = await sql<Client>`
    select ${columns} from clients
     where clients.organization_id = ${actor.organizationId}
       ${withActivity(filter.is_active)} ${equal('clients.code', filter.code)}
       ${chosenFrom('clients', filter, sql`clients.name || ' ' || clients.code`)}
       ${since('clients', filter)} ${seekAfter(order, page)}
     ${pageIn(order, page)}`.execute(db);
  return pageBy(order, rows, page);
}

export async function checkClient(work: UnitOfWork, field: string, id: string | null | undefined): Promise<void> {
  if (id == null) return;
  const { rows } = await sql`
    select 1 from clients where organization_id = ${work.actor.organizationId} and id = ${id} for key share`.execute(
    work.tx,
  );
  if (rows.length === 0) throw invalid(field, 'reference.client');
}
