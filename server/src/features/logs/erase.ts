import { Type } from 'typebox';
import { sql } from '../../db/sql.ts';
import { auditPurpose, openValues } from '../../kernel/change-log/audit-values.ts';
import type { ErasureStep } from '../../kernel/erasing.ts';
import type { PersonalTable } from '../../kernel/personal-data.ts';
import type { SealedColumn } from '../../kernel/sealed-columns.ts';
import { Personal } from '../../lib/personal.ts';
import { Nullable } from '../../lib/schema.ts';
import { AuditRow } from './record.ts';

const Address = Type.Object({ ip: AuditRow.properties.ip });
const codes = {
  action: 'the id of an operation',
  subject_type: 'a code',
  changed_fields: 'names of fields, never values',
  request_id: 'a random id',
};
export const auditSeal: SealedColumn = {
  table: 'audit_log',
  column: 'sealed_values',
  purpose: auditPurpose,
  key: ['organization_id', 'id'],
  context: 'id',
};

const Values = Type.Object({
  sealed_values: Personal(Nullable(Type.Unsafe<Buffer>({}), { description: 'Fields, from what to what.' })),
});
const ofOther = 'about the one who did it';

/** What a person did stays in the logs by their id; the address they did it from goes. */
export const logData: readonly PersonalTable[] = [
  {
    table: 'audit_log',
    area: 'activity',
    key: ['id'],
    rowsOf: (userId) => sql`actor_id = ${userId}`,
    record: Address,
    whenErased: 'emptied',
    isErasedApart: true,
    kept: codes,
    withheld: { sealed_values: 'about whom it concerns, and in their archive' },
  },
  {
    table: 'sensitive_access_log',
    area: 'activity',
    key: ['id'],
    rowsOf: (userId) => sql`actor_id = ${userId}`,
    record: Address,
    whenErased: 'emptied',
    isErasedApart: true,
    kept: { request_id: codes.request_id, record_id: 'an id' },
  },
  { table: 'request_log', area: 'activity', key: ['id'], whenErased: 'deleted', isErasedApart: true },
];

/** Who looked at their private data, and who changed their record. */
export const lookedAtData: readonly PersonalTable[] = [
  {
    table: 'sensitive_access_log',
    area: 'who_looked',
    key: ['id'],
    whenErased: 'kept',
    withheld: { ip: ofOther, token_id: ofOther, request_id: ofOther },
    names: 'actor_id',
  },
  {
    table: 'audit_log',
    area: 'who_looked',
    key: ['id'],
    rowsOf: (userId) => sql`(subject_id = ${userId} or person_id = ${userId})`,
    record: Values,
    whenErased: 'emptied',
    isErasedApart: true,
    withheld: { ip: ofOther, token_id: ofOther, request_id: ofOther },
    reveal: (keys, { sealed_values: sealed, ...row }) => ({
      ...row,
      changes: sealed ? openValues(keys, String(row['id']), sealed as Buffer) : null,
    }),
  },
];

const batchSize = 5000;

export const eraseRequests: ErasureStep = {
  name: 'request_log',
  summary: "The log of requests made with the person's API tokens is deleted.",

  async run({ tx, organizationId, userId }) {
    const { rowCount } = await sql`
      delete from request_log where ctid = any(array(
        select ctid from request_log where organization_id = ${organizationId} and user_id = ${userId}
         limit ${batchSize}))`.execute(tx);
    return { rows: rowCount, after: rowCount === batchSize ? '' : null };
  },
};
