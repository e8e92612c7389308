import { Type } from 'typebox';
import { AnyOf } from '../../../kernel/filters.ts';
import { listOperation } from '../../../kernel/operation.ts';
import { Strict } from '../../../lib/schema.ts';
import { keptSettingNames, SettingChange } from './record.ts';
import { listSettingChanges } from './store.ts';

export const listSettingsHistory = listOperation({
  id: 'settings.history',
  route: 'GET /organization-settings/history',
  summary: 'List what was set over time',
  description:
    'Every change of a setting that hours, pay or leave are computed from: who, when, before and after. What held before history was kept is marked unknown.',
  surface: 'app',
  scope: null,
  role: 'ADMINISTRATOR',
  query: Strict({ setting: Type.Optional(AnyOf(Type.Enum([...keptSettingNames]), 'Only changes of this setting.')) }),
  returns: SettingChange,
  order: 'newest first',

  run({ actor, db, query, page }) {
    return listSettingChanges(db, actor, query, page);
  },
});
