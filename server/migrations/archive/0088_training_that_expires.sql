-- no transaction
-- A course may hold for some months: a new assignment is then made before the old one expires. A person has a course once for each
-- renewal; what is assigned by hand is the first, so that a course that is assigned already is refused as before.
alter table courses add column if not exists valid_months integer;
-- step
alter table courses drop constraint if exists courses_valid_months_check;
-- step
alter table courses
  add constraint courses_valid_months_check check (valid_months between 1 and 120) not valid;
-- step
alter table training_assignments add column if not exists renewal integer not null default 0;
-- step
drop index concurrently if exists training_assignments_renewal_key;
-- step
create unique index concurrently training_assignments_renewal_key
  on training_assignments (organization_id, user_id, course_id, renewal);
-- step
drop index concurrently if exists training_assignments_course_key;
-- step
alter index training_assignments_renewal_key rename to training_assignments_course_key;
