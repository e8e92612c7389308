-- Hours accounts: what someone worked against what their contract asked for. The account itself is worked out from entries, patterns,
-- leave and holidays whenever it is read; kept is only what people decide: corrections, pay-outs, and hours given as leave.
create table hours_account_entries (
  organization_id text collate "C" not null references organizations (id),
  id text collate "C" not null,
  user_id text collate "C" not null,
  kind text collate "C" not null check (kind in ('CORRECTION', 'PAY_OUT', 'LEAVE_IN_LIEU')),
  -- The day from which it counts.
  date date not null,
  -- What is paid out or given as leave is negative.
  minutes integer not null check (minutes <> 0 and (kind = 'CORRECTION' or minutes < 0)),
  leave_type_id text collate "C",
  note text,
  created_by_id text collate "C",
  created_at timestamptz(3) not null,
  primary key (organization_id, id),
  check ((kind = 'LEAVE_IN_LIEU') = (leave_type_id is not null)),
  foreign key (organization_id, user_id) references users (organization_id, id),
  foreign key (organization_id, leave_type_id) references leave_types (organization_id, id),
  foreign key (organization_id, created_by_id) references users (organization_id, id)
);
create index hours_account_entries_user_idx on hours_account_entries (organization_id, user_id, date, id);

-- It only grows, as the ledger of leave does. What may go is the free text, when a person's data is erased.
create function keep_hours_account_entries() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and new.note is null and (to_jsonb(new) - 'note') = (to_jsonb(old) - 'note') then
    return new;
  end if;
  raise exception 'hours_account_entries is append-only: enter a correction instead';
end $$;

create trigger hours_account_entries_append_only before update or delete on hours_account_entries
  for each row execute function keep_hours_account_entries();

-- Settings of accounts are kept with their time, too: a cap that changes does not change months that are over.
create or replace function settings_computed_from(o organizations) returns jsonb language sql immutable
  return jsonb_build_object(
    'timezone', o.timezone, 'country', o.country, 'region', o.region, 'currency', o.currency,
    'week_start', coalesce(o.settings -> 'week_start', '"MONDAY"'),
    'weekend_days', coalesce(o.settings -> 'weekend_days', '["SATURDAY", "SUNDAY"]'),
    'time_rounding_increment', coalesce(o.settings -> 'time_rounding_increment', '0'),
    'time_rounding_mode', coalesce(o.settings -> 'time_rounding_mode', '"nearest"'),
    'pay_period_type', coalesce(o.settings -> 'pay_period_type', '"BIWEEKLY"'),
    'pay_period_anchor', coalesce(o.settings -> 'pay_period_anchor', '"2024-01-01"'),
    'overtime_mode', coalesce(o.settings -> 'overtime_mode', '"weekly_only"'),
    'overtime_daily_minutes', coalesce(o.settings -> 'overtime_daily_minutes', '480'),
    'overtime_weekly_minutes', coalesce(o.settings -> 'overtime_weekly_minutes', '2400'),
    'overtime_multiplier', coalesce(o.settings -> 'overtime_multiplier', '1.5'),
    'hours_accounts', coalesce(o.settings -> 'hours_accounts', 'false'),
    'hours_accounts_from', coalesce(o.settings -> 'hours_accounts_from', 'null'),
    'hours_account_cap', coalesce(o.settings -> 'hours_account_cap', '"WARN"'),
    'hours_account_cap_minutes', coalesce(o.settings -> 'hours_account_cap_minutes', 'null'));
