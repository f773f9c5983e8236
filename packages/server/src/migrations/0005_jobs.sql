-- Work that is done later, and once for certain. A row is waiting, or taken (it has a lease), or dead. Work of the platform
-- itself belongs to the empty website id, which no site has.

create table jobs (
  website_id text not null,
  id text not null,
  kind text not null,
  key text not null,
  payload jsonb not null,
  run_at timestamptz not null,
  attempts integer not null default 0,
  lease_token text,
  lease_until timestamptz,
  dead_at timestamptz,
  last_error text not null default '',
  progress_done integer,
  progress_total integer,
  created_at timestamptz not null,
  primary key (website_id, id)
);
create unique index jobs_waiting_key on jobs (website_id, kind, key) where lease_token is null and dead_at is null;
create unique index jobs_taken_key on jobs (website_id, kind, key) where lease_token is not null;
create index jobs_due on jobs (run_at) where lease_token is null and dead_at is null;
create index jobs_leases on jobs (lease_until) where lease_token is not null;
create index jobs_dead on jobs (website_id, dead_at) where dead_at is not null;

alter table jobs enable row level security;
alter table jobs force row level security;
grant select, insert, update, delete on jobs to sitewright_site, sitewright_platform;
create policy site_rows on jobs to sitewright_site
  using (website_id = current_setting('app.website_id', true))
  with check (website_id = current_setting('app.website_id', true));
-- Whoever does the work takes it from all sites, and then opens the site that it belongs to.
create policy platform_rows on jobs to sitewright_platform using (true) with check (true);
