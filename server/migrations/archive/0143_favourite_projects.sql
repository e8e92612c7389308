-- Which projects a person wants to find first wherever one is chosen.
create table favourite_projects (
  organization_id text collate "C" not null,
  user_id text collate "C" not null,
  project_id text collate "C" not null,
  created_at timestamptz(3) not null,
  primary key (organization_id, user_id, project_id),
  foreign key (organization_id, user_id) references users (organization_id, id),
  foreign key (organization_id, project_id) references projects (organization_id, id)
);
