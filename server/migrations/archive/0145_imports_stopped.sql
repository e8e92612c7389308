-- An import that is under way can be stopped by hand. The table is small: one row for each import.
alter table imports drop constraint imports_reason_check;
alter table imports add constraint imports_reason_check
  check (reason in ('author_not_allowed', 'file_unusable', 'broken_off', 'given_up', 'stopped'));
