-- A leave that is asked for in place of an approved one: the old one stands until that is decided, so both may lie over the same days meanwhile.
alter table leave_requests
  add column replaces_id text collate "C",
  add column change_id text collate "C",
  add constraint leave_requests_replaces_fkey foreign key (organization_id, replaces_id) references leave_requests (organization_id, id),
  add constraint leave_requests_change_fkey foreign key (organization_id, change_id) references leave_requests (organization_id, id)
    deferrable initially deferred;

create index leave_requests_replaces_idx on leave_requests (organization_id, replaces_id) where replaces_id is not null;
create index leave_requests_change_idx on leave_requests (organization_id, change_id) where change_id is not null;

alter table leave_requests drop constraint leave_requests_overlap;
alter table leave_requests add constraint leave_requests_overlap exclude using gist (
  int8range((hashtextextended(((organization_id || '/'::text) || user_id), 0) / 2), (hashtextextended(((organization_id || '/'::text) || user_id), 0) / 2), '[]'::text) with &&,
  leave_span(start_date, end_date, start_half, end_half, start_time, end_time) with &&)
  where (status = 'APPROVED' or status = 'PENDING' and replaces_id is null);
