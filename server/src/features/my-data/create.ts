import { guardsOn } from '../../kernel/guards.ts';
import { startLongWork } from '../../kernel/long-work/run.ts';
import { writeOperation } from '../../kernel/operation.ts';
import { dataAreas } from '../../kernel/personal-data.ts';
import type { UnitOfWork } from '../../kernel/unit-of-work.ts';
import { conflict } from '../../lib/errors.ts';
import { Id } from '../../lib/ids.ts';
import { Strict } from '../../lib/schema.ts';
import { dataArchiveStarted } from '../inbox/index.ts';
import { lockPersonOrGuest, mayEdit, notErased, personRecord } from '../people/index.ts';
import { type ArchiveWork, DataArchive, presentArchive } from './record.ts';
import { enforceMayHave } from './rules.ts';
import { getSubject, namesIn, removeEnded } from './store.ts';
import { archiveWork } from './work.ts';

/** For who asks; of someone active, for that person alone. */
async function ask(work: UnitOfWork, userId: string): Promise<DataArchive> {
  const { actor } = work;
  const person = await getSubject(work.tx, actor.organizationId, userId);
  const forId = person.is_active ? person.id : (actor.userId ?? '');
  if (forId === actor.userId) enforceMayHave(actor, person);
  // It takes the place of one that has ended.
  await removeEnded(work, forId, userId);
  const archive = await startLongWork<ArchiveWork>(work, archiveWork, {
    asked: { user_id: userId, ...(forId !== actor.userId && actor.userId !== null && { started_by_id: actor.userId }) },
    state: { size_bytes: 0 },
    total: 1 + dataAreas.length,
    forId,
    about: `${forId}:${userId}`,
    underWay: () => conflict('myData.underWay', { reason: 'under_way' }),
  });
  work.audit({ subjectId: userId });
  if (forId !== actor.userId) await work.react(dataArchiveStarted, userId);
  return presentArchive(archive, await namesIn(work.tx, actor.organizationId, [archive]));
}

const kept =
  'One at a time. Written in the background and kept for a week, for the person who asked; it takes the place of an earlier one. Recorded in the audit log.';
const unrehearsed = 'rehearsal.asked' as const;

export const createOwnArchive = writeOperation({
  id: 'dataArchives.create',
  route: 'POST /data-archives',
  subject: 'user',
  summary: 'Ask for an archive of one’s own data',
  description: `What is kept about the person: a page to read and print in their language, JSON by area, their files, and who looked at it. ${kept}`,
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

export const createArchiveOfPerson = writeOperation({
  id: 'users.createDataArchive',
  route: 'POST /users/{id}/data-archives',
  subject: 'user',
  summary: 'Ask for an archive of someone’s data',
  description: `Of someone who has left it is for who asks, to be handed to them. Of someone active it is for that person alone: they are told, and find it in their profile; who asked does not get it, unless an Executive allows it (\`POST /data-archives/{id}/release\`). ${kept}`,
  surface: 'app',
  scope: null,
  role: 'ADMINISTRATOR',
  unrehearsed,
  asksFactor: true,
  params: Strict({ id: Id('usr') }),
  returns: DataArchive,
  status: 202,
  refuses: ['NOT_FOUND', 'FORBIDDEN', 'CONFLICT'],
  guards: guardsOn(personRecord, [mayEdit, notErased]),

  async run({ actor, work, params }) {
    // Until the end of this change no one erases or reactivates them.
    const person = await lockPersonOrGuest(work.tx, actor, params.id);
    await work.guard(person);
    return ask(work, params.id);
  },
});
