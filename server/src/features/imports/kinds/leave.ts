import type { UnitOfWork } from '../../../kernel/unit-of-work.ts';
import { invalid } from '../../../lib/errors.ts';
import { check } from '../../../lib/schema.ts';
import {
  addHoliday,
  addLeaveType,
  adjustBalance,
  holidayTaken,
  listLeaveTypesCalled,
  NewLeaveAdjustment,
  NewPublicHoliday,
  removeHoliday,
  reverseAdjustment,
  setBalance,
} from '../../leave/index.ts';
import type { Cells } from '../row-cells.ts';
import { calledHere, oneByOne, type RowContext, type RowKind } from '../rows.ts';
import { date, decimalNumber, wholeNumber } from './cells.ts';
import { onlyNamed, onlyOne, personColumns, personOf, withoutPerson } from './references.ts';

/** The fields of POST /public-holidays. */
export const holidayRows: RowKind = {
  columns: { date: { isRequired: true, ...date }, name: { isRequired: true } },

  async add(work, cells, { rehearsal }) {
    const { id, date, name } = await addHoliday(work, check(NewPublicHoliday, cells));
    const key = `${date} ${name.toLowerCase()}`;
    if (rehearsal?.holidays.has(key)) throw holidayTaken();
    rehearsal?.add(() => rehearsal.holidays.add(key));
    return id;
  },

  undo: {
    remove: oneByOne((work, id) => removeHoliday(work, id, false)),
  },
};

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

  async add(work, cells, context) {
    const { leave_type, balance, amount, ...fields } = withoutPerson(cells) as BalanceCells;
    onlyOne(cells, 'leave_type', 'leave_type_id');
    if ((balance === undefined) === (amount === undefined)) {
      throw invalid('balance', 'imports.balanceOrAmount');
    }
    if (fields['reason'] === undefined) throw invalid('reason', 'imports.reasonNeeded');
    const value = balance ?? amount;
    if (typeof value !== 'number') throw notANumber(balance === undefined ? 'amount' : 'balance');
    const input = check(NewLeaveAdjustment, {
      ...fields,
      user_id: await personOf(work, cells),
      leave_type_id: leave_type === undefined ? fields.leave_type_id : await leaveTypeFor(work, leave_type, context),
      amount: value,
    });
    if (amount !== undefined) return (await adjustBalance(work, input)).id;
    const { amount: wanted, ...rest } = input;
    return (await setBalance(work, { ...rest, balance: wanted }))?.id ?? null;
  },

  undo: {
    remove: oneByOne((work, id) => reverseAdjustment(work, id, 'The import of this correction was undone.')),
  },
};

const notANumber = (field: string) => invalid(field, 'imports.number');

/** By code first: it is what other systems know a type by. */
async function leaveTypeFor(work: UnitOfWork, name: string, context: RowContext): Promise<string> {
  const { options, rehearsal } = context;
  const text = calledHere(context, 'leave_type', name);
  const types = await listLeaveTypesCalled(work, text);
  if (types[0]?.code.toLowerCase() === text.toLowerCase()) return types[0].id;
  // Without an allowance: what is left of it is what the file says.
  if (types.length === 0 && options.makes_missing === true) {
    return (await addLeaveType(work, { name: text, annual_allowance: 0 })).id;
  }
  if (types.length === 0) rehearsal?.addMissing('leave_type', text);
  return onlyNamed(types, 'leave_type', text);
}
