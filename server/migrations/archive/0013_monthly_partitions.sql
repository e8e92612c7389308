-- Events, audit rows and access rows are kept in partitions by month, so that what is past its retention is dropped
-- rather than deleted. Ids begin with their instant, and are part of the primary key: they are the partition key.
--
-- A filled table becomes the first partition as it is. What takes long, proving that all its ids lie before the bound,
-- happens beforehand and holds up nobody; the swap itself moves no row. The last partition has no upper bound: however
-- far the clock moves and whatever a job misses, a row always finds its place.
-- no transaction

-- The lowest id of an instant: ten digits of time in base 32, sixteen zeros.
create or replace function pg_temp.lowest_id(prefix text, at timestamptz) returns text language sql as $$
  select prefix || '_' || string_agg(
           substr('0123456789ABCDEFGHJKMNPQRSTVWXYZ', ((extract(epoch from at) * 1000)::bigint >> (5 * place) & 31)::int + 1, 1),
           '' order by place desc) || repeat('0', 16)
    from generate_series(0, 9) as place
$$;

-- The first of a month that lies after every id of the table, and after all that come while this migration runs.
create or replace function pg_temp.bound_of(of_table text, prefix text) returns timestamptz language plpgsql as $$
declare
  highest text;
  bound timestamp := date_trunc('month', (now() at time zone 'UTC')
    + (select clock_offset_ms from installation) * interval '1 millisecond' + interval '2 days');
begin
  execute format('select max(id) from %I', of_table) into highest;
  loop
    bound := bound + interval '1 month';
    exit when highest is null or highest < pg_temp.lowest_id(prefix, bound at time zone 'UTC') collate "C";
  end loop;
  return bound at time zone 'UTC';
end $$;

create or replace function pg_temp.is_partitioned(of_table text) returns boolean language sql as $$
  select relkind = 'p' from pg_class where oid = of_table::regclass
$$;

create or replace procedure pg_temp.set_bound(of_table text, prefix text) language plpgsql as $$
declare
  bound timestamptz;
begin
  if pg_temp.is_partitioned(of_table)
     or exists (select from pg_constraint where conrelid = of_table::regclass and conname = of_table || '_bound') then
    return;
  end if;
  bound := pg_temp.bound_of(of_table, prefix);
  execute format('alter table %I add constraint %I check (id < %L) not valid', of_table, of_table || '_bound',
    pg_temp.lowest_id(prefix, bound));
  execute format('comment on constraint %I on %I is %L', of_table || '_bound', of_table,
    to_char(bound at time zone 'UTC', 'YYYY_MM'));
end $$;

create or replace procedure pg_temp.prove_bound(of_table text) language plpgsql as $$
begin
  if not pg_temp.is_partitioned(of_table) then
    execute format('alter table %I validate constraint %I', of_table, of_table || '_bound');
  end if;
end $$;

-- The indexes are those of the table so far; in the same order, so that each finds its match without being built.
create or replace procedure pg_temp.swap(of_table text) language plpgsql as $$
declare
  past text := of_table || '_past';
  part record;
  bound text;
  month text;
begin
  if pg_temp.is_partitioned(of_table) then
    return;
  end if;
  execute format('lock table %I in access exclusive mode', of_table);
  select substring(pg_get_constraintdef(oid) from '''([a-z]+_[0-9A-Z]{26})'''), obj_description(oid, 'pg_constraint')
    into strict bound, month
    from pg_constraint where conrelid = of_table::regclass and conname = of_table || '_bound' and convalidated;
  execute format('alter table %I rename to %I', of_table, past);
  for part in
    select c.relname from pg_index i join pg_class c on c.oid = i.indexrelid where i.indrelid = past::regclass
  loop
    execute format('alter index %I rename to %I', part.relname, replace(part.relname, of_table, past));
  end loop;
  execute format('create table %I (like %I including defaults) partition by range (id)', of_table, past);
  for part in
    select conname, pg_get_constraintdef(oid) as definition from pg_constraint
     where conrelid = past::regclass and contype in ('c', 'p') and conname <> of_table || '_bound'
  loop
    execute format('alter table %I add constraint %I %s', of_table, replace(part.conname, past, of_table), part.definition);
  end loop;
  for part in
    select pg_get_indexdef(indexrelid) as definition from pg_index
     where indrelid = past::regclass and not indisprimary order by indexrelid
  loop
    execute replace(part.definition, past, of_table);
  end loop;
  execute format('alter table %I attach partition %I for values from (minvalue) to (%L)', of_table, past, bound);
  execute format('alter table %I drop constraint %I', past, of_table || '_bound');
  execute format('create table %I partition of %I for values from (%L) to (maxvalue)', of_table || '_from_' || month, of_table, bound);
end $$;
-- step
call pg_temp.set_bound('events', 'evt');
-- step
call pg_temp.prove_bound('events');
-- step
call pg_temp.swap('events');
-- step
call pg_temp.set_bound('audit_log', 'aud');
-- step
call pg_temp.prove_bound('audit_log');
-- step
call pg_temp.swap('audit_log');
-- step
call pg_temp.set_bound('sensitive_access_log', 'sal');
-- step
call pg_temp.prove_bound('sensitive_access_log');
-- step
call pg_temp.swap('sensitive_access_log');
