-- Weeks of shifts under a name, to be laid over any other week. Shifts keep the times that they had in the week they were
-- taken from: laying them over another is copying that week.
create table week_templates (
  organization_id text collate "C" not null references organizations (id),
  id text collate "C" not null,
  name text not null,
  -- Whose shifts it has; null: those of every department that its author managed.
  department_id text collate "C",
  week_start date not null,
  created_by_id text collate "C",
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  primary key (organization_id, id),
  foreign key (organization_id, department_id) references departments (organization_id, id),
  foreign key (organization_id, created_by_id) references users (organization_id, id)
);
create unique index week_templates_name_key on week_templates (organization_id, created_by_id, lower(name));

create table week_template_shifts (
  organization_id text collate "C" not null,
  template_id text collate "C" not null,
  position integer not null,
  user_id text collate "C",
  department_id text collate "C",
  title text,
  location text,
  starts_at timestamptz(3) not null,
  ends_at timestamptz(3) not null,
  break_minutes integer not null,
  primary key (organization_id, template_id, position),
  foreign key (organization_id, template_id) references week_templates (organization_id, id) on delete cascade,
  foreign key (organization_id, user_id) references users (organization_id, id),
  foreign key (organization_id, department_id) references departments (organization_id, id)
);
create index week_template_shifts_user_idx on week_template_shifts (organization_id, user_id) where user_id is not null;
