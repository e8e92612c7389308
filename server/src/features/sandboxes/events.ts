import { Type } from 'typebox';
import { type Actor, operatorOf } from '../../kernel/actor.ts';
import { operationNamed } from '../../kernel/declared.ts';
import { writeOperation } from '../../kernel/operation.ts';
import type { UnitOfWork } from '../../kernel/unit-of-work.ts';
import { conflict } from '../../lib/errors.ts';
import { Id } from '../../lib/ids.ts';
import { Strict } from '../../lib/schema.ts';
import { findActor } from '../people/index.ts';
import { refuseOutside } from './clock.ts';
import { documentOf, Happening, type HappeningType, happeningTypes, recipeOf } from './happenings.ts';

const most = 20;

export const makeEvents = writeOperation({
  id: 'sandboxEvents.create',
  route: 'POST /sandbox/events',
  subject: 'organization',
  summary: 'Let events happen in the sandbox',
  description:
    'Makes the change that raises the event, by the operations that everyone has, so that it is a true one: a leave is booked and decided, a timesheet filled in and finalized. What has to be there for it, such as a person, is made first, with events of its own. Webhooks and the feed tell of it as of any other. `webhook.test` goes to the newest active endpoint.',
  scope: 'sandbox:write',
  unrehearsed: 'rehearsal.sandbox',
  worksOn: 'by hand: in a sandbox alone',
  body: Strict({
    type: Type.Enum(happeningTypes, { description: 'The event.', examples: ['leave.approved'] }),
    count: Type.Optional(
      Type.Integer({
        minimum: 1,
        maximum: most,
        default: 1,
        description: 'How many of it; one unless given.',
        examples: [1],
      }),
    ),
  }),
  returns: Type.Object(
    {
      type: Type.Enum(happeningTypes, { description: 'The event.' }),
      events: Type.Array(
        Type.Object(
          {
            event_id: Id('evt', 'As webhooks and the feed name it.'),
            subject_id: Type.String({
              description: 'The record that it is about.',
              examples: ['lv_01K9Z3V5Q8R2T4W6Y8A0C2E4G6'],
            }),
          },
          { description: 'One event that was made.' },
        ),
        { description: 'What was made, in order.' },
      ),
    },
    { $id: 'SandboxEvents', description: 'Events that a sandbox was asked for.' },
  ),
  status: 201,
  refuses: ['CONFLICT', 'FORBIDDEN'],

  async prepare({ actor, origin, services, files, body }) {
    refuseOutside(actor, origin);
    if (!body.type.startsWith('document.')) return [];
    const operation = operationNamed(services.catalogue, 'documents.create');
    const kept: unknown[] = [];
    for (let nth = 0; nth < (body.count ?? 1); nth++)
      kept.push(await operation.prepare?.({ files, body: documentOf('', '') } as never));
    return kept;
  },

  async run({ actor, work, body: { type, count = 1 }, prepared }) {
    const boss = await bossOf(work, actor);
    const tests: { event_id: string; subject_id: string }[] = [];
    for (let nth = 0; nth < count; nth++) {
      const made = await recipeOf(type)(new Happening(work, boss), prepared[nth]);
      if (type === 'webhook.test') tests.push(made as { event_id: string; subject_id: string });
    }
    const events = type === 'webhook.test' ? tests : eventsOf(work, type);
    // Settings may let it happen otherwise: leave that needs no approval is approved as it is asked for.
    if (events.length < count) throw conflict('sandboxes.notRaised', { reason: 'not_raised' });
    work.audit({ subjectId: actor.organizationId, after: { type, count } });
    return { type, events };
  },
});

const eventsOf = (work: UnitOfWork, type: HappeningType) =>
  work.eventsOf(type).map(({ id, subject_id }) => ({ event_id: id, subject_id }));

/** Who decides on all of it, with all their rights, whatever the token may; for a service account the operator. */
async function bossOf(work: UnitOfWork, { userId, organization, organizationId }: Actor): Promise<Actor> {
  const person = userId?.startsWith('usr_') === true ? await findActor(work.tx, organizationId, userId) : null;
  return person ?? operatorOf(organization);
}
