import type { Db } from '../../db/database.ts';
import { sql } from '../../db/sql.ts';
import type { Actor } from '../../kernel/actor.ts';
import type { UnitOfWork } from '../../kernel/unit-of-work.ts';
import { notFound } from '../../lib/errors.ts';
import { presentClient } from './clients-store.ts';
import type { ListedClient } from './record.ts';
import { hostOf } from './redirects.ts';

const maxClients = 200;

interface Standing {
  readonly asked_at: string | null;
  readonly approved_at: string | null;
}

/** What the organization has to do with a client; null: nothing yet. */
export async function findStanding(db: Db, { organizationId }: Actor, clientId: string): Promise<Standing | null> {
  const { rows } = await sql<Standing>`
    select asked_at, approved_at from app_approvals
     where organization_id = ${organizationId} and client_id = ${clientId}`.execute(db);
  return rows[0] ?? null;
}

/** Those that people of the organization have connected or asked for, and those approved. */
export async function listClientsOf(db: Db, { organizationId }: Actor, id?: string): Promise<ListedClient[]> {
  const { rows } = await sql<
    Omit<ListedClient, 'host' | 'hosts' | 'is_on_device' | 'registered_at'> & {
      redirect_uris: string[];
      created_at: string;
    }
  >`
    select c.id, c.name, c.redirect_uris, c.created_at, a.approved_at, a.asked_at,
           case when asker.id is not null then json_build_object('id', asker.id, 'first_name', asker.first_name,
                                                                 'last_name', asker.last_name) end as asked_by,
           (select count(*) from app_grants g
              join api_tokens t on t.organization_id = g.organization_id and t.id = g.token_id
             where g.organization_id = ${organizationId} and g.client_id = c.id and t.revoked_at is null) as connections
      from app_clients c
      left join app_approvals a on a.organization_id = ${organizationId} and a.client_id = c.id
      left join users asker on asker.organization_id = a.organization_id and asker.id = a.asked_by_id
     where c.id in (
             select client_id from app_approvals where organization_id = ${organizationId}
              union select client_id from app_grants where organization_id = ${organizationId})
       ${id === undefined ? sql.nothing : sql`and c.id = ${id}`}
     order by (a.asked_at is not null and a.approved_at is null) desc, lower(c.name), c.id
     limit ${sql.lit(maxClients)}`.execute(db);
  return rows.map(
    ({ redirect_uris, created_at, approved_at, asked_at, asked_by, connections, id: clientId, name }) => ({
      ...presentClient({ id: clientId, name, redirect_uris, created_at }),
      hosts: [...new Set(redirect_uris.map((uri) => hostOf(uri).host))],
      approved_at,
      asked_at,
      asked_by,
      connections,
    }),
  );
}

/** Of another organization there is none: what it has to do with a client is its own affair. */
export async function getClientOf(db: Db, actor: Actor, id: string): Promise<ListedClient> {
  const [client] = await listClientsOf(db, actor, id);
  if (!client) throw notFound('app');
  return client;
}

export async function saveAsk({ tx, actor, now }: UnitOfWork, clientId: string): Promise<void> {
  await sql`
    insert into app_approvals (organization_id, client_id, asked_by_id, asked_at)
    values (${actor.organizationId}, ${clientId}, ${actor.userId}, ${now})
    on conflict (organization_id, client_id) do update
      set asked_by_id = excluded.asked_by_id, asked_at = excluded.asked_at`.execute(tx);
}

export async function saveApproval({ tx, actor, now }: UnitOfWork, clientId: string): Promise<void> {
  await sql`
    insert into app_approvals (organization_id, client_id, approved_by_id, approved_at)
    values (${actor.organizationId}, ${clientId}, ${actor.userId}, ${now})
    on conflict (organization_id, client_id) do update
      set approved_by_id = excluded.approved_by_id, approved_at = excluded.approved_at`.execute(tx);
}

/** Whoever asked has their answer with it. */
export async function deleteApproval({ tx, actor }: UnitOfWork, clientId: string): Promise<void> {
  await sql`
    delete from app_approvals where organization_id = ${actor.organizationId} and client_id = ${clientId}`.execute(tx);
}
