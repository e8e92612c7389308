-- Every event has a position, so that it can be read in an order in which none appears behind a reader. Positions come from
-- a sequence while transactions are still open, so they are not in commit order; a reader stops before the lowest that an
-- open transaction of the organization may still commit. Such a transaction holds an advisory lock that tells what the
-- sequence had reached before it took its first position. Whatever else is open, a backup or a migration, holds no such lock.
--
-- The sequence starts at the microseconds of the clock, and so does the one of a restored backup: it never goes back.
-- no transaction
create sequence if not exists event_positions as bigint;
alter table events add column if not exists position bigint not null default 0;
alter table events alter column position drop default;
alter sequence event_positions owned by events.position;
select setval('event_positions', greatest(last_value, (extract(epoch from clock_timestamp()) * 1000000)::bigint))
  from event_positions;

-- Once a transaction: the setting lasts as long as the lock, also where a savepoint is rolled back.
create or replace function position_event() returns trigger language plpgsql as $$
declare
  reached bigint;
begin
  if current_setting('muster.positions_of', true) is distinct from new.organization_id then
    select last_value into reached from event_positions;
    perform pg_advisory_xact_lock_shared(hashtext(new.organization_id), reached::bit(32)::integer);
    perform set_config('muster.positions_of', new.organization_id, true);
  end if;
  new.position := nextval('event_positions');
  return new;
end $$;

-- The highest position up to which nothing of the organization can still appear. A lock keeps the lower half of what the
-- sequence had reached; the upper half follows from where the sequence is afterwards.
create or replace function event_horizon(of_organization text) returns bigint language plpgsql as $$
declare
  before bigint;
  held bigint[];
  after bigint;
begin
  select last_value into before from event_positions;
  select array_agg(objid::bigint) into held from pg_locks
   where locktype = 'advisory' and objsubid = 2 and classid = hashtext(of_organization)::oid
     and database = (select oid from pg_database where datname = current_database());
  if held is null then
    return before;
  end if;
  select last_value into after from event_positions;
  return least(before, (select min(after - ((after - low) & 4294967295)) from unnest(held) as low));
end $$;

drop trigger if exists events_position on events;
create trigger events_position before insert on events for each row execute function position_event();
create index if not exists events_position_idx on only events (organization_id, position, id);
-- In place of the one that ends with the subject.
create index if not exists events_subject_position_idx on only events (organization_id, subject_id, position, id);
-- step for each partition of events
do $$ begin
  if exists (select from pg_index where indexrelid = to_regclass('{partition}_position_idx') and not indisvalid) then
    drop index {partition}_position_idx;
  end if;
  if exists (select from pg_index where indexrelid = to_regclass('{partition}_subject_position_idx') and not indisvalid) then
    drop index {partition}_subject_position_idx;
  end if;
end $$;
-- step for each partition of events
create index concurrently if not exists {partition}_position_idx on {partition} (organization_id, position, id);
-- step for each partition of events
create index concurrently if not exists {partition}_subject_position_idx
  on {partition} (organization_id, subject_id, position, id);
-- step
do $$
declare
  part record;
begin
  for part in
    select i.relname as name, whole.name as parent
      from (values ('events_position_idx'), ('events_subject_position_idx')) as whole (name)
      join pg_inherits h on h.inhparent = 'events'::regclass join pg_class t on t.oid = h.inhrelid
      join pg_class i on i.relname = t.relname || substr(whole.name, 7) and i.relnamespace = t.relnamespace
     where not i.relispartition
  loop
    execute format('alter index %I attach partition %I', part.parent, part.name);
  end loop;
end $$;
-- step
drop index if exists events_subject_idx;
-- step
-- One waiting reader a token, in however many processes. Worth nothing after a crash, so it is not logged.
create unlogged table if not exists event_waits (
  organization_id text collate "C" not null,
  reader text collate "C" not null,
  expires_at timestamptz(3) not null,
  primary key (organization_id, reader)
);
-- step
create index if not exists event_waits_expiry_idx on event_waits (expires_at);
