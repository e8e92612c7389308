import { batchOperation } from '../../../kernel/batch.ts';
import { createTimeEntry } from './create.ts';

export const createTimeEntries = batchOperation(createTimeEntry, {
  id: 'timeEntries.createBatch',
  route: 'POST /time-entries/batch',
  summary: 'Record many entries at once',
  description:
    'One to 100 entries, each by the rules of a single one and worked through in order. Mode `each`: an entry that is refused leaves the others as they are, and the answer is 200 whatever came of them. Mode `all`: all are recorded or none; with any refusal the answer is 422 and `details.entries` names each, as `index` and `error`. Counts as one request for each ten entries, begun ones included. An `Idempotency-Key` covers the whole batch: one that was broken off goes on where it ended.',
  entryName: 'TimeEntriesCreateBody',
  resultName: 'TimeEntryBatchResult',
});
