-- How many people a department wants at work, by weekday or for one day: the schedule of a week says where they are missing.
create table staffing_requirements (
  organization_id text collate "C" not null references organizations (id),
  id text collate "C" not null,
  department_id text collate "C" not null,
  position text,
  weekday integer check (weekday between 1 and 7),
  date date,
  from_time text not null,
  to_time text not null,
  people integer not null check (people between 1 and 1000),
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  primary key (organization_id, id),
  foreign key (organization_id, department_id) references departments (organization_id, id),
  constraint staffing_requirements_day check ((weekday is null) <> (date is null))
);
create index staffing_requirements_department_idx on staffing_requirements (organization_id, department_id, id);
