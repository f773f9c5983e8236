-- How much is left of a product, for all who write it down.
create function left_of_product(of_website text, of_product text)
returns table (stock bigint, lowest_stock integer, is_sold_out boolean) language sql stable as $$
  select case when bool_or(is_unlimited) then null else sum(stock - held) end,
    min(stock - held) filter (where not is_unlimited),
    coalesce(bool_and(not is_unlimited and stock - held <= 0), false)
  from product_variants where website_id = of_website and product_id = of_product and deleted_at is null
$$;

create or replace function refresh_product(of_website text, of_product text)
returns void language sql set enable_seqscan = off as $$
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
    stock = s.stock,
    lowest_stock = s.lowest_stock,
    is_on_sale = coalesce(v.on_sale, false),
    is_sold_out = s.is_sold_out,
    words = to_tsvector('simple', concat_ws(' ', g.settings ->> 'title', array_to_string(p.tags, ' '), v.skus))
      || array_to_tsvector(array['site' || of_website])
      || array_to_tsvector(array(select '#' || lower(tag) from unnest(p.tags) as tag))
      || array_to_tsvector(array(
        select word from regexp_split_to_table(lower(concat_ws(' ', g.settings ->> 'title', v.skus)), '\s+') as word
        where word <> ''))
  from pages as g, left_of_product(of_website, of_product) as s, (
    select min(case when is_on_sale then sale_price else price end) as lowest, bool_or(is_on_sale) as on_sale,
      count(distinct (price, is_on_sale, case when is_on_sale then sale_price end)) as prices, count(*) as variants,
      string_agg(sku, ' ') as skus
    from product_variants where website_id = of_website and product_id = of_product and deleted_at is null
  ) as v
  where p.website_id = of_website and p.id = of_product and g.website_id = p.website_id and g.id = p.id
$$;
