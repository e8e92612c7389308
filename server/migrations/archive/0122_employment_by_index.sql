-- Plans of functions are kept: one that was made while the table was empty would go on reading all of it.
alter function keep_employment_until() set enable_seqscan = off;
