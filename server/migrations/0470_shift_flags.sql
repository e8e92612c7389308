-- That someone came after their shift began or left before it ended, by the clock: for who leads them, beside what rules found of the breaks.
alter table time_entries add column shift_flags jsonb;
