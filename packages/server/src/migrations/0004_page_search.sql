-- The words of the published copy of each page, for the search of the site. Keys that hold words for readers are named;
-- addresses, sources of code and settings of blocks are not words.

create function page_words(document jsonb) returns text
language sql immutable parallel safe
as $$
  select coalesce(string_agg(word #>> '{}', ' '), '')
  from (
    select jsonb_path_query(document, 'strict $.** ? (@.type() == "object").keyvalue() ? (@.key == "text" || @.key == "title" || @.key == "description" || @.key == "quote" || @.key == "caption").value ? (@.type() == "string")') as word
    union all
    select jsonb_path_query(document, 'strict $.** ? (@.type == "markdown").props.source ? (@.type() == "string")')
    union all
    select jsonb_path_query(document, 'strict $.** ? (@.type == "marquee").props.items[*] ? (@.type() == "string")')
  ) as words
$$;

alter table pages add column search_words text generated always as (page_words(published)) stored;
