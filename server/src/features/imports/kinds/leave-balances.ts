import { sql } from '../../../db/sql.ts';
import type { UnitOfWork } from '../../../kernel/unit-of-work.ts';
import { invalid } from '../../../lib/errors.ts';
import { check } from '../../../lib/schema.ts';
import { adjustBalance, NewLeaveAdjustment, reverseAdjustment, setBalance } from '../../leave/index.ts';
import type { Cells, RowKind } from '../rows.ts';
import { decimalNumber, wholeNumber } from './cells.ts';
import { onlyNamed, onlyOne, personColumns, personOf, withoutPerson } from './references.ts';

interface BalanceCells extends Cells {
  readonly leave_type?: string;
  readonly leave_type_id?: string;
  readonly balance?: unknown;
  readonly amount?: unknown;
}

/** The fields of POST /leave-adjustments. `amount` adds to a balance or takes from it, `balance` says what is left of it. */
export const leaveBalanceRows: RowKind = {
  columns: {
    ...personColumns,
    leave_type: {},
    leave_type_id: {},
    year: wholeNumber,
    balance: decimalNumber,
    amount: decimalNumber,
    reason: { isRequired: true },
  },

  async add(work, cells) {
    const { leave_type, balance, amount, ...fields } = withoutPerson(cells) as BalanceCells;
    onlyOne(cells, 'leave_type', 'leave_type_id');
    if ((balance === undefined) === (amount === undefined)) {
      throw invalid('balance', 'Give balance, which is what is left, or amount, which is added; one of them.');
    }
    if (fields['reason'] === undefined) throw invalid('reason', 'Every correction of a balance needs a reason.');
    const value = balance ?? amount;
    if (typeof value !== 'number') throw notANumber(balance === undefined ? 'amount' : 'balance');
    const input = check(NewLeaveAdjustment, {
      ...fields,
      user_id: await personOf(work, cells),
      leave_type_id: leave_type === undefined ? fields.leave_type_id : await findLeaveTypeNamed(work, leave_type),
      amount: value,
    });
    if (amount !== undefined) return (await adjustBalance(work, input)).id;
    const { amount: wanted, ...rest } = input;
    return (await setBalance(work, { ...rest, balance: wanted }))?.id ?? null;
  },

  undo: { remove: (work, id) => reverseAdjustment(work, id, 'The import of this correction was undone.') },
};

const notANumber = (field: string) => invalid(field, `${field} must be a number, such as 12.5.`);

/** By code first: it is what other systems know a type by. */
async function findLeaveTypeNamed({ tx, actor }: UnitOfWork, text: string): Promise<string> {
  const { rows } = await sql<{ id: string; code: string }>`
    select id, code from leave_types
     where organization_id = ${actor.organizationId} and (code = ${text} or lower(name) = lower(${text}))
     order by code = ${text} desc, id limit 2`.execute(tx);
  return rows[0]?.code === text ? rows[0].id : onlyNamed(rows, 'leave_type', text);
}
