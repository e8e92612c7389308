import { Type } from 'typebox';
import { writeOperation } from '../../../kernel/operation.ts';
import { reportTypes, Settings } from '../../../kernel/settings.ts';
import { Changes } from '../../../lib/fields.ts';
import { Id } from '../../../lib/ids.ts';
import { Nullable, Strict } from '../../../lib/schema.ts';
import { checkApprovalPolicies, checkNamed } from '../../organization/index.ts';
import { explainSteps } from './explain.ts';
import { anyone, type Asker, boundTo } from './line.ts';
import { leavePolicyFor, reportPolicyFor } from './policies.ts';
import { ForeseenStep } from './record.ts';
import { settle } from './settle.ts';
import { findAsker } from './takers-store.ts';

/** Those that are not saved yet; left out: those that hold. */
const { leave_approval_policies, expense_approval_policies } = Changes({
  leave_approval_policies: Settings.properties.leave_approval_policies,
  expense_approval_policies: Settings.properties.expense_approval_policies,
}).properties;

const PolicyTrial = Type.Object(
  {
    policy: Nullable(Type.Integer({ minimum: 1 }), {
      examples: [1],
      description: 'The place of the policy that applies, from 1 on; null: none does, and one decision will do.',
    }),
    steps: Type.Array(ForeseenStep, { description: 'Who would decide, one after the other; empty if none applies.' }),
  },
  { $id: 'PolicyTrial' },
);

export const tryApprovalPolicies = writeOperation({
  id: 'approvals.tryPolicies',
  route: 'POST /approval-policies/trial',
  summary: 'Try who would decide',
  description:
    'Which policy a request would meet, and who would decide on it one after the other, as things are. Of a person, or of anyone of a department. With the policies sent, or those that hold. Changes nothing.',
  surface: 'app',
  scope: null,
  role: 'ADMINISTRATOR',
  changesNothing: true,
  body: Strict({
    kind: Type.Enum(['LEAVE', 'EXPENSES'], { description: 'What kind of request it is.' }),
    user_id: Type.Optional(Id('usr', 'Whose request it is; left out: of anyone of the department.')),
    department_id: Type.Optional(
      Nullable(Id('dep'), { description: 'Of someone of this department; of a person it is their own.' }),
    ),
    leave_type_id: Type.Optional(Id('lvt', 'The type of the leave; left out: of no type that a policy names.')),
    total_days: Type.Optional(
      Type.Number({ minimum: 0, maximum: 1000, examples: [12], description: 'Working days of the leave.' }),
    ),
    report_type: Type.Optional(Type.Enum([...reportTypes], { description: 'How the report is settled.' })),
    grand_total: Type.Optional(
      Type.Number({
        minimum: 0,
        maximum: 1_000_000_000,
        examples: [1200],
        description: 'What the report comes to, in the organization’s currency.',
      }),
    ),
    leave_approval_policies,
    expense_approval_policies,
  }),
  maxBodyBytes: 128 * 1024,
  returns: PolicyTrial,
  refuses: ['NOT_FOUND'],

  async run({ actor, work, body }) {
    const { currency, settings } = actor.organization;
    await checkApprovalPolicies(work, body);
    const named = (field: 'user_id' | 'department_id' | 'leave_type_id') => {
      const id = body[field];
      return id == null ? [] : [{ field, id }];
    };
    await checkNamed(work, {
      people: named('user_id'),
      departments: named('department_id'),
      types: named('leave_type_id'),
    });
    const asker: Asker =
      body.user_id === undefined
        ? { user_id: anyone, manager_id: null, department_id: body.department_id ?? null }
        : await findAsker(work, body.user_id);
    const { department_id } = asker;
    const leaves = body.leave_approval_policies ?? settings.leave_approval_policies;
    const reports = body.expense_approval_policies ?? settings.expense_approval_policies;
    const { leave_type_id = '', total_days = 0, report_type = 'REIMBURSEMENT', grand_total = 0 } = body;
    const place =
      body.kind === 'LEAVE'
        ? leavePolicyFor(leaves, { department_id, leave_type_id, total_days })
        : reportPolicyFor(reports, currency, { department_id, report_type, currency, grand_total });
    const policy = (body.kind === 'LEAVE' ? leaves : reports)[place];
    if (!policy) return { policy: null, steps: [] };
    const { organizationId, organization } = actor;
    const bound = { ...asker, approvals: boundTo(policy.steps) };
    const { approvals } = await settle(work.tx, organizationId, bound);
    return {
      policy: place + 1,
      steps: await explainSteps(work.tx, organization, body.kind, { ...asker, approvals }, work.now),
    };
  },
});
