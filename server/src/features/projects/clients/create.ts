import { writeOperation } from '../../../kernel/operation.ts';
import { trimmed } from '../../../lib/changes.ts';
import { insertCoded } from '../codes.ts';
import { Client, NewClient } from './record.ts';

export const createClient = writeOperation({
  id: 'clients.create',
  route: 'POST /clients',
  subject: 'client',
  summary: 'Create a client',
  surface: 'app',
  scope: null,
  role: 'ADMINISTRATOR',
  body: NewClient,
  returns: Client,
  status: 201,
  refuses: ['CONFLICT'],

  async run({ work, body }) {
    const input = trimmed(body);
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
    const code = await insertCoded(work, 'clients', client, input.code);
    return { ...client, code };
  },
});
