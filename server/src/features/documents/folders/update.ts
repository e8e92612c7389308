import { Type } from 'typebox';
import { sql } from '../../../db/sql.ts';
import { Id } from '../../../lib/ids.ts';
import { writeOperation } from '../../../kernel/operation.ts';
import { Strict, Text } from '../../../lib/schema.ts';
import { Folder } from './record.ts';
import { refuseTakenName, lockFolder } from './store.ts';

export const updateFolder = writeOperation({
  id: 'folders.update',
  route: 'PATCH /folders/{id}',
  subject: 'folder',
  summary: 'Rename a folder',
  surface: 'app',
  scope: 'documents:write',
  params: Strict({ id: Id('fld') }),
  body: Strict({
    name: Type.Optional(
      Text(100, { description: 'Unique in the organization, whatever the case.', examples: ['Policies'] }),
    ),
  }),
  returns: Folder,
  refuses: ['NOT_FOUND', 'CONFLICT'],

  async run({ actor, work, params, body }) {
    const folder = await lockFolder(work, params.id);
    const name = body.name?.trim() ?? folder.name;
    const changedFields = name === folder.name ? [] : ['name'];
    work.audit({ subjectId: folder.id, changedFields });
    if (changedFields.length === 0) return folder;
    await sql`
      update folders set name = ${name}, updated_at = ${work.now}
       where organization_id = ${actor.organizationId} and id = ${folder.id}`
      .execute(work.tx)
      .catch(refuseTakenName);
    return { ...folder, name, updated_at: work.now };
  },
});
