-- Equipment that no one has had yet. A table of its own: a row of `assets` is a piece that a person has or had, in the API and for the
-- build before, which would answer with a piece of no one. Handed out, the row goes there, with its id.
create table stock_assets (
  organization_id text collate "C" not null,
  id text collate "C" not null,
  category_id text collate "C" not null,
  description text,
  serial_number text,
  created_at timestamp(3) with time zone not null,
  updated_at timestamp(3) with time zone not null,
  primary key (organization_id, id),
  foreign key (organization_id, category_id) references asset_categories (organization_id, id)
);
create index stock_assets_serial_number_idx
  on stock_assets (organization_id, lower(serial_number) text_pattern_ops) where serial_number is not null;
