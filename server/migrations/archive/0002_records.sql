-- HR records per person: training, certifications, equipment, goals, custom fields, benefits and
-- compensation, and the lists an organization keeps for them (courses, categories, tabs, fields, plans).
--
-- What follows from the calendar (an overdue training, an expiring certification, an enrollment that has
-- ended) is worked out when it is read, on the organization's calendar; no job has to keep it true.

create table courses (
  organization_id text collate "C" not null references organizations (id),
  id text collate "C" not null,
  name text not null,
  description text,
  -- An inactive course stays with those who have it and can no longer be assigned.
  is_active boolean not null default true,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  primary key (organization_id, id)
);
create unique index courses_name_key on courses (organization_id, lower(name));
create index courses_active_idx on courses (organization_id, id) where is_active;

create table training_assignments (
  organization_id text collate "C" not null,
  id text collate "C" not null,
  user_id text collate "C" not null,
  course_id text collate "C" not null,
  -- OVERDUE is never stored: it follows from due_date.
  status text not null check (status in ('ASSIGNED', 'IN_PROGRESS', 'COMPLETED')),
  assigned_date date not null,
  due_date date,
  completed_date date,
  assigned_by_id text collate "C",
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  primary key (organization_id, id),
  foreign key (organization_id, user_id) references users (organization_id, id),
  foreign key (organization_id, course_id) references courses (organization_id, id),
  foreign key (organization_id, assigned_by_id) references users (organization_id, id),
  constraint training_assignments_completed check ((status = 'COMPLETED') = (completed_date is not null))
);
-- A course is assigned to a person once, also by two requests at once.
create unique index training_assignments_course_key on training_assignments (organization_id, user_id, course_id);
create index training_assignments_user_idx on training_assignments (organization_id, user_id, id);

create table certifications (
  organization_id text collate "C" not null,
  id text collate "C" not null,
  user_id text collate "C" not null,
  name text not null,
  issuer text,
  credential_id text,
  issued_date date,
  expiry_date date,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  primary key (organization_id, id),
  foreign key (organization_id, user_id) references users (organization_id, id),
  constraint certifications_dates check (expiry_date >= issued_date)
);
create index certifications_user_idx on certifications (organization_id, user_id, id);

create table asset_categories (
  organization_id text collate "C" not null references organizations (id),
  id text collate "C" not null,
  name text not null,
  created_at timestamptz(3) not null,
  primary key (organization_id, id)
);
-- What a category is found by, and what keeps two requests from making it twice.
create unique index asset_categories_name_key on asset_categories (organization_id, lower(name));

create table assets (
  organization_id text collate "C" not null,
  id text collate "C" not null,
  user_id text collate "C" not null,
  category_id text collate "C" not null,
  description text,
  serial_number text,
  status text not null check (status in ('ASSIGNED', 'AVAILABLE', 'LOST', 'DAMAGED', 'RETIRED')),
  date_assigned date not null,
  date_returned date,
  notes text,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  primary key (organization_id, id),
  foreign key (organization_id, user_id) references users (organization_id, id),
  foreign key (organization_id, category_id) references asset_categories (organization_id, id),
  constraint assets_dates check (date_returned >= date_assigned),
  -- What somebody has is not back yet; what is back came back on a day.
  constraint assets_returned check (case status when 'ASSIGNED' then date_returned is null
                                                when 'AVAILABLE' then date_returned is not null else true end)
);
create index assets_user_idx on assets (organization_id, user_id, id);

create table goals (
  organization_id text collate "C" not null,
  id text collate "C" not null,
  user_id text collate "C" not null,
  title text not null,
  description text,
  status text not null check (status in ('NOT_STARTED', 'IN_PROGRESS', 'COMPLETED', 'CANCELLED')),
  progress_percent smallint not null check (progress_percent between 0 and 100),
  start_date date,
  due_date date,
  completed_at timestamptz(3),
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  primary key (organization_id, id),
  foreign key (organization_id, user_id) references users (organization_id, id),
  constraint goals_dates check (due_date >= start_date),
  constraint goals_completed check ((status = 'COMPLETED') = (completed_at is not null))
);
create index goals_user_idx on goals (organization_id, user_id, id);

create table custom_field_tabs (
  organization_id text collate "C" not null references organizations (id),
  id text collate "C" not null,
  name text not null,
  -- Beyond the person, Administrators and Executives, who see every tab.
  visible_to_roles text[] not null
    check (visible_to_roles <@ array['EMPLOYEE', 'DEPARTMENT_HEAD', 'ADMINISTRATOR', 'EXECUTIVE']),
  is_active boolean not null,
  position integer not null,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  primary key (organization_id, id)
);
create unique index custom_field_tabs_name_key on custom_field_tabs (organization_id, lower(name));
create index custom_field_tabs_position_idx on custom_field_tabs (organization_id, position, id);

create table custom_fields (
  organization_id text collate "C" not null,
  id text collate "C" not null,
  tab_id text collate "C" not null,
  key text not null,
  label text not null,
  type text not null check (type in ('TEXT', 'NUMBER', 'DATE', 'BOOLEAN', 'SELECT', 'MULTI_SELECT')),
  -- What SELECT and MULTI_SELECT choose from; empty for the other types.
  options text[] not null,
  position integer not null,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  primary key (organization_id, id),
  foreign key (organization_id, tab_id) references custom_field_tabs (organization_id, id),
  constraint custom_fields_options check ((type in ('SELECT', 'MULTI_SELECT')) = (cardinality(options) > 0))
);
create unique index custom_fields_key_key on custom_fields (organization_id, key);
create index custom_fields_position_idx on custom_fields (organization_id, position, id);

create table custom_field_values (
  organization_id text collate "C" not null,
  id text collate "C" not null,
  user_id text collate "C" not null,
  field_id text collate "C" not null,
  -- As the type of the field has it; null once it was emptied.
  value jsonb,
  updated_at timestamptz(3) not null,
  primary key (organization_id, id),
  foreign key (organization_id, user_id) references users (organization_id, id),
  foreign key (organization_id, field_id) references custom_fields (organization_id, id)
);
-- One value a field; a list reads all of a person's and orders them by tab.
create unique index custom_field_values_field_key on custom_field_values (organization_id, user_id, field_id);

create table benefit_plans (
  organization_id text collate "C" not null references organizations (id),
  id text collate "C" not null,
  name text not null,
  provider text,
  kind text not null,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  primary key (organization_id, id)
);
create unique index benefit_plans_name_key on benefit_plans (organization_id, lower(name));

create table benefit_enrollments (
  organization_id text collate "C" not null,
  id text collate "C" not null,
  user_id text collate "C" not null,
  plan_id text collate "C" not null,
  -- As decided; the dates have the last word when it is read.
  status text not null check (status in ('PENDING', 'ACTIVE', 'ENDED')),
  coverage_level text,
  start_date date not null,
  end_date date,
  employee_contribution numeric(14, 4) not null check (employee_contribution >= 0),
  employer_contribution numeric(14, 4) not null check (employer_contribution >= 0),
  currency text not null,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  primary key (organization_id, id),
  foreign key (organization_id, user_id) references users (organization_id, id),
  foreign key (organization_id, plan_id) references benefit_plans (organization_id, id),
  constraint benefit_enrollments_dates check (end_date >= start_date),
  constraint benefit_enrollments_ended check (status <> 'ENDED' or end_date is not null)
);
create index benefit_enrollments_user_idx on benefit_enrollments (organization_id, user_id, id);

create table compensation_records (
  organization_id text collate "C" not null,
  id text collate "C" not null,
  user_id text collate "C" not null,
  effective_date date not null,
  pay_type text not null check (pay_type in ('SALARY', 'HOURLY')),
  -- A year of SALARY, an hour of HOURLY.
  amount numeric(14, 4) not null check (amount >= 0),
  currency text not null,
  pay_frequency text not null
    check (pay_frequency in ('WEEKLY', 'BIWEEKLY', 'SEMI_MONTHLY', 'MONTHLY', 'ANNUALLY')),
  reason text,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  primary key (organization_id, id),
  foreign key (organization_id, user_id) references users (organization_id, id)
);
create index compensation_records_user_idx on compensation_records (organization_id, user_id, effective_date, id);
