-- What is kept about a person, as one archive: written by a job, kept for a week, for the one who asked for it.

create table data_archives (
  organization_id text collate "C" not null references organizations (id),
  id text collate "C" not null,
  -- Whom it is about, and who asked for it: the person, or an Administrator for someone who has left.
  user_id text collate "C" not null,
  requested_by_id text collate "C" not null,
  status text not null check (status in ('PENDING', 'RUNNING', 'COMPLETED', 'FAILED')),
  reason text check (reason in ('requester_not_allowed', 'given_up')),
  steps_done integer not null default 0 check (steps_done >= 0),
  steps_total integer not null check (steps_total >= 0),
  size_bytes bigint not null default 0 check (size_bytes >= 0),
  file_key text collate "C",
  -- A run that has shown no sign of life by then is dead; so many have begun.
  leased_until timestamp(3) with time zone not null,
  runs integer not null default 0,
  created_at timestamp(3) with time zone not null,
  completed_at timestamp(3) with time zone,
  expires_at timestamp(3) with time zone not null,
  primary key (organization_id, id),
  foreign key (organization_id, user_id) references users (organization_id, id),
  foreign key (organization_id, requested_by_id) references users (organization_id, id),
  foreign key (organization_id, file_key) references stored_files (organization_id, key)
);

-- The same is asked for once at a time.
create unique index data_archives_under_way_key on data_archives (organization_id, requested_by_id, user_id)
  where status in ('PENDING', 'RUNNING');
create index data_archives_requester_idx on data_archives (organization_id, requested_by_id, id);
create index data_archives_person_idx on data_archives (organization_id, user_id);
create index data_archives_file_idx on data_archives (organization_id, file_key);
create index data_archives_expiry_idx on data_archives (expires_at);
create index data_archives_lease_idx on data_archives (leased_until) where status in ('PENDING', 'RUNNING');
