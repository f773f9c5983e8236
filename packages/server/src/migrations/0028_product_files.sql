-- The files of digital products. They are no assets: no address shows them but the signed ones of an order. One that was taken
-- off its product stays for those who bought it, and goes once nothing names it. Copies of a product share the bytes.
create table product_files (
  website_id text not null,
  id text not null,
  product_id text not null,
  position integer not null,
  name text not null,
  byte_length bigint not null,
  blob_key text not null,
  created_by text,
  created_at timestamptz not null,
  removed_at timestamptz,
  primary key (website_id, id)
);
create index product_files_of_product on product_files (product_id, website_id, position);
create index product_files_of_bytes on product_files (blob_key, website_id);

-- What somebody bought and may download. The link is signed with the number of renewals, so that a renewed one ends those before.
create table order_downloads (
  website_id text not null,
  id text not null,
  order_id text not null,
  line_id text not null,
  file_id text not null,
  expires_at timestamptz not null,
  -- Of all downloads together, those before a renewal included.
  allowed integer not null,
  downloads integer not null default 0,
  last_downloaded_at timestamptz,
  renewals integer not null default 0,
  created_at timestamptz not null,
  primary key (website_id, id),
  check (downloads between 0 and allowed)
);
create unique index order_downloads_of_line on order_downloads (line_id, file_id, website_id);
create index order_downloads_of_order on order_downloads (order_id, website_id);
create index order_downloads_of_file on order_downloads (file_id, website_id);

do $$
declare name text;
begin
  foreach name in array array['product_files', 'order_downloads'] loop
    execute format('alter table %I enable row level security', name);
    execute format('alter table %I force row level security', name);
    execute format('grant select, insert, update, delete on %I to sitewright_site', name);
    execute format(
      'create policy site_rows on %I to sitewright_site using (website_id = current_setting(''app.website_id'', true)) with check (website_id = current_setting(''app.website_id'', true))',
      name);
  end loop;
end $$;
