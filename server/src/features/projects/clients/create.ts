import { writeOperation } from '../../../kernel/operation.ts';
import type { UnitOfWork } from '../../../kernel/unit-of-work.ts';
import { insertCoded, trimmed } from '../codes.ts';
import { Client, NewClient } from './record.ts';
import { insertRow } from '../../../db/rows.ts';
import { sql } from '../../../db/sql.ts';

export const createClient = writeOperation({
  id: 'clients.create',
  route: 'POST /clients',
  summary: 'Create a client',
  surface: 'app',
  scope: null,
  role: 'ADMINISTRATOR',
  body: NewClient,
  returns: Client,
  status: 201,
  refuses: ['CONFLICT'],

  run({ work, body }) {
    return addClient(work, body);
  },
});

export async function addClient(work: UnitOfWork, asked: NewClient): Promise<Client> {
  const input = trimmed(asked);
  const client: Omit<Client, 'code'> = {
    id: work.newId('cli'),
    name: input.name,
    contact_name: input.contact_name ?? null,
    contact_email: input.contact_email ?? null,
    contact_phone: input.contact_phone ?? null,
    is_active: input.is_active ?? true,
    created_at: work.now,
    updated_at: work.now,
  };
  const code = await insertCoded(work, 'clients', { name: input.name, code: input.code }, async (candidate) => {
    const insert = insertRow('clients', { ...client, code: candidate, organization_id: work.actor.organizationId });
    const { rowCount } = await sql`${insert} on conflict (organization_id, code) do nothing`.execute(work.tx);
    return rowCount === 1;
  });
  work.audit({
    action: 'clients.create',
    subjectType: 'client',
    subjectId: client.id,
    changedFields: Object.keys(asked),
  });
  return { ...client, code };
}
