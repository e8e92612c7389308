-- no transaction
-- An address is unique in an organization, and may be that of a person in another as well. It is still looked for over all of them as
-- someone signs in.
drop index concurrently if exists users_address_key;
-- step
create unique index concurrently users_address_key on users (organization_id, email);
-- step
drop index concurrently if exists users_email_idx;
-- step
create index concurrently users_email_idx on users (email);
-- step
drop index concurrently if exists users_email_key;
