-- Pay that is to hold from a later day, soonest first, across the organization.
-- no transaction
drop index concurrently if exists compensation_records_effective_idx;
-- step
create index concurrently compensation_records_effective_idx on compensation_records (organization_id, effective_date, id);
