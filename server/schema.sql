-- Generated from the migrations by `npm run generate`. Do not edit; the migrations are what counts.

CREATE OR REPLACE FUNCTION public.announce_access_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
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
end $function$;

CREATE OR REPLACE FUNCTION public.announce_clock_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform pg_notify('muster_clock', new.clock_offset_ms::text);
  return null;
end $function$;

create table api_tokens (
  organization_id text collate "C" not null,
  id text collate "C" not null,
  user_id text collate "C" not null,
  name text not null,
  prefix text not null,
  token_hash bytea not null,
  scopes text[] not null,
  created_at timestamp(3) with time zone not null,
  created_by_id text collate "C",
  expires_at timestamp(3) with time zone,
  revoked_at timestamp(3) with time zone,
  last_used_at timestamp(3) with time zone,
  constraint api_tokens_pkey PRIMARY KEY (organization_id, id),
  constraint api_tokens_organization_id_user_id_fkey FOREIGN KEY (organization_id, user_id) REFERENCES users(organization_id, id)
);
CREATE UNIQUE INDEX api_tokens_hash_key ON public.api_tokens USING btree (token_hash);
CREATE INDEX api_tokens_user_idx ON public.api_tokens USING btree (organization_id, user_id, id);
CREATE TRIGGER api_tokens_access AFTER DELETE OR UPDATE OF revoked_at, expires_at, scopes ON public.api_tokens FOR EACH ROW EXECUTE FUNCTION announce_access_change();

create table audit_log (
  organization_id text collate "C" not null,
  id text collate "C" not null,
  at timestamp(3) with time zone not null,
  actor_id text collate "C",
  surface text not null,
  token_id text collate "C",
  action text not null,
  subject_type text,
  subject_id text collate "C",
  record_count integer,
  changed_fields text[],
  ip text,
  request_id text,
  constraint audit_log_pkey PRIMARY KEY (organization_id, id),
  constraint audit_log_surface_check CHECK ((surface = ANY (ARRAY['api'::text, 'app'::text, 'import'::text, 'cli'::text, 'job'::text]))),
  constraint audit_log_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id)
);
CREATE INDEX audit_log_action_idx ON public.audit_log USING btree (organization_id, action, id);
CREATE INDEX audit_log_actor_idx ON public.audit_log USING btree (organization_id, actor_id, id);
CREATE INDEX audit_log_subject_idx ON public.audit_log USING btree (organization_id, subject_id, id) WHERE (subject_id IS NOT NULL);

create table department_managers (
  organization_id text collate "C" not null,
  department_id text collate "C" not null,
  user_id text collate "C" not null,
  constraint department_managers_pkey PRIMARY KEY (organization_id, department_id, user_id),
  constraint department_managers_organization_id_department_id_fkey FOREIGN KEY (organization_id, department_id) REFERENCES departments(organization_id, id) ON DELETE CASCADE,
  constraint department_managers_organization_id_user_id_fkey FOREIGN KEY (organization_id, user_id) REFERENCES users(organization_id, id)
);
CREATE INDEX department_managers_user_idx ON public.department_managers USING btree (organization_id, user_id);
CREATE TRIGGER department_managers_access AFTER INSERT OR DELETE OR UPDATE ON public.department_managers FOR EACH ROW EXECUTE FUNCTION announce_access_change();

create table departments (
  organization_id text collate "C" not null,
  id text collate "C" not null,
  name text not null,
  code text not null,
  description text,
  color text not null,
  head_id text collate "C",
  is_active boolean not null default true,
  created_at timestamp(3) with time zone not null,
  updated_at timestamp(3) with time zone not null,
  constraint departments_pkey PRIMARY KEY (organization_id, id),
  constraint departments_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id),
  constraint departments_organization_id_head_id_fkey FOREIGN KEY (organization_id, head_id) REFERENCES users(organization_id, id)
);
CREATE INDEX departments_active_idx ON public.departments USING btree (organization_id, id) WHERE is_active;
CREATE UNIQUE INDEX departments_code_key ON public.departments USING btree (organization_id, code);
CREATE INDEX departments_head_idx ON public.departments USING btree (organization_id, head_id) WHERE (head_id IS NOT NULL);
CREATE UNIQUE INDEX departments_name_key ON public.departments USING btree (organization_id, lower(name));
CREATE TRIGGER departments_access AFTER DELETE OR UPDATE OF head_id ON public.departments FOR EACH ROW EXECUTE FUNCTION announce_access_change();
CREATE TRIGGER departments_headed AFTER INSERT ON public.departments FOR EACH ROW WHEN ((new.head_id IS NOT NULL)) EXECUTE FUNCTION announce_access_change();

create table events (
  organization_id text collate "C" not null,
  id text collate "C" not null,
  type text not null,
  created_at timestamp(3) with time zone not null,
  subject_type text not null,
  subject_id text collate "C" not null,
  snapshot jsonb not null,
  previous jsonb,
  actor_id text collate "C",
  surface text not null,
  constraint events_pkey PRIMARY KEY (organization_id, id),
  constraint events_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id)
);

create table idempotency_keys (
  organization_id text collate "C" not null,
  key_hash bytea not null,
  fingerprint bytea not null,
  status smallint not null,
  sealed_body bytea not null,
  request_id text not null,
  expires_at timestamp(3) with time zone not null,
  constraint idempotency_keys_pkey PRIMARY KEY (organization_id, key_hash),
  constraint idempotency_keys_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id)
);
CREATE INDEX idempotency_keys_expiry_idx ON public.idempotency_keys USING btree (expires_at);

create table imports (
  organization_id text collate "C" not null,
  id text collate "C" not null,
  kind text not null,
  status text not null,
  dry_run boolean not null,
  created_by_id text collate "C",
  rows_total integer not null default 0,
  rows_read integer not null default 0,
  rows_imported integer not null default 0,
  rows_failed integer not null default 0,
  failures jsonb not null default '[]'::jsonb,
  csv text,
  created_at timestamp(3) with time zone not null,
  completed_at timestamp(3) with time zone,
  constraint imports_pkey PRIMARY KEY (organization_id, id),
  constraint imports_status_check CHECK ((status = ANY (ARRAY['PENDING'::text, 'RUNNING'::text, 'COMPLETED'::text, 'FAILED'::text]))),
  constraint imports_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id)
);

create table installation (
  singleton boolean not null default true,
  clock_offset_ms bigint not null default 0,
  key_check bytea,
  constraint installation_pkey PRIMARY KEY (singleton),
  constraint installation_singleton_check CHECK (singleton)
);
CREATE TRIGGER installation_clock AFTER UPDATE OF clock_offset_ms ON public.installation FOR EACH ROW EXECUTE FUNCTION announce_clock_change();

create table organizations (
  id text collate "C" not null,
  name text not null,
  base_url text,
  timezone text not null,
  country text not null,
  region text,
  currency text not null,
  plan text not null,
  subscription_status text not null,
  seat_limit integer,
  settings jsonb not null default '{}'::jsonb,
  created_at timestamp(3) with time zone not null,
  updated_at timestamp(3) with time zone not null,
  constraint organizations_pkey PRIMARY KEY (id),
  constraint organizations_plan_check CHECK ((plan = ANY (ARRAY['FREE'::text, 'PRO'::text, 'BUSINESS'::text, 'ENTERPRISE'::text]))),
  constraint organizations_seat_limit_check CHECK ((seat_limit >= 0)),
  constraint organizations_subscription_status_check CHECK ((subscription_status = ANY (ARRAY['ACTIVE'::text, 'TRIALING'::text, 'PAST_DUE'::text, 'CANCELLED'::text])))
);
CREATE TRIGGER organizations_access AFTER UPDATE ON public.organizations FOR EACH ROW EXECUTE FUNCTION announce_access_change();

create table password_links (
  token_hash bytea not null,
  organization_id text collate "C" not null,
  user_id text collate "C" not null,
  created_at timestamp(3) with time zone not null,
  expires_at timestamp(3) with time zone not null,
  constraint password_links_pkey PRIMARY KEY (token_hash),
  constraint password_links_organization_id_user_id_fkey FOREIGN KEY (organization_id, user_id) REFERENCES users(organization_id, id)
);
CREATE INDEX password_links_user_idx ON public.password_links USING btree (organization_id, user_id);

create table sensitive_access_log (
  organization_id text collate "C" not null,
  id text collate "C" not null,
  at timestamp(3) with time zone not null,
  actor_id text collate "C",
  surface text not null,
  token_id text collate "C",
  user_id text collate "C" not null,
  tier text not null,
  record_id text collate "C" not null,
  ip text,
  request_id text,
  constraint sensitive_access_log_pkey PRIMARY KEY (organization_id, id),
  constraint sensitive_access_log_surface_check CHECK ((surface = ANY (ARRAY['api'::text, 'app'::text, 'import'::text, 'cli'::text, 'job'::text]))),
  constraint sensitive_access_log_tier_check CHECK ((tier = ANY (ARRAY['personal'::text, 'government_id'::text, 'compensation'::text]))),
  constraint sensitive_access_log_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id)
);
CREATE INDEX sensitive_access_log_user_idx ON public.sensitive_access_log USING btree (organization_id, user_id, id);

create table sessions (
  token_hash bytea not null,
  organization_id text collate "C" not null,
  user_id text collate "C" not null,
  created_at timestamp(3) with time zone not null,
  expires_at timestamp(3) with time zone not null,
  constraint sessions_pkey PRIMARY KEY (token_hash),
  constraint sessions_organization_id_user_id_fkey FOREIGN KEY (organization_id, user_id) REFERENCES users(organization_id, id)
);
CREATE INDEX sessions_expiry_idx ON public.sessions USING btree (expires_at);
CREATE INDEX sessions_user_idx ON public.sessions USING btree (organization_id, user_id);
CREATE TRIGGER sessions_access AFTER DELETE ON public.sessions FOR EACH ROW EXECUTE FUNCTION announce_access_change();

create table team_members (
  organization_id text collate "C" not null,
  team_id text collate "C" not null,
  user_id text collate "C" not null,
  created_at timestamp(3) with time zone not null,
  constraint team_members_pkey PRIMARY KEY (organization_id, team_id, user_id),
  constraint team_members_organization_id_team_id_fkey FOREIGN KEY (organization_id, team_id) REFERENCES teams(organization_id, id) ON DELETE CASCADE,
  constraint team_members_organization_id_user_id_fkey FOREIGN KEY (organization_id, user_id) REFERENCES users(organization_id, id)
);
CREATE INDEX team_members_user_idx ON public.team_members USING btree (organization_id, user_id);

create table teams (
  organization_id text collate "C" not null,
  id text collate "C" not null,
  name text not null,
  description text,
  department_id text collate "C",
  lead_id text collate "C",
  status text not null default 'ACTIVE'::text,
  created_at timestamp(3) with time zone not null,
  updated_at timestamp(3) with time zone not null,
  constraint teams_pkey PRIMARY KEY (organization_id, id),
  constraint teams_status_check CHECK ((status = ANY (ARRAY['ACTIVE'::text, 'ARCHIVED'::text]))),
  constraint teams_organization_id_department_id_fkey FOREIGN KEY (organization_id, department_id) REFERENCES departments(organization_id, id) ON DELETE SET NULL (department_id),
  constraint teams_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id),
  constraint teams_organization_id_lead_id_fkey FOREIGN KEY (organization_id, lead_id) REFERENCES users(organization_id, id)
);
CREATE INDEX teams_department_idx ON public.teams USING btree (organization_id, department_id) WHERE (department_id IS NOT NULL);
CREATE INDEX teams_lead_idx ON public.teams USING btree (organization_id, lead_id) WHERE (lead_id IS NOT NULL);
CREATE UNIQUE INDEX teams_name_key ON public.teams USING btree (organization_id, lower(name));

create table user_credentials (
  organization_id text collate "C" not null,
  user_id text collate "C" not null,
  password_hash text not null,
  changed_at timestamp(3) with time zone not null,
  constraint user_credentials_pkey PRIMARY KEY (organization_id, user_id),
  constraint user_credentials_organization_id_user_id_fkey FOREIGN KEY (organization_id, user_id) REFERENCES users(organization_id, id)
);

create table user_government_ids (
  organization_id text collate "C" not null,
  user_id text collate "C" not null,
  sealed bytea not null,
  constraint user_government_ids_pkey PRIMARY KEY (organization_id, user_id),
  constraint user_government_ids_organization_id_user_id_fkey FOREIGN KEY (organization_id, user_id) REFERENCES users(organization_id, id)
);

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
  emergency_contacts jsonb not null default '[]'::jsonb,
  constraint user_personal_details_pkey PRIMARY KEY (organization_id, user_id),
  constraint user_personal_details_organization_id_user_id_fkey FOREIGN KEY (organization_id, user_id) REFERENCES users(organization_id, id)
);

create table users (
  organization_id text collate "C" not null,
  id text collate "C" not null,
  email text not null,
  first_name text not null,
  last_name text not null,
  middle_name text,
  preferred_name text,
  job_title text,
  division text,
  work_location text,
  department_id text collate "C",
  manager_id text collate "C",
  role text not null,
  level text not null,
  is_active boolean not null default true,
  deactivated_at timestamp(3) with time zone,
  offboarded_at timestamp(3) with time zone,
  erased_at timestamp(3) with time zone,
  employment_start_date date,
  employment_end_date date,
  employment_type text,
  employee_id text,
  payroll_id text,
  probation_period_months smallint,
  created_at timestamp(3) with time zone not null,
  updated_at timestamp(3) with time zone not null,
  constraint users_pkey PRIMARY KEY (organization_id, id),
  constraint users_email_check CHECK ((email = lower(email))),
  constraint users_employment_type_check CHECK ((employment_type = ANY (ARRAY['FULL_TIME'::text, 'PART_TIME'::text, 'CONTRACT'::text, 'TEMPORARY'::text, 'INTERN'::text]))),
  constraint users_level_check CHECK ((level = ANY (ARRAY['STANDARD'::text, 'SENIOR'::text, 'LEAD'::text, 'PRINCIPAL'::text]))),
  constraint users_probation_period_months_check CHECK ((probation_period_months = ANY (ARRAY[3, 6]))),
  constraint users_role_check CHECK ((role = ANY (ARRAY['EMPLOYEE'::text, 'DEPARTMENT_HEAD'::text, 'ADMINISTRATOR'::text, 'EXECUTIVE'::text]))),
  constraint users_organization_id_department_id_fkey FOREIGN KEY (organization_id, department_id) REFERENCES departments(organization_id, id),
  constraint users_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id),
  constraint users_organization_id_manager_id_fkey FOREIGN KEY (organization_id, manager_id) REFERENCES users(organization_id, id)
);
CREATE INDEX users_active_idx ON public.users USING btree (organization_id, id) WHERE is_active;
CREATE INDEX users_department_idx ON public.users USING btree (organization_id, department_id, id);
CREATE UNIQUE INDEX users_email_key ON public.users USING btree (email);
CREATE INDEX users_inactive_idx ON public.users USING btree (organization_id, id) WHERE (NOT is_active);
CREATE INDEX users_manager_idx ON public.users USING btree (organization_id, manager_id) WHERE (manager_id IS NOT NULL);
CREATE INDEX users_offboarded_idx ON public.users USING btree (organization_id, id) WHERE (offboarded_at IS NOT NULL);
CREATE INDEX users_role_idx ON public.users USING btree (organization_id, role, id);
CREATE TRIGGER users_access AFTER UPDATE OF role, is_active, department_id, first_name, last_name ON public.users FOR EACH ROW EXECUTE FUNCTION announce_access_change();
