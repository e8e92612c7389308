-- A period is paid although someone's timesheet is missing: who was left out, why, and that a later run takes it.
create table pay_run_left_out (
  organization_id text collate "C" not null,
  pay_run_id text collate "C" not null,
  timesheet_id text collate "C" not null,
  user_id text collate "C" not null,
  -- Emptied when the person is erased.
  reason text,
  constraint pay_run_left_out_pkey primary key (organization_id, pay_run_id, timesheet_id),
  constraint pay_run_left_out_run_fkey foreign key (organization_id, pay_run_id) references pay_runs (organization_id, id),
  constraint pay_run_left_out_timesheet_fkey foreign key (organization_id, timesheet_id) references timesheets (organization_id, id),
  constraint pay_run_left_out_user_fkey foreign key (organization_id, user_id) references users (organization_id, id)
);
create index pay_run_left_out_timesheet_idx on pay_run_left_out (organization_id, timesheet_id);
create index pay_run_left_out_user_idx on pay_run_left_out (organization_id, user_id);
