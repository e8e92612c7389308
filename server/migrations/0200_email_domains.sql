-- A domain of e-mail addresses counts once its owner has shown it by DNS, or the operator has said so. Domains of providers
-- counted because someone read mail there, which shows one mailbox and nothing more: they have to be shown anew.
create table email_domains (
  organization_id text collate "C" not null references organizations (id),
  id text collate "C" not null,
  domain text not null,
  -- What the record in the DNS has to say.
  code text not null,
  proven_at timestamptz,
  proven_by text check (proven_by in ('DNS', 'OPERATOR')),
  -- Since when the record of a proven domain is missing.
  gone_at timestamptz,
  looked_at timestamptz,
  found text check (found in ('FOUND', 'ABSENT', 'UNANSWERED')),
  was_by_mailbox boolean not null default false,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (organization_id, id),
  check ((proven_at is null) = (proven_by is null))
);
create unique index email_domains_id_key on email_domains (id);
create unique index email_domains_domain_key on email_domains (organization_id, domain);
-- One organization of an installation holds a domain.
create unique index email_domains_holder_key on email_domains (domain) where proven_at is not null;
create index email_domains_look_idx on email_domains (looked_at) where proven_by = 'DNS';

insert into email_domains (organization_id, id, domain, code, was_by_mailbox, created_at, updated_at)
select organization_id, 'dom_0' || upper(substr(replace(gen_random_uuid()::text, '-', ''), 1, 25)), domain,
       replace(gen_random_uuid()::text, '-', ''), true, now(), now()
  from (select distinct p.organization_id, lower(d) as domain from identity_providers p, unnest(p.email_domains) d) named;
