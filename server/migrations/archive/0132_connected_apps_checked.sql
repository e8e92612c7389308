-- no transaction
-- Reads the table once, while others go on writing to it.

alter table api_tokens validate constraint api_tokens_resource_check;
