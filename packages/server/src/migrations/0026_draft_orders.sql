-- Orders that a store prepares for a customer. What they come to is asked anew whenever it matters; the total is that of the
-- last time, for lists.
create table draft_orders (
  website_id text not null,
  id text not null,
  version integer not null,
  state text not null,
  content jsonb not null,
  currency text not null,
  total bigint not null,
  -- Sent again with the same key, it is made once; beside it what was asked.
  request_key text,
  request text,
  sent_at timestamptz,
  expires_at timestamptz,
  order_id text,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (website_id, id)
);
create index draft_orders_by_time on draft_orders (website_id, updated_at);
create unique index draft_orders_key on draft_orders (website_id, request_key) where request_key is not null;

-- A checkout is that of a cart or that of a draft.
alter table checkouts
  alter column cart_id drop not null,
  add column draft_id text,
  add check ((cart_id is null) <> (draft_id is null));
create unique index checkouts_of_draft on checkouts (website_id, draft_id)
  where draft_id is not null and state in ('open', 'paying');

-- A draft may sell what is not in the catalog.
alter table order_lines
  alter column product_id drop not null,
  alter column variant_id drop not null;

-- Where its buyer came from; empty when nobody knows.
alter table orders add column source text not null default '';

alter table draft_orders enable row level security;
alter table draft_orders force row level security;
grant select, insert, update, delete on draft_orders to sitewright_site;
create policy site_rows on draft_orders to sitewright_site
  using (website_id = current_setting('app.website_id', true))
  with check (website_id = current_setting('app.website_id', true));
