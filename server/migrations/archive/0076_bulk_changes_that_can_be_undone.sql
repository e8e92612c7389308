-- The same for many people at once, and back again: what takes each record back is kept beside the bulk change, until it was taken back or the
-- change is removed as old. A row for each record, so that writing one down costs the same for the first as for the last.

alter table bulk_changes
  add column undoes text collate "C",
  add column undone_by text collate "C";

create table bulk_change_steps (
  organization_id text collate "C" not null,
  bulk_change_id text collate "C" not null,
  position integer not null,
  record_id text collate "C" not null,
  kept jsonb not null,
  primary key (organization_id, bulk_change_id, position),
  foreign key (organization_id, bulk_change_id) references bulk_changes (organization_id, id) on delete cascade
);

-- Equipment is looked for by what is printed on it.
create index assets_serial_number_idx on assets (organization_id, lower(serial_number) text_pattern_ops)
  where serial_number is not null;
