-- One operation on many records, carried out by a job: how far it is and what was refused, whoever looks. The records still to come are in
-- their order, with the person each is about, and are emptied once it has ended.

create table bulk_changes (
  organization_id text collate "C" not null references organizations (id),
  id text collate "C" not null,
  operation_id text not null,
  about text not null,
  status text not null check (status in ('PENDING', 'RUNNING', 'COMPLETED', 'FAILED')),
  reason text check (reason in ('author_not_allowed', 'given_up')),
  created_by_id text collate "C" not null,
  record_ids text[] not null,
  user_ids text[] not null,
  total integer not null,
  done integer not null default 0,
  failed integer not null default 0,
  failures jsonb not null default '[]',
  created_at timestamp(3) with time zone not null,
  completed_at timestamp(3) with time zone,
  leased_until timestamp(3) with time zone not null,
  primary key (organization_id, id),
  foreign key (organization_id, created_by_id) references users (organization_id, id)
);

-- The same is asked for once at a time.
create unique index bulk_changes_under_way_key on bulk_changes (organization_id, operation_id, about)
  where status in ('PENDING', 'RUNNING');
create index bulk_changes_completed_idx on bulk_changes (completed_at);
