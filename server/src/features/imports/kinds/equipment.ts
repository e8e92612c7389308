import { invalid } from '../../../lib/errors.ts';
import { check } from '../../../lib/schema.ts';
import { addToStock, giveEquipment, NewAsset, NewStock, removeManyEquipment } from '../../records/index.ts';
import type { Cells } from '../row-cells.ts';
import type { RowKind } from '../rows.ts';
import { date, upperCase } from './cells.ts';
import { onlyOne, personColumns, personOf, withoutPerson } from './references.ts';

/** It says so, or says nothing of where it is: what was lost or handed out had someone. */
const isInStock = (cells: Cells): boolean =>
  Object.keys(personColumns).every((name) => cells[name] === undefined) &&
  (cells['status'] === undefined || cells['status'] === 'AVAILABLE') &&
  cells['date_assigned'] === undefined &&
  cells['date_returned'] === undefined;

/**
 * The fields of POST /users/{id}/assets; `category` is the name of one, and made if there is none. A row that names no person is a
 * piece in stock.
 */
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
    const given: Cells = { ...fields, ...(category !== undefined && { category_name: category }) };
    if (isInStock(cells)) {
      const { status: _inStock, ...piece } = given as { status?: unknown };
      return (await addToStock(work, check(NewStock, piece))).id;
    }
    return (await giveEquipment(work, await personOf(work, cells), check(NewAsset, given))).id;
  },

  undo: { remove: removeManyEquipment },
};
