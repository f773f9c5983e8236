-- The keys with which a store takes money through Stripe. The secret ones are sealed by a key that is not in this table.
create table stripe_accounts (
  website_id text not null primary key,
  account_id text not null,
  account_name text not null,
  is_test boolean not null,
  publishable_key text not null,
  sealed_secret_key text not null,
  secret_key_end text not null,
  sealed_webhook_secret text not null,
  webhook_secret_end text not null,
  connected_at timestamptz not null
);

-- Stripe's name for a payment. Stored before the buyer can pay it.
create table stripe_intents (
  website_id text not null,
  payment_id text not null,
  intent_id text not null,
  created_at timestamptz not null,
  primary key (website_id, payment_id)
);
create unique index stripe_intents_id on stripe_intents (website_id, intent_id);

do $$
declare name text;
begin
  foreach name in array array['stripe_accounts', 'stripe_intents'] loop
    execute format('alter table %I enable row level security', name);
    execute format('alter table %I force row level security', name);
    execute format('grant select, insert, update, delete on %I to sitewright_site', name);
    execute format(
      'create policy site_rows on %I to sitewright_site using (website_id = current_setting(''app.website_id'', true)) with check (website_id = current_setting(''app.website_id'', true))',
      name);
  end loop;
end $$;
