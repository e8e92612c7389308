-- Who decides in whose place: on the days that are given, and while the person is away if that was asked for. Whether it holds is
-- worked out whenever someone asks, from the leave that is approved at that moment: nothing here says so.
create table deputies (
  organization_id text collate "C" not null references organizations (id),
  id text collate "C" not null,
  user_id text collate "C" not null,
  deputy_id text collate "C" not null,
  kinds text[] not null constraint deputies_kinds_check
    check (kinds <@ array['TIME', 'LEAVE', 'EXPENSES'] and cardinality(kinds) > 0),
  from_date date,
  to_date date,
  while_away boolean not null,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  primary key (organization_id, id),
  foreign key (organization_id, user_id) references users (organization_id, id),
  foreign key (organization_id, deputy_id) references users (organization_id, id),
  constraint deputies_another check (user_id <> deputy_id),
  constraint deputies_dates check (to_date >= from_date),
  constraint deputies_when check (while_away or from_date is not null or to_date is not null)
);
create index deputies_user_idx on deputies (organization_id, user_id, id);
create index deputies_deputy_idx on deputies (organization_id, deputy_id, id);
