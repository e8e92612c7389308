import { guardedAsShown, guardsOn } from '../../../kernel/guards.ts';
import { listOperation, readOperation, writeOperation } from '../../../kernel/operation.ts';
import { isAbove, type Role } from '../../../kernel/scopes.ts';
import type { UnitOfWork } from '../../../kernel/unit-of-work.ts';
import { isEmpty, trimmed } from '../../../lib/changes.ts';
import { conflict, enforce, invalid } from '../../../lib/errors.ts';
import { Id } from '../../../lib/ids.ts';
import { Strict } from '../../../lib/schema.ts';
import { say } from '../../../lib/texts/texts.ts';
import { lockOrganization } from '../../organization/index.ts';
import { checkActivePerson, checkDepartments } from '../departments/references-store.ts';
import { serviceAccountDeleted, serviceAccountWidened } from '../events.ts';
import { givesRole } from '../users/create.ts';
import { savePerson } from '../users/store.ts';
import { NewServiceAccount, ServiceAccount, ServiceAccountChanges } from './record.ts';
import { checkReach, developing, mayGiveAccountReach, mayLookAfterAccount } from './rules.ts';
import {
  countServiceAccounts,
  getServiceAccount as selectAccount,
  insertServiceAccount,
  listServiceAccounts as selectAccounts,
  lockServiceAccount,
  saveDepartments,
} from './store.ts';

const maxAccounts = 100;

const looksAfter = guardsOn(guardedAsShown<ServiceAccount>(ServiceAccount), [mayLookAfterAccount]);

const common = {
  subject: 'service_account',
  surface: 'app',
  scope: null,
  role: 'ADMINISTRATOR',
  packages: developing,
} as const;
const params = Strict({ id: Id('svc') });

export const listServiceAccounts = listOperation({
  ...common,
  id: 'serviceAccounts.list',
  route: 'GET /service-accounts',
  shows: ['user'],
  summary: 'List service accounts',
  description:
    'What holds tokens and endpoints in place of a person. It takes no seat, signs in nowhere and is found among no people.',
  returns: ServiceAccount,
  order: 'oldest first',

  run: ({ actor, db, page }) => selectAccounts(db, actor, page),
});

export const getServiceAccount = readOperation({
  ...common,
  id: 'serviceAccounts.get',
  route: 'GET /service-accounts/{id}',
  shows: ['user'],
  summary: 'Get a service account',
  params,
  returns: ServiceAccount,
  refuses: ['NOT_FOUND'],

  run: ({ actor, db, params: { id } }) => selectAccount(db, actor, id),
});

export const createServiceAccount = writeOperation({
  ...common,
  id: 'serviceAccounts.create',
  route: 'POST /service-accounts',
  summary: 'Create a service account',
  description:
    'With a role up to the caller’s own, and of someone who was given to develop for departments that they lead. Its tokens are created with POST /tokens, or handed over from a person with POST /tokens/{id}/hand-over. It decides on nothing that needs a person, and what it records for a person waits for approval where approval is required.',
  effects: { may: ['ROLE_GIVEN'], of: givesRole },
  asksFactor: true,
  body: NewServiceAccount,
  returns: ServiceAccount,
  status: 201,
  refuses: ['FORBIDDEN', 'CONFLICT'],

  run: ({ work, body }) => addServiceAccount(work, body),
});

/** By the same rules for the app and the command line. */
export async function addServiceAccount(work: UnitOfWork, body: NewServiceAccount): Promise<ServiceAccount> {
  const { actor } = work;
  const { name, role, department_ids = [], description = null } = trimmed(body);
  const responsible_id = body.responsible_id ?? actor.userId ?? '';
  enforce(mayGiveAccountReach(actor, { role, department_ids }));
  await checkLimit(work);
  await checkReferences(work, { role, department_ids, responsible_id });
  const id = work.newId('svc');
  await insertServiceAccount(work, { id, name, role, description, responsible_id });
  await saveDepartments(work, id, department_ids);
  return selectAccount(work.tx, actor, id);
}

export const updateServiceAccount = writeOperation({
  ...common,
  id: 'serviceAccounts.update',
  route: 'PATCH /service-accounts/{id}',
  summary: 'Change a service account',
  description:
    'Only the fields sent change. Another role or other departments hold for its tokens and endpoints from the next request and delivery on. With a role that is no longer DEPARTMENT_HEAD its departments go.',
  effects: {
    may: ['ROLE_GIVEN'],
    of: ({ body }) => (body['role'] === undefined && body['department_ids'] === undefined ? [] : ['ROLE_GIVEN']),
  },
  guards: looksAfter,
  params,
  body: ServiceAccountChanges,
  returns: ServiceAccount,
  refuses: ['NOT_FOUND', 'FORBIDDEN', 'CONFLICT'],

  async run({ actor, work, params: { id }, body }) {
    const account = await lockServiceAccount(work, id);
    await work.guard(account);
    const wanted = trimmed(body);
    const isHeadNoMore = wanted.role !== undefined && wanted.role !== 'DEPARTMENT_HEAD';
    const department_ids = wanted.department_ids?.toSorted() ?? (isHeadNoMore ? [] : undefined);
    const changes = work.changesTo(account, { ...wanted, ...(department_ids && { department_ids }) });
    if (isEmpty(changes)) return account;
    const { role, department_ids: departments } = { ...account, ...changes };
    enforce(mayGiveAccountReach(actor, { role, department_ids: departments }));
    await checkReferences(work, { role, department_ids: departments, responsible_id: changes.responsible_id });
    const { description, responsible_id } = { ...account, ...changes };
    await work.update('service_accounts', id, { description, responsible_id });
    await savePerson(work.tx, actor.organizationId, id, {
      ...(changes.name !== undefined && { first_name: changes.name }),
      ...(changes.role !== undefined && { role: changes.role }),
      updated_at: work.now,
    });
    if (changes.department_ids) await saveDepartments(work, id, changes.department_ids);
    const isRaised = changes.role !== undefined && isAbove(changes.role, account.role);
    const isWider = changes.department_ids?.some((one) => !account.department_ids.includes(one)) === true;
    if (isRaised || isWider)
      await work.react(serviceAccountWidened, id, { field: isRaised ? 'role' : 'department_ids' });
    work.changesAccess();
    return selectAccount(work.tx, actor, id);
  },
});

export const deleteServiceAccount = writeOperation({
  ...common,
  id: 'serviceAccounts.delete',
  route: 'DELETE /service-accounts/{id}',
  summary: 'Delete a service account',
  description:
    'At once and for good: its tokens are revoked, its endpoints are turned off, and what waits for them is cancelled. Records keep its name.',
  asksFactor: true,
  guards: looksAfter,
  params,
  returns: ServiceAccount,
  refuses: ['NOT_FOUND', 'FORBIDDEN'],

  async run({ work, params: { id } }) {
    const account = await lockServiceAccount(work, id);
    await work.guard(account);
    await endServiceAccount(work, id);
    work.audit({ subjectId: id });
    return account;
  },
});

/** Of an account that is locked. */
export async function endServiceAccount(work: UnitOfWork, id: string): Promise<void> {
  await savePerson(work.tx, work.actor.organizationId, id, { access_suspended_at: work.now, updated_at: work.now });
  await work.update('service_accounts', id, { deleted_at: work.now });
  await work.react(serviceAccountDeleted, id);
  work.changesAccess();
}

/** Under the lock of the organization: of two requests at the limit one is refused. */
async function checkLimit(work: UnitOfWork): Promise<void> {
  await lockOrganization(work.tx, work.actor.organizationId);
  if ((await countServiceAccounts(work)) < maxAccounts) return;
  throw conflict(say('serviceAccounts.tooMany', { limit: maxAccounts }), {
    reason: 'account_limit',
    limit: maxAccounts,
  });
}

async function checkReferences(
  work: UnitOfWork,
  {
    role,
    department_ids,
    responsible_id,
  }: { role: Role; department_ids: readonly string[]; responsible_id?: string | undefined },
): Promise<void> {
  checkReach({ role, department_ids });
  await checkDepartments(work, 'department_ids', department_ids);
  if (responsible_id === '') throw invalid('responsible_id', 'validation.required');
  await checkActivePerson(work, 'responsible_id', responsible_id);
}
