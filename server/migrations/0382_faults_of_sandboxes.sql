-- What a sandbox has asked to go wrong in it for a while, by real time; every process hears of it.
create table sandbox_faults (
  organization_id text collate "C" not null references organizations (id),
  kind text not null check (kind in ('RATE_LIMIT', 'UNAVAILABLE', 'CUT', 'SLOW', 'DUPLICATE', 'LATE', 'OUT_OF_ORDER')),
  until timestamptz(3) not null,
  primary key (organization_id, kind)
);

create function announce_sandbox_fault() returns trigger language plpgsql as $$
declare
  fault sandbox_faults := case when tg_op = 'DELETE' then old else new end;
begin
  perform pg_notify('muster_sandbox_fault', fault.organization_id || ' ' || fault.kind || ' '
    || case when tg_op = 'DELETE' then 0 else floor(extract(epoch from fault.until) * 1000)::bigint end);
  return null;
end $$;
create trigger sandbox_faults_told after insert or update or delete on sandbox_faults
  for each row execute function announce_sandbox_fault();
