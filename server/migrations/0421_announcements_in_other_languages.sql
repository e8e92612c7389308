-- What an announcement says in other languages than the one it was written in: { "fr": { "title": "…", "text": "…" } }.
alter table announcements add column translations jsonb not null default '{}';
