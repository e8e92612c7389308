-- How a person wants to see a list: filters, order and columns under a name, for themselves or for everyone who may open
-- that list.

create table saved_views (
  organization_id text collate "C" not null,
  id text collate "C" not null,
  user_id text collate "C" not null,
  -- The operation that reads it.
  list text collate "C" not null,
  name text not null,
  query jsonb not null,
  is_shared boolean not null,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  primary key (organization_id, id),
  foreign key (organization_id, user_id) references users (organization_id, id)
);
create unique index saved_views_name_key on saved_views (organization_id, user_id, list, lower(name));
create index saved_views_shared_idx on saved_views (organization_id, id) where is_shared;
