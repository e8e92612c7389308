-- Before someone is added it is asked whether a person with this name and day of birth is known.
-- no transaction
drop index concurrently if exists user_personal_details_birth_idx;
-- step
create index concurrently user_personal_details_birth_idx on user_personal_details (organization_id, date_of_birth)
  where date_of_birth is not null;
