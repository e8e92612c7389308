import { type Static, type TSchema, Type } from 'typebox';
import { Settings } from '../../../kernel/settings.ts';
import { Instant } from '../../../lib/days.ts';
import { RecordId } from '../../../lib/fields.ts';
import { Id } from '../../../lib/ids.ts';
import { Nullable } from '../../../lib/schema.ts';
import { profileFields } from '../settings.ts';

const { timezone, country, region, currency } = profileFields;
const { week_start, weekend_days, time_rounding_increment, time_rounding_mode } = Settings.properties;
const { pay_period_type, pay_period_anchor } = Settings.properties;
const { overtime_mode, overtime_daily_minutes, overtime_weekly_minutes, overtime_multiplier } = Settings.properties;
const { hours_accounts, hours_accounts_from, hours_account_cap, hours_account_cap_minutes } = Settings.properties;

/** What hours, pay or leave are computed from. A trigger keeps the same. */
const keptSettings = {
  timezone,
  country,
  region,
  currency,
  week_start,
  weekend_days,
  time_rounding_increment,
  time_rounding_mode,
  pay_period_type,
  pay_period_anchor,
  overtime_mode,
  overtime_daily_minutes,
  overtime_weekly_minutes,
  overtime_multiplier,
  hours_accounts,
  hours_accounts_from,
  hours_account_cap,
  hours_account_cap_minutes,
} satisfies Record<string, TSchema>;
export const keptSettingNames = Object.keys(keptSettings) as (keyof typeof keptSettings)[];

const Value = (description: string) =>
  Nullable(Type.Union([Type.String(), Type.Number(), Type.Boolean(), Type.Array(Type.String())]), { description });

export const SettingChange = Type.Object(
  {
    id: RecordId('set'),
    setting: Type.Enum([...keptSettingNames], { description: 'Which setting changed.' }),
    before: Value('What held before; null: nothing, or it is not known.'),
    after: Value('What holds from then on; null: nothing.'),
    is_before_known: Type.Boolean({
      description: 'false: history was not kept before, and what held then is unknown.',
    }),
    changed_by_id: Nullable(Id('usr'), { description: 'Who changed it; null: the operator, or it is not known.' }),
    changed_at: Instant('When.'),
  },
  { $id: 'SettingChange' },
);
export type SettingChange = Static<typeof SettingChange>;
