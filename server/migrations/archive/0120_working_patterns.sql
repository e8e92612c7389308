-- When someone works, and how much: the minutes of each day of one week, or of two in turn. A value of employment, so it holds from a
-- day on. null: the organization's standard day on every day that is no weekend.
-- no transaction
alter table users add column if not exists working_pattern jsonb;
-- step
alter table employment add column if not exists working_pattern jsonb;
-- step
-- Whose days are not the organization's: asked with every leave and every change of time, and empty for most.
drop index concurrently if exists employment_pattern_idx;
-- step
create index concurrently employment_pattern_idx on employment (organization_id, user_id, effective_date)
  where working_pattern is not null and waits_since is null;
-- step
-- What planned rows do not set themselves follows the row before, one after the other.
create or replace function carry_employment(organization text, person text) returns void language plpgsql as $$
declare
  plan employment;
  held employment;
begin
  for plan in
    select * from employment
     where organization_id = organization and user_id = person and applied_at is null and waits_since is null
     order by effective_date
  loop
    select * into held from employment
     where organization_id = organization and user_id = person and waits_since is null
       and effective_date < plan.effective_date
     order by effective_date desc limit 1;
    continue when not found;
    update employment e set
      job_title = case when 'job_title' = any (e.changed) then e.job_title else held.job_title end,
      department_id = case when 'department_id' = any (e.changed) then e.department_id else held.department_id end,
      manager_id = case when 'manager_id' = any (e.changed) then e.manager_id else held.manager_id end,
      division = case when 'division' = any (e.changed) then e.division else held.division end,
      work_location = case when 'work_location' = any (e.changed) then e.work_location else held.work_location end,
      level = case when 'level' = any (e.changed) then e.level else held.level end,
      employment_type = case when 'employment_type' = any (e.changed) then e.employment_type else held.employment_type end,
      working_pattern = case when 'working_pattern' = any (e.changed) then e.working_pattern else held.working_pattern end
     where e.organization_id = organization and e.id = plan.id;
  end loop;
end $$;
-- step
-- The names of the values in which two rows differ.
create or replace function employment_changes(one employment, other employment) returns text[] language sql immutable
  return array_remove(array[
    case when one.job_title is distinct from other.job_title then 'job_title' end,
    case when one.department_id is distinct from other.department_id then 'department_id' end,
    case when one.manager_id is distinct from other.manager_id then 'manager_id' end,
    case when one.division is distinct from other.division then 'division' end,
    case when one.work_location is distinct from other.work_location then 'work_location' end,
    case when one.level is distinct from other.level then 'level' end,
    case when one.employment_type is distinct from other.employment_type then 'employment_type' end,
    case when one.working_pattern is distinct from other.working_pattern then 'working_pattern' end], null);
-- step
-- The first row of someone new; `muster.employment` tells who adds them.
create or replace function begin_employment() returns trigger language plpgsql as $$
declare
  told jsonb := nullif(current_setting('muster.employment', true), '')::jsonb;
begin
  insert into employment (organization_id, id, user_id, effective_date, job_title, department_id, manager_id, division,
                          work_location, level, employment_type, working_pattern, created_by_id, created_at, updated_at, applied_at)
  values (new.organization_id, new_record_id('emp', new.created_at), new.id,
          coalesce(new.employment_start_date, (
            select (new.created_at at time zone timezone)::date from organizations where id = new.organization_id)),
          new.job_title, new.department_id, new.manager_id, new.division, new.work_location, new.level, new.employment_type,
          new.working_pattern,
          case when told ->> 'user' = new.id then told ->> 'by' end, new.created_at, new.created_at, new.created_at);
  return null;
end $$;
-- step
-- A change tells with `muster.employment` who makes it, why, from which day and by which plan; one that tells nothing, such as that of
-- the build before, holds from today. No change begins before the row that holds now: the person's own row has its values.
create or replace function keep_employment() returns trigger language plpgsql set enable_seqscan = off as $$
declare
  told jsonb := nullif(current_setting('muster.employment', true), '')::jsonb;
  zone text;
  written employment;
  held employment;
  earlier employment;
  began date;
begin
  if new.erased_at is not null then return null; end if;
  if told ->> 'user' is distinct from new.id then told := '{}'; end if;
  select timezone into zone from organizations where id = new.organization_id;
  began := coalesce(new.employment_start_date, (new.created_at at time zone zone)::date);
  select * into held from employment
   where organization_id = new.organization_id and user_id = new.id and waits_since is null and applied_at is not null
   order by effective_date desc limit 1;
  if held.id is null then
    -- Not filled yet.
    held.organization_id := new.organization_id;
    held.id := new_record_id('emp', new.created_at);
    held.user_id := new.id;
    held.effective_date := coalesce(old.employment_start_date, (old.created_at at time zone zone)::date);
    held.until := 'infinity';
    held.job_title := old.job_title; held.department_id := old.department_id; held.manager_id := old.manager_id;
    held.division := old.division; held.work_location := old.work_location; held.level := old.level;
    held.employment_type := old.employment_type; held.working_pattern := old.working_pattern;
    held.changed := '{}';
    held.reason := 'recorded before history was kept';
    held.created_at := new.created_at;
    held.updated_at := new.created_at;
    held.applied_at := new.created_at;
    insert into employment select held.*
        on conflict (organization_id, user_id, effective_date) where waits_since is null do nothing;
  end if;

  -- The first row begins with the employment: it moves with it, unless it would pass another one.
  if new.employment_start_date is distinct from old.employment_start_date then
    update employment e set effective_date = began
      from (select id, effective_date from employment
             where organization_id = new.organization_id and user_id = new.id and waits_since is null
             order by effective_date limit 1) as first
     where e.organization_id = new.organization_id and e.id = first.id and first.effective_date <> began
       and (began < first.effective_date or not exists (
         select from employment other
          where other.organization_id = new.organization_id and other.user_id = new.id and other.waits_since is null
            and other.id <> first.id and other.effective_date <= began));
    select * into held from employment
     where organization_id = new.organization_id and user_id = new.id and waits_since is null and applied_at is not null
     order by effective_date desc limit 1;
  end if;

  written := held;
  written.job_title := new.job_title; written.department_id := new.department_id; written.manager_id := new.manager_id;
  written.division := new.division; written.work_location := new.work_location; written.level := new.level;
  written.employment_type := new.employment_type; written.working_pattern := new.working_pattern;
  if employment_changes(held, written) = '{}' then return null; end if;
  written.effective_date :=
    greatest(coalesce((told ->> 'from')::date, (new.updated_at at time zone zone)::date), held.effective_date);
  select * into earlier from employment
   where organization_id = new.organization_id and user_id = new.id and waits_since is null and applied_at is not null
     and effective_date < written.effective_date
   order by effective_date desc limit 1;
  written.id := new_record_id('emp', new.updated_at);
  written.until := 'infinity';
  written.changed := case when earlier.id is null then '{}'::text[] else employment_changes(earlier, written) end;
  written.reason := told ->> 'reason';
  written.created_by_id := told ->> 'by';
  written.created_at := new.updated_at;
  written.updated_at := new.updated_at;
  written.applied_at := new.updated_at;
  -- A plan of that day that is not what is being carried out gives way, and is tried again.
  update employment set waits_since = new.updated_at
   where organization_id = new.organization_id and user_id = new.id and effective_date = written.effective_date
     and waits_since is null and applied_at is null and id is distinct from told ->> 'plan';
  insert into employment as e select written.*
      on conflict (organization_id, user_id, effective_date) where waits_since is null do update
     set job_title = excluded.job_title, department_id = excluded.department_id, manager_id = excluded.manager_id,
         division = excluded.division, work_location = excluded.work_location, level = excluded.level,
         employment_type = excluded.employment_type, working_pattern = excluded.working_pattern, changed = excluded.changed,
         reason = coalesce(excluded.reason, e.reason), created_by_id = coalesce(excluded.created_by_id, e.created_by_id),
         updated_at = excluded.updated_at, applied_at = coalesce(e.applied_at, excluded.applied_at);
  perform carry_employment(new.organization_id, new.id);
  return null;
end $$;
-- step
create or replace trigger users_employment
  after update of job_title, department_id, manager_id, division, work_location, level, employment_type, working_pattern,
    employment_start_date on users
  for each row when (
    (old.job_title, old.department_id, old.manager_id, old.division, old.work_location, old.level, old.employment_type,
     old.working_pattern, old.employment_start_date)
    is distinct from
    (new.job_title, new.department_id, new.manager_id, new.division, new.work_location, new.level, new.employment_type,
     new.working_pattern, new.employment_start_date))
  execute function keep_employment();
