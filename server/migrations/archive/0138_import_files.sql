-- Files of rows that people sent in: one serves its trials and the import, and goes with the import or after a day. The key of imports is
-- proven in a step of its own; no row has a value yet.
-- no transaction
create table if not exists import_files (
  organization_id text collate "C" not null,
  id text collate "C" not null,
  file_key text collate "C" not null,
  created_by_id text collate "C",
  created_at timestamptz(3) not null,
  expires_at timestamptz(3) not null,
  primary key (organization_id, id),
  foreign key (organization_id, created_by_id) references users (organization_id, id),
  foreign key (organization_id, file_key) references stored_files (organization_id, key)
);
-- step
create unique index if not exists import_files_file_key on import_files (organization_id, file_key);
-- step
create index if not exists import_files_created_by on import_files (organization_id, created_by_id);
-- step
create index if not exists import_files_expires_at on import_files (expires_at);
-- step
alter table imports add column if not exists file_id text collate "C";
-- step
alter table imports
  drop constraint if exists imports_file_fkey,
  add constraint imports_file_fkey
    foreign key (organization_id, file_id) references import_files (organization_id, id) not valid;
-- step
alter table imports validate constraint imports_file_fkey;
-- step
drop index concurrently if exists imports_file_idx;
-- step
create index concurrently imports_file_idx on imports (organization_id, file_id) where file_id is not null;
