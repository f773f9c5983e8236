-- Members of a site, called site users in its calls. An address is stored in small letters and is known once per site. Who
-- only asked to join has a code and no row of their own until they confirm it. Secrets are stored hashed, all but the
-- anti-forgery token, which is worth nothing without the session that it belongs to.

create table site_users (
  website_id text not null,
  id text not null,
  email text not null,
  name text not null default '',
  password_hash text,
  state text not null,
  created_at timestamptz not null,
  confirmed_at timestamptz,
  signed_in_at timestamptz,
  primary key (website_id, id)
);
create unique index site_users_email on site_users (website_id, email);
create index site_users_by_state on site_users (website_id, state, id);

create table site_user_sessions (
  website_id text not null,
  token_hash text not null,
  site_user_id text not null,
  xsrf_token text not null,
  is_remembered boolean not null,
  created_at timestamptz not null,
  last_seen_at timestamptz not null,
  expires_at timestamptz not null,
  primary key (website_id, token_hash)
);
create index site_user_sessions_person on site_user_sessions (website_id, site_user_id);
create index site_user_sessions_end on site_user_sessions (website_id, expires_at);

create table site_user_codes (
  website_id text not null,
  id text not null,
  purpose text not null,
  email text not null,
  code_hash text,
  name text not null default '',
  password_hash text,
  next_path text not null default '',
  created_at timestamptz not null,
  expires_at timestamptz not null,
  primary key (website_id, id)
);
create unique index site_user_codes_hash on site_user_codes (website_id, code_hash) where code_hash is not null;
create index site_user_codes_person on site_user_codes (website_id, email);

alter table site_users enable row level security;
alter table site_users force row level security;
alter table site_user_sessions enable row level security;
alter table site_user_sessions force row level security;
alter table site_user_codes enable row level security;
alter table site_user_codes force row level security;
grant select, insert, update, delete on site_users, site_user_sessions, site_user_codes to sitewright_site;
create policy site_rows on site_users to sitewright_site
  using (website_id = current_setting('app.website_id', true))
  with check (website_id = current_setting('app.website_id', true));
create policy site_rows on site_user_sessions to sitewright_site
  using (website_id = current_setting('app.website_id', true))
  with check (website_id = current_setting('app.website_id', true));
create policy site_rows on site_user_codes to sitewright_site
  using (website_id = current_setting('app.website_id', true))
  with check (website_id = current_setting('app.website_id', true));
