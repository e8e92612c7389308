-- Who turned a timesheet down, as of an entry. Who did so before is in the audit log alone. The key is proven in a step of its own,
-- which holds up neither readers nor writers.
-- no transaction
alter table timesheets add column if not exists rejected_by_id text collate "C";
-- step
alter table timesheets
  drop constraint if exists timesheets_rejected_by_fkey,
  add constraint timesheets_rejected_by_fkey
    foreign key (organization_id, rejected_by_id) references users (organization_id, id) not valid;
-- step
alter table timesheets validate constraint timesheets_rejected_by_fkey;
