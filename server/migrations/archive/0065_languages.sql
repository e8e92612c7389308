-- The language that a person reads; null: that of their organization. Which languages there are is known to the build, not to the
-- schema: one more takes no migration.
alter table users add column language text constraint users_language_check check (language ~ '^[a-z]{2}$');

-- What is kept of a person in memory holds their language too.
create or replace trigger users_access after update of role, is_active, department_id, first_name, last_name, language on users
  for each row execute function announce_access_change();

-- The browser's language is kept at the first sign-in and at no other: whoever goes back to that of the organization stays there.
alter table user_credentials add column first_signed_in_at timestamptz;
