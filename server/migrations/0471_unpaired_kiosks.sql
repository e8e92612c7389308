-- The device that was paired last and is no more: what it had not sent it may hand over, for who leads its people to decide. It opens nothing else.
alter table kiosks add column left_hash bytea, add column left_key jsonb;
create unique index kiosks_left_key on kiosks (left_hash) where left_hash is not null;
