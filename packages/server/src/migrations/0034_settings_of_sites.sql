-- The settings of several sites, for the list of somebody's sites: one question instead of one for each. Row security goes on
-- to show one site at a time, and the setting that names it is what it was before when the function ends.
create function settings_of_sites(ids text[]) returns table (website_id text, body jsonb)
language plpgsql volatile security definer set search_path = public, pg_temp
as $$
declare
  wanted text;
  before text := current_setting('app.website_id', true);
begin
  foreach wanted in array ids loop
    perform set_config('app.website_id', wanted, true);
    return query select d.website_id, d.body from site_documents as d where d.website_id = wanted and d.name = 'settings';
  end loop;
  perform set_config('app.website_id', coalesce(before, ''), true);
end $$;
revoke all on function settings_of_sites(text[]) from public;
grant execute on function settings_of_sites(text[]) to sitewright_platform;
