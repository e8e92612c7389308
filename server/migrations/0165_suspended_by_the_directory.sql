-- Whom a directory has suspended it lets in again, and nobody whom a person has suspended. They take no seat meanwhile.
alter table users add column access_suspended_by_directory boolean not null default false;
update users u set access_suspended_by_directory = true
  from scim_people l
 where l.organization_id = u.organization_id and l.user_id = u.id and l.suspended_at = u.access_suspended_at;
