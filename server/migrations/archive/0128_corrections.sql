-- Corrections of locked timesheets. The timesheet and its entries stay as they are; what is kept is how entries would be, and the
-- difference that this makes. The next pay run takes it.
create table timesheet_corrections (
  organization_id text collate "C" not null,
  id text collate "C" not null,
  user_id text collate "C" not null,
  timesheet_id text collate "C" not null,
  -- In the order in which they were made of a person's time: later ones stand on earlier ones.
  position integer not null,
  status text not null check (status in ('OPEN', 'IN_RUN', 'WITHDRAWN')),
  pay_run_id text collate "C",
  -- The correction of an earlier timesheet that this one follows from, as overtime of a shared week does.
  cause_id text collate "C",
  period_start date not null,
  period_end date not null,
  -- Each: entry_id, before and after; null where there is none.
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
  primary key (organization_id, id),
  foreign key (organization_id, user_id) references users (organization_id, id),
  foreign key (organization_id, timesheet_id) references timesheets (organization_id, id),
  foreign key (organization_id, pay_run_id) references pay_runs (organization_id, id),
  foreign key (organization_id, cause_id) references timesheet_corrections (organization_id, id),
  foreign key (organization_id, created_by_id) references users (organization_id, id),
  foreign key (organization_id, withdrawn_by_id) references users (organization_id, id),
  check ((status = 'IN_RUN') = (pay_run_id is not null))
);
-- Asked with every change of someone's time: what stands of corrections around its days.
create index timesheet_corrections_standing_idx on timesheet_corrections (organization_id, user_id, period_start)
  where status <> 'WITHDRAWN' and cause_id is null;
create unique index timesheet_corrections_position_key on timesheet_corrections (organization_id, user_id, position);
create index timesheet_corrections_timesheet_idx on timesheet_corrections (organization_id, timesheet_id, id);
create index timesheet_corrections_open_idx on timesheet_corrections (organization_id, id) where status = 'OPEN';
create index timesheet_corrections_run_idx on timesheet_corrections (organization_id, pay_run_id) where pay_run_id is not null;
create index timesheet_corrections_cause_idx on timesheet_corrections (organization_id, cause_id) where cause_id is not null;
create index timesheet_corrections_created_by_idx on timesheet_corrections (organization_id, created_by_id);
create index timesheet_corrections_withdrawn_by_idx on timesheet_corrections (organization_id, withdrawn_by_id)
  where withdrawn_by_id is not null;

alter table pay_run_lines add foreign key (organization_id, correction_id)
  references timesheet_corrections (organization_id, id);
create unique index pay_run_lines_correction_key on pay_run_lines (organization_id, correction_id)
  where correction_id is not null;
