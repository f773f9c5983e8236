-- Copies of one published product, each with a variant, words, tags, a price and a category of its own; every hundredth is sold
-- out. `:site`, `:product`, `:category`, `:from` and `:until` are filled in.
insert into product_variants (website_id, id, product_id, position, sku, price, currency, stock, created_at, updated_at)
select ':site', 'f' || lpad(to_hex(n), 23, '0'), lpad(to_hex(n), 24, '0'), 0, 'SKU-' || n, 500 + n % 9000, v.currency,
  case when n % 100 = 0 then 0 else 5 + n % 50 end, v.created_at, v.updated_at
from product_variants as v, generate_series(:from, :until) as n where v.website_id = ':site' and v.product_id = ':product';

insert into products (website_id, id, store_id, product_type, details, tags, position, created_at, updated_at)
select ':site', lpad(to_hex(n), 24, '0'), p.store_id, p.product_type, p.details, array['Glaze ' || n % 40], p.position + n,
  p.created_at, p.updated_at + n * interval '1 second'
from products as p, generate_series(:from, :until) as n where p.website_id = ':site' and p.id = ':product';

insert into category_products (website_id, category_id, product_id)
select ':site', ':category', lpad(to_hex(n), 24, '0') from generate_series(:from, :until) as n where n % 10 = 0;

-- At last: the database copies title and address to the product, with what follows from its variants.
insert into pages (website_id, id, collection_id, slug, settings, position, draft, draft_version, published,
  published_settings, published_version, published_at, created_at, updated_at)
select ':site', lpad(to_hex(n), 24, '0'), g.collection_id, 'mug-' || n, named.settings, g.position, g.draft, g.draft_version,
  g.published, named.settings, g.published_version, g.published_at, g.created_at, g.updated_at
from pages as g, generate_series(:from, :until) as n,
  lateral (select g.settings || jsonb_build_object('title', 'Mug number ' || n || ' in rare' || n / 20) as settings) as named
where g.website_id = ':site' and g.id = ':product';
