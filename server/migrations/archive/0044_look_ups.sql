-- People by the number of the personnel office, and lists across the organization by what narrows them.
-- no transaction
drop index concurrently if exists users_employee_id_idx;
-- step
create index concurrently users_employee_id_idx on users (organization_id, employee_id, id) where employee_id is not null;
-- step
drop index concurrently if exists teams_status_idx;
-- step
create index concurrently teams_status_idx on teams (organization_id, status, id);
-- step
drop index concurrently if exists training_assignments_course_idx;
-- step
create index concurrently training_assignments_course_idx on training_assignments (organization_id, course_id, id);
-- step
drop index concurrently if exists custom_field_values_field_idx;
-- step
create index concurrently custom_field_values_field_idx on custom_field_values (organization_id, field_id, id);
-- step
drop index concurrently if exists clients_inactive_idx;
-- step
create index concurrently clients_inactive_idx on clients (organization_id, id) where not is_active;
-- step
drop index concurrently if exists assets_status_idx;
-- step
create index concurrently assets_status_idx on assets (organization_id, status, id);
-- step
drop index concurrently if exists documents_category_idx;
-- step
create index concurrently documents_category_idx on documents (organization_id, category, id);
