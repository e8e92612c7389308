import { Type } from 'typebox';
import { readerOf } from '../../../kernel/actor.ts';
import { mapPage } from '../../../kernel/cursor.ts';
import { listOperation } from '../../../kernel/operation.ts';
import { Id } from '../../../lib/ids.ts';
import { Strict } from '../../../lib/schema.ts';
import { Employment } from './record.ts';
import { checkVisibleHistory, listHistory, listPlanned, presentEmployment } from './store.ts';

export const listEmploymentHistory = listOperation({
  id: 'employment.list',
  route: 'GET /users/{id}/employment-history',
  shows: ['employment'],
  summary: "List a person's employment over time",
  description:
    'What the job was, is and is planned to be, a row from each day on which it changed. For Department Heads of people in their department scope; Administrators and Executives of anyone; in the app also of oneself.',
  scope: 'users.employment:read',
  isGuardedInApp: true,
  params: Strict({ id: Id('usr') }),
  returns: Employment,
  order: 'newest first',
  refuses: ['NOT_FOUND'],

  async run({ actor, origin, db, params, page }) {
    await checkVisibleHistory(db, actor, params.id);
    const found = await listHistory(db, actor, params.id, page);
    return mapPage(found, (row) => presentEmployment(readerOf(origin), row));
  },
});

export const listPlannedChanges = listOperation({
  id: 'employment.listPlanned',
  route: 'GET /planned-changes',
  shows: ['employment', 'user'],
  summary: 'List planned changes of jobs',
  description:
    'Of everyone whose employment over time is the person’s to see. Those that wait because something is in their way are among them.',
  surface: 'app',
  scope: null,
  role: 'DEPARTMENT_HEAD',
  query: Strict({ user_id: Type.Optional(Id('usr', 'Only those of this person.')) }),
  returns: Employment,
  order: 'soonest first',

  async run({ actor, origin, db, query, page }) {
    return mapPage(await listPlanned(db, actor, query, page), (row) => presentEmployment(readerOf(origin), row));
  },
});
