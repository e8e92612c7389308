import { guardedAsShown, guardsOn } from '../../kernel/guards.ts';
import { startLongWork } from '../../kernel/long-work/run.ts';
import { lockLongWork, saveAsked } from '../../kernel/long-work/store.ts';
import { writeOperation } from '../../kernel/operation.ts';
import { dataAreas } from '../../kernel/personal-data.ts';
import { conflict, notFound } from '../../lib/errors.ts';
import { Id } from '../../lib/ids.ts';
import { Prose, Strict } from '../../lib/schema.ts';
import { dataArchiveAllowed, dataArchiveReleased } from '../inbox/index.ts';
import { lockVisiblePerson } from '../people/index.ts';
import { type ArchiveWork, type KeptRelease, presentStarted, StartedArchive } from './record.ts';
import { enforceMayRelease, isStartedByAnother, notReleased } from './rules.ts';
import { getSubject, namesIn, removeEnded } from './store.ts';
import { archiveWork } from './work.ts';

export const releaseArchive = writeOperation({
  id: 'dataArchives.release',
  route: 'POST /data-archives/{id}/release',
  subject: 'user',
  summary: 'Let who started an archive of someone active have it',
  description:
    'Another is made for them by their own rights, without what is closed to them, and kept for a week. By an Executive who did not start it; the person is told, and reads the reason.',
  surface: 'app',
  scope: null,
  role: 'EXECUTIVE',
  unrehearsed: 'rehearsal.asked',
  asksFactor: true,
  guards: guardsOn(guardedAsShown<StartedArchive>(StartedArchive), [isStartedByAnother, notReleased]),
  params: Strict({ id: Id('dar') }),
  body: Strict({
    reason: Prose(500, { examples: ['Asked for by a court.'], description: 'Why; the person reads it.' }),
  }),
  returns: StartedArchive,
  refuses: ['NOT_FOUND', 'FORBIDDEN', 'CONFLICT'],

  async run({ actor, work, params, body }) {
    const row = await lockLongWork<ArchiveWork>(work, archiveWork.name, params.id);
    const { started_by_id: starterId, user_id: userId } = row?.asked ?? {};
    if (!row || starterId === undefined || userId === undefined || Date.parse(row.expires_at) <= work.nowMs) {
      throw notFound('archive');
    }
    const started = { ...row, asked: { ...row.asked, started_by_id: starterId } };
    const shown = async (one: typeof started) =>
      presentStarted(one, await namesIn(work.tx, actor.organizationId, [one]));
    await work.guard(await shown(started));
    // Until the end of this change no one erases them, or ends their employment.
    await lockVisiblePerson(work.tx, actor, userId);
    const { organizationId } = actor;
    const [starter, person] = [
      await getSubject(work.tx, organizationId, starterId),
      await getSubject(work.tx, organizationId, userId),
    ];
    enforceMayRelease(starter, person);
    const release: KeptRelease = {
      to_id: starterId,
      by_id: actor.userId ?? '',
      reason: body.reason.trim(),
      created_at: work.now,
    };
    const asked = { ...started.asked, release };
    await saveAsked(work.tx, row, asked);
    await removeEnded(work, starterId, userId);
    await startLongWork<ArchiveWork>(work, archiveWork, {
      asked: { user_id: userId, release },
      state: { size_bytes: 0 },
      total: 1 + dataAreas.length,
      forId: starterId,
      about: `${starterId}:${userId}`,
      underWay: () => conflict('myData.underWay', { reason: 'under_way' }),
    });
    work.audit({ subjectId: userId, personId: userId, after: { to_id: starterId, reason: release.reason } });
    await work.react(dataArchiveReleased, userId);
    await work.react(dataArchiveAllowed, `${starterId}:${userId}`);
    return shown({ ...started, asked });
  },
});
