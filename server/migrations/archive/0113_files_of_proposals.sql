-- A write whose body is a file can be proposed: the file stands in the store and is named by the proposal while it waits. The key is proven
-- in a step of its own; no row has a value yet.
-- no transaction
alter table proposals add column if not exists file_key text collate "C";
-- step
alter table proposals
  drop constraint if exists proposals_file_fkey,
  add constraint proposals_file_fkey
    foreign key (organization_id, file_key) references stored_files (organization_id, key) not valid;
-- step
alter table proposals validate constraint proposals_file_fkey;
-- step
drop index concurrently if exists proposals_file_idx;
-- step
create index concurrently proposals_file_idx on proposals (organization_id, file_key) where file_key is not null;
