-- A token may be made so that whatever it writes becomes a proposal, which waits for a person.

alter table api_tokens add column requires_acceptance boolean not null default false;
