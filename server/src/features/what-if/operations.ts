import type { Actor } from '../../kernel/actor.ts';
import { startLongWork } from '../../kernel/long-work/run.ts';
import { findLongWork } from '../../kernel/long-work/store.ts';
import { readOperation, writeOperation } from '../../kernel/operation.ts';
import type { UnitOfWork } from '../../kernel/unit-of-work.ts';
import { checkOrder } from '../../lib/changes.ts';
import { daysBetween } from '../../lib/days.ts';
import { invalid, notFound } from '../../lib/errors.ts';
import { Id } from '../../lib/ids.ts';
import { Strict } from '../../lib/schema.ts';
import { checkKnown } from '../people/index.ts';
import { seesPay, shownExplanation } from '../time/index.ts';
import { WhatIf, WhatIfExplanation, WhatIfQuestion, WhatIfSheetQuestion } from './record.ts';
import { countSheets, getReplaySheet } from './store.ts';
import { emptyTally, present } from './tally.ts';
import { type WhatIfState, type WhatIfWork, whatIfWork } from './work.ts';
import { explainBoth, workOutPart } from './work-out.ts';

/** More of them are left to a job. */
const maxAtOnce = 500;
const maxDays = 732;

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
    await checkKnown(work, 'users', 'user_ids', body.user_ids);
    await checkKnown(work, 'departments', 'department_ids', body.department_ids);
    const total = await countSheets(work.tx, actor, body);
    const tally = emptyTally();
    work.audit({ subjectType: 'what_if', recordCount: total });
    if (total > maxAtOnce) {
      const state: WhatIfState = { after: '', sums: tally };
      return presentWork(actor, await startLongWork<WhatIfWork>(work, whatIfWork, { asked: body, total, state }));
    }
    await workOutAll(work, actor, body, tally);
    const shown = present(tally, actor.organization.currency);
    return { id: null, status: 'COMPLETED' as const, ...days(body), sheets_total: total, ...shown };
  },
});

function presentWork(actor: Actor, { id, status, asked, total, state }: WhatIfWork): WhatIf {
  return { id, status, ...days(asked), sheets_total: total, ...present(state.sums, actor.organization.currency) };
}

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
    const work = await findLongWork<WhatIfWork>(db, actor, whatIfWork.name, params.id);
    if (!work) throw notFound();
    return presentWork(actor, work);
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
      before: shownExplanation(seesPay(actor), before, currency, isReproduced),
      after: shownExplanation(seesPay(actor), after, currency, isReproduced),
    };
  },
});
