-- A document that many people sign, each for themselves: whom it is for is kept, so that those who join later are asked too, and when
-- each was last reminded, so that no one is reminded twice a day.

alter table documents add column signing_audience jsonb;
alter table document_signers add column reminded_at timestamp(3) with time zone;

-- For every new person: the few documents that await them.
create index documents_signing_audience_idx on documents (organization_id) where signing_audience is not null;
