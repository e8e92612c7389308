-- A policy replay over many timesheets is worked out by a job: what was asked, how far it has come, and the sums so far. Nothing of it
-- bears on any timesheet; it is removed after a day.
create table what_ifs (
  organization_id text collate "C" not null references organizations (id),
  id text collate "C" not null,
  created_by_id text collate "C" not null,
  status text collate "C" not null check (status in ('PENDING', 'RUNNING', 'COMPLETED', 'FAILED')),
  asked jsonb not null,
  sheets_total integer not null check (sheets_total >= 0),
  sheets_done integer not null default 0 check (sheets_done >= 0),
  -- The last person who is done.
  position text collate "C" not null default '',
  sums jsonb not null,
  created_at timestamptz(3) not null,
  completed_at timestamptz(3),
  expires_at timestamptz(3) not null,
  primary key (organization_id, id),
  foreign key (organization_id, created_by_id) references users (organization_id, id)
);
create index what_ifs_author_idx on what_ifs (organization_id, created_by_id, id);
create index what_ifs_expiry_idx on what_ifs (expires_at);
