-- Who turned an entry down and why, as fields of their own: notes say it too, but stay when the entry is sent again. The key is
-- proven in a step of its own, which holds up neither readers nor writers. Who turned down what there is, nobody has written down.
-- no transaction
alter table time_entries
  add column if not exists rejected_by_id text collate "C",
  add column if not exists rejection_reason text;
-- step
alter table time_entries
  drop constraint if exists time_entries_rejected_by_fkey,
  add constraint time_entries_rejected_by_fkey
    foreign key (organization_id, rejected_by_id) references users (organization_id, id) not valid;
-- step
alter table time_entries validate constraint time_entries_rejected_by_fkey;
-- step
update time_entries set rejection_reason = substring(notes from '.*Rejected: (.*)$')
 where approval_status = 'REJECTED' and rejection_reason is null and notes like '%Rejected: %';
