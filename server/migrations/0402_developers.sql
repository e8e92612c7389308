-- Who was given to develop is in sandboxes as those are whose role says so. A grant that is planned opens nothing yet, and closes nothing.
create function is_developer(organization text, person text, as_role text) returns boolean language sql stable as $$
  select as_role in ('ADMINISTRATOR', 'EXECUTIVE') or exists (
    select from access_grants g
     where g.organization_id = organization and g.user_id = person and g.package = 'DEVELOPING' and g.ended_at is null)
$$;

create function set_sandbox_people(organization text, person text, may boolean) returns void language plpgsql as $$
begin
  if not may then
    update api_tokens t set revoked_at = now() from sandbox_people p
     where p.organization_id = organization and p.user_id = person
       and t.organization_id = p.sandbox_organization_id and t.user_id = p.sandbox_user_id and t.revoked_at is null;
    delete from sessions s using sandbox_people p
     where p.organization_id = organization and p.user_id = person
       and s.organization_id = p.sandbox_organization_id and s.user_id = p.sandbox_user_id;
  end if;
  update users u set access_suspended_at = case when may then null else now() end from sandbox_people p
   where p.organization_id = organization and p.user_id = person
     and u.organization_id = p.sandbox_organization_id and u.id = p.sandbox_user_id;
end $$;

create or replace function keep_sandbox_people() returns trigger language plpgsql as $$
declare
  may boolean := new.is_active and new.access_suspended_at is null and is_developer(new.organization_id, new.id, new.role);
begin
  if may is distinct from (old.is_active and old.access_suspended_at is null
                           and is_developer(old.organization_id, old.id, old.role)) then
    perform set_sandbox_people(new.organization_id, new.id, may);
  end if;
  return null;
end $$;
drop trigger users_sandboxes on users;
create trigger users_sandboxes after update of role, is_active, access_suspended_at on users
  for each row when (new.role is distinct from old.role or new.is_active is distinct from old.is_active
                     or new.access_suspended_at is distinct from old.access_suspended_at)
  execute function keep_sandbox_people();

create function keep_sandbox_developers() returns trigger language plpgsql as $$
begin
  perform set_sandbox_people(u.organization_id, u.id,
                             u.is_active and u.access_suspended_at is null and is_developer(u.organization_id, u.id, u.role))
     from users u where u.organization_id = new.organization_id and u.id = new.user_id;
  return null;
end $$;
create trigger access_grants_sandboxes after insert or update of ended_at on access_grants
  for each row when (new.package = 'DEVELOPING')
  execute function keep_sandbox_developers();
