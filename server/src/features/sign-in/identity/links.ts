import { Type } from 'typebox';
import { mapPage } from '../../../kernel/cursor.ts';
import { IdsFilter } from '../../../kernel/filters.ts';
import { listOperation, writeOperation } from '../../../kernel/operation.ts';
import { Id } from '../../../lib/ids.ts';
import { Strict } from '../../../lib/schema.ts';
import { enqueueNotice } from '../notice.ts';
import { deleteLink, type LinkRow, listLinks, lockLink } from './links-store.ts';
import { IdentityLink } from './record.ts';

const present = (row: LinkRow): IdentityLink => ({
  id: row.id,
  person: { id: row.user_id, first_name: row.first_name, last_name: row.last_name },
  provider: { id: row.provider_id, name: row.provider_name },
  subject: row.subject,
  created_at: row.created_at,
  last_used_at: row.last_used_at,
});

export const listIdentityLinks = listOperation({
  id: 'identityLinks.list',
  route: 'GET /identity-links',
  summary: 'List whom identity providers know',
  description: 'The people who have signed in with a provider, and what it calls them.',
  surface: 'app',
  scope: null,
  role: 'EXECUTIVE',
  query: Strict({ user_id: Type.Optional(IdsFilter('usr', 'Only of this person.')) }),
  returns: IdentityLink,
  order: 'newest first',
  shows: ['identity_provider'],

  run: async ({ actor, db, query, page }) => mapPage(await listLinks(db, actor, query, page), present),
});

export const deleteIdentityLink = writeOperation({
  id: 'identityLinks.delete',
  route: 'DELETE /identity-links/{id}',
  subject: 'identity_link',
  summary: 'Remove a link to an identity provider',
  description:
    'Sessions that it has opened end. Who signs in with the provider next is linked anew, by the same rules. The person is told by mail.',
  surface: 'app',
  scope: null,
  role: 'EXECUTIVE',
  asksFactor: true,
  params: Strict({ id: Id('idl') }),
  returns: Type.Object({ deleted: Type.Boolean({ description: 'Always true.' }) }),
  refuses: ['NOT_FOUND'],

  async run({ work, params: { id } }) {
    const link = await lockLink(work, id);
    await deleteLink(work, link);
    work.audit({ subjectId: id, personId: link.user_id });
    enqueueNotice(work, { notice: 'provider-unlinked', provider: link.provider_name }, link.user_id);
    work.changesAccess();
    return { deleted: true };
  },
});
