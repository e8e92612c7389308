-- How far signatures are is listed for documents that anyone is asked to sign, which few of them are.
-- no transaction
drop index concurrently if exists documents_asked_idx;
-- step
create index concurrently documents_asked_idx on documents (organization_id, id) where signature_status is not null;
