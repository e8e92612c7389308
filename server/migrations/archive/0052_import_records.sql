-- Imports remember which records they added, so that each of them can be taken back, and how an organization names the
-- columns of its files.

alter table imports
  -- By the header of the file, in lower case; null: the headers are the columns.
  add column columns jsonb,
  add column rows_undone integer not null default 0 check (rows_undone >= 0),
  add column rows_kept integer not null default 0 check (rows_kept >= 0),
  -- What an undo had to leave, and why.
  add column kept jsonb not null default '[]';

alter table imports drop constraint imports_reason_check;
alter table imports add constraint imports_reason_check
  check (reason in ('author_not_allowed', 'file_unusable', 'broken_off', 'given_up'));

create table imported_records (
  organization_id text collate "C" not null,
  import_id text collate "C" not null,
  record_id text collate "C" not null,
  line integer not null,
  primary key (organization_id, import_id, record_id),
  foreign key (organization_id, import_id) references imports (organization_id, id) on delete cascade
);

create table import_mappings (
  organization_id text collate "C" not null references organizations (id),
  kind text not null,
  -- As files name the column, in lower case.
  header text not null,
  -- null: left out.
  column_name text,
  updated_at timestamptz(3) not null,
  primary key (organization_id, kind, header)
);
