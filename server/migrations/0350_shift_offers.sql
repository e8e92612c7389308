-- What people offer each other: a shift of theirs, or hours of it, to one colleague or to all of the department, for nothing or for
-- another's shift. It keeps the hours that were offered; of a shift that is deleted the offer stays, without it.
create table shift_offers (
  organization_id text collate "C" not null references organizations (id),
  id text collate "C" not null,
  shift_id text collate "C",
  for_shift_id text collate "C",
  offered_by_id text collate "C" not null,
  user_id text collate "C",
  taken_by_id text collate "C",
  owner_department_id text collate "C",
  starts_at timestamptz(3) not null,
  ends_at timestamptz(3) not null,
  is_part boolean not null,
  open_until timestamptz(3) not null,
  note text,
  status text not null check (status in ('OPEN', 'WAITING', 'DONE', 'DECLINED', 'WITHDRAWN', 'REJECTED', 'ENDED')),
  ended_reason text check (ended_reason in ('STARTED', 'CHANGED', 'CALLED_OFF', 'GONE')),
  warnings jsonb not null default '[]',
  taken_at timestamptz(3),
  decided_by_id text collate "C",
  decided_at timestamptz(3),
  rejection_reason text,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  primary key (organization_id, id),
  foreign key (organization_id, shift_id) references shifts (organization_id, id) on delete set null (shift_id),
  foreign key (organization_id, for_shift_id) references shifts (organization_id, id) on delete set null (for_shift_id),
  foreign key (organization_id, offered_by_id) references users (organization_id, id),
  foreign key (organization_id, user_id) references users (organization_id, id),
  foreign key (organization_id, taken_by_id) references users (organization_id, id),
  foreign key (organization_id, decided_by_id) references users (organization_id, id),
  constraint shift_offers_span check (ends_at > starts_at),
  constraint shift_offers_ended check ((ended_reason is not null) = (status = 'ENDED'))
);
create index shift_offers_status_idx on shift_offers (organization_id, status, id);
create index shift_offers_shift_idx on shift_offers (organization_id, shift_id, id);
create index shift_offers_for_shift_idx on shift_offers (organization_id, for_shift_id) where for_shift_id is not null;
create index shift_offers_offered_by_idx on shift_offers (organization_id, offered_by_id, id);
create index shift_offers_user_idx on shift_offers (organization_id, user_id, id) where user_id is not null;
create index shift_offers_taken_by_idx on shift_offers (organization_id, taken_by_id, id) where taken_by_id is not null;
