import { check } from '../../../lib/schema.ts';
import { addHoliday, holidayTaken, NewPublicHoliday, removeHoliday } from '../../leave/index.ts';
import { oneByOne, type RowKind } from '../rows.ts';
import { date } from './cells.ts';

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
