import { readOperation, writeOperation } from '../../../kernel/operation.ts';
import { conflict } from '../../../lib/errors.ts';
import { Id } from '../../../lib/ids.ts';
import { Strict } from '../../../lib/schema.ts';
import { say } from '../../../lib/texts/texts.ts';
import { ownId } from '../person-store.ts';
import { Favourite, maxFavourites, ProjectShortcuts } from './record.ts';
import {
  checkVisible,
  countFavourites,
  listShortcuts,
  lockFavourites,
  markFavourite,
  unmarkFavourite,
} from './store.ts';

export const getProjectShortcuts = readOperation({
  id: 'projectShortcuts.get',
  route: 'GET /project-shortcuts',
  shows: ['project', 'time_entry'],
  summary: 'Projects that the caller finds first',
  description: 'Those they marked, and those on which they recorded time in the last four weeks.',
  surface: 'app',
  scope: null,
  returns: ProjectShortcuts,

  run({ actor, db, nowMs }) {
    return listShortcuts(db, actor, nowMs);
  },
});

export const setFavouriteProject = writeOperation({
  id: 'favouriteProjects.set',
  route: 'PUT /favourite-projects/{id}',
  subject: 'project',
  summary: 'Mark a project as a favourite, or no longer',
  description: `For oneself, at most ${String(maxFavourites)}. Asked twice, it is the same.`,
  surface: 'app',
  scope: null,
  params: Strict({ id: Id('prj') }),
  body: Favourite,
  returns: ProjectShortcuts,
  refuses: ['NOT_FOUND', 'CONFLICT'],

  async run({ actor, work, params, body }) {
    const userId = ownId(work);
    await checkVisible(work, params.id);
    await lockFavourites(work, userId);
    if (body.is_favourite) {
      await markFavourite(work, userId, params.id);
      if ((await countFavourites(work, userId)) > maxFavourites) {
        throw conflict(say('time.tooManyFavourites', { limit: maxFavourites }), { reason: 'limit' });
      }
    } else {
      await unmarkFavourite(work, userId, params.id);
    }
    return listShortcuts(work.tx, actor, work.nowMs);
  },
});
