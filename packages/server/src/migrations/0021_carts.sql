-- What visitors mean to buy. A cart is that of a member, or of whoever has its token, which is stored hashed alone. Once it is
-- untouched for too long, or bought, nobody finds it by either.
create table carts (
  website_id text not null,
  id text not null,
  token_hash text,
  member_id text,
  state text not null,
  -- Names of the latest additions: sent again, such a one adds nothing.
  recent_requests text[] not null default '{}',
  created_at timestamptz not null,
  touched_at timestamptz not null,
  primary key (website_id, id),
  check (token_hash is null or member_id is null)
);
create unique index carts_token on carts (website_id, token_hash) where token_hash is not null;
create unique index carts_of_member on carts (website_id, member_id)
  where member_id is not null and state in ('open', 'checkout-started');
create index carts_touched on carts (website_id, state, touched_at);

create table cart_entries (
  website_id text not null,
  id text not null,
  cart_id text not null,
  product_id text not null,
  variant_id text not null,
  -- In the order of adding.
  position integer not null,
  quantity integer not null,
  -- As the visitor saw them when it was added, to tell what has changed since.
  title text not null,
  seen_price bigint not null,
  seen_currency text not null,
  created_at timestamptz not null,
  primary key (website_id, id),
  check (quantity between 1 and 9999)
);
create unique index cart_entries_of_cart on cart_entries (website_id, cart_id, variant_id);

do $$
declare name text;
begin
  foreach name in array array['carts', 'cart_entries'] loop
    execute format('alter table %I enable row level security', name);
    execute format('alter table %I force row level security', name);
    execute format('grant select, insert, update, delete on %I to sitewright_site', name);
    execute format(
      'create policy site_rows on %I to sitewright_site using (website_id = current_setting(''app.website_id'', true)) with check (website_id = current_setting(''app.website_id'', true))',
      name);
  end loop;
end $$;
