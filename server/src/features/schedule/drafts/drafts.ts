import type { Actor } from '../../../kernel/actor.ts';
import type { UnitOfWork } from '../../../kernel/unit-of-work.ts';
import { dayIn } from '../../../lib/days.ts';
import { conflict } from '../../../lib/errors.ts';
import { say } from '../../../lib/texts/texts.ts';
import type { Shift } from '../shifts/record.ts';
import { checkOffered, checkSpan } from '../shifts/rules.ts';
import { shiftChanging, shiftRemoving } from '../shifts/shift-states.ts';
import { offerOpenShift } from '../shifts/tell.ts';
import type { Week } from '../week/week.ts';
import {
  type DraftFilter,
  dropDraft,
  dropDrafts,
  findClash,
  lockDrafts,
  lockPeopleOf,
  readPublishedShift,
} from './store.ts';

/** Whether a change of this shift waits until it is published. */
export const isKeptBack = (actor: Actor, { is_published }: Pick<Shift, 'is_published'>): boolean =>
  is_published && actor.organization.settings.publish_changes === 'WHEN_PUBLISHED';

/**
 * Publishes what is planned otherwise in a week; answers how many shifts that was. All of them change before anyone is looked at
 * twice, so that two people can exchange shifts. As one change each: who had a shift is told, and who has it now.
 */
export async function publishDrafts(work: UnitOfWork, week: Week, filter: DraftFilter): Promise<number> {
  const drafts = await lockDrafts(work, week, filter);
  if (drafts.length === 0) return 0;
  const userIds = [...new Set(drafts.flatMap(({ changes }) => changes.user_id ?? []))].sort();
  const [gone] = await lockPeopleOf(work, userIds);
  if (gone !== undefined) throw conflict('schedule.draftPersonGone', { reason: 'person_gone', user_id: gone });
  for (const { id, isDeleted, changes } of drafts) {
    await work.react(shiftChanging, id);
    if (isDeleted) {
      await work.react(shiftRemoving, id);
      await work.delete('shifts', id);
      work.audit({ action: 'shifts.delete', subjectType: 'shift', subjectId: id });
      continue;
    }
    const next = { ...(await readPublishedShift(work, id)), ...changes };
    checkSpan(next);
    checkOffered(next);
    await work.update('shifts', id, { ...changes, claimed_at: null });
    await dropDraft(work, id);
    const changedFields = Object.keys(changes);
    work.audit({ action: 'shifts.update', subjectType: 'shift', subjectId: id, changedFields });
  }
  const changed = drafts.filter(({ isDeleted }) => !isDeleted);
  await refuseClash(
    work,
    changed.map(({ id }) => id),
    'shifts',
  );
  for (const { id, changes } of changed) {
    await work.react(shiftChanging, id);
    if (changes.status === 'OPEN') await offerOpenShift(work, id);
  }
  return drafts.length;
}

/** Throws away what is planned otherwise in a week: the shifts stand as people see them. */
export async function discardDrafts(work: UnitOfWork, week: Week, filter: DraftFilter): Promise<string[]> {
  const ids = (await lockDrafts(work, week, filter)).map(({ id }) => id);
  if (ids.length === 0) return ids;
  await dropDrafts(work, ids);
  await refuseClash(work, ids, 'planned');
  return ids;
}

/** No one is in two places; who it would be and when is said. */
async function refuseClash(work: UnitOfWork, ids: readonly string[], among: 'shifts' | 'planned'): Promise<void> {
  const clash = await findClash(work, ids, among);
  if (!clash) return;
  const { timezone } = work.actor.organization;
  const values = {
    name: `${clash.first_name} ${clash.last_name}`,
    day: dayIn(timezone, Date.parse(clash.starts_at)),
  };
  throw conflict(say('schedule.draftClash', values), { reason: 'overlap', shift_id: clash.shift_id });
}
