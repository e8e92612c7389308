-- Until when one process at most moves the time of a sandbox: a lease, for one that died.
alter table sandboxes add column moving_until timestamptz(3);
