import type { Db } from '../../../db/database.ts';
import { type Actor, administers } from '../../../kernel/actor.ts';
import { listPrivateTypes } from '../../leave/index.ts';
import type { PayRunLine } from './record.ts';

type Leave = PayRunLine['paid_leave'];

/** Private types together, as leave that has none. */
function withoutTypes(leave: Leave, hidden: ReadonlySet<string>): Leave {
  const isHidden = ({ leave_type_id: id }: Leave[number]): boolean => id === null || hidden.has(id);
  const minutes = leave.filter(isHidden).reduce((sum, one) => sum + one.minutes, 0);
  const shown = leave.filter((one) => !isHidden(one));
  return minutes === 0 ? shown : [...shown, { leave_type_id: null, name: null, minutes }];
}

/** Of which private types lines tell that the actor does not see. Whoever was given to prepare payroll was not given leave. */
export async function privateTypesIn(db: Db, actor: Actor, lines: readonly PayRunLine[]): Promise<ReadonlySet<string>> {
  if (administers(actor)) return new Set();
  const ids = lines.flatMap(({ paid_leave }) => paid_leave.flatMap(({ leave_type_id: id }) => id ?? []));
  return new Set(await listPrivateTypes(db, actor, [...new Set(ids)]));
}

/** As they were sealed, but for private types of leave that the actor does not see. */
export async function shownLines(db: Db, actor: Actor, lines: readonly PayRunLine[]): Promise<PayRunLine[]> {
  const hidden = await privateTypesIn(db, actor, lines);
  if (hidden.size === 0) return [...lines];
  return lines.map((line) => ({ ...line, paid_leave: withoutTypes(line.paid_leave, hidden) }));
}
