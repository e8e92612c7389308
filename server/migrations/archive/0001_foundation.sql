-- The ground every feature stands on: the installation, organizations, people, departments, teams,
-- who may come in (credentials, sessions, tokens), and what is written with every change
-- (events, audit, access log, remembered responses).
--
-- Every record carries its organization, and so does every foreign key: a reference across
-- organizations cannot be stored.

create table installation (
  singleton boolean primary key default true check (singleton),
  -- What the test clock adds to real time. Production refuses to move it.
  clock_offset_ms bigint not null default 0,
  -- Proves at start that MUSTER_SECRET_KEY is the one this database was filled with.
  key_check bytea
);
insert into installation default values;

create table organizations (
  id text collate "C" primary key,
  name text not null,
  base_url text,
  timezone text not null,
  country text not null,
  region text,
  currency text not null,
  plan text not null check (plan in ('FREE', 'PRO', 'BUSINESS', 'ENTERPRISE')),
  subscription_status text not null check (subscription_status in ('ACTIVE', 'TRIALING', 'PAST_DUE', 'CANCELLED')),
  seat_limit integer check (seat_limit >= 0),
  -- Only what differs from the defaults in kernel/settings.ts.
  settings jsonb not null default '{}',
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null
);

create table departments (
  organization_id text collate "C" not null references organizations (id),
  id text collate "C" not null,
  name text not null,
  code text not null,
  description text,
  color text not null,
  head_id text collate "C",
  is_active boolean not null default true,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  primary key (organization_id, id)
);
create unique index departments_code_key on departments (organization_id, code);
create unique index departments_name_key on departments (organization_id, lower(name));
create index departments_active_idx on departments (organization_id, id) where is_active;

create table users (
  organization_id text collate "C" not null references organizations (id),
  id text collate "C" not null,
  -- A person signs in by e-mail alone, so it is unique in the installation.
  email text not null check (email = lower(email)),
  first_name text not null,
  last_name text not null,
  middle_name text,
  preferred_name text,
  job_title text,
  division text,
  work_location text,
  department_id text collate "C",
  manager_id text collate "C",
  role text not null check (role in ('EMPLOYEE', 'DEPARTMENT_HEAD', 'ADMINISTRATOR', 'EXECUTIVE')),
  level text not null check (level in ('STANDARD', 'SENIOR', 'LEAD', 'PRINCIPAL')),
  is_active boolean not null default true,
  deactivated_at timestamptz(3),
  offboarded_at timestamptz(3),
  erased_at timestamptz(3),
  employment_start_date date,
  employment_end_date date,
  employment_type text check (employment_type in ('FULL_TIME', 'PART_TIME', 'CONTRACT', 'TEMPORARY', 'INTERN')),
  employee_id text,
  payroll_id text,
  probation_period_months smallint check (probation_period_months in (3, 6)),
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  primary key (organization_id, id),
  foreign key (organization_id, department_id) references departments (organization_id, id),
  foreign key (organization_id, manager_id) references users (organization_id, id)
);
create unique index users_email_key on users (email);
create index users_department_idx on users (organization_id, department_id, id);
create index users_manager_idx on users (organization_id, manager_id) where manager_id is not null;
create index users_role_idx on users (organization_id, role, id);
create index users_active_idx on users (organization_id, id) where is_active;
create index users_inactive_idx on users (organization_id, id) where not is_active;
create index users_offboarded_idx on users (organization_id, id) where offboarded_at is not null;

alter table departments
  add foreign key (organization_id, head_id) references users (organization_id, id);
create index departments_head_idx on departments (organization_id, head_id) where head_id is not null;

create table department_managers (
  organization_id text collate "C" not null,
  department_id text collate "C" not null,
  user_id text collate "C" not null,
  primary key (organization_id, department_id, user_id),
  foreign key (organization_id, department_id) references departments (organization_id, id) on delete cascade,
  foreign key (organization_id, user_id) references users (organization_id, id)
);
create index department_managers_user_idx on department_managers (organization_id, user_id);

create table user_personal_details (
  organization_id text collate "C" not null,
  user_id text collate "C" not null,
  personal_email text,
  phone text,
  mobile_phone text,
  date_of_birth date,
  gender text,
  pronouns text,
  marital_status text,
  nationality text,
  home_address jsonb,
  emergency_contacts jsonb not null default '[]',
  primary key (organization_id, user_id),
  foreign key (organization_id, user_id) references users (organization_id, id)
);

create table user_government_ids (
  organization_id text collate "C" not null,
  user_id text collate "C" not null,
  -- One sealed JSON object; the key lives outside the database.
  sealed bytea not null,
  primary key (organization_id, user_id),
  foreign key (organization_id, user_id) references users (organization_id, id)
);

create table teams (
  organization_id text collate "C" not null references organizations (id),
  id text collate "C" not null,
  name text not null,
  description text,
  department_id text collate "C",
  lead_id text collate "C",
  status text not null default 'ACTIVE' check (status in ('ACTIVE', 'ARCHIVED')),
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  primary key (organization_id, id),
  foreign key (organization_id, department_id) references departments (organization_id, id)
    on delete set null (department_id),
  foreign key (organization_id, lead_id) references users (organization_id, id)
);
create unique index teams_name_key on teams (organization_id, lower(name));
create index teams_department_idx on teams (organization_id, department_id) where department_id is not null;
create index teams_lead_idx on teams (organization_id, lead_id) where lead_id is not null;

create table team_members (
  organization_id text collate "C" not null,
  team_id text collate "C" not null,
  user_id text collate "C" not null,
  created_at timestamptz(3) not null,
  primary key (organization_id, team_id, user_id),
  foreign key (organization_id, team_id) references teams (organization_id, id) on delete cascade,
  foreign key (organization_id, user_id) references users (organization_id, id)
);
create index team_members_user_idx on team_members (organization_id, user_id);

create table user_credentials (
  organization_id text collate "C" not null,
  user_id text collate "C" not null,
  password_hash text not null,
  changed_at timestamptz(3) not null,
  primary key (organization_id, user_id),
  foreign key (organization_id, user_id) references users (organization_id, id)
);

create table password_links (
  token_hash bytea primary key,
  organization_id text collate "C" not null,
  user_id text collate "C" not null,
  created_at timestamptz(3) not null,
  expires_at timestamptz(3) not null,
  foreign key (organization_id, user_id) references users (organization_id, id)
);
create index password_links_user_idx on password_links (organization_id, user_id);

create table sessions (
  token_hash bytea primary key,
  organization_id text collate "C" not null,
  user_id text collate "C" not null,
  created_at timestamptz(3) not null,
  expires_at timestamptz(3) not null,
  foreign key (organization_id, user_id) references users (organization_id, id)
);
create index sessions_user_idx on sessions (organization_id, user_id);
create index sessions_expiry_idx on sessions (expires_at);

create table api_tokens (
  organization_id text collate "C" not null,
  id text collate "C" not null,
  user_id text collate "C" not null,
  name text not null,
  prefix text not null,
  token_hash bytea not null,
  scopes text[] not null,
  created_at timestamptz(3) not null,
  created_by_id text collate "C",
  expires_at timestamptz(3),
  revoked_at timestamptz(3),
  last_used_at timestamptz(3),
  primary key (organization_id, id),
  foreign key (organization_id, user_id) references users (organization_id, id)
);
create unique index api_tokens_hash_key on api_tokens (token_hash);
create index api_tokens_user_idx on api_tokens (organization_id, user_id, id);

create table events (
  organization_id text collate "C" not null references organizations (id),
  id text collate "C" not null,
  type text not null,
  created_at timestamptz(3) not null,
  subject_type text not null,
  subject_id text collate "C" not null,
  -- The record as it stood when the event happened, and the old values of what changed.
  snapshot jsonb not null,
  previous jsonb,
  actor_id text collate "C",
  surface text not null,
  primary key (organization_id, id)
);

-- Erasing a person empties what earlier events say of them.
create index events_subject_idx on events (organization_id, subject_id);

create table audit_log (
  organization_id text collate "C" not null references organizations (id),
  id text collate "C" not null,
  at timestamptz(3) not null,
  actor_id text collate "C",
  surface text not null check (surface in ('api', 'app', 'import', 'cli', 'job')),
  token_id text collate "C",
  action text not null,
  subject_type text,
  subject_id text collate "C",
  record_count integer,
  changed_fields text[],
  ip text,
  request_id text,
  primary key (organization_id, id)
);
create index audit_log_subject_idx on audit_log (organization_id, subject_id, id) where subject_id is not null;
create index audit_log_actor_idx on audit_log (organization_id, actor_id, id);
create index audit_log_action_idx on audit_log (organization_id, action, id);

create table sensitive_access_log (
  organization_id text collate "C" not null references organizations (id),
  id text collate "C" not null,
  at timestamptz(3) not null,
  actor_id text collate "C",
  surface text not null check (surface in ('api', 'app', 'import', 'cli', 'job')),
  token_id text collate "C",
  user_id text collate "C" not null,
  tier text not null check (tier in ('personal', 'government_id', 'compensation')),
  record_id text collate "C" not null,
  ip text,
  request_id text,
  primary key (organization_id, id)
);
create index sensitive_access_log_actor_idx on sensitive_access_log (organization_id, actor_id, id);
create index sensitive_access_log_user_idx on sensitive_access_log (organization_id, user_id, id);

create table idempotency_keys (
  organization_id text collate "C" not null references organizations (id),
  -- SHA-256 over who sent it, method, path and key.
  key_hash bytea not null,
  fingerprint bytea not null,
  status smallint not null,
  -- The answer, sealed: it may hold private fields or a secret shown once.
  sealed_body bytea not null,
  request_id text not null,
  expires_at timestamptz(3) not null,
  primary key (organization_id, key_hash)
);
create index idempotency_keys_expiry_idx on idempotency_keys (expires_at);

-- Jobs from the commit that asked for them until they are handed to the queue.
create table job_outbox (
  id bigint generated always as identity primary key,
  task text not null,
  payload jsonb not null,
  run_at timestamptz not null,
  max_attempts integer not null,
  job_key text
);

create table imports (
  organization_id text collate "C" not null references organizations (id),
  id text collate "C" not null,
  kind text not null,
  status text not null check (status in ('PENDING', 'RUNNING', 'COMPLETED', 'FAILED')),
  dry_run boolean not null,
  created_by_id text collate "C",
  rows_total integer not null default 0,
  rows_read integer not null default 0,
  rows_imported integer not null default 0,
  rows_failed integer not null default 0,
  -- [{line, field, message}]
  failures jsonb not null default '[]',
  -- The file itself, until it has been worked through.
  csv text,
  created_at timestamptz(3) not null,
  completed_at timestamptz(3),
  primary key (organization_id, id)
);

-- Every process keeps who-may-do-what in memory for a moment. Whoever writes one of these rows, the
-- server, the command line or an operator in psql, makes all of them forget that organization.
create function announce_access_change() returns trigger language plpgsql as $$
declare
  changed text;
begin
  if tg_table_name = 'organizations' then
    changed := case when tg_op = 'DELETE' then old.id else new.id end;
  else
    changed := case when tg_op = 'DELETE' then old.organization_id else new.organization_id end;
  end if;
  perform pg_notify('muster_access', changed);
  return null;
end $$;

create trigger organizations_access after update on organizations
  for each row execute function announce_access_change();
create trigger users_access after update of role, is_active, department_id, first_name, last_name on users
  for each row execute function announce_access_change();
create trigger departments_access after update of head_id or delete on departments
  for each row execute function announce_access_change();
create trigger departments_headed after insert on departments
  for each row when (new.head_id is not null) execute function announce_access_change();
create trigger department_managers_access after insert or update or delete on department_managers
  for each row execute function announce_access_change();
create trigger api_tokens_access after update of revoked_at, expires_at, scopes or delete on api_tokens
  for each row execute function announce_access_change();
create trigger sessions_access after delete on sessions
  for each row execute function announce_access_change();

create function announce_clock_change() returns trigger language plpgsql as $$
begin
  perform pg_notify('muster_clock', new.clock_offset_ms::text);
  return null;
end $$;

create trigger installation_clock after update of clock_offset_ms on installation
  for each row execute function announce_clock_change();
