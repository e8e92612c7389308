-- Certificates and training that are wanted, of whom, and how long before one runs out its person is reminded.
create table certificate_requirements (
  organization_id text collate "C" not null references organizations (id),
  id text collate "C" not null,
  certificate text,
  course_id text collate "C",
  department_id text collate "C",
  job_title text,
  work_location text,
  user_id text collate "C",
  remind_days_before integer not null,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  primary key (organization_id, id),
  foreign key (organization_id, course_id) references courses (organization_id, id),
  foreign key (organization_id, department_id) references departments (organization_id, id),
  foreign key (organization_id, user_id) references users (organization_id, id),
  constraint certificate_requirements_wanted check ((certificate is null) <> (course_id is null)),
  check (remind_days_before between 0 and 400)
);
create index certificate_requirements_user_idx on certificate_requirements (organization_id, user_id) where user_id is not null;
