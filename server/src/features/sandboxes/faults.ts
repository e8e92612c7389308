import { Type } from 'typebox';
import { readOperation, writeOperation } from '../../kernel/operation.ts';
import { type Fault, faultKinds } from '../../kernel/sandbox-faults.ts';
import { Instant } from '../../lib/days.ts';
import { Strict } from '../../lib/schema.ts';
import { refuseOutside } from './clock.ts';
import { listFaults, removeFaults, saveFault } from './faults-store.ts';

const mostSeconds = 600;

const Kind = Type.Enum([...faultKinds], {
  description:
    'RATE_LIMIT: requests are answered with 429 and Retry-After. UNAVAILABLE: with 503. CUT: the connection is cut; of changes every other one once it is done. SLOW: answers take five seconds longer. DUPLICATE: webhooks come twice. LATE: half a minute later. OUT_OF_ORDER: every other one after the one behind it.',
  examples: ['RATE_LIMIT'],
});

const SandboxFaults = Type.Object(
  {
    faults: Type.Array(
      Type.Object(
        { kind: Kind, until: Instant('When it is over by itself, by real time.') },
        { description: 'One kind of fault.' },
      ),
      {
        description: 'What goes wrong in the sandbox now.',
      },
    ),
  },
  { $id: 'SandboxFaults', description: 'What a sandbox has asked to go wrong.' },
);

const present = (faults: readonly Fault[]) => ({ faults: faults.map(({ kind, until }) => ({ kind, until })) });

const common = { scope: 'sandbox:write', returns: SandboxFaults, refuses: ['CONFLICT'] } as const;

export const getFaults = readOperation({
  ...common,
  id: 'sandboxFaults.get',
  route: 'GET /sandbox/faults',
  summary: 'Get what goes wrong in the sandbox',
  description: 'In a sandbox alone. Answered whatever goes wrong.',
  goesOnByItself: true,
  worksOn: 'by hand: in a sandbox alone',

  async run({ actor, origin, db }) {
    refuseOutside(actor, origin);
    return present(await listFaults(db, actor.organizationId));
  },
});

export const beginFault = writeOperation({
  ...common,
  id: 'sandboxFaults.begin',
  route: 'POST /sandbox/faults',
  subject: 'organization',
  summary: 'Let something go wrong in the sandbox',
  description:
    'For so many seconds, as such things happen: for trying one’s own retries. It concerns requests with tokens, and webhooks; never the app, nor anything outside of the sandbox. Several kinds go on beside each other; one that goes on is set anew.',
  unrehearsed: 'rehearsal.sandbox',
  worksOn: 'by hand: in a sandbox alone',
  body: Strict({
    kind: Kind,
    seconds: Type.Integer({
      minimum: 1,
      maximum: mostSeconds,
      description: 'For how long.',
      examples: [30],
    }),
  }),

  async run({ actor, work, body: { kind, seconds } }) {
    refuseOutside(actor, work.origin);
    // By the machine’s clock: however far the sandbox’s time was moved on, it lasts so long.
    const untilMs = Date.now() + seconds * 1000;
    await saveFault(work.tx, actor.organizationId, kind, new Date(untilMs).toISOString());
    work.services.faults.set(actor.organizationId, kind, untilMs);
    work.audit({ subjectId: actor.organizationId, after: { kind, seconds } });
    return present(await listFaults(work.tx, actor.organizationId));
  },
});

export const endFaults = writeOperation({
  ...common,
  id: 'sandboxFaults.end',
  route: 'DELETE /sandbox/faults',
  subject: 'organization',
  summary: 'End what goes wrong in the sandbox',
  description: 'At once; nothing if nothing does. Answered whatever goes wrong.',
  unrehearsed: 'rehearsal.sandbox',
  worksOn: 'by hand: in a sandbox alone',

  async run({ actor, work }) {
    refuseOutside(actor, work.origin);
    await removeFaults(work.tx, actor.organizationId);
    work.services.faults.endAll(actor.organizationId);
    work.audit({ subjectId: actor.organizationId });
    return present([]);
  },
});
