import { writeOperation } from '../../../kernel/operation.ts';
import { invalid } from '../../../lib/errors.ts';
import { decideAll } from './decide.ts';
import { type Decision, Decisions, Outcomes } from './record.ts';

/** The decisions are made before this operation's own transaction: each has one of its own, and no connection waits meanwhile. */
export const createDecisions = writeOperation({
  id: 'decisions.create',
  route: 'POST /decisions',
  summary: 'Decide on several requests',
  description:
    'Each as its own operation would decide it, by itself: one that is refused keeps no other back, and the answer has an outcome for each. What someone else decided meanwhile says so. A rejection needs a reason.',
  surface: 'app',
  scope: null,
  judgesEach: true,
  unrehearsed: 'rehearsal.decisions',
  body: Decisions,
  returns: Outcomes,

  async prepare({ services, actorNow, origin, body }) {
    body.decisions.forEach(checkReason);
    return decideAll(services, { actorNow, origin }, body.decisions);
  },

  run({ work, prepared }) {
    const recordCount = prepared.filter(({ status }) => status === 200).length;
    work.audit({ recordCount });
    return Promise.resolve({ outcomes: prepared });
  },
});

const stepped: readonly Decision['kind'][] = ['leave', 'expense_report'];

function checkReason({ kind, verdict, reason, all_steps }: Decision, index: number): void {
  const field = `decisions.${String(index)}.reason`;
  if (verdict === 'reject' && reason === undefined) throw invalid(field, 'inbox.reasonNeeded');
  if (all_steps !== undefined && !stepped.includes(kind)) {
    throw invalid(`decisions.${String(index)}.all_steps`, 'approvals.allStepsOfKind');
  }
  if (verdict === 'approve' && reason !== undefined) throw invalid(field, 'inbox.reasonOfRejection');
}
