-- How a file writes its dates and numbers, which records that rows name are made if they are missing, and when the people of it are
-- invited. Rows that failed are kept as they stood in the file, so that they can be downloaded, mended and sent again.
alter table imports
  add column formats jsonb,
  add column header jsonb,
  add column options jsonb not null default '{}'::jsonb;

create table import_failed_rows (
  organization_id text collate "C" not null,
  import_id text collate "C" not null,
  line integer not null,
  fields jsonb not null,
  reasons jsonb not null,
  primary key (organization_id, import_id, line),
  foreign key (organization_id, import_id) references imports (organization_id, id) on delete cascade
);
