import { Type } from 'typebox';
import type { Actor } from '../../../kernel/actor.ts';
import { mapPage } from '../../../kernel/cursor.ts';
import { listOperation } from '../../../kernel/operation.ts';
import { dayIn } from '../../../lib/days.ts';
import { IdFilter } from '../../../lib/ids.ts';
import { Strict } from '../../../lib/schema.ts';
import { listVisibleEntries } from './ledger-store.ts';
import { BalanceYear, LeaveLedgerEntry } from './record.ts';

export const listLeaveLedger = listOperation({
  id: 'leaveLedger.list',
  route: 'GET /leave-balances/ledger',
  shows: ['leave'],
  summary: 'List what made the leave balances of a person',
  description:
    'Every entry behind the balances of one person and a year: what was granted, carried over, taken, given back and corrected. For those who see the balances; of private types for those who see private leave.',
  surface: 'app',
  scope: null,
  query: Strict({
    user_id: Type.Optional(IdFilter('usr', 'Whose balances; one’s own unless given.')),
    leave_type_id: Type.Optional(IdFilter('lvt', 'Only entries of this type.')),
    year: Type.Optional(BalanceYear('This year on the organization’s calendar unless given.')),
  }),
  returns: LeaveLedgerEntry,
  order: 'newest first',

  async run({ actor, db, nowMs, query, page }) {
    const { user_id = actor.userId, leave_type_id, year = yearNow(actor, nowMs) } = query;
    const entries = await listVisibleEntries(db, actor, { user_id, leave_type_id, year }, page);
    return mapPage(entries, ({ amount, full_amount: full, ...entry }) => ({
      ...entry,
      amount: Number(amount),
      full_amount: full === null ? null : Number(full),
    }));
  },
});

const yearNow = ({ organization: { timezone } }: Actor, nowMs: number): number =>
  Number(dayIn(timezone, nowMs).slice(0, 4));
