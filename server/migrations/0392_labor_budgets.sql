-- How many hours, and how much money, the work of a department may take in a week.
create table labor_budgets (
  organization_id text collate "C" not null references organizations (id),
  id text collate "C" not null,
  department_id text collate "C" not null,
  week date not null,
  hours numeric(12, 2) check (hours >= 0),
  amount numeric(14, 4) check (amount >= 0),
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  primary key (organization_id, id),
  foreign key (organization_id, department_id) references departments (organization_id, id),
  constraint labor_budgets_of_something check (hours is not null or amount is not null)
);
create unique index labor_budgets_week_key on labor_budgets (organization_id, department_id, week);
create index labor_budgets_department_idx on labor_budgets (organization_id, department_id, id);
create index labor_budgets_week_idx on labor_budgets (organization_id, week, id);
