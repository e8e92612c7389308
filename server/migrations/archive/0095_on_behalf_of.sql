-- Who decided in whose place: beside the person who decided stands the one who was away. The key is proven in a step of its own,
-- which holds up neither readers nor writers of years of rows; no row has a value yet.
-- no transaction
alter table leave_requests add column if not exists on_behalf_of_id text collate "C";
-- step
alter table leave_requests
  drop constraint if exists leave_requests_on_behalf_of_fkey,
  add constraint leave_requests_on_behalf_of_fkey
    foreign key (organization_id, on_behalf_of_id) references users (organization_id, id) not valid;
-- step
alter table leave_requests validate constraint leave_requests_on_behalf_of_fkey;
-- step
alter table time_entries add column if not exists on_behalf_of_id text collate "C";
-- step
alter table time_entries
  drop constraint if exists time_entries_on_behalf_of_fkey,
  add constraint time_entries_on_behalf_of_fkey
    foreign key (organization_id, on_behalf_of_id) references users (organization_id, id) not valid;
-- step
alter table time_entries validate constraint time_entries_on_behalf_of_fkey;
-- step
alter table timesheets add column if not exists on_behalf_of_id text collate "C";
-- step
alter table timesheets
  drop constraint if exists timesheets_on_behalf_of_fkey,
  add constraint timesheets_on_behalf_of_fkey
    foreign key (organization_id, on_behalf_of_id) references users (organization_id, id) not valid;
-- step
alter table timesheets validate constraint timesheets_on_behalf_of_fkey;
-- step
alter table expense_reports add column if not exists on_behalf_of_id text collate "C";
-- step
alter table expense_reports
  drop constraint if exists expense_reports_on_behalf_of_fkey,
  add constraint expense_reports_on_behalf_of_fkey
    foreign key (organization_id, on_behalf_of_id) references users (organization_id, id) not valid;
-- step
alter table expense_reports validate constraint expense_reports_on_behalf_of_fkey;
