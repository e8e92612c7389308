import type { Db, Tx } from '../../../db/database.ts';
import { type Sql, sql } from '../../../db/sql.ts';
import type { Actor } from '../../../kernel/actor.ts';
import { dropFiles } from '../../../kernel/files.ts';
import type { LogSubject, LogSubjectSource } from '../../../kernel/log-subjects.ts';
import type { UnitOfWork } from '../../../kernel/unit-of-work.ts';
import { notFound } from '../../../lib/errors.ts';
import { visibleDocuments, withOwners } from '../visibility.ts';
import type { Document } from './record.ts';

const person = (alias: string): string =>
  `json_build_object('id', ${alias}.id, 'first_name', ${alias}.first_name, 'last_name', ${alias}.last_name)`;
const instant = (column: string): string => `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** Of a document that many sign each one sees their own entry: who has not signed is for those who ask. */
const signers = (actor: Actor): Sql => sql`coalesce((${sql.raw(`
  select json_agg(json_build_object(
           'assignment_id', s.id, 'user', ${person('u')}, 'status', s.status, 'signing_order', s.signing_order,
           'due_date', ${instant('d.signature_deadline')}, 'viewed_at', ${instant('s.viewed_at')},
           'signed_at', ${instant('s.signed_at')}, 'declined_at', ${instant('s.declined_at')}) order by s.signing_order)
    from document_signers s join users u on u.organization_id = s.organization_id and u.id = s.user_id
   where s.organization_id = d.organization_id and s.document_id = d.id`)}
     and (d.signing_audience is null or s.user_id = ${actor.userId})), '[]'::json) as signers`;

/** The record, from documents `d` with `documentJoins`. */
export const documentColumns = (actor: Actor): Sql => sql`${sql.raw(`
  d.id, d.title, d.description, d.category, f.file_name, f.mime_type, f.size_bytes, d.version,
  ${person('owners')} as owner, ${person('uploaders')} as uploaded_by,
  d.signature_status is not null as requires_signature, d.signature_status, d.signing_mode, d.signature_deadline,
  d.signed_at, d.signed_by_id, d.is_private, d.is_company_library, d.folder_id, d.tags, d.created_at, d.updated_at`)},
  ${signers(actor)}`;

export const documentJoins = sql`${withOwners} ${sql.raw(`
  join users uploaders on uploaders.organization_id = d.organization_id and uploaders.id = d.uploaded_by_id
  join stored_files f on f.organization_id = d.organization_id and f.key = d.file_key`)}`;

export async function getVisibleDocument(db: Db, actor: Actor, id: string): Promise<Document> {
  return sql<Document>`
    select ${documentColumns(actor)} from documents d ${documentJoins}
     where ${visibleDocuments(actor)} and d.id = ${id}`.get(db, 'document');
}

/** As the document stands after a change. */
export async function documentAfter({ actor, tx }: UnitOfWork, id: string): Promise<Document> {
  const { rows } = await sql<Document>`
    select ${documentColumns(actor)} from documents d ${documentJoins}
     where d.organization_id = ${actor.organizationId} and d.id = ${id}`.execute(tx);
  if (!rows[0]) throw new Error('The document is gone although it was just written.');
  return rows[0];
}

/** Locks the document; what has happened to its signers by then is seen. */
export async function lockVisibleDocument(work: UnitOfWork, id: string): Promise<Document> {
  const { rows } = await sql`
    select 1 from documents d ${withOwners} where ${visibleDocuments(work.actor)} and d.id = ${id}
       for no key update of d`.execute(work.tx);
  if (rows.length === 0) throw notFound('document');
  return documentAfter(work, id);
}

export async function insertVersion(
  work: UnitOfWork,
  of: { documentId: string; version: number; fileKey: string; uploadedById: string },
): Promise<void> {
  await work.insert('document_versions', {
    document_id: of.documentId,
    version: of.version,
    file_key: of.fileKey,
    uploaded_by_id: of.uploadedById,
    created_at: work.now,
  });
}

/** Documents with all their versions; the bytes follow after the commit. */
export async function deleteDocuments(work: UnitOfWork, ids: readonly string[]): Promise<void> {
  const { organizationId } = work.actor;
  const { rows } = await sql<{ file_key: string }>`
    with files as (
      select file_key from document_versions
       where organization_id = ${organizationId} and document_id = any(${[...ids]})),
    gone as (
      delete from documents where organization_id = ${organizationId} and id = any(${[...ids]}))
    select file_key from files`.execute(work.tx);
  await dropFiles(
    work,
    rows.map(({ file_key }) => file_key),
  );
}

/** SHA-256 of the file of the present version. */
export async function findContentHash(
  { actor, tx }: { readonly actor: Actor; readonly tx: Db },
  id: string,
): Promise<Buffer | null> {
  const { rows } = await sql<{ sha256: Buffer }>`
    select f.sha256 from documents d
      join stored_files f on f.organization_id = d.organization_id and f.key = d.file_key
     where d.organization_id = ${actor.organizationId} and d.id = ${id}`.execute(tx);
  return rows[0]?.sha256 ?? null;
}

/** The file of one version, or null if there is none. */
export async function findFileKey(
  db: Db | Tx,
  organizationId: string,
  documentId: string,
  version: number,
): Promise<string | null> {
  const { rows } = await sql<{ file_key: string }>`
    select file_key from document_versions
     where organization_id = ${organizationId} and document_id = ${documentId} and version = ${version}`.execute(db);
  return rows[0]?.file_key ?? null;
}

/** Those of the documents that the viewer sees. */
export async function listVisibleIds(db: Db, viewer: Actor, ids: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select d.id from documents d ${withOwners} where ${visibleDocuments(viewer)} and d.id = any(${ids})`.execute(db);
  return rows.map(({ id }) => id);
}

export const documentSubjects: LogSubjectSource = {
  prefix: 'doc',
  async find(db, actor, ids) {
    const { rows } = await sql<LogSubject>`
      select d.id, d.title from documents d ${withOwners}
       where d.organization_id = ${actor.organizationId} and d.id = any(${ids}) and ${visibleDocuments(actor)}`.execute(
      db,
    );
    return rows;
  },
};
