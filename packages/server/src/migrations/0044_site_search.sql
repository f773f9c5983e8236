-- One index of all that a site holds: pages, items of collections, products, and pictures with words. Visitors are shown what is
-- public; the titles of the rest are in it for the panel. All of it follows from pages, products, files and the language of the
-- site, and is kept by the database itself, in the transaction that changes them.
create table search_entries (
  website_id text not null,
  -- Of the page; of a picture the page's and the file's.
  id text not null,
  kind text not null,
  page_id text not null,
  collection_id text,
  title text not null,
  is_public boolean not null,
  shown_at timestamptz,
  -- Its words were stemmed by this one.
  dictionary text not null,
  -- Of the title (A), and of tags, categories and SKUs (B); the site and the kind are among them.
  head tsvector not null,
  -- Of everything, without places; again with the site and the kind.
  words tsvector not null,
  primary key (website_id, id)
);
create index search_entries_of_page on search_entries (website_id, page_id);
create index search_entries_newest on search_entries (website_id, shown_at desc nulls last);
create index search_entries_kinds on search_entries (website_id, kind) where is_public;
create index search_entries_head on search_entries using gin (head) with (gin_pending_list_limit = 512);
create index search_entries_words on search_entries using gin (words) with (gin_pending_list_limit = 512);

-- All words that visitors may find in a site, and their stems, among which the nearest to a misspelt one is looked for. They have
-- no places: of a page that is gone its words may stay, which find nothing then.
create table search_vocabulary (
  website_id text not null,
  word text not null collate "C",
  -- Who mistakes the first letter writes the last ones.
  ending text not null collate "C" generated always as (right(word, 3)) stored,
  primary key (website_id, word)
);
create index search_vocabulary_endings on search_vocabulary (website_id, ending);

-- Word stems that every PostgreSQL brings.
create function search_dictionary(language text) returns text language sql immutable as $$
  select coalesce(
    '{"da": "danish", "de": "german", "en": "english", "es": "spanish", "fi": "finnish", "fr": "french", "hu": "hungarian",
      "it": "italian", "nb": "norwegian", "no": "norwegian", "nl": "dutch", "pt": "portuguese", "ro": "romanian",
      "ru": "russian", "sv": "swedish", "tr": "turkish"}'::jsonb ->> lower(split_part(coalesce(language, 'en'), '-', 1)),
    'simple')
$$;

create function sign_pattern() returns text language sql immutable as $$
  select '[\u0021-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u007e\u00a0-\u00bf\u2000-\u206f\u3000-\u303f]'
$$;

-- Words as they stand and their stems; what is written with signs, such as '50%', counts as it stands, too. So long a text is
-- enough, and more is no tsvector.
create function search_vector(words text, dictionary text) returns tsvector language plpgsql immutable as $$
declare
  folded text := left(fold_words(left(words, 100000)), 100000);
  plain text := regexp_replace(folded, sign_pattern() || '+', ' ', 'g');
begin
  return to_tsvector('simple', plain) || to_tsvector(dictionary::regconfig, plain) || array_to_tsvector(array(
    select distinct sign
    from string_to_table(translate(folded, e'\n\t\r', '   '), ' ') as word, btrim(word, '.,;:!?"''()[]{}…“”„‘’«»') as sign
    where word <> '' and sign ~ sign_pattern() and length(sign) between 2 and 100
    order by sign limit 2000));
end $$;

create function search_place(website_id text, kind text) returns tsvector language sql immutable as $$
  select array_to_tsvector(array['site' || website_id, 'kind' || kind])
$$;

-- Tags and the like of an item's list.
create function search_texts(list jsonb) returns text language sql immutable as $$
  select string_agg(word, ' ') from jsonb_array_elements_text(case jsonb_typeof(list) when 'array' then list else '[]' end) as word
$$;

-- What pages show of pictures: with the words that stand beside a picture on its page, else with those of its file. Empty words
-- mark one that only decorates.
create function pictures_of_page(page pages) returns table (asset_id text, title text) language sql stable as $$
  select shown.asset_id, (array_agg(left(shown.title, 400) order by shown.title))[1]
  from (
    select it ->> 'assetId' as asset_id,
      coalesce(it ->> 'altText', nullif(it ->> 'alt', ''), nullif(a.alt_text, ''), nullif(it ->> 'caption', ''), it ->> 'title') as title
    from jsonb_path_query(
        jsonb_build_array(page.published, page.published_settings -> 'item' -> 'picture'),
        'strict $.** ? (@.type() == "object" && @.assetId.type() == "string")') as it
      join assets as a on a.website_id = page.website_id and a.id = it ->> 'assetId' and a.kind = 'image' and a.deleted_at is null
  ) as shown
  where trim(shown.title) <> ''
  group by shown.asset_id
$$;

create function index_page(page pages) returns void language plpgsql set enable_seqscan = off as $$
declare
  made text := page.settings ->> 'kind';
  entry_kind text;
  is_shown boolean := page.published_version is not null and page.published_settings ->> 'access' = 'public';
  language text := search_dictionary((select body ->> 'language' from site_documents
    where website_id = page.website_id and name = 'settings'));
  item jsonb := page.settings -> 'item';
  product products;
  title text := coalesce(page.settings ->> 'title', '');
  tags text;
  body text := '';
  head tsvector;
begin
  if made = 'item' then
    select case settings ->> 'kind' when 'blog' then 'post' when 'events' then 'event' when 'portfolio' then 'project'
      when 'gallery' then 'gallery-item' end
    into entry_kind from pages where website_id = page.website_id and id = page.collection_id;
    tags := concat_ws(' ', search_texts(item -> 'tags'), search_texts(item -> 'categories'));
  elsif made = 'product' then
    entry_kind := 'product';
    select * into product from products where website_id = page.website_id and id = page.id;
    tags := concat_ws(' ', array_to_string(product.tags, ' '), (select string_agg(sku, ' ') from product_variants
      where website_id = page.website_id and product_id = page.id and deleted_at is null));
  elsif made in ('page', 'store', 'blog', 'events', 'portfolio', 'gallery') then
    entry_kind := 'page';
  end if;
  delete from search_entries where website_id = page.website_id and page_id = page.id
    and (id <> page.id or entry_kind is null or page.deleted_at is not null);
  if entry_kind is null or page.deleted_at is not null then return; end if;
  if is_shown then
    body := concat_ws(' ', page.settings ->> 'description', item ->> 'excerpt', item -> 'location' ->> 'name',
      page_words(product.details), page.search_words);
  end if;
  head := setweight(search_vector(title, language), 'A') || setweight(search_vector(coalesce(tags, ''), language), 'B')
    || search_place(page.website_id, entry_kind);
  insert into search_entries (website_id, id, kind, page_id, collection_id, title, is_public, shown_at, dictionary, head, words)
  values (page.website_id, page.id, entry_kind, page.id, page.collection_id, title, is_shown,
    coalesce((item ->> 'date')::timestamptz, page.published_at), language, head,
    strip(head) || strip(search_vector(body, language)))
  on conflict (website_id, id) do update set kind = excluded.kind, collection_id = excluded.collection_id,
    title = excluded.title, is_public = excluded.is_public, shown_at = excluded.shown_at, dictionary = excluded.dictionary,
    head = excluded.head, words = excluded.words;
  if not is_shown then return; end if;
  insert into search_entries (website_id, id, kind, page_id, collection_id, title, is_public, shown_at, dictionary, head, words)
  select page.website_id, page.id || '/' || p.asset_id, 'picture', page.id, page.collection_id, p.title, true,
    page.published_at, language, it.head, strip(it.head)
  from pictures_of_page(page) as p, lateral (
    select setweight(search_vector(p.title, language), 'A') || search_place(page.website_id, 'picture') as head) as it;
  -- In one order, so that pages which are published at the same time wait for each other and no more. Stems find as well as words.
  insert into search_vocabulary (website_id, word)
  select page.website_id, word from (
    select distinct word collate "C" as word from search_entries as e, unnest(tsvector_to_array(e.words)) as word
    where e.website_id = page.website_id and e.page_id = page.id and length(word) between 4 and 40
      and word !~ ('[0-9]|' || sign_pattern()) and word <> 'kind' || e.kind) as found
  where not exists (select 1 from search_vocabulary as v where v.website_id = page.website_id and v.word = found.word)
  order by word
  on conflict do nothing;
end $$;

create function index_changed_page() returns trigger language plpgsql as $$
begin
  perform index_page(new);
  return new;
end $$;
create trigger page_of_search_made after insert on pages for each row execute function index_changed_page();
create trigger page_of_search after update of settings, published_settings, published_version, collection_id, deleted_at on pages
  for each row when (
    old.settings is distinct from new.settings or old.published_settings is distinct from new.published_settings
    or old.published_version is distinct from new.published_version or old.collection_id is distinct from new.collection_id
    or old.deleted_at is distinct from new.deleted_at
  ) execute function index_changed_page();

create function forget_searched_page() returns trigger language plpgsql set enable_seqscan = off as $$
begin
  delete from search_entries where website_id = old.website_id and page_id = old.id;
  return old;
end $$;
create trigger page_of_search_gone after delete on pages for each row execute function forget_searched_page();

-- Every sale writes to a product, and changes none of its words.
create function index_changed_product() returns trigger language plpgsql set enable_seqscan = off as $$
begin
  perform index_page(p) from pages as p where p.website_id = new.website_id and p.id = new.id;
  return new;
end $$;
create trigger product_of_search_made after insert on products for each row execute function index_changed_product();
create trigger product_of_search after update of words, tags, details on products
  for each row when (
    old.words is distinct from new.words or old.tags is distinct from new.tags or old.details is distinct from new.details
  ) execute function index_changed_product();

create function index_changed_asset() returns trigger language plpgsql as $$
begin
  perform index_page(p) from pages as p
    where p.website_id = new.website_id and p.published_version is not null and p.deleted_at is null
      and position(new.id in p.named) > 0;
  return new;
end $$;
create trigger asset_of_search after update of alt_text, deleted_at on assets
  for each row when (
    new.kind = 'image' and (old.alt_text <> new.alt_text or old.deleted_at is distinct from new.deleted_at)
  ) execute function index_changed_asset();

-- Another language has other stems. A site may hold very much: a job stems it anew, and words as they stand are found meanwhile.
create function index_changed_language() returns trigger language plpgsql set enable_seqscan = off as $$
begin
  if exists (select 1 from search_entries
    where website_id = new.website_id and dictionary <> search_dictionary(new.body ->> 'language')) then
    insert into jobs (website_id, id, kind, key, payload, run_at, created_at, lane)
    values (new.website_id,
      lpad(to_hex(floor(extract(epoch from new.updated_at))::bigint), 8, '0')
        || substr(replace(gen_random_uuid()::text, '-', ''), 1, 16),
      'search.stem', '', '{}', new.updated_at, new.updated_at, 'long')
    on conflict do nothing;
  end if;
  return new;
end $$;
create trigger language_of_search after insert or update of body on site_documents
  for each row when (new.name = 'settings') execute function index_changed_language();

-- The next of those whose stems are of another language; how many it was.
create function stem_search_entries(of_website text, most integer) returns integer language plpgsql
set enable_seqscan = off as $$
declare
  language text := search_dictionary((select body ->> 'language' from site_documents
    where website_id = of_website and name = 'settings'));
  stemmed integer;
begin
  perform index_page(p) from pages as p where p.website_id = of_website and p.id in (
    select page_id from search_entries where website_id = of_website and dictionary <> language limit most);
  get diagnostics stemmed = row_count;
  return stemmed;
end $$;

-- A word of a search with its stem, with words that are written almost like it and, where `mark` begins with a star, with words
-- that begin with it. The letter of a weight in it asks for titles alone.
create function quote_lexeme(word text) returns text language sql immutable as $$
  select '''' || replace(replace(word, '\', '\\'), '''', '''''') || ''''
$$;
create function search_word(word text, near jsonb, dictionary text, mark text) returns tsquery
language sql immutable as $$
  select string_agg(quote_lexeme(it.word) || ':' || it.mark, ' | ')::tsquery
  from (
    select search_word.word, search_word.mark
    union all select lexeme, ltrim(search_word.mark, '*')
      from unnest(tsvector_to_array(to_tsvector(dictionary::regconfig, search_word.word))) as lexeme
    union all select other, ltrim(search_word.mark, '*') from jsonb_array_elements_text(near) as other
  ) as it
$$;

create type search_hit as (id text, kind text, shown_at timestamptz, rank integer);

-- Entries of the site whose words or head match, so many at most and in no order.
create function search_hits(place text, rank text, wanted tsquery, with_drafts boolean, in_collections text[],
  without_pages text[], most integer) returns search_hit[] language plpgsql stable as $$
declare
  hits search_hit[];
begin
  execute format('
    select array_agg((hit.id, hit.kind, hit.shown_at, hit.rank)::search_hit) from (
      select e.id, e.kind, e.shown_at, %s as rank from search_entries as e
      where e.%I @@ $1 and e.website_id = $2 and (e.is_public or $3)
        and (e.collection_id is null or $4 is null or e.collection_id = any ($4)) and e.page_id <> all ($5)
      limit $6) as hit', rank, place)
  into hits using wanted, current_setting('app.website_id', true), with_drafts, in_collections, without_pages, most;
  return coalesce(hits, '{}');
end $$;

-- The newest of them. Where very many match they are soon found by going from one entry to the next older one.
create function newest_search_hits(place text, rank text, wanted tsquery, with_drafts boolean, in_collections text[],
  without_pages text[], most integer) returns search_hit[] language plpgsql stable
set enable_bitmapscan = off set enable_seqscan = off set enable_sort = off as $$
declare
  hits search_hit[];
begin
  execute format('
    select array_agg((hit.id, hit.kind, hit.shown_at, hit.rank)::search_hit) from (
      select e.id, e.kind, e.shown_at, %s as rank from search_entries as e
      where e.%I @@ $1 and e.website_id = $2 and (e.is_public or $3)
        and (e.collection_id is null or $4 is null or e.collection_id = any ($4)) and e.page_id <> all ($5)
      order by e.shown_at desc nulls last limit $6) as hit', rank, place)
  into hits using wanted, current_setting('app.website_id', true), with_drafts, in_collections, without_pages, most;
  return coalesce(hits, '{}');
end $$;

-- What holds every term, and how many of each kind there are. A term is a list of words and, where it was written with signs,
-- what it is as a whole; words that the dictionary passes over, such as 'the', count where nothing else was asked. First comes
-- what has the terms in its title, then what has them in tags, and among equals the newest; pictures come behind all else, for
-- one page alone may show many of the same. Of a word that stands nearly
-- everywhere nobody wants all: beyond `counted` it is not counted on, and beside what has it in title or tags come the newest
-- hundred. The indexes of words are used behind row security, which hands out rows of one site alone.
create function search_site(terms jsonb, dictionary text, with_drafts boolean, in_collections text[], without_pages text[],
  of_kind text, most integer, behind integer, counted integer) returns jsonb
language plpgsql stable security definer set search_path = public, pg_temp set work_mem = '32MB' set enable_seqscan = off
as $$
declare
  site text := current_setting('app.website_id', true);
  wanted tsquery := ''::tsquery;
  rank text := '0';
  passes_over boolean := true;
  term jsonb;
  piece jsonb;
  star text;
  -- Of one term: anywhere, begun in the title, and whole in the title.
  anywhere tsquery;
  begun tsquery;
  whole tsquery;
  hits search_hit[];
  newest constant integer := 100;
  counts jsonb;
  answer jsonb;
begin
  loop
    for term in select jsonb_array_elements(terms) loop
      anywhere := ''::tsquery;
      begun := ''::tsquery;
      whole := ''::tsquery;
      for piece in select jsonb_array_elements(term -> 'words') loop
        continue when passes_over and term -> 'sign' = 'null'
          and numnode(plainto_tsquery(dictionary::regconfig, piece ->> 'word')) = 0;
        star := case when length(piece ->> 'word') > 1 then '*' else '' end;
        anywhere := anywhere && search_word(piece ->> 'word', piece -> 'near', dictionary, star);
        begun := begun && search_word(piece ->> 'word', piece -> 'near', dictionary, star || 'A');
        whole := whole && search_word(piece ->> 'word', piece -> 'near', dictionary, 'A');
      end loop;
      if term -> 'sign' <> 'null' then
        anywhere := anywhere || (quote_lexeme(term ->> 'sign') || ':*')::tsquery;
        begun := begun || (quote_lexeme(term ->> 'sign') || ':*A')::tsquery;
        whole := whole || (quote_lexeme(term ->> 'sign') || ':A')::tsquery;
      end if;
      continue when numnode(anywhere) = 0;
      wanted := wanted && anywhere;
      rank := rank || format(' + 2 * (e.head @@ %L)::integer + (e.head @@ %L)::integer + (e.head @@ %L)::integer',
        begun, whole, anywhere);
    end loop;
    exit when numnode(wanted) > 0 or not passes_over;
    passes_over := false;
  end loop;
  if numnode(wanted) = 0 then return '{"counts": {}, "total": 0, "reach": 0, "entries": []}'; end if;

  wanted := wanted && quote_lexeme('site' || site)::tsquery;
  hits := search_hits('words', rank, wanted, with_drafts, in_collections, without_pages, counted + 1);
  if cardinality(hits) <= counted then
    select coalesce(jsonb_object_agg(kind, number), '{}') into counts
      from (select kind, count(*) as number from unnest(hits) as hit group by kind) as found;
    hits := array(select hit::search_hit from unnest(hits) as hit where of_kind is null or hit.kind = of_kind);
  else
    select jsonb_object_agg(kind, null) into counts
      from unnest(array['page', 'post', 'event', 'project', 'gallery-item', 'product', 'picture']) as kind
      where exists (select 1 from search_entries as e where e.website_id = site and e.kind = kind.kind and e.is_public);
    if of_kind is not null then
      wanted := wanted && quote_lexeme('kind' || of_kind)::tsquery;
      hits := search_hits('words', rank, wanted, with_drafts, in_collections, without_pages, counted + 1);
    end if;
    if cardinality(hits) > counted then
      hits := search_hits('head', rank, wanted, with_drafts, in_collections, without_pages, counted + 1);
      if cardinality(hits) > counted then
        hits := newest_search_hits('head', rank, wanted, with_drafts, in_collections, without_pages, newest);
      else
        hits := hits || newest_search_hits('words', rank, wanted, with_drafts, in_collections, without_pages, newest);
      end if;
    end if;
  end if;

  with best as (
    select id, hit.kind = 'picture' as is_picture, hit.rank, hit.shown_at from unnest(hits) as hit
    group by id, hit.kind, hit.rank, hit.shown_at
    order by is_picture, hit.rank desc, hit.shown_at desc nulls last, id limit most offset behind)
  select jsonb_build_object(
    'counts', counts,
    'total', (select case when bool_and(number is not null) is not false then coalesce(sum(number::integer), 0) end
      from jsonb_each_text(counts) as it (kind, number)),
    'reach', (select count(distinct id) from unnest(hits) as hit),
    'entries', coalesce(jsonb_agg(jsonb_build_object('id', e.id, 'kind', e.kind, 'pageId', e.page_id,
      'collectionId', e.collection_id, 'title', e.title, 'isPublic', e.is_public)
      order by best.is_picture, best.rank desc, best.shown_at desc nulls last, best.id), '[]'))
  into answer from best join search_entries as e on e.website_id = site and e.id = best.id;
  return answer;
end $$;
revoke all on function search_site(jsonb, text, boolean, text[], text[], text, integer, integer, integer) from public;
grant execute on function search_site(jsonb, text, boolean, text[], text[], text, integer, integer, integer) to sitewright_site;

-- Not forced: the owner of the tables reads them behind row security in the function above, and nobody else has that role.
do $$
declare name text;
begin
  foreach name in array array['search_entries', 'search_vocabulary'] loop
    execute format('alter table %I enable row level security', name);
    execute format('grant select, insert, update, delete on %I to sitewright_site', name);
    execute format(
      'create policy site_rows on %I to sitewright_site using (website_id = current_setting(''app.website_id'', true)) with check (website_id = current_setting(''app.website_id'', true))',
      name);
  end loop;
end $$;

-- What there is already. Row security shows one site at a time.
do $$
declare site text;
begin
  for site in select id from websites loop
    perform set_config('app.website_id', site, true);
    perform index_page(p) from pages as p where p.website_id = site;
  end loop;
  perform set_config('app.website_id', '', true);
end $$;
