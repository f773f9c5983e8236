-- Files of other systems whose posts, pages and pictures are taken over, one job each.
create table content_imports (
  website_id text not null,
  id text not null,
  file_name text not null,
  blob_key text not null,
  -- The blog that takes the posts; null where the import makes one with the first of them.
  collection_id text,
  is_dry_run boolean not null,
  state text not null,
  problem text not null default '',
  lines_total integer not null default 0,
  lines_done integer not null default 0,
  added integer not null default 0,
  unchanged integer not null default 0,
  skipped integer not null default 0,
  failed integer not null default 0,
  created_at timestamptz not null,
  created_by text,
  finished_at timestamptz,
  primary key (website_id, id)
);

create table content_import_notes (
  website_id text not null,
  import_id text not null,
  number bigint generated always as identity,
  line integer not null,
  kind text not null,
  entry text not null,
  title text not null,
  text text not null,
  primary key (website_id, import_id, number)
);

-- What was taken from where, so that the same file a second time takes nothing.
create table imported_content (
  website_id text not null,
  -- The address of the old site.
  source text not null,
  kind text not null,
  -- Its id there; of a file the address.
  source_id text not null,
  target_id text not null,
  created_at timestamptz not null,
  primary key (website_id, source, kind, source_id)
);

do $$
declare
  name text;
begin
  foreach name in array array['content_imports', 'content_import_notes', 'imported_content'] loop
    execute format('alter table %I enable row level security', name);
    execute format('alter table %I force row level security', name);
    execute format('grant select, insert, update, delete on %I to sitewright_site', name);
    execute format(
      'create policy site_rows on %I to sitewright_site using (website_id = current_setting(''app.website_id'', true)) with check (website_id = current_setting(''app.website_id'', true))',
      name);
  end loop;
end $$;
