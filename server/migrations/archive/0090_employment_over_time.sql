-- What a person's job was, is, and is planned to be: a row from each day on which one of its values changed. The row that holds on a
-- day is the last one that begins on it or before. People who are there get one row, filled in batches while others write; what was
-- before is not guessed.
--
-- The row of a change is written by a trigger on users, so that no build, import or statement of an operator is left out.
-- no transaction
create table if not exists employment (
  organization_id text collate "C" not null,
  id text collate "C" not null,
  user_id text collate "C" not null,
  effective_date date not null,
  -- The day on which the next row takes over, kept by a trigger: a question about a day asks one row.
  until date not null default 'infinity',
  job_title text,
  -- History outlives the departments it names.
  department_id text collate "C",
  manager_id text collate "C",
  division text,
  work_location text,
  level text not null check (level in ('STANDARD', 'SENIOR', 'LEAD', 'PRINCIPAL')),
  employment_type text check (employment_type in ('FULL_TIME', 'PART_TIME', 'CONTRACT', 'TEMPORARY', 'INTERN')),
  -- Of a planned row: what it sets. Everything else it takes over from the row before.
  changed text[] not null default '{}',
  reason text,
  created_by_id text collate "C",
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  -- null: planned.
  applied_at timestamptz(3),
  -- A planned row that was due and no longer held. It holds on no day, and waits for someone to change or delete it.
  waits_since timestamptz(3),
  -- {key, values} of the refusal; null: it was only put aside for a moment, and is tried again.
  problem jsonb,
  primary key (organization_id, id),
  foreign key (organization_id, user_id) references users (organization_id, id) on delete cascade,
  foreign key (organization_id, created_by_id) references users (organization_id, id),
  constraint employment_waits_unapplied check (waits_since is null or applied_at is null)
);
-- step
-- One row holds on each day.
create unique index if not exists employment_day_key on employment (organization_id, user_id, effective_date)
  where waits_since is null;
create index if not exists employment_department_idx on employment (organization_id, department_id, user_id, effective_date)
  where waits_since is null;
create index if not exists employment_planned_idx on employment (organization_id, effective_date, id) where applied_at is null;
create index if not exists employment_due_idx on employment (effective_date) where applied_at is null;
create index if not exists employment_author_idx on employment (organization_id, created_by_id) where created_by_id is not null;
-- step
-- An id as the product makes them: time, then chance.
create or replace function new_record_id(prefix text, at timestamptz) returns text language plpgsql volatile as $$
declare
  rest bigint := (extract(epoch from at) * 1000)::bigint;
  digits text := '';
begin
  for place in 1..10 loop
    digits := substr('0123456789ABCDEFGHJKMNPQRSTVWXYZ', 1 + (rest & 31)::int, 1) || digits;
    rest := rest >> 5;
  end loop;
  return prefix || '_' || digits || upper(left(replace(gen_random_uuid()::text, '-', ''), 16));
end $$;
-- step
create or replace function keep_employment_until() returns trigger language plpgsql as $$
declare
  organization text := case when tg_op = 'DELETE' then old.organization_id else new.organization_id end;
  person text := case when tg_op = 'DELETE' then old.user_id else new.user_id end;
begin
  -- The first row of someone, which is most of them.
  if tg_op = 'INSERT' and not exists (
    select from employment where organization_id = new.organization_id and user_id = new.user_id and waits_since is null
       and id <> new.id) then
    return null;
  end if;
  update employment e set until = held.next
    from (select id, coalesce(lead(effective_date) over (order by effective_date), 'infinity') as next
            from employment
           where organization_id = organization and user_id = person and waits_since is null) as held
   where e.organization_id = organization and e.id = held.id and e.until <> held.next;
  return null;
end $$;
-- step
create or replace trigger employment_until after insert or delete or update of effective_date, waits_since on employment
  for each row execute function keep_employment_until();
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
      employment_type = case when 'employment_type' = any (e.changed) then e.employment_type else held.employment_type end
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
    case when one.employment_type is distinct from other.employment_type then 'employment_type' end], null);
-- step
-- The first row of someone new; `muster.employment` tells who adds them.
create or replace function begin_employment() returns trigger language plpgsql as $$
declare
  told jsonb := nullif(current_setting('muster.employment', true), '')::jsonb;
begin
  insert into employment (organization_id, id, user_id, effective_date, job_title, department_id, manager_id, division,
                          work_location, level, employment_type, created_by_id, created_at, updated_at, applied_at)
  values (new.organization_id, new_record_id('emp', new.created_at), new.id,
          coalesce(new.employment_start_date, (
            select (new.created_at at time zone timezone)::date from organizations where id = new.organization_id)),
          new.job_title, new.department_id, new.manager_id, new.division, new.work_location, new.level, new.employment_type,
          case when told ->> 'user' = new.id then told ->> 'by' end, new.created_at, new.created_at, new.created_at);
  return null;
end $$;
-- step
-- A change tells with `muster.employment` who makes it, why, from which day and by which plan; one that tells nothing, such as that of
-- the build before, holds from today. No change begins before the row that holds now: the person's own row has its values.
create or replace function keep_employment() returns trigger language plpgsql as $$
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
    held.employment_type := old.employment_type;
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
  written.employment_type := new.employment_type;
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
         employment_type = excluded.employment_type, changed = excluded.changed,
         reason = coalesce(excluded.reason, e.reason), created_by_id = coalesce(excluded.created_by_id, e.created_by_id),
         updated_at = excluded.updated_at, applied_at = coalesce(e.applied_at, excluded.applied_at);
  perform carry_employment(new.organization_id, new.id);
  return null;
end $$;
-- step
create or replace trigger users_employed after insert on users for each row execute function begin_employment();
-- step
create or replace trigger users_employment
  after update of job_title, department_id, manager_id, division, work_location, level, employment_type,
    employment_start_date on users
  for each row when (
    (old.job_title, old.department_id, old.manager_id, old.division, old.work_location, old.level, old.employment_type,
     old.employment_start_date)
    is distinct from
    (new.job_title, new.department_id, new.manager_id, new.division, new.work_location, new.level, new.employment_type,
     new.employment_start_date))
  execute function keep_employment();
-- step
-- In batches along the key, each committed by itself: no person is locked, and one who changes meanwhile has their row already.
do $$
declare
  after_organization text := '';
  after_id text := '';
  last record;
begin
  loop
    with batch as materialized (
      select * from users where (organization_id, id) > (after_organization, after_id)
       order by organization_id, id limit 2000),
    filled as (
      insert into employment (organization_id, id, user_id, effective_date, job_title, department_id, manager_id, division,
                              work_location, level, employment_type, reason, created_at, updated_at, applied_at)
      select u.organization_id, new_record_id('emp', u.created_at), u.id,
             coalesce(u.employment_start_date, (u.created_at at time zone o.timezone)::date), u.job_title, u.department_id,
             u.manager_id, u.division, u.work_location, u.level, u.employment_type, 'recorded before history was kept',
             u.created_at, u.created_at, u.created_at
        from batch u join organizations o on o.id = u.organization_id
       where u.erased_at is null and (
         select true from employment e where e.organization_id = u.organization_id and e.user_id = u.id
            and e.waits_since is null limit 1) is null
          on conflict (organization_id, user_id, effective_date) where waits_since is null do nothing)
    select organization_id, id into last from batch order by organization_id desc, id desc limit 1;
    exit when not found;
    after_organization := last.organization_id;
    after_id := last.id;
    commit;
  end loop;
end $$;
-- step
analyze employment;
