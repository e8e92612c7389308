import { todayOf } from '../../kernel/actor.ts';
import { guardedAsShown, guardsOn, type Rule } from '../../kernel/guards.ts';
import { isForAnother } from '../../kernel/never-for-oneself.ts';
import { writeOperation } from '../../kernel/operation.ts';
import type { UnitOfWork } from '../../kernel/unit-of-work.ts';
import { standardMinutes } from '../../kernel/working-patterns.ts';
import { conflict, invalid } from '../../lib/errors.ts';
import { say } from '../../lib/texts/texts.ts';
import { adjustBalance, leaveUnitOf } from '../leave/index.ts';
import { HoursAccount, HoursAccountEntry, HoursAccountSummary, NewHoursAccountEntry } from './record.ts';
import { getAccountPerson, lockAccount } from './store.ts';
import { accountsOf, spanOfAccounts } from './worked-out.ts';

interface Subject {
  readonly user_id: string;
}

/** For Administrators and Executives, whom the operation lets in alone: anyone's account but their own. */
const mayEnter: Rule<Subject> = (actor, { user_id: id }) =>
  isForAnother(actor, id, 'hoursAccount', { field: 'user_id', reason: 'own' });

const entering = guardsOn(guardedAsShown<Subject>(HoursAccount, HoursAccountSummary), [mayEnter]);

export const createHoursAccountEntry = writeOperation({
  id: 'hoursAccountEntries.create',
  route: 'POST /hours-account-entries',
  subject: 'hours_account',
  summary: 'Correct an hours account, pay it out or give it as leave',
  description:
    'Adds an entry, which is never changed or taken back, only followed by another. What is paid out or given as leave must be there. Never for oneself.',
  surface: 'app',
  scope: null,
  role: 'ADMINISTRATOR',
  module: 'time_tracking',
  guards: entering,
  body: NewHoursAccountEntry,
  returns: HoursAccountEntry,
  status: 201,
  refuses: ['FORBIDDEN', 'CONFLICT'],

  async run({ work, body }) {
    await work.guard({ user_id: body.user_id });
    checkEntry(body);
    const { actor } = work;
    const person = await lockAccount(work, body.user_id);
    if (person?.isErased !== false) throw invalid('user_id', 'reference.person');
    if (!actor.organization.settings.hours_accounts) throw conflict('time.accountOff', { reason: 'off' });
    const today = todayOf(actor, work.nowMs);
    const date = body.date ?? today;
    await checkAccount(work, body, date, today);
    const isCorrection = body.kind === 'CORRECTION';
    const entry = {
      id: work.newId('hac'),
      user_id: body.user_id,
      kind: body.kind,
      date,
      minutes: isCorrection ? body.minutes : -body.minutes,
      leave_type_id: body.leave_type_id ?? null,
      created_by_id: actor.userId,
      created_at: work.now,
    };
    const reason = body.reason ?? null;
    if (entry.leave_type_id !== null) await giveAsLeave(work, body, entry.leave_type_id);
    await work.insert('hours_account_entries', { ...entry, note: reason });
    work.audit({ subjectId: entry.id, after: body });
    return { ...entry, reason };
  },
});

/** What is wrong with an entry whatever is in the account. */
function checkEntry({ kind, minutes, reason, leave_type_id: typeId }: NewHoursAccountEntry): void {
  if (minutes === 0) throw invalid('minutes', 'time.accountZero');
  if (kind !== 'CORRECTION' && minutes < 0) throw invalid('minutes', 'time.accountPositive');
  if (kind === 'CORRECTION' && reason === undefined) throw invalid('reason', 'time.accountReason');
  if (kind === 'LEAVE_IN_LIEU' && typeId === undefined) throw invalid('leave_type_id', 'time.accountLeaveTypeNeeded');
  if (kind !== 'LEAVE_IN_LIEU' && typeId !== undefined) throw invalid('leave_type_id', 'time.accountLeaveTypeAlone');
}

const inHours = (minutes: number): string => (Math.trunc((minutes / 60) * 100) / 100).toString();

/** A day that the account has, and no more given away than there is. */
async function checkAccount(
  { actor, tx }: UnitOfWork,
  { user_id: userId, kind, minutes }: NewHoursAccountEntry,
  date: string,
  today: string,
): Promise<void> {
  const person = await getAccountPerson(tx, actor, userId, spanOfAccounts(actor, today));
  const [account] = await accountsOf(tx, actor, [person], today);
  const begins = account?.counted.from ?? today;
  if (date > today) throw invalid('date', 'time.accountFuture');
  if (begins > today) throw conflict('time.accountNotBegun', { reason: 'not_begun' });
  if (date < begins) throw invalid('date', say('time.accountBeforeBegin', { begins }));
  const balance = account?.balance ?? 0;
  if (kind !== 'CORRECTION' && minutes > balance) {
    throw conflict(say('time.accountNotEnough', { hours: inHours(Math.max(0, balance)) }), {
      reason: 'not_enough',
      balance_minutes: balance,
    });
  }
}

/** In hours, or in standard days, to two decimals, as balances are. */
async function giveAsLeave(work: UnitOfWork, body: NewHoursAccountEntry, typeId: string): Promise<void> {
  const unit = await leaveUnitOf(work, typeId);
  const of = unit === 'DAYS' ? standardMinutes(work.actor.organization.settings) : 60;
  const amount = Math.round((body.minutes / of) * 100) / 100;
  if (amount === 0) throw invalid('minutes', 'time.accountZero');
  const { reason } = body;
  await adjustBalance(work, {
    user_id: body.user_id,
    leave_type_id: typeId,
    amount,
    ...(reason !== undefined && { reason }),
  });
}
