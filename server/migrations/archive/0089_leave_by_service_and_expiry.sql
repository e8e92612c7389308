-- What a year gives may grow with years of service, and what was brought over may expire before the year is over.
alter table leave_types
  add column service_allowances jsonb not null default '[]',
  add column carry_over_expires_on text;

alter table leave_types
  add constraint leave_types_carry_over_expires_on_check
    check (carry_over_expires_on ~ '^(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$') not valid;
