import { check } from '../../../lib/schema.ts';
import { NewCertification, recordCertification, removeManyCertifications } from '../../records/index.ts';
import type { RowKind } from '../rows.ts';
import { date } from './cells.ts';
import { personColumns, personOf, withoutPerson } from './references.ts';

/** The fields of POST /users/{id}/certifications. */
export const certificationRows: RowKind = {
  columns: {
    ...personColumns,
    name: { isRequired: true },
    issuer: {},
    credential_id: {},
    issued_date: date,
    expiry_date: date,
  },

  async add(work, cells) {
    const input = check(NewCertification, withoutPerson(cells));
    return (await recordCertification(work, await personOf(work, cells), input)).id;
  },

  undo: { remove: removeManyCertifications },
};
