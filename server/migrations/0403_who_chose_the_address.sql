-- Who chose where an endpoint sends sees what is sent: an owner who sees more takes the address anew. null: not known.
alter table webhook_endpoints add column address_by_id text collate "C";
update webhook_endpoints w
   set address_by_id = coalesce(
     (select u.id from audit_log a
        join users u on u.organization_id = a.organization_id and u.id = a.actor_id and u.id > 'usr_'
       where a.organization_id = w.organization_id and a.subject_id = w.id
         and (a.action = 'webhooks.create' or a.action = 'webhooks.update' and 'url' = any(a.changed_fields))
       order by a.id desc limit 1),
     case when w.owner_id > 'usr_' then w.owner_id end);
alter table webhook_endpoints
  add foreign key (organization_id, address_by_id) references users (organization_id, id);
create index webhook_endpoints_address_idx on webhook_endpoints (organization_id, address_by_id);
