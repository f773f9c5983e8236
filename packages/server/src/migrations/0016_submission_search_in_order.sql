-- A search that gives the newest finds alone. The other one hands out whole rows, and sorting and filtering many of those
-- took longer than finding them.
--
-- `wanted` is looked for in the index of words, `whole` must be in what was found: a common word is cheaper to see than to
-- read from the index, so its test is written in a way that no index serves. Without the memory a prefix with very many
-- finds is remembered by pages, and all their rows are read.
create function search_submissions(wanted tsquery, whole tsquery, in_state text, of_form text, with_unread boolean,
  with_starred boolean, since timestamptz, before timestamptz, after_at timestamptz, after_id text, most integer)
returns table (id text)
language sql stable security definer set search_path = public, pg_temp set work_mem = '32MB'
as $$
  with found as materialized (
    select s.id, s.created_at, s.state, s.form_id, s.is_read, s.is_starred
    from submissions as s
    where s.words @@ (wanted && quote_literal('site' || current_setting('app.website_id', true))::tsquery)
      and (s.words @@ whole) is not false
      and s.website_id = current_setting('app.website_id', true))
  select found.id from found
  where found.state = in_state
    and (of_form is null or found.form_id = of_form)
    and (with_unread is null or found.is_read <> with_unread)
    and (with_starred is null or found.is_starred = with_starred)
    and (since is null or found.created_at >= since)
    and (before is null or found.created_at < before)
    and (after_at is null or (found.created_at, found.id) < (after_at, after_id))
  order by found.created_at desc, found.id desc limit most
$$;
revoke all on function search_submissions(tsquery, tsquery, text, text, boolean, boolean, timestamptz, timestamptz,
  timestamptz, text, integer) from public;
grant execute on function search_submissions(tsquery, tsquery, text, text, boolean, boolean, timestamptz, timestamptz,
  timestamptz, text, integer) to sitewright_site;
