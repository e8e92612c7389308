-- Breaks of an entry with their times, and what rules on breaks made of them. They stand with the entry: no reader needs another query,
-- and an entry without breaks has nothing to keep.
alter table time_entries add column breaks jsonb, add column break_flags jsonb;
-- Of the entries that count, summed up by rule.
alter table timesheets add column break_flags jsonb;
