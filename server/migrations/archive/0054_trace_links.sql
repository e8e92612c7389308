-- The span that caused an event or a delivery, as W3C traceparent, so that an attempt can be linked to it. Null unless traces are on
-- and that span is sampled. Jobs carry it in their payload.

alter table event_fan_out add column traceparent text;
alter table webhook_deliveries add column traceparent text;
