import { differing } from '../../../lib/changes.ts';
import { Id } from '../../../lib/ids.ts';
import { writeOperation } from '../../../kernel/operation.ts';
import { Strict } from '../../../lib/schema.ts';
import { refuseTakenCode, trimmed } from '../codes.ts';
import { Client, ClientChanges } from './record.ts';
import { lockClient } from './store.ts';
import { updateRow } from '../../../db/rows.ts';

export const updateClient = writeOperation({
  id: 'clients.update',
  route: 'PATCH /clients/{id}',
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
    const changes = differing(client, trimmed(body));
    const changedFields = Object.keys(changes);
    work.audit({ action: 'clients.update', subjectType: 'client', subjectId: client.id, changedFields });
    if (changedFields.length === 0) return client;

    await updateRow(
      'clients',
      { organization_id: actor.organizationId, id: client.id },
      { ...changes, updated_at: work.now },
    )
      .execute(work.tx)
      .catch(refuseTakenCode('clients'));
    return { ...client, ...changes, updated_at: work.now };
  },
});
