-- Notices on people's own devices (Web Push): a key pair of the organization, and the devices that asked. A device rings for
-- as long as its person is signed in on it: with the session goes its row.
create table push_keys (
  organization_id text collate "C" not null references organizations (id),
  public_key bytea not null,
  sealed_private_key bytea not null,
  created_at timestamptz(3) not null,
  primary key (organization_id)
);

create table push_subscriptions (
  organization_id text collate "C" not null,
  id text collate "C" not null,
  user_id text collate "C" not null,
  session_id text collate "C" not null,
  -- One device is one person's, in the whole installation.
  endpoint_hash bytea not null,
  -- Where the push service takes it, and what it is encrypted for.
  sealed_target bytea not null,
  -- Attempts that failed since the last that did not, and until when none is made.
  failures integer not null default 0,
  rests_until timestamptz(3),
  created_at timestamptz(3) not null,
  last_sent_at timestamptz(3),
  primary key (organization_id, id),
  foreign key (organization_id, user_id) references users (organization_id, id),
  foreign key (organization_id, session_id) references sessions (organization_id, id) on delete cascade
);
create unique index push_subscriptions_endpoint_key on push_subscriptions (endpoint_hash);
create index push_subscriptions_user_idx on push_subscriptions (organization_id, user_id, id);
create index push_subscriptions_session_idx on push_subscriptions (organization_id, session_id);

alter table notifications add column pushed_at timestamptz(3);

alter table notification_settings
  add column quiet_from text collate "C",
  add column quiet_to text collate "C",
  add column shows_names boolean not null default false,
  add constraint notification_settings_quiet check ((quiet_from is null) = (quiet_to is null) and quiet_from <> quiet_to);

-- What was not wanted in the app does not ring either.
alter table notification_preferences add column by_push boolean not null default true;
update notification_preferences set by_push = in_app where not in_app;
