-- What is cleaned away by age is found by age. Built while others write; one that was broken off is built again.
-- no transaction
drop index concurrently if exists password_links_expiry_idx;
-- step
create index concurrently password_links_expiry_idx on password_links (expires_at);
-- step
drop index concurrently if exists imports_failures_idx;
-- step
create index concurrently imports_failures_idx on imports (completed_at) where failures <> '[]';
