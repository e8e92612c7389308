-- no transaction
-- Reads the table once, while others go on writing to it.

alter table users validate constraint users_service_account_check;
