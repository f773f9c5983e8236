-- The panel shows files of every site at one address: which site a file belongs to, and nothing else of it.
create index assets_id on assets (id);
grant select (id, website_id) on assets to sitewright_platform;
create policy asset_places on assets for select to sitewright_platform using (true);

-- What the built-in address of a site keeps of a session: that this browser belongs to somebody who works on it.
create table contributor_marks (
  token_hash text primary key,
  session_hash text not null references account_sessions (token_hash) on delete cascade,
  website_id text not null references websites (id) on delete cascade,
  -- Of the browser that asked, until it has taken the mark.
  state_hash text,
  created_at timestamptz not null
);
create index contributor_marks_session on contributor_marks (session_hash);
grant select, insert, update, delete on contributor_marks to sitewright_platform;

-- Sessions of a site's own address, and one-time codes that opened them, are of no use any more.
delete from account_codes where purpose = 'handover';
