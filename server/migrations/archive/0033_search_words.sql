-- Finding people by the beginnings of words: of their name, their e-mail address and their job title.

-- Without case and accents.
create function folded(given text) returns text
  language sql immutable parallel safe strict
  return translate(
    regexp_replace(lower(normalize(given, NFKD)), '[\u0300-\u036f]', '', 'g'), 'øłđħıßæœðþ', 'oldhisaodt');

create table user_search_words (
  organization_id text collate "C" not null,
  word text collate "C" not null,
  user_id text collate "C" not null,
  primary key (organization_id, word, user_id),
  foreign key (organization_id, user_id) references users (organization_id, id) on delete cascade
);
create index user_search_words_user_idx on user_search_words (organization_id, user_id);

-- Of an address the words before the @ count; the whole of it does as well, so that it can be pasted.
create function search_words(named text, email text) returns text[]
  language sql immutable parallel safe
  return array(
    select word from regexp_split_to_table(folded(concat_ws(' ', named, split_part(email, '@', 1))), '[^[:alnum:]]+') as word
     where word <> ''
    union select email);

create function keep_search_words() returns trigger language plpgsql as $$
declare
  words text[] := search_words(
    concat_ws(' ', new.first_name, new.middle_name, new.preferred_name, new.last_name, new.job_title), new.email);
begin
  if tg_op = 'UPDATE' then
    delete from user_search_words
     where organization_id = new.organization_id and user_id = new.id and word <> all (words);
  end if;
  insert into user_search_words (organization_id, word, user_id)
  select new.organization_id, word, new.id from unnest(words) as word
      on conflict do nothing;
  return null;
end $$;

create trigger users_search_words
  after insert or update of first_name, middle_name, preferred_name, last_name, job_title, email on users
  for each row execute function keep_search_words();

insert into user_search_words (organization_id, word, user_id)
select organization_id, word, id from users,
  unnest(search_words(concat_ws(' ', first_name, middle_name, preferred_name, last_name, job_title), email)) as word;

-- The people list in the order of names.
create index users_name_idx
  on users (organization_id, (folded(coalesce(preferred_name, first_name) || ' ' || last_name) collate "C"), id);
