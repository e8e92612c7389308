-- When someone last went in or came out: their session does not outlast it.
alter table sandboxes add column opened_at timestamptz(3);
