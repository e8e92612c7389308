-- Whether an address may be given to someone new, asked in the round trip that adds them. An address has one account, in whichever
-- organization; a refusal tells that another one has it, and the log of such refusals is their count.
create function check_address(of_organization text, of_address text, since_id text, at_most integer)
returns void language plpgsql stable as $$
declare
  full_since timestamptz;
begin
  select at into full_since from sensitive_access_log
   where organization_id = of_organization and user_id is null and id >= since_id
   order by id desc offset at_most - 1 limit 1;
  if found then
    raise exception 'Too many refusals have told of other organizations.' using errcode = 'MUA01', detail = full_since;
  end if;
  perform from users where email = of_address and organization_id <> of_organization;
  if found then
    raise exception 'Another organization has this address.' using errcode = 'MUA02';
  end if;
end $$;
