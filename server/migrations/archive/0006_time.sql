-- When people worked: time entries, where they clocked in, and the timesheets that follow from the entries.

-- One row for each person and pay period. Totals follow from the entries and are written with the change that
-- moves them; what is FINALIZED or SIGNED no longer moves.
create table timesheets (
  organization_id text collate "C" not null references organizations (id),
  id text collate "C" not null,
  user_id text collate "C" not null,
  period_start date not null,
  period_end date not null,
  period_type text not null check (period_type in ('WEEKLY', 'BIWEEKLY', 'SEMI_MONTHLY', 'MONTHLY')),
  status text not null check (status in ('OPEN', 'SUBMITTED', 'APPROVED', 'FINALIZED', 'SIGNED', 'REJECTED')),
  total_minutes integer not null default 0 check (total_minutes = regular_minutes + overtime_minutes),
  regular_minutes integer not null default 0 check (regular_minutes >= 0),
  overtime_minutes integer not null default 0 check (overtime_minutes >= 0),
  break_minutes integer not null default 0 check (break_minutes >= 0),
  paid_leave_minutes integer not null default 0 check (paid_leave_minutes >= 0),
  holiday_minutes integer not null default 0 check (holiday_minutes >= 0),
  entry_count integer not null default 0 check (entry_count >= 0),
  regular_pay numeric(20, 4) not null default 0,
  overtime_pay numeric(20, 4) not null default 0,
  currency text not null,
  submitted_at timestamptz(3),
  approved_at timestamptz(3),
  approved_by_id text collate "C",
  finalized_at timestamptz(3),
  finalized_by_id text collate "C",
  rejection_reason text,
  document_id text collate "C",
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  primary key (organization_id, id),
  foreign key (organization_id, user_id) references users (organization_id, id),
  foreign key (organization_id, approved_by_id) references users (organization_id, id),
  foreign key (organization_id, finalized_by_id) references users (organization_id, id),
  constraint timesheets_period check (period_end >= period_start)
);
create unique index timesheets_period_key on timesheets (organization_id, user_id, period_start);
create index timesheets_start_idx on timesheets (organization_id, period_start, id);
create index timesheets_status_idx on timesheets (organization_id, status, period_start, id);

create table time_entries (
  organization_id text collate "C" not null references organizations (id),
  id text collate "C" not null,
  user_id text collate "C" not null,
  -- The day on which it starts on the organization's calendar, as that stood when the entry was written: a change
  -- of the organization's timezone moves no entry to another day or pay period.
  work_date date not null,
  clock_in timestamptz(3) not null,
  clock_out timestamptz(3),
  -- As they came, before rounding.
  raw_clock_in timestamptz(3) not null,
  raw_clock_out timestamptz(3),
  break_minutes integer not null check (break_minutes >= 0),
  duration_minutes integer not null check (duration_minutes >= 0),
  project_id text collate "C",
  task_id text collate "C",
  description text,
  notes text,
  tags text[] not null,
  is_billable boolean not null,
  hourly_rate numeric(14, 4) not null check (hourly_rate >= 0),
  status text not null check (status in ('ACTIVE', 'RUNNING', 'DELETED')),
  approval_status text not null check (approval_status in ('PENDING', 'APPROVED', 'REJECTED')),
  approved_by_id text collate "C",
  approved_at timestamptz(3),
  source text not null check (source in ('API', 'MANUAL', 'CLOCK', 'IMPORT')),
  scheduled_shift_id text collate "C",
  -- The import that brought it; what undoing that import removes.
  import_id text collate "C",
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  primary key (organization_id, id),
  foreign key (organization_id, user_id) references users (organization_id, id),
  foreign key (organization_id, project_id) references projects (organization_id, id),
  foreign key (organization_id, project_id, task_id) references tasks (organization_id, project_id, id),
  foreign key (organization_id, approved_by_id) references users (organization_id, id),
  foreign key (organization_id, scheduled_shift_id) references shifts (organization_id, id)
    on delete set null (scheduled_shift_id),
  foreign key (organization_id, import_id) references imports (organization_id, id),
  constraint time_entries_span check (clock_out >= clock_in),
  constraint time_entries_completed check (case status when 'ACTIVE' then clock_out is not null
                                                       when 'RUNNING' then clock_out is null else true end),
  constraint time_entries_task check (task_id is null or project_id is not null)
);
-- One running entry a person, also under parallel clicks.
create unique index time_entries_running_key on time_entries (organization_id, user_id) where status = 'RUNNING';
-- The list, newest first, by whose it is or for everyone. work_date stands last so that the edges of a window of days
-- are decided within the index.
create index time_entries_user_idx on time_entries (organization_id, user_id, clock_in, id, work_date)
  where status <> 'DELETED';
create index time_entries_organization_idx on time_entries (organization_id, clock_in, id, work_date)
  where status <> 'DELETED';
create index time_entries_project_idx on time_entries (organization_id, project_id, clock_in, id, work_date)
  where project_id is not null and status <> 'DELETED';
-- What waits for a decision, or was turned down, is little among much that is approved.
create index time_entries_undecided_idx on time_entries (organization_id, approval_status, clock_in, id, work_date)
  where approval_status <> 'APPROVED' and status <> 'DELETED';
create index time_entries_import_idx on time_entries (organization_id, import_id, id) where import_id is not null;
create index time_entries_shift_idx on time_entries (organization_id, scheduled_shift_id)
  where scheduled_shift_id is not null;

-- Where people clocked in and out: read by few, and gone when a person is erased.
create table time_entry_locations (
  organization_id text collate "C" not null,
  time_entry_id text collate "C" not null,
  clock_in_latitude double precision check (clock_in_latitude between -90 and 90),
  clock_in_longitude double precision check (clock_in_longitude between -180 and 180),
  clock_in_accuracy_m double precision check (clock_in_accuracy_m >= 0),
  clock_in_address text,
  clock_out_latitude double precision check (clock_out_latitude between -90 and 90),
  clock_out_longitude double precision check (clock_out_longitude between -180 and 180),
  clock_out_accuracy_m double precision check (clock_out_accuracy_m >= 0),
  clock_out_address text,
  -- null: the organization had no geofence, or the place is not known.
  outside_geofence boolean,
  primary key (organization_id, time_entry_id),
  foreign key (organization_id, time_entry_id) references time_entries (organization_id, id)
);

-- When what the import brought was taken back.
alter table imports add column undone_at timestamptz(3);
