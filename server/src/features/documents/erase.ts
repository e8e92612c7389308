import { sql } from '../../db/sql.ts';
import { erasedName, type EventErasure, theseEvents } from '../../kernel/erasing.ts';
import type { Reaction } from '../../kernel/unit-of-work.ts';
import type { UnitOfWork } from '../../kernel/unit-of-work.ts';
import { userErased } from '../people/index.ts';
import { deleteDocuments } from './documents/store.ts';

/**
 * What was about the person goes with its files. What someone signed and payroll documents stay, for there may be a duty
 * to keep them, without what names the person outside the file; the company library is the organization's own.
 */
export const eraseDocumentsOfErased: Reaction = {
  to: userErased,
  summary:
    'Documents of the person are deleted with their files, save those that someone signed, payroll documents and the company library; what stays loses title, description, tags and file name and becomes private, and their name and reasons leave signers and earlier document events.',

  async run(work, userId) {
    const { organizationId } = work.actor;
    const { rows } = await sql<{ id: string; is_kept: boolean }>`
      select d.id, d.category = 'PAYROLL' or d.signed_at is not null as is_kept from documents d
       where d.organization_id = ${organizationId} and d.owner_id = ${userId} and not d.is_company_library
       order by d.id for update`.execute(work.tx);
    const gone = rows.filter(({ is_kept }) => !is_kept).map(({ id }) => id);
    const kept = rows.filter(({ is_kept }) => is_kept).map(({ id }) => id);
    await deleteDocuments(work, gone);
    await emptyKept(work, kept);
    await sql`update document_signers set decline_reason = null
      where organization_id = ${organizationId} and user_id = ${userId}`.execute(work.tx);
    for (const id of gone) work.audit({ action: 'documents.delete', subjectType: 'document', subjectId: id });
  },
};

const erasedTitle = 'Document of an erased person';

async function emptyKept({ actor, tx, now }: UnitOfWork, ids: readonly string[]): Promise<void> {
  const { organizationId } = actor;
  await sql`
    with emptied as (
      update documents set title = ${erasedTitle}, description = null, tags = '{}', is_private = true, updated_at = ${now}
       where organization_id = ${organizationId} and id = any(${[...ids]}))
    update stored_files f set file_name = 'document' || coalesce(substring(f.file_name from '\\.[A-Za-z0-9]+$'), '')
      from document_versions v
     where v.organization_id = ${organizationId} and v.document_id = any(${[...ids]})
       and f.organization_id = v.organization_id and f.key = v.file_key`.execute(tx);
}

/** What was told before: the person's name wherever it stands, and what their own documents said. */
export const documentEventErasure: EventErasure = {
  object: 'document',
  statement: (events) => {
    const { userId } = events;
    const name = erasedName(userId);
    const words = JSON.stringify({ title: erasedTitle, description: null, tags: [], file_name: 'document' });
    return sql`
      update events set snapshot = snapshot
        || case when snapshot #>> '{owner,id}' = ${userId} then
             jsonb_build_object('owner', ${name}::jsonb)
             || case when snapshot ->> 'is_company_library' = 'true' then '{}' else ${words}::jsonb end
           else '{}' end
        || case when snapshot #>> '{uploaded_by,id}' = ${userId} then jsonb_build_object('uploaded_by', ${name}::jsonb) else '{}' end
        || jsonb_build_object('signers', coalesce((
             select jsonb_agg(case when s.signer #>> '{user,id}' = ${userId} then s.signer || jsonb_build_object('user', ${name}::jsonb)
                                   else s.signer end order by s.place)
               from jsonb_array_elements(snapshot -> 'signers') with ordinality as s (signer, place)), '[]'::jsonb))
       where ${theseEvents(events)} and subject_type = 'document'`;
  },
};
