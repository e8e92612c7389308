-- Files that records hold. The bytes stand in the file store under (organization_id, key); a row here says that a
-- record needs them, so that what no row names can be swept away.
create table stored_files (
  organization_id text collate "C" not null references organizations (id),
  -- Random, and never shown.
  key text collate "C" not null check (key ~ '^[0-9a-z]{32}$'),
  file_name text not null,
  mime_type text not null,
  size_bytes integer not null check (size_bytes > 0),
  sha256 bytea not null check (octet_length(sha256) = 32),
  created_at timestamptz(3) not null,
  primary key (organization_id, key)
);
