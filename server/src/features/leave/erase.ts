import { Type } from 'typebox';
import { type Sql, sql } from '../../db/sql.ts';
import { eventErasure } from '../../kernel/erasing-events.ts';
import { dropFiles } from '../../kernel/files.ts';
import type { PersonalTable } from '../../kernel/personal-data.ts';
import type { Reaction } from '../../kernel/unit-of-work.ts';
import { withSaid } from '../approvals/index.ts';
import { userErased } from '../people/index.ts';
import { LeaveLedgerEntry } from './balances/record.ts';
import { Leave } from './requests/record.ts';

const attachmentsOf = (userId: string): Sql => sql`leave_request_id in (
  select l.id from leave_requests l
   where l.organization_id = leave_attachments.organization_id and l.user_id = ${userId})`;

/** Days, types and totals stay: payroll must be able to explain what it paid. What was written goes. */
export const leaveData: readonly PersonalTable[] = [
  {
    table: 'leave_requests',
    area: 'leave',
    key: ['id'],
    record: withSaid(Leave),
    whenErased: 'emptied',
    kept: {
      start_time: 'a time of day',
      end_time: 'a time of day',
      approvals: 'who decided at which step, and when, by id',
    },
  },
  {
    table: 'leave_attachments',
    area: 'leave',
    key: ['leave_request_id', 'id'],
    rowsOf: attachmentsOf,
    whenErased: 'deleted',
    isErasedApart: true,
    file: 'file_key',
  },
  {
    table: 'leave_request_days',
    area: 'leave',
    key: ['leave_request_id', 'date'],
    whenErased: 'kept',
  },
  {
    table: 'leave_ledger',
    area: 'leave',
    key: ['id'],
    record: Type.Object({ note: LeaveLedgerEntry.properties.reason }),
    whenErased: 'emptied',
    kept: { entry_key: 'says which grant, accrual or leave an entry is for, by id and day' },
    beside: sql.raw(`(select name from leave_types t where t.organization_id = leave_ledger.organization_id
      and t.id = leave_ledger.leave_type_id) as leave_type`),
  },
];

export const eraseAttachmentsOfErased: Reaction = {
  to: userErased,
  summary: 'What is attached to the person’s leave is deleted with its files.',

  async run(work, userId) {
    const { rows } = await sql<{ file_key: string }>`
      delete from leave_attachments
       where organization_id = ${work.actor.organizationId} and ${attachmentsOf(userId)}
      returning file_key`.execute(work.tx);
    await dropFiles(
      work,
      rows.map(({ file_key }) => file_key),
    );
  },
};

export const leaveEventErasure = eventErasure({ object: 'leave', record: Leave, person: ['user_id'] });
