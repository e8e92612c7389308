import { todayOf } from '../../../kernel/actor.ts';
import type { Job } from '../../../kernel/catalogue.ts';
import type { Reaction, UnitOfWork } from '../../../kernel/unit-of-work.ts';
import { inOrganization } from '../../organization/index.ts';
import { weekMinutesOf } from '../week/cost.ts';
import { figuresOf } from './figures.ts';
import { isAskedFor, listOrganizationsToWorkOut, listPaid, listTold, saveFigure, takeMonth } from './figures-store.ts';

/** Once a month, by what held on its first day. Where nobody may ask, nothing is worked out: there is less to be told. */
async function workOut(work: UnitOfWork): Promise<void> {
  const today = todayOf(work.actor, work.nowMs);
  if (!(await isAskedFor(work, today))) return;
  const month = `${today.slice(0, 7)}-01`;
  if (!(await takeMonth(work, month))) return;
  const [paid, told] = [await listPaid(work, month), await listTold(work)];
  const weekMinutes = weekMinutesOf(work.actor);
  for (const figure of figuresOf(paid, told, weekMinutes)) await saveFigure(work, figure, { month, weekMinutes });
}

/** Where someone holds the package and the month is not worked out: on its first day as a rule. Days begin on quarters of an hour. */
export const workOutStandardCosts: Job = {
  task: 'standardCosts.workOut',
  cron: '*/15 * * * *',

  async run(services) {
    for (const id of await listOrganizationsToWorkOut(services.database.db, services.clock.now())) {
      await inOrganization(services, id, workOut);
    }
  },
};

/** So that the first question is answered. */
export const workOutWhenGiven: Reaction = {
  to: 'access_grant.created',
  summary: 'Where it is the first to show standard costs in this month, they are worked out.',
  run: (work) => workOut(work),
};
