-- How the totals of a locked timesheet came about: settings, leave and days of neighbours that they followed from may change
-- after it. null: it is worked out on request.
alter table timesheets add column explanation jsonb;

-- Addresses from which calendars are subscribed to. The secret in the address is kept as its SHA-256 alone.
create table calendar_feeds (
  organization_id text collate "C" not null references organizations (id),
  id text collate "C" not null,
  user_id text collate "C" not null,
  kind text not null check (kind in ('MY_SHIFTS', 'MY_LEAVE', 'TEAM_LEAVE')),
  secret_hash bytea not null unique,
  created_at timestamptz(3) not null,
  primary key (organization_id, id),
  foreign key (organization_id, user_id) references users (organization_id, id)
);
create index calendar_feeds_user_idx on calendar_feeds (organization_id, user_id, id);
