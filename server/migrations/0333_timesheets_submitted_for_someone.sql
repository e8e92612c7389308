-- Who handed a timesheet in for someone who could not, and why; null: the person did. The key is proven in a step of its own.
-- no transaction
alter table timesheets add column if not exists submitted_by_id text collate "C", add column if not exists submission_reason text;
-- step
alter table timesheets
  drop constraint if exists timesheets_submitted_by_fkey,
  add constraint timesheets_submitted_by_fkey
    foreign key (organization_id, submitted_by_id) references users (organization_id, id) not valid;
-- step
alter table timesheets validate constraint timesheets_submitted_by_fkey;
