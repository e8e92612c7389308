import { Type } from 'typebox';
import { sql } from '../../db/sql.ts';
import { eventErasure } from '../../kernel/erasing-events.ts';
import type { PersonalTable } from '../../kernel/personal-data.ts';
import { LeaveLedgerEntry } from './balances/record.ts';
import { Leave } from './requests/record.ts';

/** Days, types and totals stay: payroll must be able to explain what it paid. What was written goes. */
export const leaveData: readonly PersonalTable[] = [
  {
    table: 'leave_requests',
    area: 'leave',
    key: ['id'],
    record: Leave,
    whenErased: 'emptied',
    kept: { start_time: 'a time of day', end_time: 'a time of day' },
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

export const leaveEventErasure = eventErasure({ object: 'leave', record: Leave, person: ['user_id'] });
