import { explainParameter } from '../../../kernel/explain.ts';
import { Id } from '../../../lib/ids.ts';
import { readOperation } from '../../../kernel/operation.ts';
import { Strict } from '../../../lib/schema.ts';
import { presentEntry, showsLocations, withheldFromEntries } from './present.ts';
import { entryIncludes, TimeEntry } from './record.ts';
import { getVisibleEntry } from './store.ts';

export const getTimeEntry = readOperation({
  id: 'timeEntries.get',
  route: 'GET /time-entries/{id}',
  summary: 'Get a time entry',
  description: 'Also one that was deleted, with status DELETED.',
  scope: 'time_entries:read',
  module: 'time_tracking',
  params: Strict({ id: Id('ten') }),
  query: Strict(explainParameter),
  returns: TimeEntry,
  includes: entryIncludes,
  refuses: ['NOT_FOUND'],

  async run({ actor, db, params, query, fields, answerMeta }) {
    const withLocations = showsLocations(actor, fields);
    const row = await getVisibleEntry(db, actor, params.id, withLocations);
    if (query.explain) answerMeta.withheld = withheldFromEntries(actor, [row]);
    return presentEntry(actor, row, withLocations);
  },
});
