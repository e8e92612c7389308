import { choiceQuery } from '../../../../kernel/choices.ts';
import { listOperation, writeOperation } from '../../../../kernel/operation.ts';
import { isEmpty, trimmed } from '../../../../lib/changes.ts';
import { conflict } from '../../../../lib/errors.ts';
import { Id } from '../../../../lib/ids.ts';
import { Strict } from '../../../../lib/schema.ts';
import { BenefitPlan, NewPlan, PlanChanges } from './record.ts';
import { isPlanUsed, listPlans, lockPlan, refuseDuplicatePlan } from './store.ts';

export const listBenefitPlans = listOperation({
  id: 'benefitPlans.list',
  route: 'GET /benefit-plans',
  summary: 'List benefit plans',
  surface: 'app',
  scope: 'benefits:read',
  query: Strict(choiceQuery('bpl')),
  returns: BenefitPlan,
  order: 'oldest first',

  run: ({ actor, db, query, page }) => listPlans(db, actor, query, page),
});

export const createBenefitPlan = writeOperation({
  id: 'benefitPlans.create',
  route: 'POST /benefit-plans',
  subject: 'benefit_plan',
  summary: 'Add a benefit plan',
  surface: 'app',
  scope: null,
  role: 'ADMINISTRATOR',
  body: NewPlan,
  returns: BenefitPlan,
  status: 201,
  refuses: ['CONFLICT'],

  async run({ work, body }) {
    const { name, provider = null, kind } = trimmed(body);
    const plan = { id: work.newId('bpl'), name, provider, kind, created_at: work.now, updated_at: work.now };
    await work.insert('benefit_plans', plan).catch(refuseDuplicatePlan);
    return plan;
  },
});

export const updateBenefitPlan = writeOperation({
  id: 'benefitPlans.update',
  route: 'PATCH /benefit-plans/{id}',
  subject: 'benefit_plan',
  summary: 'Change a benefit plan',
  description: 'Only the fields sent change. Those who are enrolled stay so.',
  surface: 'app',
  scope: null,
  role: 'ADMINISTRATOR',
  params: Strict({ id: Id('bpl') }),
  body: PlanChanges,
  returns: BenefitPlan,
  refuses: ['NOT_FOUND', 'CONFLICT'],

  async run({ actor, work, params, body }) {
    const plan = await lockPlan(work.tx, actor, params.id);
    const changes = work.changesTo(plan, trimmed(body));
    if (isEmpty(changes)) return plan;
    await work.update('benefit_plans', plan.id, changes).catch(refuseDuplicatePlan);
    return { ...plan, ...changes, updated_at: work.now };
  },
});

export const deleteBenefitPlan = writeOperation({
  id: 'benefitPlans.delete',
  route: 'DELETE /benefit-plans/{id}',
  subject: 'benefit_plan',
  summary: 'Remove a benefit plan',
  description: 'One that no one is or was enrolled in.',
  surface: 'app',
  scope: null,
  role: 'ADMINISTRATOR',
  params: Strict({ id: Id('bpl') }),
  returns: BenefitPlan,
  refuses: ['NOT_FOUND', 'CONFLICT'],

  async run({ actor, work, params }) {
    const plan = await lockPlan(work.tx, actor, params.id);
    if (await isPlanUsed(work.tx, actor, plan.id)) {
      throw conflict('records.planInUse', { reason: 'used' });
    }
    await work.delete('benefit_plans', plan.id);
    return plan;
  },
});
