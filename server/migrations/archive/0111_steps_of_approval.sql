-- Requests that several people decide on, one after the other: the steps that a request was bound to when it was sent, and what was said at
-- each. Words stand in a column of their own, which is emptied when the person of the request is erased. Both defaults are constants: no row is rewritten.
alter table leave_requests
  add column approvals jsonb not null default '[]',
  add column approval_comments text[] not null default '{}';
alter table expense_reports
  add column approvals jsonb not null default '[]',
  add column approval_comments text[] not null default '{}';
