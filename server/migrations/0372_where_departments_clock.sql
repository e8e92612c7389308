-- Where the people of a department clock: null stands for anywhere.
alter table departments add column clock_from text[]
  check (clock_from <> '{}' and clock_from <@ array['PHONE', 'DESK', 'KIOSK']);
