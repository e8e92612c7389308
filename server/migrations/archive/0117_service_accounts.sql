-- Integrations that outlive their authors. A service account is a row of users that is never active: all that names who did something
-- can name it, and nothing that counts, lists or asks people finds it. Its id begins with svc_, which comes before usr_.

create table service_accounts (
  organization_id text collate "C" not null,
  id text collate "C" not null check (starts_with(id, 'svc_')),
  description text,
  -- Whom to ask about it.
  responsible_id text collate "C" not null,
  created_at timestamp(3) with time zone not null,
  updated_at timestamp(3) with time zone not null,
  -- Its row stays for the records that name it.
  deleted_at timestamp(3) with time zone,
  primary key (organization_id, id),
  foreign key (organization_id, id) references users (organization_id, id),
  foreign key (organization_id, responsible_id) references users (organization_id, id)
);
create index service_accounts_responsible_idx on service_accounts (organization_id, responsible_id);

-- Of a Department Head: the departments it is for.
create table service_account_departments (
  organization_id text collate "C" not null,
  account_id text collate "C" not null,
  department_id text collate "C" not null,
  primary key (organization_id, account_id, department_id),
  foreign key (organization_id, account_id) references service_accounts (organization_id, id),
  foreign key (organization_id, department_id) references departments (organization_id, id) on delete cascade
);
create index service_account_departments_department_idx on service_account_departments (organization_id, department_id);
create trigger service_account_departments_access after insert or delete or update on service_account_departments
  for each row execute function announce_access_change();

alter table users
  add constraint users_service_account_check check (not starts_with(id, 'svc_') or not is_active) not valid;

-- It has no job, and no one looks for it among people.
create or replace trigger users_employed after insert on users
  for each row when (new.id >= 'usr_') execute function begin_employment();
create or replace trigger users_search_words
  after insert or update of first_name, middle_name, preferred_name, last_name, job_title, email on users
  for each row when (new.id >= 'usr_') execute function keep_search_words();

-- A token that is handed over has other rights from that moment on.
create or replace trigger api_tokens_access after delete or update of revoked_at, expires_at, scopes, user_id on api_tokens
  for each row execute function announce_access_change();
