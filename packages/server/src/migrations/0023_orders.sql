-- What stands between a cart and an order: one for each cart that somebody is about to pay. It belongs to whoever has the
-- cart's token, or to the member; both are copied, for the cart ends before the buyer has seen what became of the payment.
create table checkouts (
  website_id text not null,
  id text not null,
  cart_id text not null,
  token_hash text,
  member_id text,
  state text not null,
  details jsonb not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (website_id, id)
);
create unique index checkouts_of_cart on checkouts (website_id, cart_id) where state in ('open', 'paying');

-- Money on its way. The content says exactly what is ordered for it; the order is made of that, whatever has changed since.
create table payments (
  website_id text not null,
  id text not null,
  checkout_id text not null,
  order_id text,
  provider text not null,
  provider_ref text not null default '',
  state text not null,
  amount bigint not null,
  currency text not null,
  -- What was given back, with what is just being given back.
  refunded bigint not null default 0,
  content jsonb not null,
  -- The buyer's own name for pressing the button once.
  attempt_key text not null,
  -- Where the buyer confirms it, while the provider waits for that.
  action_address text,
  failure text,
  -- It is given up once this has passed and the provider says that it was not paid.
  expires_at timestamptz not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (website_id, id),
  check (amount >= 0 and refunded >= 0 and refunded <= amount)
);
create unique index payments_attempt on payments (website_id, checkout_id, attempt_key);
create unique index payments_open on payments (website_id, checkout_id) where state = 'intent';
create index payments_of_order on payments (website_id, order_id) where order_id is not null;

-- What providers told, each of it once.
create table payment_events (
  website_id text not null,
  provider text not null,
  event_id text not null,
  payment_id text not null,
  kind text not null,
  received_at timestamptz not null,
  primary key (website_id, provider, event_id)
);

-- Stock that a payment in flight has laid its hand on; held of the variant is the sum.
create table stock_holds (
  website_id text not null,
  payment_id text not null,
  variant_id text not null,
  quantity integer not null check (quantity > 0),
  created_at timestamptz not null,
  primary key (website_id, payment_id, variant_id)
);
create index stock_holds_of_variant on stock_holds (website_id, variant_id);

-- Counted up in the transaction of the order: what is not stored leaves no gap.
create table order_counters (
  website_id text not null primary key,
  last_number bigint not null
);

create table orders (
  website_id text not null,
  id text not null,
  number bigint not null,
  payment_state text not null,
  fulfillment_state text not null,
  email text not null,
  name text not null,
  member_id text,
  currency text not null,
  grand_total bigint not null,
  items_count integer not null,
  ledger jsonb not null,
  shipping_address jsonb,
  billing_address jsonb,
  delivery jsonb,
  note text not null,
  fields jsonb not null,
  is_test boolean not null,
  words tsvector not null,
  placed_at timestamptz not null,
  canceled_at timestamptz,
  primary key (website_id, id)
);
create unique index orders_number on orders (website_id, number);
create index orders_of_person on orders (website_id, email);
create index orders_by_time on orders (website_id, placed_at);
create index orders_words on orders using gin (words);

create table order_lines (
  website_id text not null,
  id text not null,
  order_id text not null,
  position integer not null,
  product_id text not null,
  variant_id text not null,
  -- The line as it was sold: names, prices, its part of discounts and tax.
  content jsonb not null,
  quantity integer not null,
  fulfilled integer not null default 0,
  refunded integer not null default 0,
  primary key (website_id, id),
  check (fulfilled between 0 and quantity),
  check (refunded between 0 and quantity)
);
create index order_lines_of_order on order_lines (website_id, order_id, position);
create index order_lines_of_variant on order_lines (website_id, variant_id);

-- An order's id is empty where the order could not be made and all goes back.
create table refunds (
  website_id text not null,
  id text not null,
  payment_id text not null,
  order_id text,
  amount bigint not null check (amount > 0),
  lines jsonb not null,
  is_restocked boolean not null,
  reason text not null,
  state text not null,
  -- Sent again with the same key, it happens once; beside it what was asked.
  request_key text,
  request text,
  provider_ref text not null default '',
  created_by text,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (website_id, id)
);
create index refunds_of_payment on refunds (website_id, payment_id);
create unique index refunds_key on refunds (website_id, request_key) where request_key is not null;

create table parcels (
  website_id text not null,
  id text not null,
  order_id text not null,
  carrier text not null,
  tracking_number text not null,
  tracking_url text not null,
  created_at timestamptz not null,
  primary key (website_id, id)
);
create index parcels_of_order on parcels (website_id, order_id);

create table parcel_lines (
  website_id text not null,
  parcel_id text not null,
  line_id text not null,
  quantity integer not null check (quantity > 0),
  primary key (website_id, parcel_id, line_id)
);

create table order_events (
  website_id text not null,
  id text not null,
  order_id text not null,
  kind text not null,
  data jsonb not null,
  created_by text,
  created_at timestamptz not null,
  number bigint generated always as identity,
  primary key (website_id, id)
);
create index order_events_of_order on order_events (website_id, order_id, number);

-- What the built-in test provider knows, as a bank would: no other table is asked about a charge, and it knows none of them.
create table test_charges (
  website_id text not null,
  id text not null,
  amount bigint not null,
  currency text not null,
  card_end text not null,
  state text not null,
  failure text,
  dispute text,
  created_at timestamptz not null,
  primary key (website_id, id)
);
create table test_refunds (
  website_id text not null,
  id text not null,
  charge_id text not null,
  amount bigint not null,
  created_at timestamptz not null,
  primary key (website_id, id)
);
create index test_refunds_of_charge on test_refunds (website_id, charge_id);

create function find_orders(wanted tsquery) returns table (id text)
language sql stable security definer set search_path = public, pg_temp
as $$
  select o.id from orders as o
  where o.words @@ (wanted && quote_literal('site' || current_setting('app.website_id', true))::tsquery)
    and o.website_id = current_setting('app.website_id', true)
$$;
revoke all on function find_orders(tsquery) from public;
grant execute on function find_orders(tsquery) to sitewright_site;

do $$
declare name text;
begin
  foreach name in array array['checkouts', 'payments', 'payment_events', 'stock_holds', 'order_counters', 'orders',
    'order_lines', 'refunds', 'parcels', 'parcel_lines', 'order_events', 'test_charges', 'test_refunds'] loop
    execute format('alter table %I enable row level security', name);
    execute format('alter table %I force row level security', name);
    execute format('grant select, insert, update, delete on %I to sitewright_site', name);
    execute format(
      'create policy site_rows on %I to sitewright_site using (website_id = current_setting(''app.website_id'', true)) with check (website_id = current_setting(''app.website_id'', true))',
      name);
  end loop;
end $$;
