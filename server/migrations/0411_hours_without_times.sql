-- Hours that were typed as a duration: the times only place them on their day, and nobody typed those.
alter table time_entries add column is_duration boolean not null default false;
