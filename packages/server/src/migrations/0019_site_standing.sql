-- What a site is to the platform: its status and type by the numbers of the documents, the version that it was made
-- with, and the experiments that run on it. Sites that are there already are live and free of charge.
alter table websites add column status integer not null default 7
  check (status in (1, 2, 3, 4, 5, 6, 7, 8, 11, 12, 13, 14, 15));
alter table websites add column website_type integer not null default 1 check (website_type between 1 and 5);
alter table websites add column site_version text not null default '7.1' check (site_version in ('7', '7.1', '8'));
alter table websites add column experiments jsonb not null default '{}';
