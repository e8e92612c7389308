-- Who would work an open shift, where those who plan choose one of them. It keeps the hours that were asked for; of a shift that is
-- deleted the application stays, without it.
create table shift_applications (
  organization_id text collate "C" not null references organizations (id),
  id text collate "C" not null,
  shift_id text collate "C",
  user_id text collate "C" not null,
  department_id text collate "C" not null,
  starts_at timestamptz(3) not null,
  ends_at timestamptz(3) not null,
  open_until timestamptz(3) not null,
  status text not null check (status in ('WAITING', 'ACCEPTED', 'DECLINED', 'WITHDRAWN', 'ENDED')),
  ended_reason text check (ended_reason in ('TAKEN', 'STARTED', 'CHANGED', 'CALLED_OFF', 'GONE', 'AWAY')),
  warnings jsonb not null default '[]',
  decided_by_id text collate "C",
  decided_at timestamptz(3),
  rejection_reason text,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  primary key (organization_id, id),
  foreign key (organization_id, shift_id) references shifts (organization_id, id) on delete set null (shift_id),
  foreign key (organization_id, user_id) references users (organization_id, id),
  foreign key (organization_id, department_id) references departments (organization_id, id),
  foreign key (organization_id, decided_by_id) references users (organization_id, id),
  constraint shift_applications_span check (ends_at > starts_at),
  constraint shift_applications_ended check ((ended_reason is not null) = (status = 'ENDED'))
);
create unique index shift_applications_waiting_idx on shift_applications (organization_id, shift_id, user_id) where status = 'WAITING';
create index shift_applications_status_idx on shift_applications (organization_id, status, id);
create index shift_applications_shift_idx on shift_applications (organization_id, shift_id, id);
create index shift_applications_user_idx on shift_applications (organization_id, user_id, id);
