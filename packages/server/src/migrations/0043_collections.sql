-- What lists of a collection read: posts, events, projects and pictures with the facts that they are chosen and sorted by. An
-- item is a page of kind 'item'; all of this follows from its page and is kept by the database itself, except the order that
-- the owner gave and the number of comments.
create table collection_items (
  website_id text not null,
  id text not null,
  collection_id text not null,
  title text not null,
  -- Row security lets an index be used where it compares columns as they stand, not what a function makes of them.
  title_key text generated always as (lower(title)) stored,
  slug text not null,
  is_live boolean not null,
  is_scheduled boolean not null,
  is_deleted boolean not null,
  is_in_review boolean not null,
  -- The day that visitors read: the one that was chosen, or when it was first published.
  shown_at timestamptz,
  first_published_at timestamptz,
  -- What lists by day go by, drafts among the others: the start of an event, the shown day, or when it is to be or was made.
  listed_at timestamptz not null,
  position bigint not null,
  author_id text,
  tags text[] not null,
  tag_keys text[] not null,
  categories text[] not null,
  category_keys text[] not null,
  is_featured boolean not null,
  allows_comments boolean not null,
  access text not null,
  starts_at timestamptz,
  -- When it is over: of an event that lasts whole days the end of its last one.
  ends_at timestamptz,
  has_audio boolean not null,
  -- Of what visitors read.
  word_count integer not null,
  comment_count integer not null default 0,
  words tsvector not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (website_id, id)
);
create index collection_items_shown on collection_items (website_id, collection_id, shown_at desc, id desc) where is_live;
create index collection_items_events on collection_items (website_id, collection_id, starts_at, id) where is_live;
create index collection_items_by_hand on collection_items (website_id, collection_id, position, id);
create index collection_items_latest on collection_items (website_id, collection_id, updated_at desc, id desc)
  where not is_deleted;
create index collection_items_by_day on collection_items (website_id, collection_id, listed_at desc, id desc)
  where not is_deleted;
create index collection_items_by_title on collection_items (website_id, collection_id, title_key, id)
  where not is_deleted;
-- Tags and categories are among the words: row security lets no index of arrays be used.
create index collection_items_words on collection_items using gin (words);

-- The last moment of an event. A zone that this database does not know has days of 24 hours.
create function end_of_event(event jsonb) returns timestamptz language plpgsql stable as $$
declare
  last timestamptz := (event ->> 'endsAt')::timestamptz;
begin
  if event -> 'isAllDay' is distinct from 'true' then return last; end if;
  return (last at time zone (event ->> 'timeZone') + interval '1 day') at time zone (event ->> 'timeZone');
exception when invalid_parameter_value then
  return last + interval '24 hours';
end $$;

-- What to find an item by, with the text that visitors read: while somebody writes, a draft is stored every few moments. The
-- site is one of the words, and so is the collection, each whole tag with a # in front and each whole category with an @. So
-- long a text is enough, and more is no tsvector.
create function words_of_item(page pages, tag_keys text[], category_keys text[]) returns tsvector
language sql stable as $$
  select to_tsvector('simple', left(fold_words(left(
      concat_ws(' ', page.settings ->> 'title', array_to_string(tag_keys || category_keys, ' '),
        page.settings -> 'item' ->> 'excerpt', page.search_words), 200000)), 100000))
    || array_to_tsvector(array['site' || page.website_id, 'list' || page.collection_id])
    || array_to_tsvector(array(select '#' || tag from unnest(tag_keys) as tag))
    || array_to_tsvector(array(select '@' || category from unnest(category_keys) as category))
$$;

create function texts_in(list jsonb) returns text[] language sql immutable as $$
  select coalesce(array_agg(text order by place), '{}') from jsonb_array_elements_text(list) with ordinality as it (text, place)
$$;

-- Its row is made with the page, last in the order of its collection; moved into another, it is last there.
create function refresh_item(page pages) returns void language plpgsql set enable_seqscan = off as $$
declare
  item jsonb := page.settings -> 'item';
  event jsonb := nullif(item -> 'event', 'null');
  all_tags text[] := texts_in(item -> 'tags');
  all_categories text[] := texts_in(item -> 'categories');
  own_tag_keys text[] := lower(all_tags::text)::text[];
  own_category_keys text[] := lower(all_categories::text)::text[];
  is_shown boolean := page.published_version is not null;
  known collection_items;
  first_shown timestamptz;
  shown timestamptz;
  place bigint;
begin
  select * into known from collection_items where website_id = page.website_id and id = page.id;
  first_shown := coalesce(known.first_published_at, case when is_shown then page.published_at end);
  shown := coalesce((item ->> 'date')::timestamptz, first_shown);
  place := known.position;
  if known.collection_id is distinct from page.collection_id then
    select coalesce(max(position), 0) + 65536 into place from collection_items
      where website_id = page.website_id and collection_id = page.collection_id;
  end if;
  insert into collection_items (website_id, id, collection_id, title, slug, is_live, is_scheduled, is_deleted, is_in_review,
    shown_at, first_published_at, listed_at, position, author_id, tags, tag_keys, categories, category_keys, is_featured,
    allows_comments, access, starts_at, ends_at, has_audio, word_count, words, created_at, updated_at)
  values (page.website_id, page.id, page.collection_id, page.settings ->> 'title', page.slug,
    is_shown and page.deleted_at is null, page.scheduled_at is not null, page.deleted_at is not null,
    not is_shown and page.scheduled_at is null and coalesce((item ->> 'isInReview')::boolean, false),
    shown, first_shown, date_trunc('milliseconds', coalesce((event ->> 'startsAt')::timestamptz, shown, page.scheduled_at, page.created_at)), place,
    item ->> 'authorId', all_tags, own_tag_keys, all_categories, own_category_keys,
    coalesce((item ->> 'isFeatured')::boolean, false), coalesce((item ->> 'allowsComments')::boolean, true),
    coalesce(page.settings ->> 'access', 'public'), (event ->> 'startsAt')::timestamptz, end_of_event(event),
    coalesce(item -> 'audio', 'null') <> 'null', regexp_count(page.search_words, '\S+'),
    words_of_item(page, own_tag_keys, own_category_keys), page.created_at, page.updated_at)
  on conflict (website_id, id) do update set
    collection_id = excluded.collection_id, title = excluded.title, slug = excluded.slug, is_live = excluded.is_live,
    is_scheduled = excluded.is_scheduled, is_deleted = excluded.is_deleted, is_in_review = excluded.is_in_review,
    shown_at = excluded.shown_at, first_published_at = excluded.first_published_at, listed_at = excluded.listed_at,
    position = excluded.position, author_id = excluded.author_id, tags = excluded.tags, tag_keys = excluded.tag_keys,
    categories = excluded.categories, category_keys = excluded.category_keys, is_featured = excluded.is_featured,
    allows_comments = excluded.allows_comments, access = excluded.access, starts_at = excluded.starts_at,
    ends_at = excluded.ends_at, has_audio = excluded.has_audio, word_count = excluded.word_count, words = excluded.words,
    updated_at = excluded.updated_at;
end $$;

create function copy_page_to_item() returns trigger language plpgsql as $$
begin
  perform refresh_item(new);
  return new;
end $$;
create trigger page_of_item
  after insert or update of slug, collection_id, settings, published, published_version, scheduled_at, deleted_at on pages
  for each row when (new.collection_id is not null and new.settings ->> 'kind' = 'item') execute function copy_page_to_item();

create function copy_draft_to_item() returns trigger language plpgsql set enable_seqscan = off as $$
begin
  update collection_items set updated_at = new.updated_at where website_id = new.website_id and id = new.id;
  return new;
end $$;
create trigger draft_of_item after update of draft on pages
  for each row when (
    new.collection_id is not null and new.settings ->> 'kind' = 'item' and new.draft_version <> old.draft_version
  ) execute function copy_draft_to_item();

create function forget_item() returns trigger language plpgsql set enable_seqscan = off as $$
begin
  delete from collection_items where website_id = old.website_id and id = old.id;
  return old;
end $$;
create trigger page_of_item_gone after delete on pages
  for each row when (old.collection_id is not null and old.settings ->> 'kind' = 'item') execute function forget_item();

-- All that is to be in an item: words, the last of which may be begun, and others just as they are.
create function item_query(wanted text[], exact text[]) returns tsquery language plpgsql stable as $$
declare
  made tsquery := '';
  word text;
begin
  foreach word in array exact loop
    made := made && quoted_word(word, '');
  end loop;
  for place in 1 .. cardinality(wanted) loop
    word := fold_words(wanted[place]);
    made := made && (quoted_word(word, case when place = cardinality(wanted) then ':*' else '' end)
      || plainto_tsquery('simple', word));
  end loop;
  return made;
end $$;

create function quoted_word(word text, mark text) returns tsquery language sql immutable as $$
  select case when word = '' then '' else '''' || replace(replace(word, '\', '\\'), '''', '''''') || '''' || mark end::tsquery
$$;

-- With what lists filter and sort by, so that what was found need not be looked up again.
create function find_items(wanted tsquery) returns table (id text, website_id text, collection_id text, is_deleted boolean,
  is_live boolean, is_scheduled boolean, is_in_review boolean, is_featured boolean, author_id text, ends_at timestamptz,
  shown_at timestamptz, listed_at timestamptz, updated_at timestamptz, "position" bigint, title_key text)
language sql stable security definer set search_path = public, pg_temp
as $$
  select i.id, i.website_id, i.collection_id, i.is_deleted, i.is_live, i.is_scheduled, i.is_in_review, i.is_featured,
    i.author_id, i.ends_at, i.shown_at, i.listed_at, i.updated_at, i.position, i.title_key
  from collection_items as i
  where i.words @@ (wanted && quote_literal('site' || current_setting('app.website_id', true))::tsquery)
    and i.website_id = current_setting('app.website_id', true)
$$;
revoke all on function find_items(tsquery) from public;
grant execute on function find_items(tsquery) to sitewright_site;

-- Items of other collections are no products.
drop trigger page_of_product on pages;
create trigger page_of_product after insert or update on pages
  for each row when (new.collection_id is not null and new.settings ->> 'kind' = 'product')
  execute function copy_page_to_product();
drop trigger page_of_product_gone on pages;
create trigger page_of_product_gone after delete on pages
  for each row when (old.collection_id is not null and old.settings ->> 'kind' = 'product')
  execute function forget_product();

alter table collection_items enable row level security;
alter table collection_items force row level security;
grant select, insert, update, delete on collection_items to sitewright_site;
create policy site_rows on collection_items to sitewright_site
  using (website_id = current_setting('app.website_id', true))
  with check (website_id = current_setting('app.website_id', true));
