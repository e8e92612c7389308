import { sql } from '../../../db/sql.ts';
import { type Actor, mayUse } from '../../../kernel/actor.ts';
import type { RecordAbilities } from '../../../kernel/app-answers.ts';
import { leaveStates } from './leave-states.ts';
import type { LeaveTrigger } from './moves.ts';
import { Leave } from './record.ts';
import { asksOnce, isOwn, mayDecide, mayEdit, type Person, wasAsked } from './rules.ts';

type Asked = Pick<Leave, 'user_id' | 'status' | 'leave_type_id' | 'cancellation_requested_at'>;

const moves = ({ status }: Asked, trigger: LeaveTrigger | 'edit'): boolean =>
  leaveStates.moves.some((move) => move.trigger === trigger && move.from.includes(status));

function mayCancel(actor: Actor, person: Person, leave: Asked): boolean {
  if (!isOwn(actor, person)) {
    return mayDecide(actor, person) === true && (moves(leave, 'withdraw') || moves(leave, 'cancel'));
  }
  return moves(leave, 'withdraw') || (moves(leave, 'ask for cancellation') && asksOnce(leave) === true);
}

/** What the actor may do now to a leave of this person. Locked dates and the balance are looked at when it is done. */
export function abilitiesFor(actor: Actor, person: Person, leave: Asked): string[] {
  const decides = mayDecide(actor, person) === true;
  const approves = decides && mayUse(actor, 'leaves:approve');
  const isWhole = leave.leave_type_id !== null;
  const may: Record<string, boolean> = {
    'leaves.update': moves(leave, 'edit') && mayEdit(actor, person, isWhole) === true,
    'leaves.approve': approves && moves(leave, 'approve'),
    'leaves.reject': approves && moves(leave, 'reject'),
    'leaves.cancel': mayCancel(actor, person, leave),
    'leaves.declineCancellation': decides && moves(leave, 'decline cancellation') && wasAsked(leave) === true,
  };
  return Object.keys(may).filter((operation) => may[operation]);
}

/** Leave of someone erased stays as it is. */
export const leaveAbilities: RecordAbilities = {
  schema: Leave,
  operations: ['leaves.update', 'leaves.approve', 'leaves.reject', 'leaves.cancel', 'leaves.declineCancellation'],
  async find(db, actor, records: readonly Leave[]) {
    const ids = [...new Set(records.map(({ user_id: id }) => id))];
    const { rows } = await sql<Person>`
      select id as user_id, department_id, manager_id from users
       where organization_id = ${actor.organizationId} and id = any(${ids}) and erased_at is null`.execute(db);
    const people = new Map(rows.map((person) => [person.user_id, person]));
    return records.map((leave) => {
      const person = people.get(leave.user_id);
      return person ? abilitiesFor(actor, person, leave) : [];
    });
  },
};
