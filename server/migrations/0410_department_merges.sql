-- A department that ends on a day and becomes part of another: planned, carried out when its day begins, and what stood in its way then.
create table department_merges (
  organization_id text collate "C" not null references organizations (id),
  id text collate "C" not null,
  department_id text collate "C" not null,
  into_id text collate "C" not null,
  effective_date date not null,
  leads_follow boolean not null,
  reason text,
  created_by_id text collate "C",
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  done_at timestamptz(3),
  moved_count integer not null default 0,
  problem jsonb,
  primary key (organization_id, id),
  foreign key (organization_id, department_id) references departments (organization_id, id) on delete cascade,
  foreign key (organization_id, into_id) references departments (organization_id, id),
  foreign key (organization_id, created_by_id) references users (organization_id, id),
  constraint department_merges_two check (department_id <> into_id)
);
create unique index department_merges_planned_key on department_merges (organization_id, department_id) where done_at is null;
create index department_merges_department_idx on department_merges (organization_id, department_id, id);
create index department_merges_into_idx on department_merges (organization_id, into_id, id);
create index department_merges_created_by_idx on department_merges (organization_id, created_by_id) where created_by_id is not null;
create index department_merges_due_idx on department_merges (effective_date) where done_at is null;
