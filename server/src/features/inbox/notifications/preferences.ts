import { readOperation, writeOperation } from '../../../kernel/operation.ts';
import { forbidden } from '../../../lib/errors.ts';
import { readPreferences, savePreferences } from './preferences-store.ts';
import { PreferenceChanges, Preferences } from './record.ts';

export const getPreferences = readOperation({
  id: 'notificationPreferences.get',
  route: 'GET /notifications/preferences',
  summary: 'What the caller wants to be told of, and how',
  surface: 'app',
  scope: null,
  returns: Preferences,

  run({ actor, db }) {
    return readPreferences(db, actor);
  },
});

export const updatePreferences = writeOperation({
  id: 'notificationPreferences.update',
  route: 'PATCH /notifications/preferences',
  subject: 'user',
  summary: 'Choose what to be told of, and how',
  description: 'Only the topics sent change. What is not wanted in the app is left out of the list from then on.',
  surface: 'app',
  scope: null,
  body: PreferenceChanges,
  returns: Preferences,

  async run({ actor, work, body }) {
    if (actor.userId === null) throw forbidden('Preferences are those of a person.');
    await savePreferences(work, body);
    work.audit({
      subjectId: actor.userId,
      changedFields: Object.keys(body),
    });
    return readPreferences(work.tx, actor);
  },
});
