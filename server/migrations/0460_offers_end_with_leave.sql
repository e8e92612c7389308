-- An exchange that waits for approval ends where leave is approved of who would work one of the shifts: those who decide would not see it.
-- Proven in a step of its own, which holds up neither readers nor writers.
-- no transaction
alter table shift_offers
  drop constraint if exists shift_offers_ended_reason_check,
  add constraint shift_offers_ended_reason_check
    check (ended_reason = any (array['STARTED', 'CHANGED', 'CALLED_OFF', 'GONE', 'AWAY'])) not valid;
-- step
alter table shift_offers validate constraint shift_offers_ended_reason_check;
