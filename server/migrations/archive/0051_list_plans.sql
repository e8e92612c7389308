-- Lists by what few records have: what is overdue, has expired or ended, is settled in a rare way or carries a tag.
-- no transaction
drop index concurrently if exists expense_reports_type_idx;
-- step
create index concurrently expense_reports_type_idx on expense_reports (organization_id, report_type, id) where deleted_at is null;
-- step
drop index concurrently if exists documents_tags_idx;
-- step
create index concurrently documents_tags_idx on documents using gin (tags);
-- step
drop index concurrently if exists training_assignments_due_idx;
-- step
create index concurrently training_assignments_due_idx on training_assignments (organization_id, due_date, id) where status <> 'COMPLETED';
-- step
drop index concurrently if exists training_assignments_status_idx;
-- step
create index concurrently training_assignments_status_idx on training_assignments (organization_id, status, id);
-- step
drop index concurrently if exists certifications_expiry_idx;
-- step
create index concurrently certifications_expiry_idx on certifications (organization_id, expiry_date, id) where expiry_date is not null;
-- step
drop index concurrently if exists benefit_enrollments_end_idx;
-- step
create index concurrently benefit_enrollments_end_idx on benefit_enrollments (organization_id, id) where end_date is not null;
