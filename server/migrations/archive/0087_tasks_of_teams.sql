-- no transaction
-- A task may be given to a team: whoever of it comes first does it.
alter table checklist_tasks add column if not exists assignee_team_id text collate "C";
-- step
alter table checklist_template_tasks add column if not exists assignee_team_id text collate "C";
-- step
alter table checklist_tasks drop constraint if exists checklist_tasks_organization_id_assignee_team_id_fkey;
-- step
alter table checklist_tasks
  add constraint checklist_tasks_organization_id_assignee_team_id_fkey
    foreign key (organization_id, assignee_team_id) references teams (organization_id, id) not valid;
-- step
alter table checklist_template_tasks drop constraint if exists checklist_template_tasks_organization_id_assignee_team_id_fkey;
-- step
alter table checklist_template_tasks
  add constraint checklist_template_tasks_organization_id_assignee_team_id_fkey
    foreign key (organization_id, assignee_team_id) references teams (organization_id, id) not valid;
-- step
alter table checklist_tasks drop constraint if exists checklist_tasks_one_assignee;
-- step
alter table checklist_tasks
  add constraint checklist_tasks_one_assignee check (assignee_id is null or assignee_team_id is null) not valid;
-- step
create index concurrently if not exists checklist_tasks_team_idx
  on checklist_tasks (organization_id, assignee_team_id, checklist_id) where assignee_team_id is not null;
