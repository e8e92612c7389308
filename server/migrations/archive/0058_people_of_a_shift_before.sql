-- Notes on a shift may name the person who had it. Whoever had it while these notes stood is kept by id, so that the notes go
-- when that person is erased, also if the shift is open or another's by then.
alter table shifts add column earlier_user_ids text[] not null default '{}';

create index shifts_earlier_user_ids_idx on shifts using gin (earlier_user_ids) where earlier_user_ids <> '{}';

create function shifts_keep_earlier_people() returns trigger language plpgsql as $$
begin
  if new.notes is null or new.notes is distinct from old.notes then
    new.earlier_user_ids := '{}';
  elsif old.user_id is not null and new.user_id is distinct from old.user_id then
    new.earlier_user_ids := array_append(old.earlier_user_ids, old.user_id);
  end if;
  return new;
end $$;

create trigger shifts_keep_earlier_people before update of user_id, notes on shifts
  for each row execute function shifts_keep_earlier_people();
