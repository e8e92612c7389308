-- How an organization's payroll wants its file: columns, codes for kinds of hours, and how values are written.
create table payroll_templates (
  organization_id text collate "C" not null references organizations (id),
  id text collate "C" not null,
  name text not null,
  preset text collate "C" not null,
  rows_by text collate "C" not null,
  delimiter text collate "C" not null,
  date_format text collate "C" not null,
  opening jsonb not null,
  columns jsonb not null,
  codes jsonb not null,
  created_at timestamp(3) with time zone not null,
  updated_at timestamp(3) with time zone not null,
  primary key (organization_id, id)
);
create unique index payroll_templates_name_key on payroll_templates (organization_id, lower(name));
