-- People who are given something to do and do not work here: an accountant, an auditor. Like service accounts they are never active, so
-- that all that asks for who works here leaves them out; what lets them in is access that was given to them.
alter table users add column is_guest boolean not null default false;
alter table users add constraint users_guest_check check (not is_guest or (
  not is_active and role = 'EMPLOYEE' and department_id is null and manager_id is null and employment_start_date is null
  and employment_end_date is null and employment_type is null and employee_id is null and payroll_id is null
  and working_pattern is null and probation_period_months is null));
create index users_guests_idx on users (organization_id, id) where is_guest;

-- Whether a guest may sign in today, by the product's clock and the calendar of the organization: something was given that has not ended.
-- Before its first day they come in and see when it begins.
create function is_let_in(organization text, person text) returns boolean language sql stable as $$
  select exists (
    select from access_grants g join organizations o on o.id = g.organization_id
     where g.organization_id = organization and g.user_id = person and g.ended_at is null
       and ((now() + coalesce((select clock_offset_ms from installation), 0) * interval '1 millisecond')
            at time zone o.timezone)::date <= coalesce(g.ends_on, 'infinity'))
$$;

-- Without employment there is none to begin; it begins when they are hired.
drop trigger users_employed on users;
create trigger users_employed after insert on users
  for each row when (new.id >= 'usr_' and not new.is_guest) execute function begin_employment();

create function hire_guest() returns trigger language plpgsql as $$
declare
  told jsonb := nullif(current_setting('muster.employment', true), '')::jsonb;
begin
  insert into employment (organization_id, id, user_id, effective_date, job_title, department_id, manager_id, division,
                          work_location, level, employment_type, working_pattern, created_by_id, created_at, updated_at, applied_at)
  values (new.organization_id, new_record_id('emp', new.updated_at), new.id, new.employment_start_date,
          new.job_title, new.department_id, new.manager_id, new.division, new.work_location, new.level, new.employment_type,
          new.working_pattern,
          case when told ->> 'user' = new.id then told ->> 'by' end, new.updated_at, new.updated_at, new.updated_at);
  return null;
end $$;
create trigger users_hired after update of is_guest on users
  for each row when (old.is_guest and not new.is_guest) execute function hire_guest();

drop trigger users_employment on users;
create trigger users_employment after update of job_title, department_id, manager_id, division, work_location, level, employment_type,
    working_pattern, employment_start_date on users
  for each row when (not old.is_guest and (
    old.job_title is distinct from new.job_title or old.department_id is distinct from new.department_id
    or old.manager_id is distinct from new.manager_id or old.division is distinct from new.division
    or old.work_location is distinct from new.work_location or old.level is distinct from new.level
    or old.employment_type is distinct from new.employment_type or old.working_pattern is distinct from new.working_pattern
    or old.employment_start_date is distinct from new.employment_start_date))
  execute function keep_employment();

-- Nobody becomes a guest, and nobody reports to one.
create function refuse_guests() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and new.is_guest and not old.is_guest then
    raise check_violation using message = 'a person does not become a guest', constraint = 'users_no_new_guest';
  end if;
  if new.manager_id is not null and exists (
    select from users u where u.organization_id = new.organization_id and u.id = new.manager_id and u.is_guest) then
    raise check_violation using message = 'a guest manages nobody', constraint = 'users_manager_no_guest';
  end if;
  return new;
end $$;
create trigger users_no_guest_manages before insert or update of manager_id on users
  for each row when (new.manager_id is not null) execute function refuse_guests();
create trigger users_no_new_guest before update of is_guest on users
  for each row when (new.is_guest and not old.is_guest) execute function refuse_guests();

-- Rights follow from it.
create trigger users_guest_access after update of is_guest on users
  for each row when (old.is_guest and not new.is_guest) execute function announce_access_change();

-- Who develops as a guest is in sandboxes as others are.
create or replace function keep_sandbox_people() returns trigger language plpgsql as $$
declare
  may boolean := (new.is_active or new.is_guest) and new.access_suspended_at is null
                 and is_developer(new.organization_id, new.id, new.role);
begin
  if may is distinct from ((old.is_active or old.is_guest) and old.access_suspended_at is null
                           and is_developer(old.organization_id, old.id, old.role)) then
    perform set_sandbox_people(new.organization_id, new.id, may);
  end if;
  return null;
end $$;
create or replace function keep_sandbox_developers() returns trigger language plpgsql as $$
begin
  perform set_sandbox_people(u.organization_id, u.id,
                             (u.is_active or u.is_guest) and u.access_suspended_at is null
                             and is_developer(u.organization_id, u.id, u.role))
     from users u where u.organization_id = new.organization_id and u.id = new.user_id;
  return null;
end $$;
