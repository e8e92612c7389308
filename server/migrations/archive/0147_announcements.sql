-- A word to many people: what was said, to whom it went, and who has read it.
create table announcements (
  organization_id text collate "C" not null references organizations (id),
  id text collate "C" not null,
  author_id text collate "C" not null,
  title text not null,
  text text not null,
  -- As it was chosen; who they were then stands in announcement_readers.
  audience jsonb not null,
  people integer not null,
  -- The last day on which it is shown.
  until date not null,
  ended_at timestamptz(3),
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  primary key (organization_id, id),
  foreign key (organization_id, author_id) references users (organization_id, id)
);

create table announcement_readers (
  organization_id text collate "C" not null,
  announcement_id text collate "C" not null,
  user_id text collate "C" not null,
  read_at timestamptz(3),
  primary key (organization_id, announcement_id, user_id),
  foreign key (organization_id, announcement_id) references announcements (organization_id, id),
  foreign key (organization_id, user_id) references users (organization_id, id)
);
create index announcement_readers_user_idx on announcement_readers (organization_id, user_id, announcement_id);
create index announcement_readers_read_idx on announcement_readers (organization_id, announcement_id) where read_at is not null;

-- One more thing to be told of, or not.
alter table notification_preferences drop constraint notification_preferences_topic_check;
alter table notification_preferences add constraint notification_preferences_topic_check
  check (topic in ('requests', 'tasks', 'signatures', 'shifts', 'absences', 'decisions', 'announcements')) not valid;
alter table notification_preferences validate constraint notification_preferences_topic_check;
