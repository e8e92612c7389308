import { say } from '../../../lib/texts/texts.ts';
import type { Filter } from '../filter.ts';
import { type Attributes, badRequest, isAttributes, maxMembers, schemaUrns, type ScimType } from '../protocol.ts';
import { externalIdOf } from '../users/read.ts';
import { requiredText, type Said, saidInPatch, saidInResource, unknownAttribute } from '../values.ts';

/** What a request wants of a group: what it leaves out is not there. */
export interface WantedGroup {
  displayName?: string;
  externalId?: string | null;
  /** These and no others, before anything is added or taken out. */
  members?: Set<string>;
  readonly added: Set<string>;
  readonly removed: Set<string>;
}

/** Members by their ids, each of which is a person of ours. */
function idsOf(value: unknown): string[] {
  const list: readonly unknown[] = Array.isArray(value) ? value : [value];
  if (list.length > maxMembers)
    throw badRequest('tooMany', 'members', say('validation.tooManyItems', { limit: maxMembers }));
  return list.map((one) => {
    if (!isAttributes(one) && typeof one !== 'string')
      throw badRequest('invalidValue', 'members', say('validation.type', { type: 'object' }));
    return requiredText('members.value', isAttributes(one) ? one['value'] : one);
  });
}

/** `members[value eq "…"]`, or several of these with `or`. */
function chosenBy(filter: Filter): string[] {
  if (filter.kind === 'or') return filter.parts.flatMap(chosenBy);
  if (filter.kind === 'comparison' && filter.attribute === 'value' && filter.operator === 'eq')
    return [requiredText('members.value', filter.value)];
  throw badRequest('invalidPath', 'members', 'scim.membersPath');
}

function setMembers(wanted: WantedGroup, ids: readonly string[]): void {
  wanted.members = new Set(ids);
  wanted.added.clear();
  wanted.removed.clear();
}

function changeMembers(wanted: WantedGroup, { change, path: { filter }, value }: Said): void {
  if (filter !== null && change !== 'remove') throw badRequest('invalidPath', 'members', 'scim.membersPath');
  if (change === 'replace') {
    setMembers(wanted, value === null ? [] : idsOf(value));
    return;
  }
  if (change === 'remove' && filter === null && (value === undefined || value === null)) {
    setMembers(wanted, []);
    return;
  }
  const [to, out] = change === 'add' ? [wanted.added, wanted.removed] : [wanted.removed, wanted.added];
  for (const id of filter === null ? idsOf(value) : chosenBy(filter)) {
    to.add(id);
    out.delete(id);
  }
}

function readAll(said: readonly Said[], fault: ScimType): WantedGroup {
  const wanted: WantedGroup = { added: new Set(), removed: new Set() };
  for (const one of said) {
    const { attribute, filter } = one.path;
    const value = one.change === 'remove' ? null : one.value;
    if (attribute === 'members') changeMembers(wanted, one);
    else if (filter !== null) throw badRequest('invalidPath', one.sent, 'scim.noFilterHere');
    else if (attribute === 'displayname') {
      if (one.change === 'remove') throw badRequest('mutability', one.sent, 'scim.nameStays');
      wanted.displayName = requiredText(one.sent, value);
    } else if (attribute === 'externalid') wanted.externalId = externalIdOf(value, one.sent);
    else throw unknownAttribute(fault, one.sent);
  }
  return wanted;
}

export function readWholeGroup(body: Attributes): WantedGroup {
  const wanted = readAll(saidInResource(body, schemaUrns.group), 'invalidSyntax');
  if (wanted.displayName === undefined) throw badRequest('invalidValue', 'displayName', 'validation.required');
  return wanted;
}

export const readGroupChanges = (body: Attributes, id: string): WantedGroup =>
  readAll(saidInPatch(body, schemaUrns.patch, id), 'invalidPath');
