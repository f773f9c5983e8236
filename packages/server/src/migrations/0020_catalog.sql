-- Pages that belong to a collection, such as the products of a store page: everything that pages can do, they can.
-- Their address is told apart inside of their collection.
alter table pages add column collection_id text;
drop index pages_slug;
create unique index pages_slug on pages (website_id, coalesce(collection_id, ''), slug) where deleted_at is null;
create index pages_of_collection on pages (website_id, collection_id) where collection_id is not null;
create index pages_of_site on pages (website_id, position, id) where collection_id is null;

-- What a product has beyond its page, under the same id. Title, address and whether visitors may see it are the page's; the
-- copies here are kept by the database itself, so that lists and searches read one table. What follows from the variants
-- (the lowest price, whether it is on sale or sold out, the words to find it by) is written with them by refresh_product, in
-- the transaction that changes them.
create table products (
  website_id text not null,
  id text not null,
  store_id text not null,
  product_type integer not null,
  details jsonb not null,
  tags text[] not null default '{}',
  position bigint not null,
  title text not null default '',
  -- Row security lets an index be used where it compares columns as they stand, not what a function makes of them.
  title_key text generated always as (lower(title)) stored,
  slug text not null default '',
  is_live boolean not null default false,
  is_scheduled boolean not null default false,
  is_deleted boolean not null default false,
  live_since timestamptz,
  lowest_price bigint not null default 0,
  has_varied_prices boolean not null default false,
  is_on_sale boolean not null default false,
  is_sold_out boolean not null default false,
  variant_count integer not null default 0,
  -- Of all counted variants together, none where one is not counted; and of the counted one that has least.
  stock bigint,
  lowest_stock integer,
  words tsvector not null default '',
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (website_id, id)
);
create index products_featured on products (website_id, store_id, position, id) where is_live;
create index products_by_price on products (website_id, store_id, lowest_price, id) where is_live;
create index products_by_title on products (website_id, store_id, title_key, id) where is_live;
create index products_newest on products (website_id, store_id, live_since desc, id desc) where is_live;
create index products_latest on products (website_id, updated_at desc, id desc) where not is_deleted;
create index products_all_featured on products (website_id, position, id) where not is_deleted;
create index products_all_by_price on products (website_id, lowest_price, id) where not is_deleted;
create index products_all_by_title on products (website_id, title_key, id) where not is_deleted;
create index products_words on products using gin (words);

create table product_variants (
  website_id text not null,
  id text not null,
  product_id text not null,
  position integer not null,
  sku text not null,
  sku_key text generated always as (lower(sku)) stored,
  option_values text[] not null default '{}',
  price bigint not null,
  sale_price bigint not null default 0,
  is_on_sale boolean not null default false,
  -- Of both prices. A store sells in one currency; what was priced in another is not sold until it is priced anew.
  currency text not null,
  is_unlimited boolean not null default false,
  -- The sum of stock_changes; held is the part of it that payments in flight have laid their hand on.
  stock integer not null default 0,
  held integer not null default 0,
  weight_grams integer not null default 0,
  size_mm integer[] not null default '{}',
  picture_id text,
  -- A variant that was sold stays readable in its orders.
  deleted_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (website_id, id),
  check (stock >= 0),
  check (held >= 0 and (is_unlimited or held <= stock)),
  check (price >= 0 and sale_price >= 0)
);
-- What tells most comes first: where nothing was ever analyzed, an index that begins with the site looks as good as any.
create index product_variants_of_product on product_variants (product_id, website_id, position);
create unique index product_variants_sku on product_variants (sku_key, website_id) where deleted_at is null;

create table stock_changes (
  website_id text not null,
  id text not null,
  variant_id text not null,
  delta integer not null,
  -- What the number was afterwards, for people who read the log.
  stock_after integer not null,
  reason text not null,
  note text not null default '',
  -- Sent again with the same key, a change happens once.
  request_key text,
  changed_by text,
  -- What was asked under that key, and what was answered.
  request jsonb,
  created_at timestamptz not null,
  -- The order in which they happened: ids of one second have none.
  number bigint generated always as identity,
  primary key (website_id, id)
);
create index stock_changes_of_variant on stock_changes (variant_id, website_id, number desc);
create unique index stock_changes_key on stock_changes (request_key, website_id) where request_key is not null;

create table product_categories (
  website_id text not null,
  id text not null,
  store_id text not null,
  parent_id text,
  name text not null,
  slug text not null,
  description text not null default '',
  picture_id text,
  position integer not null,
  created_at timestamptz not null,
  primary key (website_id, id)
);
create unique index product_categories_slug on product_categories (website_id, store_id, coalesce(parent_id, ''), slug);

create table category_products (
  website_id text not null,
  category_id text not null,
  product_id text not null,
  primary key (website_id, category_id, product_id)
);
create index category_products_of_product on category_products (product_id, website_id);

create table product_imports (
  website_id text not null,
  id text not null,
  file_name text not null,
  blob_key text not null,
  is_dry_run boolean not null,
  state text not null,
  problem text not null default '',
  lines_total integer not null default 0,
  lines_done integer not null default 0,
  added integer not null default 0,
  updated integer not null default 0,
  unchanged integer not null default 0,
  failed integer not null default 0,
  created_at timestamptz not null,
  created_by text,
  finished_at timestamptz,
  primary key (website_id, id)
);

create table product_import_notes (
  website_id text not null,
  import_id text not null,
  number bigint generated always as identity,
  line integer not null,
  kind text not null,
  column_name text not null,
  text text not null,
  primary key (website_id, import_id, number)
);

-- The words of a product are its title, tags and SKUs; the site is one of them, as in searches of submissions, and so is each
-- whole tag, with a # in front. Words count as they are written too: a SKU is found with all its signs.
-- Each session keeps how it reads the tables: a plan that was made while they were empty must not read all of them later.
create function refresh_product(of_website text, of_product text) returns void language sql set enable_seqscan = off as $$
  update products as p set
    title = g.settings ->> 'title',
    slug = g.slug,
    is_live = g.published_version is not null and g.deleted_at is null,
    is_scheduled = g.scheduled_at is not null,
    is_deleted = g.deleted_at is not null,
    live_since = g.published_at,
    updated_at = greatest(p.updated_at, g.updated_at),
    lowest_price = coalesce(v.lowest, 0),
    has_varied_prices = v.prices > 1,
    variant_count = v.variants,
    stock = v.stock,
    lowest_stock = v.lowest_stock,
    is_on_sale = coalesce(v.on_sale, false),
    is_sold_out = coalesce(v.sold_out, false),
    words = to_tsvector('simple', concat_ws(' ', g.settings ->> 'title', array_to_string(p.tags, ' '), v.skus))
      || array_to_tsvector(array['site' || of_website])
      || array_to_tsvector(array(select '#' || lower(tag) from unnest(p.tags) as tag))
      || array_to_tsvector(array(
        select word from regexp_split_to_table(lower(concat_ws(' ', g.settings ->> 'title', v.skus)), '\s+') as word
        where word <> ''))
  from pages as g, (
    select min(case when is_on_sale then sale_price else price end) as lowest, bool_or(is_on_sale) as on_sale,
      count(distinct (price, is_on_sale, case when is_on_sale then sale_price end)) as prices, count(*) as variants,
      case when bool_or(is_unlimited) then null else sum(stock - held) end as stock,
      min(stock - held) filter (where not is_unlimited) as lowest_stock,
      bool_and(not is_unlimited and stock - held <= 0) as sold_out, string_agg(sku, ' ') as skus
    from product_variants where website_id = of_website and product_id = of_product and deleted_at is null
  ) as v
  where p.website_id = of_website and p.id = of_product and g.website_id = p.website_id and g.id = p.id
$$;

-- With what lists filter and sort by, so that what was found need not be looked up again.
create function find_products(wanted tsquery) returns table (id text, website_id text, is_deleted boolean, is_live boolean,
  is_scheduled boolean, is_sold_out boolean, lowest_stock integer, product_type integer, updated_at timestamptz,
  "position" bigint, title_key text, lowest_price bigint)
language sql stable security definer set search_path = public, pg_temp
as $$
  select p.id, p.website_id, p.is_deleted, p.is_live, p.is_scheduled, p.is_sold_out, p.lowest_stock, p.product_type,
    p.updated_at, p.position, p.title_key, p.lowest_price
  from products as p
  where p.words @@ (wanted && quote_literal('site' || current_setting('app.website_id', true))::tsquery)
    and p.website_id = current_setting('app.website_id', true)
$$;
revoke all on function find_products(tsquery) from public;
grant execute on function find_products(tsquery) to sitewright_site;

create function copy_page_to_product() returns trigger language plpgsql as $$
begin
  perform refresh_product(new.website_id, new.id);
  return new;
end $$;
create trigger page_of_product after insert or update on pages
  for each row when (new.collection_id is not null) execute function copy_page_to_product();

-- With a page that is gone for good goes its product. Its variants stay readable in orders.
create function forget_product() returns trigger language plpgsql set enable_seqscan = off as $$
begin
  update product_variants set deleted_at = coalesce(deleted_at, now())
    where website_id = old.website_id and product_id = old.id;
  delete from category_products where website_id = old.website_id and product_id = old.id;
  delete from products where website_id = old.website_id and id = old.id;
  return old;
end $$;
create trigger page_of_product_gone after delete on pages
  for each row when (old.collection_id is not null) execute function forget_product();

do $$
declare name text;
begin
  foreach name in array array['products', 'product_variants', 'stock_changes', 'product_categories', 'category_products',
    'product_imports', 'product_import_notes'] loop
    execute format('alter table %I enable row level security', name);
    execute format('alter table %I force row level security', name);
    execute format('grant select, insert, update, delete on %I to sitewright_site', name);
    execute format(
      'create policy site_rows on %I to sitewright_site using (website_id = current_setting(''app.website_id'', true)) with check (website_id = current_setting(''app.website_id'', true))',
      name);
  end loop;
end $$;
