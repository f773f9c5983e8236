-- What buyers pay less, by a code or without one. Amounts are in the currency that stands beside them.
create table discounts (
  website_id text not null,
  id text not null,
  name text not null,
  -- In upper case; null applies by itself.
  code text,
  is_on boolean not null,
  effect jsonb not null,
  customers jsonb not null,
  currency text not null,
  minimum_subtotal bigint,
  max_uses bigint,
  once_per_customer boolean not null,
  is_combinable boolean not null,
  starts_at timestamptz,
  ends_at timestamptz,
  -- The number of discount_uses, kept by the database itself.
  uses bigint not null default 0,
  deleted_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (website_id, id)
);
create unique index discounts_code on discounts (website_id, code) where deleted_at is null and code is not null;
create index discounts_automatic on discounts (website_id) where deleted_at is null and code is null and is_on;

-- An order uses a discount once.
create table discount_uses (
  website_id text not null,
  discount_id text not null,
  order_id text not null,
  -- In lower case; null once the person is erased.
  email text,
  created_at timestamptz not null,
  primary key (website_id, discount_id, order_id)
);
create index discount_uses_of_person on discount_uses (website_id, email);

create function count_discount_uses() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    update discounts set uses = uses + 1 where website_id = new.website_id and id = new.discount_id;
  else
    update discounts set uses = uses - 1 where website_id = old.website_id and id = old.discount_id;
  end if;
  return null;
end $$;
create trigger uses_of_discount after insert or delete on discount_uses
  for each row execute function count_discount_uses();

-- What a buyer chose beside the goods: codes in upper case, where the order goes, and how.
alter table carts
  add column codes text[] not null default '{}',
  add column location jsonb,
  add column delivery_id text;

do $$
declare name text;
begin
  foreach name in array array['discounts', 'discount_uses'] loop
    execute format('alter table %I enable row level security', name);
    execute format('alter table %I force row level security', name);
    execute format('grant select, insert, update, delete on %I to sitewright_site', name);
    execute format(
      'create policy site_rows on %I to sitewright_site using (website_id = current_setting(''app.website_id'', true)) with check (website_id = current_setting(''app.website_id'', true))',
      name);
  end loop;
end $$;
