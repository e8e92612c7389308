-- Programs that keep people and teams in step with a directory (SCIM 2.0): what each of them knows of whom, and the brake.

-- Of a service account: the people it has sent something of. Others have no row.
create table scim_people (
  organization_id text collate "C" not null,
  account_id text collate "C" not null,
  user_id text collate "C" not null,
  -- What the directory calls them.
  external_id text collate "C",
  -- What they sign in with there, in lower case, as it was when it was last told of; null: their address.
  user_name text collate "C",
  -- It sends their address apart from that.
  has_emails boolean not null,
  -- Fields of the person that it sent: its own.
  fields text[] not null,
  -- It has added the person.
  is_created boolean not null,
  created_at timestamp(3) with time zone not null,
  updated_at timestamp(3) with time zone not null,
  -- It has deleted them: they are there no more for it, and work on here.
  removed_at timestamp(3) with time zone,
  -- When it last suspended their access.
  suspended_at timestamp(3) with time zone,
  primary key (organization_id, account_id, user_id),
  foreign key (organization_id, account_id) references service_accounts (organization_id, id),
  foreign key (organization_id, user_id) references users (organization_id, id)
);
create unique index scim_people_external_id_key on scim_people (organization_id, account_id, external_id);
create unique index scim_people_user_name_key on scim_people (organization_id, account_id, user_name);
create index scim_people_user_idx on scim_people (organization_id, user_id);
create index scim_people_suspended_idx on scim_people (organization_id, suspended_at) where suspended_at is not null;

create table scim_teams (
  organization_id text collate "C" not null,
  account_id text collate "C" not null,
  team_id text collate "C" not null,
  external_id text collate "C",
  is_created boolean not null,
  created_at timestamp(3) with time zone not null,
  updated_at timestamp(3) with time zone not null,
  removed_at timestamp(3) with time zone,
  primary key (organization_id, account_id, team_id),
  foreign key (organization_id, account_id) references service_accounts (organization_id, id),
  foreign key (organization_id, team_id) references teams (organization_id, id) on delete cascade
);
create unique index scim_teams_external_id_key on scim_teams (organization_id, account_id, external_id);
create index scim_teams_team_idx on scim_teams (organization_id, team_id);

-- Too many suspended within an hour: the rest waits for an Executive. The last one of each organization.
create table scim_brakes (
  organization_id text collate "C" not null references organizations (id),
  -- Whose suspensions they were.
  account_id text collate "C" not null,
  begun_at timestamp(3) with time zone not null,
  -- Someone let it go on, until then.
  released_until timestamp(3) with time zone,
  primary key (organization_id),
  foreign key (organization_id, account_id) references service_accounts (organization_id, id)
);
create index scim_brakes_account_idx on scim_brakes (organization_id, account_id);
