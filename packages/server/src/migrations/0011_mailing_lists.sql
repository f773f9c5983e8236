-- Mailing lists of a site, who is on them, and what happened to each address. A deleted list rests in a bin until its time is
-- up. The code that confirms a subscription is stored hashed; the one that ends it stands in every mail and only ever ends it.

create table mailing_lists (
  website_id text not null,
  id text not null,
  name text not null,
  double_opt_in boolean not null default false,
  welcome_text text not null default '',
  created_at timestamptz not null,
  created_by text,
  deleted_at timestamptz,
  primary key (website_id, id)
);

create table subscribers (
  website_id text not null,
  id text not null,
  list_id text not null,
  email text not null,
  name text not null default '',
  state text not null,
  source text not null,
  confirm_hash text,
  confirm_until timestamptz,
  confirm_mails integer not null default 0,
  confirm_mail_at timestamptz,
  leave_code text not null,
  created_at timestamptz not null,
  subscribed_at timestamptz,
  unsubscribed_at timestamptz,
  primary key (website_id, id)
);
create unique index subscribers_address on subscribers (website_id, list_id, email);
create index subscribers_of_list on subscribers (website_id, list_id, id);
create index subscribers_by_state on subscribers (website_id, list_id, state, id);
create index subscribers_person on subscribers (website_id, email);
create unique index subscribers_confirm on subscribers (website_id, confirm_hash) where confirm_hash is not null;

create table contact_events (
  website_id text not null,
  id text not null,
  email text not null,
  list_id text,
  kind text not null,
  detail text not null default '',
  created_at timestamptz not null,
  primary key (website_id, id)
);
create index contact_events_person on contact_events (website_id, email, id);

create table list_imports (
  website_id text not null,
  id text not null,
  list_id text not null,
  file_name text not null,
  blob_key text not null,
  plan jsonb not null,
  state text not null,
  problem text not null default '',
  lines_total integer not null default 0,
  lines_done integer not null default 0,
  added integer not null default 0,
  updated integer not null default 0,
  unchanged integer not null default 0,
  kept_out integer not null default 0,
  failed integer not null default 0,
  created_at timestamptz not null,
  created_by text,
  finished_at timestamptz,
  primary key (website_id, id)
);
create index list_imports_of_list on list_imports (website_id, list_id, id);

create table list_import_errors (
  website_id text not null,
  import_id text not null,
  line integer not null,
  problem text not null,
  content text not null,
  primary key (website_id, import_id, line)
);

alter table mailing_lists enable row level security;
alter table mailing_lists force row level security;
alter table subscribers enable row level security;
alter table subscribers force row level security;
alter table contact_events enable row level security;
alter table contact_events force row level security;
alter table list_imports enable row level security;
alter table list_imports force row level security;
alter table list_import_errors enable row level security;
alter table list_import_errors force row level security;
grant select, insert, update, delete
  on mailing_lists, subscribers, contact_events, list_imports, list_import_errors to sitewright_site;
create policy site_rows on mailing_lists to sitewright_site
  using (website_id = current_setting('app.website_id', true))
  with check (website_id = current_setting('app.website_id', true));
create policy site_rows on subscribers to sitewright_site
  using (website_id = current_setting('app.website_id', true))
  with check (website_id = current_setting('app.website_id', true));
create policy site_rows on contact_events to sitewright_site
  using (website_id = current_setting('app.website_id', true))
  with check (website_id = current_setting('app.website_id', true));
create policy site_rows on list_imports to sitewright_site
  using (website_id = current_setting('app.website_id', true))
  with check (website_id = current_setting('app.website_id', true));
create policy site_rows on list_import_errors to sitewright_site
  using (website_id = current_setting('app.website_id', true))
  with check (website_id = current_setting('app.website_id', true));
