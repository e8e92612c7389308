-- An imported row is undone whole or stays whole, many people at a time: the ledger lets go of those of several people at once.
-- An import says which file it was, and what was made beside its rows.
create or replace function keep_leave_ledger() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and new.note is null
     and (to_jsonb(new) - 'note') = (to_jsonb(old) - 'note') then
    return new;
  end if;
  if tg_op = 'DELETE' and old.kind not in ('TAKEN', 'REVERSAL')
     and old.organization_id || ' ' || old.user_id
         = any (string_to_array(current_setting('muster.removed_person', true), ',')) then
    return old;
  end if;
  raise exception 'leave_ledger is append-only: enter a reversal or an adjustment instead';
end $$;

alter table imports add column file_name text;
