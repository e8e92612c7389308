-- Undoing an import of people takes back what the nightly accrual entered for them since. The ledger stays append-only for
-- everyone else: a transaction names the one person whom it removes, and what was taken for a leave never goes.

create or replace function keep_leave_ledger() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and new.note is null
     and (to_jsonb(new) - 'note') = (to_jsonb(old) - 'note') then
    return new;
  end if;
  if tg_op = 'DELETE' and old.kind not in ('TAKEN', 'REVERSAL')
     and current_setting('muster.removed_person', true) = old.organization_id || ' ' || old.user_id then
    return old;
  end if;
  raise exception 'leave_ledger is append-only: enter a reversal or an adjustment instead';
end $$;
