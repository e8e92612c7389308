-- What work is done for: clients, projects and the tasks within them. Time entries refer to projects and tasks.

create table clients (
  organization_id text collate "C" not null references organizations (id),
  id text collate "C" not null,
  name text not null,
  code text not null,
  contact_name text,
  contact_email text,
  contact_phone text,
  is_active boolean not null default true,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  primary key (organization_id, id)
);
create unique index clients_code_key on clients (organization_id, code);

create table projects (
  organization_id text collate "C" not null references organizations (id),
  id text collate "C" not null,
  name text not null,
  code text not null,
  description text,
  status text not null check (status in ('PLANNED', 'ACTIVE', 'ON_HOLD', 'COMPLETED', 'ARCHIVED')),
  client_id text collate "C",
  -- null: organization-wide, seen by everyone.
  department_id text collate "C",
  start_date date,
  end_date date,
  is_billable boolean not null,
  hourly_rate numeric(14, 4) check (hourly_rate >= 0),
  budget_hours numeric(12, 2) check (budget_hours >= 0),
  budget_amount numeric(14, 4) check (budget_amount >= 0),
  currency text not null,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  primary key (organization_id, id),
  foreign key (organization_id, client_id) references clients (organization_id, id),
  foreign key (organization_id, department_id) references departments (organization_id, id),
  constraint projects_dates check (end_date >= start_date)
);
create unique index projects_code_key on projects (organization_id, code);
create index projects_status_idx on projects (organization_id, status, id);
create index projects_client_idx on projects (organization_id, client_id, id) where client_id is not null;
create index projects_department_idx on projects (organization_id, department_id, id);

create table tasks (
  organization_id text collate "C" not null,
  id text collate "C" not null,
  project_id text collate "C" not null,
  parent_task_id text collate "C",
  name text not null,
  description text,
  status text not null check (status in ('OPEN', 'IN_PROGRESS', 'DONE')),
  assignee_id text collate "C",
  is_billable boolean not null,
  estimated_minutes integer check (estimated_minutes >= 0),
  position integer not null,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  primary key (organization_id, id),
  -- What names a task together with its project: a subtask and its parent, a time entry, share one project.
  constraint tasks_project_key unique (organization_id, project_id, id),
  foreign key (organization_id, project_id) references projects (organization_id, id),
  foreign key (organization_id, project_id, parent_task_id) references tasks (organization_id, project_id, id),
  foreign key (organization_id, assignee_id) references users (organization_id, id),
  constraint tasks_parent check (parent_task_id <> id)
);
create index tasks_position_idx on tasks (organization_id, project_id, position, id);
create index tasks_parent_idx on tasks (organization_id, project_id, parent_task_id) where parent_task_id is not null;
create index tasks_assignee_idx on tasks (organization_id, assignee_id) where assignee_id is not null;
