-- Generated from the migrations by `npm run generate`. Do not edit; the migrations are what counts.

CREATE OR REPLACE FUNCTION public.announce_access_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  changed text;
begin
  if tg_table_name = 'organizations' then
    changed := case when tg_op = 'DELETE' then old.id else new.id end;
  else
    changed := case when tg_op = 'DELETE' then old.organization_id else new.organization_id end;
  end if;
  perform pg_notify('muster_access', changed);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.announce_clock_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform pg_notify('muster_clock', new.clock_offset_ms::text);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.announce_own_clock()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform pg_notify('muster_own_clock', new.id || ' ' || new.clock_offset_ms);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.announce_sandbox_fault()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  fault sandbox_faults := case when tg_op = 'DELETE' then old else new end;
begin
  perform pg_notify('muster_sandbox_fault', fault.organization_id || ' ' || fault.kind || ' '
    || case when tg_op = 'DELETE' then 0 else floor(extract(epoch from fault.until) * 1000)::bigint end);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.begin_employment()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
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
end $function$;

CREATE OR REPLACE FUNCTION public.carry_employment(organization text, person text)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
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
end $function$;

CREATE OR REPLACE FUNCTION public.check_address(of_organization text, of_address text, since_id text, at_most integer)
 RETURNS void
 LANGUAGE plpgsql
 STABLE
AS $function$
declare
  full_since timestamptz;
begin
  select at into full_since from sensitive_access_log
   where organization_id = of_organization and user_id is null and id >= since_id
   order by id desc offset at_most - 1 limit 1;
  if found then
    raise exception 'Too many refusals have told of other organizations.' using errcode = 'MUA01', detail = full_since;
  end if;
  perform from users where email = of_address and organization_id <> of_organization;
  if found then
    raise exception 'Another organization has this address.' using errcode = 'MUA02';
  end if;
end $function$;

CREATE OR REPLACE FUNCTION public.check_address(of_organization text, of_person text, of_address text, since_id text, at_most integer)
 RETURNS void
 LANGUAGE plpgsql
 STABLE
AS $function$
declare
  full_since timestamptz;
begin
  -- Refusals alone concern nobody: an hour of them is a handful of rows of the index.
  select at into full_since from sensitive_access_log
   where organization_id = of_organization and user_id is null and id >= since_id and actor_id = of_person
   order by id desc offset at_most - 1 limit 1;
  if found then
    raise exception 'Too many refusals have told of other organizations.' using errcode = 'MUA01', detail = full_since;
  end if;
  perform from users where email = of_address and organization_id <> of_organization;
  if found then
    raise exception 'Another organization has this address.' using errcode = 'MUA02';
  end if;
end $function$;

CREATE OR REPLACE FUNCTION public.employment_changes(one employment, other employment)
 RETURNS text[]
 LANGUAGE sql
 IMMUTABLE
RETURN array_remove(ARRAY[CASE WHEN ((one).job_title IS DISTINCT FROM (other).job_title) THEN 'job_title'::text ELSE NULL::text END, CASE WHEN ((one).department_id IS DISTINCT FROM (other).department_id) THEN 'department_id'::text ELSE NULL::text END, CASE WHEN ((one).manager_id IS DISTINCT FROM (other).manager_id) THEN 'manager_id'::text ELSE NULL::text END, CASE WHEN ((one).division IS DISTINCT FROM (other).division) THEN 'division'::text ELSE NULL::text END, CASE WHEN ((one).work_location IS DISTINCT FROM (other).work_location) THEN 'work_location'::text ELSE NULL::text END, CASE WHEN ((one).level IS DISTINCT FROM (other).level) THEN 'level'::text ELSE NULL::text END, CASE WHEN ((one).employment_type IS DISTINCT FROM (other).employment_type) THEN 'employment_type'::text ELSE NULL::text END, CASE WHEN ((one).working_pattern IS DISTINCT FROM (other).working_pattern) THEN 'working_pattern'::text ELSE NULL::text END], NULL::text);

CREATE OR REPLACE FUNCTION public.event_horizon(of_organization text)
 RETURNS bigint
 LANGUAGE plpgsql
AS $function$
declare
  before bigint;
  held bigint[];
  after bigint;
begin
  select last_value into before from event_positions;
  select array_agg(objid::bigint) into held from pg_locks
   where locktype = 'advisory' and objsubid = 2 and classid = hashtext(of_organization)::oid
     and database = (select oid from pg_database where datname = current_database());
  if held is null then
    return before;
  end if;
  select last_value into after from event_positions;
  return least(before, (select min(after - ((after - low) & 4294967295)) from unnest(held) as low));
end $function$;

CREATE OR REPLACE FUNCTION public.event_listeners(of_organization text, of_type text)
 RETURNS TABLE(endpoint_id text, activation integer)
 LANGUAGE sql
 STABLE
AS $function$
  select id, activation from webhook_endpoints
   where organization_id = of_organization and status = 'active' and events && array[of_type, '*']
$function$;

CREATE OR REPLACE FUNCTION public.folded(given text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
RETURN translate(regexp_replace(lower(NORMALIZE(given, NFKD)), '[\u0300-\u036f]'::text, ''::text, 'g'::text), 'øłđħıßæœðþ'::text, 'oldhisaodt'::text);

CREATE OR REPLACE FUNCTION public.hire_guest()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
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
end $function$;

CREATE OR REPLACE FUNCTION public.is_developer(organization text, person text, as_role text)
 RETURNS boolean
 LANGUAGE sql
 STABLE
AS $function$
  select as_role in ('ADMINISTRATOR', 'EXECUTIVE') or exists (
    select from access_grants g
     where g.organization_id = organization and g.user_id = person and g.package = 'DEVELOPING' and g.ended_at is null)
$function$;

CREATE OR REPLACE FUNCTION public.is_let_in(organization text, person text)
 RETURNS boolean
 LANGUAGE sql
 STABLE
AS $function$
  select exists (
    select from access_grants g join organizations o on o.id = g.organization_id
     where g.organization_id = organization and g.user_id = person and g.ended_at is null
       and ((now() + coalesce((select clock_offset_ms from installation), 0) * interval '1 millisecond')
            at time zone o.timezone)::date <= coalesce(g.ends_on, 'infinity'))
$function$;

CREATE OR REPLACE FUNCTION public.is_removed_sandbox(organization text)
 RETURNS boolean
 LANGUAGE sql
 STABLE
AS $function$
  select coalesce(current_setting('muster.removed_sandbox', true), '') = organization
     and exists (select from organizations where id = organization and sandbox_of is not null)
$function$;

CREATE OR REPLACE FUNCTION public.keep_employment()
 RETURNS trigger
 LANGUAGE plpgsql
 SET enable_seqscan TO 'off'
AS $function$
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
end $function$;

CREATE OR REPLACE FUNCTION public.keep_employment_until()
 RETURNS trigger
 LANGUAGE plpgsql
 SET enable_seqscan TO 'off'
AS $function$
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
end $function$;

CREATE OR REPLACE FUNCTION public.keep_hours_account_entries()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op = 'UPDATE' and new.note is null and (to_jsonb(new) - 'note') = (to_jsonb(old) - 'note') then
    return new;
  end if;
  if tg_op = 'DELETE' and is_removed_sandbox(old.organization_id) then
    return old;
  end if;
  raise exception 'hours_account_entries is append-only: enter a correction instead';
end $function$;

CREATE OR REPLACE FUNCTION public.keep_invitation_came()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  at timestamptz := (to_jsonb(new) ->> tg_argv[0])::timestamptz;
begin
  insert into invitations (organization_id, user_id, came_at, created_at, updated_at)
  values (new.organization_id, new.user_id, at, at, at)
  on conflict (organization_id, user_id)
  do update set came_at = coalesce(invitations.came_at, excluded.came_at), updated_at = excluded.updated_at;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.keep_invitation_of_person()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into invitations (organization_id, user_id, created_at, updated_at)
  values (new.organization_id, new.id, new.created_at, new.created_at)
  on conflict do nothing;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.keep_leave_ledger()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op = 'UPDATE' and new.note is null
     and (to_jsonb(new) - 'note') = (to_jsonb(old) - 'note') then
    return new;
  end if;
  if tg_op = 'DELETE' and old.kind not in ('TAKEN', 'REVERSAL')
     and old.organization_id || ' ' || old.user_id
         = any (string_to_array(current_setting('muster.removed_person', true), ',')) then
    return old;
  end if;
  if tg_op = 'DELETE' and is_removed_sandbox(old.organization_id) then
    return old;
  end if;
  raise exception 'leave_ledger is append-only: enter a reversal or an adjustment instead';
end $function$;

CREATE OR REPLACE FUNCTION public.keep_sandbox_developers()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform set_sandbox_people(u.organization_id, u.id,
                             (u.is_active or u.is_guest) and u.access_suspended_at is null
                             and is_developer(u.organization_id, u.id, u.role))
     from users u where u.organization_id = new.organization_id and u.id = new.user_id;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.keep_sandbox_people()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  may boolean := (new.is_active or new.is_guest) and new.access_suspended_at is null
                 and is_developer(new.organization_id, new.id, new.role);
begin
  if may is distinct from ((old.is_active or old.is_guest) and old.access_suspended_at is null
                           and is_developer(old.organization_id, old.id, old.role)) then
    perform set_sandbox_people(new.organization_id, new.id, may);
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.keep_search_words()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  words text[] := search_words(
    concat_ws(' ', new.first_name, new.middle_name, new.preferred_name, new.last_name, new.job_title), new.email);
begin
  if tg_op = 'UPDATE' then
    delete from user_search_words
     where organization_id = new.organization_id and user_id = new.id and word <> all (words);
  end if;
  insert into user_search_words (organization_id, word, user_id)
  select new.organization_id, word, new.id from unnest(words) as word
      on conflict do nothing;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.keep_settings_history()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
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
end $function$;

CREATE OR REPLACE FUNCTION public.keep_time_month_totals()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
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
end $function$;

CREATE OR REPLACE FUNCTION public.leave_span(start_date date, end_date date, start_half text, end_half text, start_time text, end_time text)
 RETURNS tsrange
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  select tsrange(
    start_date + case when start_time is not null then make_time(left(start_time, 2)::int, right(start_time, 2)::int, 0)
                      when start_half = 'SECOND_HALF' then time '12:00' else time '00:00' end,
    end_date + case when end_time is not null then make_time(left(end_time, 2)::int, right(end_time, 2)::int, 0)
                    when end_half = 'FIRST_HALF' then time '12:00' else time '24:00' end)
$function$;

CREATE OR REPLACE FUNCTION public.name_words(named text)
 RETURNS tsvector
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN array_to_tsvector(array_remove(search_words(named, ''::text), ''::text));

CREATE OR REPLACE FUNCTION public.new_record_id(prefix text, at timestamp with time zone)
 RETURNS text
 LANGUAGE plpgsql
AS $function$
declare
  rest bigint := (extract(epoch from at) * 1000)::bigint;
  digits text := '';
begin
  for place in 1..10 loop
    digits := substr('0123456789ABCDEFGHJKMNPQRSTVWXYZ', 1 + (rest & 31)::int, 1) || digits;
    rest := rest >> 5;
  end loop;
  return prefix || '_' || digits || upper(left(replace(gen_random_uuid()::text, '-', ''), 16));
end $function$;

CREATE OR REPLACE FUNCTION public.position_event()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  reached bigint;
begin
  if current_setting('muster.positions_of', true) is distinct from new.organization_id then
    select last_value into reached from event_positions;
    perform pg_advisory_xact_lock_shared(hashtext(new.organization_id), reached::bit(32)::integer);
    perform set_config('muster.positions_of', new.organization_id, true);
  end if;
  new.position := nextval('event_positions');
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.refuse_added_lines()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if exists (
    select from (select distinct organization_id, pay_run_id from added) as touched
      join pay_runs r on r.organization_id = touched.organization_id and r.id = touched.pay_run_id
     where r.line_count < (
       select count(*) from pay_run_lines l
        where l.organization_id = touched.organization_id and l.pay_run_id = touched.pay_run_id)) then
    raise exception 'A pay run is sealed: a line more is refused.' using errcode = 'restrict_violation';
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.refuse_change_of_sealed()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op = 'DELETE' and is_removed_sandbox(old.organization_id) then
    return old;
  end if;
  raise exception 'A pay run is sealed: % of % is refused.', lower(tg_op), tg_table_name using errcode = 'restrict_violation';
end $function$;

CREATE OR REPLACE FUNCTION public.refuse_guests()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op = 'UPDATE' and new.is_guest and not old.is_guest then
    raise check_violation using message = 'a person does not become a guest', constraint = 'users_no_new_guest';
  end if;
  if new.manager_id is not null and exists (
    select from users u where u.organization_id = new.organization_id and u.id = new.manager_id and u.is_guest) then
    raise check_violation using message = 'a guest manages nobody', constraint = 'users_manager_no_guest';
  end if;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.register_secret_key(of_current bytea, of_all bytea[])
 RETURNS boolean
 LANGUAGE plpgsql
AS $function$
begin
  perform 1 from installation for update;
  if exists (select 1 from secret_keys where key_check <> all (of_all))
     or exists (select 1 from installation where key_check <> all (of_all)) then
    return false;
  end if;
  insert into secret_keys (key_check) values (of_current) on conflict do nothing;
  update installation set key_check = of_current where key_check is null;
  return true;
end $function$;

CREATE OR REPLACE FUNCTION public.search_words(named text, email text)
 RETURNS text[]
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN ARRAY(SELECT word.word FROM regexp_split_to_table(folded(concat_ws(' '::text, search_words.named, split_part(search_words.email, '@'::text, 1))), '[^[:alnum:]]+'::text) word(word) WHERE (word.word <> ''::text) UNION SELECT search_words.email AS email);

CREATE OR REPLACE FUNCTION public.set_sandbox_people(organization text, person text, may boolean)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  if not may then
    update api_tokens t set revoked_at = now() from sandbox_people p
     where p.organization_id = organization and p.user_id = person
       and t.organization_id = p.sandbox_organization_id and t.user_id = p.sandbox_user_id and t.revoked_at is null;
    delete from sessions s using sandbox_people p
     where p.organization_id = organization and p.user_id = person
       and s.organization_id = p.sandbox_organization_id and s.user_id = p.sandbox_user_id;
  end if;
  update users u set access_suspended_at = case when may then null else now() end from sandbox_people p
   where p.organization_id = organization and p.user_id = person
     and u.organization_id = p.sandbox_organization_id and u.id = p.sandbox_user_id;
end $function$;

CREATE OR REPLACE FUNCTION public.settings_computed_from(o organizations)
 RETURNS jsonb
 LANGUAGE sql
 IMMUTABLE
RETURN jsonb_build_object('timezone', (o).timezone, 'country', (o).country, 'region', (o).region, 'currency', (o).currency, 'week_start', COALESCE(((o).settings -> 'week_start'::text), '"MONDAY"'::jsonb), 'weekend_days', COALESCE(((o).settings -> 'weekend_days'::text), '["SATURDAY", "SUNDAY"]'::jsonb), 'time_rounding_increment', COALESCE(((o).settings -> 'time_rounding_increment'::text), '0'::jsonb), 'time_rounding_mode', COALESCE(((o).settings -> 'time_rounding_mode'::text), '"nearest"'::jsonb), 'pay_period_type', COALESCE(((o).settings -> 'pay_period_type'::text), '"BIWEEKLY"'::jsonb), 'pay_period_anchor', COALESCE(((o).settings -> 'pay_period_anchor'::text), '"2024-01-01"'::jsonb), 'overtime_mode', COALESCE(((o).settings -> 'overtime_mode'::text), '"weekly_only"'::jsonb), 'overtime_daily_minutes', COALESCE(((o).settings -> 'overtime_daily_minutes'::text), '480'::jsonb), 'overtime_weekly_minutes', COALESCE(((o).settings -> 'overtime_weekly_minutes'::text), '2400'::jsonb), 'overtime_multiplier', COALESCE(((o).settings -> 'overtime_multiplier'::text), '1.5'::jsonb), 'hours_accounts', COALESCE(((o).settings -> 'hours_accounts'::text), 'false'::jsonb), 'hours_accounts_from', COALESCE(((o).settings -> 'hours_accounts_from'::text), 'null'::jsonb), 'hours_account_cap', COALESCE(((o).settings -> 'hours_account_cap'::text), '"WARN"'::jsonb), 'hours_account_cap_minutes', COALESCE(((o).settings -> 'hours_account_cap_minutes'::text), 'null'::jsonb));

CREATE OR REPLACE FUNCTION public.shifts_keep_earlier_people()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if new.notes is null or new.notes is distinct from old.notes then
    new.earlier_user_ids := '{}';
  elsif old.user_id is not null and new.user_id is distinct from old.user_id then
    new.earlier_user_ids := array_append(old.earlier_user_ids, old.user_id);
  end if;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.take_idempotency_key(of_organization text, of_key bytea, of_lock bigint, at_instant timestamp with time zone)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
declare
  expiry timestamptz;
begin
  if not pg_try_advisory_xact_lock(of_lock) then
    raise exception 'A request with this key is running.' using errcode = 'MUK01';
  end if;
  -- A statement of its own, which sees all that was committed by the time the lock was free.
  select expires_at into expiry from idempotency_keys where organization_id = of_organization and key_hash = of_key;
  if expiry > at_instant then
    raise exception 'A request with this key was remembered.' using errcode = 'MUK02';
  elsif expiry is not null then
    delete from idempotency_keys where organization_id = of_organization and key_hash = of_key;
  end if;
end $function$;

CREATE OR REPLACE FUNCTION public.take_over_long_work()
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  insert into long_work (organization_id, id, kind, status, reason, created_by_id, asked, state, total, done, leased_until,
                         created_at, completed_at, expires_at)
  select organization_id, id, 'export', status, reason, created_by_id, jsonb_build_object('kind', kind, 'filters', filters),
         jsonb_build_object('columns', columns, 'position', position, 'parts', parts, 'size_bytes', size_bytes), 0,
         rows_written, created_at, created_at, completed_at, expires_at
    from exports for update;
  insert into long_work_files
  select organization_id, export_id, part, file_key from export_parts
   where (organization_id, export_id) in (select organization_id, id from long_work);
  delete from exports where (organization_id, id) in (select organization_id, id from long_work);

  insert into long_work (organization_id, id, kind, status, reason, created_by_id, asked, state, total, done, leased_until,
                         created_at, completed_at, expires_at)
  select organization_id, id, 'data_archive', status, reason, requested_by_id, jsonb_build_object('user_id', user_id),
         jsonb_build_object('size_bytes', size_bytes), steps_total, steps_done, created_at, created_at, completed_at, expires_at
    from data_archives for update;
  insert into long_work_files
  select organization_id, id, 0, file_key from data_archives
   where file_key is not null and (organization_id, id) in (select organization_id, id from long_work);
  delete from data_archives where (organization_id, id) in (select organization_id, id from long_work);

  insert into long_work (organization_id, id, kind, status, created_by_id, asked, state, total, done, leased_until,
                         created_at, completed_at, expires_at)
  select organization_id, id, 'what_if', status, created_by_id, asked,
         jsonb_build_object('after', position, 'sums', sums), sheets_total, sheets_done, created_at, created_at, completed_at,
         expires_at
    from what_ifs for update;
  delete from what_ifs where (organization_id, id) in (select organization_id, id from long_work);

  insert into long_work (organization_id, id, kind, status, reason, created_by_id, asked, todo, total, done, failed, failures,
                         leased_until, undoes, undone_by, created_at, completed_at, expires_at)
  select organization_id, id, 'bulk_change', status, reason, created_by_id,
         jsonb_build_object('operation_id', operation_id, 'about', about),
         jsonb_build_object('record_ids', record_ids, 'user_ids', user_ids, 'versions', versions, 'input', input), total, done,
         failed, failures, created_at, undoes, undone_by, created_at, completed_at,
         coalesce(completed_at, created_at) + interval '90 days'
    from bulk_changes for update;
  insert into long_work_steps
  select organization_id, bulk_change_id, position, record_id, kept from bulk_change_steps
   where (organization_id, bulk_change_id) in (select organization_id, id from long_work);
  delete from bulk_changes where (organization_id, id) in (select organization_id, id from long_work);
end $function$;

create table access_grants (
  organization_id text collate "C" not null,
  id text collate "C" not null,
  user_id text collate "C" not null,
  package text collate "C" not null,
  department_ids text[] collate "C",
  starts_on date not null,
  ends_on date,
  reason text not null,
  given_by_id text collate "C",
  ended_at timestamp(3) with time zone,
  ended_by_id text collate "C",
  created_at timestamp(3) with time zone not null,
  updated_at timestamp(3) with time zone not null,
  constraint access_grants_pkey PRIMARY KEY (organization_id, id),
  constraint access_grants_days CHECK ((ends_on >= starts_on)),
  constraint access_grants_departments CHECK (((department_ids IS NULL) OR (cardinality(department_ids) > 0))),
  constraint access_grants_organization_id_ended_by_id_fkey FOREIGN KEY (organization_id, ended_by_id) REFERENCES users(organization_id, id),
  constraint access_grants_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id),
  constraint access_grants_organization_id_given_by_id_fkey FOREIGN KEY (organization_id, given_by_id) REFERENCES users(organization_id, id),
  constraint access_grants_organization_id_user_id_fkey FOREIGN KEY (organization_id, user_id) REFERENCES users(organization_id, id)
);
CREATE INDEX access_grants_due_idx ON public.access_grants USING btree (ends_on) WHERE (ended_at IS NULL);
CREATE INDEX access_grants_package_idx ON public.access_grants USING btree (organization_id, package, id);
CREATE INDEX access_grants_standing_idx ON public.access_grants USING btree (organization_id, id) WHERE (ended_at IS NULL);
CREATE INDEX access_grants_user_idx ON public.access_grants USING btree (organization_id, user_id, id);
CREATE TRIGGER access_grants_access AFTER INSERT OR DELETE OR UPDATE ON public.access_grants FOR EACH ROW EXECUTE FUNCTION announce_access_change();
CREATE TRIGGER access_grants_sandboxes AFTER INSERT OR UPDATE OF ended_at ON public.access_grants FOR EACH ROW WHEN ((new.package = 'DEVELOPING'::text)) EXECUTE FUNCTION keep_sandbox_developers();

create table account_members (
  organization_id text collate "C" not null,
  user_id text collate "C" not null,
  account_organization_id text collate "C" not null,
  account_user_id text collate "C" not null,
  joined_at timestamp(3) with time zone not null,
  constraint account_members_pkey PRIMARY KEY (organization_id, user_id),
  constraint account_members_elsewhere CHECK ((organization_id <> account_organization_id)),
  constraint account_members_account_organization_id_account_user_id_fkey FOREIGN KEY (account_organization_id, account_user_id) REFERENCES users(organization_id, id),
  constraint account_members_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id),
  constraint account_members_organization_id_user_id_fkey FOREIGN KEY (organization_id, user_id) REFERENCES users(organization_id, id)
);
CREATE INDEX account_members_account_idx ON public.account_members USING btree (account_organization_id, account_user_id);

create table announcement_readers (
  organization_id text collate "C" not null,
  announcement_id text collate "C" not null,
  user_id text collate "C" not null,
  read_at timestamp(3) with time zone,
  constraint announcement_readers_pkey PRIMARY KEY (organization_id, announcement_id, user_id),
  constraint announcement_readers_organization_id_announcement_id_fkey FOREIGN KEY (organization_id, announcement_id) REFERENCES announcements(organization_id, id),
  constraint announcement_readers_organization_id_user_id_fkey FOREIGN KEY (organization_id, user_id) REFERENCES users(organization_id, id)
);
CREATE INDEX announcement_readers_read_idx ON public.announcement_readers USING btree (organization_id, announcement_id) WHERE (read_at IS NOT NULL);
CREATE INDEX announcement_readers_user_idx ON public.announcement_readers USING btree (organization_id, user_id, announcement_id);

create table announcements (
  organization_id text collate "C" not null,
  id text collate "C" not null,
  author_id text collate "C" not null,
  title text not null,
  text text not null,
  audience jsonb not null,
  people integer not null,
  until date not null,
  ended_at timestamp(3) with time zone,
  created_at timestamp(3) with time zone not null,
  updated_at timestamp(3) with time zone not null,
  translations jsonb not null default '{}'::jsonb,
  constraint announcements_pkey PRIMARY KEY (organization_id, id),
  constraint announcements_organization_id_author_id_fkey FOREIGN KEY (organization_id, author_id) REFERENCES users(organization_id, id),
  constraint announcements_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id)
);

create table api_tokens (
  organization_id text collate "C" not null,
  id text collate "C" not null,
  user_id text collate "C" not null,
  name text not null,
  prefix text not null,
  token_hash bytea not null,
  scopes text[] not null,
  created_at timestamp(3) with time zone not null,
  created_by_id text collate "C",
  expires_at timestamp(3) with time zone,
  revoked_at timestamp(3) with time zone,
  last_used_at timestamp(3) with time zone,
  requires_acceptance boolean not null default false,
  client_id text collate "C",
  resource text,
  constraint api_tokens_pkey PRIMARY KEY (organization_id, id),
  constraint api_tokens_resource_check CHECK ((resource = ANY (ARRAY['API'::text, 'MCP'::text]))),
  constraint api_tokens_organization_id_user_id_fkey FOREIGN KEY (organization_id, user_id) REFERENCES users(organization_id, id)
);
CREATE UNIQUE INDEX api_tokens_hash_key ON public.api_tokens USING btree (token_hash);
CREATE INDEX api_tokens_user_idx ON public.api_tokens USING btree (organization_id, user_id, id);
CREATE TRIGGER api_tokens_access AFTER DELETE OR UPDATE OF revoked_at, expires_at, scopes, user_id ON public.api_tokens FOR EACH ROW EXECUTE FUNCTION announce_access_change();

create table app_approvals (
  organization_id text collate "C" not null,
  client_id text collate "C" not null,
  asked_by_id text collate "C",
  asked_at timestamp(3) with time zone,
  approved_by_id text collate "C",
  approved_at timestamp(3) with time zone,
  constraint app_approvals_pkey PRIMARY KEY (organization_id, client_id),
  constraint app_approvals_client_id_fkey FOREIGN KEY (client_id) REFERENCES app_clients(id) ON DELETE CASCADE,
  constraint app_approvals_organization_id_approved_by_id_fkey FOREIGN KEY (organization_id, approved_by_id) REFERENCES users(organization_id, id) ON DELETE SET NULL (approved_by_id),
  constraint app_approvals_organization_id_asked_by_id_fkey FOREIGN KEY (organization_id, asked_by_id) REFERENCES users(organization_id, id) ON DELETE SET NULL (asked_by_id),
  constraint app_approvals_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id)
);
CREATE INDEX app_approvals_approver_idx ON public.app_approvals USING btree (organization_id, approved_by_id);
CREATE INDEX app_approvals_asker_idx ON public.app_approvals USING btree (organization_id, asked_by_id);
CREATE INDEX app_approvals_client_idx ON public.app_approvals USING btree (client_id);

create table app_clients (
  id text collate "C" not null,
  name text not null,
  redirect_uris text[] not null,
  created_at timestamp(3) with time zone not null,
  last_used_at timestamp(3) with time zone not null,
  constraint app_clients_pkey PRIMARY KEY (id)
);
CREATE INDEX app_clients_last_used_idx ON public.app_clients USING btree (last_used_at);

create table app_grants (
  organization_id text collate "C" not null,
  id text collate "C" not null,
  client_id text collate "C" not null,
  user_id text collate "C" not null,
  scopes text[] not null,
  requires_acceptance boolean not null,
  resource text not null,
  created_at timestamp(3) with time zone not null,
  redirect_uri text not null,
  code_challenge text not null,
  code_hash bytea not null,
  code_expires_at timestamp(3) with time zone not null,
  token_id text collate "C",
  family_hash bytea,
  refresh_hash bytea,
  refresh_expires_at timestamp(3) with time zone,
  constraint app_grants_pkey PRIMARY KEY (organization_id, id),
  constraint app_grants_resource_check CHECK ((resource = ANY (ARRAY['API'::text, 'MCP'::text]))),
  constraint app_grants_client_id_fkey FOREIGN KEY (client_id) REFERENCES app_clients(id),
  constraint app_grants_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id),
  constraint app_grants_organization_id_token_id_fkey FOREIGN KEY (organization_id, token_id) REFERENCES api_tokens(organization_id, id),
  constraint app_grants_organization_id_user_id_fkey FOREIGN KEY (organization_id, user_id) REFERENCES users(organization_id, id)
);
CREATE INDEX app_grants_client_idx ON public.app_grants USING btree (client_id, organization_id);
CREATE UNIQUE INDEX app_grants_code_key ON public.app_grants USING btree (code_hash);
CREATE UNIQUE INDEX app_grants_family_key ON public.app_grants USING btree (family_hash);
CREATE INDEX app_grants_person_idx ON public.app_grants USING btree (organization_id, user_id, id);
CREATE INDEX app_grants_token_idx ON public.app_grants USING btree (organization_id, token_id);
CREATE INDEX app_grants_unused_idx ON public.app_grants USING btree (created_at) WHERE (token_id IS NULL);

create table asset_categories (
  organization_id text collate "C" not null,
  id text collate "C" not null,
  name text not null,
  created_at timestamp(3) with time zone not null,
  constraint asset_categories_pkey PRIMARY KEY (organization_id, id),
  constraint asset_categories_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id)
);
CREATE UNIQUE INDEX asset_categories_name_key ON public.asset_categories USING btree (organization_id, lower(name));

create table assets (
  organization_id text collate "C" not null,
  id text collate "C" not null,
  user_id text collate "C" not null,
  category_id text collate "C" not null,
  description text,
  serial_number text,
  status text not null,
  date_assigned date not null,
  date_returned date,
  notes text,
  created_at timestamp(3) with time zone not null,
  updated_at timestamp(3) with time zone not null,
  constraint assets_pkey PRIMARY KEY (organization_id, id),
  constraint assets_dates CHECK ((date_returned >= date_assigned)),
  constraint assets_returned CHECK (
CASE status
    WHEN 'ASSIGNED'::text THEN (date_returned IS NULL)
    WHEN 'AVAILABLE'::text THEN (date_returned IS NOT NULL)
    ELSE true
END),
  constraint assets_status_check CHECK ((status = ANY (ARRAY['ASSIGNED'::text, 'AVAILABLE'::text, 'LOST'::text, 'DAMAGED'::text, 'RETIRED'::text]))),
  constraint assets_organization_id_category_id_fkey FOREIGN KEY (organization_id, category_id) REFERENCES asset_categories(organization_id, id),
  constraint assets_organization_id_user_id_fkey FOREIGN KEY (organization_id, user_id) REFERENCES users(organization_id, id)
);
CREATE INDEX assets_serial_number_idx ON public.assets USING btree (organization_id, lower(serial_number) text_pattern_ops) WHERE (serial_number IS NOT NULL);
CREATE INDEX assets_status_idx ON public.assets USING btree (organization_id, status, id);
CREATE INDEX assets_user_idx ON public.assets USING btree (organization_id, user_id, id);

create table audit_log (
  organization_id text collate "C" not null,
  id text collate "C" not null,
  at timestamp(3) with time zone not null,
  actor_id text collate "C",
  surface text not null,
  token_id text collate "C",
  action text not null,
  subject_type text,
  subject_id text collate "C",
  record_count integer,
  changed_fields text[],
  ip text,
  request_id text,
  person_id text collate "C",
  sealed_values bytea,
  accepted_by_id text collate "C",
  asked_by_id text collate "C",
  constraint audit_log_pkey PRIMARY KEY (organization_id, id),
  constraint audit_log_surface_check CHECK ((surface = ANY (ARRAY['api'::text, 'app'::text, 'mcp'::text, 'import'::text, 'cli'::text, 'job'::text])))
) partition by RANGE (id);
CREATE INDEX audit_log_action_idx ON ONLY public.audit_log USING btree (organization_id, action, id);
CREATE INDEX audit_log_actor_idx ON ONLY public.audit_log USING btree (organization_id, actor_id, id);
CREATE INDEX audit_log_own_idx ON ONLY public.audit_log USING btree (organization_id, id) WHERE ((actor_id = person_id) OR (accepted_by_id = COALESCE(person_id, subject_id)));
CREATE INDEX audit_log_person_idx ON ONLY public.audit_log USING btree (organization_id, person_id, id) WHERE (person_id IS NOT NULL);
CREATE INDEX audit_log_subject_idx ON ONLY public.audit_log USING btree (organization_id, subject_id, id) WHERE (subject_id IS NOT NULL);

create table availability_exceptions (
  organization_id text collate "C" not null,
  id text collate "C" not null,
  user_id text collate "C" not null,
  date date not null,
  from_time text collate "C" not null,
  to_time text collate "C" not null,
  kind text not null,
  note text,
  created_at timestamp(3) with time zone not null,
  updated_at timestamp(3) with time zone not null,
  constraint availability_exceptions_pkey PRIMARY KEY (organization_id, id),
  constraint availability_exceptions_kind_check CHECK ((kind = ANY (ARRAY['AVAILABLE'::text, 'IF_NEEDED'::text, 'UNAVAILABLE'::text]))),
  constraint availability_exceptions_span CHECK ((to_time > from_time)),
  constraint availability_exceptions_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id),
  constraint availability_exceptions_organization_id_user_id_fkey FOREIGN KEY (organization_id, user_id) REFERENCES users(organization_id, id)
);
CREATE INDEX availability_exceptions_date_idx ON public.availability_exceptions USING btree (organization_id, date, id);
CREATE INDEX availability_exceptions_user_idx ON public.availability_exceptions USING btree (organization_id, user_id, date, id);

create table availability_patterns (
  organization_id text collate "C" not null,
  user_id text collate "C" not null,
  from_date date not null,
  weekly jsonb not null,
  created_at timestamp(3) with time zone not null,
  updated_at timestamp(3) with time zone not null,
  constraint availability_patterns_pkey PRIMARY KEY (organization_id, user_id, from_date),
  constraint availability_patterns_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id),
  constraint availability_patterns_organization_id_user_id_fkey FOREIGN KEY (organization_id, user_id) REFERENCES users(organization_id, id)
);

create table benefit_enrollments (
  organization_id text collate "C" not null,
  id text collate "C" not null,
  user_id text collate "C" not null,
  plan_id text collate "C" not null,
  status text not null,
  coverage_level text,
  start_date date not null,
  end_date date,
  employee_contribution numeric(14,4) not null,
  employer_contribution numeric(14,4) not null,
  currency text not null,
  created_at timestamp(3) with time zone not null,
  updated_at timestamp(3) with time zone not null,
  constraint benefit_enrollments_pkey PRIMARY KEY (organization_id, id),
  constraint benefit_enrollments_dates CHECK ((end_date >= start_date)),
  constraint benefit_enrollments_employee_contribution_check CHECK ((employee_contribution >= (0)::numeric)),
  constraint benefit_enrollments_employer_contribution_check CHECK ((employer_contribution >= (0)::numeric)),
  constraint benefit_enrollments_ended CHECK (((status <> 'ENDED'::text) OR (end_date IS NOT NULL))),
  constraint benefit_enrollments_status_check CHECK ((status = ANY (ARRAY['PENDING'::text, 'ACTIVE'::text, 'ENDED'::text]))),
  constraint benefit_enrollments_organization_id_plan_id_fkey FOREIGN KEY (organization_id, plan_id) REFERENCES benefit_plans(organization_id, id),
  constraint benefit_enrollments_organization_id_user_id_fkey FOREIGN KEY (organization_id, user_id) REFERENCES users(organization_id, id)
);
CREATE INDEX benefit_enrollments_end_idx ON public.benefit_enrollments USING btree (organization_id, id) WHERE (end_date IS NOT NULL);
CREATE INDEX benefit_enrollments_user_idx ON public.benefit_enrollments USING btree (organization_id, user_id, id);

create table benefit_plans (
  organization_id text collate "C" not null,
  id text collate "C" not null,
  name text not null,
  provider text,
  kind text not null,
  created_at timestamp(3) with time zone not null,
  updated_at timestamp(3) with time zone not null,
  constraint benefit_plans_pkey PRIMARY KEY (organization_id, id),
  constraint benefit_plans_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id)
);
CREATE UNIQUE INDEX benefit_plans_name_key ON public.benefit_plans USING btree (organization_id, lower(name));
CREATE INDEX benefit_plans_words_idx ON public.benefit_plans USING gin (name_words(name));

create table break_glass_people (
  organization_id text collate "C" not null,
  user_id text collate "C" not null,
  created_at timestamp(3) with time zone not null,
  constraint break_glass_people_pkey PRIMARY KEY (organization_id, user_id),
  constraint break_glass_people_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id),
  constraint break_glass_people_organization_id_user_id_fkey FOREIGN KEY (organization_id, user_id) REFERENCES users(organization_id, id)
);

create table bulk_change_steps (
  organization_id text collate "C" not null,
  bulk_change_id text collate "C" not null,
  position integer not null,
  record_id text collate "C" not null,
  kept jsonb not null,
  constraint bulk_change_steps_pkey PRIMARY KEY (organization_id, bulk_change_id, "position"),
  constraint bulk_change_steps_organization_id_bulk_change_id_fkey FOREIGN KEY (organization_id, bulk_change_id) REFERENCES bulk_changes(organization_id, id) ON DELETE CASCADE
);

create table bulk_changes (
  organization_id text collate "C" not null,
  id text collate "C" not null,
  operation_id text not null,
  about text not null,
  status text not null,
  reason text,
  created_by_id text collate "C" not null,
  record_ids text[] not null,
  user_ids text[] not null,
  total integer not null,
  done integer not null default 0,
  failed integer not null default 0,
  failures jsonb not null default '[]'::jsonb,
  created_at timestamp(3) with time zone not null,
  completed_at timestamp(3) with time zone,
  leased_until timestamp(3) with time zone not null,
  versions text[] not null default '{}'::text[],
  input jsonb not null default '{}'::jsonb,
  undoes text collate "C",
  undone_by text collate "C",
  constraint bulk_changes_pkey PRIMARY KEY (organization_id, id),
  constraint bulk_changes_reason_check CHECK ((reason = ANY (ARRAY['author_not_allowed'::text, 'given_up'::text]))),
  constraint bulk_changes_status_check CHECK ((status = ANY (ARRAY['PENDING'::text, 'RUNNING'::text, 'COMPLETED'::text, 'FAILED'::text]))),
  constraint bulk_changes_organization_id_created_by_id_fkey FOREIGN KEY (organization_id, created_by_id) REFERENCES users(organization_id, id),
  constraint bulk_changes_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id)
);
CREATE INDEX bulk_changes_completed_idx ON public.bulk_changes USING btree (completed_at);
CREATE UNIQUE INDEX bulk_changes_under_way_key ON public.bulk_changes USING btree (organization_id, operation_id, about) WHERE (status = ANY (ARRAY['PENDING'::text, 'RUNNING'::text]));

create table calendar_feeds (
  organization_id text collate "C" not null,
  id text collate "C" not null,
  user_id text collate "C" not null,
  kind text not null,
  secret_hash bytea not null,
  created_at timestamp(3) with time zone not null,
  constraint calendar_feeds_pkey PRIMARY KEY (organization_id, id),
  constraint calendar_feeds_secret_hash_key UNIQUE (secret_hash),
  constraint calendar_feeds_kind_check CHECK ((kind = ANY (ARRAY['MY_SHIFTS'::text, 'MY_LEAVE'::text, 'TEAM_LEAVE'::text]))),
  constraint calendar_feeds_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id),
  constraint calendar_feeds_organization_id_user_id_fkey FOREIGN KEY (organization_id, user_id) REFERENCES users(organization_id, id)
);
CREATE INDEX calendar_feeds_user_idx ON public.calendar_feeds USING btree (organization_id, user_id, id);

create table certificate_requirements (
  organization_id text collate "C" not null,
  id text collate "C" not null,
  certificate text,
  course_id text collate "C",
  department_id text collate "C",
  job_title text,
  work_location text,
  user_id text collate "C",
  remind_days_before integer not null,
  created_at timestamp(3) with time zone not null,
  updated_at timestamp(3) with time zone not null,
  constraint certificate_requirements_pkey PRIMARY KEY (organization_id, id),
  constraint certificate_requirements_remind_days_before_check CHECK (((remind_days_before >= 0) AND (remind_days_before <= 400))),
  constraint certificate_requirements_wanted CHECK (((certificate IS NULL) <> (course_id IS NULL))),
  constraint certificate_requirements_organization_id_course_id_fkey FOREIGN KEY (organization_id, course_id) REFERENCES courses(organization_id, id),
  constraint certificate_requirements_organization_id_department_id_fkey FOREIGN KEY (organization_id, department_id) REFERENCES departments(organization_id, id),
  constraint certificate_requirements_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id),
  constraint certificate_requirements_organization_id_user_id_fkey FOREIGN KEY (organization_id, user_id) REFERENCES users(organization_id, id)
);
CREATE INDEX certificate_requirements_user_idx ON public.certificate_requirements USING btree (organization_id, user_id) WHERE (user_id IS NOT NULL);

create table certifications (
  organization_id text collate "C" not null,
  id text collate "C" not null,
  user_id text collate "C" not null,
  name text not null,
  issuer text,
  credential_id text,
  issued_date date,
  expiry_date date,
  created_at timestamp(3) with time zone not null,
  updated_at timestamp(3) with time zone not null,
  constraint certifications_pkey PRIMARY KEY (organization_id, id),
  constraint certifications_dates CHECK ((expiry_date >= issued_date)),
  constraint certifications_organization_id_user_id_fkey FOREIGN KEY (organization_id, user_id) REFERENCES users(organization_id, id)
);
CREATE INDEX certifications_expiry_idx ON public.certifications USING btree (organization_id, expiry_date, id) WHERE (expiry_date IS NOT NULL);
CREATE INDEX certifications_user_idx ON public.certifications USING btree (organization_id, user_id, id);

create table checklist_tasks (
  organization_id text collate "C" not null,
  id text collate "C" not null,
  checklist_id text collate "C" not null,
  position integer not null,
  title text not null,
  description text,
  status text not null,
  assignee_id text collate "C",
  due_date date,
  completed_at timestamp(3) with time zone,
  completed_by_id text collate "C",
  assignee_team_id text collate "C",
  constraint checklist_tasks_pkey PRIMARY KEY (organization_id, id),
  constraint checklist_tasks_completed CHECK (((status = 'COMPLETED'::text) = (completed_at IS NOT NULL))),
  constraint checklist_tasks_completed_by CHECK (((completed_by_id IS NULL) OR (completed_at IS NOT NULL))),
  constraint checklist_tasks_one_assignee CHECK (((assignee_id IS NULL) OR (assignee_team_id IS NULL))),
  constraint checklist_tasks_status_check CHECK ((status = ANY (ARRAY['PENDING'::text, 'COMPLETED'::text, 'SKIPPED'::text]))),
  constraint checklist_tasks_organization_id_assignee_id_fkey FOREIGN KEY (organization_id, assignee_id) REFERENCES users(organization_id, id),
  constraint checklist_tasks_organization_id_assignee_team_id_fkey FOREIGN KEY (organization_id, assignee_team_id) REFERENCES teams(organization_id, id) NOT VALID,
  constraint checklist_tasks_organization_id_checklist_id_fkey FOREIGN KEY (organization_id, checklist_id) REFERENCES checklists(organization_id, id) ON DELETE CASCADE,
  constraint checklist_tasks_organization_id_completed_by_id_fkey FOREIGN KEY (organization_id, completed_by_id) REFERENCES users(organization_id, id)
);
CREATE INDEX checklist_tasks_assignee_idx ON public.checklist_tasks USING btree (organization_id, assignee_id, checklist_id) WHERE (assignee_id IS NOT NULL);
CREATE UNIQUE INDEX checklist_tasks_position_key ON public.checklist_tasks USING btree (organization_id, checklist_id, "position");
CREATE INDEX checklist_tasks_team_idx ON public.checklist_tasks USING btree (organization_id, assignee_team_id, checklist_id) WHERE (assignee_team_id IS NOT NULL);

create table checklist_template_tasks (
  organization_id text collate "C" not null,
  template_id text collate "C" not null,
  position integer not null,
  title text not null,
  description text,
  assignee_id text collate "C",
  assignee_role text,
  due_offset_days integer,
  assignee_team_id text collate "C",
  constraint checklist_template_tasks_pkey PRIMARY KEY (organization_id, template_id, "position"),
  constraint checklist_template_tasks_assignee CHECK (((assignee_id IS NULL) OR (assignee_role IS NULL))),
  constraint checklist_template_tasks_assignee_role_check CHECK ((assignee_role = ANY (ARRAY['PERSON'::text, 'MANAGER'::text, 'DEPARTMENT_HEAD'::text]))),
  constraint checklist_template_tasks_organization_id_assignee_id_fkey FOREIGN KEY (organization_id, assignee_id) REFERENCES users(organization_id, id),
  constraint checklist_template_tasks_organization_id_assignee_team_id_fkey FOREIGN KEY (organization_id, assignee_team_id) REFERENCES teams(organization_id, id) NOT VALID,
  constraint checklist_template_tasks_organization_id_template_id_fkey FOREIGN KEY (organization_id, template_id) REFERENCES checklist_templates(organization_id, id)
);

create table checklist_templates (
  organization_id text collate "C" not null,
  id text collate "C" not null,
  name text not null,
  type text not null,
  is_active boolean not null,
  created_at timestamp(3) with time zone not null,
  updated_at timestamp(3) with time zone not null,
  starts_for jsonb,
  constraint checklist_templates_pkey PRIMARY KEY (organization_id, id),
  constraint checklist_templates_type_check CHECK ((type = ANY (ARRAY['ONBOARDING'::text, 'OFFBOARDING'::text]))),
  constraint checklist_templates_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id)
);
CREATE INDEX checklist_templates_active_idx ON public.checklist_templates USING btree (organization_id, id) WHERE is_active;
CREATE UNIQUE INDEX checklist_templates_name_key ON public.checklist_templates USING btree (organization_id, lower(name));
CREATE INDEX checklist_templates_words_idx ON public.checklist_templates USING gin (name_words(name));

create table checklists (
  organization_id text collate "C" not null,
  id text collate "C" not null,
  user_id text collate "C" not null,
  type text not null,
  status text not null,
  title text not null,
  due_date date,
  last_day date,
  replaced_end_date date,
  started_at timestamp(3) with time zone,
  completed_at timestamp(3) with time zone,
  created_at timestamp(3) with time zone not null,
  updated_at timestamp(3) with time zone not null,
  ends_access boolean not null default false,
  access_ended_at timestamp(3) with time zone,
  leaving_reason text,
  leaving_note text,
  constraint checklists_pkey PRIMARY KEY (organization_id, id),
  constraint checklists_completed CHECK (((status = 'COMPLETED'::text) = (completed_at IS NOT NULL))),
  constraint checklists_last_day CHECK (((type = 'OFFBOARDING'::text) = (last_day IS NOT NULL))),
  constraint checklists_leaving_reason_check CHECK ((leaving_reason = ANY (ARRAY['RESIGNATION'::text, 'DISMISSAL'::text, 'END_OF_CONTRACT'::text, 'RETIREMENT'::text, 'OTHER'::text]))),
  constraint checklists_started CHECK (((started_at IS NOT NULL) OR (status = ANY (ARRAY['NOT_STARTED'::text, 'CANCELLED'::text])))),
  constraint checklists_status_check CHECK ((status = ANY (ARRAY['NOT_STARTED'::text, 'IN_PROGRESS'::text, 'COMPLETED'::text, 'CANCELLED'::text]))),
  constraint checklists_type_check CHECK ((type = ANY (ARRAY['ONBOARDING'::text, 'OFFBOARDING'::text]))),
  constraint checklists_organization_id_user_id_fkey FOREIGN KEY (organization_id, user_id) REFERENCES users(organization_id, id)
);
CREATE INDEX checklists_leaving_idx ON public.checklists USING btree (organization_id, user_id) WHERE (ends_access AND (access_ended_at IS NULL) AND (status = ANY (ARRAY['NOT_STARTED'::text, 'IN_PROGRESS'::text])));
CREATE UNIQUE INDEX checklists_open_key ON public.checklists USING btree (organization_id, user_id, type) WHERE (status = ANY (ARRAY['NOT_STARTED'::text, 'IN_PROGRESS'::text]));
CREATE INDEX checklists_user_idx ON public.checklists USING btree (organization_id, user_id, id);

create table clients (
  organization_id text collate "C" not null,
  id text collate "C" not null,
  name text not null,
  code text not null,
  contact_name text,
  contact_email text,
  contact_phone text,
  is_active boolean not null default true,
  created_at timestamp(3) with time zone not null,
  updated_at timestamp(3) with time zone not null,
  constraint clients_pkey PRIMARY KEY (organization_id, id),
  constraint clients_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id)
);
CREATE UNIQUE INDEX clients_code_key ON public.clients USING btree (organization_id, code);
CREATE INDEX clients_inactive_idx ON public.clients USING btree (organization_id, id) WHERE (NOT is_active);
CREATE INDEX clients_updated_idx ON public.clients USING btree (organization_id, updated_at, id);
CREATE INDEX clients_words_idx ON public.clients USING gin (name_words(((name || ' '::text) || code)));

create table compensation_records (
  organization_id text collate "C" not null,
  id text collate "C" not null,
  user_id text collate "C" not null,
  effective_date date not null,
  pay_type text not null,
  amount numeric(14,4) not null,
  currency text not null,
  pay_frequency text not null,
  reason text,
  created_at timestamp(3) with time zone not null,
  updated_at timestamp(3) with time zone not null,
  created_by_id text collate "C",
  constraint compensation_records_pkey PRIMARY KEY (organization_id, id),
  constraint compensation_records_amount_check CHECK ((amount >= (0)::numeric)),
  constraint compensation_records_pay_frequency_check CHECK ((pay_frequency = ANY (ARRAY['WEEKLY'::text, 'BIWEEKLY'::text, 'SEMI_MONTHLY'::text, 'MONTHLY'::text, 'ANNUALLY'::text]))),
  constraint compensation_records_pay_type_check CHECK ((pay_type = ANY (ARRAY['SALARY'::text, 'HOURLY'::text]))),
  constraint compensation_records_created_by_fkey FOREIGN KEY (organization_id, created_by_id) REFERENCES users(organization_id, id),
  constraint compensation_records_organization_id_user_id_fkey FOREIGN KEY (organization_id, user_id) REFERENCES users(organization_id, id)
);
CREATE INDEX compensation_records_effective_idx ON public.compensation_records USING btree (organization_id, effective_date, id);
CREATE INDEX compensation_records_user_idx ON public.compensation_records USING btree (organization_id, user_id, effective_date, id);

create table courses (
  organization_id text collate "C" not null,
  id text collate "C" not null,
  name text not null,
  description text,
  is_active boolean not null default true,
  created_at timestamp(3) with time zone not null,
  updated_at timestamp(3) with time zone not null,
  valid_months integer,
  constraint courses_pkey PRIMARY KEY (organization_id, id),
  constraint courses_valid_months_check CHECK (((valid_months >= 1) AND (valid_months <= 120))),
  constraint courses_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id)
);
CREATE INDEX courses_active_idx ON public.courses USING btree (organization_id, id) WHERE is_active;
CREATE UNIQUE INDEX courses_name_key ON public.courses USING btree (organization_id, lower(name));
CREATE INDEX courses_words_idx ON public.courses USING gin (name_words(name));

create table custom_field_tabs (
  organization_id text collate "C" not null,
  id text collate "C" not null,
  name text not null,
  visible_to_roles text[] not null,
  is_active boolean not null,
  position integer not null,
  created_at timestamp(3) with time zone not null,
  updated_at timestamp(3) with time zone not null,
  constraint custom_field_tabs_pkey PRIMARY KEY (organization_id, id),
  constraint custom_field_tabs_visible_to_roles_check CHECK ((visible_to_roles <@ ARRAY['EMPLOYEE'::text, 'DEPARTMENT_HEAD'::text, 'ADMINISTRATOR'::text, 'EXECUTIVE'::text])),
  constraint custom_field_tabs_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id)
);
CREATE UNIQUE INDEX custom_field_tabs_name_key ON public.custom_field_tabs USING btree (organization_id, lower(name));
CREATE INDEX custom_field_tabs_position_idx ON public.custom_field_tabs USING btree (organization_id, "position", id);

create table custom_field_values (
  organization_id text collate "C" not null,
  id text collate "C" not null,
  user_id text collate "C" not null,
  field_id text collate "C" not null,
  value jsonb,
  updated_at timestamp(3) with time zone not null,
  constraint custom_field_values_pkey PRIMARY KEY (organization_id, id),
  constraint custom_field_values_organization_id_field_id_fkey FOREIGN KEY (organization_id, field_id) REFERENCES custom_fields(organization_id, id),
  constraint custom_field_values_organization_id_user_id_fkey FOREIGN KEY (organization_id, user_id) REFERENCES users(organization_id, id)
);
CREATE INDEX custom_field_values_field_idx ON public.custom_field_values USING btree (organization_id, field_id, id);
CREATE UNIQUE INDEX custom_field_values_field_key ON public.custom_field_values USING btree (organization_id, user_id, field_id);

create table custom_fields (
  organization_id text collate "C" not null,
  id text collate "C" not null,
  tab_id text collate "C" not null,
  key text not null,
  label text not null,
  type text not null,
  options text[] not null,
  position integer not null,
  created_at timestamp(3) with time zone not null,
  updated_at timestamp(3) with time zone not null,
  constraint custom_fields_pkey PRIMARY KEY (organization_id, id),
  constraint custom_fields_options CHECK (((type = ANY (ARRAY['SELECT'::text, 'MULTI_SELECT'::text])) = (cardinality(options) > 0))),
  constraint custom_fields_type_check CHECK ((type = ANY (ARRAY['TEXT'::text, 'NUMBER'::text, 'DATE'::text, 'BOOLEAN'::text, 'SELECT'::text, 'MULTI_SELECT'::text]))),
  constraint custom_fields_organization_id_tab_id_fkey FOREIGN KEY (organization_id, tab_id) REFERENCES custom_field_tabs(organization_id, id)
);
CREATE UNIQUE INDEX custom_fields_key_key ON public.custom_fields USING btree (organization_id, key);
CREATE INDEX custom_fields_position_idx ON public.custom_fields USING btree (organization_id, "position", id);
CREATE INDEX custom_fields_words_idx ON public.custom_fields USING gin (name_words(label));

create table data_archives (
  organization_id text collate "C" not null,
  id text collate "C" not null,
  user_id text collate "C" not null,
  requested_by_id text collate "C" not null,
  status text not null,
  reason text,
  steps_done integer not null default 0,
  steps_total integer not null,
  size_bytes bigint not null default 0,
  file_key text collate "C",
  leased_until timestamp(3) with time zone not null,
  runs integer not null default 0,
  created_at timestamp(3) with time zone not null,
  completed_at timestamp(3) with time zone,
  expires_at timestamp(3) with time zone not null,
  constraint data_archives_pkey PRIMARY KEY (organization_id, id),
  constraint data_archives_reason_check CHECK ((reason = ANY (ARRAY['requester_not_allowed'::text, 'given_up'::text]))),
  constraint data_archives_size_bytes_check CHECK ((size_bytes >= 0)),
  constraint data_archives_status_check CHECK ((status = ANY (ARRAY['PENDING'::text, 'RUNNING'::text, 'COMPLETED'::text, 'FAILED'::text]))),
  constraint data_archives_steps_done_check CHECK ((steps_done >= 0)),
  constraint data_archives_steps_total_check CHECK ((steps_total >= 0)),
  constraint data_archives_organization_id_file_key_fkey FOREIGN KEY (organization_id, file_key) REFERENCES stored_files(organization_id, key),
  constraint data_archives_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id),
  constraint data_archives_organization_id_requested_by_id_fkey FOREIGN KEY (organization_id, requested_by_id) REFERENCES users(organization_id, id),
  constraint data_archives_organization_id_user_id_fkey FOREIGN KEY (organization_id, user_id) REFERENCES users(organization_id, id)
);
CREATE INDEX data_archives_expiry_idx ON public.data_archives USING btree (expires_at);
CREATE INDEX data_archives_file_idx ON public.data_archives USING btree (organization_id, file_key);
CREATE INDEX data_archives_lease_idx ON public.data_archives USING btree (leased_until) WHERE (status = ANY (ARRAY['PENDING'::text, 'RUNNING'::text]));
CREATE INDEX data_archives_person_idx ON public.data_archives USING btree (organization_id, user_id);
CREATE INDEX data_archives_requester_idx ON public.data_archives USING btree (organization_id, requested_by_id, id);
CREATE UNIQUE INDEX data_archives_under_way_key ON public.data_archives USING btree (organization_id, requested_by_id, user_id) WHERE (status = ANY (ARRAY['PENDING'::text, 'RUNNING'::text]));

create table department_managers (
  organization_id text collate "C" not null,
  department_id text collate "C" not null,
  user_id text collate "C" not null,
  constraint department_managers_pkey PRIMARY KEY (organization_id, department_id, user_id),
  constraint department_managers_organization_id_department_id_fkey FOREIGN KEY (organization_id, department_id) REFERENCES departments(organization_id, id) ON DELETE CASCADE,
  constraint department_managers_organization_id_user_id_fkey FOREIGN KEY (organization_id, user_id) REFERENCES users(organization_id, id)
);
CREATE INDEX department_managers_user_idx ON public.department_managers USING btree (organization_id, user_id);
CREATE TRIGGER department_managers_access AFTER INSERT OR DELETE OR UPDATE ON public.department_managers FOR EACH ROW EXECUTE FUNCTION announce_access_change();

create table department_merges (
  organization_id text collate "C" not null,
  id text collate "C" not null,
  department_id text collate "C" not null,
  into_id text collate "C" not null,
  effective_date date not null,
  leads_follow boolean not null,
  reason text,
  created_by_id text collate "C",
  created_at timestamp(3) with time zone not null,
  updated_at timestamp(3) with time zone not null,
  done_at timestamp(3) with time zone,
  moved_count integer not null default 0,
  problem jsonb,
  constraint department_merges_pkey PRIMARY KEY (organization_id, id),
  constraint department_merges_two CHECK ((department_id <> into_id)),
  constraint department_merges_organization_id_created_by_id_fkey FOREIGN KEY (organization_id, created_by_id) REFERENCES users(organization_id, id),
  constraint department_merges_organization_id_department_id_fkey FOREIGN KEY (organization_id, department_id) REFERENCES departments(organization_id, id) ON DELETE CASCADE,
  constraint department_merges_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id),
  constraint department_merges_organization_id_into_id_fkey FOREIGN KEY (organization_id, into_id) REFERENCES departments(organization_id, id)
);
CREATE INDEX department_merges_created_by_idx ON public.department_merges USING btree (organization_id, created_by_id) WHERE (created_by_id IS NOT NULL);
CREATE INDEX department_merges_department_idx ON public.department_merges USING btree (organization_id, department_id, id);
CREATE INDEX department_merges_due_idx ON public.department_merges USING btree (effective_date) WHERE (done_at IS NULL);
CREATE INDEX department_merges_into_idx ON public.department_merges USING btree (organization_id, into_id, id);
CREATE UNIQUE INDEX department_merges_planned_key ON public.department_merges USING btree (organization_id, department_id) WHERE (done_at IS NULL);

create table departments (
  organization_id text collate "C" not null,
  id text collate "C" not null,
  name text not null,
  code text not null,
  description text,
  color text not null,
  head_id text collate "C",
  is_active boolean not null default true,
  created_at timestamp(3) with time zone not null,
  updated_at timestamp(3) with time zone not null,
  clock_from text[],
  constraint departments_pkey PRIMARY KEY (organization_id, id),
  constraint departments_clock_from_check CHECK (((clock_from <> '{}'::text[]) AND (clock_from <@ ARRAY['PHONE'::text, 'DESK'::text, 'KIOSK'::text]))),
  constraint departments_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id),
  constraint departments_organization_id_head_id_fkey FOREIGN KEY (organization_id, head_id) REFERENCES users(organization_id, id)
);
CREATE INDEX departments_active_idx ON public.departments USING btree (organization_id, id) WHERE is_active;
CREATE UNIQUE INDEX departments_code_key ON public.departments USING btree (organization_id, code);
CREATE INDEX departments_head_idx ON public.departments USING btree (organization_id, head_id) WHERE (head_id IS NOT NULL);
CREATE UNIQUE INDEX departments_name_key ON public.departments USING btree (organization_id, lower(name));
CREATE INDEX departments_updated_idx ON public.departments USING btree (organization_id, updated_at, id);
CREATE INDEX departments_words_idx ON public.departments USING gin (name_words(((name || ' '::text) || code)));
CREATE TRIGGER departments_access AFTER DELETE OR UPDATE OF head_id ON public.departments FOR EACH ROW EXECUTE FUNCTION announce_access_change();
CREATE TRIGGER departments_headed AFTER INSERT ON public.departments FOR EACH ROW WHEN ((new.head_id IS NOT NULL)) EXECUTE FUNCTION announce_access_change();

create table deputies (
  organization_id text collate "C" not null,
  id text collate "C" not null,
  user_id text collate "C" not null,
  deputy_id text collate "C" not null,
  kinds text[] not null,
  from_date date,
  to_date date,
  while_away boolean not null,
  created_at timestamp(3) with time zone not null,
  updated_at timestamp(3) with time zone not null,
  constraint deputies_pkey PRIMARY KEY (organization_id, id),
  constraint deputies_another CHECK ((user_id <> deputy_id)),
  constraint deputies_dates CHECK ((to_date >= from_date)),
  constraint deputies_kinds_check CHECK (((kinds <@ ARRAY['TIME'::text, 'LEAVE'::text, 'EXPENSES'::text]) AND (cardinality(kinds) > 0))),
  constraint deputies_when CHECK ((while_away OR (from_date IS NOT NULL) OR (to_date IS NOT NULL))),
  constraint deputies_organization_id_deputy_id_fkey FOREIGN KEY (organization_id, deputy_id) REFERENCES users(organization_id, id),
  constraint deputies_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id),
  constraint deputies_organization_id_user_id_fkey FOREIGN KEY (organization_id, user_id) REFERENCES users(organization_id, id)
);
CREATE INDEX deputies_deputy_idx ON public.deputies USING btree (organization_id, deputy_id, id);
CREATE INDEX deputies_user_idx ON public.deputies USING btree (organization_id, user_id, id);

create table document_signers (
  organization_id text collate "C" not null,
  id text collate "C" not null,
  document_id text collate "C" not null,
  user_id text collate "C" not null,
  signing_order integer not null,
  status text not null,
  viewed_at timestamp(3) with time zone,
  signed_at timestamp(3) with time zone,
  declined_at timestamp(3) with time zone,
  decline_reason text,
  reminded_at timestamp(3) with time zone,
  constraint document_signers_pkey PRIMARY KEY (organization_id, id),
  constraint document_signers_decided CHECK ((((signed_at IS NOT NULL) = (status = 'SIGNED'::text)) AND ((declined_at IS NOT NULL) = (status = 'DECLINED'::text)))),
  constraint document_signers_signing_order_check CHECK ((signing_order > 0)),
  constraint document_signers_status_check CHECK ((status = ANY (ARRAY['PENDING'::text, 'SIGNED'::text, 'DECLINED'::text]))),
  constraint document_signers_organization_id_document_id_fkey FOREIGN KEY (organization_id, document_id) REFERENCES documents(organization_id, id) ON DELETE CASCADE,
  constraint document_signers_organization_id_user_id_fkey FOREIGN KEY (organization_id, user_id) REFERENCES users(organization_id, id)
);
CREATE UNIQUE INDEX document_signers_order_key ON public.document_signers USING btree (organization_id, document_id, signing_order);
CREATE UNIQUE INDEX document_signers_person_key ON public.document_signers USING btree (organization_id, document_id, user_id);
CREATE INDEX document_signers_user_idx ON public.document_signers USING btree (organization_id, user_id, document_id);

create table document_versions (
  organization_id text collate "C" not null,
  document_id text collate "C" not null,
  version integer not null,
  file_key text collate "C" not null,
  uploaded_by_id text collate "C" not null,
  created_at timestamp(3) with time zone not null,
  constraint document_versions_pkey PRIMARY KEY (organization_id, document_id, version),
  constraint document_versions_version_check CHECK ((version > 0)),
  constraint document_versions_organization_id_document_id_fkey FOREIGN KEY (organization_id, document_id) REFERENCES documents(organization_id, id) ON DELETE CASCADE,
  constraint document_versions_organization_id_file_key_fkey FOREIGN KEY (organization_id, file_key) REFERENCES stored_files(organization_id, key),
  constraint document_versions_organization_id_uploaded_by_id_fkey FOREIGN KEY (organization_id, uploaded_by_id) REFERENCES users(organization_id, id)
);
CREATE UNIQUE INDEX document_versions_file_key ON public.document_versions USING btree (organization_id, file_key);

create table documents (
  organization_id text collate "C" not null,
  id text collate "C" not null,
  title text not null,
  description text,
  category text not null,
  owner_id text collate "C" not null,
  uploaded_by_id text collate "C" not null,
  version integer not null default 1,
  file_key text collate "C" not null,
  signature_status text,
  signing_mode text,
  signature_deadline timestamp(3) with time zone,
  signed_at timestamp(3) with time zone,
  signed_by_id text collate "C",
  is_private boolean not null,
  is_company_library boolean not null,
  folder_id text collate "C",
  tags text[] not null,
  created_at timestamp(3) with time zone not null,
  updated_at timestamp(3) with time zone not null,
  signing_audience jsonb,
  constraint documents_pkey PRIMARY KEY (organization_id, id),
  constraint documents_category_check CHECK ((category = ANY (ARRAY['CONTRACT'::text, 'POLICY'::text, 'FORM'::text, 'PAYROLL'::text, 'IDENTIFICATION'::text, 'CERTIFICATE'::text, 'OTHER'::text]))),
  constraint documents_private_or_library CHECK ((NOT (is_private AND is_company_library))),
  constraint documents_signature_status_check CHECK ((signature_status = ANY (ARRAY['PENDING'::text, 'SIGNED'::text, 'DECLINED'::text]))),
  constraint documents_signed CHECK (((signed_at IS NULL) = (signed_by_id IS NULL))),
  constraint documents_signing CHECK (((signature_status IS NULL) = (signing_mode IS NULL))),
  constraint documents_signing_mode_check CHECK ((signing_mode = ANY (ARRAY['SEQUENTIAL'::text, 'PARALLEL'::text]))),
  constraint documents_version_check CHECK ((version > 0)),
  constraint documents_organization_id_file_key_fkey FOREIGN KEY (organization_id, file_key) REFERENCES stored_files(organization_id, key),
  constraint documents_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id),
  constraint documents_organization_id_folder_id_fkey FOREIGN KEY (organization_id, folder_id) REFERENCES folders(organization_id, id),
  constraint documents_organization_id_owner_id_fkey FOREIGN KEY (organization_id, owner_id) REFERENCES users(organization_id, id),
  constraint documents_organization_id_signed_by_id_fkey FOREIGN KEY (organization_id, signed_by_id) REFERENCES users(organization_id, id),
  constraint documents_organization_id_uploaded_by_id_fkey FOREIGN KEY (organization_id, uploaded_by_id) REFERENCES users(organization_id, id)
);
CREATE INDEX documents_asked_idx ON public.documents USING btree (organization_id, id) WHERE (signature_status IS NOT NULL);
CREATE INDEX documents_category_idx ON public.documents USING btree (organization_id, category, id);
CREATE INDEX documents_folder_idx ON public.documents USING btree (organization_id, folder_id, id) WHERE (folder_id IS NOT NULL);
CREATE INDEX documents_library_idx ON public.documents USING btree (organization_id, id) WHERE is_company_library;
CREATE INDEX documents_owner_idx ON public.documents USING btree (organization_id, owner_id, id);
CREATE INDEX documents_signing_audience_idx ON public.documents USING btree (organization_id) WHERE (signing_audience IS NOT NULL);
CREATE INDEX documents_status_idx ON public.documents USING btree (organization_id, signature_status, id) WHERE (signature_status IS NOT NULL);
CREATE INDEX documents_tags_idx ON public.documents USING gin (tags);
CREATE INDEX documents_updated_idx ON public.documents USING btree (organization_id, updated_at, id);

create table email_changes (
  organization_id text collate "C" not null,
  id text collate "C" not null,
  user_id text collate "C" not null,
  old_email text not null,
  new_email text not null,
  requested_by_id text collate "C" not null,
  confirm_hash bytea,
  undo_hash bytea,
  created_at timestamp(3) with time zone not null,
  expires_at timestamp(3) with time zone not null,
  confirmed_at timestamp(3) with time zone,
  constraint email_changes_pkey PRIMARY KEY (organization_id, id),
  constraint email_changes_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id),
  constraint email_changes_organization_id_requested_by_id_fkey FOREIGN KEY (organization_id, requested_by_id) REFERENCES users(organization_id, id),
  constraint email_changes_organization_id_user_id_fkey FOREIGN KEY (organization_id, user_id) REFERENCES users(organization_id, id)
);
CREATE UNIQUE INDEX email_changes_confirm_key ON public.email_changes USING btree (confirm_hash);
CREATE INDEX email_changes_expiry_idx ON public.email_changes USING btree (expires_at);
CREATE UNIQUE INDEX email_changes_pending_key ON public.email_changes USING btree (organization_id, user_id) WHERE (confirmed_at IS NULL);
CREATE INDEX email_changes_person_idx ON public.email_changes USING btree (organization_id, user_id, id);
CREATE INDEX email_changes_requester_idx ON public.email_changes USING btree (organization_id, requested_by_id);
CREATE UNIQUE INDEX email_changes_undo_key ON public.email_changes USING btree (undo_hash);

create table email_domains (
  organization_id text collate "C" not null,
  id text collate "C" not null,
  domain text not null,
  code text not null,
  proven_at timestamp with time zone,
  proven_by text,
  gone_at timestamp with time zone,
  looked_at timestamp with time zone,
  found text,
  was_by_mailbox boolean not null default false,
  created_at timestamp with time zone not null,
  updated_at timestamp with time zone not null,
  constraint email_domains_pkey PRIMARY KEY (organization_id, id),
  constraint email_domains_check CHECK (((proven_at IS NULL) = (proven_by IS NULL))),
  constraint email_domains_found_check CHECK ((found = ANY (ARRAY['FOUND'::text, 'ABSENT'::text, 'UNANSWERED'::text]))),
  constraint email_domains_proven_by_check CHECK ((proven_by = ANY (ARRAY['DNS'::text, 'OPERATOR'::text]))),
  constraint email_domains_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id)
);
CREATE UNIQUE INDEX email_domains_domain_key ON public.email_domains USING btree (organization_id, domain);
CREATE UNIQUE INDEX email_domains_holder_key ON public.email_domains USING btree (domain) WHERE (proven_at IS NOT NULL);
CREATE UNIQUE INDEX email_domains_id_key ON public.email_domains USING btree (id);
CREATE INDEX email_domains_look_idx ON public.email_domains USING btree (looked_at) WHERE (proven_by = 'DNS'::text);

create table employment (
  organization_id text collate "C" not null,
  id text collate "C" not null,
  user_id text collate "C" not null,
  effective_date date not null,
  until date not null default 'infinity'::date,
  job_title text,
  department_id text collate "C",
  manager_id text collate "C",
  division text,
  work_location text,
  level text not null,
  employment_type text,
  changed text[] not null default '{}'::text[],
  reason text,
  created_by_id text collate "C",
  created_at timestamp(3) with time zone not null,
  updated_at timestamp(3) with time zone not null,
  applied_at timestamp(3) with time zone,
  waits_since timestamp(3) with time zone,
  problem jsonb,
  working_pattern jsonb,
  rehire jsonb,
  constraint employment_pkey PRIMARY KEY (organization_id, id),
  constraint employment_employment_type_check CHECK ((employment_type = ANY (ARRAY['FULL_TIME'::text, 'PART_TIME'::text, 'CONTRACT'::text, 'TEMPORARY'::text, 'INTERN'::text]))),
  constraint employment_level_check CHECK ((level = ANY (ARRAY['STANDARD'::text, 'SENIOR'::text, 'LEAD'::text, 'PRINCIPAL'::text]))),
  constraint employment_waits_unapplied CHECK (((waits_since IS NULL) OR (applied_at IS NULL))),
  constraint employment_organization_id_created_by_id_fkey FOREIGN KEY (organization_id, created_by_id) REFERENCES users(organization_id, id),
  constraint employment_organization_id_user_id_fkey FOREIGN KEY (organization_id, user_id) REFERENCES users(organization_id, id) ON DELETE CASCADE
);
CREATE INDEX employment_author_idx ON public.employment USING btree (organization_id, created_by_id) WHERE (created_by_id IS NOT NULL);
CREATE UNIQUE INDEX employment_day_key ON public.employment USING btree (organization_id, user_id, effective_date) WHERE (waits_since IS NULL);
CREATE INDEX employment_department_held_idx ON public.employment USING btree (organization_id, department_id, user_id, effective_date, until) WHERE (waits_since IS NULL);
CREATE INDEX employment_due_idx ON public.employment USING btree (effective_date) WHERE (applied_at IS NULL);
CREATE INDEX employment_from_idx ON public.employment USING btree (organization_id, effective_date, user_id) WHERE (waits_since IS NULL);
CREATE INDEX employment_pattern_idx ON public.employment USING btree (organization_id, user_id, effective_date) WHERE ((working_pattern IS NOT NULL) AND (waits_since IS NULL));
CREATE INDEX employment_planned_idx ON public.employment USING btree (organization_id, effective_date, id) WHERE (applied_at IS NULL);
CREATE INDEX employment_rehire_idx ON public.employment USING btree (organization_id, user_id, effective_date) WHERE ((rehire IS NOT NULL) AND (applied_at IS NULL) AND (waits_since IS NULL));
CREATE TRIGGER employment_until AFTER INSERT OR DELETE OR UPDATE OF effective_date, waits_since ON public.employment FOR EACH ROW EXECUTE FUNCTION keep_employment_until();

create table employment_periods (
  organization_id text collate "C" not null,
  id text collate "C" not null,
  user_id text collate "C" not null,
  started_on date,
  ended_on date not null,
  probation_period_months smallint,
  created_at timestamp(3) with time zone not null,
  constraint employment_periods_pkey PRIMARY KEY (organization_id, id),
  constraint employment_periods_days CHECK (((started_on IS NULL) OR (ended_on >= started_on))),
  constraint employment_periods_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id),
  constraint employment_periods_organization_id_user_id_fkey FOREIGN KEY (organization_id, user_id) REFERENCES users(organization_id, id) ON DELETE CASCADE
);
CREATE UNIQUE INDEX employment_periods_end_key ON public.employment_periods USING btree (organization_id, user_id, ended_on);

create table erasures (
  organization_id text collate "C" not null,
  id text collate "C" not null,
  user_id text collate "C" not null,
  status text not null,
  requested_by_id text collate "C",
  email_mac bytea,
  step text,
  position text collate "C",
  rows_done bigint not null default 0,
  started_at timestamp(3) with time zone not null,
  updated_at timestamp(3) with time zone not null,
  completed_at timestamp(3) with time zone,
  constraint erasures_pkey PRIMARY KEY (organization_id, id),
  constraint erasures_check CHECK (((completed_at IS NOT NULL) = (status = 'COMPLETED'::text))),
  constraint erasures_status_check CHECK ((status = ANY (ARRAY['RUNNING'::text, 'COMPLETED'::text]))),
  constraint erasures_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id),
  constraint erasures_organization_id_user_id_fkey FOREIGN KEY (organization_id, user_id) REFERENCES users(organization_id, id)
);
CREATE INDEX erasures_running_idx ON public.erasures USING btree (organization_id, id) WHERE (status = 'RUNNING'::text);
CREATE UNIQUE INDEX erasures_user_key ON public.erasures USING btree (organization_id, user_id);

create table event_fan_out (
  event_id text collate "C" not null,
  organization_id text collate "C" not null,
  listeners jsonb not null,
  failures integer not null default 0,
  traceparent text,
  constraint event_fan_out_pkey PRIMARY KEY (event_id)
);

create table event_waits (
  organization_id text collate "C" not null,
  reader text collate "C" not null,
  expires_at timestamp(3) with time zone not null,
  constraint event_waits_pkey PRIMARY KEY (organization_id, reader)
);
CREATE INDEX event_waits_expiry_idx ON public.event_waits USING btree (expires_at);

create table events (
  organization_id text collate "C" not null,
  id text collate "C" not null,
  type text not null,
  created_at timestamp(3) with time zone not null,
  subject_type text not null,
  subject_id text collate "C" not null,
  snapshot jsonb not null,
  previous jsonb,
  actor_id text collate "C",
  surface text not null,
  position bigint not null,
  constraint events_pkey PRIMARY KEY (organization_id, id)
) partition by RANGE (id);
CREATE INDEX events_position_idx ON ONLY public.events USING btree (organization_id, "position", id);
CREATE INDEX events_subject_position_idx ON ONLY public.events USING btree (organization_id, subject_id, "position", id);
CREATE TRIGGER events_position BEFORE INSERT ON public.events FOR EACH ROW EXECUTE FUNCTION position_event();

create table expense_line_items (
  organization_id text collate "C" not null,
  report_id text collate "C" not null,
  position smallint not null,
  id text collate "C" not null,
  date date not null,
  description text,
  vendor text,
  expense_type text not null,
  expense_class text,
  currency text not null,
  exchange_rate numeric(14,8) not null,
  amount_before_tax numeric(14,4) not null,
  gst numeric(14,4) not null,
  pst numeric(14,4) not null,
  hst numeric(14,4) not null,
  qst numeric(14,4) not null,
  gratuity numeric(14,4) not null,
  total numeric(15,4) not null,
  total_in_base_currency numeric(15,4) not null,
  receipt_id text collate "C",
  notes text,
  constraint expense_line_items_pkey PRIMARY KEY (organization_id, report_id, "position"),
  constraint expense_line_items_amount_before_tax_check CHECK ((amount_before_tax >= (0)::numeric)),
  constraint expense_line_items_check CHECK ((total = (((((amount_before_tax + gst) + pst) + hst) + qst) + gratuity))),
  constraint expense_line_items_exchange_rate_check CHECK ((exchange_rate > (0)::numeric)),
  constraint expense_line_items_expense_type_check CHECK ((expense_type = ANY (ARRAY['ACCOMMODATION'::text, 'AIRFARE'::text, 'GROUND_TRANSPORT'::text, 'MEALS'::text, 'ENTERTAINMENT'::text, 'SUPPLIES'::text, 'COMMUNICATION'::text, 'TRAINING'::text, 'OTHER'::text]))),
  constraint expense_line_items_gratuity_check CHECK ((gratuity >= (0)::numeric)),
  constraint expense_line_items_gst_check CHECK ((gst >= (0)::numeric)),
  constraint expense_line_items_hst_check CHECK ((hst >= (0)::numeric)),
  constraint expense_line_items_pst_check CHECK ((pst >= (0)::numeric)),
  constraint expense_line_items_qst_check CHECK ((qst >= (0)::numeric)),
  constraint expense_line_items_total_in_base_currency_check CHECK ((total_in_base_currency >= (0)::numeric)),
  constraint expense_line_items_organization_id_report_id_fkey FOREIGN KEY (organization_id, report_id) REFERENCES expense_reports(organization_id, id),
  constraint expense_line_items_organization_id_report_id_receipt_id_fkey FOREIGN KEY (organization_id, report_id, receipt_id) REFERENCES expense_receipts(organization_id, report_id, id)
);
CREATE INDEX expense_line_items_date_idx ON public.expense_line_items USING btree (organization_id, date);

create table expense_mileage (
  organization_id text collate "C" not null,
  report_id text collate "C" not null,
  position smallint not null,
  id text collate "C" not null,
  date date not null,
  description text,
  round_trip boolean not null,
  distance numeric(8,2) not null,
  unit text not null,
  rate_per_unit numeric(8,4) not null,
  currency text not null,
  exchange_rate numeric(14,8) not null,
  gst numeric(14,4) not null,
  total numeric(15,6) not null,
  total_in_base_currency numeric(15,4) not null,
  notes text,
  constraint expense_mileage_pkey PRIMARY KEY (organization_id, report_id, "position"),
  constraint expense_mileage_check CHECK ((total = (((distance * (
CASE
    WHEN round_trip THEN 2
    ELSE 1
END)::numeric) * rate_per_unit) + gst))),
  constraint expense_mileage_distance_check CHECK ((distance > (0)::numeric)),
  constraint expense_mileage_exchange_rate_check CHECK ((exchange_rate > (0)::numeric)),
  constraint expense_mileage_gst_check CHECK ((gst >= (0)::numeric)),
  constraint expense_mileage_rate_per_unit_check CHECK ((rate_per_unit >= (0)::numeric)),
  constraint expense_mileage_total_in_base_currency_check CHECK ((total_in_base_currency >= (0)::numeric)),
  constraint expense_mileage_unit_check CHECK ((unit = ANY (ARRAY['KILOMETERS'::text, 'MILES'::text]))),
  constraint expense_mileage_organization_id_report_id_fkey FOREIGN KEY (organization_id, report_id) REFERENCES expense_reports(organization_id, id)
);
CREATE INDEX expense_mileage_date_idx ON public.expense_mileage USING btree (organization_id, date);

create table expense_per_diems (
  organization_id text collate "C" not null,
  report_id text collate "C" not null,
  position smallint not null,
  id text collate "C" not null,
  date date not null,
  per_diem_type text not null,
  quantity numeric(5,2) not null,
  rate numeric(10,4) not null,
  currency text not null,
  exchange_rate numeric(14,8) not null,
  gst numeric(14,4) not null,
  pst numeric(14,4) not null,
  total numeric(15,6) not null,
  total_in_base_currency numeric(15,4) not null,
  meal_provided boolean not null,
  notes text,
  constraint expense_per_diems_pkey PRIMARY KEY (organization_id, report_id, "position"),
  constraint expense_per_diems_check CHECK ((total = (((quantity * rate) + gst) + pst))),
  constraint expense_per_diems_exchange_rate_check CHECK ((exchange_rate > (0)::numeric)),
  constraint expense_per_diems_gst_check CHECK ((gst >= (0)::numeric)),
  constraint expense_per_diems_per_diem_type_check CHECK ((per_diem_type = ANY (ARRAY['FULL_DAY'::text, 'PARTIAL_DAY'::text, 'BREAKFAST'::text, 'LUNCH'::text, 'DINNER'::text, 'INCIDENTALS'::text]))),
  constraint expense_per_diems_pst_check CHECK ((pst >= (0)::numeric)),
  constraint expense_per_diems_quantity_check CHECK ((quantity > (0)::numeric)),
  constraint expense_per_diems_rate_check CHECK ((rate >= (0)::numeric)),
  constraint expense_per_diems_total_in_base_currency_check CHECK ((total_in_base_currency >= (0)::numeric)),
  constraint expense_per_diems_organization_id_report_id_fkey FOREIGN KEY (organization_id, report_id) REFERENCES expense_reports(organization_id, id)
);
CREATE INDEX expense_per_diems_date_idx ON public.expense_per_diems USING btree (organization_id, date);

create table expense_receipts (
  organization_id text collate "C" not null,
  report_id text collate "C" not null,
  id text collate "C" not null,
  file_key text collate "C" not null,
  uploaded_at timestamp(3) with time zone not null,
  constraint expense_receipts_pkey PRIMARY KEY (organization_id, report_id, id),
  constraint expense_receipts_organization_id_file_key_fkey FOREIGN KEY (organization_id, file_key) REFERENCES stored_files(organization_id, key),
  constraint expense_receipts_organization_id_report_id_fkey FOREIGN KEY (organization_id, report_id) REFERENCES expense_reports(organization_id, id)
);
CREATE UNIQUE INDEX expense_receipts_file_key ON public.expense_receipts USING btree (organization_id, file_key);

create table expense_report_counters (
  organization_id text collate "C" not null,
  year smallint not null,
  last_number integer not null,
  constraint expense_report_counters_pkey PRIMARY KEY (organization_id, year),
  constraint expense_report_counters_last_number_check CHECK ((last_number > 0)),
  constraint expense_report_counters_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id)
);

create table expense_reports (
  organization_id text collate "C" not null,
  id text collate "C" not null,
  report_number text not null,
  user_id text collate "C" not null,
  title text not null,
  description text,
  trip_purpose text,
  report_type text not null,
  status text not null,
  departure_date date,
  return_date date,
  currency text not null,
  total_expenses numeric(15,4) not null default 0,
  total_per_diems numeric(15,4) not null default 0,
  total_mileage numeric(15,4) not null default 0,
  total_tax numeric(15,4) not null default 0,
  grand_total numeric(15,4) not null default 0,
  department_id text collate "C",
  project_id text collate "C",
  cost_center text,
  is_billable boolean not null,
  payable_to text,
  approver_id text collate "C",
  decided_by_id text collate "C",
  submitted_at timestamp(3) with time zone,
  approved_at timestamp(3) with time zone,
  approver_notes text,
  rejection_reason text,
  paid_at timestamp(3) with time zone,
  payment_method text,
  payment_reference text,
  deleted_at timestamp(3) with time zone,
  created_at timestamp(3) with time zone not null,
  updated_at timestamp(3) with time zone not null,
  on_behalf_of_id text collate "C",
  approvals jsonb not null default '[]'::jsonb,
  approval_comments text[] not null default '{}'::text[],
  constraint expense_reports_pkey PRIMARY KEY (organization_id, id),
  constraint expense_reports_check CHECK ((grand_total = ((total_expenses + total_per_diems) + total_mileage))),
  constraint expense_reports_deleted CHECK (((deleted_at IS NULL) OR (status = ANY (ARRAY['DRAFT'::text, 'REJECTED'::text])))),
  constraint expense_reports_paid CHECK (((status = 'PAID'::text) = (paid_at IS NOT NULL))),
  constraint expense_reports_report_type_check CHECK ((report_type = ANY (ARRAY['REIMBURSEMENT'::text, 'CORPORATE_CARD'::text, 'TRAVEL'::text]))),
  constraint expense_reports_status_check CHECK ((status = ANY (ARRAY['DRAFT'::text, 'SUBMITTED'::text, 'PENDING_APPROVAL'::text, 'APPROVED'::text, 'REJECTED'::text, 'PAID'::text]))),
  constraint expense_reports_total_expenses_check CHECK ((total_expenses >= (0)::numeric)),
  constraint expense_reports_total_mileage_check CHECK ((total_mileage >= (0)::numeric)),
  constraint expense_reports_total_per_diems_check CHECK ((total_per_diems >= (0)::numeric)),
  constraint expense_reports_total_tax_check CHECK ((total_tax >= (0)::numeric)),
  constraint expense_reports_trip CHECK ((return_date >= departure_date)),
  constraint expense_reports_on_behalf_of_fkey FOREIGN KEY (organization_id, on_behalf_of_id) REFERENCES users(organization_id, id),
  constraint expense_reports_organization_id_approver_id_fkey FOREIGN KEY (organization_id, approver_id) REFERENCES users(organization_id, id),
  constraint expense_reports_organization_id_decided_by_id_fkey FOREIGN KEY (organization_id, decided_by_id) REFERENCES users(organization_id, id),
  constraint expense_reports_organization_id_department_id_fkey FOREIGN KEY (organization_id, department_id) REFERENCES departments(organization_id, id),
  constraint expense_reports_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id),
  constraint expense_reports_organization_id_project_id_fkey FOREIGN KEY (organization_id, project_id) REFERENCES projects(organization_id, id),
  constraint expense_reports_organization_id_user_id_fkey FOREIGN KEY (organization_id, user_id) REFERENCES users(organization_id, id)
);
CREATE INDEX expense_reports_approver_idx ON public.expense_reports USING btree (organization_id, approver_id, id) WHERE (approver_id IS NOT NULL);
CREATE INDEX expense_reports_decider_idx ON public.expense_reports USING btree (organization_id, decided_by_id, id) WHERE (decided_by_id IS NOT NULL);
CREATE INDEX expense_reports_department_idx ON public.expense_reports USING btree (organization_id, department_id, id) WHERE ((department_id IS NOT NULL) AND (deleted_at IS NULL));
CREATE UNIQUE INDEX expense_reports_number_key ON public.expense_reports USING btree (organization_id, report_number);
CREATE INDEX expense_reports_project_idx ON public.expense_reports USING btree (organization_id, project_id, id) WHERE ((project_id IS NOT NULL) AND (deleted_at IS NULL));
CREATE INDEX expense_reports_status_idx ON public.expense_reports USING btree (organization_id, status, id) WHERE (deleted_at IS NULL);
CREATE INDEX expense_reports_type_idx ON public.expense_reports USING btree (organization_id, report_type, id) WHERE (deleted_at IS NULL);
CREATE INDEX expense_reports_updated_idx ON public.expense_reports USING btree (organization_id, updated_at, id) WHERE (deleted_at IS NULL);
CREATE INDEX expense_reports_user_idx ON public.expense_reports USING btree (organization_id, user_id, id) WHERE (deleted_at IS NULL);

create table export_parts (
  organization_id text collate "C" not null,
  export_id text collate "C" not null,
  part integer not null,
  file_key text collate "C" not null,
  constraint export_parts_pkey PRIMARY KEY (organization_id, export_id, part),
  constraint export_parts_organization_id_export_id_fkey FOREIGN KEY (organization_id, export_id) REFERENCES exports(organization_id, id) ON DELETE CASCADE,
  constraint export_parts_organization_id_file_key_fkey FOREIGN KEY (organization_id, file_key) REFERENCES stored_files(organization_id, key)
);
CREATE INDEX export_parts_file_idx ON public.export_parts USING btree (organization_id, file_key);

create table exports (
  organization_id text collate "C" not null,
  id text collate "C" not null,
  kind text not null,
  filters jsonb not null,
  status text not null,
  reason text,
  created_by_id text collate "C" not null,
  rows_written integer not null default 0,
  size_bytes bigint not null default 0,
  columns jsonb,
  position jsonb,
  parts integer not null default 0,
  created_at timestamp(3) with time zone not null,
  completed_at timestamp(3) with time zone,
  expires_at timestamp(3) with time zone not null,
  constraint exports_pkey PRIMARY KEY (organization_id, id),
  constraint exports_reason_check CHECK ((reason = ANY (ARRAY['author_not_allowed'::text, 'list_refused'::text]))),
  constraint exports_rows_written_check CHECK ((rows_written >= 0)),
  constraint exports_size_bytes_check CHECK ((size_bytes >= 0)),
  constraint exports_status_check CHECK ((status = ANY (ARRAY['PENDING'::text, 'RUNNING'::text, 'COMPLETED'::text, 'FAILED'::text]))),
  constraint exports_organization_id_created_by_id_fkey FOREIGN KEY (organization_id, created_by_id) REFERENCES users(organization_id, id),
  constraint exports_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id)
);
CREATE INDEX exports_author_idx ON public.exports USING btree (organization_id, created_by_id, id);
CREATE INDEX exports_expiry_idx ON public.exports USING btree (expires_at);

create table favourite_projects (
  organization_id text collate "C" not null,
  user_id text collate "C" not null,
  project_id text collate "C" not null,
  created_at timestamp(3) with time zone not null,
  constraint favourite_projects_pkey PRIMARY KEY (organization_id, user_id, project_id),
  constraint favourite_projects_organization_id_project_id_fkey FOREIGN KEY (organization_id, project_id) REFERENCES projects(organization_id, id),
  constraint favourite_projects_organization_id_user_id_fkey FOREIGN KEY (organization_id, user_id) REFERENCES users(organization_id, id)
);

create table folders (
  organization_id text collate "C" not null,
  id text collate "C" not null,
  name text not null,
  created_at timestamp(3) with time zone not null,
  updated_at timestamp(3) with time zone not null,
  constraint folders_pkey PRIMARY KEY (organization_id, id),
  constraint folders_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id)
);
CREATE UNIQUE INDEX folders_name_key ON public.folders USING btree (organization_id, lower(name));
CREATE INDEX folders_words_idx ON public.folders USING gin (name_words(name));

create table goals (
  organization_id text collate "C" not null,
  id text collate "C" not null,
  user_id text collate "C" not null,
  title text not null,
  description text,
  status text not null,
  progress_percent smallint not null,
  start_date date,
  due_date date,
  completed_at timestamp(3) with time zone,
  created_at timestamp(3) with time zone not null,
  updated_at timestamp(3) with time zone not null,
  constraint goals_pkey PRIMARY KEY (organization_id, id),
  constraint goals_completed CHECK (((status = 'COMPLETED'::text) = (completed_at IS NOT NULL))),
  constraint goals_dates CHECK ((due_date >= start_date)),
  constraint goals_progress_percent_check CHECK (((progress_percent >= 0) AND (progress_percent <= 100))),
  constraint goals_status_check CHECK ((status = ANY (ARRAY['NOT_STARTED'::text, 'IN_PROGRESS'::text, 'COMPLETED'::text, 'CANCELLED'::text]))),
  constraint goals_organization_id_user_id_fkey FOREIGN KEY (organization_id, user_id) REFERENCES users(organization_id, id)
);
CREATE INDEX goals_user_idx ON public.goals USING btree (organization_id, user_id, id);

create table hours_account_entries (
  organization_id text collate "C" not null,
  id text collate "C" not null,
  user_id text collate "C" not null,
  kind text collate "C" not null,
  date date not null,
  minutes integer not null,
  leave_type_id text collate "C",
  note text,
  created_by_id text collate "C",
  created_at timestamp(3) with time zone not null,
  constraint hours_account_entries_pkey PRIMARY KEY (organization_id, id),
  constraint hours_account_entries_check CHECK (((minutes <> 0) AND ((kind = 'CORRECTION'::text) OR (minutes < 0)))),
  constraint hours_account_entries_check1 CHECK (((kind = 'LEAVE_IN_LIEU'::text) = (leave_type_id IS NOT NULL))),
  constraint hours_account_entries_kind_check CHECK ((kind = ANY (ARRAY['CORRECTION'::text, 'PAY_OUT'::text, 'LEAVE_IN_LIEU'::text]))),
  constraint hours_account_entries_organization_id_created_by_id_fkey FOREIGN KEY (organization_id, created_by_id) REFERENCES users(organization_id, id),
  constraint hours_account_entries_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id),
  constraint hours_account_entries_organization_id_leave_type_id_fkey FOREIGN KEY (organization_id, leave_type_id) REFERENCES leave_types(organization_id, id),
  constraint hours_account_entries_organization_id_user_id_fkey FOREIGN KEY (organization_id, user_id) REFERENCES users(organization_id, id)
);
CREATE INDEX hours_account_entries_user_idx ON public.hours_account_entries USING btree (organization_id, user_id, date, id);
CREATE TRIGGER hours_account_entries_append_only BEFORE DELETE OR UPDATE ON public.hours_account_entries FOR EACH ROW EXECUTE FUNCTION keep_hours_account_entries();

create table idempotency_keys (
  organization_id text collate "C" not null,
  key_hash bytea not null,
  fingerprint bytea not null,
  status smallint not null,
  sealed_body bytea not null,
  request_id text not null,
  expires_at timestamp(3) with time zone not null,
  rights bytea,
  sights text[],
  looks jsonb,
  constraint idempotency_keys_pkey PRIMARY KEY (organization_id, key_hash)
);
CREATE INDEX idempotency_keys_expiry_idx ON public.idempotency_keys USING btree (expires_at);

create table identity_links (
  organization_id text collate "C" not null,
  id text collate "C" not null,
  provider_id text collate "C" not null,
  user_id text collate "C" not null,
  subject text not null,
  created_at timestamp(3) with time zone not null,
  last_used_at timestamp(3) with time zone not null,
  constraint identity_links_pkey PRIMARY KEY (organization_id, id),
  constraint identity_links_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id),
  constraint identity_links_organization_id_provider_id_fkey FOREIGN KEY (organization_id, provider_id) REFERENCES identity_providers(organization_id, id),
  constraint identity_links_organization_id_user_id_fkey FOREIGN KEY (organization_id, user_id) REFERENCES users(organization_id, id)
);
CREATE INDEX identity_links_person_idx ON public.identity_links USING btree (organization_id, user_id, id);
CREATE UNIQUE INDEX identity_links_person_key ON public.identity_links USING btree (organization_id, provider_id, user_id);
CREATE UNIQUE INDEX identity_links_subject_key ON public.identity_links USING btree (organization_id, provider_id, subject);
CREATE TRIGGER identity_links_came AFTER INSERT ON public.identity_links FOR EACH ROW EXECUTE FUNCTION keep_invitation_came('created_at');

create table identity_providers (
  organization_id text collate "C" not null,
  id text collate "C" not null,
  name text not null,
  issuer text not null,
  client_id text not null,
  sealed_secret bytea not null,
  email_domains text[] not null,
  is_enabled boolean not null,
  created_at timestamp(3) with time zone not null,
  updated_at timestamp(3) with time zone not null,
  constraint identity_providers_pkey PRIMARY KEY (organization_id, id),
  constraint identity_providers_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id)
);
CREATE INDEX identity_providers_domains_idx ON public.identity_providers USING gin (email_domains);
CREATE UNIQUE INDEX identity_providers_id_key ON public.identity_providers USING btree (id);
CREATE UNIQUE INDEX identity_providers_issuer_key ON public.identity_providers USING btree (organization_id, issuer);

create table import_failed_rows (
  organization_id text collate "C" not null,
  import_id text collate "C" not null,
  line integer not null,
  fields jsonb not null,
  reasons jsonb not null,
  constraint import_failed_rows_pkey PRIMARY KEY (organization_id, import_id, line),
  constraint import_failed_rows_organization_id_import_id_fkey FOREIGN KEY (organization_id, import_id) REFERENCES imports(organization_id, id) ON DELETE CASCADE
);

create table import_files (
  organization_id text collate "C" not null,
  id text collate "C" not null,
  file_key text collate "C" not null,
  created_by_id text collate "C",
  created_at timestamp(3) with time zone not null,
  expires_at timestamp(3) with time zone not null,
  constraint import_files_pkey PRIMARY KEY (organization_id, id),
  constraint import_files_organization_id_created_by_id_fkey FOREIGN KEY (organization_id, created_by_id) REFERENCES users(organization_id, id),
  constraint import_files_organization_id_file_key_fkey FOREIGN KEY (organization_id, file_key) REFERENCES stored_files(organization_id, key)
);
CREATE INDEX import_files_created_by ON public.import_files USING btree (organization_id, created_by_id);
CREATE INDEX import_files_expires_at ON public.import_files USING btree (expires_at);
CREATE UNIQUE INDEX import_files_file_key ON public.import_files USING btree (organization_id, file_key);

create table import_mappings (
  organization_id text collate "C" not null,
  kind text not null,
  header text not null,
  column_name text,
  updated_at timestamp(3) with time zone not null,
  constraint import_mappings_pkey PRIMARY KEY (organization_id, kind, header),
  constraint import_mappings_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id)
);

create table imported_records (
  organization_id text collate "C" not null,
  import_id text collate "C" not null,
  record_id text collate "C" not null,
  line integer not null,
  constraint imported_records_pkey PRIMARY KEY (organization_id, import_id, record_id),
  constraint imported_records_organization_id_import_id_fkey FOREIGN KEY (organization_id, import_id) REFERENCES imports(organization_id, id) ON DELETE CASCADE
);

create table imports (
  organization_id text collate "C" not null,
  id text collate "C" not null,
  kind text not null,
  status text not null,
  dry_run boolean not null,
  created_by_id text collate "C",
  rows_total integer not null default 0,
  rows_read integer not null default 0,
  rows_imported integer not null default 0,
  rows_failed integer not null default 0,
  failures jsonb not null default '[]'::jsonb,
  csv text,
  created_at timestamp(3) with time zone not null,
  completed_at timestamp(3) with time zone,
  undone_at timestamp(3) with time zone,
  reason text,
  leased_until timestamp(3) with time zone,
  columns jsonb,
  rows_undone integer not null default 0,
  rows_kept integer not null default 0,
  kept jsonb not null default '[]'::jsonb,
  formats jsonb,
  header jsonb,
  options jsonb not null default '{}'::jsonb,
  file_id text collate "C",
  accepted_by_id text collate "C",
  file_name text,
  constraint imports_pkey PRIMARY KEY (organization_id, id),
  constraint imports_reason_check CHECK ((reason = ANY (ARRAY['author_not_allowed'::text, 'file_unusable'::text, 'broken_off'::text, 'given_up'::text, 'stopped'::text]))),
  constraint imports_rows_kept_check CHECK ((rows_kept >= 0)),
  constraint imports_rows_undone_check CHECK ((rows_undone >= 0)),
  constraint imports_status_check CHECK ((status = ANY (ARRAY['PENDING'::text, 'RUNNING'::text, 'COMPLETED'::text, 'FAILED'::text]))),
  constraint imports_file_fkey FOREIGN KEY (organization_id, file_id) REFERENCES import_files(organization_id, id),
  constraint imports_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id)
);
CREATE INDEX imports_failures_idx ON public.imports USING btree (completed_at) WHERE (failures <> '[]'::jsonb);
CREATE INDEX imports_file_idx ON public.imports USING btree (organization_id, file_id) WHERE (file_id IS NOT NULL);
CREATE INDEX imports_unfinished_idx ON public.imports USING btree (organization_id, id) WHERE (status = ANY (ARRAY['PENDING'::text, 'RUNNING'::text]));

create table installation (
  singleton boolean not null default true,
  clock_offset_ms bigint not null default 0,
  key_check bytea,
  constraint installation_pkey PRIMARY KEY (singleton),
  constraint installation_singleton_check CHECK (singleton)
);
CREATE TRIGGER installation_clock AFTER UPDATE OF clock_offset_ms ON public.installation FOR EACH ROW EXECUTE FUNCTION announce_clock_change();

create table invitations (
  organization_id text collate "C" not null,
  user_id text collate "C" not null,
  send_at timestamp(3) with time zone,
  queued_at timestamp(3) with time zone,
  sent_at timestamp(3) with time zone,
  opened_at timestamp(3) with time zone,
  created_at timestamp(3) with time zone not null,
  updated_at timestamp(3) with time zone not null,
  refused_at timestamp(3) with time zone,
  smtp_reply text,
  link_made_at timestamp(3) with time zone,
  came_at timestamp(3) with time zone,
  standing text not null generated always as (
CASE
    WHEN (came_at IS NOT NULL) THEN 'CAME'::text
    WHEN (refused_at IS NOT NULL) THEN 'REFUSED'::text
    WHEN ((queued_at IS NOT NULL) OR (sent_at IS NOT NULL) OR (link_made_at IS NOT NULL)) THEN 'INVITED'::text
    WHEN (send_at IS NOT NULL) THEN 'PLANNED'::text
    ELSE 'NEVER'::text
END) stored,
  link_made_by_id text collate "C",
  constraint invitations_pkey PRIMARY KEY (organization_id, user_id),
  constraint invitations_organization_id_user_id_fkey FOREIGN KEY (organization_id, user_id) REFERENCES users(organization_id, id)
);
CREATE INDEX invitations_due_idx ON public.invitations USING btree (send_at) WHERE ((send_at IS NOT NULL) AND (queued_at IS NULL));
CREATE INDEX invitations_link_made_by_idx ON public.invitations USING btree (organization_id, link_made_by_id) WHERE (link_made_by_id IS NOT NULL);
CREATE INDEX invitations_standing_idx ON public.invitations USING btree (organization_id, standing, user_id);

create table job_outbox (
  id bigint not null generated always as identity,
  task text not null,
  payload jsonb not null,
  run_at timestamp with time zone not null,
  max_attempts integer not null,
  job_key text,
  constraint job_outbox_pkey PRIMARY KEY (id)
);

create table kiosk_badge_waits (
  organization_id text collate "C" not null,
  kiosk_id text collate "C" not null,
  unknown_count integer not null,
  unknown_at timestamp(3) with time zone not null,
  waits_until timestamp(3) with time zone,
  constraint kiosk_badge_waits_pkey PRIMARY KEY (organization_id, kiosk_id),
  constraint kiosk_badge_waits_organization_id_kiosk_id_fkey FOREIGN KEY (organization_id, kiosk_id) REFERENCES kiosks(organization_id, id) ON DELETE CASCADE
);

create table kiosk_badges (
  organization_id text collate "C" not null,
  user_id text collate "C" not null,
  code_mac bytea not null,
  set_at timestamp(3) with time zone not null,
  constraint kiosk_badges_pkey PRIMARY KEY (organization_id, user_id),
  constraint kiosk_badges_organization_id_user_id_fkey FOREIGN KEY (organization_id, user_id) REFERENCES users(organization_id, id)
);
CREATE UNIQUE INDEX kiosk_badges_code_key ON public.kiosk_badges USING btree (organization_id, code_mac);

create table kiosk_departments (
  organization_id text collate "C" not null,
  kiosk_id text collate "C" not null,
  department_id text collate "C" not null,
  constraint kiosk_departments_pkey PRIMARY KEY (organization_id, kiosk_id, department_id),
  constraint kiosk_departments_organization_id_department_id_fkey FOREIGN KEY (organization_id, department_id) REFERENCES departments(organization_id, id) ON DELETE CASCADE,
  constraint kiosk_departments_organization_id_kiosk_id_fkey FOREIGN KEY (organization_id, kiosk_id) REFERENCES kiosks(organization_id, id) ON DELETE CASCADE
);
CREATE INDEX kiosk_departments_department_idx ON public.kiosk_departments USING btree (organization_id, department_id);

create table kiosk_pins (
  organization_id text collate "C" not null,
  user_id text collate "C" not null,
  pin_hash text,
  set_at timestamp(3) with time zone not null,
  previous_hash text,
  previous_until timestamp(3) with time zone,
  constraint kiosk_pins_pkey PRIMARY KEY (organization_id, user_id),
  constraint kiosk_pins_organization_id_user_id_fkey FOREIGN KEY (organization_id, user_id) REFERENCES users(organization_id, id)
);

create table kiosk_taps (
  organization_id text collate "C" not null,
  id text collate "C" not null,
  kiosk_id text collate "C" not null,
  tap_id text collate "C" not null,
  user_id text collate "C" not null,
  action text collate "C" not null,
  tapped_at timestamp(3) with time zone not null,
  counts_at timestamp(3) with time zone not null,
  arrived_at timestamp(3) with time zone not null,
  flags text[] collate "C" not null default '{}'::text[],
  status text collate "C" not null,
  refusal text,
  time_entry_id text collate "C",
  decided_by_id text collate "C",
  decided_at timestamp(3) with time zone,
  constraint kiosk_taps_pkey PRIMARY KEY (organization_id, id),
  constraint kiosk_taps_action_check CHECK ((action = ANY (ARRAY['IN'::text, 'OUT'::text, 'BREAK'::text, 'BACK'::text]))),
  constraint kiosk_taps_status_check CHECK ((status = ANY (ARRAY['COUNTED'::text, 'UNPROVEN'::text, 'REFUSED'::text, 'DISCARDED'::text]))),
  constraint kiosk_taps_organization_id_decided_by_id_fkey FOREIGN KEY (organization_id, decided_by_id) REFERENCES users(organization_id, id) ON DELETE SET NULL (decided_by_id),
  constraint kiosk_taps_organization_id_kiosk_id_fkey FOREIGN KEY (organization_id, kiosk_id) REFERENCES kiosks(organization_id, id),
  constraint kiosk_taps_organization_id_time_entry_id_fkey FOREIGN KEY (organization_id, time_entry_id) REFERENCES time_entries(organization_id, id) ON DELETE SET NULL (time_entry_id),
  constraint kiosk_taps_organization_id_user_id_fkey FOREIGN KEY (organization_id, user_id) REFERENCES users(organization_id, id)
);
CREATE INDEX kiosk_taps_arrived_idx ON public.kiosk_taps USING btree (arrived_at);
CREATE INDEX kiosk_taps_decider_idx ON public.kiosk_taps USING btree (organization_id, decided_by_id) WHERE (decided_by_id IS NOT NULL);
CREATE INDEX kiosk_taps_entry_idx ON public.kiosk_taps USING btree (organization_id, time_entry_id) WHERE (time_entry_id IS NOT NULL);
CREATE UNIQUE INDEX kiosk_taps_tap_key ON public.kiosk_taps USING btree (organization_id, kiosk_id, tap_id);
CREATE INDEX kiosk_taps_user_idx ON public.kiosk_taps USING btree (organization_id, user_id, id);
CREATE INDEX kiosk_taps_waiting_idx ON public.kiosk_taps USING btree (organization_id, tapped_at DESC, id DESC) WHERE (status = ANY (ARRAY['UNPROVEN'::text, 'REFUSED'::text]));

create table kiosk_waits (
  organization_id text collate "C" not null,
  kiosk_id text collate "C" not null,
  user_id text collate "C" not null,
  wrong_count integer not null,
  total_count integer not null,
  waits_until timestamp(3) with time zone,
  hour_began_at timestamp(3) with time zone not null,
  hour_count integer not null,
  constraint kiosk_waits_pkey PRIMARY KEY (organization_id, kiosk_id, user_id),
  constraint kiosk_waits_organization_id_kiosk_id_fkey FOREIGN KEY (organization_id, kiosk_id) REFERENCES kiosks(organization_id, id) ON DELETE CASCADE,
  constraint kiosk_waits_organization_id_user_id_fkey FOREIGN KEY (organization_id, user_id) REFERENCES users(organization_id, id)
);
CREATE INDEX kiosk_waits_user_idx ON public.kiosk_waits USING btree (organization_id, user_id);

create table kiosks (
  organization_id text collate "C" not null,
  id text collate "C" not null,
  name text not null,
  location text,
  pairing_hash bytea,
  pairing_expires_at timestamp(3) with time zone,
  session_hash bytea,
  public_key jsonb,
  box_public_key bytea,
  sealed_box_key bytea,
  paired_at timestamp(3) with time zone,
  last_heard_at timestamp(3) with time zone,
  unsent_count integer not null default 0,
  clock_ahead_seconds integer,
  is_for_all boolean not null,
  created_at timestamp(3) with time zone not null,
  updated_at timestamp(3) with time zone not null,
  removed_at timestamp(3) with time zone,
  silent_told_at timestamp(3) with time zone,
  left_hash bytea,
  left_key jsonb,
  constraint kiosks_pkey PRIMARY KEY (organization_id, id),
  constraint kiosks_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id)
);
CREATE INDEX kiosks_created_idx ON public.kiosks USING btree (organization_id, created_at DESC, id DESC) WHERE (removed_at IS NULL);
CREATE UNIQUE INDEX kiosks_left_key ON public.kiosks USING btree (left_hash) WHERE (left_hash IS NOT NULL);
CREATE UNIQUE INDEX kiosks_pairing_key ON public.kiosks USING btree (pairing_hash) WHERE (pairing_hash IS NOT NULL);
CREATE UNIQUE INDEX kiosks_session_key ON public.kiosks USING btree (session_hash) WHERE (session_hash IS NOT NULL);

create table labor_budgets (
  organization_id text collate "C" not null,
  id text collate "C" not null,
  department_id text collate "C" not null,
  week date not null,
  hours numeric(12,2),
  amount numeric(14,4),
  created_at timestamp(3) with time zone not null,
  updated_at timestamp(3) with time zone not null,
  constraint labor_budgets_pkey PRIMARY KEY (organization_id, id),
  constraint labor_budgets_amount_check CHECK ((amount >= (0)::numeric)),
  constraint labor_budgets_hours_check CHECK ((hours >= (0)::numeric)),
  constraint labor_budgets_of_something CHECK (((hours IS NOT NULL) OR (amount IS NOT NULL))),
  constraint labor_budgets_organization_id_department_id_fkey FOREIGN KEY (organization_id, department_id) REFERENCES departments(organization_id, id),
  constraint labor_budgets_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id)
);
CREATE INDEX labor_budgets_department_idx ON public.labor_budgets USING btree (organization_id, department_id, id);
CREATE INDEX labor_budgets_week_idx ON public.labor_budgets USING btree (organization_id, week, id);
CREATE UNIQUE INDEX labor_budgets_week_key ON public.labor_budgets USING btree (organization_id, department_id, week);

create table leave_attachments (
  organization_id text collate "C" not null,
  leave_request_id text collate "C" not null,
  id text collate "C" not null,
  file_key text collate "C" not null,
  uploaded_by_id text collate "C",
  uploaded_at timestamp(3) with time zone not null,
  constraint leave_attachments_pkey PRIMARY KEY (organization_id, leave_request_id, id),
  constraint leave_attachments_organization_id_file_key_fkey FOREIGN KEY (organization_id, file_key) REFERENCES stored_files(organization_id, key),
  constraint leave_attachments_organization_id_leave_request_id_fkey FOREIGN KEY (organization_id, leave_request_id) REFERENCES leave_requests(organization_id, id),
  constraint leave_attachments_organization_id_uploaded_by_id_fkey FOREIGN KEY (organization_id, uploaded_by_id) REFERENCES users(organization_id, id)
);
CREATE UNIQUE INDEX leave_attachments_file_key ON public.leave_attachments USING btree (organization_id, file_key);

create table leave_ledger (
  organization_id text collate "C" not null,
  id text collate "C" not null,
  user_id text collate "C" not null,
  leave_type_id text collate "C" not null,
  year integer not null,
  kind text not null,
  amount numeric(10,4) not null,
  entry_key text collate "C" not null,
  leave_request_id text collate "C",
  note text,
  created_by_id text collate "C",
  created_at timestamp(3) with time zone not null,
  full_amount numeric(10,4),
  constraint leave_ledger_pkey PRIMARY KEY (organization_id, id),
  constraint leave_ledger_kind_check CHECK ((kind = ANY (ARRAY['GRANT'::text, 'ACCRUAL'::text, 'CARRY_OVER'::text, 'EXPIRY'::text, 'ADJUSTMENT'::text, 'SETTLEMENT'::text, 'TAKEN'::text, 'REVERSAL'::text]))) NOT VALID,
  constraint leave_ledger_year_check CHECK (((year >= 1970) AND (year <= 9999))),
  constraint leave_ledger_organization_id_created_by_id_fkey FOREIGN KEY (organization_id, created_by_id) REFERENCES users(organization_id, id),
  constraint leave_ledger_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id),
  constraint leave_ledger_organization_id_leave_request_id_fkey FOREIGN KEY (organization_id, leave_request_id) REFERENCES leave_requests(organization_id, id),
  constraint leave_ledger_organization_id_leave_type_id_fkey FOREIGN KEY (organization_id, leave_type_id) REFERENCES leave_types(organization_id, id),
  constraint leave_ledger_organization_id_user_id_fkey FOREIGN KEY (organization_id, user_id) REFERENCES users(organization_id, id)
);
CREATE UNIQUE INDEX leave_ledger_entry_key ON public.leave_ledger USING btree (organization_id, user_id, leave_type_id, year, entry_key);
CREATE INDEX leave_ledger_request_idx ON public.leave_ledger USING btree (organization_id, leave_request_id) WHERE (leave_request_id IS NOT NULL);
CREATE TRIGGER leave_ledger_append_only BEFORE DELETE OR UPDATE ON public.leave_ledger FOR EACH ROW EXECUTE FUNCTION keep_leave_ledger();

create table leave_request_days (
  organization_id text collate "C" not null,
  leave_request_id text collate "C" not null,
  user_id text collate "C" not null,
  date date not null,
  days numeric(5,4) not null,
  hours numeric(4,2) not null,
  constraint leave_request_days_pkey PRIMARY KEY (organization_id, leave_request_id, date),
  constraint leave_request_days_days_check CHECK (((days > (0)::numeric) AND (days <= (1)::numeric))),
  constraint leave_request_days_hours_check CHECK (((hours >= (0)::numeric) AND (hours <= (24)::numeric))),
  constraint leave_request_days_organization_id_leave_request_id_fkey FOREIGN KEY (organization_id, leave_request_id) REFERENCES leave_requests(organization_id, id) ON DELETE CASCADE,
  constraint leave_request_days_organization_id_user_id_fkey FOREIGN KEY (organization_id, user_id) REFERENCES users(organization_id, id)
);
CREATE INDEX leave_request_days_date_idx ON public.leave_request_days USING btree (organization_id, date);
CREATE INDEX leave_request_days_user_idx ON public.leave_request_days USING btree (organization_id, user_id, date);

create table leave_requests (
  organization_id text collate "C" not null,
  id text collate "C" not null,
  user_id text collate "C" not null,
  leave_type_id text collate "C" not null,
  status text not null,
  start_date date not null,
  end_date date not null,
  start_half text not null,
  end_half text not null,
  start_time text,
  end_time text,
  total_days numeric(7,2) not null,
  total_hours numeric(8,2),
  reason text,
  booked_by_id text collate "C",
  decided_by_id text collate "C",
  decided_at timestamp(3) with time zone,
  decision_comment text,
  rejection_reason text,
  cancellation_requested_at timestamp(3) with time zone,
  cancellation_request_reason text,
  cancelled_at timestamp(3) with time zone,
  cancelled_by_id text collate "C",
  submitted_at timestamp(3) with time zone not null,
  created_at timestamp(3) with time zone not null,
  updated_at timestamp(3) with time zone not null,
  certificate_reminded_at timestamp(3) with time zone,
  on_behalf_of_id text collate "C",
  approvals jsonb not null default '[]'::jsonb,
  approval_comments text[] not null default '{}'::text[],
  replaces_id text collate "C",
  change_id text collate "C",
  constraint leave_requests_pkey PRIMARY KEY (organization_id, id),
  constraint leave_requests_overlap EXCLUDE USING gist (int8range((hashtextextended(((organization_id || '/'::text) || user_id), (0)::bigint) / 2), (hashtextextended(((organization_id || '/'::text) || user_id), (0)::bigint) / 2), '[]'::text) WITH &&, leave_span(start_date, end_date, start_half, end_half, start_time, end_time) WITH &&) WHERE (((status = 'APPROVED'::text) OR ((status = 'PENDING'::text) AND (replaces_id IS NULL)))),
  constraint leave_requests_dates CHECK ((end_date >= start_date)),
  constraint leave_requests_end_half_check CHECK ((end_half = ANY (ARRAY['FULL_DAY'::text, 'FIRST_HALF'::text, 'SECOND_HALF'::text]))),
  constraint leave_requests_end_time_check CHECK ((end_time ~ '^(([01]\d|2[0-3]):[0-5]\d|24:00)$'::text)),
  constraint leave_requests_start_half_check CHECK ((start_half = ANY (ARRAY['FULL_DAY'::text, 'FIRST_HALF'::text, 'SECOND_HALF'::text]))),
  constraint leave_requests_start_time_check CHECK ((start_time ~ '^([01]\d|2[0-3]):[0-5]\d$'::text)),
  constraint leave_requests_status_check CHECK ((status = ANY (ARRAY['PENDING'::text, 'APPROVED'::text, 'REJECTED'::text, 'CANCELLED'::text]))),
  constraint leave_requests_times CHECK (((start_time IS NULL) = (end_time IS NULL))),
  constraint leave_requests_total_days_check CHECK ((total_days >= (0)::numeric)),
  constraint leave_requests_total_hours_check CHECK ((total_hours >= (0)::numeric)),
  constraint leave_requests_change_fkey FOREIGN KEY (organization_id, change_id) REFERENCES leave_requests(organization_id, id) DEFERRABLE INITIALLY DEFERRED,
  constraint leave_requests_on_behalf_of_fkey FOREIGN KEY (organization_id, on_behalf_of_id) REFERENCES users(organization_id, id),
  constraint leave_requests_organization_id_booked_by_id_fkey FOREIGN KEY (organization_id, booked_by_id) REFERENCES users(organization_id, id),
  constraint leave_requests_organization_id_cancelled_by_id_fkey FOREIGN KEY (organization_id, cancelled_by_id) REFERENCES users(organization_id, id),
  constraint leave_requests_organization_id_decided_by_id_fkey FOREIGN KEY (organization_id, decided_by_id) REFERENCES users(organization_id, id),
  constraint leave_requests_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id),
  constraint leave_requests_organization_id_leave_type_id_fkey FOREIGN KEY (organization_id, leave_type_id) REFERENCES leave_types(organization_id, id),
  constraint leave_requests_organization_id_user_id_fkey FOREIGN KEY (organization_id, user_id) REFERENCES users(organization_id, id),
  constraint leave_requests_replaces_fkey FOREIGN KEY (organization_id, replaces_id) REFERENCES leave_requests(organization_id, id)
);
CREATE INDEX leave_requests_cancellation_idx ON public.leave_requests USING btree (organization_id, cancellation_requested_at, id) WHERE ((status = 'APPROVED'::text) AND (cancellation_requested_at IS NOT NULL));
CREATE INDEX leave_requests_change_idx ON public.leave_requests USING btree (organization_id, change_id) WHERE (change_id IS NOT NULL);
CREATE INDEX leave_requests_other_idx ON public.leave_requests USING btree (organization_id, status, start_date, id, end_date) WHERE (status <> 'APPROVED'::text);
CREATE INDEX leave_requests_replaces_idx ON public.leave_requests USING btree (organization_id, replaces_id) WHERE (replaces_id IS NOT NULL);
CREATE INDEX leave_requests_start_idx ON public.leave_requests USING btree (organization_id, start_date, id, end_date);
CREATE INDEX leave_requests_type_idx ON public.leave_requests USING btree (organization_id, leave_type_id, start_date, id, end_date);
CREATE INDEX leave_requests_updated_idx ON public.leave_requests USING btree (organization_id, updated_at, id);
CREATE INDEX leave_requests_user_idx ON public.leave_requests USING btree (organization_id, user_id, start_date, id, end_date);

create table leave_types (
  organization_id text collate "C" not null,
  id text collate "C" not null,
  name text not null,
  code text not null,
  color text not null,
  is_private boolean not null,
  is_paid boolean not null,
  requires_approval boolean not null,
  unit text not null,
  annual_allowance numeric(8,2),
  accrual text not null,
  carry_over_limit numeric(8,2),
  is_active boolean not null,
  created_at timestamp(3) with time zone not null,
  updated_at timestamp(3) with time zone not null,
  is_sickness boolean not null default false,
  certificate_after_days integer,
  service_allowances jsonb not null default '[]'::jsonb,
  carry_over_expires_on text,
  pro_rata boolean not null default false,
  is_for_family boolean not null default false,
  allows_hours boolean not null default false,
  names jsonb not null default '{}'::jsonb,
  constraint leave_types_pkey PRIMARY KEY (organization_id, id),
  constraint leave_types_accrual_check CHECK ((accrual = ANY (ARRAY['ANNUAL_GRANT'::text, 'MONTHLY'::text]))),
  constraint leave_types_annual_allowance_check CHECK ((annual_allowance >= (0)::numeric)),
  constraint leave_types_carry_over_expires_on_check CHECK ((carry_over_expires_on ~ '^(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$'::text)),
  constraint leave_types_carry_over_limit_check CHECK ((carry_over_limit >= (0)::numeric)),
  constraint leave_types_certificate_after_days_check CHECK (((certificate_after_days >= 0) AND (certificate_after_days <= 365))),
  constraint leave_types_unit_check CHECK ((unit = ANY (ARRAY['DAYS'::text, 'HOURS'::text]))),
  constraint leave_types_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id)
);
CREATE UNIQUE INDEX leave_types_code_key ON public.leave_types USING btree (organization_id, lower(code));
CREATE UNIQUE INDEX leave_types_name_key ON public.leave_types USING btree (organization_id, lower(name));

create table locked_dates (
  organization_id text collate "C" not null,
  id text collate "C" not null,
  start_date date not null,
  end_date date not null,
  reason text,
  department_id text collate "C",
  created_at timestamp(3) with time zone not null,
  constraint locked_dates_pkey PRIMARY KEY (organization_id, id),
  constraint locked_dates_span CHECK ((end_date >= start_date)),
  constraint locked_dates_organization_id_department_id_fkey FOREIGN KEY (organization_id, department_id) REFERENCES departments(organization_id, id) ON DELETE CASCADE,
  constraint locked_dates_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id)
);
CREATE INDEX locked_dates_start_idx ON public.locked_dates USING btree (organization_id, start_date, id);

create table long_work (
  organization_id text collate "C" not null,
  id text collate "C" not null,
  kind text collate "C" not null,
  status text not null,
  reason text,
  created_by_id text collate "C" not null,
  about text,
  asked jsonb not null,
  todo jsonb not null default '{}'::jsonb,
  state jsonb not null default '{}'::jsonb,
  total integer not null,
  done integer not null default 0,
  failed integer not null default 0,
  failures jsonb not null default '[]'::jsonb,
  run integer not null default 0,
  attempts integer not null default 0,
  leased_until timestamp(3) with time zone not null,
  undoes text collate "C",
  undone_by text collate "C",
  created_at timestamp(3) with time zone not null,
  completed_at timestamp(3) with time zone,
  expires_at timestamp(3) with time zone not null,
  constraint long_work_pkey PRIMARY KEY (organization_id, id),
  constraint long_work_done_check CHECK ((done >= 0)),
  constraint long_work_failed_check CHECK ((failed >= 0)),
  constraint long_work_status_check CHECK ((status = ANY (ARRAY['PENDING'::text, 'RUNNING'::text, 'COMPLETED'::text, 'FAILED'::text]))),
  constraint long_work_organization_id_created_by_id_fkey FOREIGN KEY (organization_id, created_by_id) REFERENCES users(organization_id, id),
  constraint long_work_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id)
);
CREATE INDEX long_work_author_idx ON public.long_work USING btree (organization_id, created_by_id, kind, id);
CREATE INDEX long_work_expiry_idx ON public.long_work USING btree (expires_at);
CREATE INDEX long_work_kind_idx ON public.long_work USING btree (organization_id, kind, id);
CREATE INDEX long_work_lease_idx ON public.long_work USING btree (leased_until) WHERE (status = ANY (ARRAY['PENDING'::text, 'RUNNING'::text]));
CREATE UNIQUE INDEX long_work_under_way_key ON public.long_work USING btree (organization_id, kind, about) WHERE (status = ANY (ARRAY['PENDING'::text, 'RUNNING'::text]));

create table long_work_files (
  organization_id text collate "C" not null,
  work_id text collate "C" not null,
  part integer not null,
  file_key text collate "C" not null,
  constraint long_work_files_pkey PRIMARY KEY (organization_id, work_id, part),
  constraint long_work_files_organization_id_file_key_fkey FOREIGN KEY (organization_id, file_key) REFERENCES stored_files(organization_id, key),
  constraint long_work_files_organization_id_work_id_fkey FOREIGN KEY (organization_id, work_id) REFERENCES long_work(organization_id, id) ON DELETE CASCADE
);
CREATE INDEX long_work_files_file_idx ON public.long_work_files USING btree (organization_id, file_key);

create table long_work_steps (
  organization_id text collate "C" not null,
  work_id text collate "C" not null,
  position integer not null,
  record_id text collate "C" not null,
  kept jsonb not null,
  constraint long_work_steps_pkey PRIMARY KEY (organization_id, work_id, "position"),
  constraint long_work_steps_organization_id_work_id_fkey FOREIGN KEY (organization_id, work_id) REFERENCES long_work(organization_id, id) ON DELETE CASCADE
);
CREATE INDEX long_work_steps_people_idx ON public.long_work_steps USING gin (((kept -> 'user_ids'::text)) jsonb_path_ops) WHERE ((kept -> 'user_ids'::text) IS NOT NULL);
CREATE INDEX long_work_steps_record_idx ON public.long_work_steps USING btree (organization_id, record_id);

create table notification_preferences (
  organization_id text collate "C" not null,
  user_id text collate "C" not null,
  topic text not null,
  in_app boolean not null,
  by_mail boolean not null,
  by_push boolean not null default true,
  constraint notification_preferences_pkey PRIMARY KEY (organization_id, user_id, topic),
  constraint notification_preferences_topic_check CHECK ((topic = ANY (ARRAY['requests'::text, 'tasks'::text, 'signatures'::text, 'shifts'::text, 'absences'::text, 'decisions'::text, 'announcements'::text]))),
  constraint notification_preferences_organization_id_user_id_fkey FOREIGN KEY (organization_id, user_id) REFERENCES users(organization_id, id)
);

create table notification_settings (
  organization_id text collate "C" not null,
  user_id text collate "C" not null,
  preset text not null default 'EVERYTHING'::text,
  quiet_from text collate "C",
  quiet_to text collate "C",
  shows_names boolean not null default false,
  constraint notification_settings_pkey PRIMARY KEY (organization_id, user_id),
  constraint notification_settings_preset_check CHECK ((preset = ANY (ARRAY['EVERYTHING'::text, 'MY_SHIFTS'::text, 'MY_DECISIONS'::text, 'CUSTOM'::text]))),
  constraint notification_settings_quiet CHECK ((((quiet_from IS NULL) = (quiet_to IS NULL)) AND (quiet_from <> quiet_to))),
  constraint notification_settings_organization_id_user_id_fkey FOREIGN KEY (organization_id, user_id) REFERENCES users(organization_id, id)
);

create table notifications (
  organization_id text collate "C" not null,
  id text collate "C" not null,
  user_id text collate "C" not null,
  kind text not null,
  matter text collate "C" not null,
  subject_id text collate "C",
  week_start date,
  created_at timestamp(3) with time zone not null,
  read_at timestamp(3) with time zone,
  mailed_at timestamp(3) with time zone,
  pushed_at timestamp(3) with time zone,
  constraint notifications_pkey PRIMARY KEY (organization_id, id),
  constraint notifications_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id),
  constraint notifications_organization_id_user_id_fkey FOREIGN KEY (organization_id, user_id) REFERENCES users(organization_id, id)
);
CREATE INDEX notifications_created_idx ON public.notifications USING btree (created_at);
CREATE UNIQUE INDEX notifications_matter_key ON public.notifications USING btree (organization_id, user_id, matter);
CREATE INDEX notifications_unread_idx ON public.notifications USING btree (organization_id, user_id, id) WHERE (read_at IS NULL);
CREATE INDEX notifications_user_idx ON public.notifications USING btree (organization_id, user_id, id);

create table one_time_codes (
  organization_id text collate "C" not null,
  user_id text collate "C" not null,
  sealed_secret bytea not null,
  created_at timestamp(3) with time zone not null,
  confirmed_at timestamp(3) with time zone,
  last_step bigint,
  constraint one_time_codes_pkey PRIMARY KEY (organization_id, user_id),
  constraint one_time_codes_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id),
  constraint one_time_codes_organization_id_user_id_fkey FOREIGN KEY (organization_id, user_id) REFERENCES users(organization_id, id)
);

create table organization_settings_history (
  organization_id text collate "C" not null,
  id text collate "C" not null,
  setting text collate "C" not null,
  before jsonb,
  after jsonb not null,
  is_before_known boolean not null default true,
  changed_by_id text collate "C",
  changed_at timestamp(3) with time zone not null,
  constraint organization_settings_history_pkey PRIMARY KEY (organization_id, id),
  constraint organization_settings_history_organization_id_changed_by_i_fkey FOREIGN KEY (organization_id, changed_by_id) REFERENCES users(organization_id, id),
  constraint organization_settings_history_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id)
);
CREATE INDEX organization_settings_history_setting_idx ON public.organization_settings_history USING btree (organization_id, setting, id);

create table organizations (
  id text collate "C" not null,
  name text not null,
  base_url text,
  timezone text not null,
  country text not null,
  region text,
  currency text not null,
  plan text not null,
  subscription_status text not null,
  seat_limit integer,
  settings jsonb not null default '{}'::jsonb,
  created_at timestamp(3) with time zone not null,
  updated_at timestamp(3) with time zone not null,
  sandbox_of text collate "C",
  clock_offset_ms bigint not null default 0,
  constraint organizations_pkey PRIMARY KEY (id),
  constraint organizations_own_clock CHECK (((clock_offset_ms = 0) OR ((sandbox_of IS NOT NULL) AND (clock_offset_ms > 0)))),
  constraint organizations_plan_check CHECK ((plan = ANY (ARRAY['FREE'::text, 'PRO'::text, 'BUSINESS'::text, 'ENTERPRISE'::text]))),
  constraint organizations_seat_limit_check CHECK ((seat_limit >= 0)),
  constraint organizations_subscription_status_check CHECK ((subscription_status = ANY (ARRAY['ACTIVE'::text, 'TRIALING'::text, 'PAST_DUE'::text, 'CANCELLED'::text]))),
  constraint organizations_sandbox_of_fkey FOREIGN KEY (sandbox_of) REFERENCES organizations(id)
);
CREATE INDEX organizations_sandbox_idx ON public.organizations USING btree (sandbox_of, id) WHERE (sandbox_of IS NOT NULL);
CREATE TRIGGER organizations_access AFTER UPDATE ON public.organizations FOR EACH ROW EXECUTE FUNCTION announce_access_change();
CREATE TRIGGER organizations_clock AFTER UPDATE OF clock_offset_ms ON public.organizations FOR EACH ROW WHEN ((old.clock_offset_ms <> new.clock_offset_ms)) EXECUTE FUNCTION announce_own_clock();
CREATE TRIGGER organizations_settings AFTER INSERT OR UPDATE OF timezone, country, region, currency, settings ON public.organizations FOR EACH ROW EXECUTE FUNCTION keep_settings_history();

create table passkeys (
  organization_id text collate "C" not null,
  id text collate "C" not null,
  user_id text collate "C" not null,
  name text not null,
  credential_id bytea not null,
  public_key bytea not null,
  transports text[] not null,
  counter bigint not null,
  created_at timestamp(3) with time zone not null,
  last_used_at timestamp(3) with time zone,
  constraint passkeys_pkey PRIMARY KEY (organization_id, id),
  constraint passkeys_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id),
  constraint passkeys_organization_id_user_id_fkey FOREIGN KEY (organization_id, user_id) REFERENCES users(organization_id, id)
);
CREATE UNIQUE INDEX passkeys_credential_key ON public.passkeys USING btree (credential_id);
CREATE INDEX passkeys_person_idx ON public.passkeys USING btree (organization_id, user_id, id);

create table password_links (
  token_hash bytea not null,
  organization_id text collate "C" not null,
  user_id text collate "C" not null,
  created_at timestamp(3) with time zone not null,
  expires_at timestamp(3) with time zone not null,
  proves_address boolean not null default false,
  constraint password_links_pkey PRIMARY KEY (token_hash),
  constraint password_links_organization_id_user_id_fkey FOREIGN KEY (organization_id, user_id) REFERENCES users(organization_id, id)
);
CREATE INDEX password_links_expiry_idx ON public.password_links USING btree (expires_at);
CREATE INDEX password_links_user_idx ON public.password_links USING btree (organization_id, user_id);

create table pay_run_left_out (
  organization_id text collate "C" not null,
  pay_run_id text collate "C" not null,
  timesheet_id text collate "C" not null,
  user_id text collate "C" not null,
  reason text,
  constraint pay_run_left_out_pkey PRIMARY KEY (organization_id, pay_run_id, timesheet_id),
  constraint pay_run_left_out_run_fkey FOREIGN KEY (organization_id, pay_run_id) REFERENCES pay_runs(organization_id, id),
  constraint pay_run_left_out_timesheet_fkey FOREIGN KEY (organization_id, timesheet_id) REFERENCES timesheets(organization_id, id),
  constraint pay_run_left_out_user_fkey FOREIGN KEY (organization_id, user_id) REFERENCES users(organization_id, id)
);
CREATE INDEX pay_run_left_out_timesheet_idx ON public.pay_run_left_out USING btree (organization_id, timesheet_id);
CREATE INDEX pay_run_left_out_user_idx ON public.pay_run_left_out USING btree (organization_id, user_id);

create table pay_run_lines (
  organization_id text collate "C" not null,
  id text collate "C" not null,
  pay_run_id text collate "C" not null,
  user_id text collate "C" not null,
  kind text not null,
  timesheet_id text collate "C" not null,
  correction_id text collate "C",
  period_start date not null,
  period_end date not null,
  payroll_id text,
  employee_id text,
  department_id text collate "C",
  department_name text,
  regular_minutes integer not null,
  overtime_minutes integer not null,
  paid_leave jsonb not null,
  paid_leave_minutes integer not null,
  holiday_minutes integer not null,
  regular_pay numeric(20,4) not null,
  overtime_pay numeric(20,4) not null,
  currency text not null,
  reason text,
  explanation_hash text collate "C",
  constraint pay_run_lines_pkey PRIMARY KEY (organization_id, id),
  constraint pay_run_lines_check CHECK (((kind = 'CORRECTION'::text) = (correction_id IS NOT NULL))),
  constraint pay_run_lines_kind_check CHECK ((kind = ANY (ARRAY['TIMESHEET'::text, 'CORRECTION'::text]))),
  constraint pay_run_lines_organization_id_correction_id_fkey FOREIGN KEY (organization_id, correction_id) REFERENCES timesheet_corrections(organization_id, id),
  constraint pay_run_lines_organization_id_pay_run_id_fkey FOREIGN KEY (organization_id, pay_run_id) REFERENCES pay_runs(organization_id, id),
  constraint pay_run_lines_organization_id_timesheet_id_fkey FOREIGN KEY (organization_id, timesheet_id) REFERENCES timesheets(organization_id, id),
  constraint pay_run_lines_organization_id_user_id_fkey FOREIGN KEY (organization_id, user_id) REFERENCES users(organization_id, id)
);
CREATE UNIQUE INDEX pay_run_lines_correction_key ON public.pay_run_lines USING btree (organization_id, correction_id) WHERE (correction_id IS NOT NULL);
CREATE INDEX pay_run_lines_of_timesheet_idx ON public.pay_run_lines USING btree (organization_id, timesheet_id);
CREATE INDEX pay_run_lines_run_idx ON public.pay_run_lines USING btree (organization_id, pay_run_id, id);
CREATE UNIQUE INDEX pay_run_lines_timesheet_key ON public.pay_run_lines USING btree (organization_id, timesheet_id) WHERE (correction_id IS NULL);
CREATE INDEX pay_run_lines_user_idx ON public.pay_run_lines USING btree (organization_id, user_id);
CREATE TRIGGER pay_run_lines_kept BEFORE TRUNCATE ON public.pay_run_lines FOR EACH STATEMENT EXECUTE FUNCTION refuse_change_of_sealed();
CREATE TRIGGER pay_run_lines_sealed BEFORE DELETE OR UPDATE ON public.pay_run_lines FOR EACH ROW EXECUTE FUNCTION refuse_change_of_sealed();
CREATE TRIGGER pay_run_lines_whole AFTER INSERT ON public.pay_run_lines REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION refuse_added_lines();

create table pay_runs (
  organization_id text collate "C" not null,
  id text collate "C" not null,
  number integer not null,
  period_start date not null,
  period_end date not null,
  line_count integer not null,
  correction_count integer not null,
  totals jsonb not null,
  created_by_id text collate "C",
  created_at timestamp(3) with time zone not null,
  previous_hash text collate "C",
  hash text collate "C" not null,
  constraint pay_runs_pkey PRIMARY KEY (organization_id, id),
  constraint pay_runs_check CHECK (((correction_count >= 0) AND (correction_count <= line_count))),
  constraint pay_runs_check1 CHECK ((period_end >= period_start)),
  constraint pay_runs_check2 CHECK (((number = 1) = (previous_hash IS NULL))),
  constraint pay_runs_line_count_check CHECK ((line_count > 0)),
  constraint pay_runs_organization_id_created_by_id_fkey FOREIGN KEY (organization_id, created_by_id) REFERENCES users(organization_id, id),
  constraint pay_runs_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id)
);
CREATE INDEX pay_runs_created_by_idx ON public.pay_runs USING btree (organization_id, created_by_id);
CREATE UNIQUE INDEX pay_runs_number_key ON public.pay_runs USING btree (organization_id, number);
CREATE INDEX pay_runs_period_idx ON public.pay_runs USING btree (organization_id, period_start, id);
CREATE TRIGGER pay_runs_kept BEFORE TRUNCATE ON public.pay_runs FOR EACH STATEMENT EXECUTE FUNCTION refuse_change_of_sealed();
CREATE TRIGGER pay_runs_sealed BEFORE DELETE OR UPDATE ON public.pay_runs FOR EACH ROW EXECUTE FUNCTION refuse_change_of_sealed();

create table payroll_templates (
  organization_id text collate "C" not null,
  id text collate "C" not null,
  name text not null,
  preset text collate "C" not null,
  rows_by text collate "C" not null,
  delimiter text collate "C" not null,
  date_format text collate "C" not null,
  opening jsonb not null,
  columns jsonb not null,
  codes jsonb not null,
  created_at timestamp(3) with time zone not null,
  updated_at timestamp(3) with time zone not null,
  constraint payroll_templates_pkey PRIMARY KEY (organization_id, id),
  constraint payroll_templates_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id)
);
CREATE UNIQUE INDEX payroll_templates_name_key ON public.payroll_templates USING btree (organization_id, lower(name));

create table projects (
  organization_id text collate "C" not null,
  id text collate "C" not null,
  name text not null,
  code text not null,
  description text,
  status text not null,
  client_id text collate "C",
  department_id text collate "C",
  start_date date,
  end_date date,
  is_billable boolean not null,
  hourly_rate numeric(14,4),
  budget_hours numeric(12,2),
  budget_amount numeric(14,4),
  currency text not null,
  created_at timestamp(3) with time zone not null,
  updated_at timestamp(3) with time zone not null,
  constraint projects_pkey PRIMARY KEY (organization_id, id),
  constraint projects_budget_amount_check CHECK ((budget_amount >= (0)::numeric)),
  constraint projects_budget_hours_check CHECK ((budget_hours >= (0)::numeric)),
  constraint projects_dates CHECK ((end_date >= start_date)),
  constraint projects_hourly_rate_check CHECK ((hourly_rate >= (0)::numeric)),
  constraint projects_status_check CHECK ((status = ANY (ARRAY['PLANNED'::text, 'ACTIVE'::text, 'ON_HOLD'::text, 'COMPLETED'::text, 'ARCHIVED'::text]))),
  constraint projects_organization_id_client_id_fkey FOREIGN KEY (organization_id, client_id) REFERENCES clients(organization_id, id),
  constraint projects_organization_id_department_id_fkey FOREIGN KEY (organization_id, department_id) REFERENCES departments(organization_id, id),
  constraint projects_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id)
);
CREATE INDEX projects_client_idx ON public.projects USING btree (organization_id, client_id, id) WHERE (client_id IS NOT NULL);
CREATE UNIQUE INDEX projects_code_key ON public.projects USING btree (organization_id, code);
CREATE INDEX projects_department_idx ON public.projects USING btree (organization_id, department_id, id);
CREATE INDEX projects_status_idx ON public.projects USING btree (organization_id, status, id);
CREATE INDEX projects_updated_idx ON public.projects USING btree (organization_id, updated_at, id);
CREATE INDEX projects_words_idx ON public.projects USING gin (name_words(((name || ' '::text) || code)));

create table proposal_people (
  organization_id text collate "C" not null,
  proposal_id text collate "C" not null,
  user_id text collate "C" not null,
  constraint proposal_people_pkey PRIMARY KEY (organization_id, user_id, proposal_id),
  constraint proposal_people_organization_id_proposal_id_fkey FOREIGN KEY (organization_id, proposal_id) REFERENCES proposals(organization_id, id) ON DELETE CASCADE,
  constraint proposal_people_organization_id_user_id_fkey FOREIGN KEY (organization_id, user_id) REFERENCES users(organization_id, id)
);
CREATE INDEX proposal_people_proposal_idx ON public.proposal_people USING btree (organization_id, proposal_id);

create table proposals (
  organization_id text collate "C" not null,
  id text collate "C" not null,
  status text not null default 'WAITING'::text,
  operation_id text collate "C" not null,
  proposed_by_id text collate "C" not null,
  surface text not null,
  token_id text collate "C",
  role text not null,
  scopes text[] not null,
  needs_scope text,
  needs_role text,
  needs_module text,
  person_id text collate "C",
  needs_two boolean not null default false,
  is_own_record boolean not null default false,
  note text,
  sealed_request bytea not null,
  sealed_outcome bytea not null,
  created_at timestamp(3) with time zone not null,
  updated_at timestamp(3) with time zone not null,
  expires_at timestamp(3) with time zone not null,
  decided_at timestamp(3) with time zone,
  decided_by_id text collate "C",
  comment text,
  file_key text collate "C",
  holder_of text,
  department_id text collate "C",
  constraint proposals_pkey PRIMARY KEY (organization_id, id),
  constraint proposals_check CHECK (((status = 'WAITING'::text) = (decided_at IS NULL))),
  constraint proposals_needs_role_check CHECK ((needs_role = ANY (ARRAY['EMPLOYEE'::text, 'DEPARTMENT_HEAD'::text, 'ADMINISTRATOR'::text, 'EXECUTIVE'::text]))),
  constraint proposals_role_check CHECK ((role = ANY (ARRAY['EMPLOYEE'::text, 'DEPARTMENT_HEAD'::text, 'ADMINISTRATOR'::text, 'EXECUTIVE'::text]))),
  constraint proposals_status_check CHECK ((status = ANY (ARRAY['WAITING'::text, 'ACCEPTED'::text, 'DECLINED'::text, 'WITHDRAWN'::text]))),
  constraint proposals_surface_check CHECK ((surface = ANY (ARRAY['api'::text, 'app'::text, 'mcp'::text]))),
  constraint proposals_file_fkey FOREIGN KEY (organization_id, file_key) REFERENCES stored_files(organization_id, key),
  constraint proposals_organization_id_decided_by_id_fkey FOREIGN KEY (organization_id, decided_by_id) REFERENCES users(organization_id, id),
  constraint proposals_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id),
  constraint proposals_organization_id_person_id_fkey FOREIGN KEY (organization_id, person_id) REFERENCES users(organization_id, id),
  constraint proposals_organization_id_proposed_by_id_fkey FOREIGN KEY (organization_id, proposed_by_id) REFERENCES users(organization_id, id),
  constraint proposals_organization_id_token_id_fkey FOREIGN KEY (organization_id, token_id) REFERENCES api_tokens(organization_id, id)
);
CREATE INDEX proposals_end_idx ON public.proposals USING btree (COALESCE(decided_at, expires_at));
CREATE INDEX proposals_file_idx ON public.proposals USING btree (organization_id, file_key) WHERE (file_key IS NOT NULL);
CREATE INDEX proposals_operation_idx ON public.proposals USING btree (organization_id, operation_id, id);
CREATE INDEX proposals_proposer_idx ON public.proposals USING btree (organization_id, proposed_by_id, id);
CREATE INDEX proposals_status_idx ON public.proposals USING btree (organization_id, status, id);

create table public_holiday_removals (
  organization_id text collate "C" not null,
  name text not null,
  date date not null,
  is_every_year boolean not null,
  created_at timestamp(3) with time zone not null,
  constraint public_holiday_removals_pkey PRIMARY KEY (organization_id, name, date),
  constraint public_holiday_removals_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id)
);

create table public_holidays (
  organization_id text collate "C" not null,
  id text collate "C" not null,
  date date not null,
  name text not null,
  created_at timestamp(3) with time zone not null,
  constraint public_holidays_pkey PRIMARY KEY (organization_id, id),
  constraint public_holidays_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id)
);
CREATE UNIQUE INDEX public_holidays_date_key ON public.public_holidays USING btree (organization_id, date, lower(name));

create table push_keys (
  organization_id text collate "C" not null,
  public_key bytea not null,
  sealed_private_key bytea not null,
  created_at timestamp(3) with time zone not null,
  constraint push_keys_pkey PRIMARY KEY (organization_id),
  constraint push_keys_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id)
);

create table push_subscriptions (
  organization_id text collate "C" not null,
  id text collate "C" not null,
  user_id text collate "C" not null,
  session_id text collate "C" not null,
  endpoint_hash bytea not null,
  sealed_target bytea not null,
  failures integer not null default 0,
  rests_until timestamp(3) with time zone,
  created_at timestamp(3) with time zone not null,
  last_sent_at timestamp(3) with time zone,
  constraint push_subscriptions_pkey PRIMARY KEY (organization_id, id),
  constraint push_subscriptions_organization_id_session_id_fkey FOREIGN KEY (organization_id, session_id) REFERENCES sessions(organization_id, id) ON DELETE CASCADE,
  constraint push_subscriptions_organization_id_user_id_fkey FOREIGN KEY (organization_id, user_id) REFERENCES users(organization_id, id)
);
CREATE UNIQUE INDEX push_subscriptions_endpoint_key ON public.push_subscriptions USING btree (endpoint_hash);
CREATE INDEX push_subscriptions_session_idx ON public.push_subscriptions USING btree (organization_id, session_id);
CREATE INDEX push_subscriptions_user_idx ON public.push_subscriptions USING btree (organization_id, user_id, id);

create table recovery_codes (
  organization_id text collate "C" not null,
  user_id text collate "C" not null,
  code_hash bytea not null,
  created_at timestamp(3) with time zone not null,
  constraint recovery_codes_pkey PRIMARY KEY (organization_id, user_id, code_hash),
  constraint recovery_codes_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id),
  constraint recovery_codes_organization_id_user_id_fkey FOREIGN KEY (organization_id, user_id) REFERENCES users(organization_id, id)
);

create table request_log (
  organization_id text collate "C" not null,
  id text collate "C" not null,
  at timestamp(3) with time zone not null,
  token_id text collate "C" not null,
  user_id text collate "C" not null,
  method text not null,
  operation text collate "C",
  path text,
  status smallint not null,
  error_code text collate "C",
  duration_ms double precision not null,
  ip text,
  expires_at timestamp(3) with time zone not null,
  constraint request_log_pkey PRIMARY KEY (organization_id, id),
  constraint request_log_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id)
);
CREATE INDEX request_log_errors_idx ON public.request_log USING btree (organization_id, id) WHERE (status >= 400);
CREATE INDEX request_log_expires_at_idx ON public.request_log USING btree (expires_at);
CREATE INDEX request_log_operation_idx ON public.request_log USING btree (organization_id, operation, id);
CREATE INDEX request_log_token_idx ON public.request_log USING btree (organization_id, token_id, id);
CREATE INDEX request_log_user_idx ON public.request_log USING btree (organization_id, user_id, id);

create table sandbox_faults (
  organization_id text collate "C" not null,
  kind text not null,
  until timestamp(3) with time zone not null,
  constraint sandbox_faults_pkey PRIMARY KEY (organization_id, kind),
  constraint sandbox_faults_kind_check CHECK ((kind = ANY (ARRAY['RATE_LIMIT'::text, 'UNAVAILABLE'::text, 'CUT'::text, 'SLOW'::text, 'DUPLICATE'::text, 'LATE'::text, 'OUT_OF_ORDER'::text]))),
  constraint sandbox_faults_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id)
);
CREATE TRIGGER sandbox_faults_told AFTER INSERT OR DELETE OR UPDATE ON public.sandbox_faults FOR EACH ROW EXECUTE FUNCTION announce_sandbox_fault();

create table sandbox_people (
  organization_id text collate "C" not null,
  sandbox_id text collate "C" not null,
  user_id text collate "C" not null,
  sandbox_organization_id text collate "C" not null,
  sandbox_user_id text collate "C" not null,
  constraint sandbox_people_pkey PRIMARY KEY (organization_id, sandbox_id, user_id),
  constraint sandbox_people_organization_id_sandbox_id_fkey FOREIGN KEY (organization_id, sandbox_id) REFERENCES sandboxes(organization_id, id),
  constraint sandbox_people_organization_id_user_id_fkey FOREIGN KEY (organization_id, user_id) REFERENCES users(organization_id, id),
  constraint sandbox_people_sandbox_organization_id_sandbox_user_id_fkey FOREIGN KEY (sandbox_organization_id, sandbox_user_id) REFERENCES users(organization_id, id)
);
CREATE INDEX sandbox_people_user_idx ON public.sandbox_people USING btree (organization_id, user_id);
CREATE INDEX sandbox_people_within_idx ON public.sandbox_people USING btree (sandbox_organization_id, sandbox_user_id);

create table sandboxes (
  organization_id text collate "C" not null,
  id text collate "C" not null,
  sandbox_organization_id text collate "C" not null,
  status text not null,
  people integer not null,
  copy_settings boolean not null,
  progress integer not null default 0,
  created_by_id text collate "C",
  created_at timestamp(3) with time zone not null,
  updated_at timestamp(3) with time zone not null,
  filled_at timestamp(3) with time zone,
  told_at timestamp(3) with time zone,
  moving_until timestamp(3) with time zone,
  opened_at timestamp(3) with time zone,
  constraint sandboxes_pkey PRIMARY KEY (organization_id, id),
  constraint sandboxes_people_check CHECK ((people = ANY (ARRAY[0, 25, 250]))),
  constraint sandboxes_progress_check CHECK (((progress >= 0) AND (progress <= 100))),
  constraint sandboxes_status_check CHECK ((status = ANY (ARRAY['MAKING'::text, 'READY'::text, 'RESETTING'::text, 'DELETING'::text, 'FAILED'::text]))),
  constraint sandboxes_organization_id_created_by_id_fkey FOREIGN KEY (organization_id, created_by_id) REFERENCES users(organization_id, id),
  constraint sandboxes_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id),
  constraint sandboxes_sandbox_organization_id_fkey FOREIGN KEY (sandbox_organization_id) REFERENCES organizations(id)
);
CREATE UNIQUE INDEX sandboxes_organization_key ON public.sandboxes USING btree (sandbox_organization_id);

create table saved_views (
  organization_id text collate "C" not null,
  id text collate "C" not null,
  user_id text collate "C" not null,
  list text collate "C" not null,
  name text not null,
  query jsonb not null,
  is_shared boolean not null,
  created_at timestamp(3) with time zone not null,
  updated_at timestamp(3) with time zone not null,
  is_mailed boolean not null default false,
  mailed_month date,
  constraint saved_views_pkey PRIMARY KEY (organization_id, id),
  constraint saved_views_organization_id_user_id_fkey FOREIGN KEY (organization_id, user_id) REFERENCES users(organization_id, id)
);
CREATE INDEX saved_views_mailed_idx ON public.saved_views USING btree (organization_id, id) WHERE is_mailed;
CREATE UNIQUE INDEX saved_views_name_key ON public.saved_views USING btree (organization_id, user_id, list, lower(name));
CREATE INDEX saved_views_shared_idx ON public.saved_views USING btree (organization_id, id) WHERE is_shared;

create table scim_brakes (
  organization_id text collate "C" not null,
  account_id text collate "C" not null,
  begun_at timestamp(3) with time zone not null,
  released_until timestamp(3) with time zone,
  constraint scim_brakes_pkey PRIMARY KEY (organization_id),
  constraint scim_brakes_organization_id_account_id_fkey FOREIGN KEY (organization_id, account_id) REFERENCES service_accounts(organization_id, id),
  constraint scim_brakes_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id)
);
CREATE INDEX scim_brakes_account_idx ON public.scim_brakes USING btree (organization_id, account_id);

create table scim_people (
  organization_id text collate "C" not null,
  account_id text collate "C" not null,
  user_id text collate "C" not null,
  external_id text collate "C",
  user_name text collate "C",
  has_emails boolean not null,
  fields text[] not null,
  is_created boolean not null,
  created_at timestamp(3) with time zone not null,
  updated_at timestamp(3) with time zone not null,
  removed_at timestamp(3) with time zone,
  suspended_at timestamp(3) with time zone,
  constraint scim_people_pkey PRIMARY KEY (organization_id, account_id, user_id),
  constraint scim_people_organization_id_account_id_fkey FOREIGN KEY (organization_id, account_id) REFERENCES service_accounts(organization_id, id),
  constraint scim_people_organization_id_user_id_fkey FOREIGN KEY (organization_id, user_id) REFERENCES users(organization_id, id)
);
CREATE UNIQUE INDEX scim_people_external_id_key ON public.scim_people USING btree (organization_id, account_id, external_id);
CREATE INDEX scim_people_suspended_idx ON public.scim_people USING btree (organization_id, suspended_at) WHERE (suspended_at IS NOT NULL);
CREATE INDEX scim_people_user_idx ON public.scim_people USING btree (organization_id, user_id);
CREATE UNIQUE INDEX scim_people_user_name_key ON public.scim_people USING btree (organization_id, account_id, user_name);

create table scim_teams (
  organization_id text collate "C" not null,
  account_id text collate "C" not null,
  team_id text collate "C" not null,
  external_id text collate "C",
  is_created boolean not null,
  created_at timestamp(3) with time zone not null,
  updated_at timestamp(3) with time zone not null,
  removed_at timestamp(3) with time zone,
  constraint scim_teams_pkey PRIMARY KEY (organization_id, account_id, team_id),
  constraint scim_teams_organization_id_account_id_fkey FOREIGN KEY (organization_id, account_id) REFERENCES service_accounts(organization_id, id),
  constraint scim_teams_organization_id_team_id_fkey FOREIGN KEY (organization_id, team_id) REFERENCES teams(organization_id, id) ON DELETE CASCADE
);
CREATE UNIQUE INDEX scim_teams_external_id_key ON public.scim_teams USING btree (organization_id, account_id, external_id);
CREATE INDEX scim_teams_team_idx ON public.scim_teams USING btree (organization_id, team_id);

create table secret_keys (
  key_check bytea not null,
  registered_at timestamp(3) with time zone not null default now(),
  constraint secret_keys_pkey PRIMARY KEY (key_check),
  constraint secret_keys_key_check_check CHECK ((octet_length(key_check) = 32))
);

create table sensitive_access_log (
  organization_id text collate "C" not null,
  id text collate "C" not null,
  at timestamp(3) with time zone not null,
  actor_id text collate "C",
  surface text not null,
  token_id text collate "C",
  user_id text collate "C",
  tier text not null,
  record_id text collate "C",
  ip text,
  request_id text,
  constraint sensitive_access_log_pkey PRIMARY KEY (organization_id, id),
  constraint sensitive_access_log_surface_check CHECK ((surface = ANY (ARRAY['api'::text, 'app'::text, 'mcp'::text, 'import'::text, 'cli'::text, 'job'::text]))),
  constraint sensitive_access_log_tier_check CHECK ((tier = ANY (ARRAY['personal'::text, 'government_id'::text, 'compensation'::text, 'other_organization'::text])))
) partition by RANGE (id);
CREATE INDEX sensitive_access_log_actor_idx ON ONLY public.sensitive_access_log USING btree (organization_id, actor_id, id);
CREATE INDEX sensitive_access_log_tier_idx ON ONLY public.sensitive_access_log USING btree (organization_id, tier, id);
CREATE INDEX sensitive_access_log_user_idx ON ONLY public.sensitive_access_log USING btree (organization_id, user_id, id);

create table service_account_departments (
  organization_id text collate "C" not null,
  account_id text collate "C" not null,
  department_id text collate "C" not null,
  constraint service_account_departments_pkey PRIMARY KEY (organization_id, account_id, department_id),
  constraint service_account_departments_organization_id_account_id_fkey FOREIGN KEY (organization_id, account_id) REFERENCES service_accounts(organization_id, id),
  constraint service_account_departments_organization_id_department_id_fkey FOREIGN KEY (organization_id, department_id) REFERENCES departments(organization_id, id) ON DELETE CASCADE
);
CREATE INDEX service_account_departments_department_idx ON public.service_account_departments USING btree (organization_id, department_id);
CREATE TRIGGER service_account_departments_access AFTER INSERT OR DELETE OR UPDATE ON public.service_account_departments FOR EACH ROW EXECUTE FUNCTION announce_access_change();

create table service_accounts (
  organization_id text collate "C" not null,
  id text collate "C" not null,
  description text,
  responsible_id text collate "C" not null,
  created_at timestamp(3) with time zone not null,
  updated_at timestamp(3) with time zone not null,
  deleted_at timestamp(3) with time zone,
  created_by_id text collate "C",
  constraint service_accounts_pkey PRIMARY KEY (organization_id, id),
  constraint service_accounts_id_check CHECK (starts_with(id, 'svc_'::text)),
  constraint service_accounts_organization_id_id_fkey FOREIGN KEY (organization_id, id) REFERENCES users(organization_id, id),
  constraint service_accounts_organization_id_responsible_id_fkey FOREIGN KEY (organization_id, responsible_id) REFERENCES users(organization_id, id)
);
CREATE INDEX service_accounts_responsible_idx ON public.service_accounts USING btree (organization_id, responsible_id);

create table sessions (
  token_hash bytea not null,
  organization_id text collate "C" not null,
  user_id text collate "C" not null,
  created_at timestamp(3) with time zone not null,
  expires_at timestamp(3) with time zone not null,
  id text collate "C" not null default ('ses_'::text || upper(substr(replace((gen_random_uuid())::text, '-'::text, ''::text), 1, 26))),
  device text,
  ip text,
  factor_at timestamp(3) with time zone,
  needs_factor boolean not null default false,
  last_seen_at timestamp(3) with time zone,
  provider_id text collate "C",
  provider_sid text,
  is_break_glass boolean not null default false,
  opened_by_organization_id text collate "C",
  opened_by_id text collate "C",
  group_id text collate "C",
  has_second boolean not null default false,
  constraint sessions_pkey PRIMARY KEY (token_hash),
  constraint sessions_opened_by CHECK (((opened_by_organization_id IS NULL) = (opened_by_id IS NULL))),
  constraint sessions_opened_by_fkey FOREIGN KEY (opened_by_organization_id, opened_by_id) REFERENCES sessions(organization_id, id) ON DELETE CASCADE,
  constraint sessions_organization_id_user_id_fkey FOREIGN KEY (organization_id, user_id) REFERENCES users(organization_id, id),
  constraint sessions_provider_fkey FOREIGN KEY (organization_id, provider_id) REFERENCES identity_providers(organization_id, id)
);
CREATE INDEX sessions_expiry_idx ON public.sessions USING btree (expires_at);
CREATE INDEX sessions_group_idx ON public.sessions USING btree (group_id) WHERE (group_id IS NOT NULL);
CREATE UNIQUE INDEX sessions_id_key ON public.sessions USING btree (organization_id, id);
CREATE INDEX sessions_opened_idx ON public.sessions USING btree (opened_by_organization_id, opened_by_id) WHERE (opened_by_id IS NOT NULL);
CREATE INDEX sessions_provider_idx ON public.sessions USING btree (organization_id, provider_id, user_id) WHERE (provider_id IS NOT NULL);
CREATE INDEX sessions_user_idx ON public.sessions USING btree (organization_id, user_id);
CREATE TRIGGER sessions_access AFTER DELETE ON public.sessions FOR EACH ROW EXECUTE FUNCTION announce_access_change();
CREATE TRIGGER sessions_factor AFTER UPDATE OF factor_at, needs_factor ON public.sessions FOR EACH ROW EXECUTE FUNCTION announce_access_change();

create table shift_applications (
  organization_id text collate "C" not null,
  id text collate "C" not null,
  shift_id text collate "C",
  user_id text collate "C" not null,
  department_id text collate "C" not null,
  starts_at timestamp(3) with time zone not null,
  ends_at timestamp(3) with time zone not null,
  open_until timestamp(3) with time zone not null,
  status text not null,
  ended_reason text,
  warnings jsonb not null default '[]'::jsonb,
  decided_by_id text collate "C",
  decided_at timestamp(3) with time zone,
  rejection_reason text,
  created_at timestamp(3) with time zone not null,
  updated_at timestamp(3) with time zone not null,
  constraint shift_applications_pkey PRIMARY KEY (organization_id, id),
  constraint shift_applications_ended CHECK (((ended_reason IS NOT NULL) = (status = 'ENDED'::text))),
  constraint shift_applications_ended_reason_check CHECK ((ended_reason = ANY (ARRAY['TAKEN'::text, 'STARTED'::text, 'CHANGED'::text, 'CALLED_OFF'::text, 'GONE'::text, 'AWAY'::text]))),
  constraint shift_applications_span CHECK ((ends_at > starts_at)),
  constraint shift_applications_status_check CHECK ((status = ANY (ARRAY['WAITING'::text, 'ACCEPTED'::text, 'DECLINED'::text, 'WITHDRAWN'::text, 'ENDED'::text]))),
  constraint shift_applications_organization_id_decided_by_id_fkey FOREIGN KEY (organization_id, decided_by_id) REFERENCES users(organization_id, id),
  constraint shift_applications_organization_id_department_id_fkey FOREIGN KEY (organization_id, department_id) REFERENCES departments(organization_id, id),
  constraint shift_applications_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id),
  constraint shift_applications_organization_id_shift_id_fkey FOREIGN KEY (organization_id, shift_id) REFERENCES shifts(organization_id, id) ON DELETE SET NULL (shift_id),
  constraint shift_applications_organization_id_user_id_fkey FOREIGN KEY (organization_id, user_id) REFERENCES users(organization_id, id)
);
CREATE INDEX shift_applications_shift_idx ON public.shift_applications USING btree (organization_id, shift_id, id);
CREATE INDEX shift_applications_status_idx ON public.shift_applications USING btree (organization_id, status, id);
CREATE INDEX shift_applications_user_idx ON public.shift_applications USING btree (organization_id, user_id, id);
CREATE UNIQUE INDEX shift_applications_waiting_idx ON public.shift_applications USING btree (organization_id, shift_id, user_id) WHERE (status = 'WAITING'::text);

create table shift_drafts (
  organization_id text collate "C" not null,
  shift_id text collate "C" not null,
  fields text[] not null,
  is_deleted boolean not null,
  user_id text collate "C",
  department_id text collate "C",
  title text,
  starts_at timestamp(3) with time zone not null,
  ends_at timestamp(3) with time zone not null,
  break_minutes integer not null,
  location text,
  notes text,
  status text not null,
  created_at timestamp(3) with time zone not null,
  updated_at timestamp(3) with time zone not null,
  constraint shift_drafts_pkey PRIMARY KEY (organization_id, shift_id),
  constraint shift_drafts_of_something CHECK ((cardinality(fields) > 0)),
  constraint shift_drafts_organization_id_department_id_fkey FOREIGN KEY (organization_id, department_id) REFERENCES departments(organization_id, id),
  constraint shift_drafts_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id),
  constraint shift_drafts_organization_id_shift_id_fkey FOREIGN KEY (organization_id, shift_id) REFERENCES shifts(organization_id, id) ON DELETE CASCADE,
  constraint shift_drafts_organization_id_user_id_fkey FOREIGN KEY (organization_id, user_id) REFERENCES users(organization_id, id)
);
CREATE INDEX shift_drafts_user_idx ON public.shift_drafts USING btree (organization_id, user_id) WHERE (user_id IS NOT NULL);

create table shift_offers (
  organization_id text collate "C" not null,
  id text collate "C" not null,
  shift_id text collate "C",
  for_shift_id text collate "C",
  offered_by_id text collate "C" not null,
  user_id text collate "C",
  taken_by_id text collate "C",
  owner_department_id text collate "C",
  starts_at timestamp(3) with time zone not null,
  ends_at timestamp(3) with time zone not null,
  is_part boolean not null,
  open_until timestamp(3) with time zone not null,
  note text,
  status text not null,
  ended_reason text,
  warnings jsonb not null default '[]'::jsonb,
  taken_at timestamp(3) with time zone,
  decided_by_id text collate "C",
  decided_at timestamp(3) with time zone,
  rejection_reason text,
  created_at timestamp(3) with time zone not null,
  updated_at timestamp(3) with time zone not null,
  constraint shift_offers_pkey PRIMARY KEY (organization_id, id),
  constraint shift_offers_ended CHECK (((ended_reason IS NOT NULL) = (status = 'ENDED'::text))),
  constraint shift_offers_ended_reason_check CHECK ((ended_reason = ANY (ARRAY['STARTED'::text, 'CHANGED'::text, 'CALLED_OFF'::text, 'GONE'::text, 'AWAY'::text]))),
  constraint shift_offers_span CHECK ((ends_at > starts_at)),
  constraint shift_offers_status_check CHECK ((status = ANY (ARRAY['OPEN'::text, 'WAITING'::text, 'DONE'::text, 'DECLINED'::text, 'WITHDRAWN'::text, 'REJECTED'::text, 'ENDED'::text]))),
  constraint shift_offers_organization_id_decided_by_id_fkey FOREIGN KEY (organization_id, decided_by_id) REFERENCES users(organization_id, id),
  constraint shift_offers_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id),
  constraint shift_offers_organization_id_for_shift_id_fkey FOREIGN KEY (organization_id, for_shift_id) REFERENCES shifts(organization_id, id) ON DELETE SET NULL (for_shift_id),
  constraint shift_offers_organization_id_offered_by_id_fkey FOREIGN KEY (organization_id, offered_by_id) REFERENCES users(organization_id, id),
  constraint shift_offers_organization_id_shift_id_fkey FOREIGN KEY (organization_id, shift_id) REFERENCES shifts(organization_id, id) ON DELETE SET NULL (shift_id),
  constraint shift_offers_organization_id_taken_by_id_fkey FOREIGN KEY (organization_id, taken_by_id) REFERENCES users(organization_id, id),
  constraint shift_offers_organization_id_user_id_fkey FOREIGN KEY (organization_id, user_id) REFERENCES users(organization_id, id)
);
CREATE INDEX shift_offers_for_shift_idx ON public.shift_offers USING btree (organization_id, for_shift_id) WHERE (for_shift_id IS NOT NULL);
CREATE INDEX shift_offers_offered_by_idx ON public.shift_offers USING btree (organization_id, offered_by_id, id);
CREATE INDEX shift_offers_shift_idx ON public.shift_offers USING btree (organization_id, shift_id, id);
CREATE INDEX shift_offers_status_idx ON public.shift_offers USING btree (organization_id, status, id);
CREATE INDEX shift_offers_taken_by_idx ON public.shift_offers USING btree (organization_id, taken_by_id, id) WHERE (taken_by_id IS NOT NULL);
CREATE INDEX shift_offers_user_idx ON public.shift_offers USING btree (organization_id, user_id, id) WHERE (user_id IS NOT NULL);

create table shifts (
  organization_id text collate "C" not null,
  id text collate "C" not null,
  user_id text collate "C",
  department_id text collate "C",
  title text,
  starts_at timestamp(3) with time zone not null,
  ends_at timestamp(3) with time zone not null,
  break_minutes integer not null,
  location text,
  status text not null,
  is_published boolean not null,
  notes text,
  created_at timestamp(3) with time zone not null,
  updated_at timestamp(3) with time zone not null,
  earlier_user_ids text[] not null default '{}'::text[],
  claimed_at timestamp(3) with time zone,
  constraint shifts_pkey PRIMARY KEY (organization_id, id),
  constraint shifts_break CHECK (((starts_at + make_interval(mins => break_minutes)) < ends_at)),
  constraint shifts_break_minutes_check CHECK ((break_minutes >= 0)),
  constraint shifts_person CHECK (
CASE status
    WHEN 'SCHEDULED'::text THEN (user_id IS NOT NULL)
    WHEN 'OPEN'::text THEN (user_id IS NULL)
    ELSE true
END),
  constraint shifts_span CHECK (((ends_at > starts_at) AND (ends_at <= (starts_at + '24:00:00'::interval)))),
  constraint shifts_status_check CHECK ((status = ANY (ARRAY['SCHEDULED'::text, 'OPEN'::text, 'CANCELLED'::text]))),
  constraint shifts_organization_id_department_id_fkey FOREIGN KEY (organization_id, department_id) REFERENCES departments(organization_id, id),
  constraint shifts_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id),
  constraint shifts_organization_id_user_id_fkey FOREIGN KEY (organization_id, user_id) REFERENCES users(organization_id, id)
);
CREATE INDEX shifts_department_idx ON public.shifts USING btree (organization_id, department_id, starts_at, id);
CREATE INDEX shifts_earlier_user_ids_idx ON public.shifts USING gin (earlier_user_ids) WHERE (earlier_user_ids <> '{}'::text[]);
CREATE INDEX shifts_start_idx ON public.shifts USING btree (organization_id, starts_at, id);
CREATE INDEX shifts_updated_idx ON public.shifts USING btree (organization_id, updated_at, id);
CREATE INDEX shifts_user_idx ON public.shifts USING btree (organization_id, user_id, starts_at, id) WHERE (user_id IS NOT NULL);
CREATE TRIGGER shifts_keep_earlier_people BEFORE UPDATE OF user_id, notes ON public.shifts FOR EACH ROW EXECUTE FUNCTION shifts_keep_earlier_people();

create table sign_ins (
  organization_id text collate "C" not null,
  id text collate "C" not null,
  user_id text collate "C" not null,
  way text not null,
  device text,
  ip text,
  created_at timestamp(3) with time zone not null,
  expires_at timestamp(3) with time zone not null,
  constraint sign_ins_pkey PRIMARY KEY (organization_id, id),
  constraint sign_ins_way_check CHECK ((way = ANY (ARRAY['PASSWORD'::text, 'CODE'::text, 'RECOVERY_CODE'::text, 'PASSKEY'::text, 'LINK'::text, 'PROVIDER'::text]))),
  constraint sign_ins_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id),
  constraint sign_ins_organization_id_user_id_fkey FOREIGN KEY (organization_id, user_id) REFERENCES users(organization_id, id)
);
CREATE INDEX sign_ins_expiry_idx ON public.sign_ins USING btree (expires_at);
CREATE INDEX sign_ins_person_idx ON public.sign_ins USING btree (organization_id, user_id, id);

create table staffing_requirements (
  organization_id text collate "C" not null,
  id text collate "C" not null,
  department_id text collate "C" not null,
  position text,
  weekday integer,
  date date,
  from_time text not null,
  to_time text not null,
  people integer not null,
  created_at timestamp(3) with time zone not null,
  updated_at timestamp(3) with time zone not null,
  constraint staffing_requirements_pkey PRIMARY KEY (organization_id, id),
  constraint staffing_requirements_day CHECK (((weekday IS NULL) <> (date IS NULL))),
  constraint staffing_requirements_people_check CHECK (((people >= 1) AND (people <= 1000))),
  constraint staffing_requirements_weekday_check CHECK (((weekday >= 1) AND (weekday <= 7))),
  constraint staffing_requirements_organization_id_department_id_fkey FOREIGN KEY (organization_id, department_id) REFERENCES departments(organization_id, id),
  constraint staffing_requirements_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id)
);
CREATE INDEX staffing_requirements_department_idx ON public.staffing_requirements USING btree (organization_id, department_id, id);

create table standard_cost_months (
  organization_id text collate "C" not null,
  month date not null,
  created_at timestamp(3) with time zone not null,
  constraint standard_cost_months_pkey PRIMARY KEY (organization_id, month),
  constraint standard_cost_months_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id)
);

create table standard_cost_people (
  organization_id text collate "C" not null,
  department_id text collate "C" not null,
  month date not null,
  user_id text collate "C" not null,
  compensation_id text collate "C" not null,
  is_new boolean not null,
  constraint standard_cost_people_pkey PRIMARY KEY (organization_id, department_id, month, user_id),
  constraint standard_cost_people_organization_id_department_id_month_fkey FOREIGN KEY (organization_id, department_id, month) REFERENCES standard_costs(organization_id, department_id, month) ON DELETE CASCADE,
  constraint standard_cost_people_organization_id_user_id_fkey FOREIGN KEY (organization_id, user_id) REFERENCES users(organization_id, id)
);
CREATE INDEX standard_cost_people_user_idx ON public.standard_cost_people USING btree (organization_id, user_id, department_id, month);

create table standard_costs (
  organization_id text collate "C" not null,
  department_id text collate "C" not null,
  month date not null,
  hourly_cost bigint not null,
  currency text not null,
  week_minutes integer not null,
  created_at timestamp(3) with time zone not null,
  constraint standard_costs_pkey PRIMARY KEY (organization_id, department_id, month),
  constraint standard_costs_hourly_cost_check CHECK ((hourly_cost >= 0)),
  constraint standard_costs_organization_id_department_id_fkey FOREIGN KEY (organization_id, department_id) REFERENCES departments(organization_id, id),
  constraint standard_costs_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id)
);

create table stock_assets (
  organization_id text collate "C" not null,
  id text collate "C" not null,
  category_id text collate "C" not null,
  description text,
  serial_number text,
  created_at timestamp(3) with time zone not null,
  updated_at timestamp(3) with time zone not null,
  constraint stock_assets_pkey PRIMARY KEY (organization_id, id),
  constraint stock_assets_organization_id_category_id_fkey FOREIGN KEY (organization_id, category_id) REFERENCES asset_categories(organization_id, id)
);
CREATE INDEX stock_assets_serial_number_idx ON public.stock_assets USING btree (organization_id, lower(serial_number) text_pattern_ops) WHERE (serial_number IS NOT NULL);

create table stored_files (
  organization_id text collate "C" not null,
  key text collate "C" not null,
  file_name text not null,
  mime_type text not null,
  size_bytes integer not null,
  sha256 bytea not null,
  created_at timestamp(3) with time zone not null,
  constraint stored_files_pkey PRIMARY KEY (organization_id, key),
  constraint stored_files_key_check CHECK ((key ~ '^[0-9a-z]{32}$'::text)),
  constraint stored_files_sha256_check CHECK ((octet_length(sha256) = 32)),
  constraint stored_files_size_bytes_check CHECK ((size_bytes > 0)),
  constraint stored_files_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id)
);

create table tasks (
  organization_id text collate "C" not null,
  id text collate "C" not null,
  project_id text collate "C" not null,
  parent_task_id text collate "C",
  name text not null,
  description text,
  status text not null,
  assignee_id text collate "C",
  is_billable boolean not null,
  estimated_minutes integer,
  position integer not null,
  created_at timestamp(3) with time zone not null,
  updated_at timestamp(3) with time zone not null,
  constraint tasks_pkey PRIMARY KEY (organization_id, id),
  constraint tasks_project_key UNIQUE (organization_id, project_id, id),
  constraint tasks_estimated_minutes_check CHECK ((estimated_minutes >= 0)),
  constraint tasks_parent CHECK ((parent_task_id <> id)),
  constraint tasks_status_check CHECK ((status = ANY (ARRAY['OPEN'::text, 'IN_PROGRESS'::text, 'DONE'::text]))),
  constraint tasks_organization_id_assignee_id_fkey FOREIGN KEY (organization_id, assignee_id) REFERENCES users(organization_id, id),
  constraint tasks_organization_id_project_id_fkey FOREIGN KEY (organization_id, project_id) REFERENCES projects(organization_id, id),
  constraint tasks_organization_id_project_id_parent_task_id_fkey FOREIGN KEY (organization_id, project_id, parent_task_id) REFERENCES tasks(organization_id, project_id, id)
);
CREATE INDEX tasks_assignee_idx ON public.tasks USING btree (organization_id, assignee_id) WHERE (assignee_id IS NOT NULL);
CREATE INDEX tasks_parent_idx ON public.tasks USING btree (organization_id, project_id, parent_task_id) WHERE (parent_task_id IS NOT NULL);
CREATE INDEX tasks_position_idx ON public.tasks USING btree (organization_id, project_id, "position", id);

create table team_members (
  organization_id text collate "C" not null,
  team_id text collate "C" not null,
  user_id text collate "C" not null,
  created_at timestamp(3) with time zone not null,
  constraint team_members_pkey PRIMARY KEY (organization_id, team_id, user_id),
  constraint team_members_organization_id_team_id_fkey FOREIGN KEY (organization_id, team_id) REFERENCES teams(organization_id, id) ON DELETE CASCADE,
  constraint team_members_organization_id_user_id_fkey FOREIGN KEY (organization_id, user_id) REFERENCES users(organization_id, id)
);
CREATE INDEX team_members_user_idx ON public.team_members USING btree (organization_id, user_id);

create table teams (
  organization_id text collate "C" not null,
  id text collate "C" not null,
  name text not null,
  description text,
  department_id text collate "C",
  lead_id text collate "C",
  status text not null default 'ACTIVE'::text,
  created_at timestamp(3) with time zone not null,
  updated_at timestamp(3) with time zone not null,
  constraint teams_pkey PRIMARY KEY (organization_id, id),
  constraint teams_status_check CHECK ((status = ANY (ARRAY['ACTIVE'::text, 'ARCHIVED'::text]))),
  constraint teams_organization_id_department_id_fkey FOREIGN KEY (organization_id, department_id) REFERENCES departments(organization_id, id) ON DELETE SET NULL (department_id),
  constraint teams_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id),
  constraint teams_organization_id_lead_id_fkey FOREIGN KEY (organization_id, lead_id) REFERENCES users(organization_id, id)
);
CREATE INDEX teams_department_idx ON public.teams USING btree (organization_id, department_id) WHERE (department_id IS NOT NULL);
CREATE INDEX teams_lead_idx ON public.teams USING btree (organization_id, lead_id) WHERE (lead_id IS NOT NULL);
CREATE UNIQUE INDEX teams_name_key ON public.teams USING btree (organization_id, lower(name));
CREATE INDEX teams_status_idx ON public.teams USING btree (organization_id, status, id);
CREATE INDEX teams_updated_idx ON public.teams USING btree (organization_id, updated_at, id);

create table time_entries (
  organization_id text collate "C" not null,
  id text collate "C" not null,
  user_id text collate "C" not null,
  work_date date not null,
  clock_in timestamp(3) with time zone not null,
  clock_out timestamp(3) with time zone,
  raw_clock_in timestamp(3) with time zone not null,
  raw_clock_out timestamp(3) with time zone,
  break_minutes integer not null,
  duration_minutes integer not null,
  project_id text collate "C",
  task_id text collate "C",
  description text,
  notes text,
  tags text[] not null,
  is_billable boolean not null,
  hourly_rate numeric(14,4) not null,
  status text not null,
  approval_status text not null,
  approved_by_id text collate "C",
  approved_at timestamp(3) with time zone,
  source text not null,
  scheduled_shift_id text collate "C",
  import_id text collate "C",
  created_at timestamp(3) with time zone not null,
  updated_at timestamp(3) with time zone not null,
  on_behalf_of_id text collate "C",
  rejected_by_id text collate "C",
  rejection_reason text,
  breaks jsonb,
  break_flags jsonb,
  corrected_by_id text collate "C",
  corrected_at timestamp(3) with time zone,
  correction_reason text,
  before_correction jsonb,
  is_duration boolean not null default false,
  shift_flags jsonb,
  constraint time_entries_pkey PRIMARY KEY (organization_id, id),
  constraint time_entries_approval_status_check CHECK ((approval_status = ANY (ARRAY['PENDING'::text, 'APPROVED'::text, 'REJECTED'::text]))),
  constraint time_entries_break_minutes_check CHECK ((break_minutes >= 0)),
  constraint time_entries_completed CHECK (
CASE status
    WHEN 'ACTIVE'::text THEN (clock_out IS NOT NULL)
    WHEN 'RUNNING'::text THEN (clock_out IS NULL)
    ELSE true
END),
  constraint time_entries_duration_minutes_check CHECK ((duration_minutes >= 0)),
  constraint time_entries_hourly_rate_check CHECK ((hourly_rate >= (0)::numeric)),
  constraint time_entries_source_check CHECK ((source = ANY (ARRAY['API'::text, 'MANUAL'::text, 'CLOCK'::text, 'IMPORT'::text]))),
  constraint time_entries_span CHECK ((clock_out >= clock_in)),
  constraint time_entries_status_check CHECK ((status = ANY (ARRAY['ACTIVE'::text, 'RUNNING'::text, 'DELETED'::text]))),
  constraint time_entries_task CHECK (((task_id IS NULL) OR (project_id IS NOT NULL))),
  constraint time_entries_corrected_by_fkey FOREIGN KEY (organization_id, corrected_by_id) REFERENCES users(organization_id, id),
  constraint time_entries_on_behalf_of_fkey FOREIGN KEY (organization_id, on_behalf_of_id) REFERENCES users(organization_id, id),
  constraint time_entries_organization_id_approved_by_id_fkey FOREIGN KEY (organization_id, approved_by_id) REFERENCES users(organization_id, id),
  constraint time_entries_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id),
  constraint time_entries_organization_id_import_id_fkey FOREIGN KEY (organization_id, import_id) REFERENCES imports(organization_id, id),
  constraint time_entries_organization_id_project_id_fkey FOREIGN KEY (organization_id, project_id) REFERENCES projects(organization_id, id),
  constraint time_entries_organization_id_project_id_task_id_fkey FOREIGN KEY (organization_id, project_id, task_id) REFERENCES tasks(organization_id, project_id, id),
  constraint time_entries_organization_id_scheduled_shift_id_fkey FOREIGN KEY (organization_id, scheduled_shift_id) REFERENCES shifts(organization_id, id) ON DELETE SET NULL (scheduled_shift_id),
  constraint time_entries_organization_id_user_id_fkey FOREIGN KEY (organization_id, user_id) REFERENCES users(organization_id, id),
  constraint time_entries_rejected_by_fkey FOREIGN KEY (organization_id, rejected_by_id) REFERENCES users(organization_id, id)
);
CREATE INDEX time_entries_import_idx ON public.time_entries USING btree (organization_id, import_id, id) WHERE (import_id IS NOT NULL);
CREATE INDEX time_entries_organization_idx ON public.time_entries USING btree (organization_id, clock_in, id, work_date) WHERE (status <> 'DELETED'::text);
CREATE INDEX time_entries_project_idx ON public.time_entries USING btree (organization_id, project_id, clock_in, id, work_date) WHERE ((project_id IS NOT NULL) AND (status <> 'DELETED'::text));
CREATE UNIQUE INDEX time_entries_running_key ON public.time_entries USING btree (organization_id, user_id) WHERE (status = 'RUNNING'::text);
CREATE INDEX time_entries_shift_idx ON public.time_entries USING btree (organization_id, scheduled_shift_id) WHERE (scheduled_shift_id IS NOT NULL);
CREATE INDEX time_entries_undecided_idx ON public.time_entries USING btree (organization_id, approval_status, clock_in, id, work_date) WHERE ((approval_status <> 'APPROVED'::text) AND (status <> 'DELETED'::text));
CREATE INDEX time_entries_updated_idx ON public.time_entries USING btree (organization_id, updated_at, id) WHERE (status <> 'DELETED'::text);
CREATE INDEX time_entries_user_idx ON public.time_entries USING btree (organization_id, user_id, clock_in, id, work_date) WHERE (status <> 'DELETED'::text);
CREATE TRIGGER time_entries_counted AFTER INSERT OR DELETE ON public.time_entries FOR EACH ROW EXECUTE FUNCTION keep_time_month_totals();
CREATE TRIGGER time_entries_recounted AFTER UPDATE OF user_id, work_date, project_id, is_billable, duration_minutes, status, approval_status ON public.time_entries FOR EACH ROW WHEN (((((old.status = 'ACTIVE'::text) AND (old.approval_status <> 'REJECTED'::text)) IS DISTINCT FROM ((new.status = 'ACTIVE'::text) AND (new.approval_status <> 'REJECTED'::text))) OR (old.user_id IS DISTINCT FROM new.user_id) OR (old.work_date IS DISTINCT FROM new.work_date) OR (old.project_id IS DISTINCT FROM new.project_id) OR (old.is_billable IS DISTINCT FROM new.is_billable) OR (old.duration_minutes IS DISTINCT FROM new.duration_minutes))) EXECUTE FUNCTION keep_time_month_totals();

create table time_entry_locations (
  organization_id text collate "C" not null,
  time_entry_id text collate "C" not null,
  clock_in_latitude double precision,
  clock_in_longitude double precision,
  clock_in_accuracy_m double precision,
  clock_in_address text,
  clock_out_latitude double precision,
  clock_out_longitude double precision,
  clock_out_accuracy_m double precision,
  clock_out_address text,
  outside_geofence boolean,
  constraint time_entry_locations_pkey PRIMARY KEY (organization_id, time_entry_id),
  constraint time_entry_locations_clock_in_accuracy_m_check CHECK ((clock_in_accuracy_m >= (0)::double precision)),
  constraint time_entry_locations_clock_in_latitude_check CHECK (((clock_in_latitude >= ('-90'::integer)::double precision) AND (clock_in_latitude <= (90)::double precision))),
  constraint time_entry_locations_clock_in_longitude_check CHECK (((clock_in_longitude >= ('-180'::integer)::double precision) AND (clock_in_longitude <= (180)::double precision))),
  constraint time_entry_locations_clock_out_accuracy_m_check CHECK ((clock_out_accuracy_m >= (0)::double precision)),
  constraint time_entry_locations_clock_out_latitude_check CHECK (((clock_out_latitude >= ('-90'::integer)::double precision) AND (clock_out_latitude <= (90)::double precision))),
  constraint time_entry_locations_clock_out_longitude_check CHECK (((clock_out_longitude >= ('-180'::integer)::double precision) AND (clock_out_longitude <= (180)::double precision))),
  constraint time_entry_locations_organization_id_time_entry_id_fkey FOREIGN KEY (organization_id, time_entry_id) REFERENCES time_entries(organization_id, id)
);

create table time_month_totals (
  organization_id text collate "C" not null,
  month date not null,
  user_id text collate "C" not null,
  project_id text collate "C" not null,
  is_billable boolean not null,
  minutes integer not null,
  entries integer not null,
  constraint time_month_totals_pkey PRIMARY KEY (organization_id, month, user_id, project_id, is_billable),
  constraint time_month_totals_month CHECK ((EXTRACT(day FROM month) = (1)::numeric)),
  constraint time_month_totals_organization_id_user_id_fkey FOREIGN KEY (organization_id, user_id) REFERENCES users(organization_id, id)
);

create table timesheet_corrections (
  organization_id text collate "C" not null,
  id text collate "C" not null,
  user_id text collate "C" not null,
  timesheet_id text collate "C" not null,
  position integer not null,
  status text not null,
  pay_run_id text collate "C",
  cause_id text collate "C",
  period_start date not null,
  period_end date not null,
  changes jsonb not null,
  regular_minutes integer not null,
  overtime_minutes integer not null,
  break_minutes integer not null,
  regular_pay numeric(20,4) not null,
  overtime_pay numeric(20,4) not null,
  currency text not null,
  reason text,
  explanation jsonb not null,
  created_by_id text collate "C",
  withdrawn_by_id text collate "C",
  created_at timestamp(3) with time zone not null,
  updated_at timestamp(3) with time zone not null,
  constraint timesheet_corrections_pkey PRIMARY KEY (organization_id, id),
  constraint timesheet_corrections_check CHECK (((status = 'IN_RUN'::text) = (pay_run_id IS NOT NULL))),
  constraint timesheet_corrections_status_check CHECK ((status = ANY (ARRAY['OPEN'::text, 'IN_RUN'::text, 'WITHDRAWN'::text]))),
  constraint timesheet_corrections_organization_id_cause_id_fkey FOREIGN KEY (organization_id, cause_id) REFERENCES timesheet_corrections(organization_id, id),
  constraint timesheet_corrections_organization_id_created_by_id_fkey FOREIGN KEY (organization_id, created_by_id) REFERENCES users(organization_id, id),
  constraint timesheet_corrections_organization_id_pay_run_id_fkey FOREIGN KEY (organization_id, pay_run_id) REFERENCES pay_runs(organization_id, id),
  constraint timesheet_corrections_organization_id_timesheet_id_fkey FOREIGN KEY (organization_id, timesheet_id) REFERENCES timesheets(organization_id, id),
  constraint timesheet_corrections_organization_id_user_id_fkey FOREIGN KEY (organization_id, user_id) REFERENCES users(organization_id, id),
  constraint timesheet_corrections_organization_id_withdrawn_by_id_fkey FOREIGN KEY (organization_id, withdrawn_by_id) REFERENCES users(organization_id, id)
);
CREATE INDEX timesheet_corrections_cause_idx ON public.timesheet_corrections USING btree (organization_id, cause_id) WHERE (cause_id IS NOT NULL);
CREATE INDEX timesheet_corrections_created_by_idx ON public.timesheet_corrections USING btree (organization_id, created_by_id);
CREATE INDEX timesheet_corrections_open_idx ON public.timesheet_corrections USING btree (organization_id, id) WHERE (status = 'OPEN'::text);
CREATE UNIQUE INDEX timesheet_corrections_position_key ON public.timesheet_corrections USING btree (organization_id, user_id, "position");
CREATE INDEX timesheet_corrections_run_idx ON public.timesheet_corrections USING btree (organization_id, pay_run_id) WHERE (pay_run_id IS NOT NULL);
CREATE INDEX timesheet_corrections_standing_idx ON public.timesheet_corrections USING btree (organization_id, user_id, period_start) WHERE ((status <> 'WITHDRAWN'::text) AND (cause_id IS NULL));
CREATE INDEX timesheet_corrections_timesheet_idx ON public.timesheet_corrections USING btree (organization_id, timesheet_id, id);
CREATE INDEX timesheet_corrections_withdrawn_by_idx ON public.timesheet_corrections USING btree (organization_id, withdrawn_by_id) WHERE (withdrawn_by_id IS NOT NULL);

create table timesheets (
  organization_id text collate "C" not null,
  id text collate "C" not null,
  user_id text collate "C" not null,
  period_start date not null,
  period_end date not null,
  period_type text not null,
  status text not null,
  total_minutes integer not null default 0,
  regular_minutes integer not null default 0,
  overtime_minutes integer not null default 0,
  break_minutes integer not null default 0,
  paid_leave_minutes integer not null default 0,
  holiday_minutes integer not null default 0,
  entry_count integer not null default 0,
  regular_pay numeric(20,4) not null default 0,
  overtime_pay numeric(20,4) not null default 0,
  currency text not null,
  submitted_at timestamp(3) with time zone,
  approved_at timestamp(3) with time zone,
  approved_by_id text collate "C",
  finalized_at timestamp(3) with time zone,
  finalized_by_id text collate "C",
  rejection_reason text,
  document_id text collate "C",
  created_at timestamp(3) with time zone not null,
  updated_at timestamp(3) with time zone not null,
  explanation jsonb,
  entries_digest text,
  submitted_digest text,
  submitted_minutes integer,
  on_behalf_of_id text collate "C",
  rejected_by_id text collate "C",
  submitted_by_id text collate "C",
  submission_reason text,
  break_flags jsonb,
  constraint timesheets_pkey PRIMARY KEY (organization_id, id),
  constraint timesheets_break_minutes_check CHECK ((break_minutes >= 0)),
  constraint timesheets_check CHECK ((total_minutes = (regular_minutes + overtime_minutes))),
  constraint timesheets_entry_count_check CHECK ((entry_count >= 0)),
  constraint timesheets_holiday_minutes_check CHECK ((holiday_minutes >= 0)),
  constraint timesheets_overtime_minutes_check CHECK ((overtime_minutes >= 0)),
  constraint timesheets_paid_leave_minutes_check CHECK ((paid_leave_minutes >= 0)),
  constraint timesheets_period CHECK ((period_end >= period_start)),
  constraint timesheets_period_type_check CHECK ((period_type = ANY (ARRAY['WEEKLY'::text, 'BIWEEKLY'::text, 'SEMI_MONTHLY'::text, 'MONTHLY'::text]))),
  constraint timesheets_regular_minutes_check CHECK ((regular_minutes >= 0)),
  constraint timesheets_status_check CHECK ((status = ANY (ARRAY['OPEN'::text, 'SUBMITTED'::text, 'APPROVED'::text, 'FINALIZED'::text, 'SIGNED'::text, 'REJECTED'::text]))),
  constraint timesheets_on_behalf_of_fkey FOREIGN KEY (organization_id, on_behalf_of_id) REFERENCES users(organization_id, id),
  constraint timesheets_organization_id_approved_by_id_fkey FOREIGN KEY (organization_id, approved_by_id) REFERENCES users(organization_id, id),
  constraint timesheets_organization_id_finalized_by_id_fkey FOREIGN KEY (organization_id, finalized_by_id) REFERENCES users(organization_id, id),
  constraint timesheets_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id),
  constraint timesheets_organization_id_user_id_fkey FOREIGN KEY (organization_id, user_id) REFERENCES users(organization_id, id),
  constraint timesheets_rejected_by_fkey FOREIGN KEY (organization_id, rejected_by_id) REFERENCES users(organization_id, id),
  constraint timesheets_submitted_by_fkey FOREIGN KEY (organization_id, submitted_by_id) REFERENCES users(organization_id, id)
);
CREATE UNIQUE INDEX timesheets_period_key ON public.timesheets USING btree (organization_id, user_id, period_start);
CREATE INDEX timesheets_start_idx ON public.timesheets USING btree (organization_id, period_start, id);
CREATE INDEX timesheets_status_idx ON public.timesheets USING btree (organization_id, status, period_start, id);
CREATE INDEX timesheets_updated_idx ON public.timesheets USING btree (organization_id, updated_at, id);

create table training_assignments (
  organization_id text collate "C" not null,
  id text collate "C" not null,
  user_id text collate "C" not null,
  course_id text collate "C" not null,
  status text not null,
  assigned_date date not null,
  due_date date,
  completed_date date,
  assigned_by_id text collate "C",
  created_at timestamp(3) with time zone not null,
  updated_at timestamp(3) with time zone not null,
  renewal integer not null default 0,
  constraint training_assignments_pkey PRIMARY KEY (organization_id, id),
  constraint training_assignments_completed CHECK (((status = 'COMPLETED'::text) = (completed_date IS NOT NULL))),
  constraint training_assignments_status_check CHECK ((status = ANY (ARRAY['ASSIGNED'::text, 'IN_PROGRESS'::text, 'COMPLETED'::text]))),
  constraint training_assignments_organization_id_assigned_by_id_fkey FOREIGN KEY (organization_id, assigned_by_id) REFERENCES users(organization_id, id),
  constraint training_assignments_organization_id_course_id_fkey FOREIGN KEY (organization_id, course_id) REFERENCES courses(organization_id, id),
  constraint training_assignments_organization_id_user_id_fkey FOREIGN KEY (organization_id, user_id) REFERENCES users(organization_id, id)
);
CREATE INDEX training_assignments_course_idx ON public.training_assignments USING btree (organization_id, course_id, id);
CREATE UNIQUE INDEX training_assignments_course_key ON public.training_assignments USING btree (organization_id, user_id, course_id, renewal);
CREATE INDEX training_assignments_due_idx ON public.training_assignments USING btree (organization_id, due_date, id) WHERE (status <> 'COMPLETED'::text);
CREATE INDEX training_assignments_status_idx ON public.training_assignments USING btree (organization_id, status, id);
CREATE INDEX training_assignments_user_idx ON public.training_assignments USING btree (organization_id, user_id, id);

create table used_challenges (
  organization_id text collate "C" not null,
  challenge_hash bytea not null,
  expires_at timestamp(3) with time zone not null,
  constraint used_challenges_pkey PRIMARY KEY (organization_id, challenge_hash),
  constraint used_challenges_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id)
);
CREATE INDEX used_challenges_expiry_idx ON public.used_challenges USING btree (expires_at);

create table user_credentials (
  organization_id text collate "C" not null,
  user_id text collate "C" not null,
  password_hash text not null,
  changed_at timestamp(3) with time zone not null,
  first_signed_in_at timestamp with time zone,
  proves_address boolean not null default false,
  last_organization_id text collate "C",
  constraint user_credentials_pkey PRIMARY KEY (organization_id, user_id),
  constraint user_credentials_organization_id_user_id_fkey FOREIGN KEY (organization_id, user_id) REFERENCES users(organization_id, id)
);
CREATE TRIGGER user_credentials_came AFTER INSERT ON public.user_credentials FOR EACH ROW EXECUTE FUNCTION keep_invitation_came('changed_at');

create table user_government_ids (
  organization_id text collate "C" not null,
  user_id text collate "C" not null,
  sealed bytea not null,
  constraint user_government_ids_pkey PRIMARY KEY (organization_id, user_id),
  constraint user_government_ids_organization_id_user_id_fkey FOREIGN KEY (organization_id, user_id) REFERENCES users(organization_id, id)
);

create table user_personal_details (
  organization_id text collate "C" not null,
  user_id text collate "C" not null,
  personal_email text,
  phone text,
  mobile_phone text,
  date_of_birth date,
  gender text,
  pronouns text,
  marital_status text,
  nationality text,
  home_address jsonb,
  emergency_contacts jsonb not null default '[]'::jsonb,
  constraint user_personal_details_pkey PRIMARY KEY (organization_id, user_id),
  constraint user_personal_details_organization_id_user_id_fkey FOREIGN KEY (organization_id, user_id) REFERENCES users(organization_id, id)
);
CREATE INDEX user_personal_details_birth_idx ON public.user_personal_details USING btree (organization_id, date_of_birth) WHERE (date_of_birth IS NOT NULL);

create table user_search_words (
  organization_id text collate "C" not null,
  word text collate "C" not null,
  user_id text collate "C" not null,
  constraint user_search_words_pkey PRIMARY KEY (organization_id, word, user_id),
  constraint user_search_words_organization_id_user_id_fkey FOREIGN KEY (organization_id, user_id) REFERENCES users(organization_id, id) ON DELETE CASCADE
);
CREATE INDEX user_search_words_user_idx ON public.user_search_words USING btree (organization_id, user_id);

create table users (
  organization_id text collate "C" not null,
  id text collate "C" not null,
  email text not null,
  first_name text not null,
  last_name text not null,
  middle_name text,
  preferred_name text,
  job_title text,
  division text,
  work_location text,
  department_id text collate "C",
  manager_id text collate "C",
  role text not null,
  level text not null,
  is_active boolean not null default true,
  deactivated_at timestamp(3) with time zone,
  offboarded_at timestamp(3) with time zone,
  erased_at timestamp(3) with time zone,
  employment_start_date date,
  employment_end_date date,
  employment_type text,
  employee_id text,
  payroll_id text,
  probation_period_months smallint,
  created_at timestamp(3) with time zone not null,
  updated_at timestamp(3) with time zone not null,
  language text,
  access_suspended_at timestamp(3) with time zone,
  access_suspended_reason text,
  working_pattern jsonb,
  access_suspended_by_directory boolean not null default false,
  is_guest boolean not null default false,
  constraint users_pkey PRIMARY KEY (organization_id, id),
  constraint users_email_check CHECK ((email = lower(email))),
  constraint users_employment_type_check CHECK ((employment_type = ANY (ARRAY['FULL_TIME'::text, 'PART_TIME'::text, 'CONTRACT'::text, 'TEMPORARY'::text, 'INTERN'::text]))),
  constraint users_guest_check CHECK (((NOT is_guest) OR ((NOT is_active) AND (role = 'EMPLOYEE'::text) AND (department_id IS NULL) AND (manager_id IS NULL) AND (employment_start_date IS NULL) AND (employment_end_date IS NULL) AND (employment_type IS NULL) AND (employee_id IS NULL) AND (payroll_id IS NULL) AND (working_pattern IS NULL) AND (probation_period_months IS NULL)))),
  constraint users_language_check CHECK ((language ~ '^[a-z]{2}$'::text)),
  constraint users_level_check CHECK ((level = ANY (ARRAY['STANDARD'::text, 'SENIOR'::text, 'LEAD'::text, 'PRINCIPAL'::text]))),
  constraint users_probation_period_months_check CHECK ((probation_period_months = ANY (ARRAY[3, 6]))),
  constraint users_role_check CHECK ((role = ANY (ARRAY['EMPLOYEE'::text, 'DEPARTMENT_HEAD'::text, 'ADMINISTRATOR'::text, 'EXECUTIVE'::text]))),
  constraint users_service_account_check CHECK (((NOT starts_with(id, 'svc_'::text)) OR (NOT is_active))),
  constraint users_organization_id_department_id_fkey FOREIGN KEY (organization_id, department_id) REFERENCES departments(organization_id, id),
  constraint users_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id),
  constraint users_organization_id_manager_id_fkey FOREIGN KEY (organization_id, manager_id) REFERENCES users(organization_id, id)
);
CREATE INDEX users_active_idx ON public.users USING btree (organization_id, id) WHERE is_active;
CREATE UNIQUE INDEX users_address_key ON public.users USING btree (organization_id, email);
CREATE INDEX users_department_idx ON public.users USING btree (organization_id, department_id, id);
CREATE INDEX users_email_idx ON public.users USING btree (email);
CREATE INDEX users_employee_id_idx ON public.users USING btree (organization_id, employee_id, id) WHERE (employee_id IS NOT NULL);
CREATE INDEX users_guests_idx ON public.users USING btree (organization_id, id) WHERE is_guest;
CREATE INDEX users_inactive_idx ON public.users USING btree (organization_id, id) WHERE (NOT is_active);
CREATE INDEX users_manager_idx ON public.users USING btree (organization_id, manager_id) WHERE (manager_id IS NOT NULL);
CREATE INDEX users_name_idx ON public.users USING btree (organization_id, folded(((COALESCE(preferred_name, first_name) || ' '::text) || last_name)) COLLATE "C", id);
CREATE INDEX users_offboarded_idx ON public.users USING btree (organization_id, id) WHERE (offboarded_at IS NOT NULL);
CREATE INDEX users_role_idx ON public.users USING btree (organization_id, role, id);
CREATE INDEX users_updated_idx ON public.users USING btree (organization_id, updated_at, id);
CREATE TRIGGER users_access AFTER UPDATE OF role, is_active, department_id, first_name, last_name, language ON public.users FOR EACH ROW EXECUTE FUNCTION announce_access_change();
CREATE TRIGGER users_employed AFTER INSERT ON public.users FOR EACH ROW WHEN (((new.id >= 'usr_'::text) AND (NOT new.is_guest))) EXECUTE FUNCTION begin_employment();
CREATE TRIGGER users_employment AFTER UPDATE OF job_title, department_id, manager_id, division, work_location, level, employment_type, working_pattern, employment_start_date ON public.users FOR EACH ROW WHEN (((NOT old.is_guest) AND ((old.job_title IS DISTINCT FROM new.job_title) OR (old.department_id IS DISTINCT FROM new.department_id) OR (old.manager_id IS DISTINCT FROM new.manager_id) OR (old.division IS DISTINCT FROM new.division) OR (old.work_location IS DISTINCT FROM new.work_location) OR (old.level IS DISTINCT FROM new.level) OR (old.employment_type IS DISTINCT FROM new.employment_type) OR (old.working_pattern IS DISTINCT FROM new.working_pattern) OR (old.employment_start_date IS DISTINCT FROM new.employment_start_date)))) EXECUTE FUNCTION keep_employment();
CREATE TRIGGER users_guest_access AFTER UPDATE OF is_guest ON public.users FOR EACH ROW WHEN ((old.is_guest AND (NOT new.is_guest))) EXECUTE FUNCTION announce_access_change();
CREATE TRIGGER users_hired AFTER UPDATE OF is_guest ON public.users FOR EACH ROW WHEN ((old.is_guest AND (NOT new.is_guest))) EXECUTE FUNCTION hire_guest();
CREATE TRIGGER users_invitation AFTER INSERT ON public.users FOR EACH ROW WHEN ((new.id !~~ 'svc%'::text)) EXECUTE FUNCTION keep_invitation_of_person();
CREATE TRIGGER users_no_guest_manages BEFORE INSERT OR UPDATE OF manager_id ON public.users FOR EACH ROW WHEN ((new.manager_id IS NOT NULL)) EXECUTE FUNCTION refuse_guests();
CREATE TRIGGER users_no_new_guest BEFORE UPDATE OF is_guest ON public.users FOR EACH ROW WHEN ((new.is_guest AND (NOT old.is_guest))) EXECUTE FUNCTION refuse_guests();
CREATE TRIGGER users_sandboxes AFTER UPDATE OF role, is_active, access_suspended_at ON public.users FOR EACH ROW WHEN (((new.role IS DISTINCT FROM old.role) OR (new.is_active IS DISTINCT FROM old.is_active) OR (new.access_suspended_at IS DISTINCT FROM old.access_suspended_at))) EXECUTE FUNCTION keep_sandbox_people();
CREATE TRIGGER users_search_words AFTER INSERT OR UPDATE OF first_name, middle_name, preferred_name, last_name, job_title, email ON public.users FOR EACH ROW WHEN ((new.id >= 'usr_'::text)) EXECUTE FUNCTION keep_search_words();
CREATE TRIGGER users_suspended AFTER UPDATE OF access_suspended_at ON public.users FOR EACH ROW EXECUTE FUNCTION announce_access_change();

create table webhook_deliveries (
  organization_id text collate "C" not null,
  endpoint_id text collate "C" not null,
  id text collate "C" not null,
  event_id text collate "C" not null,
  event_type text not null,
  status text not null,
  cancel_reason text,
  activation integer not null,
  attempt_count integer not null default 0,
  next_attempt_at timestamp(3) with time zone,
  claim_token text,
  claimed_until timestamp with time zone,
  payload text not null,
  made_for text,
  last_response_status integer,
  last_error text,
  attempts jsonb not null default '[]'::jsonb,
  is_test boolean not null default false,
  is_redelivery boolean not null default false,
  created_at timestamp(3) with time zone not null,
  completed_at timestamp(3) with time zone,
  traceparent text,
  constraint webhook_deliveries_pkey PRIMARY KEY (organization_id, endpoint_id, id),
  constraint webhook_deliveries_check CHECK (((cancel_reason IS NOT NULL) = (status = 'cancelled'::text))),
  constraint webhook_deliveries_check1 CHECK (((next_attempt_at IS NOT NULL) = (status = 'queued'::text))),
  constraint webhook_deliveries_check2 CHECK (((claim_token IS NOT NULL) = (status = 'delivering'::text))),
  constraint webhook_deliveries_check3 CHECK (((claimed_until IS NOT NULL) = (status = 'delivering'::text))),
  constraint webhook_deliveries_check4 CHECK (((completed_at IS NOT NULL) = (status = ANY (ARRAY['delivered'::text, 'failed'::text, 'cancelled'::text])))),
  constraint webhook_deliveries_status_check CHECK ((status = ANY (ARRAY['queued'::text, 'delivering'::text, 'delivered'::text, 'failed'::text, 'cancelled'::text])))
);
CREATE INDEX webhook_deliveries_claimed_idx ON public.webhook_deliveries USING btree (claimed_until) WHERE (status = 'delivering'::text);
CREATE INDEX webhook_deliveries_first_idx ON public.webhook_deliveries USING btree (organization_id, endpoint_id, next_attempt_at) WHERE ((status = 'queued'::text) AND (attempt_count = 0));
CREATE INDEX webhook_deliveries_further_idx ON public.webhook_deliveries USING btree (organization_id, endpoint_id, next_attempt_at) WHERE ((status = 'queued'::text) AND (attempt_count > 0));
CREATE INDEX webhook_deliveries_unsent_idx ON public.webhook_deliveries USING btree (organization_id, endpoint_id, id) WHERE (status = ANY (ARRAY['failed'::text, 'cancelled'::text]));

create table webhook_endpoints (
  organization_id text collate "C" not null,
  id text collate "C" not null,
  owner_id text collate "C" not null,
  host text not null,
  sealed_url bytea not null,
  sealed_secret bytea not null,
  sealed_previous_secret bytea,
  previous_secret_until timestamp(3) with time zone,
  events text[] not null,
  description text,
  status text not null,
  status_reason text,
  status_changed_at timestamp(3) with time zone not null,
  activation integer not null default 1,
  needs_new_owner boolean not null default false,
  consecutive_failures integer not null default 0,
  failing_since timestamp(3) with time zone,
  last_success_at timestamp(3) with time zone,
  last_failure_at timestamp(3) with time zone,
  deleted_at timestamp(3) with time zone,
  created_at timestamp(3) with time zone not null,
  updated_at timestamp(3) with time zone not null,
  address_by_id text collate "C",
  constraint webhook_endpoints_pkey PRIMARY KEY (organization_id, id),
  constraint webhook_endpoints_check CHECK (((deleted_at IS NULL) OR (status = 'disabled'::text))),
  constraint webhook_endpoints_events_check CHECK (((cardinality(events) >= 1) AND (cardinality(events) <= 50))),
  constraint webhook_endpoints_status_check CHECK ((status = ANY (ARRAY['active'::text, 'paused'::text, 'disabled'::text]))),
  constraint webhook_endpoints_organization_id_address_by_id_fkey FOREIGN KEY (organization_id, address_by_id) REFERENCES users(organization_id, id),
  constraint webhook_endpoints_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id),
  constraint webhook_endpoints_organization_id_owner_id_fkey FOREIGN KEY (organization_id, owner_id) REFERENCES users(organization_id, id)
);
CREATE INDEX webhook_endpoints_active_idx ON public.webhook_endpoints USING btree (organization_id) WHERE (status = 'active'::text);
CREATE INDEX webhook_endpoints_address_idx ON public.webhook_endpoints USING btree (organization_id, address_by_id);
CREATE INDEX webhook_endpoints_deleted_idx ON public.webhook_endpoints USING btree (deleted_at) WHERE (deleted_at IS NOT NULL);
CREATE INDEX webhook_endpoints_owner_idx ON public.webhook_endpoints USING btree (organization_id, owner_id);
CREATE TRIGGER webhook_endpoints_access AFTER INSERT OR UPDATE OF owner_id, sealed_url, sealed_secret, sealed_previous_secret, events, status, activation, deleted_at ON public.webhook_endpoints FOR EACH ROW EXECUTE FUNCTION announce_access_change();

create table webhook_older_secrets (
  organization_id text collate "C" not null,
  endpoint_id text collate "C" not null,
  expires_at timestamp(3) with time zone not null,
  sealed_secret bytea not null,
  constraint webhook_older_secrets_pkey PRIMARY KEY (organization_id, endpoint_id, sealed_secret),
  constraint webhook_older_secrets_organization_id_endpoint_id_fkey FOREIGN KEY (organization_id, endpoint_id) REFERENCES webhook_endpoints(organization_id, id) ON DELETE CASCADE
);

create table week_template_shifts (
  organization_id text collate "C" not null,
  template_id text collate "C" not null,
  position integer not null,
  user_id text collate "C",
  department_id text collate "C",
  title text,
  location text,
  starts_at timestamp(3) with time zone not null,
  ends_at timestamp(3) with time zone not null,
  break_minutes integer not null,
  constraint week_template_shifts_pkey PRIMARY KEY (organization_id, template_id, "position"),
  constraint week_template_shifts_organization_id_department_id_fkey FOREIGN KEY (organization_id, department_id) REFERENCES departments(organization_id, id),
  constraint week_template_shifts_organization_id_template_id_fkey FOREIGN KEY (organization_id, template_id) REFERENCES week_templates(organization_id, id) ON DELETE CASCADE,
  constraint week_template_shifts_organization_id_user_id_fkey FOREIGN KEY (organization_id, user_id) REFERENCES users(organization_id, id)
);
CREATE INDEX week_template_shifts_user_idx ON public.week_template_shifts USING btree (organization_id, user_id) WHERE (user_id IS NOT NULL);

create table week_templates (
  organization_id text collate "C" not null,
  id text collate "C" not null,
  name text not null,
  department_id text collate "C",
  week_start date not null,
  created_by_id text collate "C",
  created_at timestamp(3) with time zone not null,
  updated_at timestamp(3) with time zone not null,
  constraint week_templates_pkey PRIMARY KEY (organization_id, id),
  constraint week_templates_organization_id_created_by_id_fkey FOREIGN KEY (organization_id, created_by_id) REFERENCES users(organization_id, id),
  constraint week_templates_organization_id_department_id_fkey FOREIGN KEY (organization_id, department_id) REFERENCES departments(organization_id, id),
  constraint week_templates_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id)
);
CREATE UNIQUE INDEX week_templates_name_key ON public.week_templates USING btree (organization_id, created_by_id, lower(name));

create table what_ifs (
  organization_id text collate "C" not null,
  id text collate "C" not null,
  created_by_id text collate "C" not null,
  status text collate "C" not null,
  asked jsonb not null,
  sheets_total integer not null,
  sheets_done integer not null default 0,
  position text collate "C" not null default ''::text,
  sums jsonb not null,
  created_at timestamp(3) with time zone not null,
  completed_at timestamp(3) with time zone,
  expires_at timestamp(3) with time zone not null,
  constraint what_ifs_pkey PRIMARY KEY (organization_id, id),
  constraint what_ifs_sheets_done_check CHECK ((sheets_done >= 0)),
  constraint what_ifs_sheets_total_check CHECK ((sheets_total >= 0)),
  constraint what_ifs_status_check CHECK ((status = ANY (ARRAY['PENDING'::text, 'RUNNING'::text, 'COMPLETED'::text, 'FAILED'::text]))),
  constraint what_ifs_organization_id_created_by_id_fkey FOREIGN KEY (organization_id, created_by_id) REFERENCES users(organization_id, id),
  constraint what_ifs_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id)
);
CREATE INDEX what_ifs_author_idx ON public.what_ifs USING btree (organization_id, created_by_id, id);
CREATE INDEX what_ifs_expiry_idx ON public.what_ifs USING btree (expires_at);
