import { Type } from 'typebox';
import { mapPage } from '../../kernel/cursor.ts';
import { listOperation, writeOperation } from '../../kernel/operation.ts';
import { scopeNames } from '../../kernel/scopes.ts';
import { Id } from '../../lib/ids.ts';
import { Strict, Text } from '../../lib/schema.ts';
import { createSandbox } from './create.ts';
import { endSandbox } from './end.ts';
import { NewSandbox, presentSandbox, Sandbox } from './record.ts';
import { developing, refuseUnderWay, refuseUnlessReady, refuseWhereForbidden, refuseWhileWorking } from './rules.ts';
import { getSandbox, isWorkedAt, listSandboxes as pageOfSandboxes, lockSandbox, saveStatus } from './store.ts';
import { fillSandboxTask } from './tasks.ts';
import { createTokenWithin } from './token.ts';

const params = Strict({ id: Id('sbx') });
const common = { surface: 'app', scope: null, ...developing } as const;

export const listSandboxes = listOperation({
  ...common,
  id: 'sandboxes.list',
  route: 'GET /sandboxes',
  summary: 'List sandboxes',
  description: 'Those of the organization, five at most.',
  returns: Sandbox,
  order: 'newest first',

  run: async ({ actor, db, page }) => mapPage(await pageOfSandboxes(db, actor.organizationId, page), presentSandbox),
});

export const makeSandbox = writeOperation({
  ...common,
  id: 'sandboxes.create',
  route: 'POST /sandboxes',
  subject: 'sandbox',
  summary: 'Make a sandbox',
  description:
    'An organization of its own, filled with people who do not exist: seconds with 25, up to a minute with 250. Until then its status is MAKING. Five at most.',
  unrehearsed: 'rehearsal.sandbox',
  body: NewSandbox,
  returns: Sandbox,
  status: 201,
  refuses: ['CONFLICT', 'FORBIDDEN'],

  async run({ actor, work, body }) {
    refuseWhereForbidden(work.services.config, actor);
    const row = await createSandbox(work, body);
    work.enqueue(fillSandboxTask, { organization_id: actor.organizationId, id: row.id }, { maxAttempts: 3 });
    return presentSandbox(row);
  },
});

export const resetSandbox = writeOperation({
  ...common,
  id: 'sandboxes.reset',
  route: 'POST /sandboxes/{id}/reset',
  subject: 'sandbox',
  summary: 'Fill a sandbox anew',
  description:
    'As it was when it had just been filled, at the time of now. Ids of before are gone; tokens and endpoints of those who come from outside are kept.',
  unrehearsed: 'rehearsal.sandbox',
  params,
  returns: Sandbox,
  refuses: ['NOT_FOUND', 'CONFLICT', 'FORBIDDEN'],

  async run({ actor, work, params: { id } }) {
    refuseWhereForbidden(work.services.config, actor);
    const row = await lockSandbox(work.tx, actor.organizationId, id);
    refuseUnderWay(row);
    refuseWhileWorking(await isWorkedAt(work.tx, row.sandbox_organization_id));
    await saveStatus(work.tx, row, 'RESETTING', work.now);
    work.audit({ subjectId: id });
    work.enqueue(fillSandboxTask, { organization_id: actor.organizationId, id }, { maxAttempts: 3 });
    return presentSandbox(await getSandbox(work.tx, actor.organizationId, id));
  },
});

export const deleteSandbox = writeOperation({
  ...common,
  id: 'sandboxes.delete',
  route: 'DELETE /sandboxes/{id}',
  subject: 'sandbox',
  summary: 'Delete a sandbox',
  description: 'With all that is in it. Its tokens and sessions end at once, its records go within seconds.',
  unrehearsed: 'rehearsal.sandbox',
  params,
  returns: Sandbox,
  refuses: ['NOT_FOUND', 'CONFLICT'],

  async run({ work, params: { id } }) {
    const ended = await endSandbox(work, id);
    work.audit({ subjectId: id });
    return ended;
  },
});

export const createSandboxToken = writeOperation({
  ...common,
  id: 'sandboxes.createToken',
  route: 'POST /sandboxes/{id}/tokens',
  subject: 'sandbox',
  summary: 'Create a token of a sandbox',
  description:
    'It begins with `mst_test_` and opens the sandbox alone, for whoever develops against it. The token itself is part of this answer and of no other.',
  unrehearsed: 'rehearsal.token',
  params,
  body: Strict({
    name: Text(100, { description: 'What the token is for.', examples: ['Contractor'] }),
    scopes: Type.Optional(
      Type.Array(Type.Enum(scopeNames), {
        minItems: 1,
        maxItems: scopeNames.length,
        uniqueItems: true,
        description: 'What it may do; everything when absent.',
        examples: [['users:read']],
      }),
    ),
  }),
  returns: Type.Object({
    id: Id('tok', 'The token, for those who look at it within the sandbox.'),
    token: Type.String({ description: 'The token itself; shown this once.' }),
  }),
  status: 201,
  refuses: ['NOT_FOUND', 'CONFLICT', 'FORBIDDEN'],

  async run({ actor, work, params: { id }, body }) {
    refuseWhereForbidden(work.services.config, actor);
    const row = await lockSandbox(work.tx, actor.organizationId, id);
    refuseUnlessReady(row);
    const made = await createTokenWithin(work, row, body.name, body.scopes ?? 'all');
    work.audit({ subjectId: id });
    return made;
  },
});
