-- In a database whose locale is C only the letters of ASCII are letters: names in others were found by no word of theirs.
-- There, folding and splitting name a collation that knows them. A database with any other locale stays as it is.
do $migration$
declare
  letters text;
begin
  if lower('Ł') = 'ł' then
    return;
  end if;
  select collname into letters from pg_collation
   where collnamespace = 'pg_catalog'::regnamespace and collname in ('pg_c_utf8', 'und-x-icu')
   order by collname limit 1;
  if letters is null then
    return;
  end if;
  execute format($function$
    create or replace function folded(given text) returns text
      language sql immutable parallel safe strict
      return translate(
        regexp_replace(lower(normalize(given, NFKD) collate pg_catalog.%1$I), '[\u0300-\u036f]', '', 'g'),
        'øłđħıßæœðþ', 'oldhisaodt')$function$, letters);
  execute format($function$
    create or replace function search_words(named text, email text) returns text[]
      language sql immutable parallel safe
      return array(
        select word from regexp_split_to_table(
            folded(concat_ws(' ', named, split_part(email, '@', 1))) collate pg_catalog.%1$I, '[^[:alnum:]]+') as word
         where word <> ''
        union select email)$function$, letters);
  reindex index users_name_idx;
  delete from user_search_words;
  insert into user_search_words (organization_id, word, user_id)
  select organization_id, word, id from users,
    unnest(search_words(concat_ws(' ', first_name, middle_name, preferred_name, last_name, job_title), email)) as word
      on conflict do nothing;
end $migration$;
