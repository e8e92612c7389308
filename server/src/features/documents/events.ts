import { sql } from '../../db/sql.ts';
import type { Db } from '../../db/database.ts';
import { administers, type Actor } from '../../kernel/actor.ts';
import type { EventDefinition, StoredEvent } from '../../kernel/events.ts';
import { Document } from './documents/record.ts';
import { visibleDocuments, withOwners } from './visibility.ts';

/** To whoever sees the document. A declined one may have been deleted since; who sees all is still told. */
async function seenBy(
  db: Db,
  viewer: Actor,
  { subjectId, organizationId, snapshot }: StoredEvent<Document>,
): Promise<Record<string, unknown> | null> {
  if (viewer.organizationId !== organizationId) return null;
  if (administers(viewer)) return snapshot;
  const { rows } = await sql`
    select 1 from documents d ${withOwners} where ${visibleDocuments(viewer)} and d.id = ${subjectId}`.execute(db);
  return rows.length > 0 ? snapshot : null;
}

const documentEvent = (type: string, summary: string): EventDefinition<Document> => ({
  type,
  summary,
  scope: 'documents:read',
  object: 'document',
  schema: Document,
  previous: ['signature_status'],
  seenBy,
});

export const documentSigned = documentEvent(
  'document.signed',
  'A signer signed, each time one does. `previous.signature_status` is there when it was the last signature. The file is never sent.',
);
export const documentDeclined = documentEvent(
  'document.declined',
  'A signer declined, which ends the signing. The file is never sent.',
);

export const documentEvents = [documentSigned, documentDeclined];
