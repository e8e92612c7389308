-- Whoever leaves keeps access until the end of the last day and not longer, whether or not anyone works off the list. Lists that were
-- open with a day that had passed wait for someone to complete them, as before: an upgrade ends no one's access.
alter table checklists
  add column ends_access boolean not null default false,
  add column access_ended_at timestamptz(3);

update checklists set ends_access = true
 where type = 'OFFBOARDING' and status in ('NOT_STARTED', 'IN_PROGRESS') and last_day >= current_date;

create index checklists_leaving_idx on checklists (organization_id, user_id)
  where ends_access and access_ended_at is null and status in ('NOT_STARTED', 'IN_PROGRESS');
