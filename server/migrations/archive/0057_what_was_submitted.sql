-- What a timesheet counts, as a digest of its entries, and what it came to when it was submitted: so that whoever decides
-- sees that it has changed since. Null where nothing was recomputed or submitted yet.
alter table timesheets
  add column entries_digest text,
  add column submitted_digest text,
  add column submitted_minutes integer;

update timesheets set submitted_minutes = total_minutes where status = 'SUBMITTED';
