import type { Settings } from '../../kernel/settings.ts';
import { contractMinutesOn, type HeldPattern } from '../../kernel/working-patterns.ts';
import { addDays, dayIn } from '../../lib/days.ts';
import { settingsOver, type SettingThen } from '../organization/index.ts';
import type { AccountMonth } from './record.ts';

export const monthOf = (day: string): string => day.slice(0, 7);

/** The first day of the month after. */
const nextMonth = (month: string): string => monthOf(addDays(`${month}-28`, 4));
export const lastDayOf = (month: string): string => addDays(`${nextMonth(month)}-01`, -1);

/** Leave of a day: a part of it, or minutes where it was taken by the hour. */
export interface LeaveOnDay {
  readonly date: string;
  readonly part: number | null;
  readonly minutes: number;
}

export type AccountSettings = Pick<
  Settings,
  'overtime_daily_minutes' | 'weekend_days' | 'hours_account_cap' | 'hours_account_cap_minutes'
>;

/** What an account is worked out from, besides time. */
export interface Contract {
  /** What was set on a day. */
  readonly settingsOn: (day: string) => AccountSettings;
  readonly patterns: readonly HeldPattern[];
  readonly holidays: ReadonlySet<string>;
  readonly leave: ReadonlyMap<string, readonly LeaveOnDay[]>;
}

interface Expected {
  readonly contract_minutes: number;
  readonly is_holiday: boolean;
  readonly leave_minutes: number;
  readonly expected_minutes: number;
}

/** What a day asks for: the pattern, or the standard day of then; nothing on a holiday; less what is on leave. */
export function expectedOn({ settingsOn, patterns, holidays, leave }: Contract, day: string): Expected {
  const contract = contractMinutesOn(settingsOn(day), patterns, day);
  const isHoliday = holidays.has(day);
  const away = (leave.get(day) ?? []).reduce(
    (sum, { part, minutes }) => sum + (part === null ? minutes : Math.round(part * contract)),
    0,
  );
  const taken = isHoliday ? 0 : Math.min(contract, away);
  return {
    contract_minutes: contract,
    is_holiday: isHoliday,
    leave_minutes: taken,
    expected_minutes: isHoliday ? 0 : contract - taken,
  };
}

/** Days that count, both included; `through` before `from`: none yet. */
export interface Counted {
  readonly from: string;
  readonly through: string;
}

export const isCounted = ({ from, through }: Counted, day: string): boolean => day >= from && day <= through;

/**
 * Month after month, each beginning with what the one before left. A month that is over is cut at its cap, if it is to be; one that is not
 * is shown as it stands. `worked` has the minutes of each month on days that count.
 */
export function monthsOf(
  contract: Contract,
  counted: Counted,
  worked: ReadonlyMap<string, number>,
  entries: readonly { readonly date: string; readonly minutes: number }[],
  today: string,
): AccountMonth[] {
  const entered = new Map<string, number>();
  for (const { date, minutes } of entries) entered.set(monthOf(date), (entered.get(monthOf(date)) ?? 0) + minutes);
  const expected = new Map<string, number>();
  for (let day = counted.from; day <= counted.through; day = addDays(day, 1)) {
    const month = monthOf(day);
    expected.set(month, (expected.get(month) ?? 0) + expectedOn(contract, day).expected_minutes);
  }
  const months: AccountMonth[] = [];
  let balance = 0;
  for (let month = monthOf(counted.from); month <= monthOf(today); month = nextMonth(month)) {
    const [asked, done, byHand] = [expected.get(month) ?? 0, worked.get(month) ?? 0, entered.get(month) ?? 0];
    const before = balance;
    const sum = before + done - asked + byHand;
    const last = lastDayOf(month);
    const { hours_account_cap: mode, hours_account_cap_minutes: cap } = contract.settingsOn(
      last < today ? last : today,
    );
    const above = cap === null ? 0 : Math.max(0, sum - cap);
    const cut = mode === 'CUT' && last < today ? above : 0;
    balance = sum - cut;
    months.push({
      month,
      balance_before_minutes: before,
      expected_minutes: asked,
      worked_minutes: done,
      entered_minutes: byHand,
      cut_minutes: 0 - cut,
      balance_minutes: balance,
      is_over_cap: above > cut,
    });
  }
  return months;
}

export const accountSettingNames = [
  'overtime_daily_minutes',
  'weekend_days',
  'hours_account_cap',
  'hours_account_cap_minutes',
] as const satisfies readonly (keyof AccountSettings)[];

/** What was set on each day: a change counts from its day on. */
export const settingsByDay = (
  changes: readonly SettingThen[],
  now: Settings,
  timezone: string,
): ((day: string) => AccountSettings) => settingsOver(changes, now, (at) => dayIn(timezone, Date.parse(at)));
