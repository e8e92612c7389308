-- Who put someone's hours right, when and why, and the times as they stood before anyone did; null where it was added. The key is
-- proven in a step of its own, which holds up neither readers nor writers.
-- no transaction
alter table time_entries
  add column if not exists corrected_by_id text collate "C",
  add column if not exists corrected_at timestamptz(3),
  add column if not exists correction_reason text,
  add column if not exists before_correction jsonb;
-- step
alter table time_entries
  drop constraint if exists time_entries_corrected_by_fkey,
  add constraint time_entries_corrected_by_fkey
    foreign key (organization_id, corrected_by_id) references users (organization_id, id) not valid;
-- step
alter table time_entries validate constraint time_entries_corrected_by_fkey;
