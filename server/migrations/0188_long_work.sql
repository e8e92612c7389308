-- Work that a person asked for and that takes long has one record, whatever it is: exports, archives of personal data,
-- what-ifs and bulk changes had a table, a lease and a way to be given up each.
create table long_work (
  organization_id text collate "C" not null references organizations (id),
  id text collate "C" not null,
  kind text collate "C" not null,
  status text not null check (status in ('PENDING', 'RUNNING', 'COMPLETED', 'FAILED')),
  -- Why it ended before all of it was done.
  reason text,
  -- Who asked, and by whose rights it is done.
  created_by_id text collate "C" not null,
  -- One of a kind is under way about the same; null: any number.
  about text,
  asked jsonb not null,
  -- What is still to be done, emptied when it ends.
  todo jsonb not null default '{}',
  -- Where it is, and what it has come to so far.
  state jsonb not null default '{}',
  total integer not null,
  done integer not null default 0 check (done >= 0),
  failed integer not null default 0 check (failed >= 0),
  failures jsonb not null default '[]',
  -- The latest run: what an earlier one still brings is refused.
  run integer not null default 0,
  -- Runs since the last step that was kept.
  attempts integer not null default 0,
  leased_until timestamptz(3) not null,
  -- What takes it back, or what it takes back.
  undoes text collate "C",
  undone_by text collate "C",
  created_at timestamptz(3) not null,
  completed_at timestamptz(3),
  expires_at timestamptz(3) not null,
  primary key (organization_id, id),
  foreign key (organization_id, created_by_id) references users (organization_id, id)
);
create unique index long_work_under_way_key on long_work (organization_id, kind, about)
  where status in ('PENDING', 'RUNNING');
create index long_work_kind_idx on long_work (organization_id, kind, id);
create index long_work_author_idx on long_work (organization_id, created_by_id, kind, id);
create index long_work_lease_idx on long_work (leased_until) where status in ('PENDING', 'RUNNING');
create index long_work_expiry_idx on long_work (expires_at);

-- What it has written, in order.
create table long_work_files (
  organization_id text collate "C" not null,
  work_id text collate "C" not null,
  part integer not null,
  file_key text collate "C" not null,
  primary key (organization_id, work_id, part),
  foreign key (organization_id, work_id) references long_work (organization_id, id) on delete cascade,
  foreign key (organization_id, file_key) references stored_files (organization_id, key)
);
create index long_work_files_file_idx on long_work_files (organization_id, file_key);

-- What takes each record back that it changed.
create table long_work_steps (
  organization_id text collate "C" not null,
  work_id text collate "C" not null,
  position integer not null,
  record_id text collate "C" not null,
  kept jsonb not null,
  primary key (organization_id, work_id, position),
  foreign key (organization_id, work_id) references long_work (organization_id, id) on delete cascade
);
create index long_work_steps_record_idx on long_work_steps (organization_id, record_id);

-- Moves what the build before has asked for, under way or ended. A worker of that build that is at it finds its row gone
-- and stops; no step is done twice, for each is kept with its row. Called again by the sweep while both builds are at work.
create function take_over_long_work() returns void
language plpgsql
as $function$
begin
  insert into long_work (organization_id, id, kind, status, reason, created_by_id, asked, state, total, done, leased_until,
                         created_at, completed_at, expires_at)
  select organization_id, id, 'export', status, reason, created_by_id, jsonb_build_object('kind', kind, 'filters', filters),
         jsonb_build_object('columns', columns, 'position', position, 'parts', parts, 'size_bytes', size_bytes), 0,
         rows_written, created_at, created_at, completed_at, expires_at
    from exports for update;
  insert into long_work_files
  select organization_id, export_id, part, file_key from export_parts
   where (organization_id, export_id) in (select organization_id, id from long_work);
  delete from exports where (organization_id, id) in (select organization_id, id from long_work);

  insert into long_work (organization_id, id, kind, status, reason, created_by_id, asked, state, total, done, leased_until,
                         created_at, completed_at, expires_at)
  select organization_id, id, 'data_archive', status, reason, requested_by_id, jsonb_build_object('user_id', user_id),
         jsonb_build_object('size_bytes', size_bytes), steps_total, steps_done, created_at, created_at, completed_at, expires_at
    from data_archives for update;
  insert into long_work_files
  select organization_id, id, 0, file_key from data_archives
   where file_key is not null and (organization_id, id) in (select organization_id, id from long_work);
  delete from data_archives where (organization_id, id) in (select organization_id, id from long_work);

  insert into long_work (organization_id, id, kind, status, created_by_id, asked, state, total, done, leased_until,
                         created_at, completed_at, expires_at)
  select organization_id, id, 'what_if', status, created_by_id, asked,
         jsonb_build_object('after', position, 'sums', sums), sheets_total, sheets_done, created_at, created_at, completed_at,
         expires_at
    from what_ifs for update;
  delete from what_ifs where (organization_id, id) in (select organization_id, id from long_work);

  insert into long_work (organization_id, id, kind, status, reason, created_by_id, asked, todo, total, done, failed, failures,
                         leased_until, undoes, undone_by, created_at, completed_at, expires_at)
  select organization_id, id, 'bulk_change', status, reason, created_by_id,
         jsonb_build_object('operation_id', operation_id, 'about', about),
         jsonb_build_object('record_ids', record_ids, 'user_ids', user_ids, 'versions', versions, 'input', input), total, done,
         failed, failures, created_at, undoes, undone_by, created_at, completed_at,
         coalesce(completed_at, created_at) + interval '90 days'
    from bulk_changes for update;
  insert into long_work_steps
  select organization_id, bulk_change_id, position, record_id, kept from bulk_change_steps
   where (organization_id, bulk_change_id) in (select organization_id, id from long_work);
  delete from bulk_changes where (organization_id, id) in (select organization_id, id from long_work);
end $function$;
select take_over_long_work();
