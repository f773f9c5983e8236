-- Who waits for a variant to be back in stock: once for each address. A row lives until its mail is on the way.
create table restock_requests (
  website_id text not null,
  variant_id text not null,
  -- In small letters.
  email text not null,
  created_at timestamptz not null,
  primary key (website_id, variant_id, email)
);
create index restock_requests_of_person on restock_requests (website_id, email);

-- What is gone for good comes back never.
create function forget_restock_requests() returns trigger language plpgsql set enable_seqscan = off as $$
begin
  delete from restock_requests where website_id = new.website_id and variant_id = new.id;
  return new;
end $$;
create trigger variant_gone after update of deleted_at on product_variants
  for each row when (new.deleted_at is not null and old.deleted_at is null) execute function forget_restock_requests();

alter table restock_requests enable row level security;
alter table restock_requests force row level security;
grant select, insert, update, delete on restock_requests to sitewright_site;
create policy site_rows on restock_requests to sitewright_site
  using (website_id = current_setting('app.website_id', true))
  with check (website_id = current_setting('app.website_id', true));
