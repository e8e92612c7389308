-- Who recorded what a person is paid, as planned changes say. Who did so before is in the audit log alone. The key is proven in a step
-- of its own, which holds up neither readers nor writers.
-- no transaction
alter table compensation_records add column if not exists created_by_id text collate "C";
-- step
alter table compensation_records
  drop constraint if exists compensation_records_created_by_fkey,
  add constraint compensation_records_created_by_fkey
    foreign key (organization_id, created_by_id) references users (organization_id, id) not valid;
-- step
alter table compensation_records validate constraint compensation_records_created_by_fkey;
