import type { Db } from '../../../db/database.ts';
import type { Actor } from '../../../kernel/actor.ts';
import { invalid } from '../../../lib/errors.ts';
import { leaveTypeNamesOf } from '../../leave/index.ts';
import type { PayrollLayout } from './record.ts';

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
