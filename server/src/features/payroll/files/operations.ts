import type { Db } from '../../../db/database.ts';
import type { Actor } from '../../../kernel/actor.ts';
import { listOperation, readOperation, writeOperation } from '../../../kernel/operation.ts';
import { isEmpty, trimmed } from '../../../lib/changes.ts';
import { conflict, invalid } from '../../../lib/errors.ts';
import { Id } from '../../../lib/ids.ts';
import { Strict } from '../../../lib/schema.ts';
import { say } from '../../../lib/texts/texts.ts';
import { leaveTypeNamesOf } from '../../leave/index.ts';
import { presetsIn } from './presets.ts';
import {
  NewPayrollTemplate,
  type PayrollLayout,
  PayrollPresets,
  PayrollTemplate,
  PayrollTemplateChanges,
} from './record.ts';
import { countTemplates, insertTemplate, listTemplates, lockTemplate, saveTemplate } from './store.ts';

/** 422: one kind of hours with two codes, a type of leave that is none of the organization's, or that goes with another kind. */
export async function checkCodes(db: Db, actor: Actor, codes: PayrollLayout['codes']): Promise<void> {
  const seen = new Set<string>();
  for (const { kind, leave_type_id: type = null } of codes) {
    if (type !== null && kind !== 'LEAVE') throw invalid('codes', 'time.payrollTypeOfLeave');
    const key = `${kind} ${type ?? ''}`;
    if (seen.has(key)) throw invalid('codes', 'time.payrollCodeTwice');
    seen.add(key);
  }
  const types = codes.flatMap(({ leave_type_id: id }) => (id == null ? [] : [id]));
  const known = await leaveTypeNamesOf(db, actor, types);
  if (types.some((id) => !known.has(id))) throw invalid('codes', 'time.payrollNoLeaveType');
}

const common = { surface: 'app', module: 'time_tracking' } as const;
const readByPreparing = { scope: 'pay_runs:read', packages: ['PAYROLL_PREPARING'], isOfEveryone: true } as const;
const params = Strict({ id: Id('pft') });
const maxTemplates = 100;

export const listPayrollPresets = readOperation({
  ...common,
  id: 'payrollTemplates.presets',
  route: 'GET /payroll-presets',
  summary: 'List formats that a template of a payroll file may start from',
  description: 'Each as far as its format is publicly described, with where that is.',
  ...readByPreparing,
  returns: PayrollPresets,

  run: ({ actor }) => Promise.resolve({ presets: presetsIn(actor.language) }),
});

export const listPayrollTemplates = listOperation({
  ...common,
  id: 'payrollTemplates.list',
  route: 'GET /payroll-templates',
  summary: 'List templates of payroll files',
  ...readByPreparing,
  returns: PayrollTemplate,
  order: 'oldest first',

  run: ({ actor, db, page }) => listTemplates(db, actor, page),
});

export const createPayrollTemplate = writeOperation({
  ...common,
  id: 'payrollTemplates.create',
  route: 'POST /payroll-templates',
  subject: 'payroll_template',
  summary: 'Add a template of a payroll file',
  description: `For everyone who exports pay runs. At most ${String(maxTemplates)} in an organization.`,
  scope: 'pay_runs:write',
  body: NewPayrollTemplate,
  returns: PayrollTemplate,
  status: 201,
  refuses: ['CONFLICT'],

  async run({ actor, work, body }) {
    await checkCodes(work.tx, actor, body.codes);
    if ((await countTemplates(work)) >= maxTemplates) {
      throw conflict(say('time.payrollTooMany', { limit: maxTemplates }), { reason: 'limit' });
    }
    const stamps = { created_at: work.now, updated_at: work.now };
    const template: PayrollTemplate = { id: work.newId('pft'), ...trimmed(body), ...stamps };
    await insertTemplate(work, template);
    return template;
  },
});

export const updatePayrollTemplate = writeOperation({
  ...common,
  id: 'payrollTemplates.update',
  route: 'PATCH /payroll-templates/{id}',
  subject: 'payroll_template',
  summary: 'Change a template of a payroll file',
  description: 'Only the fields sent change; lists are replaced as a whole.',
  scope: 'pay_runs:write',
  params,
  body: PayrollTemplateChanges,
  returns: PayrollTemplate,
  refuses: ['NOT_FOUND', 'CONFLICT'],

  async run({ actor, work, params: { id }, body }) {
    const template = await lockTemplate(work, id);
    const changes = work.changesTo(template, trimmed(body));
    if (isEmpty(changes)) return template;
    if (changes.codes) await checkCodes(work.tx, actor, changes.codes);
    await saveTemplate(work, id, changes);
    return { ...template, ...changes, updated_at: work.now };
  },
});

export const deletePayrollTemplate = writeOperation({
  ...common,
  id: 'payrollTemplates.delete',
  route: 'DELETE /payroll-templates/{id}',
  subject: 'payroll_template',
  summary: 'Delete a template of a payroll file',
  description: 'Runs stay as they are. Answers the template as it was.',
  scope: 'pay_runs:write',
  params,
  returns: PayrollTemplate,
  refuses: ['NOT_FOUND'],

  async run({ work, params: { id } }) {
    const template = await lockTemplate(work, id);
    await work.delete('payroll_templates', id);
    return template;
  },
});
