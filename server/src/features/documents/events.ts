import type { Db } from '../../db/database.ts';
import { type Actor, administers } from '../../kernel/actor.ts';
import { type EventDefinition, type Seen, seenWhere, type StoredEvent } from '../../kernel/events.ts';
import { declinedDocument, signedDocument } from './documents/examples.ts';
import { Document } from './documents/record.ts';
import { listVisibleIds } from './documents/store.ts';

/** To everyone who sees the document. A declined one may have been deleted since; who sees all is still told. */
async function seenBy(db: Db, viewer: Actor, events: readonly StoredEvent<Document>[]): Promise<(Seen | null)[]> {
  if (administers(viewer)) return seenWhere(events, ({ organizationId }) => organizationId === viewer.organizationId);
  const ids = events.map(({ subjectId }) => subjectId);
  const seen = new Set(await listVisibleIds(db, viewer, ids));
  return seenWhere(events, ({ subjectId }) => seen.has(subjectId));
}

const documentEvent = (type: string, summary: string, object: Record<string, unknown>): EventDefinition<Document> => ({
  type,
  summary,
  scope: 'documents:read',
  object: 'document',
  schema: Document,
  previous: ['signature_status'],
  example: { object },
  seenBy,
});

export const documentSigned = documentEvent(
  'document.signed',
  'A signer signed, each time one does. `previous.signature_status` is there when it was the last signature. The file is never sent.',
  signedDocument,
);
export const documentDeclined = documentEvent(
  'document.declined',
  'A signer declined, which ends the signing. The file is never sent.',
  declinedDocument,
);

export const documentEvents = [documentSigned, documentDeclined];
