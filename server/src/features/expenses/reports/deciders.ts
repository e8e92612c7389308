import { readOperation } from '../../../kernel/operation.ts';
import { Id } from '../../../lib/ids.ts';
import { Strict } from '../../../lib/schema.ts';
import { decidersOf, RequestDeciders } from '../../approvals/index.ts';
import { decides, steppedReport } from './guards.ts';
import { findBehindReports, getReportToDecide } from './store.ts';

export const getReportDeciders = readOperation({
  id: 'expenseReports.deciders',
  route: 'GET /expense-reports/{id}/deciders',
  summary: 'Who decides on an expense report',
  description:
    'For a report with `approvals`: who has taken each step and who can take those that wait, deputies of those who are away among them. Empty for any other.',
  surface: 'app',
  scope: null,
  module: 'expenses',
  params: Strict({ id: Id('exp') }),
  returns: RequestDeciders,
  refuses: ['NOT_FOUND'],

  async run({ actor, db, nowMs, params }) {
    const asking = { actor, db, nowMs };
    const report = await getReportToDecide(asking, params.id);
    const behind = (await findBehindReports(db, actor, [report.id])).get(report.id);
    if (!behind || report.approvals.length === 0) return { standing: null, steps: [], people: [] };
    const subject = { ...report, ...behind };
    return decidersOf(asking, 'EXPENSES', steppedReport(subject), await decides.standingOn(asking, subject));
  },
});
