-- A rehearsed write that waits for a person. What was asked and what would come of it are sealed, for they tell as much as the records.
-- An audit row says who accepted what its actor had proposed, or asked for what its actor did; a build that does not know the columns
-- writes neither.

alter table audit_log add column accepted_by_id text collate "C", add column asked_by_id text collate "C";

create table proposals (
  organization_id text collate "C" not null,
  id text collate "C" not null,
  status text not null default 'WAITING' check (status in ('WAITING', 'ACCEPTED', 'DECLINED', 'WITHDRAWN')),
  operation_id text collate "C" not null,
  proposed_by_id text collate "C" not null,
  surface text not null check (surface in ('api', 'app', 'mcp')),
  token_id text collate "C",
  -- What the proposal was made with: it is shown to no one who holds less.
  role text not null check (role in ('EMPLOYEE', 'DEPARTMENT_HEAD', 'ADMINISTRATOR', 'EXECUTIVE')),
  scopes text[] not null,
  -- What the operation asks for: it is shown to those who may use it.
  needs_scope text,
  needs_role text check (needs_role in ('EMPLOYEE', 'DEPARTMENT_HEAD', 'ADMINISTRATOR', 'EXECUTIVE')),
  needs_module text,
  person_id text collate "C",
  needs_two boolean not null default false,
  is_own_record boolean not null default false,
  note text,
  sealed_request bytea not null,
  sealed_outcome bytea not null,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  expires_at timestamptz(3) not null,
  decided_at timestamptz(3),
  decided_by_id text collate "C",
  comment text,
  primary key (organization_id, id),
  foreign key (organization_id) references organizations (id),
  foreign key (organization_id, proposed_by_id) references users (organization_id, id),
  foreign key (organization_id, person_id) references users (organization_id, id),
  foreign key (organization_id, decided_by_id) references users (organization_id, id),
  foreign key (organization_id, token_id) references api_tokens (organization_id, id),
  check ((status = 'WAITING') = (decided_at is null))
);
create index proposals_status_idx on proposals (organization_id, status, id);
create index proposals_proposer_idx on proposals (organization_id, proposed_by_id, id);
create index proposals_operation_idx on proposals (organization_id, operation_id, id);
create index proposals_end_idx on proposals ((coalesce(decided_at, expires_at)));

-- Everyone whom a proposal names: it goes when one of them is erased.
create table proposal_people (
  organization_id text collate "C" not null,
  proposal_id text collate "C" not null,
  user_id text collate "C" not null,
  primary key (organization_id, user_id, proposal_id),
  foreign key (organization_id, proposal_id) references proposals (organization_id, id) on delete cascade,
  foreign key (organization_id, user_id) references users (organization_id, id)
);
create index proposal_people_proposal_idx on proposal_people (organization_id, proposal_id);
