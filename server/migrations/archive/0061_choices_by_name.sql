-- Choices are searched by words of their names: a list that is longer than a page is never cut.

-- The words that a search for a record may begin, as those of people.
create function name_words(named text) returns tsvector
  language sql immutable parallel safe
  return array_to_tsvector(array_remove(search_words(named, ''), ''));

create index departments_words_idx on departments using gin (name_words(name || ' ' || code));
create index projects_words_idx on projects using gin (name_words(name || ' ' || code));
create index clients_words_idx on clients using gin (name_words(name || ' ' || code));
create index courses_words_idx on courses using gin (name_words(name));
create index folders_words_idx on folders using gin (name_words(name));
create index checklist_templates_words_idx on checklist_templates using gin (name_words(name));
create index benefit_plans_words_idx on benefit_plans using gin (name_words(name));
create index custom_fields_words_idx on custom_fields using gin (name_words(label));
