-- Whoever copied a link by which someone else comes in can use it themselves: it ends with their own access, or with their role. No
-- foreign key: an import that is taken back asks those, and who copied a link keeps nobody.
alter table invitations add column link_made_by_id text collate "C";
create index invitations_link_made_by_idx on invitations (organization_id, link_made_by_id) where link_made_by_id is not null;
