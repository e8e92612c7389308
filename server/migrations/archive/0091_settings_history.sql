-- Settings that hours, pay or leave are computed from are kept with their time: who, when, before and after. A trigger writes it, so that
-- no build and no statement of an operator is left out. Of organizations that are there what held before today is unknown.
create table organization_settings_history (
  organization_id text collate "C" not null references organizations (id),
  id text collate "C" not null,
  setting text collate "C" not null,
  before jsonb,
  after jsonb not null,
  -- false: history was not kept before.
  is_before_known boolean not null default true,
  changed_by_id text collate "C",
  changed_at timestamptz(3) not null,
  primary key (organization_id, id),
  foreign key (organization_id, changed_by_id) references users (organization_id, id)
);
create index organization_settings_history_setting_idx on organization_settings_history (organization_id, setting, id);

-- Every one of these settings as it holds, those never chosen with the value that then counts.
create function settings_computed_from(o organizations) returns jsonb language sql immutable
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
    'overtime_multiplier', coalesce(o.settings -> 'overtime_multiplier', '1.5'));

-- Who makes the change is told by `muster.settings_by`; nobody: the operator.
create function keep_settings_history() returns trigger language plpgsql as $$
declare
  earlier jsonb := case when tg_op = 'UPDATE' then settings_computed_from(old) else '{}' end;
  -- A statement of an operator may not say when.
  at timestamptz := case when tg_op = 'UPDATE' and new.updated_at = old.updated_at then clock_timestamp() else new.updated_at end;
begin
  insert into organization_settings_history (organization_id, id, setting, before, after, changed_by_id, changed_at)
  select new.id, new_record_id('set', at), now_holds.key, earlier -> now_holds.key, now_holds.value,
         nullif(current_setting('muster.settings_by', true), ''), at
    from jsonb_each(settings_computed_from(new)) as now_holds
   where earlier -> now_holds.key is distinct from now_holds.value
   order by now_holds.key;
  return null;
end $$;

create trigger organizations_settings after insert or update of timezone, country, region, currency, settings on organizations
  for each row execute function keep_settings_history();

insert into organization_settings_history (organization_id, id, setting, after, is_before_known, changed_at)
select o.id, new_record_id('set', now()), holds.key, holds.value, false, now()
  from organizations o, jsonb_each(settings_computed_from(o)) as holds;
