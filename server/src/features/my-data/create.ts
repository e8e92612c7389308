import { asItStands, guardsOn } from '../../kernel/guards.ts';
import { startLongWork } from '../../kernel/long-work/run.ts';
import { writeOperation } from '../../kernel/operation.ts';
import { dataAreas } from '../../kernel/personal-data.ts';
import type { UnitOfWork } from '../../kernel/unit-of-work.ts';
import { conflict } from '../../lib/errors.ts';
import { Id } from '../../lib/ids.ts';
import { Strict } from '../../lib/schema.ts';
import { lockVisiblePerson, mayEdit, notErased, personRecord } from '../people/index.ts';
import { type ArchiveWork, DataArchive, presentArchive } from './record.ts';
import { enforceMayHave, hasLeft } from './rules.ts';
import { getSubject, removeEnded } from './store.ts';
import { archiveWork } from './work.ts';

async function ask(work: UnitOfWork, userId: string): Promise<DataArchive> {
  const { actor } = work;
  enforceMayHave(actor, await getSubject(work.tx, actor.organizationId, userId));
  // It takes the place of one that has ended.
  await removeEnded(work, userId);
  const archive = await startLongWork<ArchiveWork>(work, archiveWork, {
    asked: { user_id: userId },
    state: { size_bytes: 0 },
    total: dataAreas.length,
    about: `${actor.userId ?? ''}:${userId}`,
    underWay: () => conflict('myData.underWay', { reason: 'under_way' }),
  });
  work.audit({ subjectId: userId });
  return presentArchive(archive);
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
