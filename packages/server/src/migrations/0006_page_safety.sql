-- What keeps work on pages safe: which saves were stored, names of revisions, a time to publish at, links to a draft.

-- The newest saves by the ids that their senders gave them: a save that is sent again is known.
alter table pages add column recent_saves text[] not null default '{}';
alter table pages add column scheduled_at timestamptz;
alter table pages add column scheduled_by text;

alter table page_revisions add column name text not null default '';

create table preview_links (
  website_id text not null,
  id text not null,
  page_id text not null,
  token_hash text not null,
  created_at timestamptz not null,
  created_by text,
  expires_at timestamptz not null,
  primary key (website_id, id)
);
create unique index preview_links_token on preview_links (website_id, token_hash);
create index preview_links_page on preview_links (website_id, page_id, created_at);

alter table preview_links enable row level security;
alter table preview_links force row level security;
grant select, insert, update, delete on preview_links to sitewright_site;
create policy site_rows on preview_links to sitewright_site
  using (website_id = current_setting('app.website_id', true))
  with check (website_id = current_setting('app.website_id', true));
