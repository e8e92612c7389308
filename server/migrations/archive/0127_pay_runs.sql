-- Pay that is sealed: what payroll was handed stays as it was. The database refuses to change a run or its lines; each run is chained to
-- the one before by a hash over its canonical JSON.
create table pay_runs (
  organization_id text collate "C" not null references organizations (id),
  id text collate "C" not null,
  -- Counted within the organization: the order of the chain.
  number integer not null,
  period_start date not null,
  period_end date not null,
  line_count integer not null check (line_count > 0),
  correction_count integer not null check (correction_count between 0 and line_count),
  totals jsonb not null,
  created_by_id text collate "C",
  created_at timestamp(3) with time zone not null,
  previous_hash text collate "C",
  hash text collate "C" not null,
  primary key (organization_id, id),
  foreign key (organization_id, created_by_id) references users (organization_id, id),
  check (period_end >= period_start),
  check ((number = 1) = (previous_hash is null))
);
create unique index pay_runs_number_key on pay_runs (organization_id, number);
create index pay_runs_period_idx on pay_runs (organization_id, period_start, id);
create index pay_runs_created_by_idx on pay_runs (organization_id, created_by_id);

create table pay_run_lines (
  organization_id text collate "C" not null,
  id text collate "C" not null,
  pay_run_id text collate "C" not null,
  user_id text collate "C" not null,
  kind text not null check (kind in ('TIMESHEET', 'CORRECTION')),
  timesheet_id text collate "C" not null,
  correction_id text collate "C",
  period_start date not null,
  period_end date not null,
  -- As they were when the run was sealed.
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
  primary key (organization_id, id),
  foreign key (organization_id, pay_run_id) references pay_runs (organization_id, id),
  foreign key (organization_id, user_id) references users (organization_id, id),
  foreign key (organization_id, timesheet_id) references timesheets (organization_id, id),
  check ((kind = 'CORRECTION') = (correction_id is not null))
);
create index pay_run_lines_run_idx on pay_run_lines (organization_id, pay_run_id, id);
create index pay_run_lines_user_idx on pay_run_lines (organization_id, user_id);
-- A timesheet is paid once.
create unique index pay_run_lines_timesheet_key on pay_run_lines (organization_id, timesheet_id) where correction_id is null;
create index pay_run_lines_of_timesheet_idx on pay_run_lines (organization_id, timesheet_id);

create function refuse_change_of_sealed() returns trigger language plpgsql as $$
begin
  raise exception 'A pay run is sealed: % of % is refused.', lower(tg_op), tg_table_name using errcode = 'restrict_violation';
end $$;
create trigger pay_runs_sealed before update or delete on pay_runs for each row execute function refuse_change_of_sealed();
create trigger pay_runs_kept before truncate on pay_runs for each statement execute function refuse_change_of_sealed();
create trigger pay_run_lines_sealed before update or delete on pay_run_lines
  for each row execute function refuse_change_of_sealed();
create trigger pay_run_lines_kept before truncate on pay_run_lines
  for each statement execute function refuse_change_of_sealed();

-- A run says how many lines it has: none can be added to it later.
create function refuse_added_lines() returns trigger language plpgsql as $$
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
end $$;
create trigger pay_run_lines_whole after insert on pay_run_lines referencing new table as added
  for each statement execute function refuse_added_lines();
