-- Folders of files. A deleted one keeps its row, with what it held, as long as the bin keeps files: undoing the deletion puts
-- everything back that was not moved elsewhere since.

create table asset_folders (
  website_id text not null,
  id text not null,
  parent_id text,
  name text not null,
  created_at timestamptz not null,
  created_by text,
  deleted_at timestamptz,
  held_assets text[] not null default '{}',
  held_folders text[] not null default '{}',
  primary key (website_id, id)
);

alter table asset_folders enable row level security;
alter table asset_folders force row level security;
grant select, insert, update, delete on asset_folders to sitewright_site;
create policy site_rows on asset_folders to sitewright_site
  using (website_id = current_setting('app.website_id', true))
  with check (website_id = current_setting('app.website_id', true));

alter table assets add column folder_id text;
create index assets_in_folder on assets (website_id, folder_id, created_at desc, id desc);
