-- Who decides is told of what waits for them, and chooses how. The new list is wider: nothing that stands is refused.
alter table notification_preferences drop constraint notification_preferences_topic_check;
alter table notification_preferences add constraint notification_preferences_topic_check
  check (topic in ('requests', 'tasks', 'signatures', 'shifts', 'absences', 'decisions')) not valid;
alter table notification_preferences validate constraint notification_preferences_topic_check;
