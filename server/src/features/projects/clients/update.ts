import { writeOperation } from '../../../kernel/operation.ts';
import { isEmpty, trimmed } from '../../../lib/changes.ts';
import { Id } from '../../../lib/ids.ts';
import { Strict } from '../../../lib/schema.ts';
import { refuseTakenCode } from '../codes.ts';
import { Client, ClientChanges } from './record.ts';
import { lockClient } from './store.ts';

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
