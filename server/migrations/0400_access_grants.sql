-- What people may do beyond their role, for a time. Whoever authenticates reads what they hold today along with their role, so that
-- a change is announced as one of a role is.
create table access_grants (
  organization_id text collate "C" not null references organizations (id),
  id text collate "C" not null,
  user_id text collate "C" not null,
  package text collate "C" not null,
  department_ids text[] collate "C",
  starts_on date not null,
  ends_on date,
  reason text not null,
  given_by_id text collate "C",
  ended_at timestamptz(3),
  ended_by_id text collate "C",
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  primary key (organization_id, id),
  foreign key (organization_id, user_id) references users (organization_id, id),
  foreign key (organization_id, given_by_id) references users (organization_id, id),
  foreign key (organization_id, ended_by_id) references users (organization_id, id),
  constraint access_grants_days check (ends_on >= starts_on),
  constraint access_grants_departments check (department_ids is null or cardinality(department_ids) > 0)
);
create index access_grants_user_idx on access_grants (organization_id, user_id, id);
create index access_grants_package_idx on access_grants (organization_id, package, id);
create index access_grants_standing_idx on access_grants (organization_id, id) where ended_at is null;
create index access_grants_due_idx on access_grants (ends_on) where ended_at is null;
create trigger access_grants_access after insert or delete or update on access_grants
  for each row execute function announce_access_change();
