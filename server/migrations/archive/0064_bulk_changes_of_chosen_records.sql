-- Decisions and payments of records that someone chose: the versions that they saw, and what they said with all of them. Both are emptied
-- once it has ended, as the records are.

alter table bulk_changes
  add column versions text[] not null default '{}',
  add column input jsonb not null default '{}';
