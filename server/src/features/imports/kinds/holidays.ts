import { check } from '../../../lib/schema.ts';
import { addHoliday, NewPublicHoliday, removeHoliday } from '../../leave/index.ts';
import type { RowKind } from '../rows.ts';

/** The fields of POST /public-holidays. */
export const holidayRows: RowKind = {
  columns: { date: { isRequired: true }, name: { isRequired: true } },

  add: async (work, cells) => (await addHoliday(work, check(NewPublicHoliday, cells))).id,

  undo: {
    remove: async (work, id) => {
      await removeHoliday(work, id, false);
    },
  },
};
