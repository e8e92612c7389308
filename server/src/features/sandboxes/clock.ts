import { Type } from 'typebox';
import type { Actor, Origin } from '../../kernel/actor.ts';
import { readOperation, writeOperation } from '../../kernel/operation.ts';
import { parseDurationMs } from '../../lib/clock.ts';
import { Instant } from '../../lib/days.ts';
import { conflict, invalid, Refusal } from '../../lib/errors.ts';
import { Strict } from '../../lib/schema.ts';
import { say } from '../../lib/texts/texts.ts';
import { passTime } from './pass.ts';
import { countHappened, freeClock, takeClock } from './store.ts';

const SandboxClock = Type.Object(
  {
    now: Instant('What time it is in the sandbox.'),
    ahead_seconds: Type.Integer({ description: 'By how much that is ahead of real time.', examples: [31_536_000] }),
  },
  { $id: 'SandboxClock', description: 'The time of a sandbox.' },
);

const SandboxHappening = Type.Object(
  {
    kind: Type.String({
      description: 'What a job did, by its name in the audit log; a type of event; or `notifications.` and a kind.',
      examples: ['leave.accrue'],
    }),
    count: Type.Integer({ description: 'How often, or to how many records.', examples: [25] }),
  },
  { $id: 'SandboxHappening', description: 'What came in the time that passed, counted by its kind.' },
);

/** Real tokens are of the other kind; a person is in their real organization. */
export function refuseOutside(actor: Actor, origin: Pick<Origin, 'tokenId'>): void {
  if (actor.organization.sandboxOf !== null) return;
  if (origin.tokenId !== null) throw new Refusal('AUTH_INVALID', 'access.realTokenAtTest', { reason: 'real_token' });
  throw conflict('sandboxes.notWithin', { reason: 'no_sandbox' });
}

export const getClock = readOperation({
  id: 'sandboxClock.get',
  route: 'GET /sandbox/clock',
  summary: 'Get the time of the sandbox',
  description: 'In a sandbox alone.',
  scope: 'sandbox:write',
  returns: SandboxClock,
  goesOnByItself: true,
  worksOn: 'by hand: in a sandbox alone',
  refuses: ['CONFLICT'],

  run({ actor, origin, services: { clock } }) {
    refuseOutside(actor, origin);
    const aheadMs = clock.nowMs() - clock.real.nowMs();
    return Promise.resolve({ now: clock.now(), ahead_seconds: Math.round(aheadMs / 1000) });
  },
});

const leaseMs = 60_000;
const furthestMs = 20 * 366 * 86_400_000;

/** Where it is to go; checked before anything happens. */
function targetOf({ to, advance }: { readonly to?: string; readonly advance?: string }, nowMs: number, realMs: number) {
  if ((to === undefined) === (advance === undefined)) throw invalid('to', 'sandboxes.toOrAdvance');
  const byMs = advance === undefined ? null : parseDurationMs(advance);
  if (advance !== undefined && byMs === null) throw invalid('advance', 'sandboxes.duration');
  const targetMs = to === undefined ? nowMs + (byMs ?? 0) : Date.parse(to);
  if (targetMs < nowMs) throw conflict('sandboxes.backwards', { reason: 'backwards', field: 'to' });
  if (targetMs > realMs + furthestMs)
    throw invalid(to === undefined ? 'advance' : 'to', say('sandboxes.tooFar', { years: 20 }));
  return targetMs;
}

export const moveClock = writeOperation({
  id: 'sandboxClock.move',
  route: 'POST /sandbox/clock',
  subject: 'organization',
  summary: 'Move the time of the sandbox on',
  description:
    'Whatever would have happened until then happens, in order and without waiting: accruals, reminders, planned changes, last days, invitations, mails. The answer counts it by kind. A stretch that takes longer than twenty seconds is gone in parts: `is_there` is false, and the same `to` goes on. Limits, signing in and the time of deliveries are by real time. Back goes no way but a reset.',
  scope: 'sandbox:write',
  unrehearsed: 'rehearsal.sandbox',
  worksOn: 'by hand: in a sandbox alone',
  body: Strict({
    to: Type.Optional(Instant('The instant to come to.')),
    advance: Type.Optional(
      Type.String({
        maxLength: 20,
        description: 'Or by how much: `30s`, `15m`, `24h`, `6d`.',
        examples: ['6d'],
      }),
    ),
  }),
  returns: Type.Object({
    from: Instant('What time it was.'),
    ...SandboxClock.properties,
    is_there: Type.Boolean({ description: 'Whether it came to where it was to go; false: send the same `to` again.' }),
    to: Instant('Where it was to go.'),
    happened: Type.Array(SandboxHappening, { description: 'What came in that time, by kind.' }),
  }),
  refuses: ['CONFLICT'],

  async prepare({ actor, origin, services, body }) {
    refuseOutside(actor, origin);
    const { clock, database } = services;
    const fromMs = clock.nowMs();
    const targetMs = targetOf(body, fromMs, clock.real.nowMs());
    const { id } = actor.organization;
    if (!(await takeClock(database.db, id, Date.now() + leaseMs)))
      throw conflict('sandboxes.moving', { reason: 'under_way' });
    try {
      const reachedMs = await passTime(services, actor.organization, targetMs);
      const [from, now, to] = [fromMs, reachedMs, targetMs].map((ms) => new Date(ms).toISOString()) as [
        string,
        string,
        string,
      ];
      return {
        from,
        now,
        ahead_seconds: Math.round((reachedMs - clock.real.nowMs()) / 1000),
        is_there: reachedMs >= targetMs,
        to,
        happened: await countHappened(database.db, id, from, now),
      };
    } finally {
      await freeClock(database.db, id);
    }
  },

  run({ actor, work, prepared }) {
    work.audit({ subjectId: actor.organizationId, after: { from: prepared.from, to: prepared.now } });
    return Promise.resolve(prepared);
  },
});
