-- What an hour of a department costs on average, worked out on the first of a month, and who is in it: by that it is judged
-- whether a later one may take its place without telling anyone's pay.
create table standard_costs (
  organization_id text collate "C" not null references organizations (id),
  department_id text collate "C" not null,
  month date not null,
  hourly_cost bigint not null check (hourly_cost >= 0),
  currency text not null,
  week_minutes integer not null,
  created_at timestamptz(3) not null,
  primary key (organization_id, department_id, month),
  foreign key (organization_id, department_id) references departments (organization_id, id)
);

-- Kept when a person is erased: without it, what was told before could be taken from what is told later. A record of pay that
-- was taken back stays named, so that it has no foreign key.
create table standard_cost_people (
  organization_id text collate "C" not null,
  department_id text collate "C" not null,
  month date not null,
  user_id text collate "C" not null,
  compensation_id text collate "C" not null,
  is_new boolean not null,
  primary key (organization_id, department_id, month, user_id),
  foreign key (organization_id, department_id, month)
    references standard_costs (organization_id, department_id, month) on delete cascade,
  foreign key (organization_id, user_id) references users (organization_id, id)
);
create index standard_cost_people_user_idx on standard_cost_people (organization_id, user_id, department_id, month);

-- Months for which this was done, whether or not any figure came of it.
create table standard_cost_months (
  organization_id text collate "C" not null references organizations (id),
  month date not null,
  created_at timestamptz(3) not null,
  primary key (organization_id, month)
);
