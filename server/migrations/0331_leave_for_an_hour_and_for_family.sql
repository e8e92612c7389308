-- A child who is ill is another kind of leave than being ill oneself; and one leaves at two o'clock, also where leave is counted in days.
alter table leave_types
  add column is_for_family boolean not null default false,
  add column allows_hours boolean not null default false;
