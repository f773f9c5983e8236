-- What a token is limited to; none at all means no limits.
alter table access_tokens add column scopes text[];

-- Sent again with the same key, a parcel is added once; beside it what was asked.
alter table parcels add column request_key text, add column request text;
create unique index parcels_key on parcels (website_id, request_key) where request_key is not null;

-- Programs of the owner that are told what happens in the store.
create table webhooks (
  website_id text not null,
  id text not null,
  address text not null,
  events text[] not null,
  is_on boolean not null,
  -- Sealed by a key that is not in this table.
  sealed_secret text not null,
  secret_end text not null,
  created_at timestamptz not null,
  primary key (website_id, id)
);

-- What happened, while somebody wants to know of it. The database writes it itself, in the transaction in which it happens,
-- with the job that passes it on: no code that changes an order, stock or a product can forget it.
create table webhook_events (
  website_id text not null,
  id text not null,
  type text not null,
  -- What it is about, and that alone: who is told more reads it when they are told.
  subject text not null,
  data jsonb not null,
  created_at timestamptz not null,
  tx_id bigint not null default (pg_current_xact_id()::text::bigint),
  primary key (website_id, id)
);
-- However many rows of a product one change touches.
create unique index webhook_events_once on webhook_events (website_id, subject, tx_id) where type = 'product.changed';
create index webhook_events_by_time on webhook_events (website_id, created_at);

create table webhook_deliveries (
  website_id text not null,
  id text not null,
  webhook_id text not null,
  event_id text not null,
  state text not null,
  attempts integer not null default 0,
  -- Of the last attempt: what was answered, or why nothing was.
  status integer,
  answer text not null default '',
  problem text not null default '',
  attempted_at timestamptz,
  created_at timestamptz not null,
  primary key (website_id, id)
);
create unique index webhook_deliveries_once on webhook_deliveries (website_id, webhook_id, event_id);
create index webhook_deliveries_by_time on webhook_deliveries (website_id, webhook_id, created_at, id);
create index webhook_deliveries_of_event on webhook_deliveries (website_id, event_id);
create index webhook_deliveries_failed on webhook_deliveries (website_id, webhook_id) where state = 'failed';

-- What webhooks of the transaction's site want to hear of, or `none`. Read once in a transaction and kept in it: where nobody
-- wants anything, the conditions of the triggers below end all of them before they begin.
create function wanted_webhook_events() returns text language plpgsql as $$
declare
  wanted text := current_setting('app.webhook_events', true);
begin
  if wanted <> '' then return wanted; end if;
  select coalesce(string_agg(array_to_string(events, ' '), ' '), 'none') into wanted from webhooks
    where website_id = current_setting('app.website_id', true) and is_on;
  return set_config('app.webhook_events', wanted, true);
end $$;

create function note_webhook_event(of_website text, of_type text, of_subject text, content jsonb, at timestamptz)
returns void language plpgsql as $$
declare
  event_id text := lpad(to_hex(floor(extract(epoch from at))::bigint), 8, '0')
    || substr(replace(gen_random_uuid()::text, '-', ''), 1, 16);
begin
  if not of_type = any(string_to_array(wanted_webhook_events(), ' ')) then return; end if;
  insert into webhook_events (website_id, id, type, subject, data, created_at)
    values (of_website, event_id, of_type, of_subject, content, at) on conflict do nothing;
  if not found then return; end if;
  insert into jobs (website_id, id, kind, key, payload, run_at, created_at)
    values (of_website, event_id, 'webhooks.spread', event_id, jsonb_build_object('eventId', event_id), at, at);
end $$;

create function tell_order_event() returns trigger language plpgsql as $$
declare
  content jsonb;
begin
  if new.kind not in ('placed', 'paid', 'parcel', 'refunded', 'canceled') or wanted_webhook_events() = 'none' then
    return new;
  end if;
  content := jsonb_build_object('orderId', new.order_id) || new.data;
  if new.kind <> 'parcel' then
    perform note_webhook_event(new.website_id, 'order.' || new.kind, new.order_id, content, new.created_at);
    return new;
  end if;
  perform note_webhook_event(new.website_id, 'order.shipped', new.order_id, content, new.created_at);
  if exists (
    select 1 from orders where website_id = new.website_id and id = new.order_id and fulfillment_state = 'FULFILLED'
  ) then
    perform note_webhook_event(new.website_id, 'order.fulfilled', new.order_id, content, new.created_at);
  end if;
  return new;
end $$;
create trigger order_event_told after insert on order_events for each row when (
  current_setting('app.webhook_events', true) is distinct from 'none'
) execute function tell_order_event();

create function tell_stock_change() returns trigger language plpgsql as $$
declare
  variant record;
  content jsonb;
begin
  if new.delta = 0 or wanted_webhook_events() = 'none' then return new; end if;
  select product_id, sku, is_unlimited into variant from product_variants
    where website_id = new.website_id and id = new.variant_id;
  if not found then return new; end if;
  content := jsonb_build_object('productId', variant.product_id, 'variantId', new.variant_id, 'sku', variant.sku,
    'delta', new.delta, 'stock', new.stock_after, 'reason', new.reason);
  perform note_webhook_event(new.website_id, 'stock.changed', new.variant_id, content, new.created_at);
  if new.stock_after = 0 and new.delta < 0 and not variant.is_unlimited then
    perform note_webhook_event(new.website_id, 'stock.sold-out', new.variant_id, content, new.created_at);
  end if;
  return new;
end $$;
create trigger stock_change_told after insert on stock_changes for each row when (
  current_setting('app.webhook_events', true) is distinct from 'none'
) execute function tell_stock_change();

create function note_product_event(of_type text, product products, at timestamptz) returns void language plpgsql as $$
begin
  perform note_webhook_event(product.website_id, of_type, product.id,
    jsonb_build_object('productId', product.id, 'title', product.title), at);
end $$;

create function tell_of_product(of_type text, of_website text, of_product text, at timestamptz) returns void
language plpgsql set enable_seqscan = off as $$
declare product products;
begin
  select * into product from products where website_id = of_website and id = of_product and slug <> '';
  if not found or (product.is_deleted and of_type <> 'product.deleted') then return; end if;
  perform note_product_event(of_type, product, coalesce(at, product.updated_at));
end $$;

-- Lists and stock write to the row of a product all the time. What is told of it is written to its page, or to few columns.
-- Its name lets it follow page_of_product.
create function tell_page_change() returns trigger language plpgsql as $$
declare
  told text := case
    when tg_op = 'INSERT' then 'product.created'
    when new.deleted_at is not null then case when old.deleted_at is null then 'product.deleted' end
    when new.published_version is not null and (old.published_version is null or old.deleted_at is not null)
      then 'product.published'
    when old.published_version is not null and new.published_version is null then 'product.hidden'
    when old.deleted_at is not null or (old.slug, old.settings ->> 'title') is distinct from (new.slug, new.settings ->> 'title')
      then 'product.changed'
  end;
begin
  if told is not null and wanted_webhook_events() <> 'none' then
    perform tell_of_product(told, new.website_id, new.id, new.updated_at);
  end if;
  return new;
end $$;
create trigger page_of_product_told after insert or update of slug, settings, published_version, deleted_at on pages
  for each row when (
    new.collection_id is not null and current_setting('app.webhook_events', true) is distinct from 'none'
  ) execute function tell_page_change();

create function tell_product_change() returns trigger language plpgsql as $$
begin
  if wanted_webhook_events() <> 'none' and old.slug <> '' and not new.is_deleted then
    perform note_product_event('product.changed', new, new.updated_at);
  end if;
  return new;
end $$;
create trigger product_change_told after update of product_type, details, tags on products for each row when (
  current_setting('app.webhook_events', true) is distinct from 'none'
  and (old.product_type, old.tags, old.details) is distinct from (new.product_type, new.tags, new.details)
) execute function tell_product_change();

create function tell_product_gone() returns trigger language plpgsql as $$
begin
  perform note_product_event('product.deleted', old, old.updated_at);
  return old;
end $$;
create trigger product_gone_told after delete on products for each row when (
  not old.is_deleted and current_setting('app.webhook_events', true) is distinct from 'none'
) execute function tell_product_gone();

create function tell_variant_change() returns trigger language plpgsql as $$
begin
  if wanted_webhook_events() <> 'none' then
    perform tell_of_product('product.changed', new.website_id, new.product_id, new.updated_at);
  end if;
  return new;
end $$;
create trigger variant_added_told after insert on product_variants for each row when (
  current_setting('app.webhook_events', true) is distinct from 'none'
) execute function tell_variant_change();
-- Not of stock and what is held of it, which every checkout changes.
create trigger variant_change_told after update of sku, option_values, price, sale_price, is_on_sale, currency, is_unlimited,
  weight_grams, size_mm, picture_id, deleted_at on product_variants for each row when (
  current_setting('app.webhook_events', true) is distinct from 'none'
  and (old.sku, old.option_values, old.price, old.sale_price, old.is_on_sale, old.currency, old.is_unlimited,
    old.weight_grams, old.size_mm, old.picture_id, old.deleted_at)
  is distinct from (new.sku, new.option_values, new.price, new.sale_price, new.is_on_sale, new.currency, new.is_unlimited,
    new.weight_grams, new.size_mm, new.picture_id, new.deleted_at)
) execute function tell_variant_change();

create function tell_category_change() returns trigger language plpgsql as $$
declare
  link category_products := case when tg_op = 'INSERT' then new else old end;
begin
  if wanted_webhook_events() <> 'none' then
    perform tell_of_product('product.changed', link.website_id, link.product_id, null);
  end if;
  return link;
end $$;
create trigger category_of_product_told after insert or delete on category_products for each row when (
  current_setting('app.webhook_events', true) is distinct from 'none'
) execute function tell_category_change();

do $$
declare name text;
begin
  foreach name in array array['webhooks', 'webhook_events', 'webhook_deliveries'] loop
    execute format('alter table %I enable row level security', name);
    execute format('alter table %I force row level security', name);
    execute format('grant select, insert, update, delete on %I to sitewright_site', name);
    execute format(
      'create policy site_rows on %I to sitewright_site using (website_id = current_setting(''app.website_id'', true)) with check (website_id = current_setting(''app.website_id'', true))',
      name);
  end loop;
end $$;
