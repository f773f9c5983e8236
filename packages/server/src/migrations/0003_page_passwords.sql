-- Passwords that open pages. Beside the pages, so that no read of a page can carry one along.

create table page_passwords (
  website_id text not null,
  page_id text not null,
  password_hash text not null,
  updated_at timestamptz not null,
  primary key (website_id, page_id)
);

alter table page_passwords enable row level security;
alter table page_passwords force row level security;
grant select, insert, update, delete on page_passwords to sitewright_site;
create policy site_rows on page_passwords to sitewright_site
  using (website_id = current_setting('app.website_id', true))
  with check (website_id = current_setting('app.website_id', true));
