import { Type } from 'typebox';
import { choiceQuery } from '../../../kernel/choices.ts';
import { updatedSince } from '../../../kernel/filters.ts';
import { listOperation, readOperation, writeOperation } from '../../../kernel/operation.ts';
import { isEmpty, trimmed } from '../../../lib/changes.ts';
import { Id } from '../../../lib/ids.ts';
import { Strict } from '../../../lib/schema.ts';
import { insertCoded, refuseTakenCode } from '../store.ts';
import { Client, ClientChanges, NewClient } from './record.ts';
import { getClient as findOrRefuse, listClients as pageOfClients, lockClient } from './store.ts';

export const getClient = readOperation({
  id: 'clients.get',
  route: 'GET /clients/{id}',
  summary: 'Get a client',
  description: 'For Department Heads and above.',
  scope: 'projects:read',
  role: 'DEPARTMENT_HEAD',
  params: Strict({ id: Id('cli') }),
  returns: Client,
  refuses: ['NOT_FOUND', 'FORBIDDEN'],

  run({ actor, db, params }) {
    return findOrRefuse(db, actor, params.id);
  },
});

export const listClients = listOperation({
  id: 'clients.list',
  route: 'GET /clients',
  summary: 'List clients',
  description: 'For Department Heads and above, who see every client of the organization.',
  scope: 'projects:read',
  role: 'DEPARTMENT_HEAD',
  query: Strict({
    is_active: Type.Optional(Type.Boolean({ description: 'Only active clients, or only inactive ones.' })),
    code: Type.Optional(
      Type.String({ maxLength: 50, description: 'Only the client with this code.', examples: ['LAKESIDE_HOTELS'] }),
    ),
    ...updatedSince,
  }),
  appQuery: Strict(choiceQuery('cli')),
  returns: Client,
  order: 'oldest first',
  refuses: ['FORBIDDEN'],

  run({ actor, db, query, page }) {
    return pageOfClients(db, actor, query, page);
  },
});

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

export const updateClient = writeOperation({
  id: 'clients.update',
  route: 'PATCH /clients/{id}',
  subject: 'client',
  summary: 'Change a client',
  description: 'Only the fields sent change.',
  surface: 'app',
  scope: null,
  role: 'ADMINISTRATOR',
  params: Strict({ id: Id('cli') }),
  body: ClientChanges,
  returns: Client,
  refuses: ['NOT_FOUND', 'CONFLICT'],

  async run({ actor, work, params, body }) {
    const client = await lockClient(work.tx, actor, params.id);
    const changes = work.changesTo(client, trimmed(body));
    if (isEmpty(changes)) return client;

    await work.update('clients', client.id, changes).catch(refuseTakenCode('clients'));
    return { ...client, ...changes, updated_at: work.now };
  },
});
