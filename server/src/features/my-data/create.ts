import { asItStands, guardsOn } from '../../kernel/guards.ts';
import { writeOperation } from '../../kernel/operation.ts';
import { dataAreas } from '../../kernel/personal-data.ts';
import type { UnitOfWork } from '../../kernel/unit-of-work.ts';
import { Id } from '../../lib/ids.ts';
import { Strict } from '../../lib/schema.ts';
import { lockVisiblePerson, mayEdit, notErased, personRecord } from '../people/index.ts';
import { archiveKey, archiveTask, keptMs } from './job.ts';
import { type ArchiveRow, DataArchive, presentArchive } from './record.ts';
import { enforceMayHave, hasLeft } from './rules.ts';
import { getSubject, insertArchive } from './store.ts';

async function ask(work: UnitOfWork, userId: string): Promise<DataArchive> {
  const { actor, now, nowMs } = work;
  enforceMayHave(actor, await getSubject(work.tx, actor.organizationId, userId));
  const row: ArchiveRow = {
    organization_id: actor.organizationId,
    id: work.newId('dar'),
    user_id: userId,
    requested_by_id: actor.userId ?? '',
    status: 'PENDING',
    reason: null,
    steps_done: 0,
    steps_total: dataAreas.length,
    size_bytes: 0,
    file_key: null,
    runs: 0,
    created_at: now,
    completed_at: null,
    expires_at: new Date(nowMs + keptMs).toISOString(),
  };
  await insertArchive(work, row);
  work.audit({ subjectId: userId });
  const ref = { organization_id: row.organization_id, archive_id: row.id };
  work.enqueue(archiveTask, ref, { jobKey: archiveKey(ref) });
  return presentArchive(row);
}

const kept =
  'One at a time. Written in the background and kept for a week, for the person who asked; it takes the place of an earlier one. Recorded in the audit log.';
const unrehearsed = 'rehearsal.asked' as const;

export const createOwnArchive = writeOperation({
  id: 'dataArchives.create',
  route: 'POST /data-archives',
  subject: 'user',
  summary: 'Ask for an archive of one’s own data',
  description: `What is kept about the person: JSON by area, their files, and who looked at it. ${kept}`,
  surface: 'app',
  scope: null,
  unrehearsed,
  asksFactor: true,
  returns: DataArchive,
  status: 202,
  refuses: ['CONFLICT'],

  async run({ actor, work }) {
    return ask(work, actor.userId ?? '');
  },
});

export const createArchiveOfLeaver = writeOperation({
  id: 'users.createDataArchive',
  route: 'POST /users/{id}/data-archives',
  subject: 'user',
  summary: 'Ask for an archive of the data of someone who has left',
  description: `For an inactive person, to be handed to them. ${kept}`,
  surface: 'app',
  scope: null,
  role: 'ADMINISTRATOR',
  unrehearsed,
  asksFactor: true,
  params: Strict({ id: Id('usr') }),
  returns: DataArchive,
  status: 202,
  refuses: ['NOT_FOUND', 'FORBIDDEN', 'CONFLICT'],
  guards: guardsOn(personRecord, [mayEdit, notErased, asItStands(hasLeft)]),

  async run({ actor, work, params }) {
    // Until the end of this change no one erases or reactivates them.
    const person = await lockVisiblePerson(work.tx, actor, params.id);
    await work.guard(person);
    return ask(work, params.id);
  },
});
