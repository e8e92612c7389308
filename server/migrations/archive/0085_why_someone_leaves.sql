-- Why someone leaves, for those who prepare it: asked for with the last day, and kept with the checklist that sets it.
alter table checklists
  add column leaving_reason text,
  add column leaving_note text;

alter table checklists
  add constraint checklists_leaving_reason_check
    check (leaving_reason in ('RESIGNATION', 'DISMISSAL', 'END_OF_CONTRACT', 'RETIREMENT', 'OTHER')) not valid;
