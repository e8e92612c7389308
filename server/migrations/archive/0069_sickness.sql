-- Which kinds of leave are for illness, and from when on a certificate is asked for. Those that are called so already are.
alter table leave_types
  add column is_sickness boolean not null default false,
  add column certificate_after_days integer
    constraint leave_types_certificate_after_days_check check (certificate_after_days between 0 and 365);
update leave_types set is_sickness = true
 where upper(code) in ('SICK', 'SICK_LEAVE', 'SICKNESS', 'ILLNESS', 'ILL', 'MALADIE', 'CONGE_DE_MALADIE', 'CONGÉ_DE_MALADIE');

-- When the person was last reminded of a certificate; null: never.
alter table leave_requests add column certificate_reminded_at timestamptz(3);

-- Notes of a doctor and the like. As private as the leave itself.
create table leave_attachments (
  organization_id text collate "C" not null,
  leave_request_id text collate "C" not null,
  id text collate "C" not null,
  file_key text collate "C" not null,
  uploaded_by_id text collate "C",
  uploaded_at timestamptz(3) not null,
  primary key (organization_id, leave_request_id, id),
  foreign key (organization_id, leave_request_id) references leave_requests (organization_id, id),
  foreign key (organization_id, uploaded_by_id) references users (organization_id, id),
  foreign key (organization_id, file_key) references stored_files (organization_id, key)
);
create unique index leave_attachments_file_key on leave_attachments (organization_id, file_key);

-- Who leads is told of absences at short notice, and chooses how. The new list is wider: nothing that stands is refused.
alter table notification_preferences drop constraint notification_preferences_topic_check;
alter table notification_preferences add constraint notification_preferences_topic_check
  check (topic in ('requests', 'tasks', 'signatures', 'shifts', 'absences')) not valid;
alter table notification_preferences validate constraint notification_preferences_topic_check;
