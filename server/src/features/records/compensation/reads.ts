import { todayOf } from '../../../kernel/actor.ts';
import { listOperation } from '../../../kernel/operation.ts';
import { Id } from '../../../lib/ids.ts';
import { Strict } from '../../../lib/schema.ts';
import { PersonSearch } from '../../people/index.ts';
import { reading } from '../access.ts';
import { ofPeople } from '../across-store.ts';
import { Compensation, PlannedPay } from './record.ts';
import { accessToCompensation, listAllCompensation, listCompensationOf, listPayAfter } from './store.ts';

export const listCompensation = listOperation({
  id: 'compensation.list',
  route: 'GET /users/{id}/compensation',
  summary: 'List the compensation of a person',
  description:
    'For Administrators and Executives, and who prepares the payroll of the person. Every record shown is written to the sensitive-data access log.',
  scope: 'compensation:read',
  packages: ['PAYROLL_PREPARING'],
  guards: reading.compensation,
  params: Strict({ id: Id('usr') }),
  returns: Compensation,
  order: 'latest effective_date first',
  refuses: ['NOT_FOUND'],

  async run({ actor, db, params, page, recordSensitiveRead }) {
    const found = await listCompensationOf(db, actor, params.id, page);
    recordSensitiveRead(accessToCompensation(found.items));
    return found;
  },
});

export const listCompensationOfEveryone = listOperation({
  id: 'compensation.listAll',
  route: 'GET /compensation',
  summary: 'List compensation across the organization',
  description:
    'For Administrators and Executives, and who prepares the payroll of the person. Every record shown is written to the sensitive-data access log.',
  scope: 'compensation:read',
  packages: ['PAYROLL_PREPARING'],
  query: Strict(ofPeople),
  appQuery: PersonSearch,
  returns: Compensation,
  order: 'oldest first',

  async run({ actor, db, query, page, recordSensitiveRead }) {
    const found = await listAllCompensation(db, actor, query, page);
    recordSensitiveRead(accessToCompensation(found.items));
    return found;
  },
});

export const listPlannedPay = listOperation({
  id: 'compensation.listPlanned',
  route: 'GET /planned-pay',
  shows: ['compensation', 'user'],
  summary: 'List pay that changes on a later day',
  description:
    'Of everyone who is active, without amounts: it is no look at pay. For Administrators and Executives, and who prepares payroll.',
  surface: 'app',
  scope: null,
  role: 'ADMINISTRATOR',
  packages: ['PAYROLL_PREPARING'],
  returns: PlannedPay,
  order: 'soonest first',

  run: ({ actor, db, nowMs, page }) => listPayAfter(db, actor, todayOf(actor, nowMs), page),
});
