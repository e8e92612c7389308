import { Type } from 'typebox';
import { mapPage } from '../../kernel/cursor.ts';
import { openFile } from '../../kernel/files.ts';
import { IdsFilter } from '../../kernel/filters.ts';
import { findLongWork, listFileKeys } from '../../kernel/long-work/store.ts';
import { fileOperation, listOperation } from '../../kernel/operation.ts';
import { conflict, notFound } from '../../lib/errors.ts';
import { Id } from '../../lib/ids.ts';
import { Strict } from '../../lib/schema.ts';
import { fileNameIn } from '../../lib/texts/headings.ts';
import { type ArchiveWork, DataArchive, presentArchive, presentStarted, StartedArchive } from './record.ts';
import { enforceMayHave } from './rules.ts';
import { findSubject, getSubject, listOwnArchives, listStarted, namesIn } from './store.ts';
import { archiveWork } from './work.ts';

export const listDataArchives = listOperation({
  id: 'dataArchives.list',
  route: 'GET /data-archives',
  summary: 'List archives of personal data',
  description: 'Those that one has asked for, while they are kept; those that are still being made included.',
  surface: 'app',
  scope: null,
  query: Strict({ user_id: Type.Optional(IdsFilter('usr', 'About this person.')) }),
  returns: DataArchive,
  order: 'newest first',

  async run({ actor, db, nowMs, page, query }) {
    const found = await listOwnArchives(db, actor, query.user_id, nowMs, page);
    const nameOf = await namesIn(db, actor.organizationId, found.items);
    return mapPage(found, (row) => presentArchive(row, nameOf));
  },
});

export const listStartedArchives = listOperation({
  id: 'users.listDataArchives',
  route: 'GET /users/{id}/data-archives',
  shows: ['user'],
  summary: 'List archives that were made for someone active',
  description: 'Who had them made and who may have them besides the person, while they are kept; not what is in them.',
  surface: 'app',
  scope: null,
  role: 'ADMINISTRATOR',
  params: Strict({ id: Id('usr') }),
  returns: StartedArchive,
  order: 'newest first',
  refuses: ['NOT_FOUND'],

  async run({ actor, db, nowMs, params, page }) {
    const person = await getSubject(db, actor.organizationId, params.id);
    const found = await listStarted(db, actor, person.id, nowMs, page);
    const nameOf = await namesIn(db, actor.organizationId, found.items);
    return mapPage(found, (row) => presentStarted(row, nameOf));
  },
});

const tiers = ['personal', 'government_id', 'compensation'] as const;

export const getDataArchiveFile = fileOperation({
  effects: ['PAY_TAKEN_OUT'],
  id: 'dataArchives.file',
  route: 'GET /data-archives/{id}/file',
  summary: 'Download an archive of personal data',
  description:
    'By the person who asked for it or was allowed to have it, while they may. Recorded in the audit log; of another’s data in the log of sensitive reads, too.',
  surface: 'app',
  scope: null,
  params: Strict({ id: Id('dar') }),
  types: ['application/zip'],
  refuses: ['NOT_FOUND', 'FORBIDDEN', 'CONFLICT'],

  async run({ services, actor, db, nowMs, params, audit, recordSensitiveRead }) {
    const row = await findLongWork<ArchiveWork>(db, actor, archiveWork.name, params.id);
    if (!row || Date.parse(row.expires_at) <= nowMs) throw notFound('archive');
    const person = await findSubject(db, actor.organizationId, row.asked.user_id);
    if (!person) throw notFound('archive');
    enforceMayHave(actor, person, row.asked.release);
    const [key] = row.status === 'COMPLETED' ? await listFileKeys(db, row) : [];
    if (key === undefined) throw conflict('myData.notWritten', { reason: 'state' });
    const { user_id: userId } = row.asked;
    const file = await openFile({ services, db }, actor.organizationId, key);
    audit({ action: 'dataArchives.download', subjectType: 'user', subjectId: userId });
    if (userId !== actor.userId) recordSensitiveRead(tiers.map((tier) => ({ userId, tier, recordId: userId })));
    return { ...file, fileName: `${fileNameIn(actor.language, 'muster-data')}-${row.created_at.slice(0, 10)}.zip` };
  },
});
