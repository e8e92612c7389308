import type { Db } from '../../../db/database.ts';
import { sql } from '../../../db/sql.ts';
import { type Actor, mayUse } from '../../../kernel/actor.ts';
import type { RecordAbilities } from '../../../kernel/app-answers.ts';
import { arrayNames } from './lines-store.ts';
import { ExpenseReport } from './record.ts';
import { reportStates } from './report-states.ts';
import { isEditable, mayDecide, mayEditReport, takesReceipts } from './rules.ts';

interface Behind {
  readonly id: string;
  readonly user_id: string;
  readonly approver_id: string | null;
  readonly person_department_id: string | null;
  readonly erased_at: string | null;
}

const canMove = ({ status }: ExpenseReport, trigger: string): boolean =>
  reportStates.moves.some((move) => move.trigger === trigger && move.from.some((from) => from === status));

/** What the person themselves or the administration may do; nothing changes once the person was erased. */
function editing(actor: Actor, report: ExpenseReport, behind: Behind): string[] {
  if (mayEditReport(actor, behind) !== true) return [];
  const able = isEditable(report) === true ? ['expenseReports.delete'] : [];
  if (behind.erased_at !== null) return able;
  if (isEditable(report) === true) able.push('expenseReports.update', 'expenseReports.removeReceipt');
  if (takesReceipts(report) === true) able.push('expenseReports.addReceipt');
  const hasLines = arrayNames.some((name) => report[name].length > 0);
  if (hasLines && canMove(report, 'submit')) able.push('expenseReports.submit');
  return able;
}

const triggers = ['review', 'approve', 'reject', 'pay'] as const;

function deciding(actor: Actor, report: ExpenseReport, behind: Behind): string[] {
  if (!mayUse(actor, 'expenses:approve') || mayDecide(actor, behind) !== true) return [];
  return triggers.filter((trigger) => canMove(report, trigger)).map((trigger) => `expenseReports.${trigger}`);
}

async function findBehind(db: Db, actor: Actor, ids: readonly string[]): Promise<ReadonlyMap<string, Behind>> {
  const { rows } = await sql<Behind>`
    select r.id, r.user_id, r.approver_id, users.department_id as person_department_id, users.erased_at
      from expense_reports r join users on users.organization_id = r.organization_id and users.id = r.user_id
     where r.organization_id = ${actor.organizationId} and r.id = any(${[...ids]})`.execute(db);
  return new Map(rows.map((row) => [row.id, row]));
}

export const reportAbilities: RecordAbilities = {
  schema: ExpenseReport,
  operations: [
    ...['update', 'delete', 'submit', 'addReceipt', 'removeReceipt'].map((name) => `expenseReports.${name}`),
    ...triggers.map((trigger) => `expenseReports.${trigger}`),
  ],
  async find(db, actor, records: readonly ExpenseReport[]) {
    const ids = records.map(({ id }) => id);
    const behind = await findBehind(db, actor, ids);
    return records.map((report) => {
      const facts = behind.get(report.id);
      return facts ? [...editing(actor, report, facts), ...deciding(actor, report, facts)] : [];
    });
  },
};
