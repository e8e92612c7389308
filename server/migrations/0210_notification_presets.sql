-- One choice in place of fourteen boxes: everything, shifts alone, decisions alone, or each kind by itself (the rows of
-- notification_preferences). Who has no row is told of everything, unless they chose kinds before there were presets.
create table notification_settings (
  organization_id text collate "C" not null,
  user_id text collate "C" not null,
  preset text not null default 'EVERYTHING' check (preset in ('EVERYTHING', 'MY_SHIFTS', 'MY_DECISIONS', 'CUSTOM')),
  primary key (organization_id, user_id),
  foreign key (organization_id, user_id) references users (organization_id, id)
);

insert into notification_settings (organization_id, user_id, preset)
select distinct organization_id, user_id, 'CUSTOM' from notification_preferences where not (in_app and by_mail);
