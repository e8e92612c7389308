import { Type } from 'typebox';
import { readOperation, writeOperation } from '../../../kernel/operation.ts';
import type { UnitOfWork } from '../../../kernel/unit-of-work.ts';
import { Refusal } from '../../../lib/errors.ts';
import { Id } from '../../../lib/ids.ts';
import { Strict } from '../../../lib/schema.ts';
import { createTeam, joinTeam, leaveTeam, updateTeam } from '../../people/index.ts';
import { carryOut } from '../carry-out.ts';
import { type Asked, filterOf, listAnswer, rangeOf, ScimQuery, shaped } from '../list.ts';
import { type Attributes, badRequest, isMatch, type Resource, schemaUrns, ScimBody, versionOf } from '../protocol.ts';
import { scimBase } from '../users/operations.ts';
import { readGroupChanges, readWholeGroup, type WantedGroup } from './read.ts';
import {
  findRemovedGroup,
  getGroup,
  type GroupRow,
  listGroups,
  lockGroup,
  removeGroupLink,
  saveGroupLink,
} from './store.ts';

const common = { scope: 'scim', query: ScimQuery, returns: Type.Unknown() } as const;
const write = { ...common, unrehearsed: 'rehearsal.scim' } as const;
const params = Strict({ id: Id('team') });

/** A team as SCIM shows it. */
function presentGroup(base: string, row: GroupRow): Resource {
  const content = {
    ...(row.external_id !== null && { externalId: row.external_id }),
    displayName: row.name,
    members: row.members.map((value) => ({ value, $ref: `${base}/Users/${value}`, type: 'User' })),
  };
  return {
    schemas: [schemaUrns.group],
    id: row.id,
    ...content,
    meta: {
      resourceType: 'Group',
      created: row.created_at,
      lastModified: row.changed_at,
      location: `${base}/Groups/${row.id}`,
      version: versionOf(content),
    },
  };
}

export const listScimGroups = readOperation({
  ...common,
  id: 'scim.groups.list',
  route: 'GET /Groups',
  summary: 'List teams',

  async run({ actor, db, services, query }) {
    const asked: Asked = query;
    const range = rangeOf(asked);
    const { total, rows } = await listGroups(db, actor, filterOf(asked), range);
    const base = scimBase(services);
    return listAnswer(
      range,
      total,
      rows.map((row) => shaped(presentGroup(base, row), asked)),
    );
  },
});

export const getScimGroup = readOperation({
  ...common,
  id: 'scim.groups.get',
  route: 'GET /Groups/{id}',
  summary: 'Get a team',
  params,

  run: async ({ actor, db, services, params: { id }, query }) =>
    shaped(presentGroup(scimBase(services), await getGroup(db, actor, id)), query),
});

export const createScimGroup = writeOperation({
  ...write,
  id: 'scim.groups.create',
  route: 'POST /Groups',
  summary: 'Create a team',
  body: ScimBody,
  status: 201,

  async run({ work, body }) {
    const wanted = readWholeGroup(body as Attributes);
    const name = wanted.displayName ?? '';
    const removed = await findRemovedGroup(work, name);
    const id = removed ?? ((await carryOut(work, createTeam, { body: { name } })) as { id: string }).id;
    await saveGroupLink(work, id, { isCreated: removed === null, externalId: wanted.externalId });
    if (removed !== null) await carryOut(work, updateTeam, { params: { id }, body: { name, status: 'ACTIVE' } });
    await setMembers(work, id, wanted);
    return shown(work, id);
  },
});

export const replaceScimGroup = writeOperation({
  ...write,
  id: 'scim.groups.replace',
  route: 'PUT /Groups/{id}',
  summary: 'Replace a team',
  description: 'Without members, nobody is in it any more.',
  params,
  body: ScimBody,

  run: ({ work, params: { id }, query, body }) => {
    const wanted = readWholeGroup(body);
    return change(work, id, { ...wanted, members: wanted.members ?? new Set() }, query.if_match);
  },
});

export const patchScimGroup = writeOperation({
  ...write,
  id: 'scim.groups.patch',
  route: 'PATCH /Groups/{id}',
  summary: 'Change a team',
  params,
  body: ScimBody,

  run: ({ work, params: { id }, query, body }) =>
    change(work, id, readGroupChanges(body as Attributes, id), query.if_match),
});

export const deleteScimGroup = writeOperation({
  ...write,
  id: 'scim.groups.delete',
  route: 'DELETE /Groups/{id}',
  summary: 'Archive a team, and show it no more',
  params,

  async run({ work, params: { id }, query }) {
    await lockTeamAsSeen(work, id, query.if_match);
    await carryOut(work, updateTeam, { params: { id }, body: { status: 'ARCHIVED' } });
    await removeGroupLink(work, id);
    return null;
  },
});

async function lockTeamAsSeen(work: UnitOfWork, id: string, ifMatch: string | undefined): Promise<void> {
  await lockGroup(work, id);
  const { version } = presentGroup(scimBase(work.services), await getGroup(work.tx, work.actor, id)).meta;
  if (ifMatch !== undefined && !isMatch(ifMatch, version))
    throw new Refusal('PRECONDITION_FAILED', 'request.changedSince');
}

async function change(work: UnitOfWork, id: string, wanted: WantedGroup, ifMatch?: string): Promise<Resource> {
  // People before the team: whoever else takes both takes them in this order.
  if (ifMatch === undefined) await getGroup(work.tx, work.actor, id);
  else await lockTeamAsSeen(work, id, ifMatch);
  await setMembers(work, id, wanted);
  const { displayName: name, externalId } = wanted;
  if (name !== undefined) await carryOut(work, updateTeam, { params: { id }, body: { name } });
  await saveGroupLink(work, id, { externalId });
  if (!work.isAudited) work.audit({ action: 'teams.update', subjectType: 'team', subjectId: id, changedFields: [] });
  return shown(work, id);
}

/** By the rules of the app: only people who work here join. */
async function setMembers(work: UnitOfWork, id: string, { members, added, removed }: WantedGroup): Promise<void> {
  const joining = new Set([...(members ?? []), ...added]);
  for (const one of removed) joining.delete(one);
  if (joining.size > 0) {
    await joinTeam(work, id, [...joining]).catch((error: unknown) => {
      // The team is there: it was one of the people.
      const isUnknown = error instanceof Refusal && error.code === 'NOT_FOUND';
      throw isUnknown ? badRequest('invalidValue', 'members', 'scim.unknownMember') : error;
    });
  }
  if (members) await leaveTeam(work, id, { allBut: [...joining] });
  else if (removed.size > 0) await leaveTeam(work, id, { ids: [...removed] });
}

const shown = async (work: UnitOfWork, id: string): Promise<Resource> =>
  presentGroup(scimBase(work.services), await getGroup(work.tx, work.actor, id));
