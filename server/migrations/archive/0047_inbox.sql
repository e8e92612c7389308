-- What waits for a decision is few among all that was ever decided.
create index leave_requests_cancellation_idx on leave_requests (organization_id, cancellation_requested_at, id)
  where status = 'APPROVED' and cancellation_requested_at is not null;

-- One a person and matter: what happens again to the same thing takes the place of the row before, unread.
-- Neither titles nor names: what is shown of it is read from the record, by the rights of that moment.
create table notifications (
  organization_id text collate "C" not null references organizations (id),
  id text collate "C" not null,
  user_id text collate "C" not null,
  kind text not null,
  matter text collate "C" not null,
  subject_id text collate "C",
  -- The first day of the week that it is about, where it is about a week.
  week_start date,
  created_at timestamptz(3) not null,
  read_at timestamptz(3),
  mailed_at timestamptz(3),
  primary key (organization_id, id),
  foreign key (organization_id, user_id) references users (organization_id, id)
);
create unique index notifications_matter_key on notifications (organization_id, user_id, matter);
create index notifications_user_idx on notifications (organization_id, user_id, id);
create index notifications_unread_idx on notifications (organization_id, user_id, id) where read_at is null;
create index notifications_created_idx on notifications (created_at);

-- What somebody wants to be told of, and how; everything, where there is no row.
create table notification_preferences (
  organization_id text collate "C" not null,
  user_id text collate "C" not null,
  topic text not null check (topic in ('requests', 'tasks', 'signatures', 'shifts')),
  in_app boolean not null,
  by_mail boolean not null,
  primary key (organization_id, user_id, topic),
  foreign key (organization_id, user_id) references users (organization_id, id)
);
