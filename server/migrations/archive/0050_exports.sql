-- Lists as CSV files, written in the background and kept for a week.

create table exports (
  organization_id text collate "C" not null references organizations (id),
  id text collate "C" not null,
  kind text not null,
  -- As the list takes them.
  filters jsonb not null,
  status text not null check (status in ('PENDING', 'RUNNING', 'COMPLETED', 'FAILED')),
  reason text check (reason in ('author_not_allowed', 'list_refused')),
  created_by_id text collate "C" not null,
  rows_written integer not null default 0 check (rows_written >= 0),
  size_bytes bigint not null default 0 check (size_bytes >= 0),
  -- The columns, fixed with the first page, and where the next page starts.
  columns jsonb,
  position jsonb,
  parts integer not null default 0,
  created_at timestamptz(3) not null,
  completed_at timestamptz(3),
  expires_at timestamptz(3) not null,
  primary key (organization_id, id),
  foreign key (organization_id, created_by_id) references users (organization_id, id)
);
create index exports_author_idx on exports (organization_id, created_by_id, id);
create index exports_expiry_idx on exports (expires_at);

-- The file in pieces, so that none of it is ever held as a whole and a run that breaks off loses one piece at most.
create table export_parts (
  organization_id text collate "C" not null,
  export_id text collate "C" not null,
  part integer not null,
  file_key text collate "C" not null,
  primary key (organization_id, export_id, part),
  foreign key (organization_id, export_id) references exports (organization_id, id) on delete cascade,
  foreign key (organization_id, file_key) references stored_files (organization_id, key)
);
create index export_parts_file_idx on export_parts (organization_id, file_key);
