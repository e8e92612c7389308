-- An audit row says whom it concerns, unless its subject is that person, and what changed from what to what. Values are sealed, for
-- they tell as much as the record does. Rows from before, and of a build that does not know the columns, have neither.
-- no transaction
alter table audit_log add column if not exists person_id text collate "C", add column if not exists sealed_values bytea;
create index if not exists audit_log_person_idx on only audit_log (organization_id, person_id, id) where person_id is not null;
-- step for each partition of audit_log
do $$ begin
  if exists (select from pg_index where indexrelid = to_regclass('{partition}_person_idx') and not indisvalid) then
    drop index {partition}_person_idx;
  end if;
end $$;
-- step for each partition of audit_log
create index concurrently if not exists {partition}_person_idx
  on {partition} (organization_id, person_id, id) where person_id is not null;
-- step
do $$
declare
  part record;
begin
  for part in
    select i.relname as name
      from pg_inherits h join pg_class t on t.oid = h.inhrelid
      join pg_class i on i.relname = t.relname || '_person_idx' and i.relnamespace = t.relnamespace
     where h.inhparent = 'audit_log'::regclass and not i.relispartition
  loop
    execute format('alter index audit_log_person_idx attach partition %I', part.name);
  end loop;
end $$;
-- step
-- Looks at one part of the record, over years: who saw pay.
create index if not exists sensitive_access_log_tier_idx on only sensitive_access_log (organization_id, tier, id);
-- step for each partition of sensitive_access_log
do $$ begin
  if exists (select from pg_index where indexrelid = to_regclass('{partition}_tier_idx') and not indisvalid) then
    drop index {partition}_tier_idx;
  end if;
end $$;
-- step for each partition of sensitive_access_log
create index concurrently if not exists {partition}_tier_idx on {partition} (organization_id, tier, id);
-- step
do $$
declare
  part record;
begin
  for part in
    select i.relname as name
      from pg_inherits h join pg_class t on t.oid = h.inhrelid
      join pg_class i on i.relname = t.relname || '_tier_idx' and i.relnamespace = t.relnamespace
     where h.inhparent = 'sensitive_access_log'::regclass and not i.relispartition
  loop
    execute format('alter index sensitive_access_log_tier_idx attach partition %I', part.name);
  end loop;
end $$;
