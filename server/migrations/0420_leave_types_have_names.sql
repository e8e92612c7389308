-- What a leave type is called in other languages than the one its name is written in: { "fr": "Vacances" }.
alter table leave_types add column names jsonb not null default '{}';
