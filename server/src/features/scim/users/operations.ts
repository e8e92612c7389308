import { Type } from 'typebox';
import { readOperation, writeOperation } from '../../../kernel/operation.ts';
import { screenUrl, type Services } from '../../../kernel/services.ts';
import type { UnitOfWork } from '../../../kernel/unit-of-work.ts';
import { conflict, Refusal } from '../../../lib/errors.ts';
import { Id } from '../../../lib/ids.ts';
import { Email, fits, Strict } from '../../../lib/schema.ts';
import { say } from '../../../lib/texts/texts.ts';
import {
  createUser as addPerson,
  findDepartmentCalled,
  lockExecutives,
  lockVisiblePerson,
  restoreAccess,
  suspendAccess,
  updateUser as editPerson,
} from '../../people/index.ts';
import { changeEmailByDirectory } from '../../sign-in/index.ts';
import { checkBrake, lockBrake } from '../brake/check.ts';
import { carryOut } from '../carry-out.ts';
import { type Asked, filterOf, listAnswer, rangeOf, ScimQuery, shaped } from '../list.ts';
import { type Attributes, badRequest, isMatch, type Resource, ScimBody } from '../protocol.ts';
import { presentUser } from './present.ts';
import { readUserChanges, readWholeUser, sentOf, userFields, type WantedUser } from './read.ts';
import {
  findRemoved,
  getUser,
  isNameTaken,
  listUsers,
  removeLink,
  saveLink,
  takeUpAgain,
  type UserRow,
} from './store.ts';

export const scimBase = ({ config }: Pick<Services, 'config'>): string => screenUrl(config, '/scim/v2');

const common = { scope: 'scim', query: ScimQuery, returns: Type.Unknown() } as const;
const write = { ...common, unrehearsed: 'rehearsal.scim' } as const;
const params = Strict({ id: Id('usr') });

const Address = Email();

/** What suspends access says why, for those in charge. */
const reason = 'SCIM';

export const listScimUsers = readOperation({
  ...common,
  id: 'scim.users.list',
  route: 'GET /Users',
  summary: 'List people',

  async run({ actor, db, services, query, audit }) {
    const asked: Asked = query;
    const range = rangeOf(asked);
    const { total, rows } = await listUsers(db, actor, filterOf(asked), range);
    // As with every list that a token asks for; a look at one person is none.
    if (rows.length > 1) audit({ action: 'users.export', subjectType: 'user', recordCount: rows.length });
    const base = scimBase(services);
    return listAnswer(
      range,
      total,
      rows.map((row) => shaped(presentUser(base, row), asked)),
    );
  },
});

export const getScimUser = readOperation({
  ...common,
  id: 'scim.users.get',
  route: 'GET /Users/{id}',
  summary: 'Get a person',
  params,

  run: async ({ actor, db, services, params: { id }, query }) =>
    shaped(presentUser(scimBase(services), await getUser(db, actor, id)), query),
});

export const createScimUser = writeOperation({
  ...write,
  id: 'scim.users.create',
  route: 'POST /Users',
  summary: 'Add a person',
  body: ScimBody,
  status: 201,

  async run({ work, body }) {
    const wanted = readWholeUser(body as Attributes);
    await lockAccess(work, wanted.active === false);
    const removed = await findRemoved(work, wanted.email ?? wanted.userName);
    if (removed === null) return create(work, wanted).catch(namingAddress(wanted));
    // Deleted before, and there again: the same person, who gets in again unless it says otherwise.
    await lockAccess(work, true);
    await takeUpAgain(work, removed);
    return change(work, removed, { active: true, ...wanted }, true).catch(namingAddress(wanted));
  },
});

async function create(work: UnitOfWork, wanted: WantedUser & { readonly userName: string }): Promise<Resource> {
  const { userName, email = userName, externalId, active } = wanted;
  const values = await valuesOf(work, wanted.fields);
  for (const name of ['first_name', 'last_name'] as const)
    if (values[name] === undefined) throw badRequest('invalidValue', userFields[name], 'validation.required');
  const { id } = (await carryOut(work, addPerson, { body: { ...values, email } })) as { id: string };
  if (active === false) await suspend(work, id);
  await checkName(work, id, userName);
  const suspendedAt = active === false ? work.now : undefined;
  const link = { userName, hasEmails: wanted.email !== undefined, fields: sentOf(wanted), externalId, suspendedAt };
  await saveLink(work, id, { ...link, isCreated: true }, { isWhole: true });
  return shown(work, id);
}

export const replaceScimUser = writeOperation({
  ...write,
  id: 'scim.users.replace',
  route: 'PUT /Users/{id}',
  summary: 'Replace a person',
  description: 'What it leaves out and had sent before is cleared; what it never sent stays as it is.',
  params,
  body: ScimBody,

  async run({ work, params: { id }, query, body }) {
    const wanted = readWholeUser(body as Attributes);
    await lockAccess(work, await changesAccess(work, id, wanted));
    return change(work, id, wanted, true, query.if_match).catch(namingAddress(wanted));
  },
});

export const patchScimUser = writeOperation({
  ...write,
  id: 'scim.users.patch',
  route: 'PATCH /Users/{id}',
  summary: 'Change a person',
  params,
  body: ScimBody,

  async run({ work, params: { id }, query, body }) {
    const wanted = readUserChanges(body as Attributes, id);
    await lockAccess(work, await changesAccess(work, id, wanted));
    return change(work, id, wanted, false, query.if_match).catch(namingAddress(wanted));
  },
});

export const deleteScimUser = writeOperation({
  ...write,
  id: 'scim.users.delete',
  route: 'DELETE /Users/{id}',
  summary: 'Suspend the access of a person, and show them no more',
  params,

  async run({ work, params: { id }, query }) {
    await lockAccess(work, true);
    const row = await lockUser(work, id, query.if_match);
    const isSuspended = await setAccess(work, row, false);
    await removeLink(work, id, isSuspended ? work.now : undefined);
    auditAtLeast(work, id);
    return null;
  },
});

/** Of an address that is refused, the attribute that sent it; the rest of the product says `email`. */
const namingAddress =
  ({ emailSentAs }: WantedUser) =>
  (error: unknown): never => {
    if (!(error instanceof Refusal) || emailSentAs === undefined || error.details?.['field'] !== 'email') throw error;
    throw new Refusal(error.code, error.said, { ...error.details, field: emailSentAs }, error.headers);
  };

/** As it looks before anything is locked: directories say `active` with every change of theirs, and mean none by it. */
const changesAccess = async (work: UnitOfWork, id: string, { active }: WantedUser): Promise<boolean> =>
  active !== undefined && (await getUser(work.tx, work.actor, id)).has_access !== active;

/** Before any row is locked, where access may change: in this order two such changes never wait for each other. */
async function lockAccess(work: UnitOfWork, isNeeded: boolean): Promise<void> {
  if (!isNeeded) return;
  await lockBrake(work);
  await lockExecutives(work);
}

/** The person as they stand, whom no one else changes meanwhile; 412 if it is another version than the one named. */
async function lockUser(work: UnitOfWork, id: string, ifMatch: string | undefined): Promise<UserRow> {
  await lockVisiblePerson(work.tx, work.actor, id);
  const row = await getUser(work.tx, work.actor, id);
  const { version } = presentUser(scimBase(work.services), row).meta;
  if (ifMatch !== undefined && !isMatch(ifMatch, version))
    throw new Refusal('PRECONDITION_FAILED', 'request.changedSince');
  return row;
}

async function change(
  work: UnitOfWork,
  id: string,
  wanted: WantedUser,
  isWhole: boolean,
  ifMatch?: string,
): Promise<Resource> {
  const row = await lockUser(work, id, ifMatch);
  const { userName = row.user_name, active, externalId } = wanted;
  const values = await valuesOf(work, isWhole ? { ...clearedOf(row, wanted), ...wanted.fields } : wanted.fields);
  const hasEmails = wanted.email !== undefined || (!isWhole && row.has_emails);
  const email = addressOf(row, wanted, hasEmails);
  if (email !== row.email) await changeEmailByDirectory(work, id, email);
  if (Object.keys(values).length > 0) await carryOut(work, editPerson, { params: { id }, body: values });
  const isSuspended = active !== undefined && (await setAccess(work, row, active));
  if (userName !== row.user_name) await checkName(work, id, userName);
  const link = { userName, hasEmails, fields: sentOf(wanted), externalId };
  await saveLink(work, id, { ...link, suspendedAt: isSuspended ? work.now : undefined }, { isWhole });
  auditAtLeast(work, id);
  return shown(work, id);
}

/** What is sent as such; or what they sign in with there, of a directory that sends no addresses. */
function addressOf(row: UserRow, { userName, email }: WantedUser, hasEmails: boolean): string {
  if (email !== undefined) return email;
  return userName === undefined || hasEmails || !fits(Address, userName) ? row.email : userName;
}

async function checkName(work: UnitOfWork, id: string, userName: string): Promise<void> {
  if (await isNameTaken(work, id, userName)) throw conflict('scim.userNameTaken', { field: 'userName' });
}

/** Also of a change to what the account alone knows, or to nothing. */
function auditAtLeast(work: UnitOfWork, id: string): void {
  if (!work.isAudited) work.audit({ action: 'users.update', subjectType: 'user', subjectId: id, changedFields: [] });
}

/** Of a whole resource: what this account had sent before and leaves out now. Names stay. */
const clearedOf = ({ fields: owned }: UserRow, { fields }: WantedUser): WantedUser['fields'] =>
  Object.fromEntries(
    (owned ?? [])
      .filter((name) => name !== 'email' && name !== 'first_name' && name !== 'last_name')
      .filter((name) => fields[name] === undefined)
      .map((name) => [name, null]),
  );

/** Fields of the person, with the department found that was named. */
async function valuesOf(work: UnitOfWork, fields: WantedUser['fields']): Promise<WantedUser['fields']> {
  const { department_id: department } = fields;
  if (department == null) return fields;
  const found = await findDepartmentCalled(work, department);
  if (found === null)
    throw badRequest(
      'invalidValue',
      userFields.department_id,
      say('scim.noDepartment', { name: department.slice(0, 100) }),
    );
  return { ...fields, department_id: found };
}

/** Whether their access was suspended by this. It never ends or begins employment. */
async function setAccess(work: UnitOfWork, row: UserRow, active: boolean): Promise<boolean> {
  if (row.has_access === active || (!row.is_active && !active)) return false;
  if (!row.is_active) throw conflict('scim.left', { reason: 'state' });
  if (row.is_suspended_by_person) {
    // The answer says `active: false`, the audit log why.
    work.audit({ action: 'scim.keptSuspended', subjectType: 'user', subjectId: row.id });
    return false;
  }
  if (active) {
    await carryOut(work, restoreAccess, { params: { id: row.id } });
    return false;
  }
  await suspend(work, row.id);
  return true;
}

async function suspend(work: UnitOfWork, id: string): Promise<void> {
  await checkBrake(work);
  await carryOut(work, suspendAccess, { params: { id }, body: { reason } });
}

const shown = async (work: UnitOfWork, id: string): Promise<Resource> =>
  presentUser(scimBase(work.services), await getUser(work.tx, work.actor, id));
