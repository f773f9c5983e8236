-- What a page may name: addresses (whatever begins with a slash) and ids, each once and in small letters. Who looks for the pages
-- that name a file or lead to an address reads these few words and not all that is written on every page.

create function named_in(content text) returns text
language sql immutable parallel safe
as $$
  select coalesce(string_agg(distinct lower(found[1]), ' '), '')
  from regexp_matches(content, '(/[^\s"\\]*|[0-9a-f]{24})', 'g') as found
$$;

alter table pages add column named text generated always as (
  named_in(draft::text || ' ' || coalesce(published::text, '') || ' ' || settings::text)
) stored;
