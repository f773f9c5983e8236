-- A domain serves a site once its DNS proves the claim. A claim without proof keeps nobody else from the name.

alter table website_domains add column is_primary boolean not null default false;
create index website_domains_by_site on website_domains (website_id);

create table domain_claims (
  website_id text not null,
  host text not null,
  created_at timestamptz not null,
  primary key (website_id, host)
);

alter table domain_claims enable row level security;
alter table domain_claims force row level security;
grant select, insert, update, delete on domain_claims to sitewright_site;
create policy site_rows on domain_claims to sitewright_site
  using (website_id = current_setting('app.website_id', true))
  with check (website_id = current_setting('app.website_id', true));
