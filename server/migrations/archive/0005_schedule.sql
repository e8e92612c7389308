-- Who works when. A shift is a stretch of elapsed time; the calendar day it belongs to is the one on which it
-- starts in the organization's timezone, which is worked out when it is read.

create table shifts (
  organization_id text collate "C" not null references organizations (id),
  id text collate "C" not null,
  -- null: open, for somebody of the department to claim.
  user_id text collate "C",
  department_id text collate "C",
  title text,
  starts_at timestamptz(3) not null,
  ends_at timestamptz(3) not null,
  break_minutes integer not null check (break_minutes >= 0),
  location text,
  status text not null check (status in ('SCHEDULED', 'OPEN', 'CANCELLED')),
  is_published boolean not null,
  notes text,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  primary key (organization_id, id),
  foreign key (organization_id, user_id) references users (organization_id, id),
  foreign key (organization_id, department_id) references departments (organization_id, id),
  constraint shifts_span check (ends_at > starts_at and ends_at <= starts_at + interval '24 hours'),
  constraint shifts_break check (starts_at + make_interval(mins => break_minutes) < ends_at),
  constraint shifts_person check (case status when 'SCHEDULED' then user_id is not null
                                              when 'OPEN' then user_id is null else true end)
);
create index shifts_start_idx on shifts (organization_id, starts_at, id);
create index shifts_user_idx on shifts (organization_id, user_id, starts_at, id) where user_id is not null;
create index shifts_department_idx on shifts (organization_id, department_id, starts_at, id);
