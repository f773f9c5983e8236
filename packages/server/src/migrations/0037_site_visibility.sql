-- Who sees a site, as its owner wants, and the hash of the password where one opens it. Sites that are there already stay public.
alter table websites add column visibility text not null default 'public'
  check (visibility in ('private', 'password', 'coming-soon', 'public'));
alter table websites add column password_hash text;
