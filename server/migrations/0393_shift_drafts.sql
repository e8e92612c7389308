-- What is planned otherwise than it was published: it stands beside the shift until it is published or thrown away.
create table shift_drafts (
  organization_id text collate "C" not null references organizations (id),
  shift_id text collate "C" not null,
  -- What differs; of the rest, what the shift says by then counts.
  fields text[] not null,
  is_deleted boolean not null,
  user_id text collate "C",
  department_id text collate "C",
  title text,
  starts_at timestamptz(3) not null,
  ends_at timestamptz(3) not null,
  break_minutes integer not null,
  location text,
  notes text,
  status text not null,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  primary key (organization_id, shift_id),
  foreign key (organization_id, shift_id) references shifts (organization_id, id) on delete cascade,
  foreign key (organization_id, user_id) references users (organization_id, id),
  foreign key (organization_id, department_id) references departments (organization_id, id),
  constraint shift_drafts_of_something check (cardinality(fields) > 0)
);
create index shift_drafts_user_idx on shift_drafts (organization_id, user_id) where user_id is not null;
