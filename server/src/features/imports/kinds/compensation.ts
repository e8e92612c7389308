import { check } from '../../../lib/schema.ts';
import { NewCompensation, recordCompensation, removeManyCompensations } from '../../records/index.ts';
import type { RowKind } from '../rows.ts';
import { date, decimalNumber, upperCase } from './cells.ts';
import { personColumns, personOf, withoutPerson } from './references.ts';

/** The fields of POST /users/{id}/compensation. */
export const compensationRows: RowKind = {
  columns: {
    ...personColumns,
    effective_date: { isRequired: true, ...date },
    pay_type: { isRequired: true, ...upperCase },
    amount: { isRequired: true, ...decimalNumber },
    currency: upperCase,
    pay_frequency: upperCase,
    reason: {},
  },

  async add(work, cells) {
    const input = check(NewCompensation, withoutPerson(cells));
    return (await recordCompensation(work, await personOf(work, cells), input)).id;
  },

  undo: { remove: removeManyCompensations },
};
