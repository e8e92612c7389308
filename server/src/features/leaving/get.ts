import { Type } from 'typebox';
import type { Db } from '../../db/database.ts';
import { type Actor, administers } from '../../kernel/actor.ts';
import { readOperation } from '../../kernel/operation.ts';
import { dayBoundsMs, dayIn } from '../../lib/days.ts';
import { Day } from '../../lib/days.ts';
import { enforce } from '../../lib/errors.ts';
import { Id } from '../../lib/ids.ts';
import { Strict } from '../../lib/schema.ts';
import { countRequests } from '../inbox/index.ts';
import { leaveOnLeaving } from '../leave/index.ts';
import { findDeparture } from '../onboarding/index.ts';
import { findActor, getLeavingPerson, mayEdit } from '../people/index.ts';
import { listHeldAssets } from '../records/index.ts';
import { listShiftsAfter } from '../schedule/index.ts';
import { countTokensAt, listTokensAt } from '../tokens/index.ts';
import { countOwnedEndpoints, listOwnedEndpoints } from '../webhooks/index.ts';
import { Leaving, shownOfEach, shownTokens } from './record.ts';

export const getLeaving = readOperation({
  id: 'leaving.get',
  route: 'GET /users/{id}/leaving',
  shows: ['checklist', 'user', 'asset', 'shift', 'leave', 'leave_balance', 'token', 'webhook_endpoint'],
  summary: 'What ends with a person’s last day, what is to come back and what is left',
  description:
    'For those who prepare it, before or after it was set. Of a person who is already gone it says what is still open.',
  surface: 'app',
  scope: null,
  role: 'ADMINISTRATOR',
  params: Strict({ id: Id('usr') }),
  query: Strict({
    last_day: Type.Optional(Day('The day to look at; the person’s employment_end_date unless given, else today.')),
  }),
  returns: Leaving,
  refuses: ['NOT_FOUND', 'FORBIDDEN'],

  async run({ actor, db, nowMs, params, query }) {
    const { timezone } = actor.organization;
    const { role, ...person } = await getLeavingPerson(db, actor, params.id, shownOfEach);
    enforce(mayEdit(actor, { role }));
    const last_day = query.last_day ?? person.employment_end_date ?? dayIn(timezone, nowMs);
    const end = new Date(dayBoundsMs(timezone, last_day).endMs).toISOString();
    const [departure, tokens, webhook_endpoints, held_tokens, held_endpoints, shifts, assets, leave, requests] =
      await Promise.all([
        findDeparture(db, actor, params.id),
        countTokensAt(db, actor, params.id, end),
        countOwnedEndpoints(db, actor, params.id),
        listTokensAt(db, actor, params.id, end, shownTokens),
        listOwnedEndpoints(db, actor, params.id),
        listShiftsAfter(db, actor, params.id, last_day, shownOfEach),
        listHeldAssets(db, actor, params.id),
        leaveOnLeaving(db, actor, params.id, last_day),
        countWaiting(db, actor, params.id, nowMs),
      ]);
    const { is_active, department_ids, team_ids, report_count, report_ids } = person;
    return {
      user_id: params.id,
      last_day,
      is_active,
      ...departure,
      tokens,
      webhook_endpoints,
      held_tokens,
      held_endpoints,
      shifts,
      reports: { count: report_count, user_ids: report_ids },
      department_ids,
      team_ids,
      requests,
      assets,
      leave,
    };
  },
});

/** Requests that wait for a head or a manager; what waits for an Administrator waits for the others as well. */
async function countWaiting(db: Db, actor: Actor, userId: string, nowMs: number): Promise<number> {
  const person = await findActor(db, actor.organizationId, userId);
  if (!person || administers(person)) return 0;
  return countRequests(db, person, new Date(nowMs).toISOString());
}
