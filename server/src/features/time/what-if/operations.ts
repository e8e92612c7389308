import type { Actor } from '../../../kernel/actor.ts';
import { readOperation, writeOperation } from '../../../kernel/operation.ts';
import type { UnitOfWork } from '../../../kernel/unit-of-work.ts';
import { checkOrder } from '../../../lib/changes.ts';
import { daysBetween } from '../../../lib/days.ts';
import { invalid } from '../../../lib/errors.ts';
import { Id } from '../../../lib/ids.ts';
import { Strict } from '../../../lib/schema.ts';
import { shownExplanation } from '../timesheets/explain.ts';
import { whatIfTask } from './job.ts';
import { WhatIf, WhatIfExplanation, WhatIfQuestion, WhatIfSheetQuestion } from './record.ts';
import { countSheets, getOwnWhatIf, getReplaySheet, insertWhatIf } from './store.ts';
import { emptyTally, present } from './tally.ts';
import { explainBoth, workOutPart } from './work-out.ts';

/** More of them are left to a job. */
const maxAtOnce = 500;
const maxDays = 732;
const keptMs = 86_400_000;

function checkQuestion(asked: WhatIfQuestion): void {
  checkOrder(asked, 'from', 'to');
  if (daysBetween(asked.from, asked.to) >= maxDays) throw invalid('to', 'time.whatIfTooLong');
  if (asked.user_ids && asked.department_ids) throw invalid('department_ids', 'time.whatIfOneOf');
}

const days = ({ from, to }: WhatIfQuestion) => ({ from, to });

export const askWhatIf = writeOperation({
  id: 'whatIf.create',
  route: 'POST /what-if',
  subject: 'what_if',
  summary: 'Work out timesheets under other settings',
  description: `What every timesheet of some days would have come to, had overtime, rounding or the weekend been set otherwise: by the functions that pay, by person, department and pay period. No timesheet changes, and none is locked. More than ${String(maxAtOnce)} timesheets are left to a job. A timesheet that does not come out as it stands by what is known of then is named. Everyone whose pay it tells of is written to the sensitive-data access log.`,
  surface: 'app',
  scope: null,
  role: 'ADMINISTRATOR',
  module: 'time_tracking',
  changesNothing: true,
  body: WhatIfQuestion,
  returns: WhatIf,

  async run({ actor, work, body }) {
    checkQuestion(body);
    const total = await countSheets(work.tx, actor, body);
    const tally = emptyTally();
    work.audit({ subjectType: 'what_if', recordCount: total });
    if (total > maxAtOnce) {
      const id = work.newId('wif');
      await insertWhatIf(work, { id, asked: body, total, sums: tally, keptMs });
      work.enqueue(whatIfTask, { organization_id: actor.organizationId, what_if_id: id });
      const shown = present(tally, actor.organization.currency);
      return { id, status: 'PENDING' as const, ...days(body), sheets_total: total, ...shown };
    }
    await workOutAll(work, actor, body, tally);
    const shown = present(tally, actor.organization.currency);
    return { id: null, status: 'COMPLETED' as const, ...days(body), sheets_total: total, ...shown };
  },
});

async function workOutAll(
  work: UnitOfWork,
  actor: Actor,
  asked: WhatIfQuestion,
  tally: ReturnType<typeof emptyTally>,
): Promise<void> {
  for (let after: string | null = ''; after !== null;) {
    const part = await workOutPart(work.tx, actor, asked, after, tally);
    work.recordSensitiveRead(part.looks);
    after = part.position;
  }
}

export const getWhatIf = readOperation({
  id: 'whatIf.get',
  route: 'GET /what-if/{id}',
  summary: 'Read how far a what-if has come, and its answer',
  description: 'By the person who asked, for a day.',
  surface: 'app',
  scope: null,
  role: 'ADMINISTRATOR',
  module: 'time_tracking',
  params: Strict({ id: Id('wif') }),
  returns: WhatIf,
  refuses: ['NOT_FOUND'],

  async run({ actor, db, params }) {
    const row = await getOwnWhatIf(db, actor, params.id);
    const shown = present(row.sums, actor.organization.currency);
    return { id: row.id, status: row.status, ...days(row.asked), sheets_total: row.sheets_total, ...shown };
  },
});

export const explainWhatIf = writeOperation({
  id: 'whatIf.explain',
  route: 'POST /what-if/timesheets/{id}',
  subject: 'what_if',
  summary: 'Explain a timesheet under other settings',
  description:
    'How a timesheet comes about by what is known of then, and how it would have under these settings. Written to the sensitive-data access log.',
  surface: 'app',
  scope: null,
  role: 'ADMINISTRATOR',
  module: 'time_tracking',
  changesNothing: true,
  params: Strict({ id: Id('tsh') }),
  body: WhatIfSheetQuestion,
  returns: WhatIfExplanation,
  refuses: ['NOT_FOUND'],

  async run({ actor, work, params, body }) {
    const sheet = await getReplaySheet(work.tx, actor, params.id);
    const { before, after, isReproduced } = await explainBoth(work.tx, actor, sheet, body.settings);
    work.recordSensitiveRead([{ userId: sheet.user_id, tier: 'compensation', recordId: sheet.id }]);
    const { currency } = sheet;
    return {
      before: shownExplanation(actor, before, currency, isReproduced),
      after: shownExplanation(actor, after, currency, isReproduced),
    };
  },
});
