-- A saved view of a report can come by mail every month: whether it is wanted, and the month in which it was last sent.

alter table saved_views add column is_mailed boolean not null default false;
alter table saved_views add column mailed_month date;

-- Every hour: the few views that are due.
create index saved_views_mailed_idx on saved_views (organization_id, id) where is_mailed;
