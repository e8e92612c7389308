-- Erasing a person's personal data: the record itself is emptied at once, what was written about it follows in batches.
create table erasures (
  organization_id text collate "C" not null references organizations (id),
  id text collate "C" not null,
  user_id text collate "C" not null,
  status text not null check (status in ('RUNNING', 'COMPLETED')),
  requested_by_id text collate "C",
  -- A keyed digest of the address they had, to know it again where it stands in a text; gone with the last batch.
  email_mac bytea,
  -- Which kind of rows is being worked through, and the last of them that is done.
  step text,
  position text collate "C",
  rows_done bigint not null default 0,
  started_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  completed_at timestamptz(3) check ((completed_at is not null) = (status = 'COMPLETED')),
  primary key (organization_id, id),
  foreign key (organization_id, user_id) references users (organization_id, id)
);
create unique index erasures_user_key on erasures (organization_id, user_id);
create index erasures_running_idx on erasures (organization_id, id) where status = 'RUNNING';
