-- Which keys values may be sealed with: a process that lacks one of them does not start. Changing the key adds the new one when
-- the first process seals with it, and removes the old one once nothing needs it any more.

create table secret_keys (
  key_check bytea primary key check (octet_length(key_check) = 32),
  registered_at timestamptz(3) not null default now()
);
insert into secret_keys (key_check) select key_check from installation where key_check is not null;

-- Registers the key that a process seals with, unless a key is in use that the process does not have. One at a time: two first
-- processes with different keys must not both be let in. installation.key_check is what the version before compares with.
create function register_secret_key(of_current bytea, of_all bytea[]) returns boolean language plpgsql as $$
begin
  perform 1 from installation for update;
  if exists (select 1 from secret_keys where key_check <> all (of_all))
     or exists (select 1 from installation where key_check <> all (of_all)) then
    return false;
  end if;
  insert into secret_keys (key_check) values (of_current) on conflict do nothing;
  update installation set key_check = of_current where key_check is null;
  return true;
end $$;
