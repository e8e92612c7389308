-- What every change leaves behind is written by the kernel alone, with the organization of whoever made the change, in
-- its transaction. Looking that organization up again for each row, and locking it, told nothing new.
alter table events drop constraint events_organization_id_fkey;
alter table audit_log drop constraint audit_log_organization_id_fkey;
alter table sensitive_access_log drop constraint sensitive_access_log_organization_id_fkey;
alter table idempotency_keys drop constraint idempotency_keys_organization_id_fkey;

-- Takes a key for the transaction, or fails: MUK01 while a request with the key is running, MUK02 where one was
-- remembered. As it fails, the statements sent behind it are not run.
create function take_idempotency_key(of_organization text, of_key bytea, of_lock bigint, at_instant timestamptz)
returns void language plpgsql as $$
declare
  expiry timestamptz;
begin
  if not pg_try_advisory_xact_lock(of_lock) then
    raise exception 'A request with this key is running.' using errcode = 'MUK01';
  end if;
  -- A statement of its own, which sees all that was committed by the time the lock was free.
  select expires_at into expiry from idempotency_keys where organization_id = of_organization and key_hash = of_key;
  if expiry > at_instant then
    raise exception 'A request with this key was remembered.' using errcode = 'MUK02';
  elsif expiry is not null then
    delete from idempotency_keys where organization_id = of_organization and key_hash = of_key;
  end if;
end $$;
