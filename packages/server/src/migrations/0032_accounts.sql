-- An address belongs to who confirmed it. Before that anybody may have typed it: such accounts do not know of each other.
drop index accounts_email;
create unique index accounts_confirmed_email on accounts (lower(email)) where email_verified_at is not null;
create index accounts_email on accounts (lower(email), created_at);

create table contributor_invitations (
  website_id text not null references websites (id) on delete cascade,
  id text not null,
  email text not null,
  roles integer[] not null,
  inviter_account_id text not null references accounts (id) on delete cascade,
  token_hash text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  primary key (website_id, id)
);
create unique index contributor_invitations_email on contributor_invitations (website_id, email);
create index contributor_invitations_token on contributor_invitations (token_hash);

alter table contributor_invitations enable row level security;
alter table contributor_invitations force row level security;
grant select, insert, update, delete on contributor_invitations to sitewright_site, sitewright_platform;
create policy site_rows on contributor_invitations to sitewright_site
  using (website_id = current_setting('app.website_id', true))
  with check (website_id = current_setting('app.website_id', true));
create policy platform_rows on contributor_invitations to sitewright_platform using (true) with check (true);
