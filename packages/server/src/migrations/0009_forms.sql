-- Forms as they were published, and what visitors sent with them.

-- What processes sign with. Made once by whoever needs it first.
create table host_secrets (
  name text primary key,
  secret text not null,
  created_at timestamptz not null
);
grant select, insert on host_secrets to sitewright_platform;

create table forms (
  website_id text not null,
  id text not null,
  kind text not null,
  name text not null,
  -- Where it stands: page:{id}, footer or popup.
  place text not null,
  page_id text,
  definition jsonb not null,
  version integer not null,
  is_live boolean not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (website_id, id)
);
create index forms_place on forms (website_id, place);

-- A submission is read by the definition that it was sent with.
create table form_versions (
  website_id text not null,
  form_id text not null,
  version integer not null,
  definition jsonb not null,
  created_at timestamptz not null,
  primary key (website_id, form_id, version)
);

create table submissions (
  website_id text not null,
  -- Named by the key that it was sent with: a key that comes twice meets the row that is there already.
  id text not null,
  form_id text not null,
  form_version integer not null,
  -- inbox, spam or deleted.
  state text not null,
  is_read boolean not null default false,
  is_starred boolean not null default false,
  -- False until the mails, the list and the webhook have their jobs: nothing is delivered twice.
  is_delivered boolean not null default false,
  answers jsonb not null,
  email text,
  words tsvector not null,
  fingerprint text not null,
  spam_reasons text[] not null default '{}',
  page_id text,
  page_path text not null default '',
  page_title text not null default '',
  created_at timestamptz not null,
  state_changed_at timestamptz not null,
  primary key (website_id, id)
);
create index submissions_newest on submissions (website_id, state, created_at desc, id desc);
create index submissions_of_form on submissions (website_id, form_id, state, created_at desc, id desc);
create index submissions_unread on submissions (website_id, created_at desc, id desc)
  where state = 'inbox' and not is_read;
create index submissions_unread_of_form on submissions (website_id, form_id, created_at desc, id desc)
  where state = 'inbox' and not is_read;
create index submissions_starred on submissions (website_id, state, created_at desc, id desc) where is_starred;
create index submissions_email on submissions (website_id, email, created_at desc, id desc) where email is not null;
create index submissions_fingerprint on submissions (website_id, fingerprint, created_at);
create index submissions_deleted on submissions (website_id, state_changed_at) where state = 'deleted';
create index submissions_words on submissions using gin (words);

create table submission_notes (
  website_id text not null,
  submission_id text not null,
  id text not null,
  text text not null,
  created_at timestamptz not null,
  created_by text,
  primary key (website_id, submission_id, id)
);

-- What a form's webhook is signed with.
create table webhook_secrets (
  website_id text not null,
  form_id text not null,
  secret text not null,
  created_at timestamptz not null,
  primary key (website_id, form_id)
);

-- Kept by triggers, for counting a million rows takes longer than showing fifty of them.
create table submission_counts (
  website_id text not null,
  form_id text not null,
  state text not null,
  total bigint not null,
  unread bigint not null,
  primary key (website_id, form_id, state)
);

-- In the order of the key: two transactions that took the rows in different orders would wait for each other.
create function count_added_submissions() returns trigger language plpgsql as $$
begin
  insert into submission_counts as counted (website_id, form_id, state, total, unread)
  select website_id, form_id, state, count(*), count(*) filter (where not is_read)
  from added group by 1, 2, 3 order by 1, 2, 3
  on conflict (website_id, form_id, state)
    do update set total = counted.total + excluded.total, unread = counted.unread + excluded.unread;
  return null;
end $$;

create function count_removed_submissions() returns trigger language plpgsql as $$
begin
  insert into submission_counts as counted (website_id, form_id, state, total, unread)
  select website_id, form_id, state, -count(*), -count(*) filter (where not is_read)
  from removed group by 1, 2, 3 order by 1, 2, 3
  on conflict (website_id, form_id, state)
    do update set total = counted.total + excluded.total, unread = counted.unread + excluded.unread;
  return null;
end $$;

create function count_changed_submissions() returns trigger language plpgsql as $$
begin
  insert into submission_counts as counted (website_id, form_id, state, total, unread)
  select website_id, form_id, state, sum(one), sum(case when is_read then 0 else one end)
  from (
    select website_id, form_id, state, is_read, 1 as one from added
    union all
    select website_id, form_id, state, is_read, -1 from removed
  ) as changes
  group by 1, 2, 3 order by 1, 2, 3
  on conflict (website_id, form_id, state)
    do update set total = counted.total + excluded.total, unread = counted.unread + excluded.unread;
  return null;
end $$;

create trigger submissions_added after insert on submissions
  referencing new table as added for each statement execute function count_added_submissions();
create trigger submissions_removed after delete on submissions
  referencing old table as removed for each statement execute function count_removed_submissions();
create trigger submissions_changed after update on submissions
  referencing old table as removed new table as added for each statement execute function count_changed_submissions();

do $$
declare name text;
begin
  foreach name in array array['forms', 'form_versions', 'submissions', 'submission_notes', 'submission_counts',
    'webhook_secrets'] loop
    execute format('alter table %I enable row level security', name);
    -- The search below runs as the owner of the table, so this one table does not bind its owner.
    if name <> 'submissions' then execute format('alter table %I force row level security', name); end if;
    execute format('grant select, insert, update, delete on %I to sitewright_site', name);
    execute format(
      'create policy site_rows on %I to sitewright_site using (website_id = current_setting(''app.website_id'', true)) with check (website_id = current_setting(''app.website_id'', true))',
      name);
  end loop;
end $$;

-- Row security lets no index of words be used, because a match could tell of rows that are not to be seen. This function
-- may, and looks at the rows of the site alone: each row has its site among its words.
create function find_submissions(wanted tsquery) returns table (id text, created_at timestamptz)
language sql stable security definer set search_path = public, pg_temp
as $$
  select s.id, s.created_at from submissions as s
  where s.words @@ (wanted && quote_literal('site' || current_setting('app.website_id', true))::tsquery)
    and s.website_id = current_setting('app.website_id', true)
$$;
revoke all on function find_submissions(tsquery) from public;
grant execute on function find_submissions(tsquery) to sitewright_site;
