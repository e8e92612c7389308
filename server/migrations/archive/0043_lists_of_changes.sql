-- What has changed since an instant, in the order in which it did: an index for each list that takes updated_since. Built while others
-- write; one that was broken off is built again.
-- no transaction
drop index concurrently if exists users_updated_idx;
-- step
create index concurrently users_updated_idx on users (organization_id, updated_at, id);
-- step
drop index concurrently if exists departments_updated_idx;
-- step
create index concurrently departments_updated_idx on departments (organization_id, updated_at, id);
-- step
drop index concurrently if exists teams_updated_idx;
-- step
create index concurrently teams_updated_idx on teams (organization_id, updated_at, id);
-- step
drop index concurrently if exists time_entries_updated_idx;
-- step
create index concurrently time_entries_updated_idx on time_entries (organization_id, updated_at, id) where status <> 'DELETED';
-- step
drop index concurrently if exists timesheets_updated_idx;
-- step
create index concurrently timesheets_updated_idx on timesheets (organization_id, updated_at, id);
-- step
drop index concurrently if exists projects_updated_idx;
-- step
create index concurrently projects_updated_idx on projects (organization_id, updated_at, id);
-- step
drop index concurrently if exists clients_updated_idx;
-- step
create index concurrently clients_updated_idx on clients (organization_id, updated_at, id);
-- step
drop index concurrently if exists shifts_updated_idx;
-- step
create index concurrently shifts_updated_idx on shifts (organization_id, updated_at, id);
-- step
drop index concurrently if exists leave_requests_updated_idx;
-- step
create index concurrently leave_requests_updated_idx on leave_requests (organization_id, updated_at, id);
-- step
drop index concurrently if exists expense_reports_updated_idx;
-- step
create index concurrently expense_reports_updated_idx on expense_reports (organization_id, updated_at, id) where deleted_at is null;
-- step
drop index concurrently if exists documents_updated_idx;
-- step
create index concurrently documents_updated_idx on documents (organization_id, updated_at, id);
