-- Of everyone how their invitation stands, so that a list can be asked for those who were never invited or never came; what the mail
-- server answered, as codes alone; and that a link was copied by hand. Triggers keep it, for a build before this one writes credentials too.
alter table invitations
  add column refused_at timestamptz(3),
  add column smtp_reply text,
  add column link_made_at timestamptz(3),
  add column came_at timestamptz(3);

insert into invitations (organization_id, user_id, created_at, updated_at)
select organization_id, id, created_at, created_at from users where id not like 'svc%'
on conflict do nothing;

update invitations i
   set came_at = came.at
  from (
    select organization_id, user_id, min(at) as at
      from (select organization_id, user_id, changed_at as at from user_credentials
            union all
            select organization_id, user_id, created_at from identity_links) each_way
     group by 1, 2) came
 where came.organization_id = i.organization_id and came.user_id = i.user_id;

alter table invitations add column standing text not null generated always as (
  case when came_at is not null then 'CAME'
       when refused_at is not null then 'REFUSED'
       when queued_at is not null or sent_at is not null or link_made_at is not null then 'INVITED'
       when send_at is not null then 'PLANNED'
       else 'NEVER' end) stored;
create index invitations_standing_idx on invitations (organization_id, standing, user_id);

create function keep_invitation_of_person() returns trigger language plpgsql as $$
begin
  insert into invitations (organization_id, user_id, created_at, updated_at)
  values (new.organization_id, new.id, new.created_at, new.created_at)
  on conflict do nothing;
  return null;
end $$;
create trigger users_invitation after insert on users
  for each row when (new.id not like 'svc%') execute function keep_invitation_of_person();

create function keep_invitation_came() returns trigger language plpgsql as $$
declare
  at timestamptz := (to_jsonb(new) ->> tg_argv[0])::timestamptz;
begin
  insert into invitations (organization_id, user_id, came_at, created_at, updated_at)
  values (new.organization_id, new.user_id, at, at, at)
  on conflict (organization_id, user_id)
  do update set came_at = coalesce(invitations.came_at, excluded.came_at), updated_at = excluded.updated_at;
  return null;
end $$;
create trigger user_credentials_came after insert on user_credentials
  for each row execute function keep_invitation_came('changed_at');
create trigger identity_links_came after insert on identity_links
  for each row execute function keep_invitation_came('created_at');
