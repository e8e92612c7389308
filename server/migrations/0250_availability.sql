-- When people can work: a pattern of the week that holds from a day on, and exceptions for single days. A pattern is one document,
-- replaced as a whole; earlier ones stay for the weeks that were fixed when it changed.
create table availability_patterns (
  organization_id text collate "C" not null references organizations (id),
  user_id text collate "C" not null,
  from_date date not null,
  weekly jsonb not null,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  primary key (organization_id, user_id, from_date),
  foreign key (organization_id, user_id) references users (organization_id, id)
);

create table availability_exceptions (
  organization_id text collate "C" not null references organizations (id),
  id text collate "C" not null,
  user_id text collate "C" not null,
  date date not null,
  from_time text collate "C" not null,
  to_time text collate "C" not null,
  kind text not null check (kind in ('AVAILABLE', 'IF_NEEDED', 'UNAVAILABLE')),
  note text,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  primary key (organization_id, id),
  foreign key (organization_id, user_id) references users (organization_id, id),
  constraint availability_exceptions_span check (to_time > from_time)
);
create index availability_exceptions_date_idx on availability_exceptions (organization_id, date, id);
create index availability_exceptions_user_idx on availability_exceptions (organization_id, user_id, date, id);
