-- Onboarding and offboarding: templates, the checklists that start from them, and their tasks.
--
-- A checklist copies its tasks when it starts. What becomes of the template later does not reach it.

create table checklist_templates (
  organization_id text collate "C" not null references organizations (id),
  id text collate "C" not null,
  name text not null,
  type text not null check (type in ('ONBOARDING', 'OFFBOARDING')),
  is_active boolean not null,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  primary key (organization_id, id)
);
create unique index checklist_templates_name_key on checklist_templates (organization_id, lower(name));
create index checklist_templates_active_idx on checklist_templates (organization_id, id) where is_active;

create table checklist_template_tasks (
  organization_id text collate "C" not null,
  template_id text collate "C" not null,
  position integer not null,
  title text not null,
  description text,
  assignee_id text collate "C",
  -- Who they are is settled when a checklist starts.
  assignee_role text check (assignee_role in ('PERSON', 'MANAGER', 'DEPARTMENT_HEAD')),
  -- From the first day of employment, or from the last one; before it when negative.
  due_offset_days integer,
  primary key (organization_id, template_id, position),
  foreign key (organization_id, template_id) references checklist_templates (organization_id, id),
  foreign key (organization_id, assignee_id) references users (organization_id, id),
  constraint checklist_template_tasks_assignee check (assignee_id is null or assignee_role is null)
);

create table checklists (
  organization_id text collate "C" not null,
  id text collate "C" not null,
  user_id text collate "C" not null,
  type text not null check (type in ('ONBOARDING', 'OFFBOARDING')),
  status text not null check (status in ('NOT_STARTED', 'IN_PROGRESS', 'COMPLETED', 'CANCELLED')),
  title text not null,
  due_date date,
  last_day date,
  -- The end of employment that last_day took the place of; it comes back when the offboarding is cancelled.
  replaced_end_date date,
  started_at timestamptz(3),
  completed_at timestamptz(3),
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  primary key (organization_id, id),
  foreign key (organization_id, user_id) references users (organization_id, id),
  constraint checklists_last_day check ((type = 'OFFBOARDING') = (last_day is not null)),
  constraint checklists_started check (started_at is not null or status in ('NOT_STARTED', 'CANCELLED')),
  constraint checklists_completed check ((status = 'COMPLETED') = (completed_at is not null))
);
-- A person has one open checklist of a type, also by two requests at once.
create unique index checklists_open_key on checklists (organization_id, user_id, type)
  where status in ('NOT_STARTED', 'IN_PROGRESS');
create index checklists_user_idx on checklists (organization_id, user_id, id);

create table checklist_tasks (
  organization_id text collate "C" not null,
  id text collate "C" not null,
  checklist_id text collate "C" not null,
  position integer not null,
  title text not null,
  description text,
  status text not null check (status in ('PENDING', 'COMPLETED', 'SKIPPED')),
  assignee_id text collate "C",
  due_date date,
  completed_at timestamptz(3),
  completed_by_id text collate "C",
  primary key (organization_id, id),
  foreign key (organization_id, checklist_id) references checklists (organization_id, id) on delete cascade,
  foreign key (organization_id, assignee_id) references users (organization_id, id),
  foreign key (organization_id, completed_by_id) references users (organization_id, id),
  constraint checklist_tasks_completed check ((status = 'COMPLETED') = (completed_at is not null)),
  constraint checklist_tasks_completed_by check (completed_by_id is null or completed_at is not null)
);
create unique index checklist_tasks_position_key on checklist_tasks (organization_id, checklist_id, position);
-- Who has a task on a checklist sees it.
create index checklist_tasks_assignee_idx on checklist_tasks (organization_id, assignee_id, checklist_id)
  where assignee_id is not null;
