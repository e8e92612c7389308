-- What reports add up. Hours are kept by person, project and month beside the entries, so that a report over years
-- reads a few rows where there are millions of entries. Filled while others write.
-- no transaction
create table if not exists time_month_totals (
  organization_id text collate "C" not null,
  -- Its first day.
  month date not null,
  user_id text collate "C" not null,
  -- Empty: no project. Part of the key, which knows no null.
  project_id text collate "C" not null,
  is_billable boolean not null,
  minutes integer not null,
  entries integer not null,
  primary key (organization_id, month, user_id, project_id, is_billable),
  foreign key (organization_id, user_id) references users (organization_id, id),
  constraint time_month_totals_month check (extract(day from month) = 1)
);
-- step
-- Completed entries count unless they were rejected. Changes of one person's time hold a lock of theirs, so that two of
-- them never wait for each other here.
create or replace function keep_time_month_totals() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' and old.status = 'ACTIVE' and old.approval_status <> 'REJECTED' then
    update time_month_totals t
       set minutes = t.minutes - old.duration_minutes, entries = t.entries - 1
     where t.organization_id = old.organization_id and t.month = date_trunc('month', old.work_date)::date
       and t.user_id = old.user_id and t.project_id = coalesce(old.project_id, '') and t.is_billable = old.is_billable;
  end if;
  if tg_op <> 'DELETE' and new.status = 'ACTIVE' and new.approval_status <> 'REJECTED' then
    insert into time_month_totals as t (organization_id, month, user_id, project_id, is_billable, minutes, entries)
    values (new.organization_id, date_trunc('month', new.work_date)::date, new.user_id, coalesce(new.project_id, ''),
            new.is_billable, new.duration_minutes, 1)
        on conflict (organization_id, month, user_id, project_id, is_billable)
        do update set minutes = t.minutes + excluded.minutes, entries = t.entries + excluded.entries;
  end if;
  return null;
end $$;
-- step
create or replace trigger time_entries_counted after insert or delete on time_entries
  for each row execute function keep_time_month_totals();
-- step
-- An approval moves nothing, and costs nothing here.
create or replace trigger time_entries_recounted
  after update of user_id, work_date, project_id, is_billable, duration_minutes, status, approval_status on time_entries
  for each row when (
    (old.status = 'ACTIVE' and old.approval_status <> 'REJECTED', old.user_id, old.work_date, old.project_id,
     old.is_billable, old.duration_minutes)
    is distinct from
    (new.status = 'ACTIVE' and new.approval_status <> 'REJECTED', new.user_id, new.work_date, new.project_id,
     new.is_billable, new.duration_minutes))
  execute function keep_time_month_totals();
-- step
-- One person at a time, under the lock that changes of their time take: whatever the triggers have counted by then is
-- counted again from the entries.
do $$
declare
  person record;
begin
  for person in select distinct organization_id, user_id from time_entries loop
    perform set_config('lock_timeout', '10s', true);
    perform pg_advisory_xact_lock(hashtextextended(format('time %s %s', person.organization_id, person.user_id), 0));
    delete from time_month_totals t where t.organization_id = person.organization_id and t.user_id = person.user_id;
    insert into time_month_totals (organization_id, month, user_id, project_id, is_billable, minutes, entries)
    select e.organization_id, date_trunc('month', e.work_date)::date, e.user_id, coalesce(e.project_id, ''), e.is_billable,
           sum(e.duration_minutes), count(*)
      from time_entries e
     where e.organization_id = person.organization_id and e.user_id = person.user_id and e.status <> 'DELETED'
       and e.status = 'ACTIVE' and e.approval_status <> 'REJECTED'
     group by 1, 2, 3, 4, 5;
    commit;
  end loop;
end $$;
-- step
-- Absence and expenses by day.
drop index concurrently if exists leave_request_days_date_idx;
-- step
create index concurrently leave_request_days_date_idx on leave_request_days (organization_id, date);
-- step
drop index concurrently if exists expense_line_items_date_idx;
-- step
create index concurrently expense_line_items_date_idx on expense_line_items (organization_id, date);
-- step
drop index concurrently if exists expense_per_diems_date_idx;
-- step
create index concurrently expense_per_diems_date_idx on expense_per_diems (organization_id, date);
-- step
drop index concurrently if exists expense_mileage_date_idx;
-- step
create index concurrently expense_mileage_date_idx on expense_mileage (organization_id, date);
