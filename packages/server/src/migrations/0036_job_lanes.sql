-- Jobs wait in lanes, so that slow ones hold up only their like, and sites take turns within each. `is_ready` says that the time
-- of a job has come: whoever looks for work marks it, so that finding the next of a site reads nothing of what waits for later.
alter table jobs add column lane text not null default 'quick', add column is_ready boolean not null default false;

set local role sitewright_platform;
update jobs set lane = case
  when kind = 'mail.send' then 'mail'
  when kind in ('payment.check', 'payment.refund') then 'payments'
  when kind in ('forms.webhook', 'webhooks.deliver') then 'webhooks'
  else 'long' end
where kind in ('mail.send', 'payment.check', 'payment.refund', 'forms.webhook', 'webhooks.deliver', 'mail.clean-outbox',
  'assets.empty-bin', 'assets.remove-bytes', 'lists.empty-bin', 'lists.drop-pending', 'lists.import', 'product-files.sweep',
  'products.import', 'cart.end', 'webhooks.clean', 'pages.empty-bin', 'forms.clean');
reset role;

drop index jobs_due;
create index jobs_later on jobs (run_at) where not is_ready and lease_token is null and dead_at is null;
create index jobs_ready on jobs (lane, website_id, run_at, id) where is_ready and lease_token is null and dead_at is null;
drop index jobs_leases;
create index jobs_leases on jobs (lane, lease_until) where lease_token is not null;
