-- Who decided on what concerns themselves: over years of rows, and nearly always none.
-- no transaction
create index if not exists audit_log_own_idx on only audit_log (organization_id, id)
  where actor_id = person_id or accepted_by_id = coalesce(person_id, subject_id);
-- step for each partition of audit_log
do $$ begin
  if exists (select from pg_index where indexrelid = to_regclass('{partition}_own_idx') and not indisvalid) then
    drop index {partition}_own_idx;
  end if;
end $$;
-- step for each partition of audit_log
create index concurrently if not exists {partition}_own_idx on {partition} (organization_id, id)
  where actor_id = person_id or accepted_by_id = coalesce(person_id, subject_id);
-- step
do $$
declare
  part record;
begin
  for part in
    select i.relname as name
      from pg_inherits h join pg_class t on t.oid = h.inhrelid
      join pg_class i on i.relname = t.relname || '_own_idx' and i.relnamespace = t.relnamespace
     where h.inhparent = 'audit_log'::regclass and not i.relispartition
  loop
    execute format('alter index audit_log_own_idx attach partition %I', part.name);
  end loop;
end $$;
