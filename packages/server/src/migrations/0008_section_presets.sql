-- Sections that owners keep to use again. Each is a page document of one section, so that older formats are lifted as pages are.

create table section_presets (
  website_id text not null,
  id text not null,
  name text not null,
  document jsonb not null,
  created_at timestamptz not null,
  created_by text,
  primary key (website_id, id)
);

alter table section_presets enable row level security;
alter table section_presets force row level security;
grant select, insert, update, delete on section_presets to sitewright_site;
create policy site_rows on section_presets to sitewright_site
  using (website_id = current_setting('app.website_id', true))
  with check (website_id = current_setting('app.website_id', true));
