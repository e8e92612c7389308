import { invalid } from '../../../lib/errors.ts';
import { check } from '../../../lib/schema.ts';
import { giveEquipment, NewAsset, removeEquipment } from '../../records/index.ts';
import type { RowKind } from '../rows.ts';
import { date, upperCase } from './cells.ts';
import { onlyOne, personColumns, personOf, withoutPerson } from './references.ts';

/** The fields of POST /users/{id}/assets; `category` is the name of one, and made if there is none. */
export const equipmentRows: RowKind = {
  columns: {
    ...personColumns,
    category: {},
    category_id: {},
    description: {},
    serial_number: {},
    date_assigned: date,
    date_returned: date,
    status: upperCase,
    notes: {},
  },

  async add(work, cells) {
    const { category, ...fields } = withoutPerson(cells);
    onlyOne(cells, 'category', 'category_id');
    if (category === undefined && fields['category_id'] === undefined) {
      throw invalid('category', 'imports.whichCategory');
    }
    const input = check(NewAsset, { ...fields, ...(category !== undefined && { category_name: category }) });
    return (await giveEquipment(work, await personOf(work, cells), input)).id;
  },

  undo: { remove: removeEquipment },
};
