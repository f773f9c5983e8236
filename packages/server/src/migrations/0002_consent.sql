-- Choices about cookies: when, what, upon which banner and which settings of it. Nothing here tells who chose.

create table consent_choices (
  website_id text not null,
  id text not null,
  choice text not null check (choice in ('accepted', 'declined')),
  banner_version integer not null,
  settings_version integer not null,
  created_at timestamptz not null,
  primary key (website_id, id)
);

alter table consent_choices enable row level security;
alter table consent_choices force row level security;
grant select, insert, update, delete on consent_choices to sitewright_site;
create policy site_rows on consent_choices to sitewright_site
  using (website_id = current_setting('app.website_id', true))
  with check (website_id = current_setting('app.website_id', true));
