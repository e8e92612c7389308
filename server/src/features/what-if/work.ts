import { administers, jobOrigin } from '../../kernel/actor.ts';
import type { AccessEntry } from '../../kernel/change-log/change-log.ts';
import type { LongWork, LongWorkKind } from '../../kernel/long-work/kind.ts';
import { inUnitOfWork } from '../../kernel/unit-of-work.ts';
import { forbidden } from '../../lib/errors.ts';
import { askerOf } from '../people/index.ts';
import { seesPay } from '../time/index.ts';
import type { WhatIfQuestion } from './record.ts';
import type { Tally } from './tally.ts';
import { workOutPart } from './work-out.ts';

/** How often what was worked out is kept: the sums of everyone so far are written each time. */
const partsMs = 500;

export interface WhatIfState {
  /** The last person who is done. */
  readonly after: string;
  readonly sums: Tally;
}

export type WhatIfWork = LongWork<WhatIfQuestion, WhatIfState>;

/** Some people's timesheets after others'. They are kept together with how far it came. */
export const whatIfWork: LongWorkKind<WhatIfQuestion, WhatIfState> = {
  name: 'what_if',
  prefix: 'wif',
  keptMs: 86_400_000,
  atOnce: 1,
  namesPeople: true,
  reasonOf: () => 'author_not_allowed',

  async author(services, work) {
    const actor = await askerOf(services, work);
    if (!administers(actor) || !seesPay(actor)) throw forbidden('record.askerMayNot');
    return actor;
  },

  async step(run, actor) {
    const { services, work: row } = run;
    const { db } = services.database.shares.of(row.organization_id);
    let { after } = row.state;
    const { sums } = row.state;
    const looks: AccessEntry[] = [];
    const startedMs = performance.now();
    let isWhole = false;
    while (!isWhole && performance.now() - startedMs < partsMs) {
      const part = await workOutPart(db, actor, row.asked, after, sums);
      looks.push(...part.looks);
      isWhole = part.position === null;
      after = part.position ?? after;
    }
    await inUnitOfWork(services, actor, jobOrigin, async (work) => {
      await run.mark(work.tx, { done: sums.done, state: { after, sums }, isWhole });
      work.recordSensitiveRead(looks);
    });
  },
};
