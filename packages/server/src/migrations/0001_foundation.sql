-- The platform's own tables, then one group per capability. Every table of a site leads its key with website_id and is
-- guarded by row security: the application's role sees the rows of the site named by app.website_id, and no others.

do $$ begin create role sitewright_site nologin; exception when duplicate_object or unique_violation then null; end $$;
do $$ begin create role sitewright_platform nologin; exception when duplicate_object or unique_violation then null; end $$;
grant sitewright_site, sitewright_platform to current_user;
grant usage on schema public to sitewright_site, sitewright_platform;

create table accounts (
  id text primary key,
  email text not null,
  display_name text not null default '',
  password_hash text not null,
  email_verified_at timestamptz,
  created_at timestamptz not null
);
create unique index accounts_email on accounts (lower(email));

create table account_sessions (
  token_hash text primary key,
  account_id text not null references accounts (id) on delete cascade,
  host text not null,
  crumb text not null,
  created_at timestamptz not null,
  last_seen_at timestamptz not null,
  expires_at timestamptz not null
);
create index account_sessions_account on account_sessions (account_id);

create table account_codes (
  code_hash text primary key,
  account_id text not null references accounts (id) on delete cascade,
  purpose text not null,
  bound_to text not null,
  expires_at timestamptz not null
);

create table access_tokens (
  id text primary key,
  account_id text not null references accounts (id) on delete cascade,
  name text not null,
  token_hash text not null unique,
  created_at timestamptz not null,
  last_used_at timestamptz
);
create index access_tokens_account on access_tokens (account_id);

create table websites (
  id text primary key,
  identifier text not null unique,
  owner_account_id text not null references accounts (id),
  template text not null,
  created_at timestamptz not null
);
create index websites_owner on websites (owner_account_id);

create table website_domains (
  host text primary key,
  website_id text not null references websites (id) on delete cascade,
  created_at timestamptz not null
);

create table memberships (
  website_id text not null references websites (id) on delete cascade,
  account_id text not null references accounts (id) on delete cascade,
  roles integer[] not null,
  created_at timestamptz not null,
  primary key (website_id, account_id)
);
create index memberships_account on memberships (account_id);

create table rate_counters (
  key text not null,
  window_start timestamptz not null,
  hits integer not null default 1,
  primary key (key, window_start)
);

create table site_documents (
  website_id text not null,
  name text not null,
  version integer not null,
  body jsonb not null,
  updated_at timestamptz not null,
  updated_by text,
  primary key (website_id, name)
);

create table pages (
  website_id text not null,
  id text not null,
  slug text not null,
  settings jsonb not null,
  position integer not null,
  draft jsonb not null,
  draft_version integer not null,
  published jsonb,
  published_settings jsonb,
  published_version integer,
  published_at timestamptz,
  deleted_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  updated_by text,
  primary key (website_id, id)
);
create unique index pages_slug on pages (website_id, slug) where deleted_at is null;

create table page_revisions (
  website_id text not null,
  page_id text not null,
  id text not null,
  version integer not null,
  document jsonb not null,
  settings jsonb not null,
  reason text not null,
  created_at timestamptz not null,
  created_by text,
  primary key (website_id, page_id, id)
);
create unique index page_revisions_version on page_revisions (website_id, page_id, version);

create table redirects (
  website_id text not null,
  from_path text not null,
  to_path text not null,
  status integer not null,
  created_at timestamptz not null,
  primary key (website_id, from_path)
);

create table assets (
  website_id text not null,
  id text not null,
  name text not null,
  kind text not null,
  content_type text not null,
  byte_length bigint not null,
  width integer,
  height integer,
  is_animated boolean not null default false,
  blob_key text not null,
  alt_text text not null default '',
  created_at timestamptz not null,
  created_by text,
  deleted_at timestamptz,
  primary key (website_id, id)
);
create index assets_newest on assets (website_id, created_at desc, id desc) where deleted_at is null;

grant select, insert, update, delete on accounts, account_sessions, account_codes, access_tokens, websites,
  website_domains, memberships, rate_counters to sitewright_platform;

do $$
declare name text;
begin
  foreach name in array array['site_documents', 'pages', 'page_revisions', 'redirects', 'assets', 'memberships'] loop
    execute format('alter table %I enable row level security', name);
    execute format('alter table %I force row level security', name);
    execute format('grant select, insert, update, delete on %I to sitewright_site', name);
    execute format(
      'create policy site_rows on %I to sitewright_site using (website_id = current_setting(''app.website_id'', true)) with check (website_id = current_setting(''app.website_id'', true))',
      name);
  end loop;
end $$;
create policy platform_rows on memberships to sitewright_platform using (true) with check (true);
