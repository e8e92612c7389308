import { Type } from 'typebox';
import type { Actor } from '../../kernel/actor.ts';
import type { SignInGuard } from '../../kernel/context.ts';
import { asItStands, guardsOn } from '../../kernel/guards.ts';
import { writeOperation } from '../../kernel/operation.ts';
import { dataAreas } from '../../kernel/personal-data.ts';
import type { Services } from '../../kernel/services.ts';
import type { UnitOfWork } from '../../kernel/unit-of-work.ts';
import { enforce, invalid } from '../../lib/errors.ts';
import { Id } from '../../lib/ids.ts';
import { Strict } from '../../lib/schema.ts';
import { lockVisiblePerson, mayEdit, notErased, personRecord } from '../people/index.ts';
import { isOwnPassword } from '../sessions/index.ts';
import { archiveKey, archiveTask, keptMs } from './job.ts';
import { type ArchiveRow, DataArchive, presentArchive } from './record.ts';
import { enforceMayHave, hasLeft } from './rules.ts';
import { getSubject, insertArchive } from './store.ts';

const body = Strict({
  password: Type.String({ maxLength: 1000, description: 'One’s own, once more: the archive holds all there is.' }),
});

interface Confirming {
  readonly services: Services;
  readonly actor: Actor;
  readonly signIn: SignInGuard;
  readonly body: { readonly password: string };
}

/** Hashing takes its time: before the transaction, with no connection in hand. */
async function confirmPassword({ services, actor, signIn, body: { password } }: Confirming): Promise<void> {
  if (!(await isOwnPassword(services, actor, signIn, password))) throw invalid('password', 'myData.wrongPassword');
}

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
  'One at a time. Written in the background and kept for a week, for the person who asked; it takes the place of an earlier one. Recorded in the audit log. Wrong passwords count as they do when signing in.';
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
  body,
  maxBodyBytes: 4096,
  returns: DataArchive,
  status: 202,
  refuses: ['CONFLICT', 'RATE_LIMITED'],
  prepare: confirmPassword,

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
  params: Strict({ id: Id('usr') }),
  body,
  maxBodyBytes: 4096,
  returns: DataArchive,
  status: 202,
  refuses: ['NOT_FOUND', 'FORBIDDEN', 'CONFLICT', 'RATE_LIMITED'],
  guards: guardsOn(personRecord, [mayEdit, notErased, asItStands(hasLeft)]),

  async prepare(asking) {
    const { services, actor, params } = asking;
    const person = await getSubject(services.database.db, actor.organizationId, params.id);
    enforceMayHave(actor, person);
    enforce(hasLeft(person));
    await confirmPassword(asking);
  },

  async run({ actor, work, params }) {
    // Until the end of this change no one erases or reactivates them.
    const person = await lockVisiblePerson(work.tx, actor, params.id);
    await work.guard(person);
    return ask(work, params.id);
  },
});
