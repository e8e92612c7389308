-- Someone may be hired again. The row of a person holds the employment of now; those before it stand here as they were, with the first and the last
-- day of each. Nothing is filled: until now everyone has had one. A hiring that is planned is a planned change that carries its choices.
create table employment_periods (
  organization_id text collate "C" not null references organizations (id),
  id text collate "C" not null,
  user_id text collate "C" not null,
  started_on date,
  ended_on date not null,
  probation_period_months smallint,
  created_at timestamptz(3) not null,
  primary key (organization_id, id),
  foreign key (organization_id, user_id) references users (organization_id, id) on delete cascade,
  constraint employment_periods_days check (started_on is null or ended_on >= started_on)
);
create unique index employment_periods_end_key on employment_periods (organization_id, user_id, ended_on);

alter table employment add column rehire jsonb;
create index employment_rehire_idx on employment (organization_id, user_id, effective_date)
  where rehire is not null and applied_at is null and waits_since is null;

alter table leave_ledger drop constraint leave_ledger_kind_check;
alter table leave_ledger add constraint leave_ledger_kind_check
  check (kind in ('GRANT', 'ACCRUAL', 'CARRY_OVER', 'EXPIRY', 'ADJUSTMENT', 'SETTLEMENT', 'TAKEN', 'REVERSAL')) not valid;

-- The first row of an employment moves with its first day; those of earlier employments stay where they are. Who is hired again has a row from
-- the first day on, whether the job is another or not.
create or replace function keep_employment() returns trigger language plpgsql set enable_seqscan to 'off' as $$
declare
  told jsonb := nullif(current_setting('muster.employment', true), '')::jsonb;
  zone text;
  written employment;
  held employment;
  earlier employment;
  began date;
  -- The last day of the employment before.
  last_end date;
  is_rehired boolean;
begin
  if new.erased_at is not null then return null; end if;
  if told ->> 'user' is distinct from new.id then told := '{}'; end if;
  select timezone into zone from organizations where id = new.organization_id;
  is_rehired := told ? 'rehired';
  select coalesce(max(ended_on), '-infinity') into last_end from employment_periods
   where organization_id = new.organization_id and user_id = new.id;
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
  if new.employment_start_date is distinct from old.employment_start_date and not is_rehired then
    update employment e set effective_date = began
      from (select id, effective_date from employment
             where organization_id = new.organization_id and user_id = new.id and waits_since is null
               and effective_date > last_end
             order by effective_date limit 1) as first
     where e.organization_id = new.organization_id and e.id = first.id and first.effective_date <> began
       and (began < first.effective_date or not exists (
         select from employment other
          where other.organization_id = new.organization_id and other.user_id = new.id and other.waits_since is null
            and other.id <> first.id and other.effective_date > last_end and other.effective_date <= began));
    select * into held from employment
     where organization_id = new.organization_id and user_id = new.id and waits_since is null and applied_at is not null
     order by effective_date desc limit 1;
  end if;

  written := held;
  written.job_title := new.job_title; written.department_id := new.department_id; written.manager_id := new.manager_id;
  written.division := new.division; written.work_location := new.work_location; written.level := new.level;
  written.employment_type := new.employment_type; written.working_pattern := new.working_pattern;
  if employment_changes(held, written) = '{}' and not is_rehired then return null; end if;
  written.effective_date :=
    greatest(coalesce((told ->> 'from')::date, (new.updated_at at time zone zone)::date), held.effective_date);
  select * into earlier from employment
   where organization_id = new.organization_id and user_id = new.id and waits_since is null and applied_at is not null
     and effective_date < written.effective_date
   order by effective_date desc limit 1;
  written.id := new_record_id('emp', new.updated_at);
  written.until := 'infinity';
  written.changed := case when earlier.id is null or is_rehired then '{}'::text[] else employment_changes(earlier, written) end;
  written.reason := told ->> 'reason';
  written.created_by_id := told ->> 'by';
  -- What was chosen when it was planned is done by now.
  written.rehire := case when is_rehired then '{}'::jsonb end;
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
         rehire = coalesce(excluded.rehire, e.rehire), updated_at = excluded.updated_at, applied_at = coalesce(e.applied_at, excluded.applied_at);
  perform carry_employment(new.organization_id, new.id);
  return null;
end $$;
