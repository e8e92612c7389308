-- Lists of people on another day. On a day when few were there, or no one, what begins by then is asked for, not everyone in turn; and
-- whether someone was still in a department is answered by the index: a department that everyone has left is passed over without its rows.
-- no transaction
drop index concurrently if exists employment_from_idx;
-- step
create index concurrently employment_from_idx on employment (organization_id, effective_date, user_id) where waits_since is null;
-- step
drop index concurrently if exists employment_department_held_idx;
-- step
create index concurrently employment_department_held_idx
  on employment (organization_id, department_id, user_id, effective_date, until) where waits_since is null;
-- step
-- It has all that the one before had.
drop index concurrently if exists employment_department_idx;
