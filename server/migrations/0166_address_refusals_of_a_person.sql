-- What one person was told of other organizations stops that person, and nobody else. The function of four arguments is that of the
-- build before.
create function check_address(of_organization text, of_person text, of_address text, since_id text, at_most integer)
returns void language plpgsql stable as $$
declare
  full_since timestamptz;
begin
  -- Refusals alone concern nobody: an hour of them is a handful of rows of the index.
  select at into full_since from sensitive_access_log
   where organization_id = of_organization and user_id is null and id >= since_id and actor_id = of_person
   order by id desc offset at_most - 1 limit 1;
  if found then
    raise exception 'Too many refusals have told of other organizations.' using errcode = 'MUA01', detail = full_since;
  end if;
  perform from users where email = of_address and organization_id <> of_organization;
  if found then
    raise exception 'Another organization has this address.' using errcode = 'MUA02';
  end if;
end $$;
