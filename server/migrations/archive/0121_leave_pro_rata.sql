-- A type of leave may give people by the days of their working pattern. What full time would give is kept with each entry, so that a
-- pattern that changes, or is put right later, is followed by the difference.
alter table leave_types add column pro_rata boolean not null default false;
alter table leave_ledger add column full_amount numeric(10, 4);
