import { addDays } from '../../../src/lib/days.ts';
import type { Client } from '../../client.ts';
import { type House, make, type RecordInState, withErased } from './house.ts';

/** A leave in each state, of a type that everyone knows and of one that is private. */
async function leavesOf({ app, types }: House, whose: string, client: Client): Promise<RecordInState[]> {
  let day = '2026-06-01';
  const pending = async (leave_type_id: string): Promise<string> => {
    day = addDays(day, 7);
    return (await make(client, '/leaves', { leave_type_id, start_date: day, end_date: day })).id;
  };
  const found: RecordInState[] = [];
  for (const [type, typeId] of Object.entries(types)) {
    const add = (state: string, id: string) => found.push({ of: 'Leave', state: `${whose}, ${type}, ${state}`, id });
    const decided = async (move: string, body?: object): Promise<string> => {
      const id = await pending(typeId);
      await make(app.otherExecutive, `/leaves/${id}/${move}`, body);
      return id;
    };
    const asked = await decided('approve');
    await make(client, `/leaves/${asked}/cancel`);
    const withdrawn = await pending(typeId);
    await make(client, `/leaves/${withdrawn}/cancel`);
    add('PENDING', await pending(typeId));
    add('APPROVED', await decided('approve'));
    add('asked to be cancelled', asked);
    add('REJECTED', await decided('reject', { reason: 'No' }));
    add('CANCELLED', withdrawn);
  }
  return found;
}

/** Asked for before the days were locked. */
async function lockedSince({ app, types }: House): Promise<RecordInState> {
  const days = { start_date: '2027-02-01', end_date: '2027-02-01' };
  const { id } = await make(app.cook, '/leaves', { leave_type_id: types.unpaid, ...days });
  await make(app.admin, '/locked-dates', { reason: 'Stocktaking', ...days });
  return { of: 'Leave', state: 'the cook’s, PENDING on days that were locked since', id };
}

export const leaveRecords = async (house: House): Promise<RecordInState[]> => [
  ...(await leavesOf(house, 'the cook’s', house.app.cook)),
  ...(await leavesOf(house, 'the apprentice’s', house.app.apprentice)),
  ...(await leavesOf(house, 'the head’s', house.app.head)),
  await lockedSince(house),
  ...(await withErased(house, (_person, client) => leavesOf(house, 'of someone erased', client))),
];
