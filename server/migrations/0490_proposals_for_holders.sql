-- A proposal may name whoever was given something beyond their role to decide on it (`holder_of`), and be of a department whose
-- planner asks those in charge of it. Both are shown to few: no index of their own.
alter table proposals
  add column holder_of text,
  add column department_id text collate "C";
