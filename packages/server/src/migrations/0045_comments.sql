-- Comments on items of collections. A row is read in the order of its thread: its path is made of one element of 36 characters
-- for each comment above it and its own, the time first, so that one index gives a page of a thread of any length.
create table comments (
  website_id text not null,
  id text not null,
  item_id text not null,
  -- Those above it, the topmost first, and their number.
  ancestor_ids text[] not null default '{}',
  depth integer not null default 0,
  path text collate "C" not null,
  author_name text not null default '',
  -- In small letters; never shown.
  email text,
  member_id text,
  is_by_author boolean not null default false,
  body text not null,
  state text not null,
  state_changed_at timestamptz not null,
  -- Whether visitors see it: it is approved, and so is everything above it.
  is_shown boolean not null default false,
  -- Its writer had everything of theirs removed; what others answered stays.
  is_erased boolean not null default false,
  -- Who asked for emails gets them once their own comment is approved.
  wants_mails boolean not null default false,
  is_told boolean not null default false,
  likes integer not null default 0,
  spam_reasons text[] not null default '{}',
  fingerprint text not null,
  created_at timestamptz not null,
  -- To find it by; the site is one of the words.
  words tsvector generated always as (
    to_tsvector('simple', fold_words(author_name || ' ' || coalesce(email, '') || ' ' || body))
      || array_to_tsvector(array['site' || website_id])
  ) stored,
  primary key (website_id, id)
);
create index comments_words on comments using gin (words);
create index comments_shown on comments (website_id, item_id, path) where is_shown;
create index comments_in_threads on comments (website_id, item_id, path);
create index comments_by_state on comments (website_id, state, created_at desc, id desc);
create index comments_of_item_by_state on comments (website_id, item_id, state, created_at desc, id desc);
create index comments_of_person on comments (website_id, email);
create index comments_alike on comments (website_id, fingerprint, created_at);
create index comments_in_trash on comments (website_id, state_changed_at) where state = 'trash';

-- Once for each browser, which is known by a hash alone, or member.
create table comment_likes (
  website_id text not null,
  comment_id text not null,
  liked_by text not null,
  created_at timestamptz not null,
  primary key (website_id, comment_id, liked_by)
);

-- Who hears by email of comments on an item.
create table comment_followers (
  website_id text not null,
  item_id text not null,
  -- In small letters.
  email text not null,
  created_at timestamptz not null,
  primary key (website_id, item_id, email)
);
create index comment_followers_of_person on comment_followers (website_id, email);

create function forget_comments_of_item() returns trigger language plpgsql set enable_seqscan = off as $$
begin
  delete from comments where website_id = old.website_id and item_id = old.id;
  delete from comment_followers where website_id = old.website_id and item_id = old.id;
  return old;
end $$;
create trigger comments_item_gone after delete on collection_items
  for each row execute function forget_comments_of_item();

create function forget_likes_of_comment() returns trigger language plpgsql set enable_seqscan = off as $$
begin
  delete from comment_likes where website_id = old.website_id and comment_id = old.id;
  return old;
end $$;
create trigger comments_gone after delete on comments for each row execute function forget_likes_of_comment();

-- Row security keeps this index from queries, for a match could tell of hidden rows; this reads the rows of one site alone.
create function find_comments(wanted tsquery) returns setof comments
language sql stable security definer set search_path = public, pg_temp
as $$
  select * from comments as c
  where c.words @@ (wanted && quote_literal('site' || current_setting('app.website_id', true))::tsquery)
    and c.website_id = current_setting('app.website_id', true)
$$;
revoke all on function find_comments(tsquery) from public;
grant execute on function find_comments(tsquery) to sitewright_site;

-- Not forced: the function above reads them as their owner, and nobody else has that role.
alter table comments enable row level security;
alter table comment_likes enable row level security;
alter table comment_likes force row level security;
alter table comment_followers enable row level security;
alter table comment_followers force row level security;
grant select, insert, update, delete on comments, comment_likes, comment_followers to sitewright_site;
create policy site_rows on comments to sitewright_site
  using (website_id = current_setting('app.website_id', true))
  with check (website_id = current_setting('app.website_id', true));
create policy site_rows on comment_likes to sitewright_site
  using (website_id = current_setting('app.website_id', true))
  with check (website_id = current_setting('app.website_id', true));
create policy site_rows on comment_followers to sitewright_site
  using (website_id = current_setting('app.website_id', true))
  with check (website_id = current_setting('app.website_id', true));
